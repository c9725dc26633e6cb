"""What can't be done is refused with the reason and its rule, and changes nothing."""

import pytest

from laufspiel.games.go_for_it import GAME
from laufspiel.games.go_for_it.state import ACTIONS
from tests.games.go_for_it.builders import buy, copy, same, table

OWNS = {0: ["goin-1"], 1: ["house-1", "feelin-1"], 2: ["wheels-1"]}


def refused(laid, seat, do, **values):
    """Why this seat can't do this: the sentence's id without the game's, and the rule."""
    action, before = ACTIONS.number({"do": do, **values}), copy(laid.state)
    assert seat != laid.actor or action not in laid.legal()
    refusal = GAME.why_not(laid.board, laid.state, seat, action)
    assert same(before, laid.state)
    return refusal.words.id.removeprefix("go-for-it-why-"), refusal.rule


def landed(**laid):
    laid = table(owns=OWNS, **laid)
    laid.land()
    return laid


@pytest.mark.rule("G-28")
@pytest.mark.parametrize(
    ("do", "card", "why"),
    [("offer_card", "house-1", "not-to-offer"), ("offer_card", "goin-2", "not-to-offer"),
     ("want_card", "wheels-1", "not-to-want"), ("want_card", "goin-1", "not-to-want")],
)  # fmt: skip
def test_a_deal_with_a_card_one_does_not_own_is_refused(do, card, why):
    laid = landed()
    laid.do("propose_to", other=1)
    assert refused(laid, 0, do, card=card) == (why, "G-28")


@pytest.mark.rule("G-28")
def test_a_deal_with_money_that_is_not_there_is_refused():
    laid = landed(money={0: 30})
    laid.do("propose_to", other=1)
    assert refused(laid, 0, "offer_money", amount="50") == ("not-the-money", "G-28")
    laid.do("offer_money", amount="20")
    assert refused(laid, 0, "offer_money", amount="20") == ("not-the-money", "G-28")
    assert refused(laid, 0, "want_money", amount="1") == ("money-both-ways", "G-28")


@pytest.mark.rule("G-28")
def test_a_one_sided_deal_is_refused():
    laid = landed()
    laid.do("propose_to", other=1)
    laid.do("offer_card", card="goin-1")
    assert refused(laid, 0, "make_offer") == ("one-sided", "G-28")


@pytest.mark.rule("G-27")
def test_a_bid_above_ones_money_is_refused():
    laid = table(here=[buy()], owns=OWNS, money={1: 7})
    laid.land()
    laid.do("sell", card="goin-1")
    assert refused(laid, 1, "raise", amount="5") == ("bid-too-high", "G-27")


@pytest.mark.rule("G-14")
@pytest.mark.parametrize("news", ["news-2", "news-9"])
def test_a_card_played_from_anothers_hand_is_refused_like_any_one_does_not_hold(news):
    laid = landed(hands={0: ["news-1"], 1: ["news-2"]})
    assert refused(laid, 0, "play_news", news=news) == ("no-such-news", "G-14")


@pytest.mark.rule("G-15")
def test_a_second_news_card_is_refused():
    laid = landed(hands={0: ["news-1", "news-2"]})
    laid.do("play_news", news="news-1")
    assert refused(laid, 0, "play_news", news="news-2") == ("no-news-now", "G-14")


@pytest.mark.rule("G-10")
def test_who_is_not_asked_is_told_whose_turn_it_is():
    laid = landed()
    refusal = GAME.why_not(laid.board, laid.state, 1, ACTIONS.number({"do": "end_turn"}))
    assert (refusal.rule, refusal.words.args) == ("G-10", {"turn": 0})


@pytest.mark.rule("G-21")
def test_what_is_too_dear_is_refused_with_price_and_money():
    laid = table(here=[buy("house", "goin")], money={0: 20})
    laid.land()
    refusal = GAME.why_not(laid.board, laid.state, 0, ACTIONS.number({"do": "buy", "card": "house-16"}))
    assert (refusal.rule, refusal.words.args) == ("G-21", {"price": 37, "money": 20})
    assert refused(laid, 0, "buy", card="wheels-16") == ("other-category", "G-17")
    assert refused(laid, 0, "buy", card="house-1") == ("not-open", "G-18")


@pytest.mark.rule("G-23a")
def test_a_swap_before_the_roll_or_into_another_row_is_refused():
    laid = table(here=[buy()], money={0: 50})
    laid.land()
    laid.do("buy", card="goin-16")
    laid.turn_up("goin-1")
    assert refused(laid, 0, "swap_for", card="feelin-16") == ("roll-first", "G-23a")
    laid.do("go_for_it")
    laid.roll(6, 6)
    assert refused(laid, 0, "swap_for", card="wheels-16") == ("other-row", "G-23a")


@pytest.mark.rule("G-35")
def test_after_the_end_everything_is_refused():
    laid = table(at="week-31", year=9)
    laid.land()
    assert refused(laid, 0, "announce") == ("over", "G-35")
