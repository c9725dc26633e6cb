"""Whole random games through a game's compiled entry, for tests; also a command that runs them uncompiled."""

import hashlib
import sys
from dataclasses import dataclass
from datetime import date
from typing import Any

import numpy as np

from laufspiel.games import all_games, edition_files, shipped_edition
from laufspiel.kernel.contract import Game
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.play import TABLES
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import new, table

GAMES_TO_COMPARE = 3


@dataclass
class Results:
    """What came of a run: per game turns, steps and payoffs; per kind of event and per space how often in all."""

    turns: Any
    steps: Any
    payoffs: Any
    events: Any
    visits: Any


def random_games(game: Game, board: Any, seats: int, seed: int, games: int, bot: int = 0) -> Results:
    kinds = game.events.kinds
    lands = np.zeros(len(kinds), np.int64)
    for i, kind in enumerate(kinds):
        if kind.name in game.visits:
            lands[i] = 1 + [field.name for field in kind.fields].index(game.visits[kind.name])
    results = Results(
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.zeros((games, seats, 3)),
        np.zeros(len(kinds), np.int64),
        np.zeros(128, np.int64),
    )
    game.entries().play_games(
        board,
        table(game.state_type, TABLES),
        new(EventLog),
        np.zeros(game.most_choices, np.int64),
        np.zeros(game.most_choices, np.int64),
        np.full(seats, bot),
        np.zeros(4, np.int64),
        seed,
        0,
        games,
        0,
        100_000,
        lands,
        *(results.turns, results.steps, results.payoffs, results.events, results.visits),
    )
    return results


def games_digest(game_id: str) -> str:
    """A digest of what random and greedy games with fixed seeds come to, over all editions."""
    game = all_games()[game_id]
    digest = hashlib.sha256()
    for edition_name in edition_files(game_id):
        edition = shipped_edition(game_id, edition_name)
        for seats in (game.fewest, game.most):
            players = [Seat(colour, colour) for colour in game.default_colours(edition, seats)]
            match = Match(prepare(game, edition, {"first": "seat"}, players, date(2026, 11, 30)))
            for bot in (0, 1):
                results = random_games(game, match.board, seats, 13, GAMES_TO_COMPARE if bot == 0 else 1, bot)
                for values in vars(results).values():
                    digest.update(values.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "uncompiled", games_digest(sys.argv[1]))
