"""Random games by the rules agree with an independent program, for each seat count and option."""

import pytest

from laufspiel.kernel.rule import is_compiled
from tests.independent.agreement import compiled, differences, independent
from tests.independent.go_for_it import Game

pytestmark = pytest.mark.skipif(not is_compiled(), reason="twenty thousand games need compiled rules")


def compare(games, seats, **options):
    ours = compiled("go-for-it", seats, "house-1986", options)
    theirs = independent(lambda luck: Game(luck, seats, **options).play(), games, seed=seats)
    assert differences(ours, theirs) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_agree_at_each_seat_count(seats):
    compare(400, seats)


@pytest.mark.parametrize(
    "options", [{"years": "5"}, {"deals": "0"}, {"deals": "6"}, {"wrap": "yes"}], ids=str
)
def test_random_games_agree_with_each_option(options):
    compare(200, 3, **options)


def test_random_games_agree_with_options_together():
    compare(200, 4, years="20", deals="1", wrap="yes")


def test_another_rule_would_be_noticed():
    ours = compiled("go-for-it", 3, "house-1986", {"wrap": "yes"})
    theirs = independent(lambda luck: Game(luck, 3).play(), 200, seed=1)
    assert any(told.startswith("traded_up: ") for told in differences(ours, theirs))
