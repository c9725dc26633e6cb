"""Selling a Status card before buying: an auction among the others, or the bank (G-24 to G-27)."""

from laufspiel.games.go_for_it.rules.buying import MAY_SELL
from laufspiel.games.go_for_it.rules.stack import SALE, ask, begin, now, settle
from laufspiel.games.go_for_it.rules.tray import gain, put_under
from laufspiel.games.go_for_it.state import (
    AMOUNT,
    BID,
    CLOSE_SALE,
    NONE,
    PUT_UP,
    RAISE,
    SOLD,
    SOLD_TO_BANK,
    STOP_BIDDING,
    STOPPED_BIDDING,
    WITHDRAW,
    WITHDREW,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

CARD, PRICE, HIGHEST, OUT, BIDDER = 1, 2, 3, 4, 5
"""Columns of SALE: the card, its value or the last bid, who bid it (or NONE), who is out (bits), who is asked."""


@rule
def put_up_for_sale(board, state, log, card):
    """G-24: the player announces a card and its value; G-17: one only."""
    now(state)[MAY_SELL] = 0
    note(log, PUT_UP, state.turn, card, board.value[card])
    begin(state, SALE, card, board.value[card], NONE, 0)
    now(state)[BIDDER] = state.turn


@rule
def go_on_selling(state):
    """G-27: offers go round from the seller's left until nobody can or will bid more; then the seller decides."""
    frame = now(state)
    frame[BIDDER] = next_bidder(state)
    ask(state, frame[BIDDER])
    return True


@rule
def next_bidder(state):
    """G-25, G-27: the next player who isn't out, hasn't the highest bid and has more money than it; else the seller."""
    frame = now(state)
    for step in range(1, state.seats + 1):
        seat = (frame[BIDDER] + step) % state.seats
        is_out = (frame[OUT] >> int(seat)) & 1 == 1
        if seat != state.turn and seat != frame[HIGHEST] and not is_out and state.money[seat] > frame[PRICE]:
            return seat
    return state.turn


@rule
def list_selling(state, out):
    """G-27: raise or stop. G-26: the seller sells or withdraws."""
    frame = now(state)
    if state.actor == state.turn:
        out[0] = CLOSE_SALE
        out[1] = WITHDRAW
        return 2
    out[0] = STOP_BIDDING
    count = 1
    for i in range(len(AMOUNT)):
        if frame[PRICE] + AMOUNT[i] <= state.money[state.actor]:
            out[count] = RAISE + i
            count += 1
    return count


@rule
def raise_bid(state, log, index):
    """G-27: at least $1K above the value or the last bid, and no more than the bidder has."""
    frame = now(state)
    frame[PRICE] += AMOUNT[index]
    frame[HIGHEST] = state.actor
    note(log, BID, state.actor, frame[PRICE])


@rule
def stop_bidding(state, log):
    """G-27: who passes is out."""
    now(state)[OUT] |= 1 << int(state.actor)
    note(log, STOPPED_BIDDING, state.actor)


@rule
def close_sale(state, log):
    """G-25: to the highest bidder, or for the exact value to the bank, and the card goes under its deck."""
    frame = now(state)
    card, price, buyer = frame[CARD], frame[PRICE], frame[HIGHEST]
    settle(state)
    state.money[state.turn] += price
    if buyer == NONE:
        state.bank -= price
        put_under(state, card)
        note(log, SOLD_TO_BANK, state.turn, card, price)
    else:
        state.money[buyer] -= price
        gain(state, buyer, card)
        note(log, SOLD, state.turn, buyer, card, price)


@rule
def withdraw(state, log):
    """G-26: the seller keeps the card."""
    card = now(state)[CARD]
    settle(state)
    note(log, WITHDREW, state.turn, card)
