"""Smooth curves through points, and spaces evenly spread along them."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from laufspiel.games.es_geht_seinen_gang.printed import Point

STEPS = 24
"""Straight pieces that stand for the curve between two of its points."""


def smooth(points: Sequence[Point]) -> list[complex]:
    """A Catmull-Rom curve through the points, as a line of many straight pieces."""
    told = [complex(x, y) for x, y in points]
    # The curve leaves its first point towards the second, and comes to its last from the one before.
    quads = zip([told[0], *told], told, told[1:], [*told[2:], told[-1]], strict=False)
    line = [_between(*quad, step / STEPS) for quad in quads for step in range(STEPS)]
    return [*line, told[-1]]


def _between(before: complex, start: complex, end: complex, after: complex, t: float) -> complex:
    """The curve's point at `t`, from 0 at `start` to 1 at `end`."""
    return (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t**2
        + (3 * start - before - 3 * end + after) * t**3
    ) / 2


def spread(points: Sequence[Point], count: int) -> list[complex]:
    """So many places equally far apart along the curve, from its first point to its last; a lone one at the first."""
    line = smooth(points)
    lengths = list(accumulate((abs(end - start) for start, end in pairwise(line)), initial=0.0))
    return [_at(line, lengths, lengths[-1] * i / max(count - 1, 1)) for i in range(count)]


def _at(line: Sequence[complex], lengths: Sequence[float], wanted: float) -> complex:
    piece = min(max(bisect_right(lengths, wanted) - 1, 0), len(line) - 2) if len(line) > 1 else 0
    if len(line) == 1 or lengths[piece + 1] == lengths[piece]:
        return line[piece]
    share = (wanted - lengths[piece]) / (lengths[piece + 1] - lengths[piece])
    return line[piece] + (line[piece + 1] - line[piece]) * share
