"""Bodies of requests, read whole: not more of them at a time than there is room for, and none for ever."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request

from laufspiel.server.wire import Unfit

PATIENCE = 30.0
"""Seconds for a body to come; a record takes a slow phone less."""

ROOM = 64 * 1024 * 1024
"""Bytes of all bodies that are read or worked on at a time."""

SMALL = 64 * 1024
"""Bytes of each body for which there is always room: whoever fills it with records keeps nobody from a new table."""


class Bodies:
    """Whoever stalls in the middle of a body, or sends many large ones, costs no more than their room."""

    def __init__(self, room: int = ROOM, patience: float = PATIENCE) -> None:
        self._room, self._patience = room, patience
        self._held = 0

    @asynccontextmanager
    async def read(self, request: Request, most: int) -> AsyncIterator[bytes]:
        """A body, to be worked on. Raises Unfit as soon as it is too large, too slow or there is no room."""
        held = _Held()
        try:
            yield await self._whole(request, most, held)
        finally:
            self._held -= held.large

    async def _whole(self, request: Request, most: int, held: "_Held") -> bytes:
        parts = []
        try:
            async with asyncio.timeout(self._patience):
                async for part in request.stream():
                    self._held += held.add(part)
                    if held.size > most:
                        raise Unfit("error-too-large", most=most)
                    if held.large and self._held > self._room:
                        raise Unfit("error-house-full")
                    parts.append(part)
        except TimeoutError:
            raise Unfit("error-too-slow", seconds=round(self._patience)) from None
        return b"".join(parts)


class _Held:
    """How much of one body is there, and how much of that needs room."""

    def __init__(self) -> None:
        self.size = 0

    @property
    def large(self) -> int:
        return max(0, self.size - SMALL)

    def add(self, part: bytes) -> int:
        """One part more; gives for how much of it there must be room."""
        before = self.large
        self.size += len(part)
        return self.large - before
