"""How good a position of Es geht seinen Gang is: what is converted, and what chips can still become."""

from laufspiel.games.es_geht_seinen_gang.names import KINDS_OF_POINTS
from laufspiel.games.es_geht_seinen_gang.rules.scoring import score_of
from laufspiel.kernel.rule import rule

CHIP = 0.4
"""What a chip is worth while it can still be converted."""


@rule
def judge(board, state, seat):
    """Points converted, and chips."""
    chips = 0
    for colour in range(KINDS_OF_POINTS):
        chips += state.chips[seat, colour]
    return score_of(board, state, seat) + CHIP * chips * state.alive[seat]
