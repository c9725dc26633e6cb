"""Whole games between bots, shared out to threads. Game number n of a seed is the same game wherever it is played."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from laufspiel.kernel.contract import Game
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.match import Setup
from laufspiel.kernel.play import GREEDY, RANDOM, TABLE, TABLES
from laufspiel.kernel.rule import handed, is_compiled
from laufspiel.kernel.struct import Row, Table, row, table

COMPILED_BOTS = {"random": RANDOM, "greedy": GREEDY}
"""Bots that whole compiled games can be played with."""

STEP_LIMIT = 100_000
"""A game is cut off after so many actions; real ones end long before."""

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Plan:
    """What to simulate: a set-up whose seats all have bots, how many games, and the seed of their luck."""

    setup: Setup
    games: int
    seed: int
    limit: int = STEP_LIMIT

    @property
    def bots(self) -> list[str]:
        """The bot in each seat."""
        return [seat.bot or "random" for seat in self.setup.seats]

    @cached_property
    def board(self) -> Row:
        """The board that all games share; laying it takes longer than a hundred games."""
        return lay(self.setup)


@dataclass(frozen=True)
class Batch:
    """What came of games number `begin` and following; `turns` is -1 for a game that was cut off.

    `turns` and `steps` have a row per game, `payoffs` is games × seats × (score, place, share);
    `events` and `visits` add up over the batch, by event and space number.
    """

    begin: int
    turns: Array
    steps: Array
    payoffs: Array
    events: Array
    visits: Array


def bot_numbers(bots: list[str]) -> Array:
    """The bots as compiled games know them. Raises OptionError for one they don't."""
    for bot in bots:
        if bot not in COMPILED_BOTS:
            raise OptionError(
                f"There is no bot “{bot}” for simulations; the bots are {', '.join(COMPILED_BOTS)}."
            )
    return np.array([COMPILED_BOTS[bot] for bot in bots], np.int64)


def landing_columns(game: Game) -> tuple[Array, int]:
    """Per event the column that names the space come to (0: none), and room for the largest such number."""
    columns = np.zeros(len(game.events.kinds), np.int64)
    room = 1
    for number, kind in enumerate(game.events.kinds):
        for column, part in enumerate(kind.fields, start=1):
            if game.visits.get(kind.name) == part.name:
                columns[number] = column
                room = max(room, part.size)
    return columns, room


def lay(setup: Setup) -> Row:
    """The board of a set-up."""
    return setup.game.lay_board(setup.edition, setup.options, setup.seats)


def play_batch(plan: Plan, begin: int, end: int, states: Table | None = None) -> Batch:
    """Play games number begin to end - 1; other threads may do the same with other games.

    If `states` are handed in (TABLES of them), the first one tells afterwards how the last game ended.
    """
    game = plan.setup.game
    states = table(game.state_type, TABLES) if states is None else states
    seats, games = len(plan.setup.seats), end - begin
    lands, room = landing_columns(game)
    batch = Batch(
        begin,
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.zeros((games, seats, 3)),
        np.zeros(len(lands), np.int64),
        np.zeros(room, np.int64),
    )
    game.entries().play_games(
        plan.board,
        handed(states),
        row(table(EventLog)),
        np.zeros(game.most_choices, np.int64),
        np.zeros(game.most_choices, np.int64),
        bot_numbers(plan.bots),
        np.zeros(4, np.int64),
        plan.seed,
        begin,
        end,
        plan.setup.first,
        plan.limit,
        lands,
        batch.turns,
        batch.steps,
        batch.payoffs,
        batch.events,
        batch.visits,
    )
    return batch


def play_each(plan: Plan) -> Iterator[tuple[Row, Batch]]:
    """Every game by itself, with the table as it stood at the end: for questions that turns and payoffs don't answer.

    The table is the same record each time; take from it what is wanted before the next game.
    """
    states = table(plan.setup.game.state_type, TABLES)
    for number in range(plan.games):
        batch = play_batch(plan, number, number + 1, states)
        yield states[TABLE], batch


def batch_size() -> int:
    """Games a batch: enough to hide Python, few enough for a lively progress bar and a quick Ctrl-C."""
    return 1024 if is_compiled() else 8


def play_all(plan: Plan, threads: int) -> Iterator[Batch]:
    """Every batch of a plan in order of its games, a few ahead at a time."""
    size = batch_size()
    pool = ThreadPoolExecutor(threads, "games")
    ahead: deque[Future[Batch]] = deque()
    try:
        for begin in range(0, plan.games, size):
            ahead.append(pool.submit(play_batch, plan, begin, min(begin + size, plan.games)))
            if len(ahead) > 2 * threads:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        # Also when the taker stops early, as on Ctrl-C: nothing more is begun.
        pool.shutdown(cancel_futures=True)
