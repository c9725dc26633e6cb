"""How good a position of Mensch ärgere Dich nicht Kids is: progress of one's pawns against the others'."""

from laufspiel.games.maedn_kids.state import GOAL, NONE, PAWNS, SEATS, WAITING
from laufspiel.kernel.rule import rule

HOME_WORTH = 1.25
ENTER_WORTH = 0.3
WIN_WORTH = 100.0


@rule
def judge(board, state, seat):
    """The player's own pawns' worth, less their dangers, less the worth of the best of the others."""
    if state.place[seat] == 1:
        return WIN_WORTH
    best_other = 0.0
    for other in range(state.seats):
        if other != seat:
            best_other = max(best_other, worth_of_pawns(board, state, other))
    return worth_of_pawns(board, state, seat) - dangers(board, state, seat) - best_other


@rule
def worth_of_pawns(board, state, seat):
    """What a player's pawns have behind them."""
    worth = 0.0
    for pawn in range(PAWNS):
        worth += worth_of(board, seat, state.pawns[seat, pawn])
    return worth


@rule
def worth_of(board, seat, progress):
    """A waiting pawn is worth nothing, one in the goal most, one between by the way it has gone."""
    if progress == WAITING:
        return 0.0
    if progress >= GOAL:
        return HOME_WORTH
    length = board.length[board.colour[seat]]
    return ENTER_WORTH + (1.0 - ENTER_WORTH) * progress / length


@rule
def dangers(board, state, seat):
    """The worth of each own pawn on the track times the chance that the other players' next rolls hit it."""
    danger = 0.0
    for pawn in range(PAWNS):
        progress = state.pawns[seat, pawn]
        if WAITING < progress < GOAL:
            square = board.square[board.colour[seat], progress]
            danger += chance_of_hit(board, state, seat, square) * worth_of(board, seat, progress)
    return danger


@rule
def chance_of_hit(board, state, seat, square):
    """The chance that one of the others rolls a colour that reaches the square, averaged over the die."""
    total = 0
    for face in range(len(board.odds)):
        total += board.odds[face]
    safe = 1.0
    for other in range(state.seats):
        if other != seat and state.place[other] == NONE:
            hitting = 0
            for face in range(SEATS):
                if can_hit(board, state, other, square, face):
                    hitting += board.odds[face]
            safe *= 1.0 - hitting / total
    return 1.0 - safe


@rule
def can_hit(board, state, other, square, face):
    """Whether a colour of the die takes a pawn of that player to the square."""
    colour = board.colour[other]
    for pawn in range(PAWNS):
        progress = state.pawns[other, pawn]
        if progress < GOAL and (progress != WAITING or face == colour):
            target = board.reach[colour, progress + 1, face]
            if target != NONE and board.square[colour, target] == square:
                return True
    return False
