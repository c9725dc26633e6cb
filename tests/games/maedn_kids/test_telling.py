"""What a choice tells before it is made, what a player knows as numbers, and how a position is judged."""

import numpy as np
import pytest

from laufspiel.games.maedn_kids.judge import judge
from tests.games.maedn_kids.builders import COLOURS, GAME, at, home, table

PER_SEAT = 4
FACE = 4 * PER_SEAT
MY_TURN = FACE + 6


def told(laid, form):
    """Words' arguments and target of the choice to do this."""
    (choice,) = [choice for choice in laid.match.choices() if choice.action == form]
    return choice.words.args, choice.target


def observed(laid, seat):
    seen = np.full(GAME.observation_size, 9, np.float32)
    GAME.rules.observe(laid.match.board, laid.match.state, seat, seen)
    return seen


def worth(laid, seat):
    return judge(laid.match.board, laid.match.state, seat)


def test_a_choice_tells_squares_as_people_count_them():
    laid = table(at(0, 0, square=4))
    laid.roll("red")
    args, target = told(laid, {"do": "move", "pawn": 0, "colour": "red"})
    assert args == {"pawn": 1, "start": 5, "end": 6, "home": "no", "knocks": "no"}
    assert (target.piece, target.start, target.end) == ("pawn-0-0", "square-4", "square-5")


def test_a_choice_tells_whom_it_would_knock_out():
    laid = table(at(0, 0, square=4), at(1, 2, square=5))
    laid.roll("red")
    args, _ = told(laid, {"do": "move", "pawn": 0, "colour": "red"})
    assert (args["knocks"], args["victim"]) == ("yes", 1)


def test_a_choice_tells_that_it_leads_home():
    laid = table(at(0, 0, square=23), *home(0, 1))
    laid.roll("blue")
    args, target = told(laid, {"do": "move", "pawn": 0, "colour": "blue"})
    assert args["home"] == "yes"
    assert target.end == "goal-blue-1"


def test_the_numbers_for_learning_begin_with_the_own_pawns():
    laid = table(at(0, 0, square=11), at(1, 1, square=16), *home(1, 2))
    laid.roll("red")
    seen = observed(laid, 1)
    # Seat 1 has a pawn two steps beyond the arrow square, on a way of 24 steps, and one in the goal.
    assert seen[:PER_SEAT] == pytest.approx([0, 3 / 26, 1, 1 / 3])
    assert seen[PER_SEAT : 2 * PER_SEAT] == pytest.approx([12 / 26, 0, 0, 0])
    assert not seen[2 * PER_SEAT : FACE].any()
    assert list(seen[FACE:MY_TURN]) == [float(face == "red") for face in (*COLOURS, "joker", "blank")]
    assert (seen[MY_TURN], observed(laid, 0)[MY_TURN]) == (0, 1)


def test_nothing_is_hidden():
    laid = table(at(0, 0, square=11))
    before = laid.match.state.tobytes()
    GAME.rules.conceal(laid.match.board, laid.match.state, 1, np.array([1, 2, 3, 4], np.int64))
    assert laid.match.state.tobytes() == before


def test_a_pawn_further_on_is_worth_more_and_one_at_home_most():
    positions = [table(), table(at(0, 0, square=0)), table(at(0, 0, square=20)), table(*home(0, 0))]
    worths = [worth(laid, 0) for laid in positions]
    assert worths == sorted(worths)
    assert len(set(worths)) == 4


def test_what_is_good_for_one_is_bad_for_the_other():
    ahead = table(at(0, 0, square=20))
    assert worth(ahead, 0) > 0 > worth(ahead, 1)


def test_a_pawn_that_can_be_hit_is_worth_less():
    # Yellow enters onto square 14, and reaches 21 from 20 but not 22 from 27.
    safe, in_danger = table(at(0, 0, square=13)), table(at(0, 0, square=14))
    assert worth(in_danger, 0) < worth(safe, 0)
    assert worth(table(at(0, 0, square=21), at(1, 0, square=20)), 0) < worth(
        table(at(0, 0, square=21), at(1, 0, square=22)), 0
    )


def test_nothing_is_better_than_having_won():
    won = table(at(0, 0, square=23), *home(0, 1, 2))
    before = worth(won, 0)
    won.roll("blue")
    won.move(0, "blue")
    assert worth(won, 0) > before + 10
