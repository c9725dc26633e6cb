"""Puts words into sentences: Fluent messages of the whole program and of each game, in three languages."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from laufspiel.games import all_games
from laufspiel.kernel.contract import Game
from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.words import SEAT_ARGUMENTS, SEVERAL, Argument, Titles, Words

NO_TITLES: Titles = {}


def say(words: Words, language: str = "en", names: Sequence[str] = (), titles: Titles = NO_TITLES) -> str:
    """The sentence in a language, English where that has none.

    `names` are the players' by seat; an argument that is a key of `titles` is shown as its title, and one that
    begins with `SEVERAL` as the titles of its keys. An id that no language knows is shown as it is, so that a
    mistake is seen.
    """
    args = {key: _shown(key, value, language, names, titles) for key, value in words.args.items()}
    for bundle in (bundle_of(language), bundle_of("en")):
        if bundle.has_message(words.id) and (pattern := bundle.get_message(words.id).value):
            return str(bundle.format_pattern(pattern, args)[0])
    return words.id


def tell(id: str, language: str = "en", **args: Argument) -> str:
    """The sentence of a message id: `tell("kids-title", "de")`."""
    return say(Words(id, args), language)


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language; of English for a language that isn't here. Without marks for text direction."""
    known = language if language in LANGUAGES else "en"
    bundle = FluentBundle([known], use_isolating=False)
    for text in texts_of(known):
        bundle.add_resource(FluentResource(text))
    return bundle


def texts_of(language: str) -> list[str]:
    """The Fluent files of a language: what is common first, then each game's own, then their stories."""
    games = [resources.files(game.package) for game in all_games().values()]
    folders = [resources.files("laufspiel"), *games, *(game / "story" for game in games)]
    return [file.read_text("utf-8") for folder in folders if (file := _text(folder, language)).is_file()]


def _text(folder: Traversable, language: str) -> Traversable:
    return folder / "text" / f"{language}.ftl"


def rule_ids(game: Game) -> list[str]:
    """The ids of a game's rules in the order of its English text: `kids-rule-K-01` tells of K-01."""
    beginning = rf"^{re.escape(game.id)}-rule-([A-Z]+-\w+) ="
    return [id for text in texts_of("en") for id in re.findall(beginning, text, re.MULTILINE)]


def title_in(title: Mapping[str, str], language: str) -> str:
    """A title in a language, in English where the edition has none in that."""
    return title.get(language) or title["en"]


def _shown(key: str, value: Argument, language: str, names: Sequence[str], titles: Titles) -> Argument:
    """An argument as it is shown: a seat by its player's name, a card or space of the edition by its title."""
    if key in SEAT_ARGUMENTS:
        return names[value] if isinstance(value, int) and 0 <= value < len(names) else value
    if isinstance(value, str) and value.startswith(SEVERAL):
        return ", ".join(_quoted(one, language, titles) for one in value.removeprefix(SEVERAL).split(","))
    return title_in(titles[value], language) if isinstance(value, str) and value in titles else value


def _quoted(key: str, language: str, titles: Titles) -> str:
    return tell("quoted", language, title=title_in(titles[key], language) if key in titles else key)
