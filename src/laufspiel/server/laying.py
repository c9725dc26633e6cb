"""From a wish for a table to its setup: game, edition, options, and who sits where in which colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import msgspec

from laufspiel.bots import check_bot
from laufspiel.games import find_game, shipped_edition
from laufspiel.kernel.contract import Game
from laufspiel.kernel.edition import read_edition
from laufspiel.kernel.errors import SeatError
from laufspiel.kernel.match import Setup, prepare
from laufspiel.kernel.plain import plain_text
from laufspiel.kernel.seats import LONGEST_NAME, Seat, check_count
from laufspiel.server.codes import digest_of, new_token
from laufspiel.server.lobby import PLAYING, WAITING, Lobby, Place, first_banks
from laufspiel.server.protocol import NewTable, SeatWish
from laufspiel.server.store import Door
from laufspiel.server.talk import name_apart

HERE, ELSEWHERE = "here", "elsewhere"
"""Where the person of a seat is."""

OWN_EDITION = "edition"
"""What mistakes in an owner's own edition call the file."""


def setup_of(wish: NewTable, today: date) -> Setup:
    """The setup of a new table. Raises EditionError, OptionError or SeatError."""
    game = find_game(wish.game)
    # First of all: names of thousands would be told apart for minutes.
    check_count(len(wish.seats), game.fewest, game.most)
    edition = _edition(game, wish)
    for seat in wish.seats:
        if seat.bot is not None:
            check_bot(seat.bot)
        if seat.place not in (HERE, ELSEWHERE):
            raise SeatError(f"A seat's place is “{seat.place}”; it can be {HERE} or {ELSEWHERE}.")
    if wish.settings.bots is not None:
        check_bot(wish.settings.bots)
    return prepare(game, edition, wish.options, _seats(game, edition, wish.seats), today)


@dataclass(frozen=True)
class Laid:
    """A new table: its setup, who sits there, and the secret tokens given out (host first, then by seat)."""

    setup: Setup
    lobby: Lobby
    host_token: str
    tokens: dict[int, str]


def laid(wish: NewTable, password: str, today: date) -> Laid:
    """A table as wished; `password` is a digest. Raises EditionError, OptionError or SeatError."""
    setup = setup_of(wish, today)
    here = [i for i, seat in enumerate(wish.seats) if seat.bot is None and seat.place == HERE]
    tokens = {i: new_token() for i in here}
    host_token = new_token()
    places = tuple(
        Place(
            seat.name if wished.name else "",
            seat.bot,
            digest_of(tokens[i]) if i in tokens else None,
            seed=wish.seed if i in tokens else "",
        )
        for i, (seat, wished) in enumerate(zip(setup.seats, wish.seats, strict=True))
    )
    is_far = any(place.is_free for place in places)
    lobby = Lobby(
        places=places,
        host_digest=digest_of(host_token),
        host=min(here, default=None),
        phase=WAITING if is_far else PLAYING,
        far=is_far,
        settings=wish.settings,
        password=password,
    )
    if not is_far:
        lobby = msgspec.structs.replace(lobby, banks=first_banks(lobby))
    return Laid(setup, lobby, host_token, tokens)


def door_of(lobby: Lobby) -> Door:
    """What a list of open tables tells of one."""
    free, settings = len(lobby.free), lobby.settings
    is_listed = settings.listed and settings.joining and lobby.phase == WAITING and free > 0
    players = [place.name for place in lobby.places if not place.is_free]
    return Door(players, free, is_listed, bool(lobby.password))


def once_more(setup: Setup, today: date) -> Setup:
    """The setup of a rematch: all as before, and who begins settled anew."""
    return prepare(setup.game, setup.edition, setup.options, setup.seats, today)


def _edition(game: Game, wish: NewTable) -> Any:
    if wish.edition_toml is None:
        return shipped_edition(game.id, wish.edition)
    return read_edition(game, wish.edition_toml.encode(), OWN_EDITION)


def _seats(game: Game, edition: Any, wishes: Sequence[SeatWish]) -> list[Seat]:
    colours, names = _colours(game, edition, wishes), _names(wishes)
    return [
        Seat(name, colour, wish.bot, wish.born)
        for wish, colour, name in zip(wishes, colours, names, strict=True)
    ]


def _names(wishes: Sequence[SeatWish]) -> list[str]:
    names: list[str] = []
    for i, wish in enumerate(wishes):
        names.append(name_apart(_name(wish, i), names))
    return names


def _name(wish: SeatWish, seat: int) -> str:
    """A name without what could harm; who isn't there yet is called by the seat's number."""
    name = plain_text(wish.name, 4 * LONGEST_NAME)
    return name or (str(seat + 1) if wish.place == ELSEWHERE else "")


def _colours(game: Game, edition: Any, wishes: Sequence[SeatWish]) -> list[str]:
    """The colours wished for; who has no wish gets the next that is free, in the game's own order for so many."""
    wished = {wish.colour for wish in wishes}
    usual = game.default_colours(edition, len(wishes))
    free = [colour for colour in dict.fromkeys((*usual, *game.colours)) if colour not in wished]
    # Colours wished for that the game hasn't got leave enough; the check of seats names them.
    return [wish.colour or (free.pop(0) if free else "") for wish in wishes]
