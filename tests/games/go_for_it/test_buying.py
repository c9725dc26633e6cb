import pytest

from tests.games.go_for_it.builders import BACK, buy, effect, table, wrong_with
from tests.games.happenings import having, names


@pytest.mark.rule("G-17")
def test_a_space_names_the_categories_from_which_one_may_buy():
    laid = table(here=[buy("wheels", "goin")], money={0: 100})
    laid.land()
    assert laid.choices("buy") == ["wheels-14", "wheels-15", "wheels-16", "goin-14", "goin-15", "goin-16"]
    assert laid.choices("buy_unseen") == ["wheels", "goin"]


@pytest.mark.rule("G-17")
def test_a_space_names_how_many_cards_one_may_buy():
    laid = table(here=[buy("goin", count=2)], money={0: 100})
    laid.land()
    for card, refill in (("goin-14", "goin-1"), ("goin-1", "goin-2")):
        laid.do("buy", card=card)
        laid.turn_up(refill)
        laid.do("keep")
    assert "buy" not in laid.kinds()
    assert laid.owned(0) == {"goin-14", "goin-1"}


@pytest.mark.rule("G-17")
def test_a_news_card_allows_buying_like_a_space():
    laid = table(hands={0: ["news-1"]}, news={"news-1": [buy("feelin", discount=4)]}, money={0: 30})
    laid.land()
    laid.do("play_news", news="news-1")
    assert having(laid.do("buy", card="feelin-14"), "bought") == [
        {"seat": 0, "card": "feelin-14", "price": 12}
    ]
    assert laid.money(0) == 18


@pytest.mark.rule("G-17")
def test_a_discount_takes_no_price_below_nothing():
    laid = table(here=[buy("goin", discount=9)], money={0: 0})
    laid.land()
    assert laid.can("buy_unseen", category="goin")
    assert not laid.can("buy", card="goin-16")
    assert having(laid.do("buy_unseen", category="goin"), "bought_unseen")[0]["price"] == 0


@pytest.mark.rule("G-18")
def test_an_open_card_costs_what_its_face_says_and_its_place_is_filled_at_once():
    laid = table(here=[buy("wheels")], money={0: 30})
    laid.land()
    assert names(laid.do("buy", card="wheels-15")) == ["bought"]
    assert (laid.money(0), laid.bank) == (30 - 27, 3740 - 43)
    assert laid.opened("wheels") == ["wheels-14", None, "wheels-16"]
    assert laid.choices("turn_up") == [f"wheels-{i}" for i in range(1, 14)]
    assert laid.turn_up("wheels-4") == [{"event": "turned_up", "card": "wheels-4"}]
    assert laid.opened("wheels") == ["wheels-14", "wheels-4", "wheels-16"]
    assert laid.deck("wheels") == 12


@pytest.mark.rule("G-19")
def test_a_face_down_card_costs_what_its_back_says_whatever_it_is():
    laid = table(here=[buy("wheels")], money={0: 30})
    laid.land()
    assert names(laid.do("buy_unseen", category="wheels")) == ["bought_unseen"]
    assert laid.choices("turn_up") == [f"wheels-{i}" for i in range(1, 14)]
    assert laid.turn_up("wheels-13") == [{"event": "got", "seat": 0, "card": "wheels-13"}]
    assert laid.owned(0) == {"wheels-13"}
    assert laid.money(0) == 30 - BACK["wheels"]
    assert laid.opened("wheels") == ["wheels-14", "wheels-15", "wheels-16"]


@pytest.mark.rule("G-20")
def test_bought_cards_lie_in_front_of_the_buyer():
    laid = table(here=[buy("goin")], owns={0: ["house-1"]})
    laid.land()
    laid.do("buy", card="goin-16")
    assert laid.owned(0) == {"house-1", "goin-16"}


@pytest.mark.rule("G-21")
def test_buying_is_never_compulsory():
    laid = table(here=[buy()], money={0: 500})
    laid.land()
    laid.do("done_buying")
    assert (laid.owned(0), laid.money(0)) == (set(), 500)


@pytest.mark.rule("G-21")
def test_who_cannot_pay_cannot_buy():
    laid = table(here=[buy("goin", "wheels")], money={0: 11})
    laid.land()
    assert laid.choices("buy") == ["goin-14"]
    assert laid.choices("buy_unseen") == ["goin"]


@pytest.mark.rule("G-21")
def test_with_neither_money_nor_cards_nothing_is_asked():
    laid = table(here=[buy()], money={0: 4})
    laid.land()
    assert (laid.turn, laid.kinds()) == (1, {"roll"})


@pytest.mark.rule("G-22")
def test_what_is_not_there_cannot_be_bought():
    away = {1: [f"goin-{i}" for i in range(1, 15)]}
    laid = table(here=[buy("goin")], owns=away, opened={"goin": ["goin-15", None, "goin-16"]}, money={0: 99})
    laid.land()
    assert laid.choices("buy") == ["goin-15", "goin-16"]
    assert laid.choices("buy_unseen") == []


@pytest.mark.rule("G-22")
def test_an_empty_place_stays_empty_while_the_deck_is():
    away = {1: [f"goin-{i}" for i in range(1, 14)]}
    laid = table(here=[buy("goin")], owns=away, money={0: 99})
    laid.land()
    laid.do("buy", card="goin-15")
    assert laid.opened("goin") == ["goin-14", None, "goin-16"]
    assert laid.kinds() == {"keep", "go_for_it"}
    assert wrong_with(laid.board, laid.state) is None


@pytest.mark.rule("G-22")
def test_an_empty_place_is_filled_when_a_card_comes_back():
    away = {0: ["goin-1"], 1: [f"goin-{i}" for i in range(2, 15)]}
    laid = table(here=[effect("lose_card")], owns=away, opened={"goin": [None, "goin-15", "goin-16"]})
    laid.land()
    assert names(laid.do("lose", card="goin-1")) == ["lost"]
    assert laid.choices("turn_up") == ["goin-1"]
    laid.turn_up("goin-1")
    assert laid.opened("goin") == ["goin-1", "goin-15", "goin-16"]
    assert laid.deck("goin") == 0


@pytest.mark.rule("G-22")
def test_cards_put_under_a_deck_come_up_in_their_order():
    away = {1: [f"goin-{i}" for i in range(3, 14)]}
    laid = table(here=[buy("goin", count=2)], owns=away, under=["goin-2", "goin-1"], money={0: 99})
    laid.land()
    for card in ("goin-2", "goin-1"):
        laid.do("buy_unseen", category="goin")
        assert laid.choices("turn_up") == [card]
        laid.turn_up(card)
        laid.do("keep")
    assert laid.owned(0) == {"goin-1", "goin-2"}


@pytest.mark.rule("G-22")
def test_what_was_put_under_a_deck_comes_after_all_shuffled_cards():
    laid = table(here=[buy("goin")], under=["goin-2"])
    laid.land()
    laid.do("buy_unseen", category="goin")
    assert "goin-2" not in laid.choices("turn_up")
