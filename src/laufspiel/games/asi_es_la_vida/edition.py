"""The edition of ¡Así es la vida!: a TOML file with the order of the route cards and where the guards begin."""

from collections import Counter
from collections.abc import Sequence

from laufspiel.games.asi_es_la_vida.drawing import draw_course
from laufspiel.games.asi_es_la_vida.state import (
    COLOURS,
    FIGURES,
    GUARDS,
    KEYS,
    NUMBER,
    ROUTE,
    Board,
    kind_of,
)
from laufspiel.kernel.contract import Edition
from laufspiel.kernel.errors import EditionError, OptionError
from laufspiel.kernel.options import Options
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import Row, new

MOST_WITH_THREE_FIGURES = 4


def name_on(card: int) -> str:
    """What is printed on a card, as editions write it: +8, -10, fortune, start, finish."""
    sign = {"plus": "+", "minus": "-"}.get(kind_of(card))
    return f"{sign}{NUMBER[card]}" if sign else kind_of(card)


ROUTE_CARDS = tuple(range(1, ROUTE + 1))
WHOLE_SET = Counter(name_on(card) for card in ROUTE_CARDS)
"""How many cards of each name the box holds (V-02)."""


class VidaEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A course: the route cards in order from Start to Finish, and the cards on which the eight guards begin.

    Cards are written as printed: `"-4"`, `"+8"`, `"fortune"`. With `shuffled = true` luck lays them each game.
    """

    course: list[str]
    guards: list[str]
    shuffled: bool = False


def check_edition(edition: VidaEdition, file: str) -> None:
    """Raise EditionError, naming file and key, unless the course is the whole set and each guard has its card."""
    if len(edition.course) != ROUTE:
        raise EditionError(
            f"{file}: course has {len(edition.course)} cards; it needs all {ROUTE} route cards."
        )
    _check_names(edition.course, file, "course")
    found = Counter(edition.course)
    for name, count in WHOLE_SET.items():
        if found[name] != count:
            raise EditionError(
                f"{file}: course has “{name}” {_times(found[name])}; it needs it {_times(count)}."
            )
    if len(edition.guards) != GUARDS:
        raise EditionError(f"{file}: guards has {len(edition.guards)} entries; there are {GUARDS} guards.")
    _check_names(edition.guards, file, "guards")
    for name, count in Counter(edition.guards).items():
        if count > WHOLE_SET[name]:
            told = f"guards has “{name}” {_times(count)}, but only {WHOLE_SET[name]} such cards lie on the course"
            raise EditionError(f"{file}: {told}.")


def _check_names(names: list[str], file: str, key: str) -> None:
    for i, name in enumerate(names):
        if name not in WHOLE_SET:
            raise EditionError(f"{file}: {key}[{i}] is “{name}”; a card is +1 to +8, -1 to -10 or fortune.")


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def cards_named(names: Sequence[str]) -> list[int]:
    """The cards with these names, twins in order: the first "-4" is minus-4-a, the second minus-4-b."""
    left = {name: [card for card in ROUTE_CARDS if name_on(card) == name] for name in WHOLE_SET}
    return [left[name].pop(0) for name in names]


def lay_board(edition: VidaEdition, options: Options, seats: Sequence[Seat]) -> Row:
    """The Board record for these players."""
    board = new(Board)
    board.figures = FIGURES if len(seats) <= MOST_WITH_THREE_FIGURES else FIGURES - 1
    board.course[:] = cards_named(edition.course)
    board.guards[:] = cards_named(edition.guards)
    board.shuffled = edition.shuffled
    for number, seat in enumerate(seats):
        board.colour[number] = COLOURS.index(seat.colour)
    board.fewest_fortune = options["tie"] == "fewest_fortune"
    for name in ("hidden_stock", "ones", "recycle", "sprint", "straggler"):
        board[name] = options[name] == "yes"
    return board


def check_options(options: Options) -> None:
    """Raise OptionError: a game has one kind of ending."""
    if options["sprint"] == options["straggler"] == "yes":
        raise OptionError(
            "The variants sprint and straggler end the game each in its own way; choose one of them."
        )


def default_colours(edition: VidaEdition, seats: int) -> tuple[str, ...]:
    """The first colours of the box."""
    return COLOURS[:seats]


def draw(edition: VidaEdition) -> dict[str, object]:
    """The course as data for drawing, from Start to Finish."""
    cards = [0, *cards_named(edition.course), len(KEYS) - 1]
    return draw_course([(KEYS[card], kind_of(card), int(NUMBER[card])) for card in cards])


def space_keys(edition: VidaEdition) -> list[str]:
    """The drawing's keys of all cards, by number."""
    return list(KEYS)
