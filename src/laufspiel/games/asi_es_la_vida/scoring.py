"""What the cards of ¡Así es la vida! are worth at the end. Ids are of docs/rules/asi-es-la-vida.md."""

from laufspiel.games.asi_es_la_vida.state import (
    FIRST_FORTUNE,
    FIRST_MINUS,
    FIRST_PLUS,
    LAST_FORTUNE,
    LAST_MINUS,
    LAST_PLUS,
    NUMBER,
)
from laufspiel.kernel.contract import PLACE, SCORE, SHARE
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row


@rule
def points(state: Row, seat: int) -> int:
    """V-18: plus cards and turned minus cards less the other minus cards. V-17: the largest minus cards are turned."""
    turns_left = fortunes(state, seat)
    total = 0
    # minus cards are numbered by value, so the last ones are the largest
    for card in range(LAST_MINUS, FIRST_MINUS - 1, -1):
        if state.holder[card] == seat:
            if turns_left > 0 and card != state.burden:
                turns_left -= 1
                total += NUMBER[card]
            else:
                total -= NUMBER[card]
    for card in range(FIRST_PLUS, LAST_PLUS + 1):
        if state.holder[card] == seat:
            total += NUMBER[card]
    return total


@rule
def fortunes(state: Row, seat: int) -> int:
    """V-17: how many fortune cards a player has taken."""
    count = 0
    for card in range(FIRST_FORTUNE, LAST_FORTUNE + 1):
        if state.holder[card] == seat:
            count += 1
    return count


@rule
def award_places(board, state, out):
    """V-18: the highest score wins; equal scores share, or with `tie = fewest_fortune` the fewer fortune cards win."""
    for seat in range(state.seats):
        out[seat, SCORE] = points(state, seat)
    for seat in range(state.seats):
        out[seat, PLACE] = 1
        for other in range(state.seats):
            if is_better(board, state, out, other, seat):
                out[seat, PLACE] += 1
    winners = 0
    for seat in range(state.seats):
        if out[seat, PLACE] == 1:
            winners += 1
    for seat in range(state.seats):
        out[seat, SHARE] = 1.0 / winners if out[seat, PLACE] == 1 else 0.0


@rule
def is_better(board, state, out, one, other):
    """Whether one seat's result beats the other's."""
    if out[one, SCORE] != out[other, SCORE]:
        return out[one, SCORE] > out[other, SCORE]
    return board.fewest_fortune != 0 and fortunes(state, one) < fortunes(state, other)
