"""Print what each weight of the judges is worth: how often greedy wins without it among bots that have it.

`python tools/weights.py kids` prints the table of one game,
`python tools/weights.py kids HAZARD=0.05` measures a weight you would like to try.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from figures import GAMES, SEED, row
from laufspiel.games import all_games, find_game, shipped_edition
from laufspiel.kernel import play
from laufspiel.kernel.contract import LUCK, SHARE, Game
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.options import settle
from laufspiel.kernel.play import GREEDY, TABLE, TABLES, jotter_type
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import new, table
from laufspiel.lab.counters import new_counts, new_outcomes
from laufspiel.lab.run import STEP_LIMIT
from laufspiel.lab.statistics import share_interval

compiled: Callable[[Any], Any] = numba.njit(nogil=True, error_model="numpy")

# Numba gives the types of these.
pick_greedily: Any = play.pick_greedily
play_one: Any = play.play_one
play_many: Any = play.play_many

Weights = dict[str, float]

UNCHANGED = "nothing changed"

WITHOUT: dict[str, dict[str, Weights]] = {
    "kids": {
        "`HAZARD` = 0: all squares of the way alike": {"HAZARD": 0.0},
        "`HOME_WORTH` = 1: coming home is no gain": {"HOME_WORTH": 1.0},
        "`OTHERS` = 0: the others don't matter": {"OTHERS": 0.0},
    },
    "asi-es-la-vida": {
        "`FORTUNE_WORTH` = 0: fortune only for minus cards at hand": {"FORTUNE_WORTH": 0.0},
        "`LIKELY` = `UNSURE` = 0: plus cards only once taken": {"LIKELY": 0.0, "UNSURE": 0.0},
        "`LIKELY` = `UNSURE`: company doesn't matter": {"LIKELY": 0.6},
        "`UNWILLING` = 0: minus cards only once taken": {"UNWILLING": 0.0},
        "`PATIENCE` = 0: no waiting": {"PATIENCE": 0.0},
    },
    "go-for-it": {
        "`EFFORT` = 0: what the set lacks costs money only": {"EFFORT": 0.0},
        "`STOCK` = 0: cards are worth what the set needs of them": {"STOCK": 0.0},
        "`SALARY` = `NEXT_SALARY` = 0: salaries don't matter": {"SALARY": 0.0, "NEXT_SALARY": 0.0},
        "`SATED` = 1: there is never money enough": {"SATED": 1.0},
        "`LATER` = 0.9: announcing can wait": {"LATER": 0.9},
        "`PACE` = 3: what is lacking will be found": {"PACE": 3.0},
        "`RIVALRY` = 0: the others don't matter": {"RIVALRY": 0.0},
        "`NEWS` = `SHIELD` = 0: News cards are played as they come": {"NEWS": 0.0, "SHIELD": 0.0},
        "`PROPOSALS` = 0: no deals proposed": {"PROPOSALS": 0.0},
    },
    "es-geht-seinen-gang": {
        "`COMING` = `DUEL_COMING` = 0: only chips held count": {"COMING": 0.0, "DUEL_COMING": 0.0},
        "`LATER` = `DUEL_LATER` = 1: what can be converted later is as good": {
            "LATER": 1.0,
            "DUEL_LATER": 1.0,
        },
        "`LEFT` = 0: chips that fit no card are worth nothing": {"LEFT": 0.0},
        "`QUESTION` = 0: unseen question cards are worth nothing": {"QUESTION": 0.0},
        "`SLACK` = 100: the whole way will always be gone": {"SLACK": 100.0},
        "`HASTE` = 0: two who are left have time": {"HASTE": 0.0},
        "`RIVALRY` = 0: the others don't matter": {"RIVALRY": 0.0},
    },
}
"""What leaving a weight out means."""


def judge_with(package: str, weights: Weights) -> Any:
    """The judge of a game with other weights, compiled apart from the one that is kept.

    A judge may have parts in modules of its own, in the folder `judging` of the game.
    """
    judge = import_module(f"{package}.judge")
    parts = [module for name, module in sys.modules.items() if name.startswith(f"{package}.judging.")]
    names = {module.__name__: weighed(module, weights) for module in (judge, *parts)}
    anew = {}
    for module in (judge, *parts):
        for value in vars(module).values():
            plain = getattr(value, "py_func", value)
            if isinstance(plain, FunctionType) and plain.__module__ == module.__name__:
                anew[plain] = compiled(FunctionType(plain.__code__, names[module.__name__]))
    for module_names in names.values():
        for name, value in module_names.items():
            plain = getattr(value, "py_func", value)
            if isinstance(plain, FunctionType) and plain in anew:
                module_names[name] = anew[plain]
    return names[judge.__name__]["judge"]


def weighed(module: ModuleType, weights: Weights) -> dict[str, Any]:
    """What a module knows by name, with those weights changed that it has."""
    known = vars(module)
    return {**known, **{name: value for name, value in weights.items() if name in known}}


def games_between(game: Game, weights: Weights) -> Any:
    """Whole games in which the first seat judges by other weights than the others."""
    rules = game.rules
    setup, legal, odds, apply = rules.setup, rules.legal, rules.odds, rules.apply
    payoff, conceal, judge = rules.payoff, rules.conceal, rules.judge
    other = judge_with(game.package, weights)

    @compiled
    def choose(board: Any, states: Any, log: Any, choices: Any, luck: Any) -> Any:
        count = legal(board, states[TABLE], choices)
        if states[TABLE].actor == 0:
            return pick_greedily(board, states, log, choices, count, luck, apply, conceal, other)
        return pick_greedily(board, states, log, choices, count, luck, apply, conceal, judge)

    @compiled
    def play_game(
        board: Any, states: Any, log: Any, choices: Any, weights: Any, bots: Any, luck: Any, limit: Any, counts: Any,
    ) -> Any:  # fmt: skip
        return play_one(
            board, states, log, choices, weights, bots, luck, limit, counts, legal, odds, apply, choose
        )

    @compiled
    def play_games(
        board: Any, states: Any, log: Any, jotter: Any, bots: Any, counts: Any, outcomes: Any
    ) -> Any:
        return play_many(
            board, states, log, jotter, bots, SEED, 0, GAMES, LUCK, STEP_LIMIT, counts, outcomes,
            setup, play_game, payoff,
        )  # fmt: skip

    return play_games


def share_of_first(game: Game, play_games: Any, seats: int) -> str:
    """How often the first seat wins, luck saying who begins."""
    edition = shipped_edition(game.id, "")
    options = settle(game.options, {})
    colours = game.default_colours(edition, seats)
    board = game.lay_board(edition, options, [Seat(colour, colour) for colour in colours])
    counts, outcomes = new_counts(game), new_outcomes(game, seats, GAMES)
    play_games(
        board, table(game.state_type, TABLES).view(np.ndarray), new(EventLog), new(jotter_type(game.most_choices)),
        np.full(seats, GREEDY), counts, outcomes,
    )  # fmt: skip
    share = share_interval(float(outcomes.payoffs[:, 0, SHARE].sum()), GAMES)
    return f"{share.mean:.1%} ({share.low:.1%}–{share.high:.1%})".replace("%", " %")


def print_worth(game: Game, changes: dict[str, Weights]) -> None:
    """The table of one game: a row for each change, a column for each number of seats."""
    numbers = range(game.fewest, game.most + 1)
    row("one bot with", *(f"{seats} seats" for seats in numbers))
    row(*("---" for _ in range(1 + len(numbers))))
    for told, weights in changes.items():
        play_games = games_between(game, weights)
        row(told, *(share_of_first(game, play_games, seats) for seats in numbers))


def main(words: list[str]) -> None:
    """Print the tables of all games, or of one: whole, or with the weights that are told."""
    if len(words) == 1:
        game = find_game(words[0])
        print_worth(game, {UNCHANGED: {}, **WITHOUT.get(game.id, {})})
        return
    if words:
        weights = {name: float(value) for name, _, value in (word.partition("=") for word in words[1:])}
        print_worth(find_game(words[0]), {" ".join(words[1:]) or UNCHANGED: weights})
        return
    for game in all_games().values():
        print(f"\n{game.id}\n")
        print_worth(game, {UNCHANGED: {}, **WITHOUT.get(game.id, {})})


if __name__ == "__main__":
    main(sys.argv[1:])
