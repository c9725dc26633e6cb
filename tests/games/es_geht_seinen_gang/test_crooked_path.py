"""The crooked path: detention, the dark area, prison, fines, the big coup and the Gangster boss."""

import numpy as np
import pytest

from laufspiel.games import shipped_edition
from laufspiel.games.es_geht_seinen_gang import rules
from laufspiel.kernel.contract import LUCK
from tests.games.es_geht_seinen_gang.builders import path, table
from tests.games.happenings import having, names

UNDERWORLD = ["yy", "> prison", "-", "coup 10", "-", "-", "-", "-"]


def underworld(at=None, *spaces, **more):
    """A player in front of the dark area, or in it."""
    dark = path("dark", *(spaces or UNDERWORLD), career="crooked", dark=True, ways=["rest"])
    laid = table("-", "-", paths=[dark, path("road", "-", "-", career="crooked", ways=["dark"])], **more)
    if at is not None:
        laid.put(0, f"dark {at}" if at else "road 2")
    return laid


@pytest.mark.rule("E-32")
def test_pre_trial_detention_misses_turns_and_ends_the_throw():
    laid = table("-", "detention 2", "g", "g")
    happened = laid.throw(2, 1)
    assert having(happened, "detained") == [{"seat": 0, "turns": 2}]
    assert (laid.chips(), laid.misses(), laid.turn) == ("", 2, 1)


@pytest.mark.rule("E-32")
def test_crossed_detention_does_nothing():
    laid = table("-", "detention 2", "g", "g")
    laid.throw(3, 1)
    assert (laid.chips(), laid.misses()) == ("gg", 0)


@pytest.mark.rule("E-32")
def test_missed_turns_pass_by_one_after_the_other():
    laid = table("-", "detention 2", "g", "g")
    laid.throw(2, 1)
    happened = laid.throw(1, 1)
    assert having(happened, "missed_turn") == [{"seat": 0, "left": 1}]
    assert laid.turn == 1
    happened = laid.throw(1, 1)
    assert having(happened, "missed_turn") == [{"seat": 0, "left": 0}]
    laid.throw(1, 1)
    assert laid.turn == 0


@pytest.mark.rule("E-32")
def test_the_big_coup_brings_yellow_ten():
    laid = underworld(3)
    happened = laid.roll(1)
    assert "coup" in names(happened)
    assert laid.chips() == "y" * 10


@pytest.mark.rule("E-32")
def test_the_big_coup_counts_only_for_who_lands_there():
    laid = underworld(3)
    laid.roll(2)
    assert laid.chips() == ""


@pytest.mark.rule("E-32")
def test_the_crooked_path_has_a_ladder_up_to_gangster_boss():
    levels = [
        level
        for level in shipped_edition("es-geht-seinen-gang", "house-ddr").levels
        if level.career == "crooked"
    ]
    assert levels[-1].title["de"] == "Gangsterboss"
    laid = underworld(
        1, "-", "level", "-", "-", "-", levels={f"crooked-{i}": 0 for i in (1, 2, 3)}, chips={0: "bbbb"}
    )
    laid.roll(1)
    laid.do("stop")
    laid.do("rise", level="crooked-4")
    assert laid.scores[0] == 1 + 2 + 2 + 4


@pytest.mark.rule("E-33")
def test_in_the_darkly_hatched_area_one_plays_with_one_die_only():
    laid = underworld(1)
    assert (laid.actor, laid.kinds()) == (LUCK, {"roll"})
    laid.roll(2)
    assert (laid.place(), laid.turn) == ("dark 3", 1)


@pytest.mark.rule("E-33")
def test_who_enters_it_with_the_white_die_does_not_move_the_black_one():
    laid = underworld(0)
    laid.throw(1, 2)
    assert (laid.place(), laid.chips(), laid.turn) == ("dark 1", "yy", 1)


@pytest.mark.rule("E-33")
def test_who_enters_it_with_the_black_die_has_moved_both():
    laid = underworld()
    laid.throw(2, 3)
    assert laid.place() == "dark 3"


@pytest.mark.rule("E-33")
def test_outside_both_dice_are_thrown_again():
    laid = underworld(7)
    laid.roll(2)
    assert laid.place() == "rest 1"
    laid.next_turn()
    assert laid.kinds() == {"throw"}


@pytest.mark.rule("E-34")
def test_landing_on_a_red_arrow_there_always_leads_to_prison():
    laid = underworld(1)
    happened = laid.roll(1)
    assert names(happened)[-3:] == ["moved", "sent", "imprisoned"]
    assert (laid.place(), laid.phase) == ("prison 1", "prison_roll")


@pytest.mark.rule("E-34")
def test_who_enters_on_a_red_arrow_with_the_white_die_goes_to_prison_and_forfeits_the_black_one():
    laid = underworld(0)
    laid.throw(2, 2)
    assert laid.phase == "prison_roll"
    laid.roll(6)
    assert (laid.place(), laid.turn) == ("prison 1", 1)


@pytest.mark.rule("E-35")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_in_prison_the_number_rolled_is_the_turns_to_miss(face):
    laid = underworld(1)
    laid.roll(1)
    happened = laid.roll(face)
    assert having(happened, "sentenced") == [{"seat": 0, "turns": face}]
    missed = [event for _ in range(face) for event in having(laid.throw(1, 1), "missed_turn")]
    assert [event["left"] for event in missed] == list(range(face))[::-1]
    laid.throw(1, 1)
    assert (laid.turn, laid.kinds()) == (0, {"roll"})


@pytest.mark.rule("E-35")
def test_prison_with_a_three_misses_three_turns_and_leads_out_through_the_yard():
    laid = underworld(1, chips={0: "yyy"})
    laid.roll(1)
    laid.roll(3)
    laid.next_turn()
    assert laid.turns == 9
    laid.roll(1)
    assert (laid.place(), laid.chips()) == ("yard 1", "y")


@pytest.mark.rule("E-35")
def test_a_six_is_an_amnesty_and_no_turn_is_missed():
    laid = underworld(1)
    laid.roll(1)
    happened = laid.roll(6)
    assert "amnesty" in names(happened)
    assert laid.misses() == 0
    laid.throw(1, 1)
    assert (laid.turn, laid.kinds()) == (0, {"roll"})


@pytest.mark.rule("E-35")
def test_prison_costs_two_and_a_half_turns_on_average():
    missed = []
    for face in range(1, 7):
        laid = underworld(1)
        laid.roll(1)
        weights = np.zeros(300, np.int64)
        faces = rules.legal(laid.board, laid.state, weights)
        assert rules.odds(laid.board, laid.state, faces, weights) == 6
        assert (weights[:6] == 1).all()
        laid.roll(face)
        missed.append(laid.misses())
    assert sum(missed) / len(missed) == 2.5


@pytest.mark.rule("E-36")
def test_the_way_out_of_prison_costs_yellow_points_where_one_lands():
    laid = table(at={0: "prison 1"}, chips={0: "gyyyy"})
    happened = laid.roll(3)
    assert having(happened, "paid") == [{"seat": 0, "colour": "yellow", "count": 3}]
    assert laid.chips() == "gy"


@pytest.mark.rule("E-36")
@pytest.mark.parametrize(("had", "left"), [("", ""), ("gy", "g"), ("yyy", "")])
def test_minus_yellow_takes_no_more_than_one_has(had, left):
    laid = table(at={0: "prison 1"}, chips={0: had})
    laid.roll(3)
    assert laid.chips() == left
    assert laid.open_cards() == []


@pytest.mark.rule("E-36")
def test_minus_yellow_spaces_that_are_crossed_cost_nothing():
    laid = table(at={0: "prison 1"}, chips={0: "yyyy"})
    laid.roll(4)
    assert laid.chips() == "yyyy"
