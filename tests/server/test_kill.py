"""The server is killed at any moment under load: whatever was acknowledged is there, and nothing twice.

All games are played: with secret hands, with deals that are sent as one, and with stories told at the end.
"""

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from laufspiel.games import all_games
from laufspiel.load.house import ask
from laufspiel.load.kept import kept_tables, record_of
from laufspiel.load.pages import LOST, lay_table, tokens_of
from laufspiel.load.players import STORIES, Habits, Player, faults

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked"),
]

KILLS = 50
TABLES = 6
MOVES, LEAST = 20, 5
"""Moves, and pages that came back, between two kills: a slow machine is given the time it needs to end some games."""
PATIENCE = 120
"""Seconds for anything to happen."""
HABITS = {
    # Comes to its stories soon.
    "es-geht-seinen-gang": Habits(vanishes=1, repeats=5, tells=len(STORIES), thinks=0.06),
    # Long, and every turn has its deals.
    "go-for-it": Habits(vanishes=1, repeats=5, deals=60, thinks=0.04),
    "kids": Habits(vanishes=1, repeats=5, thinks=0.08),
    "asi-es-la-vida": Habits(vanishes=1, repeats=5, thinks=0.08),
}
NURSERY = Path(__file__).with_name("nursery.py")


def free_port():
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Nursery:
    """Starts a server in a moment, and kills it."""

    def __init__(self, data):
        self.data = data
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


async def tables_played(nursery, games, number, is_done, played):
    """Play one table after another until it is enough; each that is left is noted with its players."""
    while not is_done.is_set():
        game = next(games)
        try:
            made = await asyncio.to_thread(lay_table, nursery.address, game, 2, number % 2)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        players = [
            Player(nursery.address, made.code, tokens_of(made, seat), seat, HABITS[game]) for seat in (0, 1)
        ]
        players.append(Player(nursery.address, made.code, [], None))
        played[made.code] = players
        await asyncio.gather(*(player.play(is_done.is_set) for player in players))


async def killed_again_and_again(nursery):
    played, is_done, games, luck = {}, asyncio.Event(), itertools.cycle(HABITS), random.Random(KILLS)
    nursery.start()
    tables = [
        asyncio.create_task(tables_played(nursery, games, number, is_done, played))
        for number in range(TABLES)
    ]
    lost, kills = [], 0
    while kills < KILLS or not is_told_and_dealt(played):
        kills += 1
        assert kills < 4 * KILLS
        await busy_again(played)
        await asyncio.sleep(luck.uniform(0, 0.2))
        await asyncio.to_thread(nursery.kill)
        acknowledged = {code: known(players) for code, players in played.items() if is_going_on(players)}
        await asyncio.to_thread(nursery.start)
        lost += await what_is_lost(nursery, acknowledged)
    is_done.set()
    await asyncio.gather(*tables)
    return played, lost


def acts_in(played):
    return sum(len(player.acted) for players in played.values() for player in players)


def visits_in(played):
    return sum(player.visits for players in played.values() for player in players)


async def busy_again(played):
    """Wait until pages have come back and moves have been made since now."""
    moves, visits = acts_in(played) + MOVES, visits_in(played) + LEAST
    async with asyncio.timeout(PATIENCE):
        while acts_in(played) < moves or visits_in(played) < visits:
            await asyncio.sleep(0.005)


def is_told_and_dealt(played):
    """Whether deals were made and stories told often enough to be lost, if they can be."""
    return min(deals_in(played), stories_in(played)) > LEAST


def deals_in(played):
    return sum(player.deals for players in played.values() for player in players)


def stories_in(played):
    return sum(len(player.stories) for players in played.values() for player in players)


def is_going_on(players):
    return not all(player.is_over for player in players[:2])


def known(players):
    """What each seat has been told is done, and how many stories it has told."""
    return [
        ([action for action, _ in sorted(player.acted, key=lambda act: act[1])], len(player.stories))
        for player in players[:2]
    ]


async def what_is_lost(nursery, acknowledged):
    """What was acknowledged before the server was killed and is not in what it has now."""
    kept, lost = await kept_tables(nursery.data, list(acknowledged)), []
    for code, seats in acknowledged.items():
        play, lobby = kept[code]
        for seat, (moves, stories) in enumerate(seats):
            if moves_of(play, seat)[: len(moves)] != moves:
                lost.append((code, seat, moves))
            # In the meantime further ones may have been told.
            if stories and lobby.stories[seat] not in STORIES[stories - 1 :]:
                lost.append((code, seat, stories))
    return lost


def moves_of(play, seat):
    """What a seat did, in order, by what the server has kept."""
    return [play.match.game.actions.typed(deed.action) for deed in play.deeds if deed.actor == seat]


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
    for players in played.values():
        asyncio.run(settled(players))
    kept = asyncio.run(kept_tables(nursery.data, list(played)))
    for code, players in played.items():
        found += faults(players, record_of(*kept[code]))
    assert found == []
    count = Counts(played, kept)
    print(f"{count}, starts {sorted(nursery.starts)[KILLS // 2]:.2f} s")
    assert count.moves >= MOVES * KILLS
    assert count.visits >= LEAST * KILLS
    assert count.games == set(HABITS) == set(all_games())
    assert count.deals > LEAST
    assert count.stories > LEAST


class Counts:
    """How much was played, so that a run in which next to nothing was tried is noticed."""

    def __init__(self, played, kept):
        self.moves, self.visits = acts_in(played), visits_in(played)
        self.deals, self.stories = deals_in(played), stories_in(played)
        self.games = {play.match.game.id for play, _ in kept.values()}

    def __str__(self):
        return f"{self.moves} moves, {self.visits} visits, {self.deals} deals, {self.stories} stories"
