"""Print how even the lives of Es geht seinen Gang are: careers that luck draws, schools, seats, order of play, lengths.

`python tools/lives.py` plays 20,000 games between four greedy bots, `python tools/lives.py random 2000` fewer between
random ones. A path's share of wins is told beside its fair share: 1.00 means that who is on it wins every fourth game.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from datetime import date

import numpy as np

from figures import GAMES, SEED, row
from laufspiel.games import find_game, shipped_edition
from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES, PATHS
from laufspiel.kernel.contract import SCORE, SHARE
from laufspiel.kernel.match import prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import Row
from laufspiel.lab.run import Plan, play_each
from laufspiel.lab.statistics import share_interval

SEATS = 4
NO_CAREER = "none"
DIPLOM, ABITUR, SKILLED = (CERTIFICATES.index(name) for name in ("diplom", "abitur", "skilled_worker"))


def even_table(bot: str, games: int) -> Plan:
    """Equal bots on all seats; luck draws where careers begin."""
    game = find_game("es-geht-seinen-gang")
    edition = shipped_edition(game.id, "")
    seats = [Seat(colour, colour, bot) for colour in game.default_colours(edition, SEATS)]
    return Plan(prepare(game, edition, {"paths": "drawn"}, seats, date(1986, 1, 1)), games, SEED)


class Lives:
    """Lives that have something in common: how many, how they ended, what they won."""

    def __init__(self) -> None:
        self.count = 0
        self.won = 0.0
        self.points = 0.0
        self.died = 0

    def add(self, share: float, points: float, died: int) -> None:
        """One life more."""
        self.count += 1
        self.won += share
        self.points += points
        self.died += died

    def cells(self) -> tuple[str, ...]:
        """Number, wins against the fair share with its 95 % interval, points, sudden deaths."""
        found = share_interval(self.won, self.count)
        ratio, low, high = (SEATS * share for share in (found.mean, found.low, found.high))
        dead = f"{self.died / self.count:.1%}".replace("%", " %")
        return (
            f"{self.count:,}",
            f"{ratio:.2f} ({low:.2f}–{high:.2f})",
            f"{self.points / self.count:.1f}",
            dead,
        )


def school_of(certificates: int) -> str:
    """The highest that a life learned."""
    for certificate in (DIPLOM, ABITUR, SKILLED):
        if certificates >> certificate & 1:
            return CERTIFICATES[certificate]
    return "less"


class Evenness:
    """Lives by career, school, seat and place in the order of play, and the length of each game."""

    def __init__(self, plan: Plan) -> None:
        self.careers: defaultdict[str, Lives] = defaultdict(Lives)
        self.schools: defaultdict[str, Lives] = defaultdict(Lives)
        self.seats: defaultdict[str, Lives] = defaultdict(Lives)
        self.order: defaultdict[str, Lives] = defaultdict(Lives)
        self.turns: list[int] = []
        for state, batch in play_each(plan):
            self.turns.append(int(batch.turns[0]))
            for seat, payoff in enumerate(batch.payoffs[0]):
                self.add(state, seat, payoff[SHARE], payoff[SCORE])

    def add(self, state: Row, seat: int, share: float, points: float) -> None:
        """One life."""
        place = int(np.flatnonzero(state["order"] == seat)[0])
        career = (*PATHS, NO_CAREER)[int(state["career"][seat])]
        for lives in (
            self.careers[career],
            self.schools[school_of(int(state["certificates"][seat]))],
            self.seats[f"seat {seat + 1}"],
            self.order[f"place {place + 1}"],
        ):
            lives.add(share, points, int(state["died"][seat]))


def print_lives(title: str, lives: dict[str, Lives], order: Iterable[str]) -> None:
    """A table of lives."""
    row(title, "lives", "wins, fair share = 1", "points", "sudden deaths")
    row(*["---"] * 5)
    for name in order:
        if name in lives:
            row(name, *lives[name].cells())
    print()


def print_evenness(bot: str, games: int) -> None:
    """All tables of one kind of bot."""
    found = Evenness(even_table(bot, games))
    print_lives("career at the end", found.careers, (*PATHS, NO_CAREER))
    print_lives("school", found.schools, ("diplom", "abitur", "skilled_worker", "less"))
    print_lives("seat", found.seats, sorted(found.seats))
    print_lives("order of play", found.order, sorted(found.order))
    low, median, high = np.quantile(found.turns, (0.05, 0.5, 0.95))
    print(f"Turns of players: median {median:.0f}, 5 to 95 % {low:.0f}–{high:.0f}.")


def main(words: list[str]) -> None:
    """Print the tables for greedy bots and 20,000 games, or for those told."""
    bot, games = (words + ["greedy", str(GAMES)][len(words) :])[:2]
    print_evenness(bot, int(games))


if __name__ == "__main__":
    main(sys.argv[1:])
