"""Dice you can trust, as a player finds them: a fingerprint from the start, a check at the end, and a chart."""

import json
import re

import pytest
from playwright.sync_api import expect

from laufspiel.games import all_games
from laufspiel.kernel.errors import RecordError
from laufspiel.kernel.record import read_record
from laufspiel.kernel.verify import throws_of
from tests.browser.pages import ReplayPage, Table
from tests.browser.places import Lobby
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

QUICK = {"speed": "none", "rolls": "auto"}


def expect_finding(pages, *sentences):
    """Press the one button; the page must say this then."""
    pages.button("dice-check").click()
    expect(pages.page.locator(".finding p")).to_have_text(sentences)


def open_record(visit, tmp_path, record, **wishes):
    """A record from a file, and the replay page's menu over it."""
    file = tmp_path / "match.json"
    file.write_bytes(record)
    replay = ReplayPage(visit("/replay", **wishes))
    replay.open(file)
    replay.button("menu-title").click()
    return replay


def rolls_of(record):
    return [each for each in throws_of(read_record(record, all_games())) if "face" in each.action]


def with_a_changed_roll(record):
    """A record in which one roll shows another face, so that all the rest can still come; and the roll's step."""
    for each in rolls_of(record)[2:]:
        for outcome in each.outcomes:
            plain = json.loads(record)
            plain["actions"][each.entry] = outcome
            changed = json.dumps(plain).encode()
            if outcome != each.action and can_be_replayed(changed):
                return changed, each.entry + 1
    raise AssertionError("every other roll would have led to another game")


def can_be_replayed(record):
    try:
        return read_record(record, all_games()).is_over
    except RecordError:
        return False


def test_every_roll_of_a_game_is_checked_at_its_end_and_from_its_record(visit, server, tmp_path):
    made = server.lay("kids", None, "random", seed="c0ffee")
    table = Table(visit(f"/t/{made['code']}", tables=[made], settings=QUICK))
    table.button("menu-title").click()
    fingerprint = table.page.locator("dialog code").first.text_content()
    expect(table.button("dice-check")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(table.dialog("menu-title")).to_have_count(0)
    assert table.play_by_mouse() == "end"

    record = server.record(made["code"])
    fairness = json.loads(record)["fairness"]
    assert [seal["commitment"] for seal in fairness["seals"]] == [fingerprint]
    assert fairness["seeds"] == ["c0ffee", ""]
    count = len(throws_of(read_record(record, all_games())))
    expect_finding(table, table.say("dice-true", count=count), table.say("dice-seen"))

    german = open_record(visit, tmp_path, record, language="de", size=PHONE)
    expect_finding(german, german.say("dice-true", count=count), german.say("dice-unseen"))

    changed, step = with_a_changed_roll(record)
    spanish = open_record(visit, tmp_path, changed, language="es")
    expect_finding(spanish, spanish.say("dice-wrong-step", step=step))


def test_the_chart_shows_every_roll_and_what_was_expected(visit, server, tmp_path):
    made = server.lay_played("asi-es-la-vida", "random", "random")
    record = server.record(made["code"])
    rolls = [each.action["face"] for each in rolls_of(record)]
    replay = open_record(visit, tmp_path, record)
    chart = replay.page.get_by_role("img", name=replay.say("dice-chart"))
    expect(chart.locator(".count")).to_have_text([str(rolls.count(face)) for face in "123456"])
    for face in "123456":
        count, expected = rolls.count(face), round(len(rolls) / 6, 1)
        label = replay.say("dice-chart-label", face=face, count=count, expected=expected)
        expect(chart).to_have_attribute("aria-label", re.compile(re.escape(label)))
    expect(replay.page.get_by_text(replay.say("dice-not-told"))).to_be_visible()
    expect(replay.button("dice-check")).to_have_count(0)


def test_each_page_that_sits_down_adds_a_seed_of_its_own(visit, server):
    seats = [{"name": "Anna"}, {"place": "elsewhere"}]
    made = server.lay("kids", None, None, seats=seats, seed="c0ffee")
    Lobby(visit(f"/t/{made['code']}")).sit(1, "Ben")
    host = Lobby(visit(f"/t/{made['code']}", tables=[made]))
    expect(host.page.get_by_text(host.say("dice-seeds-later"))).to_have_count(1)
    host.button("lobby-start").click()
    host.button("menu-title").click()
    seeds = host.page.locator("dialog dd code")
    expect(seeds.nth(1)).to_have_text("c0ffee")
    expect(seeds.nth(2)).to_have_text(re.compile("^[0-9a-f]{32}$"))
