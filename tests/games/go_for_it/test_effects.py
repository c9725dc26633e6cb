"""The vocabulary of spaces and News cards, word by word (G-11, G-13, G-14)."""

import pytest

from laufspiel.games.go_for_it.effects import EFFECTS
from tests.games.go_for_it.builders import effect, table, wrong_with
from tests.games.happenings import having, names


def met(*effects, **laid):
    """What happens to the first of three players on a space that says this."""
    laid = table(here=effects, **laid)
    return laid, laid.land()[2:]


@pytest.mark.rule("G-11")
def test_collect():
    laid, events = met(effect("collect", 7))
    assert events == [{"event": "collected", "seat": 0, "amount": 7}]
    assert (laid.purses, laid.bank) == ([27, 20, 20], 3740 - 67)


@pytest.mark.rule("G-11")
def test_collect_per_card_of_the_categories():
    owns = {0: ["goin-1", "goin-2", "house-1"], 1: ["goin-3"]}
    laid, _ = met(effect("collect_per_card", 3, ["goin"]), owns=owns)
    assert laid.purses == [26, 20, 20]
    laid, _ = met(effect("collect_per_card", 3), owns=owns)
    assert laid.purses == [29, 20, 20]
    assert met(effect("collect_per_card", 3, ["wheels"]), owns=owns)[1] == []


@pytest.mark.rule("G-11")
@pytest.mark.parametrize(("money", "left"), [(20, 13), (7, 0), (3, 0)])
def test_pay_what_is_asked_or_what_is_there(money, left):
    laid, _ = met(effect("pay", 7), money={0: money})
    assert (laid.money(0), laid.bank) == (left, 3740 - 40 - left)


@pytest.mark.rule("G-11")
def test_pay_per_card_of_the_categories():
    laid, _ = met(effect("pay_per_card", 2, ["goin", "house"]), owns={0: ["goin-1", "house-1", "wheels-1"]})
    assert laid.purses == [16, 20, 20]


@pytest.mark.rule("G-11")
def test_everybody_collects_or_pays_from_the_player_on_turn():
    laid, events = met(effect("all_collect", 4), turn=1)
    assert (laid.purses, [event["seat"] for event in events]) == ([24, 24, 24], [1, 2, 0])
    laid, events = met(effect("all_pay", 4), money={2: 1})
    assert laid.purses == [16, 16, 0]
    assert having(events, "paid") == [
        {"seat": 0, "amount": 4},
        {"seat": 1, "amount": 4},
        {"seat": 2, "amount": 1},
    ]


@pytest.mark.rule("G-11")
def test_each_pays_the_player_on_turn():
    laid, _ = met(effect("each_pays_you", 6), money={1: 2})
    assert laid.purses == [28, 0, 14]


@pytest.mark.rule("G-11")
def test_the_player_on_turn_pays_each_as_long_as_money_lasts():
    laid, events = met(effect("you_pay_each", 6), money={0: 9})
    assert laid.purses == [0, 26, 23]
    assert having(events, "paid_player") == [
        {"seat": 0, "other": 1, "amount": 6},
        {"seat": 0, "other": 2, "amount": 3},
    ]


@pytest.mark.rule("G-11", "G-30")
def test_a_salary_by_the_cards_owned_now():
    laid, events = met(effect("salary"), owns={0: ["goin-1", "goin-2", "goin-3"]})
    assert events == [{"event": "collected", "seat": 0, "amount": 20}]
    assert laid.clip(0) == 0


@pytest.mark.rule("G-11")
def test_a_free_card_is_an_open_one_of_the_categories():
    laid, _ = met(effect("free_card", categories=["wheels"]))
    assert laid.choices("choose_free") == ["wheels-14", "wheels-15", "wheels-16"]
    assert names(laid.do("choose_free", card="wheels-15")) == ["got_free"]
    laid.turn_up("wheels-1")
    assert (laid.owned(0), laid.money(0), laid.turn) == ({"wheels-15"}, 20, 0)
    assert laid.opened("wheels") == ["wheels-14", "wheels-1", "wheels-16"]
    assert laid.kinds() == {"propose_to", "end_turn"}


@pytest.mark.rule("G-11")
def test_a_free_card_may_be_left():
    laid, _ = met(effect("free_card"))
    laid.do("let_go")
    assert (laid.owned(0), laid.turn) == (set(), 1)


@pytest.mark.rule("G-22")
def test_no_free_card_where_none_lies_open():
    laid, events = met(effect("free_card", categories=["goin"]), opened={"goin": [None] * 3})
    assert (events, laid.turn) == ([], 1)


@pytest.mark.rule("G-11")
def test_a_lost_card_is_of_the_players_own_choice_and_goes_under_its_deck():
    laid, _ = met(
        effect("lose_card", categories=["goin", "wheels"]), owns={0: ["goin-1", "wheels-1", "house-1"]}
    )
    assert laid.choices("lose") == ["wheels-1", "goin-1"]
    assert laid.do("lose", card="wheels-1") == [{"event": "lost", "seat": 0, "card": "wheels-1"}]
    assert laid.owned(0) == {"goin-1", "house-1"}
    assert laid.under("wheels") == ["wheels-1"]


@pytest.mark.rule("G-11")
def test_without_such_a_card_nothing_is_lost():
    laid, events = met(effect("lose_card", categories=["goin"]), owns={0: ["house-1"]}, shields={0: 1})
    assert events == []
    assert laid.state.shields[0] == 1


@pytest.mark.rule("G-11")
def test_a_card_is_taken_from_any_other_player():
    owns = {0: ["goin-1"], 1: ["goin-2", "house-2"], 2: ["goin-3"]}
    laid, _ = met(effect("take_card", categories=["goin"]), owns=owns)
    assert laid.choices("take") == ["goin-2", "goin-3"]
    assert laid.do("take", card="goin-3") == [{"event": "took", "seat": 0, "other": 2, "card": "goin-3"}]
    assert laid.owned(0) == {"goin-1", "goin-3"}


@pytest.mark.rule("G-11")
def test_where_nobody_has_such_a_card_none_is_taken():
    laid, events = met(effect("take_card", categories=["goin"]), owns={0: ["goin-1"], 1: ["house-1"]})
    assert events == []
    assert laid.matter == "dealing"


@pytest.mark.rule("G-11")
def test_a_swap_is_of_cards_of_the_categories():
    owns = {0: ["goin-1", "house-1"], 1: ["goin-2", "wheels-2"], 2: ["goin-3"]}
    laid, _ = met(effect("swap_card", categories=["goin", "wheels"]), owns=owns)
    assert laid.choices("take") == ["wheels-2", "goin-2", "goin-3"]
    laid.do("take", card="wheels-2")
    assert laid.choices("give") == ["goin-1"]
    events = laid.do("give", card="goin-1")
    assert events == [{"event": "swapped", "seat": 0, "other": 1, "old": "goin-1", "card": "wheels-2"}]
    assert (laid.owned(0), laid.owned(1)) == ({"house-1", "wheels-2"}, {"goin-1", "goin-2"})


@pytest.mark.rule("G-11")
def test_a_swap_may_be_let_go():
    laid, _ = met(effect("swap_card"), owns={0: ["goin-1"], 1: ["house-1"]})
    laid.do("let_go")
    assert laid.owned(0) == {"goin-1"}


@pytest.mark.rule("G-11")
@pytest.mark.parametrize("owns", [{0: ["goin-1"]}, {1: ["goin-1"]}, {0: ["goin-1"], 1: ["house-1"]}])
def test_no_swap_without_a_card_on_both_sides(owns):
    laid, events = met(effect("swap_card", categories=["goin"]), owns=owns)
    assert events == []
    assert laid.matter != "swapping"


@pytest.mark.rule("G-07", "G-11")
def test_a_card_moves_the_timepiece_but_does_not_lead_to_the_space_there():
    laid = table(hands={0: ["news-1"]}, news={"news-1": [effect("move", count=3)]})
    laid.board.effects[5, 0] = effect("collect", 9)
    laid.board.effect_count[5] = 1
    laid.land()
    events = laid.do("play_news", news="news-1")
    assert having(events, "moved") == [{"seat": 0, "start": "week-3", "end": "week-6"}]
    assert (laid.week, laid.money(0)) == ("week-6", 20)


@pytest.mark.rule("G-29", "G-31")
def test_a_card_that_moves_the_timepiece_brings_labor_day_and_birthdays():
    laid = table(
        at="week-30", hands={0: ["news-1"]}, news={"news-1": [effect("move", count=2)]}, birthdays={1: "week-34"}
    )  # fmt: skip
    laid.land()
    events = laid.do("play_news", news="news-1")
    assert len(having(events, "salary")) == 3
    for seat in (1, 2, 0):
        events = laid.by(seat, "wait")
    assert having(events, "paid_player") == [
        {"seat": 2, "other": 1, "amount": 5},
        {"seat": 0, "other": 1, "amount": 5},
    ]


@pytest.mark.rule("G-11", "G-23a")
def test_a_free_roll_trades_an_own_card_up_and_loses_nothing():
    owns = {0: ["goin-1", "house-1"]}
    laid, _ = met(effect("trade_up"), owns=owns)
    assert laid.choices("risk") == ["goin-1"]
    laid.do("risk", card="goin-1")
    laid.do("go_for_it")
    assert having(laid.roll(1, 1), "roll_spared") == [{"seat": 0, "card": "goin-1"}]
    assert laid.owned(0) == set(owns[0])


@pytest.mark.rule("G-11", "G-23b")
def test_a_good_free_roll_goes_on_to_the_left_without_risk():
    laid, _ = met(effect("trade_up"), owns={0: ["goin-1"]})
    laid.do("risk", card="goin-1")
    laid.do("go_for_it")
    laid.roll(5, 5)
    laid.do("swap_for", card="feelin-14")
    laid.turn_up("feelin-1")
    laid.do("go_for_it")
    laid.roll(1, 2)
    assert laid.owned(0) == {"feelin-14"}
    assert laid.under("goin") == ["goin-1"]


@pytest.mark.rule("G-11")
def test_a_free_roll_may_be_let_go_and_needs_a_card_with_a_row_to_its_left():
    laid, _ = met(effect("trade_up"), owns={0: ["goin-1"]})
    laid.do("let_go")
    assert laid.owned(0) == {"goin-1"}
    laid, _ = met(effect("trade_up"), owns={0: ["house-1"]})
    assert laid.matter != "risking"


@pytest.mark.rule("G-12")
def test_news_draws_so_many_cards():
    laid, _ = met(effect("news", count=2))
    laid.draw("news-1", "news-2")
    assert laid.hand(0) == {"news-1", "news-2"}
    assert laid.kinds() == {"play_news", "save_news"}


@pytest.mark.rule("G-11")
def test_protection_averts_one_loss():
    laid, events = met(effect("protect"), effect("lose_card"), effect("lose_card"), owns={0: ["goin-1"]})
    assert names(events) == ["protected", "averted"]
    assert laid.choices("lose") == ["goin-1"]


@pytest.mark.rule("G-11")
def test_protection_averts_that_a_card_is_taken():
    laid, _ = met(effect("take_card"), owns={1: ["goin-1"]}, shields={1: 1})
    assert laid.do("take", card="goin-1") == [{"event": "averted", "seat": 1}]
    assert (laid.owned(1), laid.state.shields[1]) == ({"goin-1"}, 0)


@pytest.mark.rule("G-11")
def test_protection_averts_a_swap():
    laid, _ = met(effect("swap_card"), owns={0: ["goin-1"], 1: ["house-1"]}, shields={0: 1, 1: 1})
    laid.do("take", card="house-1")
    assert laid.do("give", card="goin-1") == [{"event": "averted", "seat": 1}]
    assert (laid.owned(0), laid.owned(1)) == ({"goin-1"}, {"house-1"})
    assert laid.state.shields[0] == 1


@pytest.mark.rule("G-31", "G-34")
def test_protection_averts_neither_gifts_nor_penalties():
    laid = table(at="week-31", owns={1: ["goin-1", "goin-2"], 2: ["house-1"]}, shields={1: 1}, announced=[1])
    laid.land()
    laid.by(2, "take", card="goin-1")
    laid.by(0, "take", card="goin-2")
    assert (laid.owned(1), laid.state.shields[1]) == (set(), 1)
    laid = table(owns={1: ["goin-1"]}, shields={1: 1}, birthdays={0: "week-3"})
    laid.land()
    laid.by(1, "give", card="goin-1")
    assert (laid.owned(0), laid.state.shields[1]) == ({"goin-1"}, 1)


@pytest.mark.rule("G-11")
def test_all_directions_of_a_space_are_followed_in_their_order():
    laid, events = met(effect("pay", 20), effect("collect", 1), effect("all_pay", 5))
    assert names(events) == ["paid", "collected", "paid", "paid", "paid"]
    assert laid.purses == [0, 15, 15]


@pytest.mark.parametrize("word", EFFECTS)
def test_no_word_makes_anything_of_nothing(word):
    owns = {0: ["goin-1", "wheels-1"], 1: ["goin-2", "feelin-1"], 2: ["house-1"]}
    laid = table(here=[effect(word, 1)], owns=owns)
    laid.land()
    for _ in range(60):
        assert wrong_with(laid.board, laid.state) is None
        laid.do(**laid.forms()[-1])
