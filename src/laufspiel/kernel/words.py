"""Sentences as data: an id of a Fluent message and its arguments, put into words by whoever shows them."""

from collections.abc import Mapping

import msgspec

Argument = str | int | float

Titles = Mapping[str, Mapping[str, str]]
"""What an edition calls its cards and spaces: title by language, by key. Titles are the edition's, not the game's,
since the owner of a box has other cards; so an argument that is such a key is shown as its title."""

SEVERAL = "several:"
"""Begins an argument that stands for several cards or spaces: their keys, with commas between them."""

SEAT_ARGUMENTS = frozenset({"seat", "victim", "by", "turn", "other"})
"""Arguments of words that hold a seat's number and are shown as the player's name."""


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet: a Fluent message id and its arguments.

    An argument named `seat`, `victim`, `by`, `turn` or `other` holds a seat's number and is shown as the player's name.
    """

    id: str
    args: dict[str, Argument] = {}
