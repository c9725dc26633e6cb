"""Es geht seinen Gang on the page: turns on a phone and a laptop, a visit to the Disko, the Legend, the clouds."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Table, settle
from tests.browser.test_access import barriers
from tests.browser.test_layout import small_targets
from tests.browser.visitor import PHONE, WIDE

pytestmark = pytest.mark.browser

GAME = "es-geht-seinen-gang"
SCREENS = {"phone": PHONE, "laptop": WIDE}
QUICK = {"speed": "none", "rolls": "auto"}
SOME_ACTS = 12

# What can be scrolled sideways or off the page, and what of the bar is cut off.
SPILT = """() => {
  const page = document.documentElement;
  return [
    page.scrollWidth > innerWidth, page.scrollHeight > innerHeight,
    ...[...document.querySelectorAll('.bar button, .bar .ask')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim()),
  ];
}"""

# How many spaces of a table's board are in view, of all there are.
IN_VIEW = """() => {
  const board = document.querySelector('main svg[role=group]');
  const frame = board.getBoundingClientRect();
  const spaces = [...board.querySelectorAll('[data-space]')].map((one) => one.getBoundingClientRect());
  return spaces.filter((box) => box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1).length / spaces.length;
}"""

# None of the names of ways lies over another.
APART = """() => {
  const names = [...document.querySelectorAll('main .target rect')].map((one) => one.getBoundingClientRect());
  return names.every((one, place) => names.slice(place + 1).every((other) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top));
}"""

SEEDS = range(1, 30)


@pytest.fixture
def laid(visit, server):
    """A table at which the first person is asked what `until` says, in the first match in which that happens."""

    def lay(*bots, until=lambda seen: True, **wishes):
        found = []

        def is_found(play):
            found.extend([play] * until(play.match.view(0)))
            return bool(found)

        for seed in SEEDS:
            made = server.lay_played(GAME, *bots, until=is_found, seed=seed)
            if found:
                break
        return Table(visit(f"/t/{made['code']}", settings=QUICK, tables=[made], **wishes))

    return lay


def matter(seen):
    return type(seen.pending).__struct_config__.tag if seen.pending else None


def may_meet_somebody(seen):
    return (
        matter(seen) == "visiting"
        and seen.pending.kind == "disko"
        and any(offer.why_not is None for offer in seen.pending.offers)
    )


def has_four_ways(seen):
    return matter(seen) == "choosing_way" and sum(way.open for way in seen.pending.ways) > 2


@pytest.mark.parametrize("screen", SCREENS)
def test_some_turns_by_mouse(laid, screen):
    table = laid(None, "greedy", "greedy", "greedy", size=SCREENS[screen])
    # Nothing has happened yet.
    table.lines = -1
    for _ in range(SOME_ACTS):
        if table.wait() == "end":
            break
        settle(table.page)
        assert table.page.evaluate(SPILT) == [False, False]
        assert small_targets(table.page) == []
        buttons = table.bar.locator(".buttons button")
        (table.choices if table.choices.count() else buttons).first.click()
    assert table.lines > SOME_ACTS


def test_a_laptop_shows_all_of_the_board_and_a_phone_follows_the_figure(laid):
    table = laid(None, "greedy", until=has_four_ways, size=WIDE)
    table.wait()
    table.page.wait_for_function(f"() => ({IN_VIEW})() === 1")
    table = laid(None, "greedy", until=has_four_ways, size=PHONE)
    table.wait()
    table.page.wait_for_function(f"() => ({IN_VIEW})() < 0.5")
    expect(table.choices.first).to_be_in_viewport()
    table.button(f"{GAME}-board-whole").click()
    table.page.wait_for_function(f"() => ({IN_VIEW})() === 1")


@pytest.mark.parametrize("screen", SCREENS)
def test_who_misses_turns_is_marked_on_the_board_and_by_name(laid, screen):
    missing = {}

    def somebody_misses(seen):
        missing.update((seat, life.misses) for seat, life in enumerate(seen.seats) if life.misses)
        return bool(missing)

    table = laid(None, "greedy", "greedy", until=somebody_misses, size=SCREENS[screen])
    expect(table.board.locator("[data-misses]")).to_have_count(len(missing))
    for seat, count in missing.items():
        says = table.say(f"{GAME}-board-misses", count=count)
        panel = table.page.locator(f".players [data-seat='{seat}']")
        told = panel.get_by_role("button", name=says) if screen == "phone" else panel.get_by_title(says)
        expect(told).to_be_visible()
    assert barriers(table.page) == []


@pytest.mark.parametrize("language", ["de", "en", "es"])
def test_names_of_ways_lie_over_no_other_on_a_phone(laid, language):
    table = laid(None, "greedy", until=has_four_ways, size=PHONE, language=language)
    table.wait()
    names = table.page.locator("main .target rect")
    expect(names).to_have_count(table.choices.count())
    table.page.wait_for_function(APART)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_ways_are_lit_by_name_and_taken_by_keyboard(laid, scheme):
    table = laid(None, "greedy", until=has_four_ways, scheme=scheme)
    table.wait()
    assert barriers(table.page) == []
    lines = table.lines
    table.choices.first.press("Enter")
    # A way that was taken adds lines to the log.
    assert table.wait() != "end"
    assert table.lines > lines


def test_somebody_is_met_at_the_disko(laid):
    table = laid(None, "greedy", until=may_meet_somebody)
    disko = table.page.get_by_role("region", name=table.say(f"{GAME}-board-page-disko"))
    partner = disko.locator("[data-reach=button]").first
    title = partner.locator(".title").text_content()
    assert barriers(table.page) == []
    partner.click()
    expect(disko).to_have_count(0)
    expect(table.page.locator(".surface .log li").filter(has_text=title).first).to_be_attached()
    table.button(f"{GAME}-board-legend").click()
    legend = table.dialog(f"{GAME}-board-legend")
    expect(legend.get_by_role("listitem").filter(has_text=title)).to_contain_text("Anna")
    assert barriers(table.page) == []


def test_at_the_end_everybody_sits_on_a_cloud_by_rank(visit, server):
    made = server.lay_played(GAME, None, "greedy", "greedy")
    table = Table(visit(f"/t/{made['code']}", settings=QUICK, tables=[made]))
    assert table.wait() == "end"
    table.page.keyboard.press("Escape")
    expect(table.result).to_have_count(0)
    clouds = table.page.get_by_role("region", name=table.say(f"{GAME}-board-heaven"))
    expect(clouds.get_by_role("listitem")).to_have_count(3)
    settle(table.page)
    heights = [cloud.bounding_box()["y"] for cloud in clouds.get_by_role("listitem").all()]
    totals = [int(total) for total in clouds.locator("strong").all_text_contents()]
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)
    assert heights == sorted(heights)
    assert barriers(table.page) == []
    clouds.get_by_role("button").click()
    expect(clouds).to_have_count(0)
    table.button(f"{GAME}-board-back-to-clouds").click()
    expect(clouds).to_be_visible()
