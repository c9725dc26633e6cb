"""The entries of ¡Así es la vida!: whole games and bots' choices, compiled and kept."""

from laufspiel.games.asi_es_la_vida.judge import judge
from laufspiel.games.asi_es_la_vida.rules import apply, legal, odds, payoff, setup
from laufspiel.kernel.contract import Entries
from laufspiel.kernel.play import pick_greedily, play_many
from laufspiel.kernel.rule import rule


@rule
def play_games(
    board, states, log, choices, weights, bots, luck, seed, begin, end, first, limit,
    lands, turns, steps, payoffs, events, visits,
):  # fmt: skip
    """Whole games between bots; see kernel.play.play_many."""
    return play_many(
        board, states, log, choices, weights, bots, luck, seed, begin, end, first, limit,
        lands, turns, steps, payoffs, events, visits,
        setup, legal, odds, apply, payoff, judge,
    )  # fmt: skip


@rule
def choose_greedily(board, states, log, choices, luck):
    """The greedy bot's choice; see kernel.play.pick_greedily."""
    count = legal(board, states[0], choices)
    return pick_greedily(board, states, log, choices, count, luck, apply, judge)


ENTRIES = Entries(play_games, choose_greedily)
