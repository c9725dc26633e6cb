import pytest

from laufspiel.games.go_for_it.rules.turn import STEPS
from tests.games.go_for_it.builders import buy, effect, table
from tests.games.happenings import having, names


@pytest.mark.rule("G-11")
def test_a_turn_has_six_steps():
    assert STEPS == ("roll", "move", "space", "news", "deal", "end")


@pytest.mark.rule("G-11")
def test_a_whole_turn_goes_through_its_steps_in_order():
    laid = table(
        owns={0: ["goin-1"], 1: ["feelin-1"]}, hands={0: ["news-1"]}, news={"news-1": [effect("collect", 7)]},
        here=[effect("collect", 4), buy("goin")],
    )  # fmt: skip
    assert names(laid.land()) == ["rolled", "moved", "collected"]
    assert laid.kinds() == {"buy", "buy_unseen", "sell", "done_buying"}
    assert laid.do("done_buying") == []
    assert laid.kinds() == {"play_news", "save_news"}
    assert names(laid.do("play_news", news="news-1")) == ["played_news", "collected"]
    assert laid.kinds() == {"propose_to", "end_turn"}
    laid.do("end_turn")
    assert (laid.turn, laid.kinds()) == (1, {"roll"})


@pytest.mark.rule("G-11")
def test_the_timepiece_moves_as_many_spaces_as_both_dice_show():
    laid = table(at="week-10")
    assert having(laid.roll(6, 3), "moved") == [{"seat": 0, "start": "week-10", "end": "week-19"}]
    assert laid.week == "week-19"


@pytest.mark.rule("G-07")
def test_one_timepiece_goes_round_the_year_for_everybody():
    laid = table(at="week-44")
    laid.roll(5, 6)
    assert laid.week == "week-7"
    laid.roll(1, 2)
    assert laid.week == "week-10"


@pytest.mark.rule("G-11")
def test_steps_with_nothing_to_decide_are_passed_over():
    laid = table()
    assert names(laid.land()) == ["rolled", "moved"]
    assert (laid.turn, laid.kinds()) == (1, {"roll"})


@pytest.mark.rule("G-28")
def test_without_deals_left_the_turn_ends_by_itself():
    laid = table(owns={0: ["goin-1"], 1: ["goin-2"]}, deals=0)
    laid.land()
    assert (laid.turn, laid.kinds()) == (1, {"roll"})
