"""Random games by the rules agree with an independent program, for each seat count, course and variant."""

import pytest

from laufspiel.kernel.rule import is_compiled
from tests.independent.agreement import compiled, differences, independent
from tests.independent.vida import Game

pytestmark = pytest.mark.skipif(not is_compiled(), reason="twenty thousand games need compiled rules")


def compare(games, seats, edition="standard", **options):
    ours = compiled("asi-es-la-vida", seats, edition, options)
    theirs = independent(lambda luck: Game(luck, seats, edition, **options).play(), games, seed=seats)
    assert differences(ours, theirs) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_agree_at_each_seat_count(seats):
    compare(3000, seats)


@pytest.mark.parametrize("edition", ["plus_first", "fortune_last", "shuffled"])
def test_random_games_agree_on_each_course(edition):
    compare(600, 3, edition)


@pytest.mark.parametrize("variant", ["ones", "recycle", "sprint", "straggler"])
def test_random_games_agree_with_each_variant(variant):
    compare(600, 3, **{variant: "yes"})


def test_random_games_agree_when_ties_are_broken():
    compare(600, 4, tie="fewest_fortune")


def test_random_games_agree_with_variants_together():
    compare(600, 5, "shuffled", ones="yes", recycle="yes", sprint="yes")
    compare(600, 2, "plus_first", ones="yes", straggler="yes")


def test_another_rule_would_be_noticed():
    ours = compiled("asi-es-la-vida", 3, "standard", {"ones": "yes"})
    theirs = independent(lambda luck: Game(luck, 3).play(), 600, seed=1)
    assert any(told.startswith("turns: ") for told in differences(ours, theirs))
