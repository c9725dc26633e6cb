"""What can be wrong with what a person gives us; each says in one sentence what is wrong and what would be right."""

import re

from laufspiel.kernel.view import Refusal

LONGEST_SENTENCE = 2000

LONGEST_ECHO = 40
"""Letters of what somebody wrote that a sentence says again."""

ECHO = re.compile(f"(?<=“)[^“”]{{{LONGEST_ECHO + 1},}}(?=”)|[0-9][0-9,]{{{LONGEST_ECHO},}}")
"""What is quoted, or a number, and too long to be said again whole."""


def one_line(told: str) -> str:
    """A sentence that quotes what it was given, without the line breaks and the length that may bring along."""
    plain = "".join(letter if letter.isprintable() else " " for letter in told[:LONGEST_SENTENCE])
    return plain if len(told) <= LONGEST_SENTENCE else f"{plain} …"


def shortened(echo: str) -> str:
    """The beginning of what somebody wrote, enough to find it again."""
    return echo if len(echo) <= LONGEST_ECHO else f"{echo[: LONGEST_ECHO - 1]}…"


class LaufspielError(Exception):
    """Bad input. `str(error)` is one plain sentence, on one line, for the person who gave it."""

    def __init__(self, told: str) -> None:
        super().__init__(one_line(told))


class EditionError(LaufspielError):
    """An edition that can't be played: names the file, the key and what would be right."""

    def __init__(self, told: str) -> None:
        super().__init__(ECHO.sub(lambda found: shortened(found[0]), told))


class OptionError(LaufspielError):
    """An unknown game, option or value, or a combination that excludes itself."""


class SeatError(LaufspielError):
    """Too few or too many players, a colour taken twice, a birthday that is no date."""


class RecordError(LaufspielError):
    """A record that can't be read or replayed: names the entry."""


class IllegalAction(LaufspielError):
    """An action that isn't open now; `refusal` says why and by which rule, in no language yet."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.words.id} ({refusal.rule})")
        self.refusal = refusal
