import pytest

from tests.games.happenings import names
from tests.games.maedn_kids.builders import ENTER, at, home, move, table


@pytest.mark.rule("K-10")
def test_ending_on_another_players_pawn_sends_it_back_to_its_start():
    laid = table(at(0, 0, square=4), at(1, 2, square=5))
    laid.roll("red")
    assert laid.move(0, "red") == [
        {"event": "moved", "seat": 0, "pawn": 0, "start": 4, "end": 5},
        {"event": "knocked_out", "victim": 1, "pawn": 2, "square": 5, "by": 0},
    ]
    assert laid.space(0, 0) == "square-5"
    assert laid.space(1, 2) == "start-yellow-2"


@pytest.mark.rule("K-10")
def test_a_pawn_on_its_own_arrow_square_is_not_safe():
    laid = table(at(0, 0, square=12), at(1, 0, square=14))
    laid.roll("yellow")
    assert names(laid.move(0, "yellow")) == ["moved", "knocked_out"]


@pytest.mark.rule("K-10")
def test_a_pawn_on_a_foreign_entry_square_is_not_safe():
    laid = table(at(0, 0, square=14), at(1, 0, square=17), colours=["blue", "yellow", "red"])
    laid.roll("red")
    assert laid.move(0, "red")[1] == {"event": "knocked_out", "victim": 1, "pawn": 0, "square": 17, "by": 0}


@pytest.mark.rule("K-10")
def test_entering_knocks_out_who_stands_on_the_arrow_square():
    laid = table(at(1, 0, square=0))
    laid.roll("blue")
    assert names(laid.enter()) == ["entered", "knocked_out"]
    assert laid.places(1) == ["start"] * 3
    assert laid.space(0, 0) == "square-0"


@pytest.mark.rule("K-10")
def test_a_pawn_jumped_over_stays():
    laid = table(at(0, 0, square=4), at(1, 0, square=5))
    laid.roll("yellow")
    laid.move(0, "yellow")
    assert laid.space(1, 0) == "square-5"


@pytest.mark.rule("K-10")
def test_a_pawn_knocked_out_begins_anew():
    laid = table(at(0, 0, square=4), at(1, 0, square=5))
    laid.roll("red")
    laid.move(0, "red")
    laid.roll("yellow")
    assert laid.enter()[0] == {"event": "entered", "seat": 1, "pawn": 0, "square": 14}


@pytest.mark.rule("K-11")
def test_own_pawns_cannot_be_knocked_out():
    laid = table(at(0, 0, square=4), at(0, 1, square=5))
    laid.roll("red")
    assert laid.choices() == [move(1, "red")]
    assert laid.why_not(move(0, "red")) == "K-11"


@pytest.mark.rule("K-11")
def test_a_pawn_does_not_look_for_a_square_beyond_its_own_pawn():
    laid = table(at(0, 0, square=4), at(0, 1, square=5), at(0, 2, square=22))
    laid.roll("red")
    assert [choice["pawn"] for choice in laid.choices()] == [1]
    laid.move(1, "red")
    assert laid.spaces(0) == ["square-4", "square-9", "square-22"]


@pytest.mark.rule("K-11")
def test_no_pawn_enters_onto_an_own_pawn():
    laid = table(at(0, 0, square=0))
    laid.roll("blue")
    assert not laid.can(ENTER)
    assert laid.why_not(ENTER) == "K-11"


@pytest.mark.rule("K-11")
def test_a_roll_that_only_own_pawns_block_is_forfeited():
    laid = table(at(0, 0, square=21), at(0, 1, square=22), *home(0, 2))
    laid.roll("yellow")  # 21 -> 22 is blocked, and 22 has no yellow square before the entry
    assert laid.turn == 1
    assert laid.spaces(0)[:2] == ["square-21", "square-22"]
