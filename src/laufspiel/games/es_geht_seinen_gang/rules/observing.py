"""What a seat knows, as numbers for learning: everything lies open."""

from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    KINDS_OF_POINTS,
    MOST_GOODS,
    MOST_LEVELS,
    MOST_PARTNERS,
    MOST_SPACES,
    PATHS,
)
from laufspiel.games.es_geht_seinen_gang.state import FACES, PHASES, SEATS
from laufspiel.kernel.rule import rule

CHIPS = 10.0
"""Chips that are shown as 1."""
CARDS = MOST_PARTNERS + MOST_GOODS + len(PATHS) * MOST_LEVELS
PLAYER = KINDS_OF_POINTS + len(CERTIFICATES) + CARDS + 7
"""Numbers per player: chips, certificates, cards, then place, alive, life, children, turns to miss, failed, turn."""
SIZE = SEATS * PLAYER + MOST_SPACES + len(PHASES) + 4


@rule
def observe(board, state, seat, out):
    """From this seat on round the table; then the own space, the phase and the dice. Shape: SIZE, float32."""
    out[:] = 0.0
    for step in range(state.seats):
        observe_player(board, state, (seat + step) % state.seats, out, step * PLAYER)
    at = SEATS * PLAYER
    out[at + state.place[seat]] = 1.0
    out[at + MOST_SPACES + state.phase] = 1.0
    at = SIZE - 4
    out[at] = state.white / len(FACES)
    out[at + 1] = state.black / len(FACES)
    out[at + 2] = state.steps / len(FACES)
    out[at + 3] = state.last


@rule
def observe_player(board, state, seat, out, at):
    """A life so far."""
    for colour in range(KINDS_OF_POINTS):
        out[at + colour] = state.chips[seat, colour] / CHIPS
    at += KINDS_OF_POINTS
    for certificate in range(len(CERTIFICATES)):
        out[at + certificate] = (state.certificates[seat] >> certificate) & 1
    at += len(CERTIFICATES)
    for partner in range(MOST_PARTNERS):
        out[at + partner] = state.partner[partner] == seat
    at += MOST_PARTNERS
    for good in range(MOST_GOODS):
        out[at + good] = state.good[good] == seat
    at += MOST_GOODS
    for career in range(len(PATHS)):
        for level in range(MOST_LEVELS):
            out[at + career * MOST_LEVELS + level] = state.level[career, level] == seat
    at += len(PATHS) * MOST_LEVELS
    out[at] = state.place[seat] / board.spaces
    out[at + 1] = state.alive[seat]
    out[at + 2] = state.life[seat]
    out[at + 3] = state.children[seat]
    out[at + 4] = state.miss[seat]
    out[at + 5] = state.failed[seat]
    out[at + 6] = state.turn == seat
