"""The GO FOR IT! Round: who has announced needs the set at the next Labor Day (G-01, G-32 to G-36)."""

from laufspiel.games.go_for_it.cards import CARDS_A_ROW, ROWS
from laufspiel.games.go_for_it.rules.tray import count_owned
from laufspiel.games.go_for_it.state import FAILED
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row


@rule
def count_values(board: Row, state: Row, seat: int, row: int) -> int:
    """G-01: how many different values a player owns in a category."""
    seen = 0
    count = 0
    for card in range(row * CARDS_A_ROW, (row + 1) * CARDS_A_ROW):
        if state.holder[card] == seat:
            bit = 1 << int(board.rank[card])
            if seen & bit == 0:
                seen |= bit
                count += 1
    return count


@rule
def count_complete(board, state, seat):
    """G-01: in how many categories a player owns as many different values as are needed."""
    complete = 0
    for row in range(ROWS):
        if count_values(board, state, seat, row) >= board.target:
            complete += 1
    return complete


@rule
def total_value(board, state, seat):
    """G-36: what all Status cards of a player are worth together."""
    total = 0
    for card in range(ROWS * CARDS_A_ROW):
        if state.holder[card] == seat:
            total += board.value[card]
    return total


@rule
def winners_of(board, state):
    """G-35, G-36: of the announcers with the set, as bits, those with most cards, then the highest total value."""
    winners = 0
    best_cards = 0
    best_value = 0
    for seat in range(state.seats):
        if state.announced[seat] and count_complete(board, state, seat) == ROWS:
            cards = count_owned(state, seat)
            value = total_value(board, state, seat)
            if cards > best_cards or (cards == best_cards and value > best_value):
                winners = 0
                best_cards = cards
                best_value = value
            if cards == best_cards and value == best_value:
                winners |= 1 << seat
    return winners


@rule
def fail_announcers(state, log):
    """G-34: nobody had the set; all who had announced have failed, as bits, and may announce again (G-37)."""
    failers = 0
    for seat in range(state.seats):
        if state.announced[seat]:
            failers |= 1 << seat
            state.announced[seat] = 0
            note(log, FAILED, seat)
    return failers


@rule
def has_failed(failers, seat):
    """Whether a player is among the failed announcers."""
    return (failers >> int(seat)) & 1 == 1
