"""Everything of a table is in sight on every screen, and large enough for a finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import ReplayPage, Shelf, Table, settle
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

SCREENS = {
    "phone": PHONE,
    "phone on its side": {"width": 640, "height": 360},
    "tablet": {"width": 768, "height": 1024},
    "laptop": {"width": 1280, "height": 720},
    "wide": {"width": 1920, "height": 1080},
}
FULL = {"kids": [None, "random", "random", "random"], "asi-es-la-vida": [None, *["random"] * 5]}
LANGUAGES = ["en", "de", "es"]
QUICK = {"speed": "none", "rolls": "auto"}

FINGER = 40
"""Pixels across that a finger needs."""

# Boxes of what is drawn of board, bar and players; what of the page can be scrolled; which buttons lie under something.
LAID_OUT = """() => {
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(one).visibility === 'visible';
  };
  const boxOf = (all) => {
    const boxes = [...document.querySelectorAll(all)].filter(shown).map((one) => one.getBoundingClientRect());
    return boxes.length === 0 ? null : {
      left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
      right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
  };
  const page = document.documentElement;
  const covered = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !one.contains(top);
  };
  return {
    board: boxOf('main svg[role=group] > g[aria-hidden] *'),
    bar: boxOf('.surface > .bar *'),
    players: boxOf('.surface > .players li'),
    place_of_players: boxOf('.surface > .players'),
    head: boxOf('.surface > .head *:not(.visually-hidden)'),
    page: {left: 0, top: 0, right: innerWidth, bottom: innerHeight},
    scrolls: [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight],
    covered: [...document.querySelectorAll('.surface button, .surface a')].filter(shown).filter(covered)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
    cut: [...document.querySelectorAll('.bar button, .bar .ask')].filter(shown)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent.trim()),
  };
}"""

# Of the players' panels, those in which the place that was won lies over something else.
COVERED = """() => [...document.querySelectorAll('.players li')].filter((panel) => {
  const place = panel.querySelector('.place').getBoundingClientRect();
  return [...panel.querySelectorAll('.name, .chips, .marks, .second, .news, .going, strong')]
    .map((part) => part.getBoundingClientRect())
    .some((box) => box.width > 0 && box.right > place.left + 1 && box.left < place.right
      && box.bottom > place.top && box.top < place.bottom);
}).map((panel) => panel.textContent.trim())"""

# What a finger touches, and how large it is. A field inside a label is touched by the label.
TARGETS = """() =>
  [...document.querySelectorAll(
    'button, a, select, input, summary, [data-reach][role=button], [data-reach=pointer]')]
    .map((one) => {
      const label = one.matches('input, select') ? one.closest('label') : null;
      const box = (label ?? one).getBoundingClientRect();
      return [one.getAttribute('aria-label') ?? one.textContent.trim(), box.width, box.height];
    })
    .filter(([, width, height]) => width > 1 && height > 1)"""


def is_inside(inner, outer):
    """A pixel more is drawn for the smoothing of edges."""
    return all(
        [
            inner["left"] >= outer["left"] - 1,
            inner["top"] >= outer["top"] - 1,
            inner["right"] <= outer["right"] + 1,
            inner["bottom"] <= outer["bottom"] + 1,
        ]
    )


def is_apart(one, other):
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def check_layout(page):
    settle(page)
    laid = page.evaluate(LAID_OUT)
    for part in ("head", "board", "bar", "players"):
        assert is_inside(laid[part], laid["page"]), (part, laid)
    assert is_inside(laid["players"], laid["place_of_players"]), laid
    for part in ("head", "bar", "players"):
        assert is_apart(laid["board"], laid[part]), (part, laid)
    assert laid["scrolls"] == [False, False]
    assert laid["covered"] == []
    assert laid["cut"] == []


def small_targets(page):
    settle(page)
    return [target for target in page.evaluate(TARGETS) if min(target[1:]) < FINGER]


def crowded(play):
    """Well into the match, with a person asked for one of several moves."""
    return len(play.deeds) > 70 and len(play.match.choices()) > 1


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", FULL)
def test_nothing_of_a_table_is_cut_off_or_covered(visit, server, game, screen):
    begun = server.lay(game, *FULL[game])
    table = Table(visit(f"/t/{begun['code']}", size=SCREENS[screen], tables=[begun]))
    table.wait()
    check_layout(table.page)
    made = server.lay_played(game, *FULL[game], until=crowded)
    table = Table(visit(f"/t/{made['code']}", size=SCREENS[screen], tables=[made]))
    assert table.wait() == "piece"
    check_layout(table.page)
    assert small_targets(table.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FULL)
def test_the_longest_words_fit_on_a_phone(visit, server, game, language):
    """Many positions, so that long questions and buttons come up."""
    made = server.lay_played(game, *FULL[game], until=crowded)
    table = Table(visit(f"/t/{made['code']}", size=PHONE, language=language, tables=[made]))
    acts = 0

    def look(_waits_for):
        nonlocal acts
        acts += 1
        check_layout(table.page)
        return acts > 12

    table.play_by_mouse(until=look)


@pytest.mark.parametrize("game", FULL)
def test_every_target_on_a_phone_is_large_enough_for_a_finger(visit, server, game):
    made = server.lay_played(game, None, "random")
    table = Table(visit(f"/t/{made['code']}", size=PHONE, tables=[made], touch=True))
    assert table.wait() == "end"
    assert small_targets(table.page) == []
    table.result.get_by_role("link", name=table.say("replay")).click()
    replay = ReplayPage(table.visitor)
    replay.slider.wait_for()
    assert small_targets(replay.page) == []
    for opener in ["rules-title", "menu-title"]:
        replay.button(opener).click()
        expect(replay.dialog(opener)).to_be_visible()
        assert small_targets(replay.page) == []
        replay.page.keyboard.press("Escape")
    shelf = Shelf(table.visitor.go("/"))
    shelf.running(made["code"]).wait_for()
    assert small_targets(shelf.page) == []
    shelf.new_table(game)
    shelf.button("new-start").wait_for()
    assert small_targets(shelf.page) == []


@pytest.mark.parametrize("game", ["es-geht-seinen-gang", "go-for-it"])
def test_at_the_end_no_place_lies_over_a_player_on_a_phone(visit, server, game):
    # As long as the names of people who don't name themselves, in the language in which these are longest.
    seats = [{"name": f"Jugador {place}", "bot": "greedy" if place > 1 else None} for place in range(1, 7)]
    made = server.lay_played(game, seats=seats)
    table = Table(visit(f"/t/{made['code']}", settings=QUICK, tables=[made], size=PHONE, language="es"))
    assert table.wait() == "end"
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".players .place")).to_have_count(len(seats))
    settle(table.page)
    assert table.page.evaluate(COVERED) == []
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert table.page.locator(".players .name").evaluate_all(cut) == []


def test_the_log_of_a_phone_opens_at_the_newest_line(visit, server):
    made = server.lay_played("go-for-it", None, "greedy")
    table = Table(visit(f"/t/{made['code']}", settings=QUICK, tables=[made], size=PHONE))
    assert table.wait() == "end"
    table.page.keyboard.press("Escape")
    table.button("log-title").click()
    lines = table.dialog("log-title").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


@pytest.mark.parametrize("path", ["/", "/new/kids", "/new/asi-es-la-vida", "/replay", "/t/no-such-table"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(visit, path, language):
    page = visit(path, size=PHONE, language=language).page
    page.get_by_role("heading").last.wait_for()
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("game", FULL)
def test_a_finger_plays(visit, server, game):
    made = server.lay(game, None, "greedy")
    table = Table(visit(f"/t/{made['code']}", size=PHONE, tables=[made], touch=True))
    acts = 0

    def enough(_waits_for):
        nonlocal acts
        acts += 1
        return acts > 12

    table.play_by_finger(until=enough)
