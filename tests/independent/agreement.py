"""Comparing many games of the compiled rules with those of an independent program, within their random error."""

import random
from datetime import date

import numpy as np

from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.match import prepare
from laufspiel.kernel.seats import Seat
from laufspiel.lab.run import Plan, play_batch

STANDARD_ERRORS = 4
COMPILED_GAMES = 20_000


def compiled(game_id, seats, edition, options, games=COMPILED_GAMES):
    """What came of random games by the compiled rules, begun by the first seat."""
    game, laid = all_games()[game_id], shipped_edition(game_id, edition)
    sitting = [Seat(colour, colour, bot="random") for colour in game.default_colours(laid, seats)]
    setup = prepare(game, laid, {"first": "seat"} | options, sitting, date(2025, 1, 1))
    batch = play_batch(Plan(setup, games, seed=2025), 0, games)
    assert (batch.turns > 0).all()
    figures = {"turns": batch.turns, "steps": batch.steps}
    for seat in range(seats):
        figures[f"score of seat {seat}"] = batch.payoffs[:, seat, 0]
        figures[f"win share of seat {seat}"] = batch.payoffs[:, seat, 2]
    totals = {kind.name: count / games for kind, count in zip(game.events.kinds, batch.events, strict=True)}
    totals |= {key: count / games for key, count in zip(game.space_keys(laid), batch.visits, strict=False)}
    return figures, totals


def independent(play, games, seed):
    """What came of games of the other program: figures game by game, and events and visits game by game."""
    luck = random.Random(seed)
    figures, counts = {}, []
    for _ in range(games):
        turns, steps, scores, shares, events, visits = play(luck)
        played = {"turns": turns, "steps": steps}
        for seat, (score, share) in enumerate(zip(scores, shares, strict=True)):
            played |= {f"score of seat {seat}": score, f"win share of seat {seat}": share}
        for name, value in played.items():
            figures.setdefault(name, []).append(value)
        counts.append(events + visits)
    names = sorted({name for count in counts for name in count})
    return figures, {name: [count[name] for count in counts] for name in names}


def differences(ours, theirs):
    """What differs by more than the random error of both: name, our mean, their mean, standard errors apart."""
    figures, totals = ours
    other_figures, other_counts = theirs
    found = []
    for name, values in other_figures.items():
        error = (np.var(values) / len(values) + np.var(figures[name]) / len(figures[name])) ** 0.5
        found.append((name, np.mean(figures[name]), np.mean(values), error))
    for name, mean in totals.items():
        # The compiled rules only add events up, so their spread is taken from the other program.
        values = other_counts.get(name, [0])
        # What comes once in so many games may not have come there at all, and still has a spread.
        variance = max(np.var(values), 1 / len(values), mean * (1 - mean))
        error = (variance * (1 / len(values) + 1 / COMPILED_GAMES)) ** 0.5
        if mean or np.any(values):
            found.append((name, mean, np.mean(values), error))
    assert len(found) > len(other_figures)
    return [
        f"{name}: {mean:.4f} here, {other:.4f} there, standard error {error:.4f}"
        for name, mean, other, error in found
        if abs(mean - other) > STANDARD_ERRORS * error + 1e-9
    ]
