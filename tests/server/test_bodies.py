"""Bodies of requests and work that waits: whoever stalls or sends ever more can't fill the server's memory."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from starlette.requests import Request

from laufspiel.server.bodies import SMALL, Bodies
from laufspiel.server.waiting import Queue
from laufspiel.server.wire import Unfit

MOST = 1_000_000


def sent(*parts, then_stalls=False):
    """A request whose body comes in these parts, or never ends."""
    coming = list(parts)

    async def receive():
        if not coming:
            await asyncio.Event().wait()
        body = coming.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(coming) or then_stalls}

    return Request({"type": "http"}, receive)


async def why(coming):
    """The words' id of a refusal."""
    with pytest.raises(Unfit) as refused:
        async with coming:
            pass
    return refused.value.words.id


def test_a_body_comes_whole_and_not_too_large():
    async def read():
        bodies = Bodies()
        async with bodies.read(sent(b"ab", b"c"), 3) as body:
            assert body == b"abc"
        assert await why(bodies.read(sent(b"ab", b"cd"), 3)) == "error-too-large"

    asyncio.run(read())


def test_a_body_that_stalls_is_given_up_and_its_room_is_free_again():
    async def read():
        bodies = Bodies(room=SMALL, patience=0.05)
        large = b"x" * 2 * SMALL
        assert await why(bodies.read(sent(large, then_stalls=True), MOST)) == "error-too-slow"
        async with bodies.read(sent(large), MOST) as body:
            assert body == large

    asyncio.run(read())


def test_large_bodies_without_room_are_refused_and_small_ones_always_have_it():
    async def read():
        bodies = Bodies(room=3 * SMALL)
        large = b"x" * 3 * SMALL
        async with bodies.read(sent(large), MOST):
            assert await why(bodies.read(sent(large), MOST)) == "error-house-full"
            async with bodies.read(sent(b"x" * SMALL), MOST) as small:
                assert len(small) == SMALL
        async with bodies.read(sent(large), MOST) as body:
            assert body == large

    asyncio.run(read())


def test_only_so_many_wait_for_their_turn():
    async def take_turns():
        queue, is_done, order = Queue(most=2), asyncio.Event(), []

        async def work(number):
            async with queue.turn():
                order.append(number)
                await is_done.wait()

        async with AsyncExitStack() as stack:
            await stack.enter_async_context(queue.turn())
            waiting = [asyncio.create_task(work(number)) for number in range(2)]
            await asyncio.sleep(0)
            assert await why(queue.turn()) == "error-house-full"
        is_done.set()
        await asyncio.gather(*waiting)
        async with queue.turn():
            assert order == [0, 1]

    asyncio.run(take_turns())
