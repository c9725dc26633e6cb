import pytest

from tests.games.go_for_it.builders import buy, table, wrong_with
from tests.games.happenings import having, names


def bought(card, refill, **laid):
    """A table at which the first player has just bought an open card and its place is filled again."""
    laid = table(here=[buy()], money={0: 100}, **laid)
    laid.land()
    laid.do("buy", card=card)
    if refill:
        laid.turn_up(refill)
    return laid


@pytest.mark.rule("G-23a")
def test_after_paying_one_may_roll_to_trade_up():
    laid = bought("goin-14", "goin-1")
    assert laid.actor == 0
    assert laid.kinds() == {"keep", "go_for_it"}
    laid.do("go_for_it")
    assert len(laid.choices("roll")) == 36


@pytest.mark.rule("G-23a")
@pytest.mark.parametrize(("first", "second"), [(1, 5), (3, 3), (6, 6)])
def test_six_or_more_swaps_for_any_card_of_the_row_to_the_left(first, second):
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    laid.roll(first, second)
    assert laid.choices("swap_for") == ["feelin-14", "feelin-15", "feelin-16"]
    assert laid.choices("swap_unseen") == ["feelin"]


@pytest.mark.rule("G-23a")
def test_the_top_face_down_card_may_be_taken_unseen():
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    laid.roll(3, 4)
    laid.do("swap_unseen", category="feelin")
    assert "feelin-3" in laid.choices("turn_up")
    assert laid.turn_up("feelin-3") == [{"event": "got", "seat": 0, "card": "feelin-3"}]
    assert laid.owned(0) == {"feelin-3"}
    assert laid.opened("feelin") == ["feelin-14", "feelin-15", "feelin-16"]


@pytest.mark.rule("G-23b")
def test_one_may_stop_and_keep_the_card_after_each_roll():
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    laid.roll(3, 4)
    laid.do("swap_for", card="feelin-16")
    laid.turn_up("feelin-1")
    assert laid.kinds() == {"keep", "go_for_it"}
    laid.do("keep")
    assert laid.owned(0) == {"feelin-16"}


@pytest.mark.rule("G-23b")
def test_after_a_good_roll_one_may_keep_the_old_card():
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    laid.roll(6, 6)
    laid.do("keep")
    assert laid.owned(0) == {"goin-14"}
    assert laid.opened("feelin") == ["feelin-14", "feelin-15", "feelin-16"]


@pytest.mark.rule("G-23b")
def test_three_trade_ups_in_a_row():
    laid = bought("goin-14", "goin-1")
    path = [("goin-14", "feelin-14"), ("feelin-14", "wheels-14"), ("wheels-14", "house-14")]
    for old, card in path:
        laid.do("go_for_it")
        laid.roll(2, 4)
        events = laid.do("swap_for", card=card)
        assert having(events, "traded_up") == [{"seat": 0, "old": old, "card": card}]
        laid.turn_up(card.replace("14", "1"))
        assert wrong_with(laid.board, laid.state) is None
    assert laid.owned(0) == {"house-14"}
    assert laid.money(0) == 100 - 11
    assert [laid.under(category) for category in ("goin", "feelin", "wheels", "house")] == [
        ["goin-14"],
        ["feelin-14"],
        ["wheels-14"],
        [],
    ]
    assert (laid.turn, laid.kinds()) == (0, {"propose_to", "end_turn"})


@pytest.mark.rule("G-23c")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 4), (2, 3)])
def test_below_six_the_card_is_lost_under_its_deck_and_nothing_refunded(first, second):
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    assert names(laid.roll(first, second)) == ["rolled", "roll_failed"]
    assert (laid.owned(0), laid.money(0)) == (set(), 100 - 11)
    assert laid.under("goin") == ["goin-14"]


@pytest.mark.rule("G-23c")
def test_a_loss_on_the_second_roll_costs_the_card_traded_for():
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    laid.roll(4, 4)
    laid.do("swap_for", card="feelin-16")
    laid.turn_up("feelin-1")
    laid.do("go_for_it")
    assert having(laid.roll(1, 2), "roll_failed") == [{"seat": 0, "card": "feelin-16"}]
    assert laid.owned(0) == set()
    assert (laid.under("goin"), laid.under("feelin")) == (["goin-14"], ["feelin-16"])
    assert laid.opened("wheels") == ["wheels-14", "wheels-15", "wheels-16"]
    assert wrong_with(laid.board, laid.state) is None


@pytest.mark.rule("G-23d")
def test_the_old_card_goes_under_its_deck_and_the_open_card_is_replaced():
    laid = bought("goin-14", "goin-1")
    laid.do("go_for_it")
    laid.roll(4, 4)
    laid.do("swap_for", card="feelin-15")
    laid.turn_up("feelin-9")
    assert laid.under("goin") == ["goin-14"]
    assert laid.opened("goin") == ["goin-1", "goin-15", "goin-16"]
    assert laid.opened("feelin") == ["feelin-14", "feelin-9", "feelin-16"]


@pytest.mark.rule("G-23d", "G-22")
def test_an_old_card_fills_an_empty_place_of_its_row():
    away = {1: [f"goin-{i}" for i in range(1, 14)]}
    laid = bought("goin-14", None, owns=away)
    assert laid.opened("goin") == [None, "goin-15", "goin-16"]
    laid.do("go_for_it")
    laid.roll(4, 4)
    laid.do("swap_for", card="feelin-15")
    laid.turn_up("feelin-9", "goin-14")
    assert laid.opened("goin") == ["goin-14", "goin-15", "goin-16"]
    assert laid.kinds() == {"keep", "go_for_it"}


@pytest.mark.rule("G-23e")
def test_from_the_leftmost_row_there_is_no_roll():
    laid = bought("house-14", "house-1")
    assert "go_for_it" not in laid.kinds()
    assert laid.owned(0) == {"house-14"}


@pytest.mark.rule("G-23e")
def test_option_wrap_goes_on_from_house_to_places():
    laid = bought("house-14", "house-1", wrap=1)
    laid.do("go_for_it")
    laid.roll(4, 4)
    assert laid.choices("swap_for") == ["goin-14", "goin-15", "goin-16"]


@pytest.mark.rule("G-23a", "G-22")
def test_without_any_card_to_the_left_there_is_no_roll():
    away = {1: [f"feelin-{i}" for i in range(1, 17)]}
    laid = bought("goin-14", "goin-1", owns=away, opened={"feelin": [None] * 3})
    assert "go_for_it" not in laid.kinds()
