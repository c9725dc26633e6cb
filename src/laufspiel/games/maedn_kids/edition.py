"""The edition of Mensch ärgere Dich nicht Kids: a TOML file with the track, the arrow and entry squares and the die."""

from collections.abc import Sequence

from laufspiel.games.maedn_kids.drawing import draw_track
from laufspiel.games.maedn_kids.state import COLOURS, FACES, MOST_SQUARES, NONE, Board
from laufspiel.kernel.contract import Edition
from laufspiel.kernel.errors import EditionError
from laufspiel.kernel.options import Options
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import Row, new

FEWEST_SQUARES = 12


class KidsEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board and die: the track's colours square by square in the direction of play.

    `arrows` and `entries` give each colour's arrow and finish-entry square, counted from 0. `fair = false` says that
    the colours' ways differ in length.
    """

    track: list[str]
    arrows: dict[str, int]
    entries: dict[str, int]
    die: list[str]
    fair: bool = True


def way_of(edition: KidsEdition, colour: str) -> list[int]:
    """The squares a colour walks, from its arrow to its entry square (K-14)."""
    squares = len(edition.track)
    length = (edition.entries[colour] - edition.arrows[colour]) % squares
    return [(edition.arrows[colour] + step) % squares for step in range(length + 1)]


def check_edition(edition: KidsEdition, file: str) -> None:
    """Raise EditionError, naming file and key, unless the board can be played."""
    _check_track(edition, file)
    for key, squares in (("arrows", edition.arrows), ("entries", edition.entries)):
        _check_squares(edition, file, key, squares)
    lengths = {colour: len(way_of(edition, colour)) - 1 for colour in COLOURS}
    for colour, length in lengths.items():
        if length == 0:
            raise EditionError(
                f"{file}: entries.{colour} is the arrow square; it must lie at least one step further."
            )
    if edition.fair and len(set(lengths.values())) > 1:
        told = ", ".join(f"{colour} {length}" for colour, length in lengths.items())
        raise EditionError(
            f"{file}: the ways differ in length ({told}); make them equal or say fair = false."
        )
    _check_die(edition, file)


def _check_track(edition: KidsEdition, file: str) -> None:
    if not FEWEST_SQUARES <= len(edition.track) <= MOST_SQUARES:
        found = len(edition.track)
        raise EditionError(f"{file}: track has {found} squares; it needs {FEWEST_SQUARES} to {MOST_SQUARES}.")
    for i, colour in enumerate(edition.track):
        if colour not in COLOURS:
            raise EditionError(f"{file}: track[{i}] is “{colour}”; a square is {', '.join(COLOURS)}.")


def _check_squares(edition: KidsEdition, file: str, key: str, squares: dict[str, int]) -> None:
    if set(squares) != set(COLOURS):
        raise EditionError(f"{file}: {key} needs exactly the colours {', '.join(COLOURS)}.")
    for colour, square in squares.items():
        if not 0 <= square < len(edition.track):
            raise EditionError(
                f"{file}: {key}.{colour} is {square}; squares run from 0 to {len(edition.track) - 1}."
            )
        found = edition.track[square]
        if found != colour:
            raise EditionError(
                f"{file}: {key}.{colour} is square {square}, which is {found}; it must be {colour}."
            )


def _check_die(edition: KidsEdition, file: str) -> None:
    for i, face in enumerate(edition.die):
        if face not in FACES:
            raise EditionError(f"{file}: die[{i}] is “{face}”; a face is {', '.join(FACES)}.")
    for colour in COLOURS:
        if colour not in edition.die:
            raise EditionError(f"{file}: die has no {colour} face; it needs each of the four colours.")
    if len(edition.die) > 100:
        raise EditionError(f"{file}: die has {len(edition.die)} faces; it can have up to 100.")


def clockwise(edition: KidsEdition) -> list[str]:
    """The colours in the order their corners come in the direction of play, blue's first."""
    start = edition.arrows[COLOURS[0]]
    return sorted(COLOURS, key=lambda colour: (edition.arrows[colour] - start) % len(edition.track))


def default_colours(edition: KidsEdition, seats: int) -> tuple[str, ...]:
    """K-01: two players sit in opposite corners, three take the first three in the direction of play."""
    corners = clockwise(edition)
    return (corners[0], corners[2]) if seats == 2 else tuple(corners[:seats])


def lay_board(edition: KidsEdition, options: Options, seats: Sequence[Seat]) -> Row:
    """The Board record for these players."""
    board = new(Board)
    board.squares = len(edition.track)
    for i, colour in enumerate(COLOURS):
        way = way_of(edition, colour)
        board.length[i] = len(way) - 1
        board.square[i, : len(way)] = way
        board.reach[i] = NONE
        board.reach[i, 0, i] = 0  # K-08: a waiting pawn's next square of its own colour is the arrow square
        for step in range(len(way)):
            for face, shown in enumerate(COLOURS):
                board.reach[i, 1 + step, face] = _next_of(edition, way, step, shown)
    board.odds[:] = [edition.die.count(face) for face in FACES]
    order = sorted(range(len(seats)), key=lambda number: clockwise(edition).index(seats[number].colour))
    for number, seat in enumerate(seats):
        board.colour[number] = COLOURS.index(seat.colour)
        board.next_seat[number] = order[(order.index(number) + 1) % len(order)]
    board.must_enter = options["entry"] == "forced"
    board.plays_on = options["play_on"] == "yes"
    return board


def _next_of(edition: KidsEdition, way: list[int], step: int, colour: str) -> int:
    """K-07, K-13: the steps to the next square of a colour ahead on this way, or NONE before its end."""
    ahead = (further for further in range(step + 1, len(way)) if edition.track[way[further]] == colour)
    return next(ahead, NONE)


def draw(edition: KidsEdition) -> dict[str, object]:
    """The board as data for drawing."""
    return draw_track(edition.track, edition.arrows, edition.entries)


def space_keys(edition: KidsEdition) -> list[str]:
    """The drawing's keys of the track's squares, by number."""
    return [f"square-{i}" for i in range(len(edition.track))]
