"""Go For It! on the page: whole matches on every screen, an auction, a deal composed at once, secret hands."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Table, settle
from tests.browser.test_access import barriers
from tests.browser.test_layout import small_targets
from tests.browser.visitor import PHONE, WIDE

pytestmark = pytest.mark.browser

GAME = "go-for-it"
SCREENS = {"phone": PHONE, "laptop": WIDE, "wide": {"width": 1920, "height": 1080}}
QUICK = {"speed": "none", "rolls": "auto"}
MOST_ACTS = 600
SOME_ACTS = 14

# A person can do something, or it is over. Parts of a deal on their way leave nothing to do.
# The button that shows the result is there a moment before the result itself.
READY = """() => document.querySelector(
    'dialog[open] .places, main [data-reach=button], .bar .buttons button:not([data-shows])')"""

# What can be scrolled sideways or off the page, and what of the bar is cut off.
SPILT = """() => {
  const page = document.documentElement;
  return [
    page.scrollWidth > innerWidth, page.scrollHeight > innerHeight,
    ...[...document.querySelectorAll('.bar button, .bar .ask, main section .body')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim()),
  ];
}"""


class Calendar(Table):
    """A table of Go For It!, its matters in a page over the tray."""

    def __init__(self, visitor):
        super().__init__(visitor)
        self.board = self.page.get_by_role("group", name=self.say(f"{GAME}-board-label"))

    def ready(self):
        """Wait until something can be done; whether the match is still going on."""
        self.page.wait_for_function(READY)
        return self.result.count() == 0

    def act(self):
        """Take the first thing on the board, or else the last button of the bar.

        What was offered goes away with the click, and `ready` waits for what comes of it.
        """
        cards, buttons = self.choices, self.bar.locator(".buttons button")
        (cards.first if cards.count() else buttons.last).click()

    def opened(self, page):
        return self.page.get_by_role("region", name=self.say(f"{GAME}-board-{page}"))

    def open(self, page):
        self.button(f"{GAME}-board-{page}").click()
        expect(self.opened(page)).to_be_visible()
        return self.opened(page)


@pytest.fixture
def laid(visit, server):
    """A table at which a match has been played until a person is asked what `until` says."""

    def lay(*bots, until=lambda seen: True, **wishes):
        options = wishes.pop("options", {"first": "seat"})
        made = server.lay_played(
            GAME,
            *bots,
            options=options,
            until=lambda play: until(seen_by_actor(play)),
            seed=wishes.pop("seed", 1),
        )
        wishes = {"settings": QUICK, "tables": [made], **wishes}
        return Calendar(visit(f"/t/{made['code']}", **wishes))

    return lay


def seen_by_actor(play):
    return play.match.view(play.match.actor)


def is_asked_to_bid(seen):
    return (
        matter(seen) == "sale" and seen.pending.asked != seen.pending.seller and seen.pending.highest is None
    )


def may_deal_card_for_card(seen):
    if matter(seen) != "deal" or seen.pending.stage != "idle":
        return False
    own, *others = (seat.cards for seat in (seen.seats[seen.turn], *seen.seats))
    return bool(own) and any(cards for seat, cards in enumerate(others) if seat != seen.turn)


def matter(seen):
    return type(seen.pending).__struct_config__.tag if seen.pending else None


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_match_can_be_played_by_mouse(laid, screen):
    short = {"first": "seat", "years": "5"}
    table = laid(None, "greedy", "greedy", "greedy", size=SCREENS[screen], options=short)
    for acts in range(MOST_ACTS):
        if not table.ready():
            break
        if acts < SOME_ACTS:
            settle(table.page)
            assert table.page.evaluate(SPILT) == [False, False]
            assert small_targets(table.page) == []
        table.act()
    expect(table.result).to_be_visible()


def test_bidding_in_an_auction(laid):
    table = laid(None, "random", "random", until=is_asked_to_bid)
    auction = table.opened("page-sale")
    expect(auction).to_be_visible()
    bid = auction.get_by_role("group", name=table.say(f"{GAME}-board-raise")).get_by_role("button").first
    price = bid.get_attribute("aria-label")
    assert barriers(table.page) == []
    bid.click()
    lines = table.page.locator(".surface .log li")
    expect(lines.filter(has_text="Anna").filter(has_text=price.split("$")[1]).first).to_be_attached()


def test_a_deal_is_composed_at_once_and_answered(laid):
    """Two people: one offers a card for a card and money, the other sees what changes and accepts."""
    table = laid(None, None, until=may_deal_card_for_card, options={"first": "seat"})
    composer = table.open("deal")
    gives = composer.get_by_role("region", name=table.say(f"{GAME}-board-you-give")).get_by_role("button")
    wants = composer.get_by_role("region", name=table.say(f"{GAME}-board-you-want")).get_by_role("button")
    send = composer.locator("footer button")
    expect(send).to_be_disabled()
    given, wanted = gives.first.get_attribute("data-card"), wants.first.get_attribute("data-card")
    titles = [one.locator(".title").inner_text() for one in (gives.first, wants.first)]
    gives.first.click()
    wants.first.click()
    expect(send).to_be_enabled()
    assert barriers(table.page) == []
    send.click()

    offer = table.opened("page-deal-offered")
    expect(offer).to_be_visible()
    for card in (given, wanted):
        expect(offer.locator(f"[data-card={card}]")).to_be_visible()
    assert barriers(table.page) == []
    table.button(f"{GAME}-do-accept").click()
    expect(offer).to_be_hidden()
    pairs = [("Anna", "Ben"), ("Ben", "Anna")]
    accepted = [table.say(f"{GAME}-event-accepted", seat=seat, other=other) for seat, other in pairs]
    log = table.page.get_by_role("region", name=table.say("log-title"))
    expect(log).to_contain_text(re.compile("|".join(map(re.escape, accepted))))
    expect(log).to_contain_text("“{}” for “{}”.".format(*titles))


def nobody_has_money(seen):
    return may_deal_card_for_card(seen) and not any(seat.money for seat in seen.seats)


def test_where_there_is_no_money_none_can_be_added_to_a_deal(laid):
    table = laid(None, None, until=nobody_has_money, seed=6)
    lift_curtain(table)
    money = table.open("deal").get_by_role("group", name=table.say(f"{GAME}-board-with-money"))
    expect(money).to_contain_text(table.say(f"{GAME}-board-no-money"))
    expect(money.get_by_role("slider")).to_be_disabled()
    for button in ("less", "more"):
        expect(money.get_by_role("button", name=table.say(f"{GAME}-board-{button}"))).to_be_disabled()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["de", "en", "es"])
def test_cards_of_a_deal_tell_their_whole_names(laid, screen, language):
    table = laid(None, None, until=may_deal_card_for_card, seed=2, size=SCREENS[screen], language=language)
    names = table.open("deal").locator("[data-card] .title")
    expect(names.first).to_be_visible()
    settle(table.page)
    assert (
        names.evaluate_all(
            "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
        )
        == []
    )


@pytest.mark.parametrize("language", ["de", "en", "es"])
def test_bars_of_the_calendar_are_as_high_as_their_words_on_a_phone(laid, language):
    table = laid(None, "greedy", size=PHONE, language=language)
    table.ready()
    bars = table.page.locator(".ring :is(.month, .mark)")
    expect(bars.first).to_be_visible()
    settle(table.page)
    heights = bars.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))")
    assert len(heights) > 10
    assert len(set(heights)) == 1


def test_the_news_button_says_what_it_holds(laid):
    table = laid(None, "greedy")
    table.ready()
    button = table.page.get_by_role("button", name=re.compile("^News: "))
    expect(button).to_have_text(re.compile(r"^\s*News\s+\d+\s*$"))


def holds_news(seen):
    return any(seat.hand for seat in seen.seats) and any(seat.news and not seat.hand for seat in seen.seats)


def lift_curtain(table):
    curtain = table.page.locator("dialog[open] button.big")
    curtain.click()
    expect(curtain).to_be_hidden()


def test_the_curtain_hides_news_hands(laid):
    table = laid(None, None, until=holds_news)
    lift_curtain(table)
    table.ready()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_in_matters_light_or_dark(laid, scheme):
    table = laid(None, "greedy", "greedy", "greedy", scheme=scheme)
    asked = set()
    for _ in range(SOME_ACTS):
        if not table.ready():
            break
        # The same question looks the same.
        question = table.bar.locator(".ask").inner_text()
        if question not in asked:
            assert barriers(table.page) == []
        asked.add(question)
        table.act()
    assert len(asked) > 2
