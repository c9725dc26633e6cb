"""Scoring: converted points, less what was never paid (E-05, E-06, E-23, E-41)."""

from typing import Any

from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    DEMAND,
    KINDS_OF_POINTS,
    MOST_LEVELS,
    PATHS,
)
from laufspiel.games.es_geht_seinen_gang.rules.points import worth
from laufspiel.games.es_geht_seinen_gang.state import FIRST_POINT, KIND, SCORED
from laufspiel.kernel.contract import NOBODY, PLACE, SCORE, SHARE
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row


@rule
def converted(board: Row, state: Row, seat: int) -> int:
    """E-05, E-06: the game value of all cards; chips still held count nothing."""
    total = 0
    for certificate in range(len(CERTIFICATES)):
        if (state.certificates[seat] >> certificate) & 1:
            total += worth(board.certificate_cost[certificate])
    for partner in range(board.partners):
        if state.partner[partner] == seat:
            total += worth(board.partner_cost[partner])
    for good in range(board.goods):
        if state.good[good] == seat:
            total += worth(board.good_cost[good])
    for career in range(len(PATHS)):
        for level in range(MOST_LEVELS):
            if state.level[career, level] == seat:
                total += worth(board.level_cost[career, level])
    return total


@rule
def unpaid(board: Row, state: Row, seat: int) -> int:
    """E-23: what open question cards demand."""
    total = 0
    for card in range(board.questions):
        if state.question[card] == seat:
            total += demand_of(board, card)
    return total


@rule
def demand_of(board, card):
    """E-23: the points a question card demands in all."""
    total = 0
    for i in range(board.effect_count[card]):
        if board.effects[card, i, KIND] == DEMAND:
            for colour in range(KINDS_OF_POINTS):
                total += board.effects[card, i, FIRST_POINT + colour]
    return total


@rule
def score_of(board, state, seat):
    """E-23, E-41: the total with which a life ends."""
    return converted(board, state, seat) - unpaid(board, state, seat)


@rule
def end_game(board, state, log):
    """E-41: everybody names the total."""
    state.actor = NOBODY
    for place in range(state.seats):
        seat = state.order[place]
        note(log, SCORED, seat, converted(board, state, seat), unpaid(board, state, seat))


@rule
def payoff(board: Row, state: Row, out: Any) -> None:
    """E-41: the highest total wins; equal totals share."""
    for seat in range(state.seats):
        out[seat, SCORE] = score_of(board, state, seat)
    for seat in range(state.seats):
        ahead = 0
        equals = 0
        for other in range(state.seats):
            ahead += out[other, SCORE] > out[seat, SCORE]
            equals += out[other, SCORE] == out[seat, SCORE]
        out[seat, PLACE] = 1 + ahead
        out[seat, SHARE] = 1.0 / equals if ahead == 0 else 0.0
