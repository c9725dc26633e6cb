"""The commands that put a server under load, and what they print."""

import asyncio
import time

from rich.table import Table

from laufspiel.console import err, out
from laufspiel.load.bench import Measured, bench_server
from laufspiel.load.soak import Result, soak

FAILED = 1
"""Exit status when something was found."""


def run_bench_server(tables: int, seconds: float, rate: float) -> None:
    """Measure, and print each figure beside its target."""
    console = err()
    measured = asyncio.run(bench_server(tables, seconds, rate, lambda line: console.print(f"{line} …")))
    out().print(_figures(measured))


def _figures(measured: list[Measured]) -> Table:
    table = Table("what", box=None, pad_edge=False)
    for heading in ("measured", "target", ""):
        table.add_column(heading, justify="right")
    for line in measured:
        table.add_row(line.what, _shown(line.value, line.unit), _target(line), _verdict(line))
    return table


def _shown(value: float | None, unit: str) -> str:
    if value is None:
        return "–"
    return f"{value:,.{0 if abs(value) >= 100 or unit == '' else 1}f} {unit}".strip()


def _target(line: Measured) -> str:
    if line.target is None:
        return ""
    return f"{'≤' if line.at_most else '≥'} {_shown(line.target, line.unit)}"


def _verdict(line: Measured) -> str:
    return {None: "", True: "met", False: "missed"}[line.is_met]


def run_soak(minutes: float, tables: int, restart_every: float) -> int:
    """Soak, tell how it goes, and print what it came to; gives the exit status."""
    console, told_at = err(), time.monotonic()

    def tell(result: Result) -> None:
        nonlocal told_at
        if time.monotonic() - told_at >= 10:
            told_at = time.monotonic()
            console.print(
                f"{result.tables:,} tables, {result.messages:,} messages, {result.count_of_faults:,} faults"
            )

    result = asyncio.run(soak(minutes, tables, restart_every, tell))
    table = Table("what", "came to", box=None, pad_edge=False)
    for line in result.lines:
        table.add_row(*line)
    out().print(table)
    for fault in result.faults:
        console.print(fault, markup=False)
    return FAILED if result.count_of_faults else 0
