"""Compiling every rule beforehand, so that nobody waits inside a game, and clearing away what old rules left."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path

import numpy as np

from laufspiel.bots import play_bot
from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel import rule
from laufspiel.kernel.contract import LUCK, Game
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, Setup, prepare
from laufspiel.kernel.rule import cache_folder, cache_root, is_compiled, whereabouts
from laufspiel.kernel.seats import Seat
from laufspiel.lab.run import Plan, play_batch

Job = tuple[str, Callable[[], None]]
"""What is compiled, for the progress display, and doing it."""

KEPT_FOLDERS = 3
RECENT = 24 * 60 * 60
"""Folders of old rules are cleared away unless they are among the newest few or were used within this many seconds."""


def is_kept() -> bool:
    """Whether this process finds all rules as they now stand, and where, compiled (or compiles nothing at all).

    Where compiled rules can't be kept, they aren't looked for either.
    """
    return not is_compiled() or (rule.IS_KEPT and _stamp().exists())


def _stamp() -> Path:
    return cache_folder() / f"complete-{whereabouts()}"


def jobs() -> Iterator[Job]:
    """Everything to compile, in bites of a few seconds."""
    for game in all_games().values():
        setup = _small_table(game)
        yield f"{game.id}: rules", partial(_use_rules, setup)
        yield f"{game.id}: whole games", partial(_play, setup)
        yield f"{game.id}: bots", partial(_choose, setup)


def finish() -> None:
    """Note that all is compiled, and clear away what old rules left."""
    if is_compiled() and rule.IS_KEPT:
        with suppress(OSError):  # a cache that can no longer be written to only costs time
            _stamp().parent.mkdir(parents=True, exist_ok=True)
            _stamp().write_text(time.strftime("%Y-%m-%d\n"))
    prune()


def prune() -> None:
    """Remove folders of rules that have changed since, but none that a running program may still use."""
    folders = sorted(
        (folder for folder in cache_root().glob("rules-*") if folder != cache_folder()),
        key=_last_used,
        reverse=True,
    )
    for folder in folders[KEPT_FOLDERS - 1 :]:
        if time.time() - _last_used(folder) > RECENT:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has just removed it
        return 0.0


def _small_table(game: Game) -> Setup:
    edition = shipped_edition(game.id, "")
    colours = game.default_colours(edition, game.fewest)
    seats = [Seat(colour, colour, "random") for colour in colours]
    return prepare(game, edition, {"first": "seat"}, seats, date.today())


def _before_a_choice(setup: Setup, luck: SeededLuck) -> Match:
    """A match in which somebody must choose."""
    match = Match(setup)
    while match.actor == LUCK:
        match.draw_luck(luck)
    return match


def _use_rules(setup: Setup) -> None:
    """Call each rule once as matches and learners do."""
    luck = SeededLuck(1)
    match = _before_a_choice(setup, luck)
    rules = setup.game.rules
    observation = np.zeros(setup.game.observation_size, np.float32)
    match.view(None)
    match.choices()
    match.act(match.legal()[0])
    match.payoff()
    rules.observe(match.board, match.state, 0, observation)
    rules.conceal(match.board, match.state, 0, luck.words)
    rules.judge(match.board, match.state, 0)


def _play(setup: Setup) -> None:
    play_batch(Plan(setup, 1, 1), 0, 1)


def _choose(setup: Setup) -> None:
    luck = SeededLuck(1)
    play_bot(_before_a_choice(setup, luck), "greedy", luck)
