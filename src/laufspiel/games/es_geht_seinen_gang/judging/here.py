"""What a player would convert who stops: the chips held, at a Konsum, a Disko or a career level (E-25, E-26, E-31)."""

from laufspiel.games.es_geht_seinen_gang.judging.purse import spend
from laufspiel.games.es_geht_seinen_gang.names import DISKO, KONSUM
from laufspiel.games.es_geht_seinen_gang.rules.careers import next_level
from laufspiel.games.es_geht_seinen_gang.rules.disko import is_free
from laufspiel.games.es_geht_seinen_gang.state import AT_LEVEL, IN_DISKO, IN_KONSUM, NONE, STOPPING
from laufspiel.kernel.rule import rule


@rule
def may_convert_here(state, seat):
    """Whether the player is asked to stop, or has stopped, at a place where points are converted."""
    phase = state.phase
    is_asked = phase == STOPPING or phase == IN_KONSUM or phase == IN_DISKO or phase == AT_LEVEL
    return is_asked and state.turn == seat


@rule
def convert_here(board, state, seat, purse):
    """Spend on the dearest card first; gives the points, the goods as bits, the partner and the level (or NONE)."""
    kind = board.kind[state.place[seat]]
    if kind == KONSUM:
        points, goods = buy_dearest(board, state, purse, 0)
        return points, goods, NONE, NONE
    if kind == DISKO:
        points, partner = meet_dearest(board, state, seat, purse)
        return points, 0, partner, NONE
    career = board.career[state.place[seat]]
    level = next_level(board, state, seat, career)
    if level == NONE:
        return 0, 0, NONE, NONE
    points = spend(purse, board.level_cost[career, level])
    return points, 0, NONE, level if points > 0 else NONE


@rule
def buy_dearest(board, state, purse, bought):
    """E-26: goods in order of their worth, besides those `bought` already; gives the points and all goods as bits."""
    points = 0
    for i in range(board.goods):
        good = board.dear_good[i]
        if state.good[good] == NONE and not (bought >> int(good)) & 1:
            price = spend(purse, board.good_cost[good])
            if price > 0:
                points += price
                bought |= 1 << int(good)
    return points, bought


@rule
def meet_dearest(board, state, seat, purse):
    """E-25: the partner who counts most; gives the points, and whom."""
    for i in range(board.partners):
        partner = board.dear_partner[i]
        if is_free(board, state, seat, partner):
            points = spend(purse, board.partner_cost[partner])
            if points > 0:
                return points, partner
    return 0, NONE
