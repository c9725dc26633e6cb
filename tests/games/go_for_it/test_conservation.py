"""Money and cards are neither made nor lost, whatever random players do, on any board."""

import random

import numpy as np
import pytest

from laufspiel.games import shipped_edition
from laufspiel.games.go_for_it import GAME
from laufspiel.games.go_for_it.cards import NEWS_CARDS, WEEKS
from laufspiel.games.go_for_it.effects import ALL_CATEGORIES, EFFECTS
from laufspiel.games.go_for_it.state import State
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.luck import SeededLuck, seed_luck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import new
from tests.games.go_for_it.builders import blank_board, write
from tests.games.go_for_it.conservation import FAULTS, play_watched, wrong_with

MOST_STEPS = 50_000
GAMES = 500 if is_compiled() else 1
"""By number of players and set of options: ten thousand in all when the rules are compiled."""
OPTIONS = [
    {"years": "5", "deals": "0", "wrap": "no", "careers": "dealt"},
    {"years": "10", "deals": "3", "wrap": "yes", "careers": "chosen"},
    {"years": "20", "deals": "6", "wrap": "yes", "careers": "dealt"},
    {"years": "5", "deals": "1", "wrap": "no", "careers": "chosen"},
]


def wild_board(seats, seed):
    """Anything on any space and News card, values and prices of any height, and any options."""
    luck = random.Random(seed)
    board = blank_board(
        seats,
        years=luck.choice([1, 5]),
        deals=luck.choice([0, 2]),
        wrap=luck.choice([0, 1]),
        careers_chosen=seed % 2,
    )
    board.value[:] = [luck.choice([1, 3, 60]) for _ in board.value]
    board.back[:] = [luck.choice([1, 20]) for _ in board.back]
    for source in range(WEEKS + NEWS_CARDS):
        write(board, source, [wild_effect(luck) for _ in range(luck.randrange(4))])
    board.extra[:] = [luck.random() < 0.4 for _ in range(NEWS_CARDS)]
    return board


def wild_effect(luck):
    word = luck.randrange(len(EFFECTS))
    return [word, luck.choice([1, 9, 80]), luck.randint(1, ALL_CATEGORIES), luck.randint(1, 3)]


def watched(board, seats, games, seed):
    """What random games come to: their faults, and how many steps each took."""
    state, log = new(State), new(EventLog)
    out, weights, luck = (np.zeros(300, np.int64) for _ in range(3))
    found = []
    for game in range(games):
        seed_luck(luck, seed, game)
        number, steps = play_watched(board, state, log, out, weights, luck, seats, MOST_STEPS)
        found.append((FAULTS[number], steps))
    return found


@pytest.mark.rule("G-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_made_or_lost_by_random_players_of_the_house_edition(seats):
    edition = shipped_edition(GAME.id, GAME.default_edition)
    sitting = [Seat(colour, colour) for colour in GAME.default_colours(edition, seats)]
    for number, options in enumerate(OPTIONS):
        board = GAME.lay_board(edition, options, sitting)
        for wrong, steps in watched(board, seats, GAMES, seed=number):
            assert wrong is None
            assert steps < MOST_STEPS


@pytest.mark.rule("G-04")
@pytest.mark.parametrize("seed", range(40 if is_compiled() else 2))
def test_nothing_is_made_or_lost_on_any_board(seed):
    seats = 2 + seed % 5
    for wrong, steps in watched(wild_board(seats, seed), seats, max(1, GAMES // 50), seed):
        assert wrong is None
        assert steps < MOST_STEPS


def test_a_match_step_by_step_makes_and_loses_nothing():
    edition = shipped_edition(GAME.id, GAME.default_edition)
    sitting = [Seat(colour, colour) for colour in GAME.default_colours(edition, 4)]
    match, luck = Match(prepare(GAME, edition, OPTIONS[3], sitting, None)), SeededLuck(1)
    while not match.is_over:
        legal = match.legal()
        match.draw_luck(luck) if match.actor < 0 else match.act(legal[luck.below(len(legal))])
        assert wrong_with(match.board, match.state) is None


@pytest.mark.parametrize("spoilt", ["bank", "money", "holder", "hidden", "open", "under_count", "news"])
def test_what_is_wrong_would_be_noticed(spoilt):
    board, state = wild_board(3, 0), new(State)
    out, weights, luck = (np.zeros(300, np.int64) for _ in range(3))
    seed_luck(luck, 5, 0)
    play_watched(board, state, new(EventLog), out, weights, luck, 3, 300)
    assert wrong_with(board, state) is None
    if spoilt in ("bank", "money"):
        state.bank += 1
        state.money[0] -= 1 if spoilt == "bank" else 2
    else:
        state[spoilt].flat[0] += 9
    assert (wrong_with(board, state) is None) == (spoilt == "bank")
