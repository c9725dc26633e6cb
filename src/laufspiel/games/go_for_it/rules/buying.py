"""Buying Status cards from the tray (G-17 to G-22)."""

from laufspiel.games.go_for_it.cards import OPEN_CARDS, ROWS
from laufspiel.games.go_for_it.effects import ALL_CATEGORIES
from laufspiel.games.go_for_it.rules.money import pay_price
from laufspiel.games.go_for_it.rules.stack import TRADING_UP, TURNING_UP, ask, begin, now, settle
from laufspiel.games.go_for_it.rules.tray import (
    TO_PLAYER,
    count_in_deck,
    is_in,
    list_owned,
    owns_some_in,
    take_open,
)
from laufspiel.games.go_for_it.state import (
    BOUGHT,
    BOUGHT_UNSEEN,
    BUY,
    BUY_UNSEEN,
    DONE_BUYING,
    NONE,
    SELL,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

MASK, LEFT, DISCOUNT, MAY_SELL = 1, 2, 3, 4
"""Columns of BUYING: categories, cards that may still be bought, $K off each price, whether one may be sold first."""


@rule
def go_on_buying(board, state):
    """G-17, G-21: the player may buy, up to so many cards. G-23a: after each there may be a roll to trade up."""
    if state.bought != NONE:
        card = state.bought
        state.bought = NONE
        begin(state, TRADING_UP, card, 0, 0, 0)
        return False
    if not can_do_something(board, state):
        settle(state)
        return False
    ask(state, state.turn)
    return True


@rule
def can_do_something(board, state):
    """G-21, G-22: whether a card is there that the player can pay, or could after selling one."""
    frame = now(state)
    if frame[LEFT] == 0:
        return False
    if frame[MAY_SELL] and owns_some_in(state, state.turn, ALL_CATEGORIES):
        return True
    for row in range(ROWS):
        if is_in(row, frame[MASK]):
            if can_buy_unseen(board, state, row):
                return True
            for slot in range(OPEN_CARDS):
                card = state.open[row, slot]
                if card != NONE and can_pay(state, reduced(state, board.value[card])):
                    return True
    return False


@rule
def reduced(state, price):
    """A price less what a News card takes off it."""
    return max(0, price - now(state)[DISCOUNT])


@rule
def can_pay(state, price):
    """G-21: there is no credit."""
    return price <= state.money[state.turn]


@rule
def can_buy_unseen(board, state, row):
    """G-19: there is a card face down, and its back's price can be paid."""
    return count_in_deck(state, row) > 0 and can_pay(state, reduced(state, board.back[row]))


@rule
def list_buying(board, state, out):
    """G-18, G-19: what can be bought; G-17: what may be sold first; G-21: nothing must."""
    frame = now(state)
    count = 0
    for row in range(ROWS):
        if is_in(row, frame[MASK]):
            for slot in range(OPEN_CARDS):
                card = state.open[row, slot]
                if card != NONE and can_pay(state, reduced(state, board.value[card])):
                    out[count] = BUY + card
                    count += 1
            if can_buy_unseen(board, state, row):
                out[count] = BUY_UNSEEN + row
                count += 1
    if frame[MAY_SELL]:
        count = list_owned(state, out, count, SELL, state.turn, ALL_CATEGORIES)
    out[count] = DONE_BUYING
    return count + 1


@rule
def buy(board, state, log, card):
    """G-18: the face's price buys an open card, and its place is filled at once."""
    price = reduced(state, board.value[card])
    count_purchase(state)
    pay_price(state, state.turn, price)
    note(log, BOUGHT, state.turn, card, price)
    state.bought = card
    take_open(state, state.turn, card)


@rule
def buy_unseen(board, state, log, row):
    """G-19: the back's price buys the top card, whatever it is."""
    price = reduced(state, board.back[row])
    count_purchase(state)
    pay_price(state, state.turn, price)
    note(log, BOUGHT_UNSEEN, state.turn, row, price)
    begin(state, TURNING_UP, row, TO_PLAYER, 0, 0)


@rule
def count_purchase(state):
    """G-17: one card less may be bought, and selling came before buying."""
    now(state)[LEFT] -= 1
    now(state)[MAY_SELL] = 0
