"""Lay a table at which a match has been played already: always the same one for the same seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from pathlib import Path

from laufspiel.bots import play_bot
from laufspiel.kernel.luck import SeededLuck
from laufspiel.server.codes import digest_of, new_code, new_token
from laufspiel.server.history import entries_of, opening_record
from laufspiel.server.laying import setup_of
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
    code, token = new_code(), new_token()
    store = Store(folder)
    try:
        entries = entries_of(play.match, play.deeds, 0)
        row = NewRow(summary_of(code, play), digest_of(token), opening_record(play.match), entries)
        assert asyncio.run(store.lay(row)) is not None
    finally:
        store.close()
    return TableMade(code, token)
