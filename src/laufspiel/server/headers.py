"""Who may ask, and what every answer says about itself to browsers."""

import ipaddress
import socket
from collections.abc import Collection, Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from laufspiel.server.answers import refuse
from laufspiel.server.wire import Unfit

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # attributes on drawn pieces; no style sheets from elsewhere
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

PARTS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""For all answers, and enough for what can't be opened as a page: it goes by the policy of the page that uses it."""

DATA = {
    **PARTS,
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
}
"""For answers to our scripts, which show nothing and load nothing."""

SECURITY = {
    **PARTS,
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

NO_PAGES = ("text/css", "text/javascript", "font/")
"""What can't be opened as a page."""

ONLY_SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""For a server that people reach by HTTPS: their browsers never ask without it again."""


class Doorkeeper:
    """Lets in requests for this host from pages of this host, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = (), is_secure: bool = False) -> None:
        self._app = app
        secure = ONLY_SECURE if is_secure else {}
        self._pages, self._data = {**SECURITY, **secure}, {**DATA, **secure}
        self._hosts = frozenset(host.lower() for host in (*hosts, "localhost", *_own_names()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or websocket handshake."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                _add(headers, self._headers_for(headers.get("content-type", "")))
            await send(message)

        answer = self._objection(Headers(scope=scope), scope)
        await (answer or self._app)(scope, receive, with_headers)

    def _headers_for(self, content: str) -> Mapping[str, str]:
        if content.startswith(NO_PAGES):
            return PARTS
        return self._data if content.startswith("application/json") else self._pages

    def _objection(self, headers: Headers, scope: Scope) -> Response | None:
        host = headers.get("host", "")
        if not self._is_known(host):
            return refuse(Unfit("error-foreign-host", host=host[:80]), 421)
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            origin = headers.get("origin")
            if origin is not None and origin.partition("://")[2].lower() != host.lower():
                return refuse(Unfit("error-foreign-origin"), 403)
        return None

    def _is_known(self, host: str) -> bool:
        """Foreign names could be made to point here by other sites' owners, numbers can't."""
        name = _without_port(host).lower()
        return name in self._hosts or _is_number(name)


def _add(headers: MutableHeaders, more: Mapping[str, str]) -> None:
    for name, value in more.items():
        headers.setdefault(name, value)


def _own_names() -> tuple[str, str]:
    name = socket.gethostname().lower()
    return name, f"{name}.local"


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
