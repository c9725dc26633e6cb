"""What lies between the network and the tables: limits, counting, writing down."""

import time
from collections.abc import Collection
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from laufspiel.server import metrics
from laufspiel.server.answers import refuse
from laufspiel.server.endings import RESTART, TOO_MUCH
from laufspiel.server.limits import Gatekeeper, Limits, address_of
from laufspiel.server.logs import note
from laufspiel.server.viewers import written
from laufspiel.server.visitors import Page, Visitors, count_limit
from laufspiel.server.wire import Unfit, failed


class Gate:
    """The middleware through which everybody comes in."""

    def __init__(
        self, app: ASGIApp, limits: Limits, proxies: Collection[str] = (), visitors: Visitors | None = None
    ) -> None:
        self._app = app
        self._keeper = Gatekeeper(limits)
        self._proxies = frozenset(proxies)
        self._visitors = visitors or Visitors()

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
            count_limit(error)
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
            self._visitors.come()
            self._keeper.come(address)
        except Unfit as error:
            count_limit(error)
            await _turn_away(error, receive, send)
            return
        page = Page(receive, send, self._keeper.messages())
        self._visitors.pages.add(page)
        metrics.SOCKETS.inc()
        try:
            await self._app(scope, page.receive, page.send)
        finally:
            metrics.SOCKETS.dec()
            metrics.CLOSED.labels(page.code).inc()
            self._visitors.pages.discard(page)
            self._keeper.go(address)


async def _turn_away(error: Unfit, receive: Receive, send: Send) -> None:
    """Browsers don't tell pages why a websocket was not opened, so it is opened to say it."""
    await receive()
    code = RESTART if error.words.id == "error-restarting" else TOO_MUCH
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": written(failed(error))})
        await send({"type": "websocket.close", "code": code, "reason": error.words.id})


def _note_request(scope: Scope, status: int, seconds: float) -> None:
    asked = getattr(scope.get("endpoint"), "__name__", type(scope.get("endpoint")).__name__)
    metrics.REQUESTS.labels(asked, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(asked).observe(seconds)
    note("request", asked=asked, status=status, ms=round(seconds * 1000, 1))
