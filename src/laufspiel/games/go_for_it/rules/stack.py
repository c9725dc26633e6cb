"""What is pending: a stack of matters, the turn at the bottom, the question asked now on top.

A matter that is interrupted (a move by Labor Day, a purchase by an auction) waits below until what came between is
settled. Each chapter has for its matters a `go_on_…` that carries on until somebody must be asked (and then tells so
by `ask`), a `list_…` of what can be answered, and the answers themselves. Columns of a matter are named in its chapter.
"""

from typing import Any

from laufspiel.games.go_for_it.state import FRAME
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row

MATTERS = (
    "setting_up",
    "turn",
    "dice",
    "labor_day",
    "birthdays",
    "effects",
    "buying",
    "trading_up",
    "sale",
    "turning_up",
    "drawing_news",
    "news_choice",
    "free_card",
    "losing",
    "taking",
    "swapping",
    "risking",
    "dealing",
)
(
    SETTING_UP,
    TURN,
    DICE,
    LABOR_DAY,
    BIRTHDAYS,
    EFFECTS,
    BUYING,
    TRADING_UP,
    SALE,
    TURNING_UP,
    DRAWING_NEWS,
    NEWS_CHOICE,
    FREE_CARD,
    LOSING,
    TAKING,
    SWAPPING,
    RISKING,
    DEALING,
) = range(len(MATTERS))

MATTER = 0
"""The column that tells which matter it is."""


@rule
def begin(state, matter, a, b, c, d):
    """Something comes up; what was going on waits below it."""
    frame = state.stack[state.depth]
    frame[MATTER] = matter
    frame[1] = a
    frame[2] = b
    frame[3] = c
    frame[4] = d
    for column in range(5, FRAME):
        frame[column] = 0
    state.depth += 1


@rule
def now(state: Row) -> Any:
    """The numbers of what is going on now."""
    return state.stack[state.depth - 1]


@rule
def settle(state):
    """It is done, and what waited below goes on."""
    state.depth -= 1


@rule
def ask(state, actor):
    """It can't go on before this seat, or luck, has answered."""
    state.actor = actor
