"""Everything by keys alone, with the focus always in sight."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Shelf, Table

pytestmark = pytest.mark.browser

MOST_TABS = 40

# What has the focus: is it one of the things that can be done now, and can it be seen that it has the focus?
FOCUSED = """() => {
  const own = document.activeElement;
  const style = getComputedStyle(own);
  const ring = own.querySelector(':scope > .focus');
  return {
    offered: own.matches('main [data-reach=button], .bar .buttons button'),
    seen: ring ? getComputedStyle(ring).visibility === 'visible'
               : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    name: own.getAttribute('aria-label') ?? own.textContent.trim(),
  };
}"""


class Fingers:
    """Ten fingers and no mouse."""

    def __init__(self, page):
        self.page = page

    @property
    def focused(self):
        return self.page.evaluate(FOCUSED)

    def press(self, key):
        self.page.keyboard.press(key)

    def tab_to(self, thing):
        """Press Tab until a thing has the focus, seeing the focus all the way."""
        thing.wait_for()
        for _ in range(MOST_TABS):
            self.press("Tab")
            if thing.evaluate("(thing) => thing === document.activeElement"):
                assert self.focused["seen"]
                return
            self.check_seen()
        raise AssertionError(f"{thing} can't be reached by Tab")

    def tab_to_an_offer(self):
        for _ in range(MOST_TABS):
            if self.focused["offered"]:
                return
            self.press("Tab")
        raise AssertionError("nothing that can be done is reached by Tab")

    def expect_an_offer(self):
        """Whoever plays by keys is led from one thing to do to the next."""
        self.page.wait_for_function(f"() => ({FOCUSED})().offered")
        assert self.focused["seen"], self.focused

    def check_seen(self):
        on_page = self.page.evaluate("document.activeElement !== document.body")
        assert not on_page or self.focused["seen"], self.focused


@pytest.mark.parametrize("game", ["kids", "asi-es-la-vida"])
def test_a_whole_game_by_keyboard_alone(visit, game):
    shelf = Shelf(visit())
    fingers = Fingers(shelf.page)
    luck = random.Random(3)
    fingers.tab_to(shelf.box(game).get_by_role("button", name=shelf.say("play-now")))
    fingers.press("Enter")
    table = Table(shelf.visitor)
    table.wait()
    fingers.tab_to_an_offer()

    def act(waits_for="throw"):
        fingers.expect_an_offer()
        if waits_for == "piece":
            for _ in range(luck.randrange(table.choices.count())):
                fingers.press("Tab")
            fingers.tab_to_an_offer()
        fingers.press(luck.choice(["Enter", "Space"]))

    assert table.play(act, act) == "end"
    fingers.tab_to(table.result.get_by_role("button", name=table.say("close")))
    fingers.press("Enter")
    expect(table.result).to_have_count(0)


def test_arrow_keys_walk_over_the_board_to_pieces_that_cannot_move(visit, server):
    made = server.lay_played(
        "asi-es-la-vida", None, "random", "random", seed=2, until=lambda play: len(play.deeds) > 40
    )
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    fingers = Fingers(table.page)
    table.wait()
    fingers.tab_to(table.choices.first)
    walked = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 10:
        fingers.press(key)
        assert fingers.focused["seen"]
        walked.add(fingers.focused["name"])
    assert len(walked) > table.choices.count()


@pytest.mark.parametrize("opener", ["rules-title", "menu-title"])
def test_what_lies_over_the_table_closes_by_escape_and_gives_the_focus_back(visit, server, opener):
    made = server.lay("kids", None, "random")
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    fingers = Fingers(table.page)
    fingers.tab_to(table.button(opener))
    fingers.press("Enter")
    expect(table.dialog(opener)).to_be_visible()
    expect(table.dialog(opener).locator(":focus")).to_have_count(1)
    fingers.press("Escape")
    expect(table.dialog(opener)).to_have_count(0)
    expect(table.button(opener)).to_be_focused()
