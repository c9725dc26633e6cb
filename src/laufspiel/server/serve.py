"""Serve tables on this machine: take the port, open the store, tell the address, stop without losing anything."""

import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import uvicorn

from laufspiel.kernel.words import Words
from laufspiel.server import keeping
from laufspiel.server.frames import Frames
from laufspiel.server.keeping import Keeping
from laufspiel.server.limits import HOSTED, Limits
from laufspiel.server.logs import note
from laufspiel.server.wire import LARGEST_MESSAGE, Unfit
from laufspiel.words import say

if TYPE_CHECKING:
    from starlette.applications import Starlette

BACKLOG = 2048
"""Who may wait at the door: after a restart everybody comes back at once."""
LAST_PORT = 65535
TAKEN = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE))

GRACE = 3
"""Seconds that open connections have to end when the server is stopped."""

EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = "192.0.2.1"
"""An address for documentation: asking the way there tells our own address and sends nothing."""

PRINTED = partial(print, flush=True)


@dataclass(frozen=True)
class Hosting:
    """How a server is run. `data` is the folder of the store; None for one of this user's.

    `public_url` is where people find it when that isn't its own address; `known_as` are more names it is called by.
    What a machine among `proxies` says of who asks is believed. `metrics_token` opens /metrics to other machines.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    public_url: str = ""
    known_as: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    limits: Limits = HOSTED
    keeping: Keeping = keeping.HOSTED
    metrics_token: str = ""
    open_browser: bool = False


def serve(hosting: Hosting, announce: Callable[[str], None] = PRINTED) -> None:
    """Serve until interrupted.

    Raises Unfit when the port can't be had or the public URL isn't one, StoreError when the store can't be opened.
    """
    public = public_name(hosting.public_url)
    with contextlib.closing(_listener(hosting.host, hosting.port)) as listener:
        # Who comes while the rules are still being loaded waits at the door.
        app = _app(hosting, public)
        port = listener.getsockname()[1]
        # Nobody waits for the words of this sentence to be read.
        threading.Thread(target=_tell, args=[hosting, port, announce], daemon=True).start()
        note("started", port=port)
        with contextlib.suppress(KeyboardInterrupt):
            _Server(app).run(sockets=[listener])
        note("stopped")


def _tell(hosting: Hosting, port: int, announce: Callable[[str], None]) -> None:
    """Tell where the server is, and open a browser there if that is wished."""
    own = addresses(hosting.host, port)
    with contextlib.suppress(OSError, ValueError):  # nobody reads it
        for address in [hosting.public_url] if hosting.public_url else own:
            announce(say(Words("serve-ready", {"address": address})))
    if hosting.open_browser and has_screen():
        webbrowser.open(own[0])


def public_name(url: str) -> str:
    """The name in a public URL; empty for none. Raises Unfit unless it is a plain http or https address."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        name, _ = parts.hostname, parts.port
    except ValueError:
        name = None
    if not name or parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query:
        raise Unfit("error-no-setting", name="--public-url", value=url, wanted="https://NAME")
    return name


def _app(hosting: Hosting, public: str) -> "Starlette":
    from laufspiel.server.app import make_app
    from laufspiel.server.store import Store

    return make_app(
        Store(hosting.data),
        [*hosting.known_as, *([public] if public else [])],
        limits=hosting.limits,
        keeping=hosting.keeping,
        proxies=hosting.proxies,
        metrics_token=hosting.metrics_token,
        is_secure=hosting.public_url.startswith("https:"),
    )


class _Server(uvicorn.Server):
    """Stops in order: nobody new, what has begun is finished and kept, everybody is told, and then it ends."""

    def __init__(self, app: "Starlette") -> None:
        self._app = app
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                # Who asks is told by `limits.address_of` alone.
                proxy_headers=False,
                backlog=BACKLOG,
                ws=Frames,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, then look no more at what was loaded."""
        from laufspiel.server.metrics import settle_down

        await super().startup(sockets)
        settle_down()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, say goodbye, end."""
        note("stopping", pages=len(self._app.state.visitors.pages))
        self._app.state.visitors.is_closing = True
        await self._app.state.tables.close()
        await self._app.state.visitors.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when asked; at once when asked again from the keyboard. The process ends well all the same."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def addresses(host: str, port: int) -> list[str]:
    """Where browsers find the server: the address given, or this machine's own when it listens everywhere."""
    names = ["127.0.0.1", *_own_address()] if host in EVERYWHERE else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in names]


def has_screen() -> bool:
    """Whether a browser window could be seen here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listener(host: str, port: int) -> socket.socket:
    """A socket that listens already: whoever comes before the server has started waits."""
    words = {"host": host, "port": str(port)}
    if not 0 <= port <= LAST_PORT:
        raise Unfit("error-no-host", **words)
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise Unfit("error-no-host", **words) from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # A server just stopped leaves its port waiting for a minute.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except PermissionError:
        listener.close()
        raise Unfit("error-port-forbidden", **words) from None
    except OSError as error:
        listener.close()
        raise Unfit("error-port-taken" if error.errno in TAKEN else "error-no-host", **words) from None
    return listener


def _own_address() -> list[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect((NOWHERE, 9))
        return [str(probe.getsockname()[0])]
    return []
