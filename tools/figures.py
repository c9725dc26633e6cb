"""Print the tables of docs/research.md anew: how much greedy beats random, who begins, how long games last."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

GAMES = 20_000
SEED = 1986


def simulated(*words: str) -> dict[str, Any]:
    """What `laufspiel simulate … --json` tells, with the number of games and the seed of all tables."""
    command = [sys.executable, "-m", "laufspiel.cli", "simulate", *words]
    command += ["-n", str(GAMES), "--seed", str(SEED), "--json"]
    result: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return result


def share(told: dict[str, float]) -> str:
    """A win share in per cent with its 95 % interval."""
    return f"{told['mean']:.1%} ({told['low']:.1%}–{told['high']:.1%})".replace("%", " %")


def greedy_against_random(game: str, seats: int) -> Iterator[str]:
    """One greedy bot, on the first seat and on the last, against random ones."""
    for seat in (0, seats - 1):
        bots = ["greedy" if i == seat else "random" for i in range(seats)]
        told = simulated(game, "--seats", str(seats), "--bots", ",".join(bots))
        yield share(told["win_share"][seat])


def row(*cells: object) -> None:
    """A row of a Markdown table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |")


def print_bots(game: str, fewest: int, most: int) -> None:
    """The table of greedy against random."""
    row("seats", "fair share", "greedy on the first seat", "greedy on the last seat")
    row("---", "---", "---", "---")
    for seats in range(fewest, most + 1):
        row(seats, f"{1 / seats:.1%}".replace("%", " %"), *greedy_against_random(game, seats))


def print_seats(game: str, seats: int) -> None:
    """The table of win shares by seat between greedy bots; the first seat begins."""
    told = simulated(game, "--seats", str(seats), "--bots", "greedy")
    row(*(f"seat {i + 1}" for i in range(seats)))
    row(*("---" for _ in range(seats)))
    row(*(share(seat) for seat in told["win_share"]))


def print_lengths(game: str, seats: int, choices: list[list[str]]) -> None:
    """The table of lengths by edition or option."""
    row("choice", "turns, mean", "sd", "median", "5 to 95 %")
    row("---", "---", "---", "---", "---")
    for words in choices:
        turns = simulated(game, "--seats", str(seats), "--bots", "greedy", *words)["turns"]
        middle = f"{turns['q05']:.0f}–{turns['q95']:.0f}"
        named = f"`{' '.join(words)}`" if words else "as it comes"
        row(named, f"{turns['mean']:.1f}", f"{turns['sd']:.1f}", f"{turns['median']:.0f}", middle)


KIDS_CHOICES = [
    [],
    *([["--edition", edition] for edition in ("short", "long", "joker")]),
    ["--option", "entry=forced"],
    ["--option", "play_on=yes"],
]
VIDA_CHOICES = [
    [],
    *([["--edition", edition] for edition in ("plus_first", "fortune_last", "shuffled")]),
    *([["--option", f"{option}=yes"] for option in ("ones", "recycle", "sprint", "straggler")]),
]


def main() -> None:
    """Print all tables, one game after the other."""
    for game, fewest, most, choices in (("kids", 2, 4, KIDS_CHOICES), ("asi-es-la-vida", 2, 6, VIDA_CHOICES)):
        print(f"\n{game}\n")
        print_bots(game, fewest, most)
        print()
        print_seats(game, 4)
        print()
        print_lengths(game, 4, choices)


if __name__ == "__main__":
    main()
