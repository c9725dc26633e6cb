"""The GO FOR IT! roll of the dice: trading a card up, row by row to the left (G-23a to G-23e)."""

from laufspiel.games.go_for_it.cards import OPEN_CARDS, ROWS
from laufspiel.games.go_for_it.rules.stack import DICE, TURNING_UP, ask, begin, now, settle
from laufspiel.games.go_for_it.rules.tray import (
    TO_PLAYER,
    count_in_deck,
    has_cards,
    put_under,
    row_of,
    take_open,
)
from laufspiel.games.go_for_it.state import (
    GO_FOR_IT,
    GOOD_ROLL,
    KEEP,
    NONE,
    ROLL_FAILED,
    ROLL_SPARED,
    SWAP_FOR,
    SWAP_UNSEEN,
    TRADED_UNSEEN,
    TRADED_UP,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

CARD, STAGE, SAFE = 1, 2, 3
"""Columns of TRADING_UP: the card at stake, how far it is, and whether a bad roll costs nothing."""
OFFERED, ROLLING, SWAPPING, DRAWN = range(4)


@rule
def go_on_trading_up(board, state, log):
    """G-23a, G-23b: roll or keep; after a good roll the card is swapped, and the next row to the left beckons."""
    frame = now(state)
    if frame[STAGE] == DRAWN:
        frame[CARD] = state.bought
        frame[STAGE] = OFFERED
        state.bought = NONE
    if frame[STAGE] == ROLLING:
        if state.dice[0] + state.dice[1] < GOOD_ROLL:
            fail_roll(state, log)
            return False
        frame[STAGE] = SWAPPING
    elif row_to_the_left(board, state, frame[CARD]) == NONE:
        settle(state)
        return False
    ask(state, state.turn)
    return True


@rule
def row_to_the_left(board, state, card):
    """G-23a, G-23e: the row a card can be traded up to, or NONE: past the leftmost only with `wrap`."""
    row = row_of(card) - 1
    if row < 0:
        row = ROWS - 1 if board.wrap else NONE
    if row != NONE and not has_cards(state, row):
        row = NONE
    return row


@rule
def fail_roll(state, log):
    """G-23c: the card goes under its deck and nothing comes back; a News card may spare that."""
    frame = now(state)
    card = frame[CARD]
    settle(state)
    if frame[SAFE]:
        note(log, ROLL_SPARED, state.turn, card)
    else:
        put_under(state, card)
        note(log, ROLL_FAILED, state.turn, card)


@rule
def list_trading_up(board, state, out):
    """G-23a: roll or keep; after a good roll any open card or the top one of the row to the left, or keep after all."""
    frame = now(state)
    out[0] = KEEP
    if frame[STAGE] == OFFERED:
        out[1] = GO_FOR_IT
        return 2
    count = 1
    row = row_to_the_left(board, state, frame[CARD])
    for slot in range(OPEN_CARDS):
        if state.open[row, slot] != NONE:
            out[count] = SWAP_FOR + state.open[row, slot]
            count += 1
    if count_in_deck(state, row) > 0:
        out[count] = SWAP_UNSEEN + row
        count += 1
    return count


@rule
def roll_to_trade_up(state):
    """G-23a: two dice."""
    now(state)[STAGE] = ROLLING
    begin(state, DICE, 0, 0, 0, 0)


@rule
def swap_for(state, log, card):
    """G-23d: the old card goes under its deck; an open card is replaced from its own."""
    frame = now(state)
    old = frame[CARD]
    frame[CARD] = card
    frame[STAGE] = OFFERED
    put_under(state, old)
    take_open(state, state.turn, card)
    note(log, TRADED_UP, state.turn, old, card)


@rule
def swap_unseen(state, log, row):
    """G-23a: the top card of the row, unseen."""
    frame = now(state)
    frame[STAGE] = DRAWN
    put_under(state, frame[CARD])
    note(log, TRADED_UNSEEN, state.turn, frame[CARD])
    begin(state, TURNING_UP, row, TO_PLAYER, 0, 0)
