import numpy as np
import pytest

from laufspiel.lab.statistics import in_short, mean_interval, quantile, share_interval, spread_of


def counts_of(*values):
    return np.bincount(np.array(values, np.int64))


def test_a_spread_is_what_numpy_finds_in_the_single_values():
    values = np.random.default_rng(7).poisson(30, 999)
    spread = spread_of(np.bincount(values))
    assert spread.mean == pytest.approx(values.mean())
    assert spread.sd == pytest.approx(values.std(ddof=1))
    assert (spread.min, spread.max) == (values.min(), values.max())
    found = [spread.q05, spread.q25, spread.median, spread.q75, spread.q95]
    assert found == pytest.approx(list(np.quantile(values, [0.05, 0.25, 0.5, 0.75, 0.95])))


def test_the_median_of_an_even_number_lies_between_the_middle_two():
    assert quantile(counts_of(1, 2, 4, 9), 0.5) == 3


def test_one_value_has_no_spread():
    spread = spread_of(counts_of(5))
    assert (spread.mean, spread.sd, spread.low, spread.high, spread.median) == (5, 0, 5, 5, 5)


def test_no_values_have_no_spread_at_all():
    assert spread_of(np.zeros(3, np.int64)) is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (50, 100, 0.40383, 0.59617), (10, 10, 0.72247, 1.0)],
)
def test_intervals_of_shares_are_wilsons(wins, games, low, high):
    interval = share_interval(wins, games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-5)


def test_without_games_a_share_may_be_anything():
    interval = share_interval(0, 0)
    assert (interval.low, interval.high) == (0, 1)


def test_a_mean_of_sums_is_the_mean_of_the_values():
    values = np.array([3.0, 4.0, -8.0, 11.0])
    interval, sd = mean_interval(values.sum(), (values**2).sum(), 4)
    assert interval.mean == 2.5
    assert sd == pytest.approx(values.std(ddof=1))
    assert interval.high - interval.mean == pytest.approx(1.959964 * sd / 2)


def test_intervals_hold_the_truth_about_19_times_in_20():
    luck = np.random.default_rng(3)
    held = 0
    for wins in luck.binomial(400, 0.3, 2000):
        interval = share_interval(int(wins), 400)
        held += interval.low <= 0.3 <= interval.high
    assert 0.935 < held / 2000 < 0.965


@pytest.mark.parametrize(
    ("turns", "told"), [(457.04, "457"), (139.5, "139.5"), (90.0, "90"), (12345.25, "12345.2")]
)
def test_quantiles_are_told_in_short(turns, told):
    assert in_short(turns) == told
