"""The records of ¡Así es la vida! and the numbers in them."""

import numpy as np

from laufspiel.kernel.actions import Actions
from laufspiel.kernel.contract import STATE_FIELDS
from laufspiel.kernel.declared import kind, named, number
from laufspiel.kernel.events import Events
from laufspiel.kernel.struct import record_type

COLOURS = ("red", "blue", "green", "yellow", "orange", "violet")
SEATS = 6
FIGURES = 3
"""Figures of a player in a game of up to four; five or six players have one less."""
MOST_FIGURES = 12
"""Figures at a table: four players' three or six players' two."""
GUARDS = 8
FACES = ("1", "2", "3", "4", "5", "6")

# Cards by number. Minus cards come first, in order of their value, so that a greater number is never a smaller minus.
KEYS = (
    "start",
    *(f"minus-{value}-{twin}" for value in range(1, 9) for twin in "ab"),
    "minus-9",
    "minus-10",
    *(f"plus-{value}" for value in range(1, 9)),
    *(f"fortune-{i}" for i in range(1, 7)),
    "finish",
)
CARDS = len(KEYS)
START, FINISH = 0, CARDS - 1
FIRST_MINUS, LAST_MINUS = 1, 18
FIRST_PLUS, LAST_PLUS = 19, 26
FIRST_FORTUNE, LAST_FORTUNE = 27, 32
ROUTE = CARDS - 2
"""How many route cards there are between Start and Finish."""


def kind_of(card: int) -> str:
    """Start, minus, plus, fortune or finish."""
    return KEYS[card].split("-")[0]


def number_on(card: int) -> int:
    """The number printed on a plus or minus card, without sign; 0 on the others."""
    return int(KEYS[card].split("-")[1]) if kind_of(card) in ("plus", "minus") else 0


NUMBER = np.array([number_on(card) for card in range(CARDS)])
"""The number printed on each card, without sign."""

NONE = -1
"""No roll, no figure, no place; as holder: nobody, the card lies on the course."""
OUT = -2
"""As holder: the card is out of the game. As a guard's card: so is the guard."""

Board = record_type(
    {
        "figures": "i4",
        "shuffled": "i4",
        "course": ("i4", ROUTE),
        "guards": ("i4", GUARDS),
        "colour": ("i4", SEATS),
        "fewest_fortune": "i4",
        "hidden_stock": "i4",
        "ones": "i4",
        "recycle": "i4",
        "sprint": "i4",
        "straggler": "i4",
    }
)

State = record_type(
    {
        **STATE_FIELDS,
        "seats": "i4",
        "roll": "i4",
        "laid": "i4",
        "home": "i4",
        # the minus card the straggler had to take, which can't be turned
        "burden": "i4",
        "figures": ("i4", (SEATS, FIGURES)),
        "guards": ("i4", GUARDS),
        "figures_on": ("i4", CARDS),
        "guards_on": ("i4", CARDS),
        # the course as a chain of cards, so that gaps don't count
        "following": ("i4", CARDS),
        "before": ("i4", CARDS),
        "holder": ("i4", CARDS),
        "at_home": ("i4", SEATS),
    }
)

ACTIONS = Actions(
    kind("begin", number("seat", SEATS)),
    kind("lay", named("card", KEYS)),
    kind("roll", named("face", FACES)),
    kind("figure", named("card", KEYS)),
    kind("guard", named("card", KEYS)),
    kind("figure_back", named("card", KEYS)),
    kind("guard_back", named("card", KEYS)),
    kind("pass"),
)
BEGIN, LAY, ROLL, FIGURE, GUARD, FIGURE_BACK, GUARD_BACK, PASS = (
    ACTIONS.first[name]
    for name in ("begin", "lay", "roll", "figure", "guard", "figure_back", "guard_back", "pass")
)

EVENTS = Events(
    kind("began", number("seat", SEATS)),
    kind("laid", named("card", KEYS)),
    kind("rolled", number("seat", SEATS), named("face", FACES)),
    kind("moved_figure", number("seat", SEATS), named("start", KEYS), named("end", KEYS)),
    kind("moved_guard", number("seat", SEATS), named("start", KEYS), named("end", KEYS)),
    kind("took", number("seat", SEATS), named("card", KEYS)),
    kind("passed_by", named("card", KEYS), number("guards", GUARDS + 1)),
    kind("recycled", named("card", KEYS), number("guards", GUARDS + 1)),
    kind("passed", number("seat", SEATS)),
    kind("all_home", number("seat", SEATS)),
    kind("took_last", number("seat", SEATS), named("card", KEYS)),
)
(BEGAN, LAID, ROLLED, MOVED_FIGURE, MOVED_GUARD, TOOK, PASSED_BY, RECYCLED, PASSED, ALL_HOME, TOOK_LAST) = (
    range(11)
)
