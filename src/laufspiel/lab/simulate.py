"""A simulation from plan to result, with what is wished for on the way: progress, a file of games."""

import secrets
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from laufspiel.files import whole_file
from laufspiel.lab.result import Result, result_of
from laufspiel.lab.rows import write_header, write_rows
from laufspiel.lab.run import Plan, play_all
from laufspiel.lab.statistics import Counts
from laufspiel.lab.tally import Tally


def draw_seed() -> int:
    """A seed that is easy to write down."""
    return secrets.randbelow(1_000_000_000)


def on_nothing(games: int) -> None:
    """Nobody wants to hear how many games are done."""


def add_up(
    plan: Plan, threads: int, csv: Path | None = None, on_progress: Callable[[int], None] = on_nothing
) -> Tally:
    """Play all games of a plan; `on_progress` hears how many are done. Raises OSError when `csv` can't be written."""
    tally = Tally(plan)
    with whole_file(csv) if csv else nullcontext() as file:
        if file:
            write_header(file, len(plan.setup.seats), plan.setup.game.spreads)
        for batch in play_all(plan, threads):
            tally.add(batch)
            if file:
                write_rows(file, batch)
            on_progress(tally.games)
    return tally


def simulate(
    plan: Plan, threads: int, csv: Path | None = None, on_progress: Callable[[int], None] = on_nothing
) -> tuple[Result, Counts]:
    """What came of all games of a plan, and how many games took each number of turns; see `add_up`."""
    begun = time.perf_counter()
    tally = add_up(plan, threads, csv, on_progress)
    return result_of(tally, time.perf_counter() - begun), tally.turns
