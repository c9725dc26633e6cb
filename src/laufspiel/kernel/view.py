"""What a view of a match is made of, whatever the game."""

import msgspec

from laufspiel.kernel.words import Argument, Words

TypedAction = dict[str, Argument]
TypedEvent = dict[str, Argument]


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a choice shows on the board: the piece to pick up and the space it would reach.

    `piece` names what is touched first (a pawn, a figure, a guard …) in the game's own key, e.g. `pawn-2-0`;
    `start` and `end` are keys of spaces as the drawing of the edition names them. None: a plain button.
    """

    piece: str | None = None
    start: str | None = None
    end: str | None = None


class Choice(msgspec.Struct, frozen=True):
    """One legal action: its typed form, its words for buttons and screen readers, its place on the board."""

    action: TypedAction
    words: Words
    target: Target


class Refusal(msgspec.Struct, frozen=True):
    """Why an action isn't legal: a sentence and the id of the rule that forbids it."""

    words: Words
    rule: str
