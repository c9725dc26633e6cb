"""The websocket of a table: messages in one by one, messages out as fast as the viewer takes them."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from laufspiel.kernel.errors import LaufspielError
from laufspiel.server.endings import GOODBYE, NO_TABLE, TOO_LARGE, TRY_AGAIN
from laufspiel.server.limits import Budget
from laufspiel.server.protocol import Hello
from laufspiel.server.store_errors import StoreError
from laufspiel.server.table import Table
from laufspiel.server.tables import Tables
from laufspiel.server.viewers import Viewer, written
from laufspiel.server.wire import LARGEST_MESSAGE, Unfit, failed, read_message

GREETINGS, GREETING_TIME = 20, 20.0
"""How often a page may ask for the whole table at once, and the seconds until it may do so again; it costs much."""

ME = "page"

FAREWELL = 1.0
"""Seconds to say goodbye to a viewer who may not be listening."""


async def sit(websocket: WebSocket, tables: Tables, code: str) -> None:
    """Serve one page at a table, until it leaves."""
    await websocket.accept()
    try:
        table = await tables.get(code)
    except LaufspielError as error:
        await _tell(websocket, error)
        await _part(websocket, TRY_AGAIN if isinstance(error, StoreError) else NO_TABLE)
        return
    viewer = Viewer()
    table.join(viewer)
    try:
        code_of_end = await _serve(websocket, table, viewer)
    finally:
        table.leave(viewer)
    await _part(websocket, code_of_end)


async def _serve(websocket: WebSocket, table: Table, viewer: Viewer) -> int:
    """Listen and deliver until one of them ends; give the code to close with."""
    listening = asyncio.create_task(_listen(websocket, table, viewer))
    delivering = asyncio.create_task(viewer.deliver(websocket.send_text))
    dropped = asyncio.create_task(viewer.dropped.wait())
    tasks = (listening, delivering, dropped)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return listening.result() if listening.done() else TRY_AGAIN
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        if not delivering.cancelled():
            # The page has gone in the middle of a message; that it has is told to `listening` too.
            delivering.exception()


async def _listen(websocket: WebSocket, table: Table, viewer: Viewer) -> int:
    greetings = Budget(GREETINGS, GREETING_TIME)
    while True:
        event = await websocket.receive()
        if event["type"] == "websocket.disconnect":
            return GOODBYE
        data = event.get("text") or event.get("bytes") or b""
        if len(data) > LARGEST_MESSAGE:
            await _tell(websocket, Unfit("error-too-large", most=LARGEST_MESSAGE))
            return TOO_LARGE
        try:
            await _hear(table, viewer, data, greetings)
        except Unfit as error:
            viewer.send(failed(error))


async def _hear(table: Table, viewer: Viewer, data: bytes | str, greetings: Budget) -> None:
    message = read_message(data)
    if isinstance(message, Hello):
        if greetings.wait(ME):
            raise Unfit("error-too-fast")
        await table.greet(viewer, message.tokens)
    elif not viewer.is_greeted:
        raise Unfit("error-no-greeting")
    else:
        await table.do(viewer, message)


async def _tell(websocket: WebSocket, error: LaufspielError) -> None:
    """Say why, to a page that may have gone already: that is no mistake of ours to be written down."""
    with suppress(WebSocketDisconnect):
        await websocket.send_text(written(failed(error)))


async def _part(websocket: WebSocket, code: int) -> None:
    if (
        websocket.client_state == WebSocketState.CONNECTED
        and websocket.application_state != WebSocketState.DISCONNECTED
    ):
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(FAREWELL):
                await websocket.close(code)
