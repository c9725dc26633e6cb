import numpy as np
import pytest

from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match
from laufspiel.lab.stepper import Stepper
from tests.lab.builders import plan

TABLES = [("kids", {}), ("kids", {"first": "random"}), ("vida", {}), ("vida", {"ones": "yes"})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_table_stepped_through_is_the_match_move_for_move(game, options):
    setup = plan(game, **options).setup
    stepper, match = Stepper(setup), Match(setup)
    choosing = SeededLuck(8)
    for number in range(5):
        luck = SeededLuck(3, number)
        match.rewind(0)
        count = stepper.begin(3, number)
        while True:
            while match.actor == LUCK:
                match.draw_luck(luck)
            assert stepper.actor == match.actor
            assert stepper.choices[:count].tolist() == match.legal()
            if match.is_over:
                break
            observed = np.zeros(setup.game.observation_size, np.float32)
            setup.game.rules.observe(match.board, match.state, match.actor, observed)
            np.testing.assert_array_equal(stepper.observe(), observed)
            action = match.legal()[choosing.below(count)]
            match.act(action)
            count = stepper.act(action)
        assert stepper.actor == NOBODY
        np.testing.assert_array_equal(stepper.payoff(), match.payoff())
