"""The commands of the laboratory: from what was written on the command line to what is printed."""

import os
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec
from rich.table import Table

from laufspiel.console import err, out, progress
from laufspiel.games import all_games, find_game
from laufspiel.kernel.match import Setup, prepare
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.lab import compiling
from laufspiel.lab.bench import Speed, bench_games, bench_stepwise
from laufspiel.lab.report import report
from laufspiel.lab.run import COMPILED_BOTS, Plan, play_batch
from laufspiel.lab.simulate import draw_seed, simulate
from laufspiel.wishes import bots_for, edition_wished, names_in, options_wished, seats_for


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
    limit: int
    csv: Path | None
    plot: Path | None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_simulation(wishes: Wishes, *, as_json: bool) -> None:
    """Simulate with a progress bar, then print and write what was wished for."""
    setup = _setup(wishes)
    if wishes.plot:
        from laufspiel.lab.plot import format_of

        format_of(wishes.plot)  # a wrong name is better told before the games than after
    seed = draw_seed() if wishes.seed is None else wishes.seed
    plan = Plan(setup, wishes.games, seed, wishes.limit)
    console = err()
    with progress(console) as bar:
        task = bar.add_task("getting the rules ready", total=wishes.games)
        play_batch(plan, 0, 0)
        bar.update(task, description="games")
        result, turns = simulate(
            plan, wishes.threads or cores(), wishes.csv, lambda done: bar.update(task, completed=done)
        )
    if wishes.plot:
        from laufspiel.lab.plot import plot

        plot(result, setup.game.draw(setup.edition), turns, wishes.plot)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")
    else:
        out().print(report(result))


def _setup(wishes: Wishes) -> Setup:
    game = find_game(wishes.game)
    edition = edition_wished(game, wishes.edition)
    named = names_in(wishes.bots)
    seats = seats_for(game, wishes.seats, named)
    bots = bots_for(seats, named, list(COMPILED_BOTS))
    colours = game.default_colours(edition, seats)
    table = [Seat(colour, colour, bot) for colour, bot in zip(colours, bots, strict=True)]
    return prepare(game, edition, {"first": "seat", **options_wished(wishes.options)}, table, date.today())


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
