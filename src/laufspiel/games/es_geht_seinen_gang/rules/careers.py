"""Careers: the next level of the own path that is still there (E-31)."""

from laufspiel.games.es_geht_seinen_gang.names import MOST_LEVELS
from laufspiel.games.es_geht_seinen_gang.rules.points import can_pay, convert
from laufspiel.games.es_geht_seinen_gang.state import LEAVE, NONE, RISE, ROSE
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def next_level(board, state, seat, career):
    """E-31: the lowest level above the player's own highest that nobody holds, or NONE."""
    lowest = 0
    for level in range(board.levels[career]):
        if state.level[career, level] == seat:
            lowest = level + 1
    for level in range(lowest, board.levels[career]):
        if state.level[career, level] == NONE:
            return level
    return NONE


@rule
def list_levels(board, state, out):
    """E-31: the level, if its points are there."""
    seat = state.turn
    career = board.career[state.place[seat]]
    out[0] = LEAVE
    level = next_level(board, state, seat, career)
    if level == NONE or not can_pay(state, seat, board.level_cost[career, level]):
        return 1
    out[1] = RISE + career * MOST_LEVELS + level
    return 2


@rule
def rise(board, state, log, index):
    """E-07, E-31: one level a stop."""
    career = index // MOST_LEVELS
    level = index % MOST_LEVELS
    convert(state, log, state.turn, board.level_cost[career, level])
    state.level[career, level] = state.turn
    note(log, ROSE, state.turn, index)
