"""A page at a table, as browsers open them: it follows what it is told and asks one thing at a time."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from laufspiel.kernel.view import Choice
from laufspiel.load.house import ask
from laufspiel.server.protocol import NewTable, SeatWish, TableMade

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
"""What tells that a page has lost its server."""

ROOM = 4 * 1024 * 1024
"""Bytes of the largest message to a page."""


class Heard(msgspec.Struct):
    """What every message to a browser may hold of what a page goes by; the rest isn't read."""

    type: str
    id: str = ""
    sequence: int = 0
    base: int = 0
    choices: list[Choice] = []
    standings: list[msgspec.Raw] = []


_heard = msgspec.json.Decoder(Heard)


def lay_table(address: str, game: str = "kids", people: int = 2, bots: int = 0) -> TableMade:
    """A new table at which so many people sit. Raises OSError."""
    names = [f"Person {i + 1}" for i in range(people)]
    seats = [SeatWish(name) for name in names]
    seats += [SeatWish(f"Bot {i + 1}", bot="random") for i in range(bots)]
    status, body = ask(address, "POST", "/api/tables", NewTable(game, seats, options={"first": "seat"}))
    if status != 201:
        raise ConnectionError(f"A table was not laid: {status} {body.decode()}")
    return msgspec.json.decode(body, type=TableMade)


def tokens_of(made: TableMade, seat: int) -> list[str]:
    """What the page of one seat brings."""
    return [made.seats[str(seat)]]


async def open_socket(address: str, code: str) -> ClientConnection:
    """A websocket to a table. Raises one of LOST."""
    return await connect(
        f"ws://{address}/api/tables/{code}/socket",
        compression=None,
        max_size=ROOM,
        max_queue=None,
        proxy=None,
        ping_interval=None,
        close_timeout=1,
    )


class Page:
    """A page that has said hello. Whoever made it hears every message by `on_heard`, after the page has."""

    def __init__(
        self, socket: ClientConnection, on_heard: "Callable[[Page, Heard, str], None] | None" = None
    ) -> None:
        self.socket = socket
        self.sequence = -1
        self.choices: list[Choice] = []
        self.is_over = False
        self.missed = 0
        self.is_lost = False
        self.on_heard = on_heard
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls,
        address: str,
        code: str,
        tokens: list[str],
        on_heard: "Callable[[Page, Heard, str], None] | None" = None,
    ) -> "Page":
        """Open a table and see it. Raises one of LOST."""
        page = cls(await open_socket(address, code), on_heard)
        page._listening = asyncio.create_task(page._listen())
        await page.say({"type": "hello", "tokens": tokens})
        await page._greeted
        return page

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message. Raises one of LOST."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, message: dict[str, Any]) -> Heard:
        """Send a command and give its answer. Raises one of LOST."""
        if self.is_lost:
            raise ConnectionError
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        await self.say(message)
        return await answer

    async def close(self) -> None:
        """Leave politely."""
        await self.socket.close()
        await self.gone()

    def vanish(self) -> None:
        """Leave without a word, as a phone whose network is gone."""
        self.socket.transport.abort()

    async def gone(self) -> None:
        """Wait until the websocket has ended, however it did."""
        if self._listening is not None:
            await asyncio.wait([self._listening])

    async def _listen(self) -> None:
        try:
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self._hear(text)
        except LOST as error:
            self._lose(error)

    def _lose(self, error: Exception) -> None:
        self.is_lost = True
        waiters: list[asyncio.Future[Any]] = [self._greeted, *self._answers.values()]
        for waiting in waiters:
            if not waiting.done():
                waiting.set_exception(ConnectionError(str(error)))
                waiting.exception()  # nobody need be waiting

    def _hear(self, text: str) -> None:
        heard = _heard.decode(text)
        if heard.type in ("ack", "refused"):
            answer = self._answers.pop(heard.id, None)
            if answer is not None and not answer.done():
                answer.set_result(heard)
        elif heard.type in ("snapshot", "update"):
            self._follow(heard)
        if self.on_heard is not None:
            self.on_heard(self, heard, text)

    def _follow(self, heard: Heard) -> None:
        if heard.type == "update" and heard.base != self.sequence:
            self.missed += 1
        self.sequence, self.choices = heard.sequence, heard.choices
        self.is_over = bool(heard.standings)
        if heard.type == "snapshot" and not self._greeted.done():
            self._greeted.set_result(None)
