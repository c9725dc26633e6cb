"""The records of Mensch ärgere Dich nicht Kids and the numbers in them."""

from laufspiel.kernel.actions import Actions
from laufspiel.kernel.contract import STATE_FIELDS
from laufspiel.kernel.declared import kind, named, number
from laufspiel.kernel.events import Events
from laufspiel.kernel.struct import record_type

COLOURS = ("blue", "red", "yellow", "green")
FACES = (*COLOURS, "joker", "blank")
JOKER, BLANK = 4, 5

SEATS = 4
PAWNS = 3
MOST_SQUARES = 64

WAITING = -1
"""A pawn's progress on its start square; on the track it is the number of steps from its arrow square."""
GOAL = 100
"""A pawn's progress on goal square g is GOAL + g; goal square 2 is the far end."""
NONE = -1
"""No square, no pawn, no face, no place."""

Board = record_type(
    {
        "squares": "i4",
        # the squares a colour walks, from its arrow (0) to its finish-entry square (length)
        "length": ("i4", SEATS),
        "square": ("i4", (SEATS, MOST_SQUARES)),
        # reach[colour, 1 + progress, face]: the progress a pawn comes to by that colour of the die, or NONE
        "reach": ("i4", (SEATS, MOST_SQUARES + 1, SEATS)),
        "odds": ("i4", len(FACES)),
        "colour": ("i4", SEATS),
        "next_seat": ("i4", SEATS),
        "must_enter": "i4",
        "plays_on": "i4",
    }
)

State = record_type(
    {
        **STATE_FIELDS,
        "seats": "i4",
        "face": "i4",
        "rolls_left": "i4",
        "finished": "i4",
        "pawns": ("i4", (SEATS, PAWNS)),
        # who stands on a square: seat * PAWNS + pawn, or NONE
        "standing": ("i4", MOST_SQUARES),
        "home": ("i4", SEATS),
        "place": ("i4", SEATS),
        # what the player whose turn it is may do with the face rolled
        "count": "i4",
        "choices": ("i4", 1 + PAWNS * SEATS),
    }
)

ACTIONS = Actions(
    kind("begin", number("seat", SEATS)),
    kind("roll", named("face", FACES)),
    kind("enter"),
    kind("move", number("pawn", PAWNS), named("colour", COLOURS)),
)
BEGIN, ROLL, ENTER, MOVE = (ACTIONS.first[name] for name in ("begin", "roll", "enter", "move"))

EVENTS = Events(
    kind("began", number("seat", SEATS)),
    kind("rolled", number("seat", SEATS), named("face", FACES)),
    kind("entered", number("seat", SEATS), number("pawn", PAWNS), number("square", MOST_SQUARES)),
    kind(
        "moved",
        number("seat", SEATS),
        number("pawn", PAWNS),
        number("start", MOST_SQUARES),
        number("end", MOST_SQUARES),
    ),
    kind(
        "knocked_out",
        number("victim", SEATS),
        number("pawn", PAWNS),
        number("square", MOST_SQUARES),
        number("by", SEATS),
    ),
    kind("came_home", number("seat", SEATS), number("pawn", PAWNS), number("goal", PAWNS)),
    kind("forfeited", number("seat", SEATS), named("face", FACES)),
    kind("finished", number("seat", SEATS), number("place", SEATS + 1)),
)
BEGAN, ROLLED, ENTERED, MOVED, KNOCKED_OUT, CAME_HOME, FORFEITED, FINISHED = range(8)
