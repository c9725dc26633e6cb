"""One table stepped through from Python as fast as can be, as learners do: they choose, compiled code does the rest.

Records are handed over as one-row tables, whose memory compiled code takes as it is; a single record costs ten
times that.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from laufspiel.games import all_games
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.luck import pick, seed_luck
from laufspiel.kernel.match import Setup
from laufspiel.kernel.rule import template
from laufspiel.kernel.struct import row, table
from laufspiel.lab.run import Array, lay

Step = Callable[..., int]


@cache
def _steps(game_id: str) -> tuple[Step, Step, Step]:
    """A game's begin, act and observe over tables. Compiled when first asked for, in about a second."""
    rules = all_games()[game_id].rules
    setup, legal, odds, apply, look = rules.setup, rules.legal, rules.odds, rules.apply, rules.observe

    @template
    def draw_luck(boards: Any, states: Any, logs: Any, choices: Any, weights: Any, luck: Any) -> Any:
        board, state = boards[0], states[0]
        while state.actor == LUCK:
            count = legal(board, state, choices)
            outcome = choices[pick(luck, weights, odds(board, state, count, weights))]
            logs[0].count = 0
            apply(board, state, logs[0], outcome)
        return 0 if state.actor == NOBODY else legal(board, state, choices)

    @template
    def begin(
        boards: Any, states: Any, logs: Any, choices: Any, weights: Any, luck: Any, seats: Any, first: Any
    ) -> Any:
        setup(boards[0], states[0], seats, first)
        return draw_luck(boards, states, logs, choices, weights, luck)

    @template
    def act(boards: Any, states: Any, logs: Any, choices: Any, weights: Any, luck: Any, action: Any) -> Any:
        logs[0].count = 0
        apply(boards[0], states[0], logs[0], action)
        return draw_luck(boards, states, logs, choices, weights, luck)

    @template
    def observe(boards: Any, states: Any, seat: Any, out: Any) -> Any:
        look(boards[0], states[0], seat, out)
        return 0

    return begin, act, observe


class Stepper:
    """A table at which Python chooses and luck draws itself.

    `count` says how many actions are open to `actor`; they are the first of `choices`. At the end `count` is 0.
    The arrays are used again at every step: copy what is to last.
    """

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        self.setup = setup
        self.choices: Array = np.zeros(game.most_choices, np.int64)
        self.observation: Array = np.zeros(game.observation_size, np.float32)
        self.count = 0
        self._begin, self._act, self._observe = _steps(game.id)
        self._boards = table(game.board_type)
        self._boards[0] = lay(setup)
        self._states = table(game.state_type)
        self._actor = self._states["actor"]
        self._luck = np.zeros(4, np.int64)
        weights = np.zeros(game.most_choices, np.int64)
        self._table = (self._boards, self._states, table(EventLog), self.choices, weights, self._luck)

    @property
    def actor(self) -> int:
        """The seat that chooses now, or NOBODY at the end."""
        return int(self._actor[0])

    def begin(self, seed: int, game: int = 0) -> int:
        """Lay the table anew, with the luck of game number `game` of a seed; gives the number of choices."""
        seed_luck(self._luck, seed, game)
        self.count = self._begin(*self._table, len(self.setup.seats), self.setup.first)
        return self.count

    def act(self, action: int) -> int:
        """Carry out one of `choices` and let luck draw until somebody must choose; gives the number of choices."""
        self.count = self._act(*self._table, action)
        return self.count

    def observe(self) -> Array:
        """What the actor knows as numbers, as the game's `observe` describes them."""
        self._observe(self._boards, self._states, self._actor[0], self.observation)
        return self.observation

    def payoff(self) -> Array:
        """Rows of score, place and share of the win per seat, at the end."""
        result = np.zeros((len(self.setup.seats), 3))
        self.setup.game.rules.payoff(row(self._boards), row(self._states), result)
        return result
