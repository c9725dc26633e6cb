"""What is still to come of a player's own choices: rolls to trade up, cards unseen, purchases, free cards."""

from laufspiel.games.go_for_it.cards import CARDS, CARDS_A_ROW, OPEN_CARDS, ROWS
from laufspiel.games.go_for_it.judging.outlook import holdings, value_bit, worth
from laufspiel.games.go_for_it.rules.tray import is_in, row_of
from laufspiel.games.go_for_it.state import FACE_DOWN, NONE
from laufspiel.kernel.rule import rule

GOOD = 26.0 / 36.0
"""The chance of 6 or more with two dice (G-23a)."""
NO_WAY = -1.0e9
"""What can't be done."""
MOST_ROLLS = ROWS - 1


@rule
def worth_with(board, state, seat, card, values, cards, total, money):
    """What a player has with one card more."""
    return worth(
        board, state, seat, values | value_bit(board, card), cards + 1, total + board.value[card], money
    )


@rule
def worth_with_unseen(board, state, seat, row, values, cards, total, money):
    """What a player has on average with the top card of a deck."""
    if state.hidden[row] == 0:
        top = state.under[row, 0]
        return worth_with(board, state, seat, top, values, cards, total, money) if top != NONE else NO_WAY
    result = 0.0
    for card in range(row * CARDS_A_ROW, (row + 1) * CARDS_A_ROW):
        if state.holder[card] == FACE_DOWN:
            result += worth_with(board, state, seat, card, values, cards, total, money)
    return result / state.hidden[row]


@rule
def worth_with_best_open(board, state, seat, row, values, cards, total, money):
    """What a player has with the best open card of a category."""
    best = NO_WAY
    for slot in range(OPEN_CARDS):
        card = state.open[row, slot]
        if card != NONE:
            best = max(best, worth_with(board, state, seat, card, values, cards, total, money))
    return best


@rule
def worth_of_rolling(board, state, seat, row, values, cards, total, money):
    """G-23a: what a player has on average who rolls with a card of this row; values, cards and total are without it."""
    lost = worth(board, state, seat, values, cards, total, money)
    result = NO_WAY
    for step in range(MOST_ROLLS, 0, -1):
        left = row - step
        if left < 0 and board.wrap:
            left += ROWS
        if left >= 0:
            result = max(result, worth_with_best_open(board, state, seat, left, values, cards, total, money))
            result = GOOD * result + (1.0 - GOOD) * lost
    return result


@rule
def without(board, state, seat, card):
    """What a player owns besides one card: values, cards, total value."""
    holder = state.holder[card]
    state.holder[card] = NONE
    values, _, cards, total = holdings(board, state, seat)
    state.holder[card] = holder
    return values, cards, total


@rule
def worth_at_stake(board, state, seat, card):
    """G-23a: a card is kept or rolled with, whichever is better."""
    values, cards, total = without(board, state, seat, card)
    money = state.money[seat]
    kept = worth_with(board, state, seat, card, values, cards, total, money)
    return max(kept, worth_of_rolling(board, state, seat, row_of(card), values, cards, total, money))


@rule
def worth_while_rolling(board, state, seat, card, is_safe):
    """G-23c: the dice roll; a bad roll loses the card unless a News card spares it."""
    values, cards, total = without(board, state, seat, card)
    money = state.money[seat]
    rolled = worth_of_rolling(board, state, seat, row_of(card), values, cards, total, money)
    if is_safe:
        kept = worth_with(board, state, seat, card, values, cards, total, money)
        lost = worth(board, state, seat, values, cards, total, money)
        rolled += (1.0 - GOOD) * (kept - lost)
    return rolled


@rule
def worth_of_drawing(board, state, seat, row):
    """G-19, G-23a: an unseen card comes, to be kept or rolled with."""
    values, _, cards, total = holdings(board, state, seat)
    money = state.money[seat]
    kept = worth_with_unseen(board, state, seat, row, values, cards, total, money)
    return max(kept, worth_of_rolling(board, state, seat, row, values, cards, total, money))


@rule
def worth_of_buying(board, state, seat, mask, discount):
    """G-18: what a player has after the best purchase of an open card, or after none."""
    values, _, cards, total = holdings(board, state, seat)
    money = state.money[seat]
    best = worth(board, state, seat, values, cards, total, money)
    for row in range(ROWS):
        if is_in(row, mask):
            for slot in range(OPEN_CARDS):
                card = state.open[row, slot]
                if card != NONE:
                    left = money - max(0, board.value[card] - discount)
                    if left >= 0:
                        best = max(best, worth_with(board, state, seat, card, values, cards, total, left))
    return best


@rule
def worth_of_choosing(board, state, seat, mask):
    """What a player has with the best open card of these categories for nothing."""
    values, _, cards, total = holdings(board, state, seat)
    money = state.money[seat]
    best = worth(board, state, seat, values, cards, total, money)
    for row in range(ROWS):
        if is_in(row, mask):
            best = max(best, worth_with_best_open(board, state, seat, row, values, cards, total, money))
    return best


@rule
def worth_of_risking(board, state, seat):
    """What a player has who may roll with one of the own cards and lose nothing."""
    best = NO_WAY
    for card in range(CARDS):
        if state.holder[card] == seat:
            best = max(best, worth_while_rolling(board, state, seat, card, True))
    return best
