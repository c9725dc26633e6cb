"""The Konsum: as many goods as one can pay (E-26)."""

from laufspiel.games.es_geht_seinen_gang.rules.points import can_pay, convert
from laufspiel.games.es_geht_seinen_gang.state import BOUGHT, BUY, LEAVE, NONE
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def list_goods(board, state, out):
    """E-26: what is still there and can be paid."""
    count = 0
    for good in range(board.goods):
        # written either way, and kept by counting it: no processor can guess what somebody can pay
        out[count] = BUY + good
        count += (state.good[good] == NONE) & can_pay(state, state.turn, board.good_cost[good])
    out[count] = LEAVE
    return count + 1


@rule
def buy(board, state, log, good):
    """E-07, E-26: each good exists once."""
    convert(state, log, state.turn, board.good_cost[good])
    state.good[good] = state.turn
    note(log, BOUGHT, state.turn, good)
