from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import SeatError
from laufspiel.kernel.seats import Seat, check_seats, days_since_birthday, first_seat
from tests.kernel.mutations import answer, is_one_sentence

COLOURS = ("blue", "red", "green")
TODAY = date(2025, 6, 15)


def seats(*born):
    return [
        Seat(f"Player {i}", colour, born=date)
        for i, (colour, date) in enumerate(zip(COLOURS, born, strict=False))
    ]


def refused(*sitting):
    with pytest.raises(SeatError) as error:
        check_seats(sitting, 2, 3, COLOURS)
    assert is_one_sentence(str(error.value))
    return str(error.value)


ANNA, BERT = Seat("Anna", "blue"), Seat("Bert", "red")


def test_players_with_names_and_colours_of_their_own_may_sit_down():
    check_seats([ANNA, BERT], 2, 3, COLOURS)
    check_seats(
        [ANNA, Seat("Bot", "green", bot="greedy"), Seat("B", "red", born="2016-02-29")], 2, 3, COLOURS
    )


@pytest.mark.parametrize("count", [0, 1, 4])
def test_too_few_and_too_many_players_are_refused(count):
    assert refused(*[ANNA] * count) == f"The seats are {count}; this game is for 2 to 3 players."


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_a_player_needs_a_name_of_reasonable_length(name):
    assert refused(ANNA, Seat(name, "red")) == "Seat 2: the name must have 1 to 40 characters."


def test_an_unknown_colour_is_refused():
    assert refused(Seat("Anna", "pink"), BERT) == "Seat 1: colour is “pink”; it can be blue, red, green."


def test_a_colour_taken_twice_is_refused():
    assert refused(ANNA, Seat("Bert", "blue")).startswith("Seat 2: colour blue is taken")


@pytest.mark.parametrize(
    "born", ["31.5.2019", "2019-02-29", "2019-13-01", "20190531", "soon", "2019-05-31\n"]
)
def test_a_birthday_that_is_no_date_is_refused(born):
    told = refused(ANNA, Seat("Bert", "red", born=born))
    assert told.startswith("Seat 2: born is “")
    assert "which is no date; write it as YYYY-MM-DD, as in 2019-05-31" in told


@settings(deadline=None, derandomize=True, max_examples=200)
@given(
    st.lists(
        st.builds(
            Seat,
            st.text(max_size=45),
            st.sampled_from([*COLOURS, "pink", ""]),
            st.none(),
            st.text(max_size=12),
        )
    )
)
def test_whoever_sits_down_may_or_is_told_why_not_in_one_sentence(sitting):
    _, told = answer(SeatError, check_seats, sitting, 2, 3, COLOURS)
    assert not told or is_one_sentence(told)
    if not told and any(seat.born for seat in sitting):
        assert 0 <= first_seat("youngest", sitting, TODAY) < len(sitting)


@pytest.mark.parametrize(
    ("first", "begins"), [("seat", 0), ("birthday", 2), ("youngest", 1), ("random", LUCK)]
)
def test_who_begins(first, begins):
    assert first_seat(first, seats("2010-06-16", "2019-01-01", "1980-06-14"), TODAY) == begins


@pytest.mark.parametrize("first", ["birthday", "youngest"])
def test_without_any_date_luck_says_who_begins(first):
    assert first_seat(first, seats("", "", ""), TODAY) == LUCK


@pytest.mark.parametrize("first", ["birthday", "youngest"])
def test_those_without_a_date_are_not_compared(first):
    assert first_seat(first, seats("", "", "1950-01-01"), TODAY) == 2


@pytest.mark.parametrize("first", ["birthday", "youngest"])
def test_the_earlier_of_two_equal_seats_begins(first):
    assert first_seat(first, seats("", "2015-03-03", "2015-03-03"), TODAY) == 1


@pytest.mark.parametrize(
    ("born", "today", "days"),
    [
        ("2015-06-15", "2025-06-15", 0),
        ("2015-06-14", "2025-06-15", 1),
        ("2015-06-16", "2025-06-15", 364),
        ("2015-12-31", "2025-01-01", 1),
        ("2016-02-29", "2025-03-01", 0),
        ("2016-02-29", "2025-02-28", 365),
        ("2016-02-29", "2024-02-29", 0),
        ("2016-02-29", "2024-03-01", 1),
    ],
)
def test_days_since_the_last_birthday(born, today, days):
    assert days_since_birthday(date.fromisoformat(born), date.fromisoformat(today)) == days
