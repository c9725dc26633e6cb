"""What happens at a table around the game, as the store keeps it: who came, who left, what was settled and said."""

import msgspec

from laufspiel.server.protocol import TableSettings


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody has taken a free seat; `digest` is of its token, `seed` what their device adds to the dice."""

    seat: int
    name: str
    digest: str
    seed: str = ""


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A seat was given up, or freed by the host."""

    seat: int
    kicked: bool = False


class Reissued(msgspec.Struct, frozen=True, tag="reissued"):
    """A seat has a new token. `told`: to everybody, for it was given out at another device than the seat's."""

    seat: int
    digest: str
    told: bool = False


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """The person of this seat is the host from now on."""

    seat: int


class BotSat(msgspec.Struct, frozen=True, tag="bot_sat"):
    """A bot has taken a free seat, or left it (None)."""

    seat: int
    bot: str | None
    name: str


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """The host has decided anew; `password` is a digest, empty for none."""

    settings: TableSettings
    password: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game begins."""


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Nothing moves until the host says so."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The game goes on."""


class UndoVoted(msgspec.Struct, frozen=True, tag="undo_voted"):
    """Seats agree to an undo that seat `by` asked for; with `yes` false it is off."""

    by: int
    seats: list[int]
    yes: bool


class SkipVoted(msgspec.Struct, frozen=True, tag="skip_voted"):
    """Seats wish that a bot plays for `seat`, or no longer do."""

    seat: int
    seats: list[int]
    yes: bool


class Away(msgspec.Struct, frozen=True, tag="away"):
    """A bot plays for this seat's person from now on."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back"):
    """The seat's person plays again."""

    seat: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A seat said something, or showed a reaction."""

    seat: int
    text: str = ""
    reaction: str = ""


class StoryShared(msgspec.Struct, frozen=True, tag="story_shared"):
    """A seat tells everybody its story; an empty text takes it back."""

    seat: int
    text: str


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The people of this table play again at another."""

    code: str


Happening = (
    Joined
    | Left
    | Reissued
    | Handed
    | BotSat
    | Settled
    | Started
    | Paused
    | Resumed
    | UndoVoted
    | SkipVoted
    | Away
    | Back
    | Said
    | StoryShared
    | Rematched
)
