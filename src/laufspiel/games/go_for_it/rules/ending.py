"""The end of the game, and who has won (G-35, G-36, G-38)."""

from laufspiel.games.go_for_it.rules.going_for_it import count_complete, total_value
from laufspiel.games.go_for_it.rules.tray import count_owned
from laufspiel.games.go_for_it.state import WON, YEARS_OVER
from laufspiel.kernel.contract import NOBODY, PLACE, SCORE, SHARE
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row


@rule
def finish(state, log, winners):
    """G-35: the game is over at once; `winners` are bits."""
    state.winners = winners
    state.depth = 0
    state.actor = NOBODY
    for seat in range(state.seats):
        if is_winner(state, seat):
            note(log, WON, seat)


@rule
def end_by_years(board, state, log):
    """G-38: after the last year most complete categories win, then most cards, then the highest total value."""
    note(log, YEARS_OVER, state.year)
    winners = 0
    for seat in range(state.seats):
        if count_ahead(board, state, seat) == 0:
            winners |= 1 << seat
    finish(state, log, winners)


@rule
def is_winner(state: Row, seat: int) -> bool:
    """Whether a player has won, alone or with others."""
    return bool((state.winners >> int(seat)) & 1 == 1)


@rule
def count_ahead(board, state, seat):
    """G-38: how many players stand better than this one."""
    ahead = 0
    for other in range(state.seats):
        if is_better(board, state, other, seat):
            ahead += 1
    return ahead


@rule
def is_better(board, state, one, other):
    """G-38: more complete categories, then more cards, then a higher total value. A winner is before all others."""
    if is_winner(state, one) != is_winner(state, other):
        return is_winner(state, one)
    complete = count_complete(board, state, one) - count_complete(board, state, other)
    if complete != 0:
        return complete > 0
    cards = count_owned(state, one) - count_owned(state, other)
    if cards != 0:
        return cards > 0
    return total_value(board, state, one) > total_value(board, state, other)


@rule
def payoff(board, state, out):
    """G-35, G-36, G-38: score: Status cards; winners share the win, the others are placed as after the last year."""
    winners = 0
    for seat in range(state.seats):
        winners += is_winner(state, seat)
    for seat in range(state.seats):
        out[seat, SCORE] = count_owned(state, seat)
        out[seat, PLACE] = 1 if is_winner(state, seat) else 1 + count_ahead(board, state, seat)
        out[seat, SHARE] = 1.0 / winners if is_winner(state, seat) else 0.0
