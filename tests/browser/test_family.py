"""A family at one device: an own board with a mistake, a forgotten name, a pawn touched in haste, hidden cards."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from laufspiel.games import all_games
from tests.browser.pages import NewTable, Table, settle
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

MISTAKE = ("[entries]\nblue = 24", "[entries]\nblue = 99")


def board():
    """The standard board of Kids as its file says it."""
    return (files(all_games()["kids"].package) / "editions" / "standard.toml").read_text()


def test_an_own_board_is_read_again_once_mended(visit, tmp_path):
    form = NewTable(visit("/new/kids"))
    form.visitor.expect("400")
    file = tmp_path / "own.toml"
    for text in (board().replace(*MISTAKE), board()):
        file.write_text(text)
        form.page.locator("input[type=file]").set_input_files(file)
        expect(form.page.get_by_role("alert")).to_have_count(0)
        form.button("new-start").click()
        if text != board():
            expect(form.page.get_by_role("alert")).to_contain_text("entries.blue is 99")
    expect(Table(form.visitor).board).to_be_visible()


def test_a_name_is_more_than_blanks(visit):
    form = NewTable(visit("/new/kids"))
    name = form.page.get_by_label(form.say("new-name"), exact=True).first
    name.fill("   ")
    form.button("new-start").click()
    expect(form.page.locator("input:invalid")).to_have_count(1)
    name.fill("Anna María")
    form.button("new-start").click()
    expect(Table(form.visitor).board).to_be_visible()


def test_a_choice_is_taken_back_before_the_next_throw(visit, server):
    made = server.lay("kids", None, None)
    table = Table(visit(f"/t/{made['code']}", tables=[made], settings={"rolls": "tap"}))
    table.play_by_mouse(until=lambda waits_for: waits_for != "throw")
    before = table.seen()
    table.choices.first.press("Enter")
    assert table.wait() == "throw"
    table.button("undo").click()
    table.expect_seen(before)


def test_no_key_lifts_the_curtain(visit, server):
    made = server.lay("asi-es-la-vida", None, None, options={"first": "seat", "hidden_stock": "yes"})
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    curtain = table.page.get_by_role("dialog", name=table.say("curtain-title", name="Anna"))
    expect(curtain).to_be_visible()
    for _ in range(4):
        table.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    table.button("curtain-lift", name="Anna").click()
    expect(curtain).to_be_hidden()
    assert table.wait() in ("piece", "button")


def test_on_a_phone_the_end_tells_all_dice(visit, server):
    over = server.lay_played("asi-es-la-vida", None, None, "random", options={"first": "seat"})
    table = Table(visit(f"/t/{over['code']}", size=PHONE, tables=[over]))
    dice = table.result.get_by_role("table")
    expect(dice).to_be_visible()
    settle(table.page)
    assert dice.evaluate("(table) => table.offsetWidth <= table.parentElement.clientWidth")


def test_a_rematch_is_offered_only_when_the_game_is_over(visit, server):
    running = server.lay_played("kids", None, "random", until=lambda play: len(play.deeds) > 20)
    over = server.lay_played("kids", None, "random")
    visitor = visit(f"/t/{running['code']}", tables=[running, over])
    table = Table(visitor)
    table.wait()
    table.button("menu-title").click()
    menu = table.dialog("menu-title")
    expect(menu.get_by_role("link", name=table.say("replay"))).to_be_visible()
    expect(menu.get_by_role("button", name=table.say("rematch"))).to_have_count(0)

    visitor.go(f"/t/{over['code']}")
    expect(table.result).to_be_visible()
    expect(table.result.get_by_role("button", name=table.say("rematch"))).to_be_visible()
    table.page.keyboard.press("Escape")
    table.button("menu-title").click()
    menu.get_by_role("button", name=table.say("rematch")).click()
    expect(table.page).not_to_have_url(re.compile(over["code"]))
    expect(table.page.get_by_text(table.say("log-empty"))).to_be_visible()
    expect(table.page.locator(".players li")).to_contain_text(["Anna", "Ben"])
