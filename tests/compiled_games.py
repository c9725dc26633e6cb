"""A digest of whole games through a game's compiled entry, for tests; also a command that tells it uncompiled."""

import hashlib
import sys
from datetime import date

from laufspiel.games import all_games, edition_files, shipped_edition
from laufspiel.kernel.match import prepare
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.lab.run import STEP_LIMIT, Plan, play_batch

GAMES_TO_COMPARE = {"random": 3, "greedy": 1}
STEPS_TO_COMPARE = {"random": STEP_LIMIT, "greedy": 150}
"""Greedy games are cut off: uncompiled, trying every choice takes long."""


def games_digest(game_id: str) -> str:
    """A digest of what random and greedy games with fixed seeds come to, over all editions."""
    game = all_games()[game_id]
    digest = hashlib.sha256()
    for edition_name in edition_files(game_id):
        edition = shipped_edition(game_id, edition_name)
        for seats in (game.fewest, game.most):
            for bot, games in GAMES_TO_COMPARE.items():
                colours = game.default_colours(edition, seats)
                players = [Seat(colour, colour, bot) for colour in colours]
                setup = prepare(game, edition, {"first": "seat"}, players, date(2026, 11, 30))
                batch = play_batch(Plan(setup, games, seed=13, limit=STEPS_TO_COMPARE[bot]), 0, games)
                for values in (batch.turns, batch.steps, batch.payoffs, batch.events, batch.visits):
                    digest.update(values.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "uncompiled", games_digest(sys.argv[1]))
