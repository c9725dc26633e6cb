"""Points as chips: gained, paid, given (E-02 to E-04), and what they were converted for (E-05, E-06)."""

from laufspiel.games.es_geht_seinen_gang.names import KINDS_OF_POINTS
from laufspiel.games.es_geht_seinen_gang.state import GAINED, GAVE, PAID
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def gain(state, log, seat, colour, count):
    """E-03: the Kasse hands out chips, and never runs out of them (ruling)."""
    if count > 0:
        state.chips[seat, colour] += count
        note(log, GAINED, seat, colour, count)


@rule
def pay(state, log, seat, colour, count):
    """E-04: chips go back to the Kasse; no more than there are."""
    paid = min(count, state.chips[seat, colour])
    if paid > 0:
        state.chips[seat, colour] -= paid
        note(log, PAID, seat, colour, paid)


@rule
def give(state, log, seat, other, colour, count):
    """E-22: chips go from one player to another; no more than there are."""
    given = min(count, state.chips[seat, colour])
    if given > 0:
        state.chips[seat, colour] -= given
        state.chips[other, colour] += given
        note(log, GAVE, seat, other, colour, given)


@rule
def can_pay(state, seat, cost):
    """E-04: whether a player has all the points of a price."""
    lacking = 0
    for colour in range(KINDS_OF_POINTS):
        lacking += state.chips[seat, colour] < cost[colour]
    return lacking == 0


@rule
def convert(state, log, seat, cost):
    """E-04: all the points of a price are converted."""
    for colour in range(KINDS_OF_POINTS):
        pay(state, log, seat, colour, cost[colour])


@rule
def worth(cost):
    """E-05: a card's game value is the number of points converted for it."""
    total = 0
    for colour in range(KINDS_OF_POINTS):
        total += cost[colour]
    return total
