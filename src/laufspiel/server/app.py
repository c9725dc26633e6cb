"""The web application: what may be asked over HTTP, the tables' websockets, and the built pages."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from laufspiel import __version__
from laufspiel.kernel.errors import LaufspielError
from laufspiel.kernel.record import LARGEST_RECORD
from laufspiel.server import replays
from laufspiel.server.answers import answer, answer_unless_known, refuse
from laufspiel.server.boards import board_of
from laufspiel.server.bodies import Bodies
from laufspiel.server.catalogue import catalogue
from laufspiel.server.gate import Gate
from laufspiel.server.headers import Doorkeeper
from laufspiel.server.keeping import FOR_EVER, Keeping, clear_now_and_then
from laufspiel.server.limits import Limits
from laufspiel.server.metrics import metrics
from laufspiel.server.protocol import Stories
from laufspiel.server.socket import sit
from laufspiel.server.static import PAGES, page_routes
from laufspiel.server.store import Store
from laufspiel.server.tables import Tables
from laufspiel.server.visitors import Visitors
from laufspiel.server.waiting import Queue
from laufspiel.server.wire import LARGEST_MESSAGE, LARGEST_TABLE, Unfit, read_rematch, read_wish

NO_LIMITS = Limits()

WORTH_PACKING = 1024
"""Bytes from which an answer is compressed."""

PACKED = 6
"""How hard: all tables wait meanwhile, and a replay packed as hard as can be takes four times as long for 6 % less."""


def make_app(
    store: Store,
    hosts: Collection[str] = (),
    pages: Path = PAGES,
    *,
    limits: Limits = NO_LIMITS,
    proxies: Collection[str] = (),
    keeping: Keeping = FOR_EVER,
    metrics_token: str = "",
    is_secure: bool = False,
) -> Starlette:
    """The application over an open store, which it closes at its end.

    `hosts` are more names it may be called by, `proxies` machines that may tell for whom they ask;
    `is_secure` when people reach it by HTTPS only.
    """
    tables, visitors = Tables(store, keeping), Visitors()

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        clearing = asyncio.create_task(clear_now_and_then(tables))
        yield
        clearing.cancel()
        await tables.close()
        store.close()

    app = Starlette(
        routes=[
            Mount("/api", routes=_api()),
            Route("/healthz", health),
            Route("/metrics", metrics),
            *page_routes(pages),
        ],
        middleware=[
            Middleware(Doorkeeper, hosts=hosts, is_secure=is_secure),
            Middleware(Gate, limits=limits, proxies=proxies, visitors=visitors),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKED),
        ],
        exception_handlers={LaufspielError: _on_mistake, HTTPException: _on_http, Exception: _on_failure},
        lifespan=lifespan,
    )
    app.state.tables, app.state.visitors, app.state.metrics_token = tables, visitors, metrics_token
    app.state.bodies, app.state.replays = Bodies(), Queue()
    return app


def _api() -> list[Route | WebSocketRoute]:
    return [
        Route("/games", games),
        Route("/tables", lay_table, methods=["POST"]),
        Route("/tables", list_tables),
        Route("/tables/open", list_open),
        Route("/tables/{code}/board", board_of_table),
        Route("/tables/{code}/record", download_record),
        Route("/tables/{code}/replay", replay_table),
        Route("/tables/{code}/dice", dice_of_table),
        Route("/tables/{code}/stories", stories_of_table),
        Route("/tables/{code}/rematch", rematch, methods=["POST"]),
        Route("/replay", replay_record, methods=["POST"]),
        WebSocketRoute("/tables/{code}/socket", table_socket),
    ]


async def games(_request: Request) -> Response:
    """GET /api/games: every game, its options and editions."""
    return answer(await asyncio.to_thread(catalogue))


async def lay_table(request: Request) -> Response:
    """POST /api/tables: a new table."""
    async with _bodies(request).read(request, LARGEST_TABLE) as body:
        return answer(await _tables(request).lay(read_wish(body)), 201)


async def list_tables(request: Request) -> Response:
    """GET /api/tables?codes=A,B: what a list of tables tells; unknown codes are left out."""
    codes = [code for code in request.query_params.get("codes", "").split(",") if code]
    return answer(await _tables(request).summaries(codes))


async def list_open(request: Request) -> Response:
    """GET /api/tables/open: tables that anybody may join."""
    return answer(await _tables(request).open_tables())


async def board_of_table(request: Request) -> Response:
    """GET /api/tables/CODE/board?language=de: what stays the same through the match; in all languages without one."""
    table = await _tables(request).get(request.path_params["code"])
    language = request.query_params.get("language", "")
    board = await asyncio.to_thread(board_of, table.play.match.setup, language)
    # Not for good: another version of the program may draw the same edition otherwise.
    return answer_unless_known(board, request.headers.get("if-none-match", ""))


async def download_record(request: Request) -> Response:
    """GET /api/tables/CODE/record: the match as a file; of a game with secrets when it is over."""
    table = await _tables(request).get(request.path_params["code"])
    data = await table.public_record()
    named = f'attachment; filename="laufspiel-{table.play.match.game.id}-{table.code}.json"'
    return Response(
        data,
        media_type="application/json",
        headers={"Content-Disposition": named, "Cache-Control": "no-store"},
    )


async def replay_table(request: Request) -> Response:
    """GET /api/tables/CODE/replay: the match step by step, as a spectator sees it."""
    table = await _tables(request).get(request.path_params["code"])
    return await _replay(request, await table.record())


async def dice_of_table(request: Request) -> Response:
    """GET /api/tables/CODE/dice: every outcome of luck, and with what to check it, when the match is over."""
    table = await _tables(request).get(request.path_params["code"])
    if not table.play.match.is_over:
        raise Unfit("error-not-over")
    return await _replay(request, await table.record(), replays.dice_now)


async def stories_of_table(request: Request) -> Response:
    """GET /api/tables/CODE/stories: what can be told of each life, when the match is over."""
    table = await _tables(request).get(request.path_params["code"])
    if not table.play.match.is_over:
        raise Unfit("error-stories-later")
    if table.play.match.game.story is None:
        return answer(Stories([], []))
    return await _replay(request, await table.record(), replays.stories_now)


async def replay_record(request: Request) -> Response:
    """POST /api/replay: a downloaded record step by step."""
    async with _bodies(request).read(request, LARGEST_RECORD) as record:
        return await _replay(request, record, replays.replay_with_board)


async def rematch(request: Request) -> Response:
    """POST /api/tables/CODE/rematch: a new table like this one, for the device that plays here."""
    async with _bodies(request).read(request, LARGEST_MESSAGE) as body:
        wish = read_rematch(body)
    made = await _tables(request).rematch(request.path_params["code"], wish.tokens, wish.seed)
    return answer(made, 201)


async def health(request: Request) -> Response:
    """GET /healthz: whether the server takes visitors and its store answers."""
    if request.app.state.visitors.is_closing:
        return refuse(Unfit("error-restarting"), 503)
    await _tables(request).store.check()
    return answer({"ok": True, "version": __version__})


async def table_socket(websocket: WebSocket) -> None:
    """The websocket of a table: protocol.FromBrowser in, protocol.ToBrowser out."""
    await sit(websocket, websocket.app.state.tables, websocket.path_params["code"])


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _bodies(request: Request) -> Bodies:
    bodies: Bodies = request.app.state.bodies
    return bodies


async def _replay(
    request: Request, record: bytes, tell: Callable[[bytes], msgspec.Struct] | None = None
) -> Response:
    async with request.app.state.replays.turn():
        return answer(await asyncio.to_thread(tell or replays.replay_now, record))


def _on_mistake(_request: Request, error: Exception) -> Response:
    assert isinstance(error, LaufspielError)
    return refuse(error)


def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    trouble = Unfit("error-no-address")
    if request.url.path.startswith("/api"):
        return refuse(trouble, error.status_code)
    return PlainTextResponse(f"{trouble}\n", error.status_code, error.headers)


def _on_failure(_request: Request, _error: Exception) -> Response:
    # Starlette raises the error again, so that it is logged.
    return refuse(Unfit("error-internal"), 500)
