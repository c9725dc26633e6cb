"""Life stories on the page: offered at the end, told anew, shown to the whole table, in the record's replay."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Table
from tests.browser.test_access import barriers
from tests.browser.test_layout import small_targets
from tests.browser.visitor import PHONE, WIDE

pytestmark = [pytest.mark.browser, pytest.mark.rule("E-40")]

GAME = "es-geht-seinen-gang"
QUICK = {"speed": "none", "rolls": "auto"}
HOSTILE = "<b>Born</b> \u202eearly.\nThen nothing."
PLAIN = "<b>Born</b> early.\nThen nothing."


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "laptop"])
def test_a_life_is_told_anew_and_everybody_reads_it(visit, server, size):
    made = server.lay_played(GAME, None, "greedy", "greedy")
    table = Table(visit(f"/t/{made['code']}", settings=QUICK, tables=[made], size=size))
    assert table.wait() == "end"
    lives = table.page.get_by_role("region", name=table.say("stories-title")).get_by_role("article")
    expect(lives).to_have_count(3)
    expect(lives.get_by_role("button")).to_have_text([table.say("story-change")])
    offered = [life.locator(".text").inner_text() for life in lives.all()]
    assert len(set(offered)) == 3
    assert all(8 <= story.count(".") <= 60 for story in offered)
    assert barriers(table.page) == []
    assert small_targets(table.page) == []

    own = lives.filter(has=table.page.get_by_role("button"))
    own.get_by_role("button", name=table.say("story-change")).click()
    own.get_by_role("textbox").fill(HOSTILE)
    own.get_by_role("button", name=table.say("story-share")).click()
    expect(own.locator(".text")).to_have_text(PLAIN)
    expect(own.locator(".text b")).to_have_count(0)

    watcher = Table(visit(f"/t/{made['code']}", settings=QUICK))
    assert watcher.wait() == "end"
    told = watcher.page.get_by_role("region", name=watcher.say("stories-title")).get_by_role("article")
    expect(told.filter(has_text="Then nothing.").locator(".text")).to_have_text(PLAIN)
    expect(told.get_by_role("button")).to_have_count(0)

    own.get_by_role("button", name=table.say("story-take-back")).click()
    expect(told.filter(has_text="Then nothing.")).to_have_count(0)
    assert json.loads(table.page.request.get(f"/api/tables/{made['code']}/stories").text())["shared"] == [
        "",
        "",
        "",
    ]


def test_a_draft_outlives_a_reload_until_it_is_told(visit, server):
    made = server.lay_played(GAME, None, "greedy")
    table = Table(visit(f"/t/{made['code']}", settings=QUICK, tables=[made]))
    lives = table.page.get_by_role("region", name=table.say("stories-title")).get_by_role("article")
    own = lives.filter(has=table.page.get_by_role("button"))
    change, go_on = (own.get_by_role("button", name=table.say(f"story-{key}")) for key in ("change", "go-on"))
    change.click()
    offered = own.get_by_role("textbox").input_value()
    own.get_by_role("textbox").fill("Half a life")

    table.page.reload()
    go_on.click()
    expect(own.get_by_role("textbox")).to_have_value("Half a life")
    own.get_by_role("button", name=table.say("story-afresh")).click()
    expect(own.get_by_role("textbox")).to_have_value(offered)
    table.page.reload()
    change.click()
    own.get_by_role("textbox").fill("A whole life")
    own.get_by_role("button", name=table.say("close")).click()
    go_on.click()
    own.get_by_role("button", name=table.say("story-share")).click()
    expect(own.locator(".text")).to_have_text("A whole life")
    expect(change).to_be_visible()
    table.page.reload()
    expect(own.locator(".text")).to_have_text("A whole life")
    expect(change).to_be_visible()


def test_a_replay_tells_the_lives_at_its_end(visit, server):
    made = server.lay_played(GAME, None, "greedy")
    table = Table(visit(f"/t/{made['code']}/replay", settings=QUICK, tables=[made]))
    table.page.get_by_role("slider").press("End")
    table.page.get_by_role("button", name=table.say("stories-title")).click()
    lives = table.page.get_by_role("dialog").get_by_role("article")
    expect(lives).to_have_count(2)
    assert barriers(table.page) == []
