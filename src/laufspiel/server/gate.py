"""What lies between the network and the tables: limits, counting, writing down, and the goodbye when a server stops."""

import asyncio
import logging
import time
from collections.abc import Collection
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from laufspiel.kernel.words import Words
from laufspiel.server import metrics
from laufspiel.server.answers import refuse
from laufspiel.server.limits import Budget, Gatekeeper, Limits, address_of
from laufspiel.server.logs import note
from laufspiel.server.protocol import Failed
from laufspiel.server.viewers import written
from laufspiel.server.wire import Unfit, failed
from laufspiel.words import say

TOO_MUCH = 4429
"""Closes a websocket that asks for more than it may; come back later."""
RESTART = 1012
"""Closes a websocket because the server stops; come back at once."""

ME = "gate"

ANSWERS = ("ack", "refused")


class Gate:
    """The middleware through which everybody comes in."""

    def __init__(
        self, app: ASGIApp, limits: Limits, proxies: Collection[str] = (), house: "House | None" = None
    ) -> None:
        self._app = app
        self._keeper = Gatekeeper(limits)
        self._proxies = frozenset(proxies)
        self._house = house or House()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a websocket in, or say why not."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # Requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            self._may_ask(scope)
        except Unfit as error:
            _count_limit(error)
            answer = refuse(error, 429)
            answer.headers["retry-after"] = str(error.words.args["seconds"])
            await answer(scope, receive, noting)
        else:
            await self._app(scope, receive, noting)
        finally:
            _note_request(scope, status, time.perf_counter() - began)

    def _may_ask(self, scope: Scope) -> None:
        path: str = scope["path"]
        if path.startswith("/api/"):
            address = address_of(scope, self._proxies)
            self._keeper.may_ask(address)
            if scope["method"] == "POST" and (path == "/api/tables" or path.endswith("/rematch")):
                self._keeper.may_lay(address)

    # Websockets

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope, self._proxies)
        try:
            self._house.come()
            self._keeper.come(address)
        except Unfit as error:
            _count_limit(error)
            await _turn_away(error, receive, send)
            return
        page = Page(receive, send, self._keeper.messages())
        self._house.pages.add(page)
        metrics.SOCKETS.inc()
        try:
            await self._app(scope, page.receive, page.send)
        finally:
            metrics.SOCKETS.dec()
            metrics.CLOSED.labels(page.code).inc()
            self._house.pages.discard(page)
            self._keeper.go(address)


class Page:
    """A websocket: how fast it may speak, how long its answers take, and how it ends."""

    def __init__(self, receive: Receive, send: Send, budget: Budget) -> None:
        self._receive, self._send, self._budget = receive, send, budget
        self._asked: float | None = None
        self._is_open = False
        self.code = 1006

    async def receive(self) -> Message:
        """The next message; the end of the websocket for a page that sends too many."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._end(message.get("code", 1005))
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
            if self.code != 1006:
                return
            self._end(message.get("code", 1000))
        await self._send(message)

    async def say_goodbye(self, failed: Failed, code: int) -> None:
        """Tell the page why, then close; nothing more goes either way."""
        if self._is_open:
            with suppress(OSError, RuntimeError):
                await self.send({"type": "websocket.send", "text": written(failed)})
                await self.send({"type": "websocket.close", "code": code, "reason": failed.words.id})

    async def _too_fast(self) -> Message:
        error = Unfit("error-too-fast")
        _count_limit(error)
        await self.say_goodbye(failed(error), TOO_MUCH)
        return {"type": "websocket.disconnect", "code": TOO_MUCH}

    def _end(self, code: int) -> None:
        if self.code == 1006:
            self.code = code
        self._is_open = False

    def _count(self, text: str) -> None:
        type = metrics.told_of(text)
        metrics.SENT.labels(type).inc()
        if type in ANSWERS and self._asked is not None:
            metrics.COMMANDS.observe(time.perf_counter() - self._asked)
            self._asked = None


class House:
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


async def _turn_away(error: Unfit, receive: Receive, send: Send) -> None:
    """Browsers don't tell pages why a websocket was not opened, so it is opened to say it."""
    await receive()
    code = RESTART if error.words.id == "error-restarting" else TOO_MUCH
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": written(failed(error))})
        await send({"type": "websocket.close", "code": code, "reason": error.words.id})


def _count_limit(error: Unfit) -> None:
    limit = error.words.id.removeprefix("error-")
    metrics.LIMITED.labels(limit).inc()
    note("limited", logging.WARNING, limit=limit)


def _note_request(scope: Scope, status: int, seconds: float) -> None:
    asked = getattr(scope.get("endpoint"), "__name__", type(scope.get("endpoint")).__name__)
    metrics.REQUESTS.labels(asked, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(asked).observe(seconds)
    note("request", asked=asked, status=status, ms=round(seconds * 1000, 1))
