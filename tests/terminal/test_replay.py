import io

import pytest
from rich.console import Console

from laufspiel.terminal.replay import _step_through, _step_wished, lines_of
from laufspiel.terminal.screen import Screen
from tests.terminal.playing import match_of, played


@pytest.fixture
def match(tmp_path, monkeypatch):
    match = match_of("kids", 1, 1)
    played(match, tmp_path / "match.json", *["1"] * 2000, monkeypatch=monkeypatch)
    return match


def seen(match, monkeypatch, *written):
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in written)))
    _step_through(Screen(Console(file=shown, width=80), "en"), match, lines_of(match, "en"))
    return shown.getvalue().splitlines()


def stepped(match, monkeypatch, *written):
    return [line for line in seen(match, monkeypatch, *written) if line.startswith("Step ")]


def test_every_action_has_its_lines(match):
    lines = lines_of(match, "en")
    assert len(lines) == len(match.actions)
    assert all(lines)
    assert "wins" in lines[-1][-1]


def test_one_steps_on_and_back_and_jumps(match, monkeypatch):
    last = len(match.actions)
    shown = stepped(match, monkeypatch, "", "", "b", "10", "99999", "b", "what?", "0", "b", "q")
    assert shown == [f"Step {step} of {last}" for step in (0, 1, 2, 1, 10, last, last - 1, last - 1, 0, 0)]


def test_what_is_not_understood_is_answered_by_what_can_be_written(match, monkeypatch):
    told = f"Write a number from 0 to {len(match.actions)}."
    assert [line for line in seen(match, monkeypatch, "what?", "", "-1", "q") if line == told] == [told] * 2


def test_the_last_step_is_the_end(match, monkeypatch):
    assert _step_wished("", len(match.actions), len(match.actions)) == len(match.actions)
