"""Pieces move for those who like it, rest for those who don't, and nobody waits for either."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Table

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["kids", "asi-es-la-vida"])
STILL_AT = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def moved(table):
    return table.page.evaluate("window.__moved")


def some_acts(count):
    done = 0

    def until(_waits_for):
        nonlocal done
        done += 1
        return done > count

    return until


@GAMES
def test_nothing_moves_for_those_who_asked_for_reduced_motion(visit, server, game):
    made = server.lay(game, None, "greedy", "greedy")
    table = Table(visit(f"/t/{made['code']}", tables=[made], still=True))
    table.play_by_mouse(until=some_acts(8))
    table.button("rules-title").click()
    expect(table.dialog("rules-title")).to_be_visible()
    assert moved(table) == 0
    assert table.page.evaluate(STILL_AT) == 0


@GAMES
def test_at_once_means_at_once_though_the_device_allows_motion(visit, server, game):
    made = server.lay(game, None, "greedy", "greedy")
    table = Table(visit(f"/t/{made['code']}", tables=[made], still=False, settings={"speed": "none"}))
    table.play_by_mouse(until=some_acts(8))
    assert table.page.evaluate("window.__animated") == 0


@GAMES
def test_dice_tumble_and_pieces_walk_for_those_who_like_it(visit, server, game):
    made = server.lay(game, None, "greedy", "greedy")
    table = Table(visit(f"/t/{made['code']}", tables=[made], still=False, settings={"speed": "fast"}))
    table.play_by_mouse(until=some_acts(3))
    assert table.page.evaluate("window.__animated") > 3


@GAMES
def test_a_click_on_the_board_hurries_what_is_shown(visit, server, game):
    made = server.lay(game, None, *["greedy"] * 3)
    table = Table(visit(f"/t/{made['code']}", tables=[made], still=False))
    table.play_by_mouse(until=lambda waits_for: waits_for == "piece")
    table.choices.first.press("Enter")
    table.page.wait_for_function("() => document.querySelector('.bar .undo').disabled")
    # In a corner of the board, where no piece stands.
    table.page.locator("main").click(position={"x": 5, "y": 5})
    assert table.wait() in ("throw", "piece", "button")


@GAMES
def test_the_table_goes_on_while_its_past_is_shown(visit, server, game):
    """What is on show may be behind; the table itself isn't, and a reload shows it."""
    made = server.lay(game, None, *["greedy"] * 3)
    table = Table(visit(f"/t/{made['code']}", tables=[made], still=False, settings={"rolls": "auto"}))
    table.play_by_mouse(until=lambda waits_for: waits_for == "piece")
    shown = table.lines
    table.choices.first.press("Enter")
    table.page.wait_for_function("() => document.querySelector('.bar .undo').disabled")
    table.page.reload()
    assert table.wait_anew() in ("throw", "piece", "button")
    assert table.lines > shown + 6
