"""The figures a game's manifest asks for, from the counts of a tally."""

import math
import re

import msgspec

from laufspiel.kernel.figures import Figure
from laufspiel.lab.statistics import share_interval
from laufspiel.lab.tally import Tally

TERM = re.compile(r"([+-]?)\s*([a-z_.]+(?: \* [a-z_.]+)*)")


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure; `low` and `high` are the 95 % interval of one that is a share."""

    value: float
    low: float | None = None
    high: float | None = None


def figures_of(tally: Tally) -> dict[str, Told]:
    """All figures of the game by name; one that would divide by nothing is left out."""
    values = _values(tally)
    told = {figure.name: _told(figure, values) for figure in tally.plan.setup.game.figures}
    return {name: figure for name, figure in told.items() if figure}


def _told(figure: Figure, values: dict[str, int]) -> Told | None:
    count, per = evaluate(figure.count, values), evaluate(figure.per, values)
    if per == 0:
        return None
    if figure.share:
        share = share_interval(count, per)
        return Told(share.mean, share.low, share.high)
    return Told(count / per)


def evaluate(expression: str, values: dict[str, int]) -> int:
    """A sum of names or of products of names."""
    total = 0
    for sign, product in TERM.findall(expression):
        value = math.prod(values[name] for name in product.split(" * "))
        total += -value if sign == "-" else value
    return total


def _values(tally: Tally) -> dict[str, int]:
    """Whatever a figure may name."""
    game = tally.plan.setup.game
    values = {"games": tally.games, "ended": tally.finished, "seats": len(tally.plan.setup.seats)}
    for number, kind in enumerate(game.events.kinds):
        values[kind.name] = int(tally.events[number])
        for column, field in enumerate(kind.fields, start=1):
            values[f"{kind.name}.{field.name}"] = int(tally.sums[number, column])
    return values
