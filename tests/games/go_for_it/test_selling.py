import pytest

from tests.games.go_for_it.builders import buy, table
from tests.games.happenings import having, names


def for_sale(card="wheels-3", *, seats=3, **laid):
    """A table at which the first player has put a card up for sale before buying."""
    laid = table(seats, here=[buy("goin")], owns={0: [card]}, **laid)
    laid.land()
    laid.do("sell", card=card)
    return laid


def bid(laid, seat, *amounts):
    """This player raises by these amounts, each when asked."""
    for amount in amounts:
        laid.by(seat, "raise", amount=str(amount))


@pytest.mark.rule("G-24")
def test_before_buying_one_card_may_be_sold():
    laid = table(here=[buy("goin")], owns={0: ["wheels-3", "house-1"], 1: ["house-2"]})
    laid.land()
    assert laid.choices("sell") == ["house-1", "wheels-3"]
    events = laid.do("sell", card="wheels-3")
    assert events == [{"event": "put_up", "seat": 0, "card": "wheels-3", "price": 21}]


@pytest.mark.rule("G-24")
def test_only_one_card_is_put_up_for_one_purchase():
    laid = table(here=[buy("goin", count=2)], owns={0: ["wheels-3", "house-1"]}, money={1: 0, 2: 0})
    laid.land()
    laid.do("sell", card="wheels-3")
    laid.do("withdraw")
    assert "sell" not in laid.kinds()


@pytest.mark.rule("G-17")
def test_after_buying_nothing_is_sold():
    laid = table(here=[buy("goin", count=2)], owns={0: ["wheels-3"]})
    laid.land()
    laid.do("buy", card="goin-14")
    laid.turn_up("goin-1")
    laid.do("keep")
    assert laid.kinds() == {"buy", "buy_unseen", "done_buying"}


@pytest.mark.rule("G-17")
def test_who_is_short_of_money_sells_and_then_buys():
    laid = table(here=[buy("goin")], owns={0: ["feelin-1"]}, money={0: 0, 1: 0, 2: 0})
    laid.land()
    assert laid.kinds() == {"sell", "done_buying"}
    laid.do("sell", card="feelin-1")
    laid.do("close_sale")
    assert laid.money(0) == 10
    assert laid.choices("buy_unseen") == ["goin"]


@pytest.mark.rule("G-24")
def test_nothing_is_sold_where_nothing_is_bought():
    laid = table(owns={0: ["wheels-3"]}, deals=0)
    laid.land()
    assert laid.turn == 1


@pytest.mark.rule("G-25")
def test_a_sale_with_one_offer_goes_to_that_player():
    laid = for_sale(money={1: 30, 2: 30})
    bid(laid, 1, 2)
    laid.by(2, "stop_bidding")
    events = laid.by(0, "close_sale")
    assert events == [{"event": "sold", "seat": 0, "other": 1, "card": "wheels-3", "price": 23}]
    assert laid.owned(1) == {"wheels-3"}
    assert laid.purses == [43, 7, 30]
    assert laid.kinds() == {"buy", "buy_unseen", "done_buying"}


@pytest.mark.rule("G-25", "G-27")
def test_several_offers_make_an_auction_for_the_highest_bidder():
    laid = for_sale(seats=4, money={1: 40, 2: 40, 3: 40})
    bid(laid, 1, 1)
    bid(laid, 2, 5)
    laid.by(3, "stop_bidding")
    bid(laid, 1, 2)
    bid(laid, 2, 1)
    laid.by(1, "stop_bidding")
    assert having(laid.by(0, "close_sale"), "sold") == [
        {"seat": 0, "other": 2, "card": "wheels-3", "price": 30}
    ]
    assert laid.purses == [50, 40, 10, 40]
    assert laid.bank == 3740 - 140


@pytest.mark.rule("G-25")
def test_without_an_offer_the_bank_pays_the_exact_value():
    laid = for_sale(money={1: 30, 2: 30})
    laid.by(1, "stop_bidding")
    laid.by(2, "stop_bidding")
    assert names(laid.by(0, "close_sale")) == ["sold_to_bank"]
    assert (laid.owned(0), laid.purses) == (set(), [41, 30, 30])
    assert laid.under("wheels") == ["wheels-3"]


@pytest.mark.rule("G-26")
@pytest.mark.parametrize("offers", [0, 1])
def test_the_seller_may_withdraw_before_the_sale_is_made(offers):
    laid = for_sale(money={1: 30, 2: 0})
    bid(laid, 1, *[1] * offers)
    if not offers:
        laid.by(1, "stop_bidding")
    assert laid.kinds() == {"close_sale", "withdraw"}
    assert laid.by(0, "withdraw") == [{"event": "withdrew", "seat": 0, "card": "wheels-3"}]
    assert (laid.owned(0), laid.purses) == ({"wheels-3"}, [20, 30, 0])
    assert laid.matter == "buying"


@pytest.mark.rule("G-27")
def test_offers_go_round_from_the_sellers_left():
    laid = table(seats=4, turn=2, here=[buy("goin")], owns={2: ["goin-1"]})
    laid.land()
    laid.do("sell", card="goin-1")
    for seat in (3, 0, 1):
        laid.by(seat, "stop_bidding")
    assert laid.actor == 2


@pytest.mark.rule("G-27")
def test_nobody_bids_more_than_there_is():
    laid = for_sale("wheels-3", money={1: 25, 2: 22})
    assert laid.choices("raise") == ["2", "1"]
    bid(laid, 1, 1)
    assert laid.actor == 0


@pytest.mark.rule("G-27")
def test_who_cannot_offer_more_than_the_value_is_not_asked():
    laid = for_sale("wheels-3", money={1: 21, 2: 22})
    assert laid.actor == 2


@pytest.mark.rule("G-27")
def test_who_has_stopped_bidding_is_out():
    laid = for_sale("wheels-3", seats=4, money={1: 90, 2: 90, 3: 90})
    laid.by(1, "stop_bidding")
    bid(laid, 2, 1)
    bid(laid, 3, 1)
    laid.by(2, "stop_bidding")
    assert laid.actor == 0


@pytest.mark.rule("G-27")
def test_nobody_outbids_oneself():
    laid = for_sale("wheels-3", seats=2, money={1: 90})
    bid(laid, 1, 1)
    assert laid.actor == 0
