"""What must hold after every action: chips and cards neither appear nor vanish, nothing is paid that isn't there."""

from laufspiel.games.es_geht_seinen_gang.names import KINDS_OF_POINTS, MOST_LEVELS, PATHS
from laufspiel.games.es_geht_seinen_gang.rules import apply, legal, odds, setup
from laufspiel.games.es_geht_seinen_gang.rules.points import worth
from laufspiel.games.es_geht_seinen_gang.rules.scoring import converted
from laufspiel.games.es_geht_seinen_gang.state import (
    GAINED,
    GAVE,
    IN_DECK,
    NONE,
    PAID,
    SEATS,
    UNDER_DECK,
    WAS_GIVEN,
)
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.events import MOST_EVENTS
from laufspiel.kernel.luck import below, pick
from laufspiel.kernel.rule import rule
from tests.games.piles import is_twice

FAULTS = (
    None,
    "chips appeared or vanished",
    "somebody has or pays what isn’t there",
    "a partner is nowhere",
    "a good is nowhere",
    "a level is nowhere",
    "a question card is nowhere",
    "the question cards under the deck and their number differ",
    "the unseen question cards and their number differ",
    "a figure stands on no space",
    "more happened than there is room to tell",
    "somebody lost a card, or has one that wasn’t paid",
)
(FINE, CHIPS, DEBT, PARTNER, GOOD, LEVEL, QUESTION, UNDER, HIDDEN, NO_SPACE, TOO_MUCH, UNPAID) = range(
    len(FAULTS)
)


def wrong_with(board, state, log, before):
    """The first thing that isn't as it must be after an action before which `before` were the chips, or None."""
    return FAULTS[fault(board, state, log, before.copy())]


@rule
def fault(board, state, log, expected):
    """The number of what isn't as it must be, or FINE; `expected` are the chips before, and is written over."""
    if log.count > MOST_EVENTS:
        return TOO_MUCH
    found = fault_of_chips(state, log, expected)
    if found == FINE:
        found = fault_of_cards(board, state)
    if found == FINE:
        found = fault_of_questions(board, state)
    for seat in range(state.seats):
        if found == FINE and not 0 <= state.place[seat] < board.spaces:
            found = NO_SPACE
    return found


@rule
def fault_of_chips(state, log, expected):
    """What each had before, and what was handed out, paid and given since, is what each has; never less than none."""
    for i in range(log.count):
        row = log.rows[i]
        if row[0] == GAINED:
            expected[row[1], row[2]] += row[3]
        elif row[0] == PAID:
            expected[row[1], row[2]] -= row[3]
            if expected[row[1], row[2]] < 0:
                return DEBT
        elif row[0] == GAVE:
            expected[row[1], row[3]] -= row[4]
            expected[row[2], row[3]] += row[4]
            if expected[row[1], row[3]] < 0:
                return DEBT
    for seat in range(SEATS):
        for colour in range(KINDS_OF_POINTS):
            if expected[seat, colour] < 0 or (seat >= state.seats and expected[seat, colour] > 0):
                return DEBT
            if state.chips[seat, colour] != expected[seat, colour]:
                return CHIPS
    return FINE


@rule
def is_holder(state, holder, is_there):
    """A card of the box is free or somebody's; one that isn't in the box is nobody's."""
    return NONE <= holder < state.seats if is_there else holder == NONE


@rule
def fault_of_cards(board, state):
    """Each partner, good and level is in one place."""
    for partner in range(len(state.partner)):
        if not is_holder(state, state.partner[partner], partner < board.partners):
            return PARTNER
    for good in range(len(state.good)):
        if not is_holder(state, state.good[good], good < board.goods):
            return GOOD
    for career in range(len(PATHS)):
        for level in range(MOST_LEVELS):
            if not is_holder(state, state.level[career, level], level < board.levels[career]):
                return LEVEL
    return FINE


@rule
def fault_of_questions(board, state):
    """Each question card is unseen, under the deck or open before a player, as the deck's own records tell."""
    unseen = 0
    under = 0
    for card in range(board.questions):
        holder = state.question[card]
        if not UNDER_DECK <= holder < state.seats:
            return QUESTION
        unseen += holder == IN_DECK
        under += holder == UNDER_DECK
    for place in range(len(state.under)):
        card = state.under[place]
        if (card != NONE) != (place < state.under_count):
            return UNDER
        if card != NONE and (state.question[card] != UNDER_DECK or is_twice(state.under, place)):
            return UNDER
    if under != state.under_count:
        return UNDER
    return FINE if unseen == state.hidden else HIDDEN


@rule
def fault_of_worth(board, state, log, worths):
    """E-07: who has a card keeps it. E-04: cards are had for the chips paid, or as a gift. `worths` is kept up."""
    for seat in range(state.seats):
        owed = converted(board, state, seat) - worths[seat]
        worths[seat] += owed
        if owed < 0:
            return UNPAID
        for i in range(log.count):
            row = log.rows[i]
            if row[0] == PAID and row[1] == seat:
                owed -= row[3]
            elif row[0] == WAS_GIVEN and row[1] == seat:
                owed -= worth(board.good_cost[row[2]])
        if owed > 0:
            return UNPAID
    return FINE


@rule
def play_watched(board, state, log, out, weights, luck, expected, worths, seats, first, limit):
    """A game of random players, looked over after every action; what was wrong, and after how many steps."""
    setup(board, state, seats, first)
    steps = 0
    log.count = 0
    expected[:] = 0
    worths[:] = 0
    found = fault(board, state, log, expected)
    while found == FINE and state.actor != NOBODY and steps < limit:
        count = legal(board, state, out)
        if state.actor == LUCK:
            chosen = out[pick(luck, weights, odds(board, state, count, weights))]
        else:
            chosen = out[below(luck, count)]
        log.count = 0
        expected[:] = state.chips
        apply(board, state, log, chosen)
        steps += 1
        found = fault(board, state, log, expected)
        if found == FINE:
            found = fault_of_worth(board, state, log, worths)
    return found, steps
