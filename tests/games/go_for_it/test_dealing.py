import pytest

from tests.games.go_for_it.builders import copy, same, table, wrong_with
from tests.games.happenings import having, names

OWNS = {0: ["goin-1", "wheels-2"], 1: ["house-1", "house-3"], 2: ["feelin-1"]}


def dealing(owns=None, **laid):
    """A table at which the first player has come to the fifth step of the turn."""
    laid = table(owns=OWNS if owns is None else owns, **laid)
    laid.land()
    return laid


@pytest.mark.rule("G-28")
def test_cards_and_money_change_hands_when_the_partner_accepts():
    laid = dealing()
    events = laid.deal_with(
        1, ("offer_card", "goin-1"), ("want_card", "house-1"), ("offer_money", "5"), ("offer_money", "2")
    )
    assert events == [{"event": "proposed", "seat": 0, "other": 1}]
    events = laid.by(1, "accept")
    assert names(events) == ["accepted", "handed_over", "handed_over", "paid_player"]
    assert laid.owned(0) == {"house-1", "wheels-2"}
    assert laid.owned(1) == {"goin-1", "house-3"}
    assert laid.purses == [13, 27, 20]


@pytest.mark.rule("G-28")
def test_nothing_changes_hands_when_the_partner_declines():
    laid = dealing()
    laid.deal_with(1, ("offer_card", "goin-1"), ("want_money", "20"))
    assert laid.by(1, "decline") == [{"event": "declined", "seat": 1, "other": 0}]
    assert (laid.owned(0), laid.purses) == (set(OWNS[0]), [20, 20, 20])
    assert laid.actor == 0


@pytest.mark.rule("G-28")
def test_one_deals_with_one_or_several_players_one_after_the_other():
    laid = dealing()
    assert laid.choices("propose_to") == [1, 2]
    laid.deal_with(1, ("want_card", "house-1"), ("offer_money", "20"))
    laid.do("accept")
    laid.deal_with(2, ("offer_card", "house-1"), ("want_card", "feelin-1"))
    laid.do("accept")
    assert laid.owned(0) == {"goin-1", "wheels-2", "feelin-1"}
    assert laid.owned(2) == {"house-1"}


@pytest.mark.rule("G-28")
@pytest.mark.parametrize("deals", [1, 3])
def test_so_many_proposals_a_turn_and_one_begun_counts(deals):
    laid = dealing(deals=deals)
    for left in range(deals, 0, -1):
        assert "propose_to" in laid.kinds(), left
        laid.do("propose_to", other=1)
        laid.do("drop_deal")
    assert laid.turn == 1


@pytest.mark.rule("G-28")
def test_each_turn_has_proposals_of_its_own():
    laid = dealing(deals=1)
    laid.do("propose_to", other=1)
    laid.do("drop_deal")
    laid.land()
    assert laid.choices("propose_to") == [0, 2]


@pytest.mark.rule("G-28")
def test_a_deal_moves_a_card_and_each_side_gives_something():
    laid = dealing()
    laid.do("propose_to", other=1)
    assert "make_offer" not in laid.kinds()
    laid.do("offer_card", card="goin-1")
    assert "make_offer" not in laid.kinds()
    laid.do("want_money", amount="1")
    assert "make_offer" in laid.kinds()


@pytest.mark.rule("G-28")
def test_money_alone_is_no_deal():
    laid = dealing()
    laid.do("propose_to", other=1)
    laid.do("offer_money", amount="10")
    assert not {"make_offer", "want_money", "want_card", "offer_card"} & laid.kinds()


@pytest.mark.rule("G-28")
def test_only_what_both_have_is_in_a_deal():
    laid = dealing(money={0: 4, 1: 12})
    laid.do("propose_to", other=1)
    assert laid.choices("offer_card") == ["wheels-2", "goin-1"]
    assert laid.choices("want_card") == ["house-1", "house-3"]
    assert laid.choices("offer_money") == ["2", "1"]
    assert laid.choices("want_money") == ["10", "5", "2", "1"]


@pytest.mark.rule("G-28")
def test_every_sum_of_money_is_told_in_one_way():
    laid = dealing(money={1: 220})
    laid.do("propose_to", other=1)
    laid.do("offer_card", card="goin-1")
    told = sums_told(laid, ())
    assert sorted(sum(parts) for parts in told) == list(range(1, 221))
    assert {(100, 50, 20, 10, 5, 2, 1), (100, 100, 20), (50,)} < set(told)


def sums_told(laid, parts):
    """All sums that can be named from here on, by the parts they are told in."""
    told, before = [], copy(laid.state)
    for amount in laid.choices("want_money"):
        laid.do("want_money", amount=amount)
        named = (*parts, int(amount))
        told += [named, *sums_told(laid, named)]
        laid.state = copy(before)
    return told


@pytest.mark.rule("G-28")
def test_cards_are_named_in_their_order_so_that_every_deal_is_told_in_one_way():
    laid = dealing()
    laid.do("propose_to", other=1)
    laid.do("want_card", card="house-3")
    assert laid.choices("want_card") == []
    assert laid.choices("offer_card") == []


@pytest.mark.rule("G-28")
def test_news_cards_are_no_part_of_deals():
    laid = dealing(hands={0: ["news-1"], 1: ["news-2"]})
    laid.do("save_news")
    laid.do("propose_to", other=1)
    assert laid.kinds() <= {"drop_deal", "make_offer", "offer_card", "want_card", "offer_money", "want_money"}


@pytest.mark.rule("G-28")
def test_who_has_nothing_to_deal_with_is_no_partner():
    assert dealing({0: ["goin-1"]}, money={1: 0}).choices("propose_to") == [2]
    assert dealing({1: ["goin-1"]}).choices("propose_to") == [1]


@pytest.mark.rule("G-28")
def test_one_deals_on_ones_own_turn_only():
    laid = dealing()
    assert laid.actor == 0
    laid.do("end_turn")
    assert laid.kinds() == {"roll"}


@pytest.mark.rule("G-28")
def test_a_dropped_proposal_leaves_nothing_behind():
    laid = dealing()
    laid.do("propose_to", other=1)
    laid.do("offer_card", card="goin-1")
    laid.do("offer_money", amount="10")
    laid.do("drop_deal")
    before = copy(laid.state)
    laid.do("propose_to", other=2)
    laid.do("drop_deal")
    before.deals_left -= 1
    assert same(before, laid.state)
    assert wrong_with(laid.board, laid.state) is None


@pytest.mark.rule("G-28")
def test_all_cards_of_both_sides_may_be_in_one_deal():
    mine, theirs = [f"goin-{i}" for i in range(1, 14)], [f"house-{i}" for i in range(1, 14)]
    laid = dealing({0: mine, 1: theirs})
    laid.deal_with(1, *[("offer_card", card) for card in mine], *[("want_card", card) for card in theirs])
    events = laid.do("accept")
    assert len(having(events, "handed_over")) == 26
    assert (laid.owned(0), laid.owned(1)) == (set(theirs), set(mine))
