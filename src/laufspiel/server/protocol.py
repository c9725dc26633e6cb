"""Every message between browser and server, in and out, as types; the browser's types are generated from here."""

from typing import Annotated

import msgspec

from laufspiel.games.asi_es_la_vida.view import VidaView
from laufspiel.games.es_geht_seinen_gang.view import GangView
from laufspiel.games.go_for_it.view import GoForItView
from laufspiel.games.maedn_kids.view import KidsView
from laufspiel.kernel.view import Choice, TypedAction, TypedEvent
from laufspiel.kernel.words import Words

GameView = KidsView | VidaView | GoForItView | GangView

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


# Asked over HTTP


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its name, values to choose from, the default. Words: `GAME-option-NAME` in Fluent."""

    name: str
    values: list[str]
    default: str


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition: its id and its own title and note by language.

    `seat_colours` tells who has which colour when nobody chooses: for the fewest players first, then for one more each.
    """

    id: str
    title: dict[str, str]
    note: dict[str, str]
    seat_colours: list[list[str]]


class GameInfo(msgspec.Struct, frozen=True):
    """What the shelf and the new-table page need to know of a game. Words: `GAME-title`, `GAME-tagline`.

    `has_secrets` tells that a record gives away hidden cards, so that there is none before the match is over.
    """

    id: str
    seats_min: int
    seats_max: int
    minutes: int
    age: int
    colours: list[str]
    options: list[OptionInfo]
    editions: list[EditionInfo]
    bots: list[str]
    rules: list[str]
    has_secrets: bool


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `bot` is None for a person on this device; `born` is YYYY-MM-DD or empty."""

    name: str
    bot: str | None = None
    colour: str | None = None
    born: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `edition_toml` is the text of an owner's own edition, used instead of `edition`."""

    game: str
    seats: list[SeatWish]
    edition: str = ""
    edition_toml: str | None = None
    options: dict[str, str] = {}


class TableMade(msgspec.Struct, frozen=True):
    """The answer: the table's code and the secret token of the device that may act for its people."""

    code: str
    token: str


class Problem(msgspec.Struct, frozen=True):
    """The answer to a request that can't be met: one sentence (English) and the same as words."""

    sentence: str
    words: Words


class TableSummary(msgspec.Struct, frozen=True):
    """One line of the shelf's list of running tables: GET /api/tables?codes=A,B."""

    code: str
    game: str
    edition: str
    players: list[str]
    over: bool
    turns: int


# The table, as every viewer gets it


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where: name, colour, the bot that plays or None for a person, and whether it is this device's."""

    name: str
    colour: str
    bot: str | None
    here: bool


class LogLine(msgspec.Struct, frozen=True):
    """One event and the step it belongs to; put into words by the viewer's language."""

    step: int
    event: TypedEvent
    words: Words


class Standing(msgspec.Struct, frozen=True):
    """A seat's result when the match is over: place (1 is best, shared by ties), score, win share 0..1."""

    seat: int
    place: int
    score: float
    share: float


class Step(msgspec.Struct, frozen=True):
    """One action carried out: who acted (-1 is luck), what, what happened, and the table after it.

    Of luck that not everybody may see, `action` tells only the kind.
    """

    number: int
    actor: int
    action: TypedAction
    lines: list[LogLine]
    view: GameView


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The whole table at sequence number `sequence`; `drawing` is the edition's board as data.

    `titles` are what the edition calls its cards and spaces, by key and language: arguments of words that are such a
    key are shown as its title.
    """

    sequence: int
    game: str
    edition: str
    edition_title: dict[str, str]
    options: dict[str, str]
    seats: list[SeatInfo]
    drawing: dict[str, object]
    titles: dict[str, dict[str, str]]
    view: GameView
    choices: list[Choice]
    log: list[LogLine]
    standings: list[Standing]
    can_undo: bool


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened since sequence `base`; choices are those of the seat to act, if it is on this device."""

    base: int
    sequence: int
    steps: list[Step]
    choices: list[Choice]
    standings: list[Standing]
    can_undo: bool


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The command `id` is carried out and durable."""

    id: str
    sequence: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The command `id` is refused: why, and the rule that forbids it (empty when no rule of the game does)."""

    id: str
    words: Words
    rule: str
    sequence: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A message that could not be read, or a table that isn't there; the socket may be closed after it."""

    sentence: str
    words: Words


ToBrowser = Snapshot | Update | Ack | Refused | Failed


# From the browser over the websocket /api/tables/CODE/socket


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message: the device's token, empty to watch. Answered by a snapshot; sent again it asks for a new one."""

    token: str = ""


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Carry out `action` if the table is at `expected`; `id` is the sender's, answered once by ack or refused."""

    id: CommandId
    expected: int
    action: TypedAction


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back everything since the last choice a person of this device made. Answered by ack and a snapshot."""

    id: CommandId
    expected: int


FromBrowser = Hello | Act | Undo


# Replay: GET /api/tables/CODE/replay, or POST /api/replay with a downloaded record


class Replay(msgspec.Struct, frozen=True):
    """A whole match step by step: the table as it was laid, then each step; nobody can act in it."""

    opening: Snapshot
    steps: list[Step]
    standings: list[Standing]
