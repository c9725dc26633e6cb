"""Demands that can't be met: the card stays open, is paid later, or is deducted at the end (E-23)."""

import pytest

from tests.games.es_geht_seinen_gang.builders import card, effect, path, table
from tests.games.happenings import having, names

DEMAND = [card("demand", "yyr"), card("gain", "g"), card("all_gain", "y")]


def owing(*road, chips="", questions=DEMAND, seat=0, **more):
    """A player with an open card that demands yellow 2 and red 1."""
    return table(*road, chips={seat: chips}, questions=questions, open_cards={"question-1": seat}, **more)


@pytest.mark.rule("E-23")
@pytest.mark.parametrize("chips", ["", "yy", "ryggg", "gggbbb"])
def test_a_demand_that_cannot_be_met_stays_with_the_player(chips):
    laid = table("question", questions=DEMAND, chips={0: chips})
    laid.throw(1, 1)
    happened = laid.draw(1)
    assert having(happened, "kept_open") == [{"seat": 0, "question": "question-1"}]
    assert (laid.open_cards(), laid.under, laid.scores[0]) == (["question-1"], [], -3)
    assert sorted(laid.chips()) == sorted(chips)


@pytest.mark.rule("E-23")
def test_it_is_paid_as_soon_as_the_chips_are_there():
    laid = owing("g", "y", "-", chips="yr")
    happened = laid.throw(2, 1)
    assert having(happened, "settled") == [{"seat": 0, "question": "question-1"}]
    assert (laid.chips(), laid.open_cards(), laid.under, laid.scores[0]) == ("", [], ["question-1"], 0)


@pytest.mark.rule("E-23")
def test_it_is_not_paid_in_part():
    laid = owing("y", "-", chips="y")
    laid.throw(1, 1)
    assert (laid.chips(), laid.open_cards()) == ("yy", ["question-1"])


@pytest.mark.rule("E-23")
def test_it_is_paid_before_anything_else_is_bought():
    laid = owing("r konsum", "-", chips="yy")
    laid.throw(1, 1)
    assert laid.chips() == ""
    laid.do("stop")
    assert laid.kinds() == {"leave"}


@pytest.mark.rule("E-23")
def test_it_is_paid_before_an_examination_takes_chips():
    laid = owing("b exam class_8", questions=[card("demand", "b")] * 2)
    happened = laid.throw(1, 1)
    assert "settled" in names(happened)
    assert "failed_exam" in names(happened)


@pytest.mark.rule("E-23")
def test_it_is_paid_with_child_benefit_and_the_big_coup():
    laid = owing("pram", "-", chips="r", partners={"partner-3": 0})
    assert "settled" in names(laid.throw(1, 1))
    laid = owing("coup 10", "-", chips="r")
    assert "settled" in names(laid.throw(1, 1))
    assert laid.chips() == "y" * 8


@pytest.mark.rule("E-23")
def test_it_is_paid_with_what_anothers_card_brings():
    laid = owing("question", chips="yr", seat=1)
    laid.throw(1, 1)
    happened = laid.draw(3)
    assert having(happened, "settled") == [{"seat": 1, "question": "question-1"}]
    assert (laid.chips(0), laid.chips(1)) == ("y", "")


@pytest.mark.rule("E-23")
def test_it_is_paid_before_a_card_moves_the_figure():
    cards = [card("demand", "yyr"), [effect("all_gain", "y"), effect("forward", count=1)]]
    laid = owing("question", "y", chips="yr", seat=1, questions=cards)
    laid.throw(1, 1)
    happened = names(laid.draw(2))
    assert happened.index("settled") < happened.index("moved")


@pytest.mark.rule("E-23")
def test_a_paid_card_goes_under_the_deck_after_the_one_that_paid_it():
    laid = owing("question", chips="yr", seat=1)
    laid.throw(1, 1)
    laid.draw(3)
    assert laid.under == ["question-3", "question-1"]


@pytest.mark.rule("E-23")
def test_what_is_never_paid_is_deducted_at_the_end_whatever_chips_are_left():
    laid = owing("-", chips="y" * 9, goods={"good-4": 0}, at={0: "last 10"})
    laid.throw(1, 1)
    assert not laid.is_alive()
    laid.throw(4, 6)
    laid.do("pass_by")
    assert laid.is_over
    assert laid.scores == [4 - 3, 0]


@pytest.mark.rule("E-23")
def test_a_card_kept_open_only_demands_from_those_it_is_for():
    laid = table("question", questions=[card("demand", "yyr", only_if="good")] * 2)
    laid.throw(1, 1)
    laid.draw(1)
    assert (laid.open_cards(), laid.under) == ([], ["question-1"])


@pytest.mark.rule("E-23")
def test_what_else_the_card_says_happens_though_it_stays_open():
    cards = [[effect("demand", "yy"), effect("gain", "b"), effect("miss_turns", count=1)]] * 2
    laid = table("question", questions=cards)
    laid.throw(1, 1)
    laid.draw(1)
    assert (laid.open_cards(), laid.chips(), laid.misses()) == (["question-1"], "b", 1)


# Option pay_open: when_wished


@pytest.mark.rule("E-23")
def test_when_wished_the_player_is_asked_before_throwing():
    laid = owing("-", "-", "-", chips="gyyrr", pay_open="when_wished")
    laid.throw(1, 1)
    laid.throw(1, 1)
    assert (laid.phase, laid.actor, laid.choices("pay_card")) == ("paying", 0, ["question-1"])
    laid.do("pay_card", question="question-1")
    assert laid.is_throwing
    assert (laid.chips(), laid.open_cards(), laid.under) == ("gr", [], ["question-1"])


@pytest.mark.rule("E-23")
def test_when_wished_one_may_pay_later():
    laid = owing("-", "konsum", *["-"] * 5, chips="yyr", pay_open="when_wished")
    laid.throw(1, 1)
    laid.do("stop")
    laid.do("buy", good="good-2")
    laid.do("leave")
    assert (laid.chips(), laid.open_cards()) == ("r", ["question-1"])
    laid.state.chips[0, 2] += 2
    laid.throw(1, 1)
    laid.do("pay_later")
    assert laid.is_throwing
    assert laid.open_cards() == ["question-1"]


@pytest.mark.rule("E-23")
def test_when_wished_nobody_is_asked_who_could_pay_nothing():
    laid = owing("-", "-", "-", chips="yy", pay_open="when_wished")
    laid.throw(1, 1)
    laid.throw(1, 1)
    assert (laid.turn, laid.is_throwing) == (0, True)


@pytest.mark.rule("E-23")
def test_at_once_nobody_is_asked_at_all():
    laid = owing("-", "y", "-", chips="yr")
    laid.throw(1, 1)
    assert laid.open_cards() == []
    laid.throw(1, 1)
    assert laid.is_throwing


@pytest.mark.rule("E-23")
def test_when_wished_several_cards_are_paid_one_after_the_other():
    laid = table(
        "-", "-", "-",
        chips={0: "yyyrr"}, questions=[card("demand", "y"), card("demand", "rr"), card("gain", "g")],
        open_cards={"question-1": 0, "question-2": 0}, pay_open="when_wished",
    )  # fmt: skip
    laid.throw(1, 1)
    laid.throw(1, 1)
    laid.do("pay_card", question="question-2")
    assert laid.choices("pay_card") == ["question-1"]
    laid.do("pay_card", question="question-1")
    assert (laid.is_throwing, laid.under) == (True, ["question-2", "question-1"])


@pytest.mark.rule("E-23")
def test_a_demand_met_at_once_asks_nobody_though_paying_is_when_wished():
    road = path("road", "question", "-", ways=["rest"])
    laid = table(paths=[road], chips={0: "yyr"}, questions=DEMAND, pay_open="when_wished")
    laid.throw(1, 1)
    laid.draw(1)
    assert (laid.chips(), laid.under) == ("", ["question-1"])
