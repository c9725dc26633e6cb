"""The commands of the laboratory: from what was written on the command line to what is printed."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import RenderableType
from rich.table import Table

from laufspiel.console import err, out, progress
from laufspiel.files import write_file
from laufspiel.games import all_games, find_game
from laufspiel.kernel.match import Setup, prepare
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.lab import compiling
from laufspiel.lab.balance import balance_of
from laufspiel.lab.balance_report import balance_report
from laufspiel.lab.bench import Speed, bench_games, bench_stepwise
from laufspiel.lab.report import report
from laufspiel.lab.rows import worth_rows
from laufspiel.lab.run import COMPILED_BOTS, STEP_LIMIT, Plan, play_batch
from laufspiel.lab.simulate import add_up, draw_seed, simulate
from laufspiel.wishes import bots_for, edition_wished, names_in, options_wished, seats_for

Found = TypeVar("Found")


@dataclass(frozen=True)
class Wishes:
    """What a simulation is asked for; None and empty mean the usual."""

    game: str
    seats: int | None
    games: int
    bots: str
    edition: str
    options: list[str]
    seed: int | None
    threads: int | None
    limit: int = STEP_LIMIT
    first: str = "seat"
    csv: Path | None = None
    worth: Path | None = None
    plot: Path | None = None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_simulation(wishes: Wishes, *, as_json: bool) -> None:
    """Simulate with a progress bar, then print and write what was wished for."""
    plan = _plan(wishes)
    setup = plan.setup
    if wishes.plot:
        from laufspiel.lab.plot import format_of

        format_of(wishes.plot)  # a wrong name is better told before the games than after
    with _games_played(plan) as on_progress:
        result, turns = simulate(plan, wishes.threads or cores(), wishes.csv, on_progress)
    if wishes.worth:
        write_file(wishes.worth, worth_rows(result.worth))
    if wishes.plot:
        from laufspiel.lab.plot import plot

        plot(result, setup.game.draw(setup.edition), turns, wishes.plot)
    _show(result, report, as_json=as_json)


def run_balance(wishes: Wishes, *, as_json: bool) -> None:
    """Play an edition with a progress bar, then print what in it is too strong or too weak."""
    plan = _plan(wishes)
    with _games_played(plan) as on_progress:
        tally = add_up(plan, wishes.threads or cores(), None, on_progress)
    _show(balance_of(tally), balance_report, as_json=as_json)


def _show(found: Found, shown: Callable[[Found], RenderableType], *, as_json: bool) -> None:
    """One JSON object for programs, or tables for people."""
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        out().print(shown(found))


@contextmanager
def _games_played(plan: Plan) -> Iterator[Callable[[int], None]]:
    """A progress bar; what is handed out is told how many games are done."""
    with progress(err()) as bar:
        task = bar.add_task("getting the rules ready", total=plan.games)
        play_batch(plan, 0, 0)
        bar.update(task, description="games")
        yield lambda done: bar.update(task, completed=done)


def _plan(wishes: Wishes) -> Plan:
    seed = draw_seed() if wishes.seed is None else wishes.seed
    return Plan(_setup(wishes), wishes.games, seed, wishes.limit)


def _setup(wishes: Wishes) -> Setup:
    game = find_game(wishes.game)
    edition = edition_wished(game, wishes.edition)
    named = names_in(wishes.bots)
    seats = seats_for(game, wishes.seats, named)
    bots = bots_for(seats, named, list(COMPILED_BOTS))
    colours = game.default_colours(edition, seats)
    table = [Seat(colour, colour, bot) for colour, bot in zip(colours, bots, strict=True)]
    return prepare(
        game, edition, {"first": wishes.first, **options_wished(wishes.options)}, table, date.today()
    )


def compile_with_progress() -> None:
    """Compile whatever isn't yet, one game's part after another."""
    console = err()
    if compiling.is_kept():
        compiling.finish()
        return
    todo = list(compiling.jobs())
    if console.is_terminal:
        console.print("Compiling the rules; this is done once.")
    with progress(console) as bar:
        task = bar.add_task("", total=len(todo))
        for name, job in todo:
            bar.update(task, description=name)
            job()
            bar.advance(task)
    compiling.finish()


def run_bench(name: str, threads: int | None, *, stepwise: bool) -> None:
    """Measure one game or all, and print speeds beside their targets."""
    games = [find_game(name)] if name else list(all_games().values())
    console = err()
    speeds: list[Speed] = []
    with progress(console) as bar:
        task = bar.add_task("", total=len(games))
        for game in games:
            bar.update(task, description=f"measuring {game.id}")
            speeds += [bench_stepwise(game)] if stepwise else bench_games(game, threads or cores())
            bar.advance(task)
    out().print(_speed_table(speeds))


def _speed_table(speeds: list[Speed]) -> Table:
    how = "compiled" if is_compiled() else "not compiled (NUMBA_DISABLE_JIT)"
    table = Table(title=f"Rules, {how}; random bots, medians", title_justify="left", box=None, pad_edge=False)
    table.add_column("game", header_style="dim")
    table.add_column("what", header_style="dim")
    for column in ("a second", "target", "of target"):
        table.add_column(column, justify="right", header_style="dim")
    for speed in speeds:
        target = f"{speed.target:,.0f}" if speed.target else ""
        share = f"{speed.rate / speed.target:.2f}" if speed.target else ""
        table.add_row(speed.game, speed.what, f"{speed.rate:,.0f}", target, share)
    return table
