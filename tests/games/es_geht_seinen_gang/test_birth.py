"""Being born: a woman's or a man's life, the order of play, the early birth and the long one."""

import pytest

from laufspiel.games.es_geht_seinen_gang import GAME
from laufspiel.kernel.contract import LUCK
from tests.games.es_geht_seinen_gang.builders import clinic, path, table
from tests.games.happenings import having, names


def born(white, black=1):
    """A newborn's first throw."""
    laid = clinic(first=0)
    laid.do("live", life="woman")
    laid.do("live", life="man")
    return laid, laid.throw(white, black)


@pytest.mark.rule("E-01")
def test_two_to_six_players_each_have_a_coloured_figure():
    assert (GAME.fewest, GAME.most, len(GAME.colours)) == (2, 6, 6)
    laid = clinic(seats=6)
    assert [int(colour) for colour in laid.board.colour] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("E-01")
def test_each_chooses_a_womans_or_a_mans_life():
    laid = clinic(seats=3)
    for seat, life in enumerate(["man", "woman", "man"]):
        assert laid.actor == seat
        assert laid.choices("live") == ["woman", "man"]
        assert laid.do("live", life=life)[0] == {"event": "lives_as", "seat": seat, "life": life}
    assert [laid.life(seat) for seat in range(3)] == ["man", "woman", "man"]


@pytest.mark.rule("E-08")
def test_everyone_starts_in_the_birth_clinic_with_nothing():
    laid = clinic(seats=4)
    for seat in range(4):
        assert laid.place(seat) == "clinic 1"
        assert laid.chips(seat) == ""
        assert laid.cards(seat) == laid.certificates(seat) == []


def ordered(*totals, seats):
    """The order of play after these throws of two dice, in turn of asking."""
    laid = clinic(seats=seats)
    for _ in range(seats):
        laid.do("live", life="woman")
    for total in totals:
        assert laid.actor == LUCK
        happened = laid.throw(min(6, total - 1), total - min(6, total - 1))
    assert laid.is_throwing
    return [event["seat"] for event in having(happened, "born_in_turn")], laid


@pytest.mark.rule("E-08")
def test_the_highest_total_begins_and_the_others_follow_in_descending_order():
    order, laid = ordered(7, 11, 3, 8, seats=4)
    assert order == [1, 3, 0, 2]
    assert laid.turn == 1


@pytest.mark.rule("E-08")
def test_equal_totals_throw_again():
    order, laid = ordered(7, 7, 12, 4, 9, seats=3)
    assert order == [2, 1, 0]
    assert laid.turn == 2


@pytest.mark.rule("E-08")
def test_equal_totals_throw_again_until_they_differ():
    order, _ = ordered(7, 7, 5, 5, 2, 12, seats=2)
    assert order == [1, 0]


@pytest.mark.rule("E-08")
def test_a_tie_for_the_last_places_leaves_the_first_alone():
    order, _ = ordered(6, 12, 6, 12, 2, 3, 10, 11, seats=4)
    assert order == [3, 1, 2, 0]


@pytest.mark.rule("E-08")
def test_turns_go_round_in_that_order():
    _, laid = ordered(7, 11, 3, seats=3)
    seen = []
    for _ in range(6):
        seen.append(laid.turn)
        laid.throw(1, 1)
    assert seen == [1, 0, 2, 1, 0, 2]


@pytest.mark.rule("E-08")
def test_a_chosen_first_player_begins_and_play_goes_round():
    laid = clinic(seats=3, first=1)
    for _ in range(3):
        laid.do("live", life="woman")
    assert laid.is_throwing
    assert [int(seat) for seat in laid.state.order[:3]] == [1, 2, 0]


@pytest.mark.rule("E-11")
def test_a_white_six_takes_the_short_path_of_the_early_birth():
    laid, happened = born(6)
    assert laid.place(0) == "rest 4"
    assert "gained" not in names(happened[:2])


@pytest.mark.rule("E-11")
@pytest.mark.parametrize("white", [1, 2, 3, 4, 5])
def test_all_others_take_the_longer_path_with_its_first_green_points(white):
    laid, _ = born(white)
    assert laid.place(0) == f"birth {white + 1}"
    assert laid.chips(0) == "gg"


@pytest.mark.rule("E-11")
def test_a_black_six_is_no_early_birth():
    laid, _ = born(2, 6)
    assert laid.place(0) == "rest 2"
    assert laid.chips(0) == "g"


@pytest.mark.rule("E-11")
def test_an_early_birth_skips_the_long_path_altogether():
    laid = clinic(first=0, paths=[path("early", *["b"] * 8, ways=["rest"])])
    laid.do("live", life="man")
    laid.do("live", life="man")
    laid.throw(6, 2)
    assert (laid.place(0), laid.chips(0)) == ("early 8", "bb")


@pytest.mark.rule("E-08")
def test_seats_that_are_not_taken_live_no_life():
    laid = table(seats=3)
    assert [laid.is_alive(seat) for seat in range(6)] == [True, True, True, False, False, False]
