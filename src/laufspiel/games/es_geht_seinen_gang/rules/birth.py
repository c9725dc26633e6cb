"""Being born: whose life it is, the order of play, and the birth clinic (E-01, E-08)."""

from laufspiel.games.es_geht_seinen_gang.state import (
    BORN_IN_TURN,
    CHOOSING_LIFE,
    IN_DECK,
    LIVES_AS,
    NONE,
    ORDER,
    ORDER_THROWN,
    TURN_OVER,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

HIGHEST_THROW = 12


@rule
def setup(board, state, seats, first):
    """E-08: everyone in the birth clinic, all cards to be had; `first` begins, or the dice say who."""
    state.seats = seats
    state.turn = first if first != LUCK else NONE
    state.turns = 0
    state.actor = 0
    state.phase = CHOOSING_LIFE
    state.asked = 0
    clear_move(state)
    lay_cards(board, state)
    for seat in range(len(state.life)):
        begin_life(board, state, seat, seats)


@rule
def clear_move(state):
    """Nothing has been thrown yet."""
    state.white = 0
    state.black = 0
    state.die = 0
    state.steps = 0
    state.since = 0
    state.card = NONE
    state.effect = 0
    state.last = 0


@rule
def lay_cards(board, state):
    """E-07: each partner, good and level is there once; the question cards lie face down."""
    state.partner[:] = NONE
    state.good[:] = NONE
    state.level[:] = NONE
    state.question[:] = IN_DECK
    state.hidden = board.questions
    state.under_count = 0
    state.under[:] = NONE


@rule
def begin_life(board, state, seat, seats):
    """A life with nothing yet, in the clinic; seats nobody sits in have none."""
    state.rank[seat] = 0
    state.throws[seat] = 0
    state.order[seat] = NONE
    state.life[seat] = NONE
    state.place[seat] = board.start
    state.alive[seat] = 1 if seat < seats else 0
    state.died[seat] = 0
    state.miss[seat] = 0
    state.failed[seat] = 0
    state.children[seat] = 0
    state.career[seat] = NONE
    state.certificates[seat] = 0
    state.chips[seat, :] = 0


@rule
def live_as(state, log, life):
    """E-01: each chooses a man's or a woman's life."""
    state.life[state.asked] = life
    note(log, LIVES_AS, state.asked, life)
    state.asked += 1
    state.actor = state.asked
    if state.asked == state.seats:
        if state.turn == NONE:
            ask_for_order(state)
        else:
            sit_round(state)


@rule
def sit_round(state):
    """Option `first`: the chosen player begins, and play goes round."""
    for step in range(state.seats):
        state.order[step] = (state.turn + step) % state.seats
    state.turn = NONE
    state.phase = TURN_OVER


@rule
def ask_for_order(state):
    """E-08: the next player whose place isn't settled throws both dice."""
    state.phase = ORDER
    state.actor = LUCK
    for seat in range(state.seats):
        if state.throws[seat] == 0 and is_tied(state, seat):
            state.asked = seat
            return
    rank_throws(state)


@rule
def is_tied(state, seat):
    """E-08: whether somebody else has the same rank still."""
    for other in range(state.seats):
        if other != seat and state.rank[other] == state.rank[seat]:
            return True
    return False


@rule
def rank_throws(state):
    """E-08: higher totals come first; who is tied throws again."""
    for seat in range(state.seats):
        state.rank[seat] = state.rank[seat] * (HIGHEST_THROW + 1) + state.throws[seat]
        state.throws[seat] = 0
    is_settled = True
    for seat in range(state.seats):
        is_settled = is_settled and not is_tied(state, seat)
    for seat in range(state.seats):
        # first the place from the front, so that ranks stay small; written to `throws` until all are known
        for other in range(state.seats):
            state.throws[seat] += state.rank[other] < state.rank[seat]
    for seat in range(state.seats):
        state.rank[seat] = state.throws[seat]
        state.throws[seat] = 0
    if is_settled:
        for seat in range(state.seats):
            state.order[state.seats - 1 - state.rank[seat]] = seat
        state.phase = TURN_OVER
    else:
        ask_again(state)


@rule
def ask_again(state):
    """E-08: the first of those tied."""
    for seat in range(state.seats):
        if is_tied(state, seat):
            state.asked = seat
            return


@rule
def take_order_throw(state, log, total):
    """E-08: one player's throw for the order of play."""
    state.throws[state.asked] = total
    note(log, ORDER_THROWN, state.asked, total)
    ask_for_order(state)
    if state.phase == TURN_OVER:
        for place in range(state.seats):
            note(log, BORN_IN_TURN, state.order[place], place + 1)
