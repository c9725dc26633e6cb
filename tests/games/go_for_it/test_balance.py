"""What edition and bots promise together: games won within a few years, and no seat or career better than others.

The figures of 20,000 games are in docs/research.md; here fewer games and wider limits, always with the same luck.
"""

from functools import cache

import numpy as np
import pytest

from laufspiel.games.go_for_it.cards import CAREERS
from laufspiel.games.go_for_it.state import YEARS_OVER
from laufspiel.kernel.contract import SHARE
from laufspiel.kernel.rule import is_compiled
from laufspiel.lab.run import play_each
from tests.lab.builders import plan

GAMES = 2000
SEATS = 4

pytestmark = pytest.mark.skipif(not is_compiled(), reason="thousands of games take too long in plain Python")


@cache
def games():
    """Per game between greedy bots: years, whether somebody won by announcing, and by seat share and career."""
    wished = plan("go-for-it", *["greedy"] * SEATS, games=GAMES, seed=33, first="random")
    rows = [
        (
            int(state["year"]),
            batch.events[YEARS_OVER] == 0,
            batch.payoffs[0, :, SHARE].copy(),
            state["career"][:SEATS].copy(),
        )
        for state, batch in play_each(wished)
    ]
    return tuple(np.array(column) for column in zip(*rows, strict=True))


@pytest.mark.rule("G-38")
def test_nearly_all_games_are_won_by_announcing_within_ten_years():
    years, announced, _, _ = games()
    assert announced.mean() > 0.95
    assert years.max() <= 10


def test_half_of_the_games_take_two_to_six_years():
    years, _, _, _ = games()
    assert 2 <= np.median(years) <= 6


def test_every_seat_wins_its_share():
    _, _, shares, _ = games()
    assert np.abs(shares.mean(axis=0) - 1 / SEATS).max() < 0.05


def test_every_career_wins_its_share():
    _, _, shares, careers = games()
    won = np.array([shares[careers == career].mean() for career in range(CAREERS)])
    assert np.abs(won - 1 / SEATS).max() < 0.09
