"""What people write: made harmless before it is kept. It is shown as plain text wherever it is shown."""

import unicodedata
from collections.abc import Iterable

from laufspiel.kernel.seats import LONGEST_NAME

LONGEST_TEXT = 300

MOST_LINES = 200
"""Lines of talk that a table remembers to show."""

REACTIONS = ("clap", "laugh", "wow", "cry", "hurry", "luck", "thanks", "heart")

JOINERS = "\u200c\u200d"
"""Letters of some languages and many emojis are put together by these."""

MOST_MARKS = 3
"""Marks on top of one letter; more are piled up to cover what others wrote."""


def plain_text(text: str, most: int = LONGEST_TEXT) -> str:
    """Text on one line, without marks that turn the direction of what follows or can't be seen, cut to `most`."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * most]):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(_harmless(letter))
    return " ".join("".join(kept).split())[:most].strip()


def plain_name(name: str) -> str:
    """A name fit to be shown; empty when nothing of it can be seen."""
    told = plain_text(name, LONGEST_NAME)
    return (
        told if any(letter.isprintable() and not letter.isspace() for letter in told.strip(JOINERS)) else ""
    )


def name_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it where somebody else at the table has it already."""
    taken = {other.casefold() for other in others}
    number, apart = 1, name
    while name and apart.casefold() in taken:
        number += 1
        apart = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return apart


def _harmless(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in ("Cc", "Zl", "Zp"):
        return " "
    return "" if category in ("Cf", "Cs", "Co", "Cn") and letter not in JOINERS else letter
