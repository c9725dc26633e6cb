"""A viewer: one open page that looks at a table, and the messages on their way to it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from laufspiel.server.lobby import Lobby
from laufspiel.server.protocol import Refused, ToBrowser

MOST_WAITING = 64
"""Messages that may wait for a viewer; one who takes none for so long is dropped and may come back."""

MOST_REFUSALS = 16
"""Refusals that a page without a seat may be given again."""

_encoder = msgspec.json.Encoder()


def written(message: ToBrowser) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


class Kind(NamedTuple):
    """Viewers who are shown the same: the seats that are theirs, and whether they are the host."""

    seats: frozenset[int]
    hosting: bool


WATCHER = Kind(frozenset(), False)


class Viewer:
    """Messages wait here in order."""

    def __init__(self) -> None:
        self.is_greeted = False
        """Whether the page has said hello: it is shown nothing before."""
        self.digests: dict[int, str] = {}
        """Its seats, each with the digest of the token it came with."""
        self.has_host_token = False
        self.shown: Kind | None = None
        """As what it saw the table last."""
        self.refusals: OrderedDict[str, Refused] = OrderedDict()
        self.dropped = asyncio.Event()
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def kind(self, lobby: Lobby) -> Kind:
        """What it is shown now."""
        seats = frozenset(self.digests)
        hosting = (self.has_host_token and lobby.host_digest is not None) or lobby.host in seats
        return Kind(seats, hosting)

    def send(self, message: ToBrowser) -> None:
        """Put a message on its way."""
        self.send_written(written(message))

    def send_written(self, message: str) -> None:
        """Put a message that is written already on its way; a viewer who doesn't keep up is dropped."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Hand the messages over one by one, for as long as it lasts."""
        while True:
            await send(await self._waiting.get())
