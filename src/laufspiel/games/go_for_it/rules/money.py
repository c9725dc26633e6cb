"""Money changes hands in whole thousands of dollars; there is no credit (G-04, G-21)."""

from laufspiel.games.go_for_it.state import COLLECTED, PAID, PAID_PLAYER
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def collect(state, log, seat, amount):
    """G-04: the bank pays, and never runs dry."""
    state.bank -= amount
    state.money[seat] += amount
    note(log, COLLECTED, seat, amount)


@rule
def pay(state, log, seat, amount):
    """G-21: whoever has less pays what is there."""
    paid = min(amount, state.money[seat])
    if paid > 0:
        state.money[seat] -= paid
        state.bank += paid
        note(log, PAID, seat, paid)


@rule
def pay_player(state, log, seat, other, amount):
    """G-21: from one player to another, at most what is there."""
    paid = min(amount, state.money[seat])
    if paid > 0:
        state.money[seat] -= paid
        state.money[other] += paid
        note(log, PAID_PLAYER, seat, other, paid)


@rule
def pay_price(state, seat, price):
    """G-18, G-19: the price of a card goes to the bank; what was bought tells the sum."""
    state.money[seat] -= price
    state.bank += price
