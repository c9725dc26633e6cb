"""Lay a table at which a match has been played already: always the same one for the same seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from pathlib import Path

from laufspiel.bots import play_bot
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Setup
from laufspiel.server.codes import digest_of, new_code, new_token
from laufspiel.server.history import entries_of, opening_record
from laufspiel.server.laying import door_of, setup_of
from laufspiel.server.lobby import PLAYING, Lobby, Place
from laufspiel.server.play import Play
from laufspiel.server.protocol import NewTable, TableMade
from laufspiel.server.shown import summary_of
from laufspiel.server.store import NewRow, Store

PERSONS_BOT = "random"
"""Who plays for persons: it plays on the same when bots have learnt something new."""

Until = Callable[[Play], bool]

DAY = date(2026, 11, 30)
"""Birthdays are seen from one day, so that the same player begins every year."""


def play_for_show(wish: NewTable, seed: int, until: Until) -> Play:
    """Play until a person must choose and `until` says so, or to the end."""
    play = Play(setup_of(wish, DAY), SeededLuck(seed), SeededLuck(seed))
    luck = SeededLuck(seed + 1)
    while not play.match.is_over and not (play.is_at_rest and until(play)):
        if play.is_at_rest:
            play.act(play_bot(play.match, PERSONS_BOT, luck))
        else:
            play.advance()
    return play


def lay_played(folder: Path, play: Play) -> TableMade:
    """Put a match into the store of a folder, as a table to go on with. A server may be using that store."""
    match = play.match
    tokens = {i: new_token() for i, seat in enumerate(match.setup.seats) if seat.bot is None}
    host_token = new_token()
    lobby = lobby_for_show(match.setup, tokens, host_token)
    door = door_of(lobby)
    summary = summary_of(new_code(), play, door.players)
    store = Store(folder)
    try:
        entries = entries_of(match, play.deeds, 0)
        row = NewRow(summary, lobby, opening_record(match), entries, door)
        assert asyncio.run(store.lay(row)) is not None
    finally:
        store.close()
    return TableMade(summary.code, host_token, {str(seat): token for seat, token in tokens.items()})


def lobby_for_show(setup: Setup, tokens: dict[int, str], host_token: str) -> Lobby:
    """All people sit at one device."""
    places = tuple(
        Place(seat.name, seat.bot, digest_of(tokens[i]) if i in tokens else None)
        for i, seat in enumerate(setup.seats)
    )
    host = min(tokens, default=None)
    return Lobby(places=places, host_digest=digest_of(host_token), host=host, phase=PLAYING)
