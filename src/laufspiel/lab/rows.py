"""A row per game for spreadsheets and data frames."""

from collections.abc import Iterator
from typing import BinaryIO

from laufspiel.kernel.contract import PLACE, SCORE, SHARE
from laufspiel.lab.run import Batch


def write_header(file: BinaryIO, seats: int) -> None:
    """`game,turns,steps`, then score, place and win share of each seat, counted from 1."""
    columns = [f"{name}_{seat}" for seat in range(1, seats + 1) for name in ("score", "place", "share")]
    file.write((",".join(["game", "turns", "steps", *columns]) + "\n").encode())


def write_rows(file: BinaryIO, batch: Batch) -> None:
    """The games of a batch. One that was cut off has its steps and else nothing."""
    file.write("".join(f"{','.join(row)}\n" for row in _rows(batch)).encode())


def _rows(batch: Batch) -> Iterator[list[str]]:
    turns, steps, payoffs = batch.turns.tolist(), batch.steps.tolist(), batch.payoffs.tolist()
    for i, seats in enumerate(payoffs):
        ended = turns[i] >= 0
        shown = [cell for seat in seats for cell in (_seat(seat) if ended else ("", "", ""))]
        yield [str(batch.begin + i), str(turns[i]) if ended else "", str(steps[i]), *shown]


def _seat(row: list[float]) -> tuple[str, str, str]:
    return f"{row[SCORE]:g}", f"{row[PLACE]:g}", f"{row[SHARE]:.6g}"
