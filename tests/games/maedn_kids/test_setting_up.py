from datetime import date

import pytest

from laufspiel.games import shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import SeatError
from laufspiel.kernel.match import Match, prepare
from tests.games.maedn_kids.builders import GAME, TODAY, at, seats_of, table


def prepared(colours, born=(), today=TODAY, **options):
    return prepare(GAME, shipped_edition("kids", ""), options, seats_of(colours, born), today)


def turns(table, count):
    """Whose turns come when nobody can ever use the roll."""
    seen = []
    for _ in range(count):
        seen.append(table.turn)
        unusable = next(c for c in GAME.colours if c != table.match.setup.seats[table.turn].colour)
        table.roll(*[unusable] * table.rolls_left)
    return seen


@pytest.mark.rule("K-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_three_pawns_on_start_squares_of_the_own_colour(seats):
    view = table(seats=seats).match.view(None)
    assert len(view.seats) == seats
    for seat in view.seats:
        assert [pawn.space for pawn in seat.pawns] == [f"start-{seat.colour}-{n}" for n in range(3)]


@pytest.mark.rule("K-01")
@pytest.mark.parametrize("colours", [["blue"], ["blue", "red", "yellow", "green", "blue"]])
def test_one_player_is_too_few_and_five_are_too_many(colours):
    with pytest.raises(SeatError, match=rf"seats are {len(colours)}; this game is for 2 to 4 players"):
        prepared(colours)


@pytest.mark.rule("K-01")
def test_two_players_sit_in_opposite_corners():
    standard, short = shipped_edition("kids", "standard"), shipped_edition("kids", "short")
    assert GAME.default_colours(standard, 2) == ("blue", "yellow")
    assert GAME.default_colours(short, 2) == ("blue", "yellow")


@pytest.mark.rule("K-01")
def test_three_players_take_the_first_three_corners_in_the_direction_of_play():
    assert GAME.default_colours(shipped_edition("kids", "standard"), 3) == ("blue", "green", "yellow")
    assert GAME.default_colours(shipped_edition("kids", "long"), 3) == ("blue", "red", "yellow")


@pytest.mark.rule("K-01")
def test_players_may_choose_other_colours_and_the_rest_stay_out():
    view = table(colours=["green", "red"]).match.view(None)
    assert [seat.colour for seat in view.seats] == ["green", "red"]


@pytest.mark.rule("K-01")
def test_two_players_never_share_a_colour():
    with pytest.raises(SeatError, match="colour red is taken"):
        prepared(["red", "red"])


@pytest.mark.rule("K-01")
def test_a_colour_that_is_not_in_the_box_is_refused():
    with pytest.raises(SeatError, match=r"Seat 2: colour is “pink”; it can be blue, red, yellow, green"):
        prepared(["red", "pink"])


@pytest.mark.rule("K-02")
def test_whoever_had_a_birthday_most_recently_begins():
    born = ["2015-06-16", "2019-06-14", "1980-01-01"]
    assert prepared(["blue", "red", "green"], born).first == 1


@pytest.mark.rule("K-02")
def test_a_birthday_today_is_the_most_recent():
    assert prepared(["blue", "red"], ["2015-06-14", "2012-06-15"]).first == 1


@pytest.mark.rule("K-02")
def test_a_birthday_still_to_come_this_year_counts_from_last_year():
    assert prepared(["blue", "red"], ["2015-12-31", "2015-01-02"], today=date(2025, 1, 1)).first == 0


@pytest.mark.rule("K-02")
def test_players_who_told_no_birthday_leave_it_to_those_who_did():
    assert prepared(["blue", "red"], ["", "2015-07-01"]).first == 1


@pytest.mark.rule("K-02")
def test_without_any_birthday_luck_says_who_begins():
    match = Match(prepared(["blue", "red", "green"]))
    assert match.actor == LUCK
    assert match.odds() == [1, 1, 1]
    begun = match.act(GAME.actions.number({"do": "begin", "seat": 2}))
    assert begun.events == [{"event": "began", "seat": 2}]
    assert match.view(None).turn == 2


@pytest.mark.rule("K-02")
def test_option_first_youngest_lets_the_youngest_begin():
    born = ["2016-03-01", "2019-12-24", "2018-06-14"]
    assert prepared(["blue", "red", "green"], born, first="youngest").first == 1


@pytest.mark.rule("K-02")
def test_option_first_seat_lets_the_first_seat_begin():
    assert prepared(["blue", "red"], ["2015-01-01", "2015-06-15"], first="seat").first == 0


@pytest.mark.rule("K-02")
def test_option_first_random_leaves_it_to_luck_though_birthdays_are_known():
    assert prepared(["blue", "red"], ["2015-01-01", "2015-06-15"], first="random").first == LUCK


@pytest.mark.rule("K-02")
def test_a_birthday_that_is_no_date_is_refused_and_nothing_begins():
    with pytest.raises(
        SeatError, match=r"Seat 2: born is “2015-02-30”, which is no date; write .* 2019-05-31"
    ):
        prepared(["blue", "red"], ["2015-01-01", "2015-02-30"])


@pytest.mark.rule("K-02")
def test_play_goes_clockwise():
    assert turns(table(seats=4), 6) == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("K-02")
def test_clockwise_is_the_order_of_the_corners_whatever_seat_took_which_colour():
    # On the standard board the corners follow as blue, green, yellow, red.
    assert turns(table(colours=["blue", "red", "yellow", "green"]), 5) == [0, 3, 2, 1, 0]
    assert turns(table(colours=["yellow", "blue", "green"], turn=1), 4) == [1, 2, 0, 1]


@pytest.mark.rule("K-02")
def test_who_is_not_on_turn_is_told_whose_turn_it_is():
    laid = table(at(0, 0, square=4))
    laid.roll("red")
    assert laid.why_not({"do": "move", "pawn": 0, "colour": "red"}, seat=1) == "K-02"
