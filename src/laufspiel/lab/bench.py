"""How fast the rules run: whole random games, alone and on several threads, and one decision at a time from Python."""

import random
import time
from collections.abc import Callable
from datetime import date
from statistics import median

import msgspec

from laufspiel.games import shipped_edition
from laufspiel.kernel.contract import Game
from laufspiel.kernel.match import Setup, prepare
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.lab.run import Plan, play_all, play_batch
from laufspiel.lab.stepper import Stepper

RUNS = 5
SECONDS = 0.4
"""How long a run takes, about."""

COMPILED_TARGETS = {"kids": 25e6, "asi-es-la-vida": 12e6, "go-for-it": 5e6, "es-geht-seinen-gang": 8e6}
"""Steps a second on one thread, by game."""
UNCOMPILED_TARGET = 5_000.0
STEPWISE_TARGET = 200_000.0
THREADS_TARGET = 0.9
"""Of perfect: two threads are to be at least 1.8 times as fast as one."""


class Speed(msgspec.Struct, frozen=True):
    """A measured speed: the median of several runs, per second, and the target (None: there is none)."""

    game: str
    what: str
    rate: float
    target: float | None


def four_seats(game: Game) -> Setup:
    """The table that is measured: the default edition and options, four random bots."""
    edition = shipped_edition(game.id, "")
    seats = [Seat(colour, colour, "random") for colour in game.default_colours(edition, min(4, game.most))]
    return prepare(game, edition, {"first": "seat"}, seats, date.today())


def bench_games(game: Game, threads: int) -> list[Speed]:
    """Whole random games: steps a second on one thread, and on several when there are."""
    setup = four_seats(game)
    target = COMPILED_TARGETS.get(game.id) if is_compiled() else UNCOMPILED_TARGET
    if threads == 1 or not is_compiled():
        return [Speed(game.id, "steps/s, 1 thread", _median_rate([lambda n: _alone(setup, n)])[0], target)]
    alone, together = _median_rate([lambda n: _alone(setup, n), lambda n: _shared(setup, n, threads)])
    return [
        Speed(game.id, "steps/s, 1 thread", alone, target),
        Speed(game.id, f"steps/s, {threads} threads", together, alone * threads * THREADS_TARGET),
    ]


def bench_stepwise(game: Game) -> Speed:
    """Decisions a second when Python asks for what is open, observes and chooses."""
    setup = four_seats(game)
    target = STEPWISE_TARGET if is_compiled() else None
    return Speed(game.id, "decisions/s from Python", _median_rate([lambda n: _stepwise(setup, n)])[0], target)


Run = Callable[[int], int]
"""Plays so many games and tells how many steps or decisions these had."""


def _median_rate(kinds: list[Run]) -> list[float]:
    """Per kind of run the median rate; the kinds take turns, so that a busy machine is unfair to none."""
    games = [_games_for(run) for run in kinds]
    rates: list[list[float]] = [[] for _ in kinds]
    for _ in range(RUNS if is_compiled() else 3):
        for run, count, rate in zip(kinds, games, rates, strict=True):
            rate.append(_rate(run, count))
    return [median(rate) for rate in rates]


def _rate(run: Run, games: int) -> float:
    begun = time.perf_counter()
    steps = run(games)
    return steps / (time.perf_counter() - begun)


def _games_for(run: Run) -> int:
    """How many games take about SECONDS. The first run loads what is compiled, so the second one counts."""
    run(1)
    games, begun = 1, time.perf_counter()
    while True:
        run(games)
        spent = time.perf_counter() - begun
        if spent > SECONDS / 8:
            return max(1, round(games * SECONDS / spent))
        games, begun = games * 4, time.perf_counter()


def _alone(setup: Setup, games: int) -> int:
    return int(play_batch(Plan(setup, games, 1, studies=False), 0, games).steps.sum())


def _shared(setup: Setup, games: int, threads: int) -> int:
    return sum(int(batch.steps.sum()) for batch in play_all(Plan(setup, games, 1, studies=False), threads))


def _stepwise(setup: Setup, games: int) -> int:
    """Random games as a learner in Python plays them. Counts players' decisions; luck's steps come on top."""
    stepper, chance = Stepper(setup), random.Random(1)
    choices, pick = stepper.choices, chance.random
    decisions = 0
    for game in range(games):
        count = stepper.begin(1, game)
        while count:
            stepper.observe()
            count = stepper.act(choices[int(pick() * count)])
            decisions += 1
    return decisions
