"""What a purse can become on the way ahead: unpaid cards, examinations, levels, partners, goods, in this order."""

from laufspiel.games.es_geht_seinen_gang.judging.here import buy_dearest
from laufspiel.games.es_geht_seinen_gang.judging.purse import left_in, spend
from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES
from laufspiel.games.es_geht_seinen_gang.rules.careers import next_level
from laufspiel.games.es_geht_seinen_gang.rules.disko import is_free
from laufspiel.games.es_geht_seinen_gang.rules.questions import price_of
from laufspiel.games.es_geht_seinen_gang.rules.school import has_certificate
from laufspiel.games.es_geht_seinen_gang.state import DISKOS, EXAMS, KONSUMS, LEVELS, NONE
from laufspiel.kernel.rule import rule

LEFT = 0.4
"""What a chip is worth that fits no card now to be had, while any stop is to come."""


@rule
def convert_later(board, state, seat, purse, share, later, goods, partner, level):
    """What a purse becomes: `share` of the way ahead will be gone, these cards have been taken in thought.

    `later` is what a point counts that isn't converted yet.
    """
    ahead = board.ahead[state.place[seat]]
    owed = pay_open(board, state, seat, purse)
    points = pass_exams(board, state, seat, purse, ahead)
    points += rise_later(board, state, seat, purse, share * ahead[LEVELS], level)
    points += meet_later(board, state, seat, purse, share * ahead[DISKOS], partner)
    bought, _ = buy_dearest(board, state, purse, goods)
    points += min(1.0, share * ahead[KONSUMS]) * bought
    stops = min(1.0, share * (ahead[KONSUMS] + ahead[DISKOS] + ahead[LEVELS]))
    return owed + later * points + LEFT * stops * left_in(purse)


@rule
def pay_open(board, state, seat, purse):
    """E-23: open question cards that the purse can pay: they won't be deducted."""
    points = 0.0
    for card in range(board.questions):
        if state.question[card] == seat:
            points += spend(purse, price_of(board, card))
    return points


@rule
def pass_exams(board, state, seat, purse, ahead):
    """E-17, E-20: examinations on the way, as far as one comes by them."""
    points = 0.0
    for certificate in range(len(CERTIFICATES)):
        chance = ahead[EXAMS + certificate]
        if chance > 0.0 and not has_certificate(state, seat, certificate):
            points += min(1.0, chance) * spend(purse, board.certificate_cost[certificate])
    return points


@rule
def rise_later(board, state, seat, purse, stops, reached):
    """E-31: levels of the own career, one a stop, from the next one up or from the one after `reached`."""
    career = board.career[state.place[seat]]
    if career == NONE or stops <= 0.0:
        return 0.0
    level = next_level(board, state, seat, career) if reached == NONE else reached + 1
    points = 0.0
    while level != NONE and level < board.levels[career] and stops > 0.0:
        if state.level[career, level] == NONE:
            price = spend(purse, board.level_cost[career, level])
            if price == 0:
                return points
            points += min(1.0, stops) * price
            stops -= 1.0
        level += 1
    return points


@rule
def meet_later(board, state, seat, purse, stops, met):
    """E-25: partners, one a Disko, those first who count most, besides the one already `met`."""
    points = 0.0
    for i in range(board.partners):
        partner = board.dear_partner[i]
        if stops > 0.0 and partner != met and is_free(board, state, seat, partner):
            price = spend(purse, board.partner_cost[partner])
            if price > 0:
                points += min(1.0, stops) * price
                stops -= 1.0
    return points
