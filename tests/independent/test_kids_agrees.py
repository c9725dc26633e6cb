"""Random games by the rules agree with an independent program, for each seat count, edition and option."""

import pytest

from laufspiel.kernel.rule import is_compiled
from tests.independent.agreement import compiled, differences, independent
from tests.independent.kids import Game

pytestmark = pytest.mark.skipif(not is_compiled(), reason="twenty thousand games need compiled rules")


def compare(games, seats, edition="standard", **options):
    ours = compiled("kids", seats, edition, options)
    theirs = independent(lambda luck: Game(luck, seats, edition, **options).play(), games, seed=seats)
    assert differences(ours, theirs) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree_at_each_seat_count(seats):
    compare(3000, seats)


@pytest.mark.parametrize("edition", ["short", "long", "joker"])
def test_random_games_agree_on_each_edition(edition):
    compare(600, 3, edition)


@pytest.mark.parametrize("options", [{"entry": "forced"}, {"play_on": "yes"}], ids=str)
def test_random_games_agree_with_each_option(options):
    compare(600, 3, **options)


def test_random_games_agree_with_options_together():
    compare(600, 4, "joker", entry="forced", play_on="yes")


def test_another_rule_would_be_noticed():
    ours = compiled("kids", 3, "standard", {"entry": "forced"})
    theirs = independent(lambda luck: Game(luck, 3).play(), 600, seed=1)
    assert any(told.startswith("turns: ") for told in differences(ours, theirs))
