"""Figures from counts: spreads of whole numbers, and intervals that hold the truth 19 times of 20."""

import math

import msgspec
import numpy as np

Counts = np.ndarray[tuple[int], np.dtype[np.int64]]

Z = 1.959964
"""How many standard errors to each side a 95 % interval reaches."""

QUANTILES = (0.05, 0.25, 0.75, 0.95)


class Interval(msgspec.Struct, frozen=True):
    """An estimate and its 95 % interval."""

    mean: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How a number varied: `low` and `high` are the mean's 95 % interval, `q05` the value 5 % stay below."""

    mean: float
    low: float
    high: float
    sd: float
    min: int
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    max: int


def spread_of(counts: Counts) -> Spread | None:
    """The spread of a number that was `i` in `counts[i]` cases; None without a case."""
    total = int(counts.sum())
    if total == 0:
        return None
    values = np.arange(len(counts))
    mean = float((values * counts).sum() / total)
    sd = math.sqrt(float((counts * (values - mean) ** 2).sum()) / (total - 1)) if total > 1 else 0.0
    error = Z * sd / math.sqrt(total)
    found = np.flatnonzero(counts)
    quantiles = [quantile(counts, share) for share in QUANTILES]
    return Spread(
        mean=mean,
        low=mean - error,
        high=mean + error,
        sd=sd,
        min=int(found[0]),
        q05=quantiles[0],
        q25=quantiles[1],
        median=quantile(counts, 0.5),
        q75=quantiles[2],
        q95=quantiles[3],
        max=int(found[-1]),
    )


def in_short(turns: float) -> str:
    """A quantile of lengths, as people read it: 457, 139.5."""
    return f"{turns:.1f}".removesuffix(".0")


def quantile(counts: Counts, share: float) -> float:
    """The value below which a share of all cases lies, drawn straight between neighbours as numpy does."""
    up_to = np.cumsum(counts)
    place = share * (int(up_to[-1]) - 1)
    before, after = math.floor(place), math.ceil(place)
    low, high = (int(np.searchsorted(up_to, rank, side="right")) for rank in (before, after))
    return low + (high - low) * (place - before)


def interval_of(mean: float, error: float) -> Interval:
    """The interval of an estimate with a standard error."""
    return Interval(mean, mean - Z * error, mean + Z * error)


def share_interval(wins: float, games: int) -> Interval:
    """Wilson's interval for a share of games; wins shared with others count in part and leave it a little too wide."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(total: float, squares: float, cases: int) -> tuple[Interval, float]:
    """The mean with its interval, and the standard deviation, from the sum and the sum of squares."""
    if cases == 0:
        return Interval(0.0, 0.0, 0.0), 0.0
    mean = total / cases
    variance = max(0.0, squares - total * mean) / (cases - 1) if cases > 1 else 0.0
    error = Z * math.sqrt(variance / cases)
    return Interval(mean, mean - error, mean + error), math.sqrt(variance)
