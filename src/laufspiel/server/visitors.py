"""Open pages as the network sees them: how fast they may speak, how they end, and the goodbye when a server stops."""

import asyncio
import logging
import time
from contextlib import suppress

from starlette.types import Message, Receive, Send

from laufspiel.kernel.words import Words
from laufspiel.server import metrics
from laufspiel.server.endings import GOODBYE, LOST, RESTART, TOO_MUCH, UNTOLD
from laufspiel.server.limits import Budget
from laufspiel.server.logs import note
from laufspiel.server.protocol import Failed
from laufspiel.server.viewers import written
from laufspiel.server.wire import Unfit, failed
from laufspiel.words import say

ME = "gate"

ANSWERS = ("ack", "refused")


class Page:
    """A websocket: how fast it may speak, how long its answers take, and how it ends."""

    def __init__(self, receive: Receive, send: Send, budget: Budget) -> None:
        self._receive, self._send, self._budget = receive, send, budget
        self._asked: float | None = None
        self._is_open = False
        self.code = LOST

    async def receive(self) -> Message:
        """The next message; the end of the websocket for a page that sends too many."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._end(message.get("code", UNTOLD))
        elif message["type"] == "websocket.receive":
            metrics.HEARD.inc()
            self._asked = time.perf_counter()
            if self._budget.wait(ME):
                return await self._too_fast()
        return message

    async def send(self, message: Message) -> None:
        """Pass a message on, unless the page has been told goodbye."""
        if message["type"] == "websocket.accept":
            self._is_open = True
        elif message["type"] == "websocket.send":
            if not self._is_open:
                return
            self._count(message.get("text") or "")
        elif message["type"] == "websocket.close":
            if self.code != LOST:
                return
            self._end(message.get("code", GOODBYE))
        await self._send(message)

    async def say_goodbye(self, failed: Failed, code: int) -> None:
        """Tell the page why, then close; nothing more goes either way."""
        if self._is_open:
            with suppress(OSError, RuntimeError):
                await self.send({"type": "websocket.send", "text": written(failed)})
                await self.send({"type": "websocket.close", "code": code, "reason": failed.words.id})

    async def _too_fast(self) -> Message:
        error = Unfit("error-too-fast")
        count_limit(error)
        await self.say_goodbye(failed(error), TOO_MUCH)
        return {"type": "websocket.disconnect", "code": TOO_MUCH}

    def _end(self, code: int) -> None:
        if self.code == LOST:
            self.code = code
        self._is_open = False

    def _count(self, text: str) -> None:
        type = metrics.told_of(text)
        metrics.SENT.labels(type).inc()
        if type in ANSWERS and self._asked is not None:
            metrics.COMMANDS.observe(time.perf_counter() - self._asked)
            self._asked = None


class Visitors:
    """All open pages, and whether the server still takes in more."""

    def __init__(self) -> None:
        self.pages: set[Page] = set()
        self.is_closing = False

    def come(self) -> None:
        """Raise Unfit when the server is about to stop."""
        if self.is_closing:
            raise Unfit("error-restarting")

    async def say_goodbye(self) -> None:
        """Tell every page that the server stops, so that it comes back by itself."""
        told = Words("error-restarting")
        farewell = Failed(say(told), told)
        await asyncio.gather(*(page.say_goodbye(farewell, RESTART) for page in list(self.pages)))


def count_limit(error: Unfit) -> None:
    """Count and write down that a limit was met."""
    limit = error.words.id.removeprefix("error-")
    metrics.LIMITED.labels(limit).inc()
    note("limited", logging.WARNING, limit=limit)
