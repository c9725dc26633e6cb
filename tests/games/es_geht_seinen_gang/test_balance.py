"""What edition and bots promise together: every path offers the same wealth of chances, and games end in good time.

The figures of 20,000 games are in docs/research.md; here fewer games and wider limits, always with the same luck.
"""

from functools import cache

import numpy as np
import pytest

from laufspiel.games.es_geht_seinen_gang.names import PATHS
from laufspiel.kernel.contract import SHARE
from laufspiel.kernel.rule import is_compiled
from laufspiel.lab.run import play_each
from tests.lab.builders import plan

GAMES = 4000
SEATS = 4

pytestmark = pytest.mark.skipif(not is_compiled(), reason="thousands of games take too long in plain Python")


@cache
def games():
    """Per game between greedy bots that luck sends down paths: turns, and by seat share, career and order of play."""
    wished = plan(
        "es-geht-seinen-gang", *["greedy"] * SEATS, games=GAMES, seed=33, first="random", paths="drawn"
    )
    rows = [
        (
            int(batch.turns[0]),
            batch.payoffs[0, :, SHARE].copy(),
            state["career"][:SEATS].copy(),
            state["order"][:SEATS].copy(),
        )
        for state, batch in play_each(wished)
    ]
    return tuple(np.array(column) for column in zip(*rows, strict=True))


@pytest.mark.rule("E-30")
@pytest.mark.parametrize("path", PATHS)
def test_every_path_wins_about_its_share(path):
    _, shares, careers, _ = games()
    ratio = SEATS * shares[careers == PATHS.index(path)].mean()
    assert 0.75 < ratio < 1.25


def test_every_seat_wins_its_share():
    _, shares, _, _ = games()
    assert np.abs(shares.mean(axis=0) - 1 / SEATS).max() < 0.03


@pytest.mark.rule("E-08")
def test_whoever_comes_first_or_last_has_a_fair_chance():
    _, shares, _, order = games()
    by_place = np.take_along_axis(shares, order, axis=1).mean(axis=0)
    assert np.abs(by_place - 1 / SEATS).max() < 0.05


def test_nine_games_of_ten_take_60_to_140_turns():
    turns, _, _, _ = games()
    low, high = np.quantile(turns, (0.05, 0.95))
    assert 60 <= low < high <= 140
