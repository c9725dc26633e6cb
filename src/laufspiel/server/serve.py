"""Serve tables on this machine: take the port, open the store, tell the address, stop without losing anything."""

import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

import uvicorn

from laufspiel.kernel.words import Words
from laufspiel.server.app import make_app
from laufspiel.server.store import Store
from laufspiel.server.wire import LARGEST_MESSAGE, Unfit
from laufspiel.words import say

BACKLOG = 128
LAST_PORT = 65535
TAKEN = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE))

GRACE = 3
"""Seconds that open connections have to end when the server is stopped."""

EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = "192.0.2.1"
"""An address for documentation: asking the way there tells our own address and sends nothing."""

PRINTED = partial(print, flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    hosts: Collection[str] = (),
    announce: Callable[[str], None] = PRINTED,
) -> None:
    """Serve until interrupted. `data` is the folder of the store, `hosts` are more names this server is called by.

    Raises Unfit when the port can't be had, and StoreError when the store can't be opened.
    """
    with contextlib.closing(_listener(host, port)) as listener:
        app = make_app(Store(data), hosts)
        for address in addresses(host, listener.getsockname()[1]):
            announce(say(Words("serve-ready", {"address": address})))
        if open_browser and has_screen():
            _open(addresses(host, listener.getsockname()[1])[0])
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
        )
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])


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


def _open(address: str) -> None:
    # Some browsers keep the call until they are closed.
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
