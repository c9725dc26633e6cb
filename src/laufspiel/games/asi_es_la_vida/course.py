"""The course of ¡Así es la vida!: laying it, walking along it, and how cards leave it. Ids are of docs/rules."""

from laufspiel.games.asi_es_la_vida.state import (
    FINISH,
    GUARDS,
    LAID,
    NONE,
    OUT,
    PASSED_BY,
    RECYCLED,
    ROUTE,
    START,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row


@rule
def lay_ends(state):
    """V-02: the course begins with Start and ends with Finish."""
    state.following[:] = NONE
    state.before[:] = NONE
    state.holder[:] = NONE
    state.following[START] = FINISH
    state.before[FINISH] = START
    state.laid = 0


@rule
def lay_at_end(state, card):
    """V-02: the next route card lies just before Finish."""
    last = state.before[FINISH]
    state.following[last] = card
    state.before[card] = last
    state.following[card] = FINISH
    state.before[FINISH] = card


@rule
def lay_course(board, state):
    """V-03: the route cards in the order of the edition."""
    for i in range(ROUTE):
        lay_at_end(state, board.course[i])
    state.laid = ROUTE


@rule
def lay_by_luck(state, log, card):
    """Course `shuffled`: luck says which card comes next."""
    lay_at_end(state, card)
    state.laid += 1
    note(log, LAID, card)


@rule
def is_laid(state, card):
    """Whether a route card already lies on the course."""
    return state.following[card] != NONE


@rule
def ahead(state: Row, card: int, steps: int) -> int:
    """V-06, V-13: the card that many cards further, gaps not counted. V-09: nothing goes beyond Finish."""
    for _ in range(steps):
        if card == FINISH:
            return card
        card = state.following[card]
    return card


@rule
def lift(state, card):
    """V-13: a card leaves the course, and its gap isn't counted any more."""
    earlier = state.before[card]
    later = state.following[card]
    state.following[earlier] = later
    state.before[later] = earlier


@rule
def clear_passed_cards(board, state, log):
    """V-14: cards that every figure has passed are out of the game, with the guards on them."""
    if board.recycle and state.home == state.seats * board.figures:
        return  # nobody is left to come to them again
    first = state.following[START]
    while state.figures_on[START] == 0 and first != FINISH and state.figures_on[first] == 0:
        guards = send_guards_out(state, first)
        lift(state, first)
        if board.recycle:
            # variant recycle: the card alone goes to the end of the course
            lay_at_end(state, first)
            note(log, RECYCLED, first, guards)
        else:
            state.holder[first] = OUT
            note(log, PASSED_BY, first, guards)
        first = state.following[START]


@rule
def send_guards_out(state, card):
    """V-14: the guards on a passed card are out of the game; gives how many these are."""
    guards = state.guards_on[card]
    if guards > 0:
        for guard in range(GUARDS):
            if state.guards[guard] == card:
                state.guards[guard] = OUT
        state.guards_on[card] = 0
    return guards
