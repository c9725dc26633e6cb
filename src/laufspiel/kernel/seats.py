"""Who sits at the table, and who begins."""

from collections.abc import Sequence
from datetime import date

import msgspec

from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import SeatError

LONGEST_NAME = 40


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: name, colour, the bot that plays (None: a person), date of birth as YYYY-MM-DD or empty."""

    name: str
    colour: str
    bot: str | None = None
    born: str = ""


def check_seats(seats: Sequence[Seat], fewest: int, most: int, colours: Sequence[str]) -> None:
    """Raise SeatError unless there are as many players as the game takes, each with a colour of its own."""
    check_count(len(seats), fewest, most)
    for i, seat in enumerate(seats):
        if not 0 < len(seat.name.strip()) <= LONGEST_NAME:
            raise SeatError(f"Seat {i + 1}: the name must have 1 to {LONGEST_NAME} characters.")
        if seat.colour not in colours:
            raise SeatError(f"Seat {i + 1}: colour is “{seat.colour}”; it can be {', '.join(colours)}.")
        if seat.colour in [other.colour for other in seats[:i]]:
            raise SeatError(
                f"Seat {i + 1}: colour {seat.colour} is taken; each player needs one of their own."
            )
        if seat.born and not is_date(seat.born):
            told = f"born is “{seat.born}”, which is no date; write it as YYYY-MM-DD, as in 2019-05-31"
            raise SeatError(f"Seat {i + 1}: {told}.")


def check_count(count: int, fewest: int, most: int) -> None:
    """Raise SeatError unless so many may play."""
    if not fewest <= count <= most:
        raise SeatError(f"The seats are {count}; this game is for {fewest} to {most} players.")


def is_date(born: str) -> bool:
    """Whether this is a date as YYYY-MM-DD."""
    try:
        return date.fromisoformat(born).isoformat() == born
    except ValueError:
        return False


def first_seat(first: str, seats: Sequence[Seat], today: date) -> int:
    """The seat that begins by the option `first`, or LUCK where luck decides: asked to, or no date is known."""
    born = {i: date.fromisoformat(seat.born) for i, seat in enumerate(seats) if seat.born}
    if first == "seat":
        return 0
    if first == "random" or not born:
        return LUCK
    if first == "youngest":
        return max(born, key=lambda i: born[i])
    return min(born, key=lambda i: days_since_birthday(born[i], today))


def days_since_birthday(born: date, today: date) -> int:
    """Days since the last birthday; one on 29 February is kept on 1 March in common years."""
    return min(
        (today - birthday).days
        for birthday in (_birthday(born, today.year), _birthday(born, today.year - 1))
        if birthday <= today
    )


def _birthday(born: date, year: int) -> date:
    try:
        return born.replace(year=year)
    except ValueError:
        return date(year, 3, 1)
