"""Viewers take their messages in order; one who takes none is let go."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocketState

from laufspiel.server.endings import TRY_AGAIN
from laufspiel.server.protocol import Ack
from laufspiel.server.socket import _serve
from laufspiel.server.viewers import MOST_WAITING, Viewer, written


def test_messages_come_in_their_order():
    async def deliver():
        viewer, got = Viewer(), []

        async def take(message):
            got.append(message)

        for number in range(MOST_WAITING):
            viewer.send(Ack("a", number))
        with suppress(TimeoutError):
            await asyncio.wait_for(viewer.deliver(take), 0.05)
        return viewer, got

    viewer, got = asyncio.run(deliver())
    assert got == [written(Ack("a", number)) for number in range(MOST_WAITING)]
    assert not viewer.dropped.is_set()


class StalledSocket:
    """A page that neither speaks nor takes anything."""

    client_state = application_state = WebSocketState.CONNECTED

    async def receive(self):
        await asyncio.Event().wait()

    async def send_text(self, _message):
        await asyncio.Event().wait()


def test_a_stalled_viewer_is_let_go():
    async def stall():
        viewer = Viewer()
        serving = asyncio.create_task(_serve(StalledSocket(), None, viewer))
        for number in range(MOST_WAITING + 2):
            await asyncio.sleep(0)
            viewer.send(Ack("a", number))
        return await asyncio.wait_for(serving, 1)

    assert asyncio.run(stall()) == TRY_AGAIN
