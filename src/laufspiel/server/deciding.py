"""Commands around the game: what happens when somebody wishes one, or why it can't be. Pure: no store, no network."""

from dataclasses import dataclass

from laufspiel.bots import BOTS
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import IllegalAction
from laufspiel.kernel.plain import LONGEST_STORY, LONGEST_TEXT, plain_story, plain_text
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument, Words
from laufspiel.server.codes import digest_of, new_token
from laufspiel.server.happenings import (
    Away,
    Back,
    BotSat,
    Handed,
    Happening,
    Joined,
    Left,
    Paused,
    Reissued,
    Resumed,
    Said,
    Settled,
    SkipVoted,
    Started,
    StoryShared,
    UndoVoted,
)
from laufspiel.server.lobby import PAUSED, PLAYING, WAITING, Lobby, Place
from laufspiel.server.play import Play
from laufspiel.server.protocol import (
    BotIn,
    BotOut,
    Command,
    HandOver,
    Join,
    Kick,
    LeaveSeat,
    Pause,
    React,
    ReissueSeat,
    Resume,
    Return,
    Say,
    SetSettings,
    ShareStory,
    Start,
    VoteSkip,
    VoteUndo,
)
from laufspiel.server.talk import REACTIONS, name_apart, plain_name
from laufspiel.server.viewers import Kind

LONG_THOUGHT = 60_000
"""Milliseconds after which the others may have a bot play for somebody who is there but doesn't act."""

HOSTS_ONLY = Start | Pause | Resume | Kick | HandOver | SetSettings | ReissueSeat | BotIn | BotOut

FOR_SEATS = Kick | HandOver | ReissueSeat | BotIn | BotOut
"""Commands that mean whoever sat there when they were given."""


def refusal(id: str, **args: Argument) -> IllegalAction:
    """Why a wish is refused, when no rule of the game does it."""
    return IllegalAction(Refusal(Words(id, args), ""))


@dataclass(frozen=True)
class Asked:
    """A table as it stands when a command comes, and who gives it.

    `thinking` is the seat to act and for how long it has thought; `password` the digest that the command's fits.
    """

    lobby: Lobby
    asker: Kind
    present: frozenset[int] = frozenset()
    thinking: tuple[int | None, int] = (None, 0)
    password: str = ""
    is_over: bool = False
    has_stories: bool = False
    """Whether the game tells stories at its end."""

    def place(self, seat: int) -> Place:
        """A seat of this table. Raises IllegalAction when it has no such seat."""
        if not 0 <= seat < len(self.lobby.places):
            raise refusal("why-no-seat")
        return self.lobby.places[seat]

    def own(self, seat: int) -> int:
        """A seat at the asker's device. Raises IllegalAction for any other."""
        self.place(seat)
        if seat not in self.asker.seats:
            raise refusal("why-not-your-seat" if self.asker.seats else "why-watching")
        return seat

    def names(self) -> list[str]:
        """Who sits at the table, people and bots."""
        return [place.name for place in self.lobby.places if not place.is_free]

    def others(self) -> frozenset[int]:
        """People who are there and at other devices."""
        return (self.present & self.lobby.people) - self.lobby.stand_ins - self.asker.seats


@dataclass(frozen=True)
class Decision:
    """What happens, and the secret token that is given away by it."""

    happenings: list[Happening]
    seat: int | None = None
    token: str | None = None


def decide(command: Command, asked: Asked) -> Decision:
    """What a command does. Raises IllegalAction when it can't be."""
    if isinstance(command, HOSTS_ONLY) and not asked.asker.hosting:
        raise refusal("why-not-host")
    if isinstance(command, FOR_SEATS):
        asked.place(command.seat)
        if command.expected < asked.lobby.taken.get(command.seat, 0):
            raise refusal("why-stale")
    match command:
        case Join():
            return _join(command, asked)
        case ReissueSeat(seat=seat):
            return _reissue(seat, asked)
        case _:
            return Decision(_simply(command, asked))


def _simply(command: Command, asked: Asked) -> list[Happening]:
    match command:
        case LeaveSeat(seat=seat):
            return [Left(asked.own(seat))]
        case Kick(seat=seat):
            return _kick(seat, asked)
        case HandOver(seat=seat):
            return _hand_over(seat, asked)
        case BotIn():
            return _bot_in(command, asked)
        case BotOut(seat=seat):
            return _bot_out(seat, asked)
        case Start():
            return _start(asked)
        case Pause():
            return _turn(asked, PLAYING, Paused(), "why-not-playing")
        case Resume():
            return _turn(asked, PAUSED, Resumed(), "why-not-paused")
        case SetSettings():
            return _settle(command, asked)
        case Say():
            return _say(command, asked)
        case React():
            return _react(command, asked)
        case ShareStory():
            return _share_story(command, asked)
        case VoteUndo(yes=yes):
            return _vote_undo(yes, command.expected, asked)
        case VoteSkip():
            return _vote_skip(command, asked)
        case Return(seat=seat):
            return _return(seat, asked)
    raise refusal("why-no-action")


# Playing


def actor_at(play: Play, lobby: Lobby, asker: Kind) -> int:
    """The seat of the person there who wishes to act. Raises IllegalAction when nobody there may now."""
    if lobby.phase in (WAITING, PAUSED):
        raise refusal("why-not-started" if lobby.phase == WAITING else "why-paused")
    seat, actor = play.in_front(asker.seats), play.match.actor
    if seat is None or (actor != seat and actor >= 0):
        raise refusal("why-not-here", seat=max(actor, 0))
    if actor == LUCK:
        raise refusal("why-stale")
    return seat


# Seats


def _join(command: Join, asked: Asked) -> Decision:
    place, name = asked.place(command.seat), name_apart(plain_name(command.name), asked.names())
    if not place.is_free:
        raise refusal("why-seat-taken")
    is_known = asked.asker.seats or asked.asker.hosting
    if not is_known and not asked.lobby.settings.joining:
        raise refusal("why-joining-closed")
    if not is_known and asked.lobby.password not in ("", asked.password):
        raise refusal("why-wrong-password")
    if not name:
        raise refusal("why-no-name")
    token = new_token()
    return Decision([Joined(command.seat, name, digest_of(token), command.seed)], command.seat, token)


def _reissue(seat: int, asked: Asked) -> Decision:
    if asked.place(seat).digest is None:
        raise refusal("why-seat-free")
    is_own = seat in asked.asker.seats
    is_under_way = asked.lobby.phase != WAITING and not asked.is_over
    if is_under_way and seat in asked.present and not is_own:
        raise refusal("why-seat-open", seat=seat)
    token = new_token()
    return Decision([Reissued(seat, digest_of(token), told=not is_own)], seat, token)


def _kick(seat: int, asked: Asked) -> list[Happening]:
    _before_start(asked)
    if asked.place(seat).digest is None:
        raise refusal("why-seat-free")
    return [Left(seat, kicked=True)]


def _hand_over(seat: int, asked: Asked) -> list[Happening]:
    if asked.place(seat).digest is None:
        raise refusal("why-seat-free")
    return [Handed(seat)]


def _bot_in(command: BotIn, asked: Asked) -> list[Happening]:
    _before_start(asked)
    _known_bot(command.bot)
    if not asked.place(command.seat).is_free:
        raise refusal("why-seat-taken")
    name = plain_name(command.name) or _bot_name(command.seat, asked)
    return [BotSat(command.seat, command.bot, name_apart(name, asked.names()))]


def _bot_out(seat: int, asked: Asked) -> list[Happening]:
    _before_start(asked)
    if asked.place(seat).bot is None:
        raise refusal("why-no-bot")
    return [BotSat(seat, None, "")]


def _before_start(asked: Asked) -> None:
    if asked.lobby.phase != WAITING:
        raise refusal("why-started")


def _known_bot(bot: str) -> None:
    if bot not in BOTS:
        raise refusal("why-unknown-bot")


def _bot_name(seat: int, asked: Asked) -> str:
    return asked.place(seat).name or f"Bot {seat + 1}"


# The course of the game


def _start(asked: Asked) -> list[Happening]:
    _before_start(asked)
    free, bot = asked.lobby.free, asked.lobby.settings.bots
    if free and bot is None:
        raise refusal("why-seats-free", count=len(free))
    names = asked.names()
    for seat in free:
        names.append(name_apart(_bot_name(seat, asked), names))
    bots = names[len(names) - len(free) :]
    return [*(BotSat(seat, bot, name) for seat, name in zip(free, bots, strict=True)), Started()]


def _turn(asked: Asked, wanted: str, happening: Happening, otherwise: str) -> list[Happening]:
    if asked.lobby.phase != wanted or asked.is_over:
        raise refusal(otherwise)
    return [happening]


def _settle(command: SetSettings, asked: Asked) -> list[Happening]:
    settings = command.settings.applied_to(asked.lobby.settings)
    if settings.bots is not None:
        _known_bot(settings.bots)
    if asked.lobby.phase != WAITING and settings.clock != asked.lobby.settings.clock:
        raise refusal("why-started")
    return [Settled(settings, asked.lobby.password if command.password is None else asked.password)]


# Talk


def _say(command: Say, asked: Asked) -> list[Happening]:
    seat, text = asked.own(command.seat), plain_text(command.text)
    if len(command.text) > LONGEST_TEXT:
        raise refusal("why-too-long", most=LONGEST_TEXT)
    if not text:
        raise refusal("why-nothing-said")
    return [Said(seat, text=text)]


def _react(command: React, asked: Asked) -> list[Happening]:
    if command.reaction not in REACTIONS:
        raise refusal("why-no-reaction")
    return [Said(asked.own(command.seat), reaction=command.reaction)]


def _share_story(command: ShareStory, asked: Asked) -> list[Happening]:
    seat = asked.own(command.seat)
    if not asked.has_stories:
        raise refusal("why-no-story")
    if not asked.is_over:
        raise refusal("why-not-over")
    if len(command.text) > LONGEST_STORY:
        raise refusal("why-too-long", most=LONGEST_STORY)
    return [StoryShared(seat, plain_story(command.text))]


# Votes


def _vote_undo(yes: bool, expected: int, asked: Asked) -> list[Happening]:
    undo, seats = asked.lobby.undo, asked.asker.seats
    if not seats:
        raise refusal("why-watching")
    if undo is None or expected < asked.lobby.played:
        raise refusal("why-no-undo-asked")
    return [UndoVoted(undo.by, sorted(seats), yes)]


def _vote_skip(command: VoteSkip, asked: Asked) -> list[Happening]:
    seat, seats = command.seat, asked.asker.seats
    place = asked.place(seat)
    if not seats:
        raise refusal("why-watching")
    if place.digest is None or place.away or seat in seats or asked.lobby.phase != PLAYING or asked.is_over:
        raise refusal("why-no-skip")
    actor, thought = asked.thinking
    if command.yes and seat in asked.present and (seat != actor or thought < LONG_THOUGHT):
        raise refusal("why-still-thinking", seat=seat)
    vote = SkipVoted(seat, sorted(seats), command.yes)
    agreed = next((other.yes for other in asked.lobby.skips if other.seat == seat), [])
    is_agreed = command.yes and asked.others() - {seat} <= set(agreed)
    return [vote, Away(seat)] if is_agreed else [vote]


def _return(seat: int, asked: Asked) -> list[Happening]:
    if not asked.place(asked.own(seat)).away:
        raise refusal("why-not-away")
    return [Back(seat)]
