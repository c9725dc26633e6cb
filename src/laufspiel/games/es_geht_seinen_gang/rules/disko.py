"""The Disko: one partner a visit (E-25)."""

from laufspiel.games.es_geht_seinen_gang.rules.points import can_pay, convert
from laufspiel.games.es_geht_seinen_gang.state import LEAVE, MEET, MET, NONE
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import count_where
from laufspiel.kernel.rule import rule


@rule
def has_partner(state, seat):
    """E-24: whether a player has met a life partner."""
    return count_where(state.partner, seat) > 0


@rule
def is_free(board, state, seat, partner):
    """E-07, E-25: of the opposite sex, unless `any_partner`, and still to be had."""
    is_fitting = board.any_partner or board.partner_life[partner] != state.life[seat]
    return is_fitting and state.partner[partner] == NONE


@rule
def can_meet(board, state, seat, partner):
    """E-25: free, and the demands can be paid."""
    return is_free(board, state, seat, partner) and can_pay(state, seat, board.partner_cost[partner])


@rule
def list_partners(board, state, out):
    """E-25: whom the player could meet."""
    count = 0
    for partner in range(board.partners):
        if can_meet(board, state, state.turn, partner):
            out[count] = MEET + partner
            count += 1
    out[count] = LEAVE
    return count + 1


@rule
def meet(board, state, log, partner):
    """E-07, E-25: the partner's demands are met, for good."""
    convert(state, log, state.turn, board.partner_cost[partner])
    state.partner[partner] = state.turn
    note(log, MET, state.turn, partner)
