"""Life stories in a terminal: at the end of a match, and of a record."""

import io
import stat

import pytest
from rich.console import Console

from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.fairness import Fairness
from laufspiel.kernel.record import fairness_in, write_record
from laufspiel.kernel.story import stories_of
from laufspiel.terminal import replay
from laufspiel.terminal.replay import replay_in_terminal, tell_in_terminal
from laufspiel.terminal.retelling import edited_in
from laufspiel.terminal.saves import load_stories, save, save_stories
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


def retold(match, path, *written, monkeypatch):
    """The end of a match that is over, with these lines written."""
    save(match, path)
    return played(match, path, *written, monkeypatch=monkeypatch)


def test_a_life_told_line_by_line_is_kept_with_the_record(lived, monkeypatch, tmp_path):
    match, _ = lived
    file = tmp_path / "life.json"
    shown = retold(match, file, "1", "I was born.", "I went to the Disko.", "", "", monkeypatch=monkeypatch)
    assert "The story of Anna is kept with the record." in shown
    assert load_stories(file) == {0: "I was born.\nI went to the Disko."}
    again = played(match, file, "", monkeypatch=monkeypatch)
    assert "I was born.\nI went to the Disko." in again


def test_nothing_written_leaves_a_story_and_a_dash_takes_the_programs_words(lived, monkeypatch, tmp_path):
    match, _ = lived
    file = tmp_path / "life.json"
    retold(match, file, "1", "Mine.", "", monkeypatch=monkeypatch)
    played(match, file, "1", "", "", monkeypatch=monkeypatch)
    assert load_stories(file) == {0: "Mine."}
    shown = played(match, file, "1", "-", "", "", monkeypatch=monkeypatch)
    assert "told in the program’s words" in shown
    assert load_stories(file) == {}


def test_a_number_of_nobody_is_answered_with_those_there_are(lived, monkeypatch, tmp_path):
    match, _ = lived
    shown = retold(match, tmp_path / "life.json", "7", "x", "", monkeypatch=monkeypatch)
    assert shown.count("Write one of these numbers: 1 Anna") == 2


def test_a_story_too_long_is_cut_and_that_is_told(lived, monkeypatch, tmp_path):
    match, _ = lived
    file = tmp_path / "life.json"
    shown = retold(match, file, "1", "ha " * 2000, "", "", monkeypatch=monkeypatch)
    assert "a story has up to 5,000 letters" in shown
    assert 4990 < len(load_stories(file)[0]) <= 5000


def test_an_editor_gets_the_text_and_gives_it_back(tmp_path):
    editor = tmp_path / "editor"
    editor.write_text('#!/bin/sh\necho "and then" >> "$2"\n')
    editor.chmod(editor.stat().st_mode | stat.S_IXUSR)
    assert edited_in(f"{editor} --wait", "I was born.") == "I was born.\nand then"


def test_an_editor_that_is_not_there_gives_way_to_writing_here(lived, monkeypatch, tmp_path):
    match, _ = lived
    monkeypatch.setenv("VISUAL", "no-such-editor")
    monkeypatch.setattr("laufspiel.terminal.retelling.is_at_a_terminal", lambda screen: True)
    file = tmp_path / "life.json"
    shown = retold(match, file, "1", "Here.", "", "", monkeypatch=monkeypatch)
    assert "The editor “no-such-editor” can’t be used" in shown
    assert load_stories(file) == {0: "Here."}


def test_the_checkable_dice_of_a_record_stay_when_a_story_is_kept(lived, tmp_path):
    match, _ = lived
    file = tmp_path / "life.json"
    dice = Fairness(scheme="sealed", seals=[], seeds=[])
    file.write_bytes(write_record(match, dice))
    save_stories(match, file, {0: "Mine."})
    assert fairness_in(file.read_bytes()) == dice
    assert load_stories(file) == {0: "Mine."}


def test_a_replay_ends_with_the_stories_that_were_told(lived, monkeypatch, tmp_path):
    match, _ = lived
    file = tmp_path / "life.json"
    for stories, count in (({}, 0), ({1: "Beep."}, 1)):
        shown = io.StringIO()
        monkeypatch.setattr(replay, "out", lambda shown=shown: Console(file=shown, width=200))
        file.write_bytes(write_record(match, stories=stories))
        replay_in_terminal(file, "en", all_steps=True)
        assert shown.getvalue().count("The life of") == count
        assert shown.getvalue().count("Beep.") == count
