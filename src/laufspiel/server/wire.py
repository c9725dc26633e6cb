"""Reading what comes from outside: any bytes give a value, or one error that names what is wrong."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from laufspiel.kernel.edition import in_plain_words
from laufspiel.kernel.errors import (
    EditionError,
    IllegalAction,
    LaufspielError,
    OptionError,
    RecordError,
    SeatError,
)
from laufspiel.kernel.words import Argument, Words
from laufspiel.server.protocol import Failed, FromBrowser, NewTable, Problem, Rematch
from laufspiel.words import say

T = TypeVar("T")

IN_ENGLISH: Mapping[type[LaufspielError], str] = {
    RecordError: "error-record",
    EditionError: "error-edition",
    OptionError: "error-options",
    SeatError: "error-seats",
}
"""Mistakes whose details have an English sentence only: other languages say before it what it is about."""

LARGEST_MESSAGE = 16 * 1024
LARGEST_TABLE = 1024 * 1024
"""Room for the largest edition within JSON."""


class Unfit(LaufspielError):
    """Something from outside that can't be met; `words` say why."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.words = Words(id, args)
        super().__init__(say(self.words))


_messages = msgspec.json.Decoder(FromBrowser)
_wishes = msgspec.json.Decoder(NewTable)
_rematches = msgspec.json.Decoder(Rematch)


def read_message(data: bytes | str) -> FromBrowser:
    """A message from a browser. Raises Unfit for anything else."""
    if len(data) > LARGEST_MESSAGE:
        raise Unfit("error-too-large", most=LARGEST_MESSAGE)
    try:
        message: FromBrowser = _messages.decode(data)
    except (ValueError, RecursionError):
        raise Unfit("error-unreadable") from None
    return message


def read_wish(data: bytes) -> NewTable:
    """A wish for a new table. Raises Unfit for anything else."""
    try:
        return _wishes.decode(data)
    except msgspec.ValidationError as error:
        raise Unfit("error-told", sentence=f"This is no new table: {in_plain_words(error)}.") from None
    except (ValueError, RecursionError):
        raise Unfit("error-unreadable") from None


def read_rematch(data: bytes) -> Rematch:
    """A wish for a rematch. Raises Unfit for anything else."""
    try:
        return _rematches.decode(data)
    except (ValueError, RecursionError):
        raise Unfit("error-unreadable") from None


def words_of(error: LaufspielError) -> Words:
    """An error's sentence as words; what only has an English sentence is told as it is."""
    if isinstance(error, IllegalAction):
        return error.refusal.words
    words = getattr(error, "words", None)
    if isinstance(words, Words):
        return words
    id = next((id for kind, id in IN_ENGLISH.items() if isinstance(error, kind)), "error-told")
    return Words(id, {"sentence": str(error)})


def failed(error: LaufspielError) -> Failed:
    """The answer over a websocket."""
    return Failed(say(words_of(error)), words_of(error))


def problem(error: LaufspielError) -> Problem:
    """The answer over HTTP."""
    return Problem(say(words_of(error)), words_of(error))
