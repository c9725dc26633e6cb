"""The entries of Go For It!: whole games and bots' choices, compiled and kept."""

from laufspiel.games.go_for_it.judge import judge
from laufspiel.games.go_for_it.rules import apply, conceal, legal, odds, payoff, setup
from laufspiel.kernel.contract import Entries
from laufspiel.kernel.play import TABLE, pick_greedily, play_many, play_one
from laufspiel.kernel.rule import rule


@rule
def choose_greedily(board, states, log, choices, luck):
    """The greedy bot's choice; see kernel.play.pick_greedily."""
    count = legal(board, states[TABLE], choices)
    return pick_greedily(board, states, log, choices, count, luck, apply, conceal, judge)


@rule
def play_game(board, states, log, choices, weights, bots, luck, limit, counts):
    """One game between bots; see kernel.play.play_one."""
    return play_one(
        board, states, log, choices, weights, bots, luck, limit, counts, legal, odds, apply, choose_greedily
    )


@rule
def play_games(board, states, log, jotter, bots, seed, begin, end, first, limit, counts, outcomes):
    """Whole games between bots; see kernel.play.play_many."""
    return play_many(
        board, states, log, jotter, bots, seed, begin, end, first, limit, counts, outcomes,
        setup, play_game, payoff,
    )  # fmt: skip


ENTRIES = Entries(play_games, choose_greedily)
