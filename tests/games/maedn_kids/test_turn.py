import pytest

from tests.games.happenings import names
from tests.games.maedn_kids.builders import ENTER, at, home, move, table


@pytest.mark.rule("K-03")
def test_a_turn_is_one_roll_and_one_move():
    laid = table(at(0, 0, square=4), at(0, 1, square=9))
    assert laid.must_roll
    laid.roll("red")
    assert not laid.must_roll
    laid.move(0, "red")
    assert (laid.turn, laid.must_roll) == (1, True)
    assert laid.spaces(0)[:2] == ["square-5", "square-9"]


@pytest.mark.rule("K-03")
def test_nobody_moves_before_rolling():
    laid = table(at(0, 0, square=4))
    assert laid.choices() == []
    assert laid.why_not(move(0, "red"), seat=0) == "K-03"


@pytest.mark.rule("K-03")
def test_players_do_not_choose_what_the_die_shows():
    laid = table(at(0, 0, square=4))
    laid.roll("red")
    assert laid.why_not({"do": "roll", "face": "blue"}) == "K-03"


@pytest.mark.rule("K-04")
def test_without_a_pawn_on_the_track_one_rolls_up_to_three_times():
    laid = table()
    for left in (3, 2, 1):
        assert (laid.turn, laid.rolls_left) == (0, left)
        laid.roll("red")
    assert laid.turn == 1


@pytest.mark.rule("K-04")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_one_rolls_until_the_own_colour_comes(before):
    laid = table()
    laid.roll(*["green"] * before, "blue")
    assert laid.choices() == [ENTER]


@pytest.mark.rule("K-04")
def test_pawns_in_the_goal_are_not_on_the_track():
    laid = table(*home(0, 0, 1))
    assert laid.rolls_left == 3


@pytest.mark.rule("K-05")
def test_the_own_colour_brings_a_pawn_onto_the_arrow_square():
    laid = table()
    laid.roll("blue")
    assert laid.enter() == [{"event": "entered", "seat": 0, "pawn": 0, "square": 0}]
    assert laid.spaces(0) == ["square-0", "start-blue-1", "start-blue-2"]


@pytest.mark.rule("K-05")
def test_each_colour_has_an_arrow_square_of_its_own():
    laid = table(seats=4, turn=3)
    laid.roll("red")
    assert laid.enter()[0]["square"] == 21


@pytest.mark.rule("K-05")
def test_bringing_a_pawn_in_ends_the_turn_though_rolls_were_left():
    laid = table()
    laid.roll("blue")
    laid.enter()
    assert (laid.turn, laid.must_roll) == (1, True)


@pytest.mark.rule("K-05")
def test_another_colour_brings_no_pawn_in():
    laid = table(at(0, 0, square=4))
    laid.roll("yellow")
    assert not laid.can(ENTER)
    assert laid.why_not(ENTER) == "K-05"


@pytest.mark.rule("K-05")
def test_a_waiting_pawn_cannot_be_moved_along_the_track():
    laid = table(at(0, 0, square=4))
    laid.roll("red")
    assert laid.why_not(move(1, "red")) == "K-05"


@pytest.mark.rule("K-05")
def test_with_no_pawn_waiting_nobody_comes_in():
    laid = table(at(0, 0, square=4), at(0, 1, square=5), at(0, 2, square=6))
    laid.roll("blue")
    assert laid.why_not(ENTER) == "K-05"


@pytest.mark.rule("K-05")
def test_waiting_pawns_cannot_be_told_apart_and_are_one_choice():
    laid = table()
    laid.roll("blue")
    assert laid.choices() == [ENTER]


@pytest.mark.rule("K-06")
def test_with_a_pawn_on_the_track_one_rolls_once():
    laid = table(at(0, 0, square=23))
    assert laid.rolls_left == 1
    laid.roll("yellow")  # lies beyond the entry square
    assert laid.turn == 1


@pytest.mark.rule("K-06")
def test_three_rolls_come_back_when_the_last_pawn_was_knocked_out():
    laid = table(at(0, 0, square=20), at(1, 0, square=19), turn=1)
    laid.roll("blue")
    assert names(laid.move(0, "blue")) == ["moved", "knocked_out"]
    assert (laid.turn, laid.rolls_left) == (0, 3)


@pytest.mark.rule("K-06")
def test_three_rolls_come_back_when_the_last_pawn_came_home():
    laid = table(at(0, 0, square=23), at(1, 0, square=16))
    laid.roll("blue")
    laid.move(0, "blue")
    laid.roll("red")
    laid.move(0, "red")
    assert (laid.turn, laid.rolls_left) == (0, 3)


@pytest.mark.rule("K-15")
def test_a_roll_no_pawn_can_use_is_forfeited():
    laid = table(at(0, 0, square=23))
    assert laid.roll("red") == [
        {"event": "rolled", "seat": 0, "face": "red"},
        {"event": "forfeited", "seat": 0, "face": "red"},
    ]
    assert (laid.turn, laid.space(0, 0)) == (1, "square-23")


@pytest.mark.rule("K-15")
def test_a_forfeited_first_roll_leaves_the_other_two():
    laid = table()
    assert names(laid.roll("red")) == ["rolled", "forfeited"]
    assert (laid.turn, laid.rolls_left) == (0, 2)


@pytest.mark.rule("K-15")
def test_if_some_pawn_can_move_one_must():
    laid = table(at(0, 0, square=4), at(0, 1, square=23))
    laid.roll("red")
    assert laid.choices() == [move(0, "red")]
    assert (laid.turn, laid.must_roll) == (0, False)
