"""From a wish for a table to its setup: game, edition, options, and who sits where in which colour."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from laufspiel.bots import check_bot
from laufspiel.games import find_game, shipped_edition
from laufspiel.kernel.contract import Game
from laufspiel.kernel.edition import read_edition
from laufspiel.kernel.match import Setup, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.server.protocol import NewTable, SeatWish

OWN_EDITION = "edition"
"""What mistakes in an owner's own edition call the file."""


def setup_of(wish: NewTable, today: date) -> Setup:
    """The setup of a new table. Raises EditionError, OptionError or SeatError."""
    game = find_game(wish.game)
    edition = _edition(game, wish)
    for seat in wish.seats:
        if seat.bot is not None:
            check_bot(seat.bot)
    return prepare(game, edition, wish.options, _seats(game, edition, wish.seats), today)


def once_more(setup: Setup, today: date) -> Setup:
    """The setup of a rematch: all as before, and who begins settled anew."""
    return prepare(setup.game, setup.edition, setup.options, setup.seats, today)


def _edition(game: Game, wish: NewTable) -> Any:
    if wish.edition_toml is None:
        return shipped_edition(game.id, wish.edition)
    return read_edition(game, wish.edition_toml.encode(), OWN_EDITION)


def _seats(game: Game, edition: Any, wishes: Sequence[SeatWish]) -> list[Seat]:
    colours = _colours(game, edition, wishes)
    return [
        Seat(wish.name.strip(), colour, wish.bot, wish.born)
        for wish, colour in zip(wishes, colours, strict=True)
    ]


def _colours(game: Game, edition: Any, wishes: Sequence[SeatWish]) -> list[str]:
    """The colours wished for; who has no wish gets the next that is free, in the game's own order for so many."""
    wished = {wish.colour for wish in wishes}
    usual = game.default_colours(edition, len(wishes)) if game.fewest <= len(wishes) <= game.most else ()
    free = [colour for colour in dict.fromkeys((*usual, *game.colours)) if colour not in wished]
    # Too many players run out of colours; the check of seats says so.
    return [wish.colour or (free.pop(0) if free else "") for wish in wishes]
