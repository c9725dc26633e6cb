"""What must hold after every action: money and cards neither appear nor vanish, and all records of a place agree."""

from laufspiel.games.go_for_it.cards import CARDS_A_ROW, NEWS_CARDS, OPEN_CARDS, ROWS
from laufspiel.games.go_for_it.rules import apply, legal, odds, setup
from laufspiel.games.go_for_it.state import BANK, DEPTH, DISCARDED, FACE_DOWN, FACE_UP, NONE, SEATS, UNDER
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.luck import below, pick
from laufspiel.kernel.rule import rule
from tests.games.piles import is_twice

FAULTS = (
    None,
    "money appeared or vanished",
    "somebody has less than nothing",
    "a Status card is nowhere",
    "the open places and the open cards differ",
    "the cards under a deck and the places under it differ",
    "the shuffled cards and their number differ",
    "a News card is nowhere",
    "an Extra! Extra! card is in a hand",
    "an empty place lies beside a deck with cards",
    "more is pending than there is room for",
)
(FINE, MONEY, DEBT, LOST, OPEN, BELOW, SHUFFLED, NEWS, SECRET_EXTRA, UNFILLED, DEEP) = range(len(FAULTS))


def wrong_with(board, state):
    """The first thing that isn't as it must be, or None."""
    return FAULTS[fault(board, state)]


@rule
def fault(board, state):
    """The number of what isn't as it must be, or FINE."""
    found = fault_of_money(state) if state.depth <= DEPTH else DEEP
    for row in range(ROWS):
        if found == FINE:
            found = fault_of_row(state, row)
    if found == FINE:
        found = fault_of_news(board, state)
    return found


@rule
def fault_of_money(state):
    """All money of the box is with the players and the bank, and nobody owes any."""
    total = state.bank
    for seat in range(SEATS):
        total += state.money[seat]
        if state.money[seat] < 0 or (seat >= state.seats and state.money[seat] > 0):
            return DEBT
    return FINE if total == BANK else MONEY


@rule
def fault_of_row(state, row):
    """Each of a category's sixteen cards is in one place, and the tray's own records tell the same."""
    opened = 0
    under = 0
    shuffled = 0
    for card in range(row * CARDS_A_ROW, (row + 1) * CARDS_A_ROW):
        holder = state.holder[card]
        if holder >= state.seats or holder < UNDER:
            return LOST
        opened += holder == FACE_UP
        under += holder == UNDER
        shuffled += holder == FACE_DOWN
    for slot in range(OPEN_CARDS):
        card = state.open[row, slot]
        if card != NONE:
            opened -= 1
            if card // CARDS_A_ROW != row or state.holder[card] != FACE_UP or is_twice(state.open[row], slot):
                return OPEN
    for place in range(CARDS_A_ROW):
        card = state.under[row, place]
        if (card != NONE) != (place < state.under_count[row]):
            return BELOW
        if card != NONE:
            under -= 1
            if card // CARDS_A_ROW != row or state.holder[card] != UNDER or is_twice(state.under[row], place):
                return BELOW
    if opened != 0:
        return OPEN
    if under != 0:
        return BELOW
    return FINE if shuffled == state.hidden[row] else SHUFFLED


@rule
def fault_of_news(board, state):
    """Each News card is in the deck, discarded or in a hand; Extra! Extra! cards are never kept."""
    for card in range(NEWS_CARDS):
        if state.news[card] >= state.seats or state.news[card] < DISCARDED:
            return NEWS
        if board.extra[card] and state.news[card] >= 0:
            return SECRET_EXTRA
    return FINE


@rule
def fault_of_tray(state):
    """When a player whose turn has begun is asked, no place is empty beside a deck that could fill it (G-18, G-22)."""
    for row in range(ROWS):
        for slot in range(OPEN_CARDS):
            if state.open[row, slot] == NONE and state.hidden[row] + state.under_count[row] > 0:
                return UNFILLED
    return FINE


@rule
def play_watched(board, state, log, out, weights, luck, seats, limit):
    """A game of random players, looked over after every action; what was wrong, and after how many steps."""
    setup(board, state, seats, LUCK)
    steps = 0
    found = fault(board, state)
    while found == FINE and state.actor != NOBODY and steps < limit:
        count = legal(board, state, out)
        if state.actor == LUCK:
            chosen = out[pick(luck, weights, odds(board, state, count, weights))]
        else:
            chosen = out[below(luck, count)]
        log.count = 0
        apply(board, state, log, chosen)
        steps += 1
        found = fault(board, state)
        if found == FINE and state.actor >= 0 and state.turns > 0:
            found = fault_of_tray(state)
    return found, steps
