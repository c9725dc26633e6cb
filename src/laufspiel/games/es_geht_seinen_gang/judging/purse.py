"""A purse: chips of each colour, held or counted on, that a bot spends in thought. Four numbers, parts of chips too."""

from laufspiel.games.es_geht_seinen_gang.names import KINDS_OF_POINTS
from laufspiel.games.es_geht_seinen_gang.rules.points import worth
from laufspiel.kernel.rule import rule


@rule
def affords(purse, cost):
    """Whether a price can be paid out of the purse."""
    for colour in range(KINDS_OF_POINTS):
        if purse[colour] < cost[colour]:
            return False
    return True


@rule
def spend(purse, cost):
    """Pay a price; gives what the card counts, or 0 if it can't be paid."""
    if not affords(purse, cost):
        return 0
    for colour in range(KINDS_OF_POINTS):
        purse[colour] -= cost[colour]
    return worth(cost)


@rule
def left_in(purse):
    """How many chips are left."""
    total = 0.0
    for colour in range(KINDS_OF_POINTS):
        total += max(0.0, purse[colour])
    return total
