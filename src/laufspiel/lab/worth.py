"""What the things players may have in a game are worth: how often those win who had them, and those who hadn't.

Players of one game aren't independent: one wins and the others don't. So intervals come from what games, not players,
differ in.
"""

import math
from collections.abc import Iterator

import msgspec
import numpy as np

from laufspiel.kernel.counting import (
    HAVING,
    HAVING_SQUARED,
    HAVING_WINS,
    SCORES,
    SCORES_SQUARED,
    WHOLE,
    WINS,
    WINS_SQUARED,
)
from laufspiel.lab.counters import Trait, traits_of
from laufspiel.lab.statistics import Interval, interval_of, mean_interval
from laufspiel.lab.tally import Tally
from laufspiel.words import title_in

SELDOM = 100
"""Nothing is told of the difference unless so many players had a thing and so many hadn't."""


class Worth(msgspec.Struct, frozen=True):
    """How those did who had a thing.

    `players` had it, which is the share `had` of all; they won the share `wins` of their games and scored `score`.
    The others won `wins_without`; `difference` is between the two. `usual` is the share that players won who had
    anything of this kind, each thing counted for itself, and `lead` what this thing has on it. Intervals are of 95 %.
    """

    title: str
    players: int
    had: float
    wins: Interval
    wins_without: float | None
    difference: Interval | None
    usual: float
    lead: Interval
    score: Interval

    @property
    def is_told(self) -> bool:
        """Whether enough players had it."""
        return self.players >= SELDOM


Worths = dict[str, dict[str, Worth]]
"""By kind and key; what was worth most comes first."""


def worths_of(tally: Tally) -> Worths:
    """What everything that somebody had was worth."""
    kinds: dict[str, dict[str, Worth]] = {}
    for kind, numbers in _numbers_by_kind(tally).items():
        usual = _usual(tally.traits[numbers])
        found = {
            trait.key: _worth(tally, number, trait, usual)
            for number, trait in zip(numbers, _traits(tally, numbers), strict=True)
            if tally.traits[number, HAVING]
        }
        kinds[kind] = dict(sorted(found.items(), key=lambda item: -_rank(item[1])))
    return kinds


def _rank(worth: Worth) -> float:
    return worth.difference.mean if worth.difference else worth.lead.mean


def _numbers_by_kind(tally: Tally) -> dict[str, list[int]]:
    kinds: dict[str, list[int]] = {}
    for number, trait in enumerate(traits_of(tally.plan.setup.game.id)):
        kinds.setdefault(trait.kind, []).append(number)
    return kinds


def _traits(tally: Tally, numbers: list[int]) -> Iterator[Trait]:
    traits = traits_of(tally.plan.setup.game.id)
    return (traits[number] for number in numbers)


def _usual(sums: "np.ndarray") -> float:
    """What players won who had something of a kind."""
    having = sums[:, HAVING].sum()
    return float(sums[:, WINS].sum() / WHOLE / having) if having else 0.0


def _worth(tally: Tally, number: int, trait: Trait, usual: float) -> Worth:
    sums = tally.traits[number]
    games, seats = tally.finished, len(tally.plan.setup.seats)
    having, won = float(sums[HAVING]), float(sums[WINS]) / WHOLE
    lacking = games * seats - having
    share = won / having
    error = math.sqrt(_squares(sums, 1 / having, -share / having, 0.0, games))
    score, _ = mean_interval(float(sums[SCORES]), float(sums[SCORES_SQUARED]), int(having))
    return Worth(
        title=_title(tally, trait),
        players=int(having),
        had=having / (games * seats),
        wins=interval_of(share, error),
        wins_without=(games - won) / lacking if lacking else None,
        difference=_difference(sums, games, seats) if min(having, lacking) >= SELDOM else None,
        usual=usual,
        lead=interval_of(share - usual, error),
        score=score,
    )


def _difference(sums: "np.ndarray", games: int, seats: int) -> Interval:
    """The share won with a thing less that without it."""
    having, won = float(sums[HAVING]), float(sums[WINS]) / WHOLE
    lacking = games * seats - having
    share, other = won / having, (games - won) / lacking
    # How far each game, with w wins and n players who had the thing, moves the difference: a·w + b·n + c.
    a = 1 / having + 1 / lacking
    b = -share / having - other / lacking
    c = (other * seats - 1) / lacking
    return interval_of(share - other, math.sqrt(_squares(sums, a, b, c, games)))


def _squares(sums: "np.ndarray", a: float, b: float, c: float, games: int) -> float:
    """The sum of (a·w + b·n + c)² over all games."""
    wins, wins_squared = sums[WINS] / WHOLE, sums[WINS_SQUARED] / WHOLE**2
    both = sums[HAVING_WINS] / WHOLE
    squares = a * a * wins_squared + b * b * sums[HAVING_SQUARED] + c * c * games
    products = a * b * both + a * c * wins + b * c * sums[HAVING]
    return max(0.0, float(squares + 2 * products))


def _title(tally: Tally, trait: Trait) -> str:
    setup = tally.plan.setup
    titles = setup.game.titles(setup.edition)
    return title_in(titles[trait.key], "en") if trait.key in titles else trait.key.replace("_", " ")
