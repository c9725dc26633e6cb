"""Life stories in a terminal: at the end of a match, and of a record."""

import io

import pytest
from rich.console import Console

from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.record import write_record
from laufspiel.kernel.story import stories_of
from laufspiel.terminal import replay
from laufspiel.terminal.replay import tell_in_terminal
from tests.terminal.playing import match_of, played

GANG = "es-geht-seinen-gang"


@pytest.fixture(scope="module")
def lived(tmp_path_factory):
    """A match of one person and a bot that is over, and what was shown on the way."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        match = match_of(GANG, 1, 1)
        path = tmp_path_factory.mktemp("lives") / "life.json"
        shown = played(match, path, *["1"] * 3000, monkeypatch=monkeypatch)
    assert match.is_over
    return match, shown


def told(match, monkeypatch, tmp_path, stories, language="en"):
    """What `replay --story` prints of this match."""
    shown = io.StringIO()
    monkeypatch.setattr(replay, "out", lambda: Console(file=shown, width=200))
    file = tmp_path / "life.json"
    file.write_bytes(write_record(match, stories=stories))
    tell_in_terminal(file, language)
    return shown.getvalue()


def test_at_the_end_the_life_of_each_person_is_told(lived):
    match, shown = lived
    name, bot = match.setup.names
    assert str(shown).count(f"The life of {name}") == 1
    assert f"The life of {bot}" not in str(shown)


def test_a_record_tells_all_lives_in_the_language_asked_for(lived, monkeypatch, tmp_path):
    match, _ = lived
    for language, heading in (("en", "The life of"), ("de", "Das Leben von"), ("es", "La vida de")):
        assert told(match, monkeypatch, tmp_path, {}, language).count(heading) == len(stories_of(match))


def test_what_a_player_has_told_stands_in_place_of_the_offer(lived, monkeypatch, tmp_path):
    match, _ = lived
    offered = told(match, monkeypatch, tmp_path, {})
    shared = told(match, monkeypatch, tmp_path, {0: "Just [red]lived[/].\nThat's all."})
    assert "Just [red]lived[/].\nThat's all." in shared
    assert offered.partition("The life of")[0] == shared.partition("The life of")[0]
    assert offered.rpartition("The life of")[2] == shared.rpartition("The life of")[2]


def test_a_match_without_stories_says_so(lived, monkeypatch, tmp_path):
    match, _ = lived
    unfinished = match_of(GANG, 1, 1)
    for match, why in ((unfinished, "isn't over yet"), (match_of("kids", 1, 1), "kids tells no stories")):
        with pytest.raises(OptionError, match=why):
            told(match, monkeypatch, tmp_path, {})
