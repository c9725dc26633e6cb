"""What choices and events tell, what a player knows as numbers, and how a position is judged."""

import numpy as np
import pytest

from laufspiel.games.asi_es_la_vida.judge import judge
from laufspiel.games.asi_es_la_vida.state import KEYS
from tests.games.asi_es_la_vida.builders import GAME, STANDARD, at, figure, figure_back, guard, table


def told(laid, form):
    """Words' arguments and target of the choice to do this."""
    (choice,) = [choice for choice in laid.match.choices() if choice.action == form]
    return choice.words.args, choice.target


def worth(laid, seat):
    return judge(laid.match.board, laid.match.state, seat)


def test_a_choice_tells_both_cards_and_that_the_one_left_is_taken():
    laid = table(at(0, "minus-8-a"))
    laid.roll(1)
    args, target = told(laid, figure("minus-8-a"))
    assert (args["card_kind"], args["card_value"], args["end_kind"]) == ("minus", 8, "fortune")
    assert (args["takes"], args["home"]) == ("yes", "no")
    assert (target.piece, target.start, target.end) == ("figure", "minus-8-a", "fortune-1")


@pytest.mark.parametrize("company", [[at(1, "fortune-2")], []])
def test_a_choice_tells_that_the_card_stays(company):
    laid = table(at(0, "fortune-2"), *company, guards=[] if company else ["fortune-2"])
    laid.roll(1)
    assert told(laid, figure("fortune-2"))[0]["takes"] == "no"


def test_a_guard_takes_nothing_though_it_would_leave_a_figure():
    laid = table(at(0, "fortune-2"))
    laid.roll(1)
    args, target = told(laid, guard("fortune-2"))
    assert (args["takes"], target.piece) == ("no", "guard")


def test_a_choice_tells_that_it_leads_home():
    laid = table(at(0, "minus-10"))
    laid.roll(4)
    args, target = told(laid, figure("minus-10"))
    assert (args["home"], target.end) == ("yes", "finish")


def test_a_way_back_shows_where_it_leads():
    laid = table(at(0, "plus-5"), ones="yes")
    laid.roll(1)
    assert told(laid, figure_back("plus-5"))[1].end == "plus-6"


def test_an_event_tells_kind_and_number_of_its_cards():
    laid = table(at(0, "minus-8-a"))
    moved, took = laid.play(1, figure("minus-8-a"))
    args = laid.match.event_words(moved).args
    assert (args["start_kind"], args["start_value"], args["end_kind"]) == ("minus", 8, "fortune")
    assert laid.match.event_words(took).args["card_value"] == 8


def test_the_numbers_for_learning_tell_pieces_cards_and_roll():
    laid = table(at(0, "plus-5"), at(1, "plus-5"), seats=2, taken={0: ["plus-1"], 1: ["minus-9"]})
    laid.roll(4)
    seen = np.full(GAME.observation_size, 9, np.float32)
    GAME.rules.observe(laid.match.board, laid.match.state, 0, seen)
    cards = dict(zip(KEYS, seen[: len(KEYS) * 6].reshape(-1, 6), strict=True))
    place = STANDARD.index("plus-5") / (len(STANDARD) - 1)
    assert cards["plus-5"] == pytest.approx([1 / 3, 1 / 12, 0, place, 0, 0])
    assert cards["fortune-1"][2] == pytest.approx(1 / 8)
    assert cards["plus-1"] == pytest.approx([0, 0, 0, 0, 1, 0])
    assert cards["minus-9"] == pytest.approx([0, 0, 0, 0, 0, 1])
    assert list(seen[len(KEYS) * 6 :]) == [0, 0, 0, 1, 0, 0, 1]


def test_points_taken_count_in_the_judgement():
    better, worse = table(seats=2, taken={0: ["plus-8"]}), table(seats=2, taken={0: ["minus-8-a"]})
    assert worth(better, 0) > 0 > worth(worse, 0)
    assert worth(better, 1) < 0 < worth(worse, 1)


def test_a_card_one_stands_on_alone_counts_more_than_one_shared():
    alone, shared = table(at(0, "plus-5")), table(at(0, "plus-5"), at(1, "plus-5"), at(2, "plus-5"))
    assert worth(alone, 0) > worth(shared, 0)


def test_a_minus_card_underfoot_is_a_threat():
    assert worth(table(at(0, "minus-8-b")), 0) < worth(table(at(0, "plus-8")), 0)


def test_fortune_is_worth_something_before_it_turns_a_card():
    assert worth(table(taken={0: ["fortune-1"]}), 0) > 0
