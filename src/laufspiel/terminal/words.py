"""The terminal's own sentences, beside those that every face shares."""

import os
from functools import cache
from importlib import resources

from fluent.runtime import FluentResource

from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.match import Setup
from laufspiel.kernel.words import Argument, Words
from laufspiel.words import bundle_of
from laufspiel.words import say as say_shared


def language_wished(wanted: str) -> str:
    """The language asked for, else the system's, else English. Raises OptionError for one that isn't here."""
    if wanted:
        if wanted not in LANGUAGES:
            raise OptionError(f"There is no language “{wanted}”; there are {', '.join(LANGUAGES)}.")
        return wanted
    system = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return system[:2] if system[:2] in LANGUAGES else "en"


def say(words: Words, language: str, setup: Setup | None = None) -> str:
    """A sentence of a game or of the terminal; of a match, with its players' names and its edition's titles."""
    _add_own(language)
    _add_own("en")
    return say_shared(words, language, setup.names, setup.titles) if setup else say_shared(words, language)


def tell(id: str, language: str, **args: Argument) -> str:
    """A sentence by its id; arguments are shown as they are."""
    return say(Words(id, args), language)


@cache
def _add_own(language: str) -> None:
    file = resources.files(__package__) / "text" / f"{language}.ftl"
    bundle_of(language).add_resource(FluentResource(file.read_text("utf-8")))
