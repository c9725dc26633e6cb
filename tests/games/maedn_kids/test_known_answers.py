"""Chances worked out exactly, by going through every outcome the rules say can come."""

from fractions import Fraction
from functools import cache

import pytest

from laufspiel.games.maedn_kids.edition import way_of
from laufspiel.kernel.struct import copy
from tests.games.maedn_kids.builders import GAME, at, home, table


def outcomes(match):
    """Each outcome of luck with its chance."""
    weights = match.odds()
    return [
        (action, Fraction(weight, sum(weights)))
        for action, weight in zip(match.legal(), weights, strict=True)
    ]


def chance_to_enter(laid, seat):
    """The chance that this player comes in before the turn passes on."""
    match = laid.match
    if not laid.must_roll:
        return Fraction(1)
    if laid.turn != seat:
        return Fraction(0)
    chance = Fraction(0)
    before = copy(match.state)
    for action, weight in outcomes(match):
        match.act(action)
        chance += weight * chance_to_enter(laid, seat)
        match.state = copy(before)
    return chance


@pytest.mark.rule("K-04")
def test_three_rolls_of_a_four_colour_die_bring_a_pawn_in_37_times_of_64():
    assert chance_to_enter(table(), 0) == Fraction(37, 64)


@pytest.mark.rule("K-17")
def test_a_joker_makes_coming_in_likelier_and_a_blank_rarer():
    # Two faces of six bring a pawn in.
    assert chance_to_enter(table(edition="joker"), 0) == 1 - Fraction(2, 3) ** 3


@pytest.mark.rule("K-06")
def test_with_a_pawn_on_the_track_the_own_colour_comes_once_in_four():
    # The pawn stands before the entry square, so that no other colour can be used.
    laid = table(at(0, 0, square=23), entry="forced")
    assert chance_to_enter(laid, 0) == Fraction(1, 4)


def rolls_to_get_home(edition, seat):
    """Rolls a lone pawn needs on average from its arrow square, by the rules of each single roll."""
    laid = table(seats=4, edition=edition)
    board = laid.match.setup.edition
    way = way_of(board, laid.match.setup.seats[seat].colour)

    def landing(square, face):
        """Where a face takes the pawn, as steps of its way; None when it can't be used."""
        laid = table(at(seat, 0, square=square), *home(seat, 1, 2), seats=4, turn=seat, edition=edition)
        laid.match.act(face)
        if laid.must_roll:
            return None
        (choice,) = laid.choices()
        return way.index(laid.do(choice)[0]["end"])

    @cache
    def expected(steps):
        if steps == len(way) - 1:
            return Fraction(0)
        match = table(edition=edition).match
        landings = [(landing(way[steps], face), chance) for face, chance in outcomes(match)]
        usable = sum(chance for end, chance in landings if end is not None)
        onward = sum(chance * expected(end) for end, chance in landings if end is not None)
        return (1 + onward) / usable

    return float(expected(0)), len(way) - 1


@pytest.mark.rule("K-07")
@pytest.mark.rule("K-13")
@pytest.mark.parametrize("edition", ["short", "standard", "long"])
@pytest.mark.parametrize("seat", range(4))
def test_a_lone_pawn_needs_two_fifths_of_the_way_and_2_8_rolls(edition, seat):
    rolls, steps = rolls_to_get_home(edition, seat)
    assert rolls == pytest.approx(0.4 * steps + 2.8, abs=0.02)


@pytest.mark.rule("K-17")
@pytest.mark.parametrize("edition", ["short", "standard", "long", "joker"])
def test_the_odds_of_a_roll_sum_to_the_faces_of_the_die(edition):
    laid = table(edition=edition)
    odds = laid.match.odds()
    assert sum(odds) == len(laid.match.setup.edition.die)
    assert GAME.rules.odds(laid.match.board, laid.match.state, len(odds), laid.match._buffer) == sum(odds)
