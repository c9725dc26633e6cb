"""Print tables of docs/research.md anew: how much greedy beats random, who begins, how long games last."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from laufspiel.games import all_games, edition_files, find_game

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
    """One greedy bot against random ones: luck says who begins, it begins itself, it comes last."""
    for seat, first in ((0, "random"), (0, "seat"), (seats - 1, "seat")):
        bots = ["greedy" if i == seat else "random" for i in range(seats)]
        told = simulated(game, "--seats", str(seats), "--bots", ",".join(bots), "--option", f"first={first}")
        yield share(told["win_share"][seat])


def row(*cells: object) -> None:
    """A row of a Markdown table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def print_bots(game: str, fewest: int, most: int) -> None:
    """The table of greedy against random."""
    row("seats", "fair share", "luck says who begins", "greedy begins", "greedy comes last")
    row("---", "---", "---", "---", "---")
    for seats in range(fewest, most + 1):
        row(seats, f"{1 / seats:.1%}".replace("%", " %"), *greedy_against_random(game, seats))


def print_seats(game: str, fewest: int, most: int) -> None:
    """The table of win shares by seat between greedy bots; the first seat begins."""
    row("seats", *(f"seat {i + 1}" for i in range(most)))
    row(*("---" for _ in range(most + 1)))
    for seats in range(fewest, most + 1):
        told = simulated(game, "--seats", str(seats), "--bots", "greedy")
        row(seats, *(share(seat) for seat in told["win_share"]), *([""] * (most - seats)))


def print_ways(game: str, seats: int, ways: list[list[str]]) -> None:
    """The table of editions and options: greedy's win share against random ones, and lengths between greedy bots."""
    row("choice", "greedy against random", "turns, mean", "sd", "median", "5 to 95 %")
    row("---", "---", "---", "---", "---", "---")
    against = ["--bots", ",".join(["greedy", *["random"] * (seats - 1)]), "--option", "first=random"]
    for words in ways:
        won = share(simulated(game, "--seats", str(seats), *against, *words)["win_share"][0])
        turns = simulated(game, "--seats", str(seats), "--bots", "greedy", *words)["turns"]
        mean = f"{turns['mean']:.1f} ±{turns['high'] - turns['mean']:.1f}"
        middle = f"{turns['q05']:.0f}–{turns['q95']:.0f}"
        named = f"`{' '.join(words)}`" if words else "as it comes"
        row(named, won, mean, f"{turns['sd']:.1f}", f"{turns['median']:.0f}", middle)


def ways_of(game: str) -> list[list[str]]:
    """The usual way, each other edition, each other value of an option."""
    found = all_games()[game]
    editions = [["--edition", name] for name in edition_files(game) if name != found.default_edition]
    options = [
        ["--option", f"{option.name}={value}"]
        for option in found.options
        for value in option.values
        if value != option.default and option.name != "first"
    ]
    return [[], *editions, *options]


def main(words: list[str]) -> None:
    """Print all tables, one game after the other; or those of the games that are told."""
    for game in [find_game(word) for word in words] or all_games().values():
        print(f"\n{game.id}\n")
        print_bots(game.id, game.fewest, game.most)
        print()
        print_seats(game.id, game.fewest, game.most)
        print()
        print_ways(game.id, 4, ways_of(game.id))


if __name__ == "__main__":
    main(sys.argv[1:])
