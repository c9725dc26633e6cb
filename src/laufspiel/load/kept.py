"""What a server has kept, read past it: over the network a game with secrets has no record before its end."""

import asyncio
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from laufspiel.kernel.record import write_record
from laufspiel.server.history import story_of
from laufspiel.server.lobby import Lobby
from laufspiel.server.play import Play
from laufspiel.server.store import Store


async def kept_tables(data: Path, codes: Sequence[str]) -> dict[str, tuple[Play, Lobby]]:
    """Tables by code from the store in a folder. Raises StoreError, and LookupError when one isn't there."""
    with closing(await asyncio.to_thread(Store, data)) as store:
        return {code: await _table(store, code) for code in codes}


async def _table(store: Store, code: str) -> tuple[Play, Lobby]:
    stored = await store.find(code)
    if stored is None:
        raise LookupError(code)
    return await asyncio.to_thread(story_of, stored)


async def kept_record(data: Path, code: str) -> bytes:
    """A table's record from the store in a folder, with the stories told. Raises StoreError, LookupError."""
    return record_of(*(await kept_tables(data, [code]))[code])


def record_of(play: Play, lobby: Lobby) -> bytes:
    """The record of a table as the store has it."""
    return write_record(play.match, stories=lobby.stories if play.match.is_over else {})
