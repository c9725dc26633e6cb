"""A reload, a lost network or a killed server loses nothing, and the page comes back by itself."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Shelf, Table

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["kids", "asi-es-la-vida"])
STANDING = "main .visually-hidden li"
"""Where each piece stands, in words."""

# What the browser itself says while there is no server.
NO_SERVER = (
    "ERR_CONNECTION_REFUSED",
    "WebSocket connection",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONTENT_LENGTH_MISMATCH",
)


def after(acts, waits_for="piece"):
    """Stops a game when a person has done so much and is asked for this."""
    done = 0

    def until(asked):
        nonlocal done
        done += 1
        return done > acts and asked == waits_for

    return until


def actions_of(server, code):
    return json.loads(server.record(code))["actions"]


@GAMES
def test_a_reload_in_mid_game_gives_the_same_table(visit, game):
    table = Shelf(visit()).play_now(game)
    assert table.play_by_mouse(until=after(8)) == "piece"
    before = table.seen()
    table.page.reload()
    assert table.wait_anew() == "piece"
    table.expect_seen(before)
    assert table.play_by_mouse(until=after(4)) == "piece"


@GAMES
def test_a_table_left_waits_on_the_shelf_as_it_was(visit, game):
    table = Shelf(visit()).play_now(game)
    assert table.play_by_mouse(until=after(5)) == "piece"
    before, code = table.seen(), table.page.url.rsplit("/", 1)[1]
    table.link("to-shelf").click()
    Shelf(table.visitor).running(code).click()
    assert table.wait_anew() == "piece"
    table.expect_seen(before)


@GAMES
def test_a_server_killed_and_started_again_goes_on_where_it_was(visit, frail_server, game):
    visitor = visit(at=frail_server)
    table = Shelf(visitor).play_now(game)
    assert table.play_by_mouse(until=after(8)) == "piece"
    before = table.seen()
    lost = table.page.get_by_role("status").filter(has_text=table.say("wire-lost"))
    expect(lost).to_have_count(0)

    visitor.expect(*NO_SERVER)
    frail_server.kill()
    expect(lost).to_be_visible()
    frail_server.start()
    expect(lost).to_have_count(0)

    assert table.wait_anew() == "piece"
    table.expect_seen(before)
    assert table.play_by_mouse(until=after(4)) == "piece"


def test_a_page_opened_while_the_server_is_away_says_so_and_comes_by_itself(visit, frail_server):
    made = frail_server.lay("kids", None, "greedy")
    visitor = visit(at=frail_server, tables=[made])
    table = Table(visitor)
    Shelf(visitor).running(made["code"]).wait_for()
    visitor.expect(*NO_SERVER)
    frail_server.kill()
    table.page.evaluate(
        f"history.pushState(null, '', '/t/{made['code']}'); dispatchEvent(new Event('popstate'))"
    )
    expect(table.page.get_by_text(table.say("wire-lost"))).to_be_visible()
    frail_server.start()
    assert table.wait() in ("piece", "throw", "button")


def test_a_move_chosen_as_the_server_dies_is_made_once(visit, frail_server):
    made = frail_server.lay("asi-es-la-vida", None, None, options={"first": "seat"})
    visitor = visit(f"/t/{made['code']}", at=frail_server, tables=[made])
    table = Table(visitor)
    assert table.wait() == "piece"
    before = len(actions_of(frail_server, made["code"]))

    # The page doesn't know yet that nobody hears it: the wire is cut where the page can't see it.
    visitor.expect(*NO_SERVER)
    frail_server.freeze()
    table.choices.first.press("Enter")
    frail_server.kill()
    frail_server.start()

    assert table.wait() == "throw"
    mine = actions_of(frail_server, made["code"])[before:]
    assert [action["do"] for action in mine] == ["figure", "roll"]


def test_a_second_window_plays_on_and_the_first_watches_until_it_is_wanted_again(visit, server):
    made = server.lay("asi-es-la-vida", None, None)
    one = Table(visit(f"/t/{made['code']}", tables=[made]))
    assert one.wait() == "piece"
    other = Table(visit(f"/t/{made['code']}", tables=[made]))
    assert other.play_by_mouse(until=after(6)) == "piece"
    expect(one.page.get_by_text(one.say("banner-elsewhere", name="", count=2))).to_be_visible()
    expect(one.choices).to_have_count(0)
    expect(one.page.locator(".surface .log li")).to_have_count(other.lines)
    expect(one.page.locator(STANDING)).to_have_text(other.seen()["board"])

    one.button("banner-play-here").click()
    assert one.wait_anew() == "piece"
    expect(one.button("banner-play-here")).to_have_count(0)
    expect(other.button("banner-play-here")).to_be_visible()
    expect(other.page.locator(STANDING)).to_have_text(one.seen()["board"])
    assert one.play_by_mouse(until=after(4)) == "piece"


def test_a_watcher_sees_the_table_and_can_do_nothing(visit, server):
    made = server.lay_played("kids", None, None, until=lambda play: len(play.deeds) > 20)
    player = Table(visit(f"/t/{made['code']}", tables=[made]))
    player.wait()
    watcher = Table(visit(f"/t/{made['code']}"))
    expect(watcher.board).to_be_visible()
    expect(watcher.page.locator(STANDING)).to_have_text(player.seen()["board"])
    expect(watcher.page.locator("main [data-reach]")).to_have_count(0)
    expect(watcher.bar.locator(".buttons button")).to_have_count(0)
    expect(watcher.button("undo")).to_be_disabled()
