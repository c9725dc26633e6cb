"""The server is killed at any moment under load: whatever was acknowledged is there, and nothing twice."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from laufspiel.games import all_games
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import read_record
from laufspiel.load.house import ask
from laufspiel.load.pages import LOST, lay_table, tokens_of
from laufspiel.load.players import Habits, Player, faults

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked"),
]

KILLS = 50
TABLES = 6
LEAST = 5
"""Moves, and pages that came back, between two kills: a slow machine is given the time it needs."""
PATIENCE = 120
"""Seconds for anything to happen."""
HABITS = Habits(vanishes=1, repeats=5, thinks=0.08)
NURSERY = Path(__file__).with_name("nursery.py")


def free_port():
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Nursery:
    """Starts a server in a moment, and kills it."""

    def __init__(self, data):
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, str(NURSERY), str(self.port), str(data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.starts = []
        self.server = None
        assert self._line() == "ready"

    def _line(self):
        return self.process.stdout.readline().strip()

    def start(self):
        began = time.monotonic()
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        first, second = self._line(), self._line()
        # The child and its parent speak at the same time.
        self.server = int(first if first.isdigit() else second)
        while True:
            try:
                if ask(self.address, "GET", "/healthz")[0] == 200:
                    break
            except OSError:
                assert time.monotonic() - began < PATIENCE, "the server doesn't answer"
                time.sleep(0.005)
        self.starts.append(time.monotonic() - began)

    def kill(self):
        os.kill(self.server, signal.SIGKILL)
        self.server = None
        assert self._line() == "ended"

    def close(self):
        if self.server is not None:
            self.kill()
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


@pytest.fixture
def nursery(tmp_path):
    nursery = Nursery(tmp_path / "data")
    try:
        yield nursery
    finally:
        nursery.close()


async def tables_played(nursery, number, is_done, played):
    """Play one table after another until it is enough; each that is left is noted with its players."""
    while not is_done.is_set():
        try:
            game = random.choice(["kids", "asi-es-la-vida"])
            made = await asyncio.to_thread(lay_table, nursery.address, game, 2, number % 2)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        players = [Player(nursery.address, made.code, tokens_of(made, seat), seat, HABITS) for seat in (0, 1)]
        players.append(Player(nursery.address, made.code, [], None))
        played[made.code] = players
        await asyncio.gather(*(player.play(is_done.is_set) for player in players))


async def killed_again_and_again(nursery):
    played, is_done, luck = {}, asyncio.Event(), random.Random(KILLS)
    nursery.start()
    tables = [
        asyncio.create_task(tables_played(nursery, number, is_done, played)) for number in range(TABLES)
    ]
    lost = []
    for _ in range(KILLS):
        await busy_again(played)
        await asyncio.sleep(luck.uniform(0, 0.2))
        await asyncio.to_thread(nursery.kill)
        acknowledged = {code: known(players) for code, players in played.items() if is_going_on(players)}
        await asyncio.to_thread(nursery.start)
        lost += await asyncio.to_thread(what_is_lost, nursery, acknowledged)
    is_done.set()
    await asyncio.gather(*tables)
    return played, lost


def moves_of(played):
    return sum(len(player.acted) for players in played.values() for player in players)


def returns_of(played):
    return sum(player.visits for players in played.values() for player in players)


async def busy_again(played):
    """Wait until pages have come back and moves have been made since now."""
    moves, returns = moves_of(played) + LEAST, returns_of(played) + LEAST
    async with asyncio.timeout(PATIENCE):
        while moves_of(played) < moves or returns_of(played) < returns:
            await asyncio.sleep(0.005)


def is_going_on(players):
    return not any(player.is_over for player in players)


def known(players):
    """What each seat has been told is done."""
    return [[action for action, _ in sorted(player.acted, key=lambda act: act[1])] for player in players[:2]]


def what_is_lost(nursery, acknowledged):
    """Moves that were acknowledged before the server was killed and are not in what it has now."""
    return [
        (code, seat, moves)
        for code, seats in acknowledged.items()
        for kept in [moves_in(ask(nursery.address, "GET", f"/api/tables/{code}/record")[1])]
        for seat, moves in enumerate(seats)
        if kept[seat][: len(moves)] != moves
    ]


def moves_in(record):
    """What each seat did, in order, by the record of a table."""
    told = read_record(record, all_games())
    match, moves = Match(told.setup), [[] for _ in told.setup.seats]
    for action in told.actions:
        deed = match.act(action)
        if deed.actor >= 0:
            moves[deed.actor].append(match.game.actions.typed(action))
    return moves


async def settled(players):
    for player in players:
        while True:
            try:
                await player.settle()
                break
            except LOST:
                await asyncio.sleep(0.02)


def test_every_acknowledged_move_survives_fifty_kills_and_none_is_made_twice(nursery):
    played, lost = asyncio.run(killed_again_and_again(nursery))
    assert lost == []
    found = []
    for code, players in played.items():
        asyncio.run(settled(players))
        found += faults(players, ask(nursery.address, "GET", f"/api/tables/{code}/record")[1])
    assert found == []
    moves, returns = moves_of(played), returns_of(played)
    print(f"{moves} moves, {returns} visits, starts {sorted(nursery.starts)[KILLS // 2]:.2f} s")
    assert moves >= LEAST * KILLS
    assert returns >= LEAST * KILLS
