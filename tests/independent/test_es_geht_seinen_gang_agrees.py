"""Random games by the rules agree with an independent program, for each seat count and option."""

import pytest

from laufspiel.kernel.rule import is_compiled
from tests.independent.agreement import compiled, differences, independent
from tests.independent.es_geht_seinen_gang import Game

pytestmark = pytest.mark.skipif(not is_compiled(), reason="twenty thousand games need compiled rules")


def compare(games, seats, **options):
    ours = compiled("es-geht-seinen-gang", seats, "house-ddr", options)
    theirs = independent(lambda luck: Game(luck, seats, **options).play(), games, seed=seats)
    assert differences(ours, theirs) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_agree_at_each_seat_count(seats):
    compare(400, seats)


@pytest.mark.parametrize(
    "options",
    [{"first": "random"}, {"any_partner": "yes"}, {"pay_open": "when_wished"}, {"paths": "drawn"}],
    ids=str,
)
def test_random_games_agree_with_each_option(options):
    compare(400, 3, **options)


def test_random_games_agree_with_options_together():
    compare(400, 4, first="random", any_partner="yes", pay_open="when_wished", paths="drawn")


def test_another_rule_would_be_noticed():
    ours = compiled("es-geht-seinen-gang", 3, "house-ddr", {"any_partner": "yes"})
    theirs = independent(lambda luck: Game(luck, 3).play(), 400, seed=1)
    assert any(told.startswith("met: ") for told in differences(ours, theirs))
