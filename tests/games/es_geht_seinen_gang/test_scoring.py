"""Points, what cards are worth, and who wins."""

import numpy as np
import pytest

from laufspiel.games.es_geht_seinen_gang.names import COLOURS
from tests.games.es_geht_seinen_gang.builders import card, table
from tests.games.happenings import having, names


def ended(**more):
    """A game of three that has just ended, and what happened at the end."""
    laid = table(seats=3, at={0: "last 10", 1: "last 9"}, **more)
    laid.end_life(2)
    laid.throw(1, 1)
    return laid, laid.throw(6, 6)


@pytest.mark.rule("E-02")
def test_there_are_green_blue_yellow_and_red_points_held_as_chips():
    assert COLOURS == ("green", "blue", "yellow", "red")
    laid = table("gbbyyyrrrr", "-")
    laid.throw(1, 1)
    assert [int(count) for count in laid.state.chips[0]] == [1, 2, 3, 4]


@pytest.mark.rule("E-03")
def test_the_kasse_never_runs_out_of_chips():
    laid = table("yyyyyyyyyy", "-", chips={0: "y" * 500})
    laid.throw(1, 1)
    assert len(laid.chips()) == 510


@pytest.mark.rule("E-04")
@pytest.mark.rule("E-05")
def test_the_price_of_a_card_is_converted_into_it_and_is_its_value():
    laid = table("konsum", "-", chips={0: "ggbby"})
    laid.throw(1, 1)
    laid.do("stop")
    happened = laid.do("buy", good="good-3")
    assert [event["colour"] for event in having(happened, "paid")] == ["green", "blue"]
    assert (laid.chips(), laid.scores[0]) == ("gby", 2)


@pytest.mark.rule("E-04")
def test_points_of_one_colour_never_stand_for_those_of_another():
    laid = table("konsum", "-", chips={0: "gggrrr"})
    laid.throw(1, 1)
    laid.do("stop")
    assert laid.kinds() == {"leave"}


@pytest.mark.rule("E-05")
@pytest.mark.rule("E-06")
def test_the_total_is_what_all_cards_have_cost():
    laid = table(
        certificates={0: ["class_8", "class_10", "abitur", "diplom"], 1: ["skilled_worker"]},
        partners={"partner-1": 1, "partner-4": 0},
        goods={"good-3": 0, "good-4": 1},
        levels={"party-4": 0, "military-2": 1},
    )
    assert laid.scores == [7 + 2 + 2 + 4, 1 + 1 + 4 + 2]


@pytest.mark.rule("E-06")
def test_chips_still_held_count_nothing():
    laid, _ = ended(chips={0: "y" * 50}, goods={"good-1": 1})
    assert laid.scores == [0, 1, 0]
    assert laid.shares == [0, 1, 0]


@pytest.mark.rule("E-40")
def test_at_the_end_everybody_names_the_total_of_converted_points():
    laid, happened = ended(
        goods={"good-4": 0, "good-2": 2}, questions=[card("demand", "yyr")] * 2, open_cards={"question-1": 2}
    )
    assert laid.is_over
    assert having(happened, "scored") == [
        {"seat": 0, "points": 4, "unpaid": 0},
        {"seat": 1, "points": 0, "unpaid": 0},
        {"seat": 2, "points": 2, "unpaid": 3},
    ]
    assert names(happened)[-3:] == ["scored"] * 3


@pytest.mark.rule("E-41")
def test_the_highest_total_wins_and_the_others_follow_by_rank():
    laid, _ = ended(goods={"good-4": 1, "good-2": 2})
    assert laid.places == [3, 1, 2]
    assert laid.shares == [0, 1, 0]


@pytest.mark.rule("E-41")
def test_equal_totals_share_the_win():
    laid, _ = ended(goods={"good-3": 1, "good-2": 2})
    assert laid.places == [3, 1, 1]
    assert laid.shares == [0, 0.5, 0.5]


@pytest.mark.rule("E-41")
def test_all_may_share_it():
    laid, _ = ended()
    assert laid.places == [1, 1, 1]
    assert np.allclose(laid.shares, 1 / 3)


@pytest.mark.rule("E-41")
def test_equal_totals_behind_the_winner_share_a_rank():
    laid, _ = ended(goods={"good-4": 0, "good-2": 1, "good-3": 2})
    assert laid.places == [1, 2, 2]


@pytest.mark.rule("E-41")
def test_totals_below_zero_are_compared_like_others():
    laid, _ = ended(
        questions=[card("demand", "yy"), card("demand", "y")], open_cards={"question-1": 0, "question-2": 1}
    )
    assert laid.scores == [-2, -1, 0]
    assert laid.places == [3, 2, 1]
