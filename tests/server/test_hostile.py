"""A real server meets pages that mean no good: it answers or lets go, says why, and nothing changes at the table."""

import asyncio
import json
import os
import random
import time
from collections import Counter

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from laufspiel.games import all_games
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import LARGEST_RECORD
from laufspiel.load.house import House
from laufspiel.load.kept import kept_tables
from laufspiel.load.pages import Page, lay_table, open_socket, tokens_of
from laufspiel.server.endings import TOO_LARGE, TOO_MUCH
from laufspiel.server.wire import LARGEST_MESSAGE

FRAMES = int(os.environ.get("LAUFSPIEL_FRAMES", "100000")) // len(all_games())
"""Spoiled frames of watchers for each game."""
FROM_SEATS = FRAMES // 20
"""Frames of seats for each game: each that is a move is kept on the disk."""
SOCKETS = 4
TOGETHER = 40
"""Frames on their way at once; a page that took no answers for longer would be dropped."""
PATIENCE = 120
"""Seconds for anything to happen on a busy machine."""

COMMANDS = [
    {"type": "hello", "tokens": []},
    {"type": "hello", "tokens": ["x" * 32]},
    {"type": "act", "id": "a", "expected": 3, "action": {"do": "move", "pawn": 0, "colour": "red"}},
    {"type": "act", "id": "b", "expected": 0, "action": {"do": "enter"}},
    {"type": "undo", "id": "c", "expected": 1},
    {"type": "vote_undo", "id": "d", "expected": 1, "yes": True},
    {"type": "vote_skip", "id": "e", "expected": 1, "seat": 0, "yes": True},
    {"type": "return", "id": "f", "expected": 1, "seat": 1},
    {"type": "join", "id": "g", "expected": 1, "seat": 0, "name": "<b>\u202eeve", "password": ""},
    {"type": "leave_seat", "id": "h", "expected": 1, "seat": 0},
    {"type": "say", "id": "i", "expected": 1, "seat": 0, "text": "<script>\u202e"},
    {"type": "react", "id": "j", "expected": 1, "seat": 0, "reaction": "clap"},
    {"type": "start", "id": "k", "expected": 1},
    {"type": "pause", "id": "l", "expected": 1},
    {"type": "resume", "id": "m", "expected": 1},
    {"type": "kick", "id": "n", "expected": 1, "seat": 0},
    {"type": "hand_over", "id": "o", "expected": 1, "seat": 1},
    {"type": "set_settings", "id": "p", "expected": 1, "settings": {"listed": True}},
    {"type": "reissue_seat", "id": "q", "expected": 1, "seat": 0},
    {"type": "bot_in", "id": "r", "expected": 1, "seat": 0, "name": "B", "bot": "greedy"},
    {"type": "bot_out", "id": "s", "expected": 1, "seat": 0},
]
COMMAND_UNDO = next(place for place, command in enumerate(COMMANDS) if command["type"] == "undo")
VALUES = [
    b"null",
    b"-1",
    b"1e999",
    b'"\\ud800"',
    b"[[[[",
    b"{}",
    b"true",
    b"99999999999999999999",
    b'"0"',
    b"\xff",
]


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """One server without a limit on messages and one with, as it is by itself."""
    folder = tmp_path_factory.mktemp("servers")
    free = House(folder / "free", extra=["--max-messages", "0", "--log", "json", "--log-level", "info"])
    usual = House(folder / "usual", extra=["--log", "json", "--log-level", "info"])
    for house in (free, usual):
        house.start()
    yield free, usual
    for house in (free, usual):
        assert house.stop() == 0
        levels = [json.loads(line)["level"] for line in house.log.splitlines()]
        assert levels
        assert "error" not in levels, house.log


@pytest.fixture
def free(servers):
    return servers[0]


@pytest.fixture
def usual(servers):
    return servers[1]


def fuzzed(luck, command):
    """A message that was spoiled in one of many ways, or made of nothing but chance."""
    text = bytearray(json.dumps(command).encode())
    way = luck.randrange(7)
    if way == 0:
        return luck.randbytes(luck.randrange(60))
    if way == 1:
        return luck.choice(VALUES) * luck.randrange(1, 40)
    for _ in range(luck.randrange(4)):
        place = luck.randrange(len(text))
        if way == 2:
            text[place] = luck.randrange(256)
        elif way == 3:
            del text[place : place + luck.randrange(8)]
        elif way == 4:
            text[place:place] = luck.choice(VALUES)
        elif way == 5:
            text[place:place] = text[: luck.randrange(20)]
    return bytes(text)


def as_frame(data):
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


async def seen(house, made):
    """The table as everybody sees it."""
    socket = await open_socket(house.address, made.code)
    await socket.send('{"type":"hello"}')
    snapshot = json.loads(await socket.recv())
    await socket.close()
    return snapshot


async def pester(house, made, seed, count):
    """Send so many spoiled frames as a spectator; each must get its one answer."""
    luck, answers = random.Random(seed), Counter()
    socket = await open_socket(house.address, made.code)
    await socket.send('{"type":"hello"}')
    assert json.loads(await socket.recv())["type"] == "snapshot"
    for begin in range(0, count, TOGETHER):
        batch = [as_frame(fuzzed(luck, luck.choice(COMMANDS))) for _ in range(min(TOGETHER, count - begin))]
        for frame in batch:
            await socket.send(frame)
        for _ in batch:
            answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            answers[answer["type"]] += 1
    await socket.close()
    return answers


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games())
def test_spoiled_frames_get_an_answer_each_and_change_nothing(free, game):
    async def all_at_once():
        made = lay_table(free.address, game)
        before = await seen(free, made)
        each = FRAMES // SOCKETS
        answers = await asyncio.gather(*(pester(free, made, seed, each) for seed in range(SOCKETS)))
        return before, await seen(free, made), sum(answers, Counter())

    before, after, answers = asyncio.run(all_at_once())
    assert before == after
    assert set(answers) <= {"failed", "refused", "snapshot"}
    assert min(answers["failed"], answers["refused"]) > 0
    assert answers.total() == FRAMES // SOCKETS * SOCKETS


class Meddler:
    """Somebody with a seat who sends whatever there is, and moves now and then. No answer may be left out."""

    def __init__(self, luck, game, seat):
        self.luck, self.actions, self.seat = luck, all_games()[game].actions, seat
        self.sequence, self.choices, self.is_over = 0, [], False
        self.answers = Counter()

    def action(self):
        if self.choices and self.luck.random() < 0.2:
            return self.luck.choice(self.choices)["action"]
        return self.actions.typed(self.luck.randrange(self.actions.count))

    def command(self):
        head = {"id": f"meddle-{self.luck.getrandbits(48)}", "expected": self.sequence}
        way = self.luck.randrange(20)
        if way < 2:
            return {**COMMANDS[way + COMMAND_UNDO], **head}
        if way == 2:
            return {"type": "say", **head, "seat": self.seat, "text": "<b>\u202e"}
        chain = [self.action() for _ in range(self.luck.choice([0, 0, 0, 1, 2, 30]))]
        return {"type": "act", **head, "action": self.action(), "then": chain}

    def frame(self):
        command = self.command()
        return as_frame(fuzzed(self.luck, command)) if self.luck.random() < 0.5 else json.dumps(command)

    def hear(self, told):
        self.sequence = told.get("sequence", self.sequence)
        if told["type"] in ("snapshot", "update"):
            self.choices, self.is_over = told["choices"], bool(told["standings"])
        else:
            self.answers[told["type"]] += 1

    async def sit(self, house, made, count):
        """Send so many frames, or as many as there are moves in the match; gives how many."""
        socket = await open_socket(house.address, made.code)
        await socket.send(json.dumps({"type": "hello", "tokens": tokens_of(made, self.seat)}))
        self.hear(json.loads(await socket.recv()))
        sent = 0
        while sent < count and not self.is_over:
            await socket.send(self.frame())
            sent += 1
            while self.answers.total() < sent:
                self.hear(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        await socket.close()
        return sent


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games())
def test_whatever_a_seat_sends_is_answered_once_and_the_match_stays_one_by_the_rules(free, game):
    luck = random.Random(11)

    async def all_tables():
        answers, codes, left = Counter(), [], FROM_SEATS
        while left > 0:
            made = lay_table(free.address, game)
            codes.append(made.code)
            meddlers = [Meddler(luck, game, seat) for seat in (0, 1)]
            sent = await asyncio.gather(*(one.sit(free, made, (left + 1) // 2) for one in meddlers))
            left -= sum(sent)
            for one in meddlers:
                assert one.answers.total() == sent[one.seat]
                answers += one.answers
        return answers, await kept_tables(free.data, codes)

    answers, kept = asyncio.run(all_tables())
    assert set(answers) == {"ack", "refused", "failed"}
    for play, _ in kept.values():
        again = Match(play.match.setup)
        for deed in play.deeds:
            assert again.act(deed.action) == deed


def test_a_page_of_another_site_is_refused_and_that_is_no_error(usual):
    made = lay_table(usual.address)

    async def knock():
        address = f"ws://{usual.address}/api/tables/{made.code}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="https://elsewhere.example", proxy=None)
        return refused.value.response.status_code

    assert asyncio.run(knock()) == 403
    assert '"error"' not in usual.log


def test_who_has_gone_before_the_answer_is_no_error(usual):
    async def knock(number):
        for code in (f"nowhere-{number}", made.code):
            socket = await open_socket(usual.address, code)
            socket.transport.abort()

    async def knock_often():
        for begin in range(0, 60, 20):
            await asyncio.gather(*(knock(number) for number in range(begin, begin + 20)))
        # Whoever comes after them is served after them.
        await seen(usual, made)

    made = lay_table(usual.address)
    asyncio.run(knock_often())
    assert '"error"' not in usual.log


async def to_act(house):
    """A page of a person whose turn it is."""
    made = lay_table(house.address, people=1, bots=1)
    page = await Page.open(house.address, made.code, tokens_of(made, 0))
    while not page.choices:
        await asyncio.sleep(0.01)
    return made, page


async def until_closed(socket, sending):
    """What a page is told last, and the code its socket is closed with, while it sends."""
    task, last = asyncio.create_task(sending), None
    try:
        while True:
            last = await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed as end:
        return last and json.loads(last)["words"]["id"], end.rcvd and end.rcvd.code
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def closed_after(house, send):
    """The end of a page that does `send`."""

    async def visit():
        socket = await open_socket(house.address, lay_table(house.address).code)
        return await until_closed(socket, send(socket))

    return asyncio.run(visit())


def test_a_message_one_byte_too_large_closes_its_socket(free):
    async def send(socket):
        await socket.send("x" * (LARGEST_MESSAGE + 1))

    assert closed_after(free, send) == (None, TOO_LARGE)


def test_a_message_in_endless_parts_closes_its_socket(free):
    async def send(socket):
        socket.protocol.send_text(b"{", fin=False)
        while True:
            for _ in range(100):
                socket.protocol.send_frame(Frame(Opcode.CONT, b"", fin=False))
            socket.transport.write(b"".join(socket.protocol.data_to_send()))
            await asyncio.sleep(0.01)

    assert closed_after(free, send) == (None, TOO_LARGE)


def test_pings_whose_pongs_nobody_takes_end_in_a_lost_socket(free):
    async def ping():
        made = lay_table(free.address)
        socket = await open_socket(free.address, made.code)
        socket.transport.pause_reading()
        before, began = free.memory(), time.monotonic()
        while not socket.transport.is_closing() and time.monotonic() - began < PATIENCE:
            for _ in range(500):
                socket.protocol.send_ping(b"x" * 125)
            socket.transport.write(b"".join(socket.protocol.data_to_send()))
            await asyncio.sleep(0)
            if socket.transport.get_write_buffer_size() > 1_000_000:
                await asyncio.sleep(0.02)
        return socket.transport.is_closing(), (free.memory() or 0) - (before or 0)

    is_lost, grown = asyncio.run(ping())
    assert is_lost
    assert grown < 20_000_000


def test_records_that_stall_on_their_way_leave_room_for_everybody_else(free):
    record = b" " * (LARGEST_RECORD - 1)
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: {free.address}\r\nContent-Length: {LARGEST_RECORD}\r\n\r\n"
    ).encode()

    async def stall():
        host, port = free.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head + record)
        return reader, writer

    async def stall_and_lay():
        before = free.memory() or 0
        pages = [await stall() for _ in range(40)]
        answers = [asyncio.create_task(reader.readline()) for reader, _ in pages]
        await asyncio.wait(answers, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        while sum(answer.done() for answer in answers) < 20:
            await asyncio.wait([answer for answer in answers if not answer.done()], timeout=PATIENCE)
        grown = (free.memory() or 0) - before
        made = await asyncio.to_thread(lay_table, free.address)
        for answer, (_, writer) in zip(answers, pages, strict=True):
            answer.cancel()
            writer.transport.abort()
        lines = await asyncio.gather(*answers, return_exceptions=True)
        return made.code, grown, {line for line in lines if isinstance(line, bytes)}

    code, grown, lines = asyncio.run(stall_and_lay())
    assert code
    assert grown < 40 * LARGEST_RECORD
    assert b"HTTP/1.1 503 Service Unavailable\r\n" in lines


def test_broken_utf8_closes_its_socket(free):
    async def send(socket):
        socket.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe"))
        socket.transport.write(b"".join(socket.protocol.data_to_send()))

    assert closed_after(free, send) == (None, 1007)


@pytest.mark.parametrize("opening", ["[", '{"type":"act","action":{"a":', '{"a":'])
def test_deep_json_gets_its_answer(free, opening):
    async def send():
        made = lay_table(free.address)
        socket = await open_socket(free.address, made.code)
        await socket.send(opening * (LARGEST_MESSAGE // len(opening)))
        answer = json.loads(await socket.recv())
        await socket.close()
        return answer["words"]["id"]

    assert asyncio.run(send()) == "error-unreadable"


def test_ten_thousand_messages_a_second_are_cut_short_and_others_play_on(usual):
    async def flood_and_play():
        made, page = await to_act(usual)
        flooder = await open_socket(usual.address, made.code)

        async def flood():
            while True:
                for _ in range(100):
                    await flooder.send('{"type":"hello"}')
                await asyncio.sleep(0)

        end = await until_closed(flooder, flood())
        act = {"type": "act", "id": "one", "expected": page.sequence, "action": page.choices[0].action}
        answer = await asyncio.wait_for(page.ask(act), PATIENCE)
        await page.close()
        return end, answer.type

    end, answer = asyncio.run(flood_and_play())
    assert end == ("error-too-fast", TOO_MUCH)
    assert answer == "ack"


def test_who_asks_for_the_whole_table_again_and_again_is_shown_it_now_and_then(free):
    async def ask():
        socket = await open_socket(free.address, lay_table(free.address).code)
        for _ in range(60):
            await socket.send('{"type":"hello"}')
        told = [json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)) for _ in range(60)]
        await socket.send('{"type":"undo","id":"one","expected":0}')
        answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        await socket.close()
        return told, answer

    told, answer = asyncio.run(ask())
    shown = [message["type"] for message in told]
    assert shown[:20] == ["snapshot"] * 20
    assert shown.count("failed") > 20
    assert {message["words"]["id"] for message in told if message["type"] == "failed"} == {"error-too-fast"}
    assert answer["type"] == "refused"


def test_a_page_that_takes_nothing_holds_nobody_up(free):
    async def stall_and_play():
        made, page = await to_act(free)
        stalled = await open_socket(free.address, made.code)
        await stalled.send('{"type":"hello"}')
        stalled.transport.pause_reading()
        kinds = set()
        for number in range(300):
            action = page.choices[0].action if page.choices else {"do": "nonsense"}
            answer = await asyncio.wait_for(
                page.ask({"type": "act", "id": f"{number}", "expected": page.sequence, "action": action}),
                PATIENCE,
            )
            kinds.add(answer.type)
        stalled.transport.abort()
        await page.close()
        return kinds

    assert "ack" in asyncio.run(stall_and_play())
