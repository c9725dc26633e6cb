"""A row per game, or per thing that players had, for spreadsheets and data frames."""

from collections.abc import Iterable, Iterator
from csv import writer
from io import StringIO
from typing import BinaryIO

from laufspiel.kernel.contract import PLACE, SCORE, SHARE
from laufspiel.lab.run import Batch
from laufspiel.lab.statistics import Interval
from laufspiel.lab.worth import Worth, Worths


def write_header(file: BinaryIO, seats: int, spreads: Iterable[str] = ()) -> None:
    """`game,turns,steps`, what the game tells besides, then score, place and win share of each seat, from 1."""
    columns = [f"{name}_{seat}" for seat in range(1, seats + 1) for name in ("score", "place", "share")]
    file.write((",".join(["game", "turns", "steps", *spreads, *columns]) + "\n").encode())


def write_rows(file: BinaryIO, batch: Batch) -> None:
    """The games of a batch. One that was cut off has its steps and else nothing."""
    file.write("".join(f"{','.join(row)}\n" for row in _rows(batch)).encode())


def _rows(batch: Batch) -> Iterator[list[str]]:
    turns, steps, payoffs = batch.turns.tolist(), batch.steps.tolist(), batch.payoffs.tolist()
    spreads = batch.outcomes.spreads.tolist()
    for i, seats in enumerate(payoffs):
        ended = turns[i] >= 0
        shown = [cell for seat in seats for cell in (_seat(seat) if ended else ("", "", ""))]
        told = [str(value) if ended else "" for value in spreads[i]]
        yield [str(batch.begin + i), str(turns[i]) if ended else "", str(steps[i]), *told, *shown]


def _seat(row: list[float]) -> tuple[str, str, str]:
    return f"{row[SCORE]:g}", f"{row[PLACE]:g}", f"{row[SHARE]:.6g}"


WORTH_COLUMNS = ("kind", "key", "title", "players", "had", "wins", "wins_low", "wins_high", "wins_without")
DIFFERENCE_COLUMNS = (
    "difference",
    "difference_low",
    "difference_high",
    "lead",
    "lead_low",
    "lead_high",
    "score",
)


def worth_rows(worths: Worths) -> bytes:
    """A row for each thing that players had, with what it was worth."""
    text = StringIO()
    rows = writer(text, lineterminator="\n")
    rows.writerow([*WORTH_COLUMNS, *DIFFERENCE_COLUMNS])
    for kind, things in worths.items():
        for key, worth in things.items():
            rows.writerow(_worth(kind, key, worth))
    return text.getvalue().encode()


def _worth(kind: str, key: str, worth: Worth) -> list[object]:
    without = "" if worth.wins_without is None else f"{worth.wins_without:.6g}"
    had = [kind, key, worth.title, worth.players, f"{worth.had:.6g}"]
    difference = _interval(worth.difference) if worth.difference else ["", "", ""]
    return [
        *had,
        *_interval(worth.wins),
        without,
        *difference,
        *_interval(worth.lead),
        f"{worth.score.mean:.6g}",
    ]


def _interval(interval: Interval) -> list[str]:
    return [f"{value:.6g}" for value in (interval.mean, interval.low, interval.high)]
