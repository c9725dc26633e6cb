"""No barriers that axe would call serious, on any page, light or dark, wide or on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.pages import ReplayPage, Shelf, Table, settle
from tests.browser.visitor import PHONE, WIDE

pytestmark = pytest.mark.browser

GAMES = ["kids", "asi-es-la-vida"]
GRAVE = ("serious", "critical")
LOOKS = {
    "light": {"scheme": "light", "size": WIDE},
    "dark": {"scheme": "dark", "size": WIDE},
    "phone": {"scheme": "light", "size": PHONE},
}
IN_EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


def barriers(page):
    """What axe calls serious or critical on the page as it stands."""
    settle(page)
    found = Axe().run(page).response["violations"]
    return [
        (barrier["id"], [(node["target"], node["failureSummary"]) for node in barrier["nodes"]])
        for barrier in found
        if barrier["impact"] in GRAVE
    ]


def choosing(play):
    """Somebody has come home, many stand about, and there are several moves."""
    return len(play.deeds) > 60 and len(play.match.choices()) > 1


@IN_EVERY_LOOK
def test_shelf_with_tables(visit, server, look):
    over = server.lay_played("kids", None, "random")
    made = [server.lay("kids", None, "greedy"), server.lay("asi-es-la-vida", None, None), over]
    shelf = Shelf(visit(**look, tables=made))
    for table in made:
        shelf.running(table["code"]).wait_for()
    assert barriers(shelf.page) == []


@IN_EVERY_LOOK
@pytest.mark.parametrize("game", GAMES)
def test_new_table(visit, look, game):
    page = visit(f"/new/{game}", **look).page
    expect(page.get_by_role("list").first).to_be_visible()
    assert barriers(page) == []


@IN_EVERY_LOOK
@pytest.mark.parametrize("game", GAMES)
def test_table_and_what_lies_over_it(visit, server, look, game):
    made = server.lay_played(game, None, "random", "random", "random", until=choosing)
    table = Table(visit(f"/t/{made['code']}", **look, tables=[made]))
    assert table.wait() in ("piece", "button")
    assert barriers(table.page) == []
    for opener in ["rules-title", "menu-title"]:
        table.button(opener).click()
        expect(table.dialog(opener)).to_be_visible()
        assert barriers(table.page) == []
        table.dialog(opener).get_by_role("button", name=table.say("close")).click()


@IN_EVERY_LOOK
@pytest.mark.parametrize("game", GAMES)
def test_end_and_replay(visit, server, look, game):
    made = server.lay_played(game, None, "random", "random", "random")
    table = Table(visit(f"/t/{made['code']}", **look, tables=[made]))
    assert table.wait() == "end"
    assert barriers(table.page) == []
    table.result.get_by_role("link", name=table.say("replay")).click()
    replay = ReplayPage(table.visitor)
    replay.slider.wait_for()
    assert barriers(replay.page) == []


@IN_EVERY_LOOK
@pytest.mark.parametrize("path", ["/replay", "/new/chess", "/t/no-such-table"])
def test_pages_beside_the_games(visit, look, path):
    page = visit(path, **look).page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(page) == []
