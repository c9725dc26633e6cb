"""The records of Es geht seinen Gang and the numbers in them."""

from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    GOOD_KEYS,
    KINDS_OF_POINTS,
    LEVEL_KEYS,
    LIVES,
    MOST_EFFECTS,
    MOST_GOODS,
    MOST_LEVELS,
    MOST_PARTNERS,
    MOST_QUESTIONS,
    MOST_SPACES,
    MOST_WAYS,
    PARTNER_KEYS,
    PATHS,
    QUESTION_KEYS,
    SPACE_KEYS,
)
from laufspiel.games.es_geht_seinen_gang.names import COLOURS as POINTS
from laufspiel.kernel.actions import Actions
from laufspiel.kernel.contract import STATE_FIELDS
from laufspiel.kernel.declared import Field, kind, named, number
from laufspiel.kernel.events import Events
from laufspiel.kernel.struct import record_type

COLOURS = ("red", "blue", "green", "yellow", "orange", "violet")
SEATS = 6
FACES = ("1", "2", "3", "4", "5", "6")
SIDES = len(FACES)
NONE = -1
AMNESTY = 6
"""The face that opens the prison (E-35)."""
CHILD_BENEFIT = 2
"""Yellow points for a child (E-24)."""
EARLY_BIRTH = 6
"""The white die that leaves the clinic by the short path (E-11)."""
# Where a question card is, when no player keeps it open.
IN_DECK, UNDER_DECK = -1, -2

TURNS = KINDS_OF_POINTS
"""Columns of `ahead`: chips of each colour, turns, how often stops of a kind are come by, and each examination."""
KONSUMS, DISKOS, LEVELS, EXAMS = range(TURNS + 1, TURNS + 5)
AHEAD = EXAMS + len(CERTIFICATES)

KIND, NUMBER, ONLY_IF, FIRST_POINT = range(4)
"""Columns of an effect: which, its number (spaces, turns, a space or good), for whom; then points of each colour."""
EFFECT_WIDTH = FIRST_POINT + KINDS_OF_POINTS

Board = record_type(
    {
        "spaces": "i4",
        "kind": ("i4", MOST_SPACES),
        # how many spaces back, turns to miss, yellow to pay, or which certificate
        "number": ("i4", MOST_SPACES),
        "dots": ("i4", (MOST_SPACES, KINDS_OF_POINTS)),
        # the career a space belongs to, or NONE
        "career": ("i4", MOST_SPACES),
        # the darkly hatched area, where one die is thrown (E-33)
        "dark": ("i4", MOST_SPACES),
        "ways": ("i4", MOST_SPACES),
        "way": ("i4", (MOST_SPACES, MOST_WAYS)),
        "open_to": ("i4", (MOST_SPACES, MOST_WAYS)),
        # a space from which a career begins: with `drawn` luck chooses here
        "crossing": ("i4", MOST_SPACES),
        # where a red arrow leads, or NONE
        "red": ("i4", MOST_SPACES),
        # the space before on the same path
        "back": ("i4", MOST_SPACES),
        # at or after the space in front of the last Disko
        "late": ("i4", MOST_SPACES),
        "start": "i4",
        "prison": "i4",
        "crooked": "i4",
        "last_stretch": "i4",
        "certificate_cost": ("i4", (len(CERTIFICATES), KINDS_OF_POINTS)),
        "partners": "i4",
        "partner_life": ("i4", MOST_PARTNERS),
        "partner_cost": ("i4", (MOST_PARTNERS, KINDS_OF_POINTS)),
        "goods": "i4",
        "good_cost": ("i4", (MOST_GOODS, KINDS_OF_POINTS)),
        "levels": ("i4", len(PATHS)),
        "level_cost": ("i4", (len(PATHS), MOST_LEVELS, KINDS_OF_POINTS)),
        "questions": "i4",
        "effects": ("i4", (MOST_QUESTIONS, MOST_EFFECTS, EFFECT_WIDTH)),
        "effect_count": ("i4", MOST_QUESTIONS),
        "colour": ("i4", SEATS),
        # for bots: what is still to come from each space (see outlook.py), and cards from the dearest down
        "ahead": ("f8", (MOST_SPACES, AHEAD)),
        "dear_partner": ("i4", MOST_PARTNERS),
        "dear_good": ("i4", MOST_GOODS),
        "any_partner": "i4",
        "pay_when_wished": "i4",
        "drawn": "i4",
    }
)

State = record_type(
    {
        **STATE_FIELDS,
        "seats": "i4",
        "phase": "i4",
        # whose life or order throw is being settled
        "asked": "i4",
        "rank": ("i4", SEATS),
        "throws": ("i4", SEATS),
        # seats in the order of play
        "order": ("i4", SEATS),
        "white": "i4",
        # the black die's number while it waits for the white one, else 0
        "black": "i4",
        # which die moves, or the card, and what is left of it
        "die": "i4",
        "steps": "i4",
        # where the move under way began
        "since": "i4",
        "card": "i4",
        "effect": "i4",
        # the last throw of the last player is on (E-39)
        "last": "i4",
        "life": ("i4", SEATS),
        "place": ("i4", SEATS),
        # still on a life path
        "alive": ("i4", SEATS),
        "died": ("i4", SEATS),
        "miss": ("i4", SEATS),
        "failed": ("i4", SEATS),
        "children": ("i4", SEATS),
        "career": ("i4", SEATS),
        "chips": ("i4", (SEATS, KINDS_OF_POINTS)),
        "certificates": ("i4", SEATS),
        "partner": ("i4", MOST_PARTNERS),
        "good": ("i4", MOST_GOODS),
        "level": ("i4", (len(PATHS), MOST_LEVELS)),
        "question": ("i4", MOST_QUESTIONS),
        # question cards never seen yet, and those put under the deck in known order
        "hidden": "i4",
        "under_count": "i4",
        "under": ("i4", MOST_QUESTIONS),
    }
)

PHASES = (
    "choosing_life",
    "order",
    "throwing",
    "walking",
    "arrived",
    "choosing_way",
    "stopping",
    "disko",
    "konsum",
    "level",
    "drawing",
    "effects",
    "choosing_other",
    "paying",
    "prison_roll",
    "turn_over",
)
(
    CHOOSING_LIFE,
    ORDER,
    THROWING,
    WALKING,
    ARRIVED,
    CHOOSING_WAY,
    STOPPING,
    IN_DISKO,
    IN_KONSUM,
    AT_LEVEL,
    DRAWING,
    EFFECTS,
    CHOOSING_OTHER,
    PAYING,
    PRISON_ROLL,
    TURN_OVER,
) = range(len(PHASES))

DICE = ("white", "black", "card")
WHITE, BLACK, CARD = range(len(DICE))
"""What moves a figure: one of the dice, or a question card."""

ACTIONS = Actions(
    # luck
    kind("throw", named("white", FACES), named("black", FACES)),
    kind("roll", named("face", FACES)),
    kind("draw", named("question", QUESTION_KEYS)),
    kind("drift", number("way", MOST_WAYS)),
    # players
    kind("live", named("life", LIVES)),
    kind("go", number("way", MOST_WAYS)),
    kind("stop"),
    kind("pass_by"),
    kind("meet", named("partner", PARTNER_KEYS)),
    kind("buy", named("good", GOOD_KEYS)),
    kind("rise", named("level", LEVEL_KEYS)),
    kind("leave"),
    kind("pay_card", named("question", QUESTION_KEYS)),
    kind("pay_later"),
    kind("choose", number("other", SEATS)),
)
(THROW, ROLL, DRAW, DRIFT, LIVE, GO, STOP, PASS_BY, MEET, BUY, RISE, LEAVE, PAY_CARD, PAY_LATER, CHOOSE) = (
    ACTIONS.first.values()
)

MOST_POINTS = 1000


def _seat(name: str = "seat") -> Field:
    return number(name, SEATS)


def _space(name: str) -> Field:
    return named(name, SPACE_KEYS)


def _count(name: str = "count") -> Field:
    return number(name, MOST_POINTS)


EVENTS = Events(
    kind("lives_as", _seat(), named("life", LIVES)),
    kind("order_thrown", _seat(), _count("total")),
    kind("born_in_turn", _seat(), _count("place")),
    kind("thrown", _seat(), named("white", FACES), named("black", FACES)),
    kind("rolled", _seat(), named("face", FACES)),
    kind("passed", _seat(), _space("start"), _space("end")),
    kind("moved", _seat(), _space("start"), _space("end")),
    kind("sent", _seat(), _space("start"), _space("end")),
    kind("went_back", _seat(), _space("start"), _space("end")),
    kind("gained", _seat(), named("colour", POINTS), _count()),
    kind("paid", _seat(), named("colour", POINTS), _count()),
    kind("gave", _seat(), _seat("other"), named("colour", POINTS), _count()),
    kind("passed_exam", _seat(), named("certificate", CERTIFICATES)),
    kind("failed_exam", _seat(), named("certificate", CERTIFICATES)),
    kind("began_career", _seat(), named("career", PATHS)),
    kind("stopped", _seat(), _space("space")),
    kind("met", _seat(), named("partner", PARTNER_KEYS)),
    kind("bought", _seat(), named("good", GOOD_KEYS)),
    kind("rose", _seat(), named("level", LEVEL_KEYS)),
    kind("drew", _seat(), named("question", QUESTION_KEYS)),
    kind("kept_open", _seat(), named("question", QUESTION_KEYS)),
    kind("settled", _seat(), named("question", QUESTION_KEYS)),
    kind("was_given", _seat(), named("good", GOOD_KEYS)),
    kind("child", _seat(), _count()),
    kind("coup", _seat()),
    kind("detained", _seat(), _count("turns")),
    kind("imprisoned", _seat()),
    kind("sentenced", _seat(), _count("turns")),
    kind("amnesty", _seat()),
    kind("missed_turn", _seat(), _count("left")),
    kind("died", _seat(), _space("space")),
    kind("retired", _seat()),
    kind("hurried", _seat()),
    kind("scored", _seat(), _count("points"), _count("unpaid")),
)
(
    LIVES_AS,
    ORDER_THROWN,
    BORN_IN_TURN,
    THROWN,
    ROLLED,
    PASSED_ON,
    MOVED,
    SENT,
    WENT_BACK,
    GAINED,
    PAID,
    GAVE,
    PASSED_EXAM,
    FAILED_EXAM,
    BEGAN_CAREER,
    STOPPED,
    MET,
    BOUGHT,
    ROSE,
    DREW,
    KEPT_OPEN,
    SETTLED,
    WAS_GIVEN,
    CHILD,
    COUP_MADE,
    DETAINED,
    IMPRISONED,
    SENTENCED,
    AMNESTY_CAME,
    MISSED_TURN,
    DIED,
    RETIRED,
    HURRIED,
    SCORED,
) = range(len(EVENTS.kinds))
