"""Every message between browser and server, in and out, as types; the browser's types are generated from here."""

from typing import Annotated

import msgspec

from laufspiel.games.asi_es_la_vida.view import VidaView
from laufspiel.games.es_geht_seinen_gang.view import GangView
from laufspiel.games.go_for_it.view import GoForItView
from laufspiel.games.maedn_kids.view import KidsView
from laufspiel.kernel.fairness import Fairness, Seed
from laufspiel.kernel.verify import Throw
from laufspiel.kernel.view import Choice, TypedAction, TypedEvent
from laufspiel.kernel.words import Words

GameView = KidsView | VidaView | GoForItView | GangView

Tokens = Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=32)]

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
    """What the shelf and the new-table page need to know of a game. Words: `GAME-title`, `GAME-tagline`."""

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


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `bot` is None for a person; `born` is YYYY-MM-DD or empty.

    `place` is `here` for this device, or `elsewhere` for somebody who will join by link; then `name` may be empty.
    """

    name: str = ""
    bot: str | None = None
    colour: str | None = None
    born: str = ""
    place: str = "here"


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, in seconds: what each person has at the start, and what each of their actions adds."""

    bank: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides: whether strangers find the table, whether anybody may still join, bots, the clock.

    `bots` names the bot that takes the free seats at the start; None: the table waits until all are taken.
    """

    listed: bool = False
    joining: bool = True
    bots: str | None = None
    clock: ClockWish | None = None


class SettingsChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of TableSettings shall be otherwise. What isn't named stays, so that of two quick wishes both are kept."""

    listed: bool | msgspec.UnsetType = msgspec.UNSET
    joining: bool | msgspec.UnsetType = msgspec.UNSET
    bots: str | msgspec.UnsetType | None = msgspec.UNSET
    clock: ClockWish | msgspec.UnsetType | None = msgspec.UNSET

    def applied_to(self, settings: TableSettings) -> TableSettings:
        """The settings with this change."""
        named = {
            name: value for name, value in msgspec.structs.asdict(self).items() if value is not msgspec.UNSET
        }
        return msgspec.structs.replace(settings, **named)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `edition_toml` is the text of an owner's own edition, used instead of `edition`.

    `seed` is what this device adds to the dice.
    """

    game: str
    seats: list[SeatWish]
    edition: str = ""
    edition_toml: str | None = None
    options: dict[str, str] = {}
    settings: TableSettings = TableSettings()
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    seed: Seed = ""


class TableMade(msgspec.Struct, frozen=True):
    """The answer: the table's code, the host's secret token, and one for each seat on this device ("0", "1" …)."""

    code: str
    host: str
    seats: dict[str, str]


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/rematch: all tokens this browser has of that table.

    Answered by TableMade: all seats keep their tokens at the new table, and `host` is empty for who isn't the host.
    Whoever asks later is given the same table. `seed` is what this device adds to the dice of the new one.
    """

    tokens: Tokens
    seed: Seed = ""


class Problem(msgspec.Struct, frozen=True):
    """The answer to a request that can't be met: one sentence (English) and the same as words."""

    sentence: str
    words: Words


class TableSummary(msgspec.Struct, frozen=True):
    """One line of the shelf's list of running tables: GET /api/tables?codes=A,B.

    `turn` is the seat of the person whom the game waits for, None while it waits for nobody.
    """

    code: str
    game: str
    edition: str
    players: list[str]
    over: bool
    turns: int
    turn: int | None


class OpenTable(msgspec.Struct, frozen=True):
    """One line of the list of tables that anybody may join: GET /api/tables/open. `players` are who sits already."""

    code: str
    game: str
    edition: str
    players: list[str]
    free: int
    password: bool


# The table, as every viewer gets it


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where: name, colour, the bot that plays or None for a person, and whether it is this device's.

    `claimed`: somebody has taken the seat; `present`: their page is open; `away`: a bot plays until they return.
    """

    name: str
    colour: str
    bot: str | None
    here: bool
    claimed: bool
    present: bool
    away: bool


class UndoVote(msgspec.Struct, frozen=True):
    """Seat `by` asks to take its last action back; all others who are present must agree. `yes`: who has."""

    by: int
    yes: list[int]


class SkipVote(msgspec.Struct, frozen=True):
    """Seats `yes` wish that a bot plays for `seat` until its person returns; all others present must agree."""

    seat: int
    yes: list[int]


class TableState(msgspec.Struct, frozen=True):
    """What goes on around the game.

    `phase` is waiting, playing, paused or over; `host` the host's seat, `hosting` whether this page is the host's;
    `far` whether people sit at several devices; `rematch` the code of the table where they play again.
    `fairness` tells with what the dice can be checked, its secret at the end; the seeds once the game begins.
    `stories`: what seats have told of themselves at the end, as plain text with line breaks, empty where nothing; an
    empty list while nobody has. `keeps_secrets`: the record can't be downloaded yet, since it would tell them.
    `ends`: the day (2026-11-30) on which the table is cleared away if nothing happens until then, once it is near.
    """

    phase: str
    host: int | None
    hosting: bool
    far: bool
    settings: TableSettings
    password: bool
    undo: UndoVote | None
    skips: list[SkipVote]
    rematch: str | None
    fairness: Fairness | None
    stories: list[str]
    keeps_secrets: bool
    ends: str | None


class ClockState(msgspec.Struct, frozen=True):
    """Time to think in milliseconds, as the message is sent: left per seat, and the seat whose time runs.

    When its bank is empty, `grace` still runs down; then a bot plays for the seat.
    """

    banks: list[int]
    running: int | None
    grace: int


class TalkLine(msgspec.Struct, frozen=True):
    """Something said at the table: plain `text`, or one of the reactions, by a seat and its name then.

    Where `notice` isn't empty, the server tells something about the seat: `notice-ID` in Fluent, with its name.
    """

    number: int
    seat: int
    name: str
    text: str
    reaction: str
    notice: str = ""


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

    `action` is None while this page may not know it; lines of which it may not know are left out.
    """

    number: int
    actor: int
    action: TypedAction | None
    lines: list[LogLine]
    view: GameView


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The whole table at sequence number `sequence`, but for its board, which is asked for once."""

    sequence: int
    game: str
    edition: str
    edition_title: dict[str, str]
    options: dict[str, str]
    seats: list[SeatInfo]
    view: GameView
    choices: list[Choice]
    log: list[LogLine]
    standings: list[Standing]
    can_undo: bool
    table: TableState
    clock: ClockState | None
    talk: list[TalkLine]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened since sequence `base`; choices are those of the seat to act, if it is on this device.

    `seats` and `table` are there when they have changed.
    """

    base: int
    sequence: int
    steps: list[Step]
    choices: list[Choice]
    standings: list[Standing]
    can_undo: bool
    clock: ClockState | None
    talk: list[TalkLine]
    seats: list[SeatInfo] | None
    table: TableState | None


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Somebody came or went, or the clock was started or stopped; nothing was written down for it."""

    seats: list[SeatInfo]
    clock: ClockState | None


class SeatGiven(msgspec.Struct, frozen=True, tag="seat_given"):
    """To one page only: the new token of a seat, after Join (its own now) or ReissueSeat (to pass on as a link)."""

    id: str
    seat: int
    token: str


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
    """A message that could not be read, or a table that isn't there; the socket may be closed after it.

    `error-seat-taken-over` and `error-seat-reissued` (with the seat) tell that this page no longer has a seat;
    `error-wrong-token` that one of its tokens fits no seat. A snapshot shows the table as it may see it now.
    """

    sentence: str
    words: Words


ToBrowser = Snapshot | Update | Presence | SeatGiven | Ack | Refused | Failed


# From the browser over the websocket /api/tables/CODE/socket


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message: all tokens this page has of the table, none to watch. Answered by a snapshot.

    Sent again it asks for a new one. Each seat whose token fits is this page's from now on, and no other's.
    """

    tokens: Tokens = []


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`id` is the sender's, answered once by ack or refused; `expected` is the sequence number the page is at.

    An action is refused as stale when the game has gone on since then, and a change of seats when seats have changed;
    what is said at the table is never stale.
    """

    id: CommandId
    expected: int


class Act(Asked, frozen=True, tag="act"):
    """Carry out an action, and `then` further ones of the same seat: all of them, or none.

    So a deal composed at once is sent as one. Nothing may come between: no luck, and nobody else's action.
    """

    action: TypedAction
    then: list[TypedAction] = []


class Undo(Asked, frozen=True, tag="undo"):
    """Take back everything since the last choice a person of this device made.

    On one device it is done at once. At a far table it asks the others, and takes back this device's own last action
    only, and only when nothing has happened since.
    """


class VoteUndo(Asked, frozen=True, tag="vote_undo"):
    """Agree, or not, to the undo that is asked for; one no ends it."""

    yes: bool


class VoteSkip(Asked, frozen=True, tag="vote_skip"):
    """Ask that a bot plays for a seat whose person is gone or doesn't act, or take that back."""

    seat: int
    yes: bool


class Return(Asked, frozen=True, tag="return"):
    """Take a seat of this device back from the bot that plays for it; a hello does the same."""

    seat: int


class Join(Asked, frozen=True, tag="join"):
    """Take a free seat. `seed` is what this device adds to the dice; it counts when the game hasn't begun."""

    seat: int
    name: str
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    seed: Seed = ""


class LeaveSeat(Asked, frozen=True, tag="leave_seat"):
    """Give a seat of this device up for good; once the game is under way, a bot plays on for it."""

    seat: int


class Say(Asked, frozen=True, tag="say"):
    """Say something as one of this device's seats."""

    seat: int
    text: str


class React(Asked, frozen=True, tag="react"):
    """Show a reaction: clap, laugh, wow, cry, hurry, luck, thanks or heart."""

    seat: int
    reaction: str


class ShareStory(Asked, frozen=True, tag="share_story"):
    """Tell everybody the story of one of this device's seats, once the game is over; an empty text takes it back."""

    seat: int
    text: str


class Start(Asked, frozen=True, tag="start"):
    """Host: begin to play. Free seats go to bots if the settings say so."""


class Pause(Asked, frozen=True, tag="pause"):
    """Host: nothing moves and no clock runs until Resume."""


class Resume(Asked, frozen=True, tag="resume"):
    """Host: go on after a pause."""


class Kick(Asked, frozen=True, tag="kick"):
    """Host, before the start: free a seat that somebody has taken."""

    seat: int


class HandOver(Asked, frozen=True, tag="hand_over"):
    """Host: make the person of another seat the host."""

    seat: int


class SetSettings(Asked, frozen=True, tag="set_settings"):
    """Host, the clock only before the start. `password`: None leaves it as it is, empty takes it away."""

    settings: SettingsChange
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class ReissueSeat(Asked, frozen=True, tag="reissue_seat"):
    """Host: a new token for a seat whose link is lost, in SeatGiven; the old one is dead at once, and all are told.

    In a game that is under way this is refused while the seat is open at another page.
    """

    seat: int


class BotIn(Asked, frozen=True, tag="bot_in"):
    """Host, before the start: put a bot in a free seat."""

    seat: int
    name: str
    bot: str = "greedy"


class BotOut(Asked, frozen=True, tag="bot_out"):
    """Host, before the start: free a bot's seat for a person."""

    seat: int


Command = (
    Act
    | Undo
    | VoteUndo
    | VoteSkip
    | Return
    | Join
    | LeaveSeat
    | Say
    | React
    | ShareStory
    | Start
    | Pause
    | Resume
    | Kick
    | HandOver
    | SetSettings
    | ReissueSeat
    | BotIn
    | BotOut
)

FromBrowser = Hello | Command


# What stays the same through a match: GET /api/tables/CODE/board?language=de


class BoardData(msgspec.Struct, frozen=True):
    """The edition of a table for the pages: `drawing` is its board and all that is printed, as data.

    `titles` are what the edition calls its cards and spaces, by key and language: arguments of words that are such a
    key are shown as its title. Only they tell titles; the drawing has the same keys. Texts are in the language asked
    for, in all that the edition has without one; what it hasn't got in that language, too.
    """

    drawing: dict[str, object]
    titles: dict[str, dict[str, str]]


# When a match is over: GET /api/tables/CODE/dice


class Dice(msgspec.Struct, frozen=True):
    """Every outcome of luck in a match, and with what they can be checked; None where luck had no secret."""

    fairness: Fairness | None
    throws: list[Throw]


# When a match is over whose game tells stories: GET /api/tables/CODE/stories


class Stories(msgspec.Struct, frozen=True):
    """By seat the story that the program offers, sentence by sentence, and the one its player has shared (or empty).

    Both are empty lists for a game that tells none, or while the match isn't over.
    """

    offered: list[list[Words]]
    shared: list[str]


# Replay: GET /api/tables/CODE/replay, or POST /api/replay with a downloaded record


class Replay(msgspec.Struct, frozen=True):
    """A whole match step by step: the table as it was laid, then each step; nobody can act in it.

    `dice` are there once the match is over; `board` is there for a record only, since that of a table is asked for at
    its own address.
    """

    opening: Snapshot
    board: BoardData | None
    steps: list[Step]
    standings: list[Standing]
    dice: Dice | None
    stories: Stories
