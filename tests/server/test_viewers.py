"""Viewers take their messages in order; one who takes none is let go."""

import asyncio

from starlette.websockets import WebSocketState

from laufspiel.server.endings import TRY_AGAIN
from laufspiel.server.protocol import Ack
from laufspiel.server.socket import _serve
from laufspiel.server.viewers import MOST_WAITING, Viewer, written

PATIENCE = 60
"""Seconds."""


def test_messages_come_in_their_order():
    async def deliver():
        viewer, got, is_last = Viewer(), [], asyncio.Event()

        async def take(message):
            got.append(message)
            if len(got) == MOST_WAITING:
                is_last.set()

        for number in range(MOST_WAITING):
            viewer.send(Ack("a", number))
        delivering = asyncio.create_task(viewer.deliver(take))
        await asyncio.wait_for(is_last.wait(), PATIENCE)
        delivering.cancel()
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
        return await asyncio.wait_for(serving, PATIENCE)

    assert asyncio.run(stall()) == TRY_AGAIN
