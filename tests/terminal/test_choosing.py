"""Choices on a small screen: side by side, by the page, and never scrolling the board away."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.terminal.choosing import layouts, page_of
from laufspiel.terminal.screen import KEYS, Screen
from tests.terminal.playing import match_of, played

SHORT = [f"go to square {i}" for i in range(1, 31)]
LONG = [
    f"give away the washing machine from the cellar, nearly without rust, number {i}" for i in range(1, 31)
]


def test_choices_stand_in_ever_more_columns_that_are_read_downwards():
    heights = [sheet.height for sheet in layouts(SHORT, 80)]
    assert heights == [30, 15, 10]
    *_, last = layouts(SHORT, 80)
    assert " ".join(last.lines[0].split()) == "1 go to square 1 11 go to square 11 21 go to square 21"
    assert all(cell_len(line) <= 80 for line in last.lines)


def test_what_is_too_long_for_a_line_goes_on_under_its_text():
    (sheet,) = layouts(LONG, 60)
    assert sheet.height == 60
    assert sheet.lines[0].startswith(" 1  give away")
    assert sheet.lines[1].startswith("    ")
    assert not sheet.is_part


@pytest.mark.parametrize("texts", [SHORT, LONG])
def test_turning_pages_shows_each_choice_once_and_begins_again(texts):
    shown, page = [], 0
    while not shown or shown[-1].last < len(texts):
        shown.append(page_of(texts, 60, 8, page))
        page += 1
    assert len(shown) > 1
    assert [sheet.first for sheet in shown] == [1, *(sheet.last + 1 for sheet in shown[:-1])]
    assert all(sheet.height <= 8 and sheet.is_part for sheet in shown)
    assert page_of(texts, 60, 8, page) == shown[0]


@pytest.mark.parametrize(("game", "players"), [("kids", 4), ("vida", 6), ("go-for-it", 6), ("gang", 6)])
def test_heading_board_choices_and_answer_fit_a_screen_of_24_lines(game, players):
    match, chance = match_of(game, players, 0), random.Random(players)
    busiest = 0
    while not match.is_over and len(match.actions) < 500:
        if match.actor == LUCK:
            match.draw_luck(SeededLuck(7, len(match.actions)))
            continue
        choices = match.choices()
        if len(choices) > busiest or len(match.actions) % 50 == 0:
            busiest = max(busiest, len(choices))
            for language in ("en", "de", "es"):
                assert height_shown(match, language) + KEYS <= 24
        match.act(match.number_for(match.actor, chance.choice(choices).action))
    assert busiest > 1


def height_shown(match, language):
    shown = io.StringIO()
    console = Console(
        file=shown, width=80, height=24, highlight=False, force_terminal=True, color_system=None
    )
    Screen(console, language).show(match, match.actor, ["Something happened."] * 30)
    return len(shown.getvalue().splitlines())


def test_plus_turns_to_the_choices_that_found_no_room(tmp_path, monkeypatch):
    match = match_of("go-for-it", 6, 0)
    chance = random.Random(1)
    while match.actor == LUCK or len(match.choices()) < 36:
        if match.actor == LUCK:
            match.draw_luck(SeededLuck(1, len(match.actions)))
        else:
            match.act(match.number_for(match.actor, chance.choice(match.choices()).action))
    count = len(match.choices())
    shown = played(match, tmp_path / "m.json", *"+++++++++", monkeypatch=monkeypatch, terminal=True)
    first = shown.partition("+ shows more")[0]
    assert first != shown
    assert f"\n{count}  " not in first
    assert f"\n{count}  " in shown


def test_b_tells_the_whole_table_and_comes_back(tmp_path, monkeypatch):
    shown = played(
        match_of("gang", 1, 5),
        tmp_path / "m.json",
        "1",
        "b",
        *[""] * 9,
        monkeypatch=monkeypatch,
        terminal=True,
    )
    assert "Press Enter to go on." in shown
    assert "Es geht seinen Gang ·" in shown.rpartition("Press Enter to go on.")[2]
