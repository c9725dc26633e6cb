"""How much one address may ask for, so that one visitor can't take the server from all others."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

from laufspiel.server.wire import Unfit

MOST_ADDRESSES = 10_000
"""Addresses remembered at a time; the one heard of longest ago is forgotten first."""

HOUSEHOLD_BITS = 64
"""Leading bits of an IPv6 address that belong to one household, which may use all that follow."""

OURSELVES = "this machine"

MINUTE, HOUR = 60.0, 3600.0


@dataclass(frozen=True)
class Limits:
    """What is allowed; 0 is without limit. Nobody on this machine itself is limited, but for `messages`."""

    tables: int = 0
    """New tables an hour and address."""
    requests: int = 0
    """Requests over HTTP a minute and address."""
    joins: int = 0
    """Websockets opened a minute and address."""
    sockets: int = 0
    """Websockets open at a time from one address."""
    sockets_in_all: int = 0
    """Websockets open at a time from everywhere."""
    messages: int = 0
    """Messages a second from one socket, once it has sent five times as many at once."""


HOSTED = Limits(tables=30, requests=600, joins=120, sockets=100, sockets_in_all=5000, messages=20)
"""Enough for a school class behind one address, too little to do harm."""

AT_ONCE = 5
"""Seconds' worth of messages that a socket may send at once."""


class Budget:
    """Lets each of many do something `most` times in `seconds`, all at once or spread out."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        # What each has left, and when that was so; longest ago first.
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Take one and give 0; or, when nothing is left, the seconds until something will be."""
        if not self._most:
            return 0.0
        now = self._clock()
        left, then = self._left.pop(who, (self._most, now))
        left = min(self._most, left + (now - then) * self._most / self._seconds)
        granted = left >= 1
        self._left[who] = (left - granted, now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return 0.0 if granted else (1 - left) * self._seconds / self._most


class Gatekeeper:
    """Counts what each address asks for. Every question raises Unfit when the answer is no."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._tables = Budget(limits.tables, HOUR, clock)
        self._requests = Budget(limits.requests, MINUTE, clock)
        self._joins = Budget(limits.joins, MINUTE, clock)
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._open_in_all = 0

    def may_ask(self, address: str) -> None:
        """One more request over HTTP."""
        self._spend(self._requests, address, "error-too-many-requests")

    def may_lay(self, address: str) -> None:
        """One more table."""
        self._spend(self._tables, address, "error-too-many-tables")

    def come(self, address: str) -> None:
        """One more websocket; whoever was let in says `go` at the end."""
        if 0 < self.limits.sockets_in_all <= self._open_in_all:
            raise Unfit("error-house-full")
        if address != OURSELVES and 0 < self.limits.sockets <= self._open[address]:
            raise Unfit("error-too-many-sockets", most=self.limits.sockets)
        self._spend(self._joins, address, "error-too-many-joins")
        self._open[address] += 1
        self._open_in_all += 1

    def go(self, address: str) -> None:
        """A websocket is closed."""
        self._open_in_all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def messages(self) -> Budget:
        """The budget of one socket, whoever it is."""
        return Budget(self.limits.messages * AT_ONCE, AT_ONCE, self._clock)

    def _spend(self, budget: Budget, address: str, id: str) -> None:
        if address == OURSELVES:
            return
        seconds = budget.wait(address)
        if seconds:
            raise Unfit(id, seconds=math.ceil(seconds))


def address_of(scope: Scope, proxies: Collection[str] = ()) -> str:
    """Who asks: an IPv4 address, the household of an IPv6 address, or OURSELVES.

    Only what one of our own `proxies` says of others is believed, and of that only the last it did not say of itself.
    """
    peer = str((scope.get("client") or ("",))[0])
    if peer in proxies:
        for told in reversed(_forwarded(scope)):
            peer = told
            if told not in proxies:
                break
    return _household(peer)


def _forwarded(scope: Scope) -> list[str]:
    told = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
    return [part.strip() for part in told.split(",") if part.strip()]


def _household(peer: str) -> str:
    try:
        address = ipaddress.ip_address(peer.partition("%")[0])
    except ValueError:
        return peer[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return OURSELVES if address.is_loopback else str(_network(address))
        address = address.ipv4_mapped
    return OURSELVES if address.is_loopback else str(address)


def _network(address: ipaddress.IPv6Address) -> ipaddress.IPv6Network:
    return ipaddress.IPv6Network((address, HOUSEHOLD_BITS), strict=False)
