import re
from importlib import resources

import pytest

from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.errors import OptionError
from laufspiel.terminal.words import language_wished, tell

SOURCES = resources.files("laufspiel.terminal")


def ids(language):
    text = (SOURCES / "text" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_every_message_once(language):
    assert ids(language) == ids("en")
    assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asked_for_is_there(language):
    files = [*SOURCES.iterdir(), *(SOURCES / "boards").iterdir()]
    code = "".join(file.read_text("utf-8") for file in files if file.name.endswith(".py"))
    asked = set(re.findall(r"[\"'](terminal-[\w-]+)[\"']", code))
    assert asked
    assert asked <= set(ids(language))


def test_the_systems_language_is_spoken(monkeypatch):
    for key in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(key, raising=False)
    for system, spoken in (("de_AT.UTF-8", "de"), ("es_MX", "es"), ("fr_FR", "en"), ("C", "en"), ("", "en")):
        monkeypatch.setenv("LANG", system)
        assert language_wished("") == spoken


def test_a_wish_outdoes_the_system(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language_wished("es") == "es"
    with pytest.raises(OptionError, match="“fr”; there are en, de, es"):
        language_wished("fr")


def test_plurals_follow_the_language():
    assert tell("terminal-vida-hidden", "de", count=1) == "1 Karte"
    assert tell("terminal-vida-hidden", "de", count=2) == "2 Karten"
