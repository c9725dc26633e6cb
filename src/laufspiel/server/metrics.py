"""What a server tells of itself in numbers, for Prometheus: no names, no codes of tables, no addresses."""

import gc
import hmac

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope

from laufspiel import __version__
from laufspiel.server.limits import OURSELVES, address_of

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds by which what takes long is told from what doesn't."""

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
Info("laufspiel", "The version that runs.", registry=REGISTRY).info({"version": __version__})

TABLES = Gauge("laufspiel_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("laufspiel_sockets", "Open websockets.", registry=REGISTRY)
CLOSED = Counter("laufspiel_sockets_closed", "Websockets closed, by code.", ["code"], registry=REGISTRY)
HEARD = Counter("laufspiel_messages_heard", "Messages from browsers.", registry=REGISTRY)
SENT = Counter("laufspiel_messages_sent", "Messages to browsers, by type.", ["type"], registry=REGISTRY)
COMMANDS = Histogram(
    "laufspiel_command_seconds", "From a command to its answer.", registry=REGISTRY, buckets=QUICK
)
REQUESTS = Counter(
    "laufspiel_requests",
    "Requests, by what was asked and its status.",
    ["asked", "status"],
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "laufspiel_request_seconds", "From a request to its answer.", ["asked"], registry=REGISTRY, buckets=QUICK
)
LIMITED = Counter("laufspiel_limited", "What was refused by a limit.", ["limit"], registry=REGISTRY)
CLEARED = Counter("laufspiel_tables_cleared", "Tables cleared away.", registry=REGISTRY)
STORED = Histogram("laufspiel_store_seconds", "Making what waits durable.", registry=REGISTRY, buckets=QUICK)
STORED_TOGETHER = Counter("laufspiel_store_jobs", "What was made durable.", registry=REGISTRY)


async def metrics(request: Request) -> Response:
    """GET /metrics: to this machine itself, or to whoever knows the token."""
    if not _may_see(request.scope, request.headers.get("authorization", ""), request.app.state.metrics_token):
        return PlainTextResponse("Metrics are for this machine, or for those who bring the token.\n", 403)
    TABLES.set(request.app.state.tables.count)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _may_see(scope: Scope, authorization: str, token: str) -> bool:
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    is_forwarded = any(name == b"x-forwarded-for" or name == b"forwarded" for name, _ in scope["headers"])
    return not is_forwarded and address_of(scope) == OURSELVES


def told_of(text: str) -> str:
    """The type of a message as it goes over the wire, which begins with it."""
    return text[9 : text.find('"', 9)] if text.startswith('{"type":"') else "other"


SELDOM = (20_000, 20, 50)
"""After how many new objects, and rounds, the collector of garbage looks through young, older and all objects."""


def settle_down() -> None:
    """All that is loaded stays, and so do tables: looking through them again and again took a third of all work."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
