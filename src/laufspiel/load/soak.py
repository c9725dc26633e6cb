"""A server under many players for a long time, with pages that come and go, and everything they are told checked."""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from laufspiel.games import all_games
from laufspiel.load.house import House
from laufspiel.load.kept import kept_record
from laufspiel.load.pages import LOST, lay_table, tokens_of
from laufspiel.load.players import STORIES, Habits, Player, faults
from laufspiel.server.protocol import TableSummary

RESTLESS = Habits(vanishes=2, leaves=1, repeats=10, meddles=2, deals=30, thinks=0.05)
WATCHERS = 1
MOST_FAULTS = 20
"""Faults kept to be shown; more are only counted."""


@dataclass
class Result:
    """What a soak came to."""

    tables: int = 0
    over: int = 0
    moves: int = 0
    deals: int = 0
    stories: int = 0
    messages: int = 0
    visits: int = 0
    restarts: int = 0
    seconds: float = 0.0
    back_in: list[float] = field(default_factory=list)
    grown: int | None = None
    faults: list[str] = field(default_factory=list)
    count_of_faults: int = 0

    @property
    def lines(self) -> list[tuple[str, str]]:
        """What to print, by name."""
        late = sorted(self.back_in)
        memory = "unknown" if self.grown is None else f"{self.grown / 1e6:+.1f} MB"
        return [
            ("tables", f"{self.tables:,}, {self.over:,} of them to the end"),
            ("moves acknowledged", f"{self.moves:,} ({self.moves / max(self.seconds, 0.001):,.0f}/s)"),
            ("deals and stories", f"{self.deals:,} sent as one, {self.stories:,} told"),
            ("messages checked", f"{self.messages:,}"),
            ("visits", f"{self.visits:,}"),
            ("server restarts", f"{self.restarts:,}"),
            ("slowest way back", f"{late[-1]:.2f} s" if late else "none"),
            ("memory of the server", memory),
            ("faults", f"{self.count_of_faults:,}"),
        ]


async def soak(
    minutes: float,
    tables: int = 12,
    restart_every: float = 0.0,
    tell: Callable[[Result], None] = lambda _result: None,
) -> Result:
    """Play at so many tables at a time. With `restart_every`, the server is restarted after so many seconds.

    Raises ServerFailed.
    """
    with tempfile.TemporaryDirectory(prefix="laufspiel-soak-") as folder:
        house = House(Path(folder) / "data", extra=["--max-messages", "0"])
        house.start()
        try:
            return await _soak(house, minutes * 60, tables, restart_every, tell)
        finally:
            house.kill()


async def _soak(
    house: House, seconds: float, tables: int, restart_every: float, tell: Callable[[Result], None]
) -> Result:
    await _warm_up(house)
    result, before, began, is_done = Result(), house.memory(), time.perf_counter(), asyncio.Event()
    restarting = asyncio.create_task(_restart(house, restart_every, is_done, result))
    try:
        await asyncio.gather(*(_sit(house, began + seconds, result, tell) for _ in range(tables)))
        after = house.memory()
        if before is not None and after is not None and not result.restarts:
            result.grown = after - before
        result.seconds = time.perf_counter() - began
        return result
    finally:
        is_done.set()
        await restarting


async def _warm_up(house: House) -> None:
    """Let bots play every game to its end, so that all rules are loaded: what that takes isn't growth."""
    for game in all_games():
        made = await asyncio.to_thread(lay_table, house.address, game, 0, 2)
        while not await asyncio.to_thread(_is_over, house, made.code):
            await asyncio.sleep(0.1)


def _is_over(house: House, code: str) -> bool:
    (summary,) = msgspec.json.decode(
        house.ask("GET", f"/api/tables?codes={code}")[1], type=list[TableSummary]
    )
    return summary.over


async def _restart(house: House, every: float, is_done: asyncio.Event, result: Result) -> None:
    while every:
        with suppress(TimeoutError):
            async with asyncio.timeout(every):
                await is_done.wait()
        if is_done.is_set():
            return
        await asyncio.to_thread(random.choice([house.stop, house.kill]))
        await asyncio.to_thread(house.start)
        result.restarts += 1


async def _sit(house: House, end: float, result: Result, tell: Callable[[Result], None]) -> None:
    """Play one table after another until the time is over."""
    while time.perf_counter() < end:
        try:
            await _play_one(house, end, result)
        except OSError:  # the server is being restarted
            await asyncio.sleep(0.1)
        tell(result)


async def _play_one(house: House, end: float, result: Result) -> None:
    game = random.choice(list(all_games()))
    habits = replace(RESTLESS, tells=len(STORIES) if all_games()[game].story else 0)
    people, bots = random.choice([(2, 0), (2, 1), (3, 0), (1, 2)])
    made = await asyncio.to_thread(lay_table, house.address, game, people, bots)
    seats: list[int | None] = [*range(people), *[None] * WATCHERS]
    players = [
        Player(house.address, made.code, [] if seat is None else tokens_of(made, seat), seat, habits)
        for seat in seats
    ]
    result.tables += 1

    def is_enough() -> bool:
        return time.perf_counter() > end or any(player.is_over for player in players)

    await asyncio.gather(*(player.play(is_enough) for player in players))
    await _patiently(house, players)
    await _count(await kept_record(house.data, made.code), made.code, players, result)


async def _patiently(house: House, players: list[Player]) -> None:
    """Settle what is on its way, also when the server is just being restarted."""
    for player in players:
        for _ in range(200):
            try:
                await player.settle()
                break
            except LOST:
                await asyncio.sleep(0.1)
        else:
            player.complaints.append(f"seat {player.seat} never got back")


async def _count(record: bytes, code: str, players: list[Player], result: Result) -> None:
    found = await asyncio.to_thread(faults, players, record)
    result.count_of_faults += len(found)
    result.faults += [f"{code}: {fault}" for fault in found][: MOST_FAULTS - len(result.faults)]
    result.over += any(player.is_over for player in players)
    result.moves += sum(len(player.acted) for player in players)
    result.deals += sum(player.deals for player in players)
    result.stories += sum(len(player.stories) for player in players)
    result.messages += sum(len(player.told) for player in players)
    result.visits += sum(player.visits for player in players)
    result.back_in += [seconds for player in players for seconds in player.back_in]
