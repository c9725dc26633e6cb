"""A viewer: one open page that looks at a table, and the messages on their way to it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from laufspiel.server.protocol import ToBrowser

MOST_WAITING = 64
"""Messages that may wait for a viewer; one who takes none for so long is dropped and may come back."""

_encoder = msgspec.json.Encoder()


def written(message: ToBrowser) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


class Viewer:
    """Messages wait here in order. `here` is None until the page has said hello, then whether it plays."""

    def __init__(self) -> None:
        self.here: bool | None = None
        self.dropped = asyncio.Event()
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

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
