"""Print how even Go For It! is between greedy bots: years, how games end, seats and careers.

`python tools/balance.py 3` asks that of three players; `python tools/balance.py 4 500` plays 500 games only.
"""

import sys
from collections import Counter
from datetime import date

import numpy as np

from figures import GAMES, SEED, row
from laufspiel.games import find_game, shipped_edition
from laufspiel.games.go_for_it.state import YEARS_OVER
from laufspiel.kernel.contract import SHARE
from laufspiel.kernel.match import prepare
from laufspiel.kernel.seats import Seat
from laufspiel.lab.run import Plan, play_each
from laufspiel.lab.statistics import share_interval


def greedy_table(seats: int, games: int) -> Plan:
    """Greedy bots on all seats, the edition and the options as they come."""
    game = find_game("go-for-it")
    edition = shipped_edition(game.id, "")
    taken = [Seat(colour, colour, "greedy") for colour in game.default_colours(edition, seats)]
    return Plan(prepare(game, edition, {}, taken, date(1986, 1, 1)), games, SEED)


class Balance:
    """Counts over games: by year of the end, by seat, by career (held and won)."""

    def __init__(self, plan: Plan) -> None:
        self.games = plan.games
        self.years: Counter[int] = Counter()
        self.announced = 0
        self.won = np.zeros(len(plan.setup.seats))
        self.held: Counter[int] = Counter()
        self.won_with: Counter[int] = Counter()
        for state, batch in play_each(plan):
            shares = batch.payoffs[0, :, SHARE]
            self.years[int(state["year"])] += 1
            self.announced += int(batch.events[YEARS_OVER] == 0)
            self.won += shares
            for seat, share in enumerate(shares):
                career = int(state["career"][seat])
                self.held[career] += 1
                self.won_with[career] += share

    def median(self) -> float:
        """The median of the years."""
        return float(np.median(list(self.years.elements())))


def share(wins: float, games: int) -> str:
    """A share in per cent with its 95 % interval."""
    found = share_interval(wins, games)
    return f"{found.mean:.1%} ({found.low:.1%}–{found.high:.1%})".replace("%", " %")


def print_balance(seats: int, games: int) -> None:
    """The tables of one number of players."""
    plan = greedy_table(seats, games)
    found = Balance(plan)
    row("years", *sorted(found.years), "median", "won by announcement")
    row(*("---" for _ in range(len(found.years) + 3)))
    years = (f"{found.years[year] / games:.1%}".replace("%", " %") for year in sorted(found.years))
    row("games", *years, f"{found.median():.0f}", share(found.announced, games))
    print()
    row(*(f"seat {seat + 1}" for seat in range(seats)))
    row(*("---" for _ in range(seats)))
    row(*(share(wins, games) for wins in found.won))
    print()
    row("career", "wins when held")
    row("---", "---")
    for number, career in enumerate(plan.setup.edition.careers):
        row(career.title["en"], share(found.won_with[number], found.held[number]))


def main(words: list[str]) -> None:
    """Print the tables for four players, or for as many as told."""
    seats, games = (int(word) for word in (words + ["4", str(GAMES)][len(words) :])[:2])
    print_balance(seats, games)


if __name__ == "__main__":
    main(sys.argv[1:])
