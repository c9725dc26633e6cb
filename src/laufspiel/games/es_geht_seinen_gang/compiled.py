"""The entries of Es geht seinen Gang: whole games and bots' choices, compiled and kept."""

from laufspiel.games.es_geht_seinen_gang.judge import judge
from laufspiel.games.es_geht_seinen_gang.rules import apply, conceal, legal, odds, payoff, setup
from laufspiel.kernel.contract import Entries
from laufspiel.kernel.play import TABLE, pick_greedily, play_many, play_one
from laufspiel.kernel.rule import rule


@rule
def choose_greedily(board, states, log, choices, luck):
    """The greedy bot's choice; see kernel.play.pick_greedily."""
    count = legal(board, states[TABLE], choices)
    return pick_greedily(board, states, log, choices, count, luck, apply, conceal, judge)


@rule
def play_game(board, states, log, choices, weights, bots, luck, limit, lands, events, visits):
    """One game between bots; see kernel.play.play_one."""
    return play_one(
        board, states, log, choices, weights, bots, luck, limit, lands, events, visits,
        legal, odds, apply, choose_greedily,
    )  # fmt: skip


@rule
def play_games(
    board, states, log, choices, weights, bots, luck, seed, begin, end, first, limit,
    lands, turns, steps, payoffs, events, visits,
):  # fmt: skip
    """Whole games between bots; see kernel.play.play_many."""
    return play_many(
        board, states, log, choices, weights, bots, luck, seed, begin, end, first, limit,
        lands, turns, steps, payoffs, events, visits,
        setup, play_game, payoff,
    )  # fmt: skip


ENTRIES = Entries(play_games, choose_greedily)
