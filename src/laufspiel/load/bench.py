"""How fast a server is: many tables, two pages at each, and the time from a move to the other's seeing it."""

import asyncio
import itertools
import random
import tempfile
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from laufspiel.load.house import House
from laufspiel.load.pages import Heard, Page, lay_table, tokens_of
from laufspiel.server.protocol import TableMade

SEEN_TARGET = 0.100
"""Seconds from a move to the other's seeing it, for 99 of 100 moves."""
MOVES_TARGET = 1500.0
TABLE_TARGET, SOCKET_TARGET = 60_000, 80_000
"""Bytes of an idle table and of an open socket."""

AT_A_TIME = 32
"""Pages that open together."""
SETTLING = 1.0
"""Seconds to let what came with opening pages be done."""
WARM = 50
"""Tables that are laid and played at before memory is looked at."""


@dataclass(frozen=True)
class Measured:
    """One line of the result; `is_met` is None where there is no target."""

    what: str
    value: float | None
    unit: str
    target: float | None = None
    at_most: bool = True

    @property
    def is_met(self) -> bool | None:
        """Whether the target is reached."""
        if self.target is None or self.value is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


@dataclass
class TwoPages:
    """A table with a page for each of two people, and the move that is under way."""

    pages: list[Page]
    moved_by: int = 0
    moved_at: float = 0.0
    seen: list[float] = field(default_factory=list)
    is_moving: bool = False
    wait: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(page.is_over for page in self.pages)


async def bench_server(
    tables: int, seconds: float, rate: float, tell: Callable[[str], None] = lambda _line: None
) -> list[Measured]:
    """Start a server with an empty store, load it, and measure. Raises ServerFailed."""
    with tempfile.TemporaryDirectory(prefix="laufspiel-bench-") as folder:
        house = House(Path(folder) / "data", extra=["--max-sockets-in-all", "0"])
        started = house.start()
        try:
            return [Measured("start", started, "s"), *await _measure(house, tables, seconds, rate, tell)]
        finally:
            house.kill()


async def _measure(
    house: House, tables: int, seconds: float, rate: float, tell: Callable[[str], None]
) -> list[Measured]:
    tell(f"laying {tables} tables")
    made = await _lay(house, tables + WARM)
    warm = [await _sit_down(house.address, table) for table in made[:WARM]]
    await _race(warm, 1.0, WARM)
    empty = house.memory()
    tell(f"opening {2 * tables} pages")
    sat, memory = await _open(house, made[WARM:], empty)
    await asyncio.sleep(SETTLING)
    tell(f"{rate:.0f} moves a second for {seconds:.0f} s")
    late = await _paced(sat, seconds, rate)
    seen = sorted(itertools.chain.from_iterable(table.seen for table in sat))
    for table in sat:
        table.seen.clear()
    tell(f"as many moves as it can for {seconds:.0f} s")
    before = house.work()
    moves = await _race(sat, seconds, 64)
    after = house.work()
    work = None if before is None or after is None or not moves else (after - before) / moves
    missed = sum(page.missed for table in sat for page in table.pages)
    at = f"at {rate:.0f} moves/s"
    return [
        Measured(f"move to seen by the other, median {at}", _quantile(seen, 0.5), "ms"),
        Measured(f"move to seen by the other, p99 {at}", _quantile(seen, 0.99), "ms", SEEN_TARGET * 1000),
        Measured("moves that were made", len(seen) / seconds, "/s", rate * 0.95, at_most=False),
        Measured("load generator late, p99", late, "ms"),
        Measured("moves, as many as it can", moves / seconds, "/s", MOVES_TARGET, at_most=False),
        Measured("server's work for a move, as processor time", work and work * 1000, "ms"),
        Measured("updates missed", missed, "", 0),
        *memory,
    ]


async def _lay(house: House, count: int) -> list[TableMade]:
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(4) as pool:
        jobs = [loop.run_in_executor(pool, lay_table, house.address) for _ in range(count)]
        return list(await asyncio.gather(*jobs))


async def _sit_down(address: str, made: TableMade) -> TwoPages:
    table = TwoPages([])
    for seat in (0, 1):
        table.pages.append(await _open_page(address, made, seat, table))
    return table


async def _open_page(address: str, made: TableMade, seat: int, table: TwoPages) -> Page:
    return await Page.open(address, made.code, tokens_of(made, seat), _noting(table, seat))


async def _open(
    house: House, made: list[TableMade], empty: int | None
) -> tuple[list[TwoPages], list[Measured]]:
    """Open the first pages of all tables, then the second ones, and look at the memory in between."""
    held = _tables_held(house)
    sat = [TwoPages([]) for _ in made]
    at_once = asyncio.Semaphore(AT_A_TIME)

    async def open_one(number: int, seat: int) -> None:
        async with at_once:
            page = await _open_page(house.address, made[number], seat, sat[number])
            sat[number].pages.append(page)

    await asyncio.gather(*(open_one(number, 0) for number in range(len(made))))
    one_each, more = house.memory(), _tables_held(house) - held
    await asyncio.gather(*(open_one(number, 1) for number in range(len(made))))
    two_each = house.memory()
    if empty is None or one_each is None or two_each is None:
        return sat, []
    socket = (two_each - one_each) / len(made)
    # Too few tables more than those that are kept in memory anyway can't be weighed.
    table = (one_each - empty - socket * len(made)) / more if 2 * more > len(made) else None
    return sat, [
        Measured("memory of an idle table", table and table / 1000, "kB", TABLE_TARGET / 1000),
        Measured("memory of an open socket", socket / 1000, "kB", SOCKET_TARGET / 1000),
        Measured("memory in all", two_each / 1e6, "MB"),
    ]


def _tables_held(house: House) -> int:
    for line in house.ask("GET", "/metrics")[1].decode().splitlines():
        if line.startswith("laufspiel_tables "):
            return int(float(line.split()[1]))
    return 0


def _noting(table: TwoPages, seat: int) -> Callable[[Page, Heard, str], None]:
    """Notes when the other sees a move, and when a table is at rest again."""

    def note(_page: Page, heard: Heard, _text: str) -> None:
        if heard.type != "update":
            return
        if table.is_moving and seat != table.moved_by:
            table.seen.append(time.perf_counter() - table.moved_at)
            table.is_moving = False
        table.wait.set()

    return note


async def _move(table: TwoPages, ids: "itertools.count[int]") -> bool:
    """Let whoever must act do so, and wait for the answer; False when nobody can."""
    for seat, page in enumerate(table.pages):
        if page.choices:
            action = random.choice(page.choices).action
            page.choices = []
            table.moved_by, table.moved_at, table.is_moving = seat, time.perf_counter(), True
            answer = await page.ask(
                {"type": "act", "id": f"bench-{next(ids)}", "expected": page.sequence, "action": action}
            )
            return answer.type == "ack"
    return False


_ids = itertools.count()


async def _paced(tables: list[TwoPages], seconds: float, rate: float) -> float | None:
    """Moves at an even pace, each at the table that has rested longest; gives how late they were begun (p99, ms)."""
    resting, tasks, late = deque(tables), set[asyncio.Task[bool]](), []
    began = time.perf_counter()
    for number in range(int(seconds * rate)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        late.append(time.perf_counter() - due)
        table = _next(resting)
        if table is not None:
            task = asyncio.create_task(_move(table, _ids))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.wait(tasks, timeout=5)
    await asyncio.sleep(0.2)
    return _quantile(sorted(late), 0.99)


def _next(resting: "deque[TwoPages]") -> TwoPages | None:
    """The table that rested longest and where somebody can act; it goes to the end of the row."""
    for _ in range(len(resting)):
        table = resting[0]
        resting.rotate(-1)
        if not table.is_moving and any(page.choices for page in table.pages):
            return table
    return None


async def _race(tables: list[TwoPages], seconds: float, at_once: int) -> int:
    """So many tables at a time play as fast as the server answers; gives the moves made."""
    moves, end, row = 0, time.perf_counter() + seconds, deque(tables)

    async def play() -> None:
        nonlocal moves
        while time.perf_counter() < end and row:
            table = row.popleft()
            if table.is_over:
                continue
            table.wait.clear()
            is_made = await _move(table, _ids)
            moves += is_made
            if not any(page.choices for page in table.pages):
                await _a_moment(table)
            row.append(table)

    await asyncio.gather(*(play() for _ in range(at_once)))
    return moves


async def _a_moment(table: TwoPages) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(1):
            await table.wait.wait()


def _quantile(sorted_seconds: list[float], part: float) -> float | None:
    """In milliseconds."""
    if not sorted_seconds:
        return None
    return sorted_seconds[min(len(sorted_seconds) - 1, int(part * len(sorted_seconds)))] * 1000
