"""Work that takes its time, one after another, for as many as may reasonably wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from laufspiel.server.wire import Unfit

MOST_WAITING = 32
"""Who may wait. Whoever came after so many would have given up before the answer."""


class Queue:
    """One at a time leaves the other core to the tables."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most, self._there = most, 0
        self._one = asyncio.Semaphore(1)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn. Raises Unfit when too many wait already."""
        if self._there > self._most:
            raise Unfit("error-house-full")
        self._there += 1
        try:
            async with self._one:
                yield
        finally:
            self._there -= 1
