"""What may not be done is refused with a sentence, and the rules open where it is written."""

import pytest
from playwright.sync_api import expect

from laufspiel.games import all_games, find_game
from laufspiel.words import bundle_of, rule_ids, tell
from tests.browser.pages import Table, middle
from tests.browser.visitor import PHONE, WIDE

pytestmark = pytest.mark.browser


def kids_with_a_waiting_pawn(play):
    """Asked to move the one pawn on the track, while the others wait and may not come in."""
    choices = play.match.choices()
    return [choice.action["do"] for choice in choices] == ["move"]


CASES = {
    "kids": (kids_with_a_waiting_pawn, ["K-05", "K-08", "K-12"]),
    "asi-es-la-vida": (lambda play: len(play.deeds) > 10, ["V-07", "V-16", "V-06"]),
}


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("game", CASES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_refusal_opens_the_rules_where_it_is_written(visit, server, game, language, size):
    until, rules = CASES[game]
    made = server.lay_played(game, None, "random", "random", until=until)
    table = Table(visit(f"/t/{made['code']}", tables=[made], language=language, size=size))
    table.wait()
    before = table.seen()
    table.page.mouse.click(*middle(table.barred.first))

    show = table.button("show-rule")
    show.click()
    named = table.dialog("rules-title").locator("li.named")
    expect(named).to_be_in_viewport()
    expect(named).to_be_focused()
    rule = named.locator(".id").inner_text()
    assert rule in rules
    expect(named).to_contain_text(tell(f"{game}-rule-{rule}", language))

    table.page.keyboard.press("Escape")
    table.expect_seen(before)


def test_every_rule_is_found_by_its_words(visit, server):
    made = server.lay("kids", None, "greedy")
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    table.button("rules-title").click()
    drawer = table.dialog("rules-title")
    rules = drawer.locator("details ol > li")
    expect(rules).to_have_count(len(rule_ids(find_game("kids"))))
    drawer.get_by_role("searchbox").fill("K-11")
    expect(rules).to_have_count(1)
    expect(rules).to_be_visible()
    drawer.get_by_role("searchbox").fill("xyzzy")
    expect(rules).to_have_count(0)
    expect(drawer.get_by_text(table.say("rules-none"))).to_be_visible()
    drawer.get_by_role("searchbox").fill("")
    expect(rules).to_have_count(len(rule_ids(find_game("kids"))))


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("game", all_games())
def test_the_rules_begin_with_a_turn_in_short_and_open_chapter_by_chapter(visit, server, game, language):
    made = server.lay(game, None, "greedy")
    table = Table(visit(f"/t/{made['code']}", tables=[made], language=language, size=PHONE))
    table.button("rules-title").click()
    drawer = table.dialog("rules-title")
    steps = tell(f"{game}-in-short", language).split("\n")
    expect(drawer.locator("ol").first.get_by_role("listitem")).to_have_text(steps)
    chapters = [id for id in rule_ids(find_game(game)) if has_chapter(game, id)]
    for id in chapters:
        rule = drawer.locator(f"#rule-{id}")
        expect(rule).to_be_hidden()
        drawer.locator("summary").get_by_text(tell(f"{game}-chapter-{id}", language), exact=True).click()
        expect(rule).to_be_visible()
    expect(drawer.get_by_role("listitem")).to_have_count(len(steps) + len(rule_ids(find_game(game))))


def has_chapter(game, rule):
    return bundle_of("en").has_message(f"{game}-chapter-{rule}")


@pytest.mark.parametrize("game", CASES)
def test_a_person_takes_back_a_move(visit, server, game):
    made = server.lay_played(game, None, "random", "random", until=lambda play: len(play.deeds) > 20)
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    assert table.wait() in ("piece", "button")
    before = table.seen()
    table.play_by_mouse(until=lambda waits_for: waits_for != "piece" or table.lines > len(before["log"]))
    table.button("undo").click()
    expect(table.page.locator(".surface .log li")).to_have_count(len(before["log"]))
    assert table.wait_anew() in ("piece", "button")
    table.expect_seen(before)
