"""Death, the end of life, and the last player's last throw."""

import pytest

from tests.games.es_geht_seinen_gang.builders import card, path, table
from tests.games.happenings import having, names


@pytest.mark.rule("E-37")
def test_death_by_the_white_die_ends_the_life_and_the_black_one_is_not_moved():
    laid = table("-", "death", "g", "g", seats=3)
    happened = laid.throw(2, 1)
    assert having(happened, "died") == [{"seat": 0, "space": laid.key("road 2")}]
    assert (laid.is_alive(), laid.chips(), laid.turn) == (False, "", 1)


@pytest.mark.rule("E-37")
def test_the_black_die_can_bring_death_after_the_white_one_was_used():
    laid = table("-", "g", "death", seats=3)
    laid.throw(2, 1)
    assert (laid.is_alive(), laid.chips()) == (False, "g")


@pytest.mark.rule("E-37")
def test_the_dead_score_what_was_converted_till_then_and_chips_count_nothing():
    laid = table("-", "death", seats=3, goods={"good-4": 0}, chips={0: "y" * 8}, partners={"partner-3": 0})
    laid.throw(2, 1)
    assert laid.scores == [5, 0, 0]


@pytest.mark.rule("E-37")
def test_the_dead_have_no_more_turns_and_keep_their_cards_from_the_others():
    laid = table("-", "death", seats=3, goods={"good-1": 0}, at={1: "rest 1"})
    laid.throw(2, 1)
    turns = []
    for _ in range(4):
        turns.append(laid.turn)
        laid.throw(1, 1)
    assert turns == [1, 2, 1, 2]
    assert laid.cards() == ["good-1"]


@pytest.mark.rule("E-37")
def test_death_keeps_open_cards_to_be_deducted():
    laid = table(
        "death",
        seats=3,
        questions=[card("demand", "yy")] * 2,
        open_cards={"question-1": 0},
        goods={"good-4": 0},
    )
    laid.throw(1, 1)
    assert laid.scores[0] == 2


@pytest.mark.rule("E-38")
@pytest.mark.parametrize("white", [1, 6])
def test_who_arrives_at_the_end_of_life_has_finished(white):
    laid = table(seats=3, at={0: "last 10"})
    happened = laid.throw(white, 6)
    assert "retired" in names(happened)
    assert (laid.place(), laid.is_alive(), laid.turn) == ("last 11", False, 1)


@pytest.mark.rule("E-38")
def test_the_others_go_on_until_they_arrive():
    laid = table(seats=3, at={0: "last 10", 1: "last 10"})
    laid.throw(1, 1)
    assert not laid.is_over
    assert [laid.is_alive(seat) for seat in range(3)] == [False, True, True]


def last_player(place, seats=2, **more):
    """The game when everybody else has just arrived, and what happened then."""
    laid = table(seats=seats, at={0: "last 10", 1: place}, **more)
    laid.end_life(*range(2, seats))
    return laid, laid.throw(1, 1)


@pytest.mark.rule("E-39")
@pytest.mark.parametrize("place", ["rest 1", "rest 40", "last 1", "last 5", "prison 1"])
def test_the_last_one_is_sent_to_the_space_in_front_of_the_last_disko(place):
    laid, happened = last_player(place)
    assert "hurried" in names(happened)
    assert (laid.place(1), laid.turn, laid.kinds()) == ("last 6", 1, {"throw"})


@pytest.mark.rule("E-39")
@pytest.mark.parametrize("place", ["last 6", "last 7", "last 9"])
def test_who_is_already_past_it_stays(place):
    laid, happened = last_player(place)
    assert "hurried" not in names(happened)
    assert laid.place(1) == place


@pytest.mark.rule("E-39")
def test_the_last_one_throws_once_more_and_may_stop_at_the_last_disko():
    laid, _ = last_player("rest 3", chips={1: "gb"})
    laid.throw(3, 1)
    assert (laid.actor, laid.place(1)) == (1, "last 7")
    laid.do("stop")
    laid.do("meet", partner="partner-2")
    assert laid.is_over
    assert laid.scores == [0, 2]


@pytest.mark.rule("E-39")
def test_after_that_throw_the_game_ends_wherever_the_last_one_is():
    laid, _ = last_player("rest 3")
    laid.throw(1, 1)
    laid.do("pass_by")
    assert laid.is_over
    assert laid.place(1) == "last 8"
    assert laid.is_alive(1)


@pytest.mark.rule("E-39")
def test_one_already_past_the_last_disko_has_one_more_throw_too():
    laid, _ = last_player("last 8")
    laid.throw(1, 6)
    assert laid.is_over
    assert laid.place(1) == "last 11"


@pytest.mark.rule("E-39")
def test_missed_turns_do_not_keep_the_last_one_from_that_throw():
    laid = table(seats=2, at={0: "last 10", 1: "prison 1"})
    laid.state.miss[1] = 4
    laid.throw(1, 1)
    assert (laid.turn, laid.place(1), laid.kinds()) == (1, "last 6", {"throw"})


@pytest.mark.rule("E-39")
def test_it_holds_for_who_is_left_after_deaths_too():
    laid = table("death", seats=3, at={1: "last 10", 2: "rest 5"})
    laid.throw(1, 1)
    assert laid.turn == 1
    happened = laid.throw(1, 1)
    assert (laid.turn, laid.place(2)) == (2, "last 6")
    assert having(happened, "hurried") == [{"seat": 2}]


@pytest.mark.rule("E-39")
def test_two_who_are_left_play_on_as_before():
    laid = table("death", seats=3, at={1: "rest 2", 2: "rest 5"})
    happened = laid.throw(1, 1)
    assert "hurried" not in names(happened)
    assert laid.place(2) == "rest 5"


@pytest.mark.rule("E-39")
def test_a_red_arrow_back_does_not_make_a_space_count_as_past_the_last_disko():
    behind = path("last", "-", "-", "-", "-", "-", "-", "disko", "> last 2", "-", "-", "end")
    laid, _ = last_player("last 3", paths=[behind])
    assert laid.place(1) == "last 6"
