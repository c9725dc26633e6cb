"""Whole games between bots, shared out to threads. Game number n of a seed is the same game wherever it is played."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import numpy as np

from laufspiel.kernel.counting import Outcomes
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.match import Setup
from laufspiel.kernel.play import GREEDY, RANDOM, TABLE, TABLES, jotter_type
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.struct import Row, Table, new, table
from laufspiel.lab.counters import new_counts, new_outcomes

COMPILED_BOTS = {"random": RANDOM, "greedy": GREEDY}
"""Bots that whole compiled games can be played with."""

STEP_LIMIT = 100_000
"""A game is cut off after so many actions; real ones end long before."""

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Plan:
    """What to simulate: a set-up whose seats all have bots, how many games, and the seed of their luck.

    `studies` notes who had what, which takes up to a tenth of the time of a fast game.
    """

    setup: Setup
    games: int
    seed: int
    limit: int = STEP_LIMIT
    studies: bool = True

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
    """What came of games number `begin` and following: a row each in `outcomes`, the rest added up in `counts`.

    In `turns` a game that was cut off has -1; `payoffs` is games × seats × (score, place, share).
    """

    begin: int
    outcomes: Outcomes
    counts: Row

    @property
    def turns(self) -> Array:
        """Turns of each game."""
        return cast("Array", self.outcomes.turns)

    @property
    def steps(self) -> Array:
        """Actions of each game, luck's included."""
        return cast("Array", self.outcomes.steps)

    @property
    def payoffs(self) -> Array:
        """Score, place and share of the win of each game's seats."""
        return cast("Array", self.outcomes.payoffs)

    @property
    def events(self) -> Array:
        """How often each event happened, by number."""
        return cast("Array", self.counts.events)

    @property
    def visits(self) -> Array:
        """How often each space was come to, by number."""
        return cast("Array", self.counts.visits)


def bot_numbers(bots: list[str]) -> Array:
    """The bots as compiled games know them. Raises OptionError for one they don't."""
    for bot in bots:
        if bot not in COMPILED_BOTS:
            raise OptionError(
                f"There is no bot “{bot}” for simulations; the bots are {', '.join(COMPILED_BOTS)}."
            )
    return np.array([COMPILED_BOTS[bot] for bot in bots], np.int64)


def lay(setup: Setup) -> Row:
    """The board of a set-up."""
    return setup.game.lay_board(setup.edition, setup.options, setup.seats)


def play_batch(plan: Plan, begin: int, end: int, states: Table | None = None) -> Batch:
    """Play games number begin to end - 1; other threads may do the same with other games.

    If `states` are handed in (TABLES of them), the first one tells afterwards how the last game ended.
    """
    game, seats = plan.setup.game, len(plan.setup.seats)
    states = table(game.state_type, TABLES) if states is None else states
    batch = Batch(begin, new_outcomes(game, seats, end - begin), new_counts(game, studies=plan.studies))
    game.entries().play_games(
        plan.board,
        states,
        new(EventLog),
        new(jotter_type(game.most_choices)),
        bot_numbers(plan.bots),
        plan.seed,
        begin,
        end,
        plan.setup.first,
        plan.limit,
        batch.counts,
        batch.outcomes,
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
    """Games a batch at most: enough to hide Python, few enough for a lively progress bar and a quick Ctrl-C."""
    return 1024 if is_compiled() else 8


def batches(games: int, threads: int) -> Iterator[tuple[int, int]]:
    """Where each batch begins and ends. They shrink towards the end, so that no thread waits long for the last one."""
    most, begin = batch_size(), 0
    while begin < games:
        share = (games - begin) // (2 * threads)
        end = min(begin + min(most, max(share, most // 16, 1)), games)
        yield begin, end
        begin = end


def play_all(plan: Plan, threads: int) -> Iterator[Batch]:
    """Every batch of a plan in order of its games, a few ahead at a time."""
    pool = ThreadPoolExecutor(threads, "games")
    ahead: deque[Future[Batch]] = deque()
    try:
        for begin, end in batches(plan.games, threads):
            ahead.append(pool.submit(play_batch, plan, begin, end))
            if len(ahead) > 2 * threads:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        # Also when the taker stops early, as on Ctrl-C: nothing more is begun.
        pool.shutdown(cancel_futures=True)
