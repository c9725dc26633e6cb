"""What can be wrong with what a person gives us; each says in one sentence what is wrong and what would be right."""

from laufspiel.kernel.view import Refusal


class LaufspielError(Exception):
    """Bad input. `str(error)` is one plain sentence for the person who gave it."""


class EditionError(LaufspielError):
    """An edition that can't be played: names the file, the key and what would be right."""


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
