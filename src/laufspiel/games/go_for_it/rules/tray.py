"""The tray: three open cards of each category beside its deck (G-05), and what goes out of it and back.

A deck is the set of its shuffled cards, and below them those put under it since, whose order everybody knows.
"""

from laufspiel.games.go_for_it.cards import CARDS_A_ROW, OPEN_CARDS, ROWS
from laufspiel.games.go_for_it.rules.stack import TURNING_UP, ask, begin, now, settle
from laufspiel.games.go_for_it.state import FACE_DOWN, FACE_UP, GOT, NONE, TURN_UP, TURNED_UP, UNDER
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.deck import lift_first, list_top
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import count_where, list_where
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row

ROW, SLOT = 1, 2
"""Columns of TURNING_UP: from which deck, to which place beside it."""
TO_PLAYER = OPEN_CARDS
"""The card turned up doesn't fill a place but goes to the player whose turn it is."""


@rule
def row_of(card):
    """The category of a card, from the left of the tray (G-02)."""
    return card // CARDS_A_ROW


@rule
def holders_in(state, row):
    """Where each card of a category is."""
    return state.holder[row * CARDS_A_ROW : (row + 1) * CARDS_A_ROW]


@rule
def is_in(row, mask):
    """Whether a category is among those that `mask` names by bits."""
    return (mask >> int(row)) & 1 == 1


@rule
def count_in_deck(state: Row, row: int) -> int:
    """How many cards lie face down in a category."""
    return int(state.hidden[row] + state.under_count[row])


@rule
def has_cards(state, row):
    """G-22: whether there is anything to take in a category, open or not."""
    for slot in range(OPEN_CARDS):
        if state.open[row, slot] != NONE:
            return True
    return count_in_deck(state, row) > 0


@rule
def count_owned(state, seat):
    """The Status cards in front of a player."""
    return count_where(state.holder, seat)


@rule
def owns_some_in(state, seat, mask):
    """Whether a player owns a card of one of these categories."""
    for row in range(ROWS):
        if is_in(row, mask) and count_where(holders_in(state, row), seat) > 0:
            return True
    return False


@rule
def has_open_in(state, mask):
    """Whether a card of one of these categories lies open."""
    for row in range(ROWS):
        if is_in(row, mask):
            for slot in range(OPEN_CARDS):
                if state.open[row, slot] != NONE:
                    return True
    return False


@rule
def list_owned(state, out, count, action, seat, mask):
    """List `action` with each card of these categories that a player owns."""
    for row in range(ROWS):
        if is_in(row, mask):
            count = list_where(out, count, action + row * CARDS_A_ROW, holders_in(state, row), seat)
    return count


@rule
def list_open(state, out, count, action, mask):
    """List `action` with each open card of these categories."""
    for row in range(ROWS):
        if is_in(row, mask):
            for slot in range(OPEN_CARDS):
                if state.open[row, slot] != NONE:
                    out[count] = action + state.open[row, slot]
                    count += 1
    return count


# Cards come and go


@rule
def gain(state, seat, card):
    """G-20: the card lies face up in front of the player."""
    state.holder[card] = seat


@rule
def put_under(state, card):
    """The card goes under its category's deck, where all know it to be. G-22: an empty place takes it at once."""
    row = row_of(card)
    state.under[row, state.under_count[row]] = card
    state.under_count[row] += 1
    state.holder[card] = UNDER
    for slot in range(OPEN_CARDS):
        if state.open[row, slot] == NONE:
            turn_up_for(state, row, slot)
            return


@rule
def take_open(state, seat, card):
    """G-18: an open card goes to a player, and the deck at once fills its place."""
    row = row_of(card)
    for slot in range(OPEN_CARDS):
        if state.open[row, slot] == card:
            state.open[row, slot] = NONE
            gain(state, seat, card)
            turn_up_for(state, row, slot)


@rule
def turn_up_for(state, row, slot):
    """G-22: a place is filled as long as the deck has a card."""
    if count_in_deck(state, row) > 0:
        begin(state, TURNING_UP, row, slot, 0, 0)


@rule
def go_on_turning_up(state):
    """Luck turns the top card of a deck up."""
    ask(state, LUCK)
    return True


@rule
def list_top_cards(state, out):
    """The cards that may lie on top: any shuffled one, or else the one put under first."""
    row = now(state)[ROW]
    first = row * CARDS_A_ROW
    cards = holders_in(state, row)
    return list_top(out, TURN_UP + first, cards, FACE_DOWN, state.hidden[row], state.under[row, 0] - first)


@rule
def turn_up(state, log, card):
    """The top card is seen: it fills a place of the tray, or goes to the player who bought it unseen (G-19)."""
    row = now(state)[ROW]
    slot = now(state)[SLOT]
    settle(state)
    lift_from_deck(state, card)
    if slot == TO_PLAYER:
        gain(state, state.turn, card)
        state.bought = card
        note(log, GOT, state.turn, card)
    else:
        state.open[row, slot] = card
        state.holder[card] = FACE_UP
        note(log, TURNED_UP, card)


@rule
def lift_from_deck(state, card):
    """The top card leaves its deck."""
    row = row_of(card)
    if state.hidden[row] > 0:
        state.hidden[row] -= 1
    else:
        lift_first(state.under[row], state.under_count[row])
        state.under_count[row] -= 1
