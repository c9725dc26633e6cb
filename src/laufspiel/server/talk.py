"""What is said at a table, and by which names."""

from collections.abc import Iterable

from laufspiel.kernel.plain import can_be_seen, plain_text
from laufspiel.kernel.seats import LONGEST_NAME

MOST_LINES = 200
"""Lines of talk that a table remembers to show."""

REACTIONS = ("clap", "laugh", "wow", "cry", "hurry", "luck", "thanks", "heart")

REISSUED = "seat-reissued"
"""What everybody is told when the host gives out a new link for a seat."""


def plain_name(name: str) -> str:
    """A name fit to be shown; empty when nothing of it can be seen."""
    told = plain_text(name, LONGEST_NAME)
    return told if can_be_seen(told) else ""


def name_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it where somebody else at the table has it already."""
    taken = {other.casefold() for other in others}
    number, apart = 1, name
    while name and apart.casefold() in taken:
        number += 1
        apart = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return apart
