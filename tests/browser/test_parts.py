"""Parts of the pages that are fetched when they are needed."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import NewTable, Pages, Shelf, Table

pytestmark = pytest.mark.browser

PART = "**/assets/NewTable-*.js"
CHART = "**/assets/Chart-*.js"


def test_a_part_that_does_not_come_is_told_and_asked_for_again(visit):
    visitor = visit()
    visitor.expect("ERR_FAILED", "Failed to fetch")
    visitor.page.route(PART, lambda route: route.abort())
    new = Shelf(visitor).new_table("kids")
    expect(new.page.get_by_role("alert")).to_have_text(new.say("problem-unreachable"))
    visitor.page.unroute(PART)
    new.button("try-again").click()
    expect(NewTable(visitor).button("new-start")).to_be_visible()


def test_a_table_whose_rules_do_not_come_says_so(visit, server):
    made = server.lay("kids", None, "greedy")
    visitor = visit("about:blank", tables=[made])
    visitor.expect("ERR_FAILED")
    visitor.page.route("**/api/games", lambda route: route.abort())
    table = Table(visitor.go(f"/t/{made['code']}"))
    expect(table.page.get_by_role("alert")).to_have_text(table.say("problem-unreachable"))
    visitor.page.unroute("**/api/games")
    table.button("try-again").click()
    assert table.wait() in ("throw", "piece", "button")


def test_a_replay_that_does_not_come_can_be_asked_for_again(visit, server):
    made = server.lay("kids", "greedy", "greedy")
    visitor = visit("about:blank")
    visitor.expect("ERR_FAILED")
    visitor.page.route("**/api/tables/*/replay", lambda route: route.abort())
    pages = Pages(visitor.go(f"/t/{made['code']}/replay"))
    expect(pages.page.get_by_role("alert")).to_have_text(pages.say("problem-unreachable"))
    visitor.page.unroute("**/api/tables/*/replay")
    pages.button("try-again").click()
    expect(pages.page.get_by_role("slider")).to_be_visible()


def test_the_end_does_without_parts_that_do_not_come(visit, server):
    made = server.lay_played("kids", None, "greedy")
    visitor = visit("about:blank", tables=[made])
    visitor.expect("ERR_FAILED", "Failed to fetch")
    visitor.page.route(CHART, lambda route: route.abort())
    with visitor.page.expect_event("requestfailed", lambda request: "/Chart-" in request.url):
        table = Table(visitor.go(f"/t/{made['code']}"))
    expect(table.result.get_by_role("heading", name=table.say("dice-title"))).to_be_visible()
    expect(table.result.get_by_role("link", name=table.say("replay"))).to_be_visible()
    expect(table.button("try-again")).to_have_count(0)
