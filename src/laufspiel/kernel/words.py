"""Sentences as data: an id of a Fluent message and its arguments, put into words by whoever shows them."""

import msgspec

Argument = str | int | float


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet: a Fluent message id and its arguments.

    An argument named `seat`, `by`, `victim` … that holds a seat number is shown as that player's name;
    `Game.seat_arguments` lists these names.
    """

    id: str
    args: dict[str, Argument] = {}
