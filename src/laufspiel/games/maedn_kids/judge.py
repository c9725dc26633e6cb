"""How good a position of Mensch ärgere Dich nicht Kids is: what one's pawns are worth, what threatens and tempts them.

The weights were measured, see docs/research.md; play hardly changes when one of them is a fifth larger or smaller.
"""

from laufspiel.games.maedn_kids.rules import FIRST_ROLLS, has_pawn_on_track, is_on_track
from laufspiel.games.maedn_kids.state import GOAL, JOKER, NONE, PAWNS, SEATS, WAITING
from laufspiel.kernel.rule import rule

WIN_WORTH = 100.0
HOME_WORTH = 1.4
"""A pawn in the goal; a pawn about to come home is worth 1, and a waiting one nothing."""
HAZARD = 0.03
"""Chance to be knocked out by one other player within a step: so hurry with one pawn, not slowly with three."""
OTHERS = 0.6
"""How much the others' pawns count against the own."""


@rule
def judge(board, state, seat):
    """The own pawns' worth less what threatens them; the others' pawns count against it, less if within reach."""
    if state.place[seat] != NONE:
        return WIN_WORTH / state.place[seat]
    total = 0.0
    for owner in range(state.seats):
        for pawn in range(PAWNS):
            progress = state.pawns[owner, pawn]
            worth = worth_of(board, state, owner, progress)
            if is_on_track(progress):
                square = board.square[board.colour[owner], progress]
                if owner == seat:
                    worth *= 1.0 - chance_of_loss(board, state, seat, square)
                else:
                    worth *= 1.0 - chance_of_hit(board, state, seat, square)
            total += worth if owner == seat else -OTHERS * worth
    return total


@rule
def worth_of(board, state, seat, progress):
    """A pawn's chance of getting home, were each step of the way still to go equally dangerous."""
    if progress == WAITING:
        return 0.0
    if progress >= GOAL:
        return HOME_WORTH
    others = state.seats - state.finished - 1
    return (1.0 - HAZARD * others) ** (board.length[board.colour[seat]] - progress)


@rule
def chance_of_loss(board, state, seat, square):
    """The chance that one of the others can knock out what stands on a square, before it is this seat's turn again."""
    safe = 1.0
    for other in range(state.seats):
        if other != seat and state.place[other] == NONE:
            safe *= 1.0 - chance_of_hit(board, state, other, square)
    return 1.0 - safe


@rule
def chance_of_hit(board, state, hunter, square):
    """The chance that the hunter rolls a colour that takes a pawn to the square."""
    hits = 0
    total = 0
    for face in range(len(board.odds)):
        total += board.odds[face]
        if face < SEATS and can_hit(board, state, hunter, square, face):
            hits += board.odds[face]
    if hits > 0:
        hits += board.odds[JOKER]
    # K-04: with no pawn on the track, the hunter rolls up to three times to enter
    rolls = 1 if has_pawn_on_track(state, hunter) else FIRST_ROLLS
    return 1.0 - (1.0 - hits / total) ** rolls


@rule
def can_hit(board, state, hunter, square, face):
    """Whether a colour of the die takes a pawn of the hunter to the square."""
    colour = board.colour[hunter]
    for pawn in range(PAWNS):
        progress = state.pawns[hunter, pawn]
        if progress < GOAL:
            target = board.reach[colour, progress + 1, face]
            if target != NONE and board.square[colour, target] == square:
                return True
    return False
