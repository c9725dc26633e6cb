"""Who sits at a table and what they have settled: a value that follows from how it was laid and what happened since."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from laufspiel.kernel.match import Setup
from laufspiel.kernel.seats import Seat
from laufspiel.server.clock import MILLISECONDS
from laufspiel.server.codes import digest_of, fits
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
    Rematched,
    Resumed,
    Said,
    Settled,
    SkipVoted,
    Started,
    StoryShared,
    UndoVoted,
)
from laufspiel.server.protocol import SkipVote, TableSettings, TalkLine, UndoVote
from laufspiel.server.talk import MOST_LINES, REISSUED

WAITING, PLAYING, PAUSED = "waiting", "playing", "paused"

MOST_FORMER = 8
"""Links of a seat that are remembered after they were replaced: the first half of them and the last.

So a host who gives out one link after another can't make the table forget that of the person who sat there.
"""


class Place(msgspec.Struct, frozen=True):
    """A seat: its player's name, the bot, the digest of its token (None: free), and whether a bot stands in.

    `seed` is what its player's device adds to the dice; once the game begins it stays, whoever sits there.
    `former` are the digests of links that the host has replaced, so that who comes with one is told.
    """

    name: str
    bot: str | None = None
    digest: str | None = None
    away: bool = False
    seed: str = ""
    former: tuple[str, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether a person may take it."""
        return self.bot is None and self.digest is None


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table around its game. What it was when laid is kept with the table; the rest follows by `after`."""

    places: tuple[Place, ...]
    host_digest: str | None
    """Of the token that makes its holder the host; None once another person is."""
    host: int | None = None
    """The host's seat."""
    phase: str = WAITING
    far: bool = False
    """Whether people may sit at several devices."""
    settings: TableSettings = TableSettings()
    password: str = ""
    undo: UndoVote | None = None
    skips: tuple[SkipVote, ...] = ()
    rematch: str | None = None
    banks: tuple[int, ...] = ()
    """Milliseconds left per seat, once a clock has been started."""
    talk: tuple[TalkLine, ...] = ()
    stories: dict[int, str] = {}
    """What seats have told of themselves at the end."""
    played: int = 0
    """The sequence number at which the game last changed."""
    taken: dict[int, int] = {}
    """The sequence numbers at which seats got another person or bot, or another token."""

    # Who

    @property
    def people(self) -> frozenset[int]:
        """Seats that a person has."""
        return frozenset(i for i, place in enumerate(self.places) if place.digest is not None)

    @property
    def free(self) -> list[int]:
        """Seats that a person may take."""
        return [i for i, place in enumerate(self.places) if place.is_free]

    @property
    def stand_ins(self) -> frozenset[int]:
        """Seats of people for whom a bot plays."""
        return frozenset(i for i, place in enumerate(self.places) if place.bot is None and place.away)

    @property
    def stands_still(self) -> bool:
        """Whether nothing moves: before the start, in a pause, or while bots would play for all the people."""
        playing = self.people - self.stand_ins
        return self.phase != PLAYING or not (playing or all(place.bot for place in self.places))

    @property
    def seeds(self) -> tuple[str, ...]:
        """What the seats add to the dice; settled when the game begins."""
        return () if self.phase == WAITING else tuple(place.seed for place in self.places)

    def seats_of(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens are for. Takes as long for any wrong one."""
        given = list(tokens)
        return frozenset(
            i
            for i, place in enumerate(self.places)
            # all are compared, so that time tells nothing
            if place.digest is not None and max((fits(token, place.digest) for token in given), default=False)
        )

    def seats_lost(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens were for, until the host gave out new ones."""
        digests = {digest_of(token) for token in tokens}
        return frozenset(i for i, place in enumerate(self.places) if digests & set(place.former))

    def is_host_token(self, tokens: Iterable[str]) -> bool:
        """Whether one of these tokens is the host's."""
        digest = self.host_digest
        return digest is not None and max((fits(token, digest) for token in tokens), default=False)

    # What happens

    def after(self, happening: Happening, number: int) -> "Lobby":
        """The table after what happened, as entry `number`."""
        changed = _changes(self, happening, number)
        if isinstance(happening, Joined | Left | Reissued | BotSat):
            changed = {**changed, "taken": {**self.taken, happening.seat: number}}
        if isinstance(happening, Started | Paused | Resumed):
            changed = {**changed, "played": number}
        return msgspec.structs.replace(self, **changed)

    def after_play(self, actor: int, number: int, took: int | None = None) -> "Lobby":
        """The table after an action of the game; `took`: milliseconds that its person thought, if a clock ran."""
        banks = self.banks
        if took is not None and banks and self.settings.clock:
            left = max(banks[actor] - took, 0) + self.settings.clock.increment * MILLISECONDS
            banks = (*banks[:actor], left, *banks[actor + 1 :])
        skips = self.skips and tuple(vote for vote in self.skips if vote.seat != actor)
        return msgspec.structs.replace(self, played=number, undo=None, skips=skips, banks=banks)

    def after_undo(self, number: int) -> "Lobby":
        """The table after an undo, as entry `number`. Time thought away stays so; stories will end otherwise."""
        return msgspec.structs.replace(self, played=number, undo=None, skips=(), stories={})

    def once_more(self, seats: frozenset[int] = frozenset(), seed: str = "") -> "Lobby":
        """A table for the same people, with the same seats, tokens and settings; these seats have a new seed."""
        places = tuple(
            msgspec.structs.replace(place, away=False, seed=seed if i in seats else place.seed)
            for i, place in enumerate(self.places)
        )
        phase = WAITING if any(place.is_free for place in places) else PLAYING
        return Lobby(
            places=places,
            host_digest=self.host_digest,
            host=self.host,
            phase=phase,
            far=self.far,
            settings=self.settings,
            password=self.password,
            banks=first_banks(self) if phase == PLAYING else (),
        )


def lobby_of(setup: Setup) -> Lobby:
    """A table that nobody but the players of this setup sits at."""
    places = tuple(Place(seat.name, seat.bot) for seat in setup.seats)
    return Lobby(places=places, host_digest=None, phase=PLAYING)


def seated(setup: Setup, lobby: Lobby) -> Setup:
    """The setup with the people and bots who sit there now. At a far table nobody's birthday is anybody's business."""
    seats = tuple(
        Seat(place.name or str(i + 1), seat.colour, place.bot, "" if lobby.far else seat.born)
        for i, (seat, place) in enumerate(zip(setup.seats, lobby.places, strict=True))
    )
    return msgspec.structs.replace(setup, seats=seats)


def _changes(lobby: Lobby, happening: Happening, number: int) -> Mapping[str, Any]:
    match happening:
        case Joined(seat, name, digest, seed):
            host = seat if lobby.host is None and lobby.host_digest is None else lobby.host
            joined = _place(
                lobby, seat, name=name, digest=digest, former=(), away=False, **_seed(lobby, seed)
            )
            return {**joined, "far": True, "host": host}
        case Left(seat):
            return _left(lobby, seat)
        case Reissued(seat, digest, is_told):
            return _reissued(lobby, seat, digest, number if is_told else None)
        case Handed(seat):
            return {"host": seat, "host_digest": None}
        case BotSat(seat, bot, name):
            return _place(lobby, seat, bot=bot, name=name, **_seed(lobby, ""))
        case Settled(settings, password):
            return {"settings": settings, "password": password}
        case Started():
            return {"phase": PLAYING, "banks": first_banks(lobby)}
        case Paused():
            return {"phase": PAUSED}
        case Resumed():
            return {"phase": PLAYING}
        case UndoVoted(by, seats, yes):
            told = lobby.undo.yes if lobby.undo else []
            return {"undo": UndoVote(by, sorted({*told, *seats})) if yes else None}
        case SkipVoted(seat, seats, yes):
            return {"skips": _votes(lobby, seat, frozenset(seats), yes)}
        case Away(seat):
            skips = tuple(vote for vote in lobby.skips if vote.seat != seat)
            return {**_place(lobby, seat, away=True), "skips": skips}
        case Back(seat):
            return _place(lobby, seat, away=False)
        case Said(seat, text, reaction):
            return {"talk": _talk(lobby, TalkLine(number, seat, lobby.places[seat].name, text, reaction))}
        case StoryShared(seat, text):
            others = {other: told for other, told in lobby.stories.items() if other != seat}
            return {"stories": others | ({seat: text} if text else {})}
        case Rematched(code):
            return {"rematch": code}


def first_banks(lobby: Lobby) -> tuple[int, ...]:
    """The time that everybody has at the start; none without a clock."""
    clock = lobby.settings.clock
    return (clock.bank * MILLISECONDS,) * len(lobby.places) if clock else ()


def _place(lobby: Lobby, seat: int, **changes: Any) -> dict[str, Any]:
    place = msgspec.structs.replace(lobby.places[seat], **changes)
    return {"places": (*lobby.places[:seat], place, *lobby.places[seat + 1 :])}


def _seed(lobby: Lobby, seed: str) -> dict[str, str]:
    """What a seat adds to the dice from now on; nothing changes it once they have been thrown."""
    return {"seed": seed} if lobby.phase == WAITING else {}


def _reissued(lobby: Lobby, seat: int, digest: str, told: int | None) -> dict[str, Any]:
    """A new link for a seat; everybody reads of it, as of entry `told`, that the holder may ask who has it."""
    place = lobby.places[seat]
    former = _remembered((*place.former, place.digest or ""))
    changed = {**_place(lobby, seat, digest=digest, former=former), "far": True}
    if told is not None:
        changed["talk"] = _notice(lobby, TalkLine(told, seat, place.name, "", "", notice=REISSUED))
    return changed


def _remembered(former: tuple[str, ...]) -> tuple[str, ...]:
    half = MOST_FORMER // 2
    return former if len(former) <= MOST_FORMER else (*former[:half], *former[-half:])


def _notice(lobby: Lobby, line: TalkLine) -> tuple[TalkLine, ...]:
    """The talk with a notice in place of the same one told before, so that notices never crowd out what was said."""
    others = (other for other in lobby.talk if (other.notice, other.seat) != (line.notice, line.seat))
    return (*others, line)[-MOST_LINES:]


def _talk(lobby: Lobby, line: TalkLine) -> tuple[TalkLine, ...]:
    return (*lobby.talk, line)[-MOST_LINES:]


def _left(lobby: Lobby, seat: int) -> dict[str, Any]:
    """A free seat; once the game is under way a bot plays for it. The host's part goes to the next person."""
    changed = _place(lobby, seat, digest=None, former=(), away=lobby.phase != WAITING, **_seed(lobby, ""))
    others = sorted(lobby.people - {seat})
    if lobby.host == seat:
        changed["host"] = others[0] if others else None
        if others:
            changed["host_digest"] = None
    if lobby.undo and lobby.undo.by == seat:
        changed["undo"] = None
    return changed


def _votes(lobby: Lobby, seat: int, seats: frozenset[int], yes: bool) -> tuple[SkipVote, ...]:
    told = next((frozenset(vote.yes) for vote in lobby.skips if vote.seat == seat), frozenset())
    now = told | seats if yes else told - seats
    others = tuple(vote for vote in lobby.skips if vote.seat != seat)
    return (*others, SkipVote(seat, sorted(now))) if now else others
