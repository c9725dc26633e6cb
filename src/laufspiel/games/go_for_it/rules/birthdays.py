"""Birthdays: everybody gives the player a Status card, or money (G-31)."""

from laufspiel.games.go_for_it.effects import ALL_CATEGORIES
from laufspiel.games.go_for_it.rules.money import pay_player
from laufspiel.games.go_for_it.rules.stack import ask, now, settle
from laufspiel.games.go_for_it.rules.tray import gain, list_owned, owns_some_in
from laufspiel.games.go_for_it.state import BIRTHDAY_CAME, GAVE, GIFT_OF_MONEY, GIVE
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

CELEBRANT, GIVER = 1, 2
"""Columns of BIRTHDAYS: how far round from the active player's left, and how far round from the celebrant."""


@rule
def celebrant_of(state):
    """G-31: from the active player's left, the active player last (ruling)."""
    return (state.turn + 1 + now(state)[CELEBRANT]) % state.seats


@rule
def giver_of(state):
    """G-31: every other player, from the celebrant's left."""
    return (celebrant_of(state) + now(state)[GIVER]) % state.seats


@rule
def go_on_celebrating(state, log):
    """G-31: whoever has a card chooses one; whoever has none gives $5K or what is there."""
    frame = now(state)
    while frame[CELEBRANT] < state.seats:
        celebrant = celebrant_of(state)
        if state.birthday[celebrant] == state.timepiece:
            if frame[GIVER] == 0:
                note(log, BIRTHDAY_CAME, celebrant)
                frame[GIVER] = 1
            while frame[GIVER] < state.seats:
                if owns_some_in(state, giver_of(state), ALL_CATEGORIES):
                    ask(state, giver_of(state))
                    return True
                pay_player(state, log, giver_of(state), celebrant, GIFT_OF_MONEY)
                frame[GIVER] += 1
        frame[CELEBRANT] += 1
        frame[GIVER] = 0
    settle(state)
    return False


@rule
def list_gifts(state, out):
    """G-31: a card of the giver's choice."""
    return list_owned(state, out, 0, GIVE, giver_of(state), ALL_CATEGORIES)


@rule
def give(state, log, card):
    """G-31: the card is a gift."""
    giver = giver_of(state)
    gain(state, celebrant_of(state), card)
    note(log, GAVE, giver, celebrant_of(state), card)
    now(state)[GIVER] += 1
