"""Sentences as data: an id of a Fluent message and its arguments, put into words by whoever shows them."""

import msgspec

Argument = str | int | float

SEAT_ARGUMENTS = frozenset({"seat", "victim", "by", "turn"})
"""Arguments of words that hold a seat's number and are shown as the player's name."""


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet: a Fluent message id and its arguments.

    An argument named `seat`, `victim`, `by` or `turn` holds a seat's number and is shown as that player's name.
    """

    id: str
    args: dict[str, Argument] = {}
