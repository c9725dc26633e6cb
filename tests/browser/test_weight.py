"""How heavy the pages are, and how soon a table can be played at."""

import pytest

from laufspiel.games import all_games
from tests.browser.pages import Shelf, Table

pytestmark = pytest.mark.browser

MOST = 150_000
"""Bytes over the wire for the first game in a browser that knows nothing of us yet."""

READY = (
    "() => document.querySelector('.bar .die.tap, main [data-reach=button], .bar .buttons button') !== null"
)


class Scales:
    """Weighs everything that comes over the wire, headers and all."""

    def __init__(self, visitor):
        self.weight = 0
        wire = visitor.context.new_cdp_session(visitor.page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", self._add)
        wire.on("Network.webSocketFrameReceived", self._add_frame)

    def _add(self, event):
        self.weight += event["encodedDataLength"]

    def _add_frame(self, event):
        self.weight += len(event["response"]["payloadData"].encode())


@pytest.mark.parametrize("game", all_games())
def test_the_first_game_weighs_little(visit, record_property, game):
    visitor = visit("about:blank")
    scales = Scales(visitor)
    table = Shelf(visitor.go("/")).play_now(game)
    table.page.wait_for_function(READY)
    record_property(
        "measured", f"{game}: {scales.weight / 1000:.0f} kB over the wire from the shelf into the game"
    )
    assert scales.weight < MOST


@pytest.mark.parametrize("game", all_games())
def test_a_table_can_soon_be_played_at(visit, server, record_property, game):
    made = server.lay(game, None, "greedy", "greedy")
    visitor = visit("about:blank", tables=[made])
    table = Table(visitor.go(f"/t/{made['code']}"))
    table.page.wait_for_function(READY)
    # Of the page's own clock, which began when it was opened; asked for at once.
    ready = table.page.evaluate("performance.now()")
    record_property(
        "measured", f"{game}: table usable {ready / 1000:.2f} s after opening it in a new browser"
    )
