"""Closed forms that board tables and simulated games must come to."""

from fractions import Fraction

import pytest

from laufspiel.games.maedn_kids.rules import begin_turn
from laufspiel.games.maedn_kids.state import COLOURS, GOAL, NONE
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match
from laufspiel.lab.run import lay
from laufspiel.lab.statistics import mean_interval, share_interval
from tests.lab.builders import plan

EDITIONS = [("short", 16), ("standard", 24), ("long", 32)]


def chance_of(board, colour):
    return Fraction(int(board.odds[colour]), int(sum(board.odds)))


def expected_rolls(board, colour):
    """K-07, K-13: from the last step back, the mean number of rolls until a lone pawn stands on its entry square."""
    length = int(board.length[colour])
    rolls = {length: Fraction(0)}
    for progress in range(length - 1, -1, -1):
        ahead = [int(board.reach[colour, progress + 1, face]) for face in range(len(COLOURS))]
        moving = sum(chance_of(board, face) for face in range(len(COLOURS)) if ahead[face] != NONE)
        after = sum(
            chance_of(board, face) * rolls[ahead[face]] for face in range(len(COLOURS)) if ahead[face] != NONE
        )
        rolls[progress] = (1 + after) / moving
    return rolls[0]


@pytest.mark.parametrize(("edition", "length"), EDITIONS)
def test_a_lone_pawn_needs_four_tenths_of_a_roll_a_step_and_2_8_more(edition, length):
    board = lay(plan("kids", edition=edition).setup)
    for colour in range(len(COLOURS)):
        assert board.length[colour] == length
        assert float(expected_rolls(board, colour)) == pytest.approx(0.4 * length + 2.8, abs=0.01)


def test_entering_within_three_rolls_has_chance_37_in_64():
    board = lay(plan("kids").setup)
    for colour in range(len(COLOURS)):
        assert 1 - (1 - chance_of(board, colour)) ** 3 == Fraction(37, 64)


def test_in_played_games_a_lone_pawn_needs_as_many_rolls():
    match = Match(plan("kids", "random", "random", edition="short").setup)
    rolls = [rolls_of_lone_pawn(match, SeededLuck(4, game)) for game in range(1200)]
    found, _ = mean_interval(sum(rolls), sum(n * n for n in rolls), len(rolls))
    # Two and a half times as wide as for 95 %: wrong once in a million.
    assert abs(found.mean - (0.4 * 16 + 2.8)) < 2.5 * (found.high - found.mean)


def rolls_of_lone_pawn(match, luck):
    """Blue's last pawn walks from its arrow; the other player never comes to roll."""
    match.rewind(0)
    state, rolls = match.state, 0
    state.pawns[0] = [0, GOAL + 1, GOAL + 2]
    state.home[0] = 2
    state.standing[match.board.square[match.board.colour[0], 0]] = 0
    begin_turn(match.board, state, 0)
    while not match.is_over:
        if match.actor == LUCK:
            if state.turn != 0:
                begin_turn(match.board, state, 0)
            match.draw_luck(luck)
            rolls += 1
        else:
            match.act(match.legal()[0])
    return rolls


def test_in_played_games_a_first_turn_brings_a_pawn_in_37_times_of_64():
    match = Match(plan("kids", "random", "random").setup)
    entered = 0
    for game in range(3000):
        match.rewind(0)
        luck = SeededLuck(6, game)
        while match.actor == LUCK and match.state.turns == 1:
            match.draw_luck(luck)
        entered += match.actor == 0
    found = share_interval(entered, 3000)
    assert abs(found.mean - 37 / 64) < 2.5 * (found.high - found.low) / 2
