"""Chips and cards are neither made nor lost, nothing is paid that isn't there, and every game ends."""

import random

import numpy as np
import pytest

from laufspiel.games import shipped_edition
from laufspiel.games.es_geht_seinen_gang import GAME
from laufspiel.games.es_geht_seinen_gang.edition import lay_board
from laufspiel.games.es_geht_seinen_gang.names import EFFECTS, ONLY_IF, PATHS
from laufspiel.games.es_geht_seinen_gang.rules.scoring import converted
from laufspiel.games.es_geht_seinen_gang.state import COLOURS, GAINED, PAID, State
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import EventLog, note
from laufspiel.kernel.luck import SeededLuck, seed_luck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.rule import is_compiled
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import new
from tests.games.es_geht_seinen_gang.builders import OPTIONS, edition, path
from tests.games.es_geht_seinen_gang.conservation import (
    DEBT,
    FAULTS,
    FINE,
    HIDDEN,
    UNDER,
    UNPAID,
    fault_of_worth,
    play_watched,
    wrong_with,
)

MOST_STEPS = 20_000
GAMES = 500 if is_compiled() else 1
"""By number of players and set of options: ten thousand in all when the rules are compiled."""
ALL_OPTIONS = [
    OPTIONS,
    OPTIONS | {"any_partner": "yes"},
    OPTIONS | {"pay_open": "when_wished"},
    {"any_partner": "yes", "pay_open": "when_wished", "paths": "drawn"},
]
SPACES = (
    "-",
    "level",
    "disko",
    "konsum",
    "question",
    "pram",
    "death",
    "back 2",
    "back 3",
    "detention 2",
    "fine 3",
)
SPACES += (
    "coup 4",
    "exam class_8",
    "exam diplom",
    "prison",
    "> road 1",
    "> road 5",
    "> crooked 1",
    "> prison",
)


def wild_board(seats, seed):
    """Anything on any space and card of a short road, with any options."""
    luck = random.Random(seed)
    road = [wild_space(luck) for _ in range(25)]
    questions = [[wild_effect(luck) for _ in range(luck.randint(1, 3))] for _ in range(luck.randint(1, 12))]
    for effects in questions:
        keep_in_order(effects)
    paths = [
        path("birth", *(wild_space(luck) for _ in range(4)), career="science", ways=["road"]),
        path("road", *road, career=luck.choice(PATHS), ways=["rest", "side if man", "crooked if failed"]),
        path("side", *(wild_space(luck) for _ in range(8)), dark=True, career="party", ways=["rest"]),
        path("rest", "g", *(wild_space(luck) for _ in range(4)), career="sport", ways=["last"]),
    ]
    seated = [Seat(colour, colour) for colour in COLOURS[:seats]]
    return lay_board(edition((), paths, questions), luck.choice(ALL_OPTIONS), seated)


def wild_space(luck):
    dots = "".join(luck.choice("gbyr") for _ in range(luck.randrange(4)))
    return f"{dots} {luck.choice(SPACES)}" if dots else luck.choice(SPACES)


def wild_effect(luck):
    return {
        "do": luck.choice(EFFECTS),
        "points": "".join(luck.choice("gbyr") for _ in range(luck.randint(1, 4))),
        "count": luck.randint(1, 6),
        "to": luck.choice(["", "road 3", "last 2"]),
        "if": luck.choice(["anybody", *ONLY_IF]),
    }


def keep_in_order(effects):
    """A card demands once and moves last, as editions must have it."""
    moves = ("forward", "back", "to_space", "to_crooked", "to_prison")
    seen = set()
    for i, effect in enumerate(effects):
        kind = effect["do"]
        if kind == "to_space":
            effect["to"] = "road 2"
        elif kind == "gift":
            effect["to"], effect["count"] = "", 3
        else:
            effect["to"] = ""
        if (kind in moves and i < len(effects) - 1) or (kind == "demand" and kind in seen):
            effect["do"], effect["to"] = "gain", ""
        seen.add(kind)


def watched(board, seats, games, seed, first=LUCK):
    """What random games come to: their faults, and how many steps each took."""
    state, log = new(State), new(EventLog)
    out, weights, luck = (np.zeros(300, np.int64) for _ in range(3))
    expected, worths = state.chips.copy(), np.zeros(seats, np.int64)
    found = []
    for game in range(games):
        seed_luck(luck, seed, game)
        number, steps = play_watched(
            board, state, log, out, weights, luck, expected, worths, seats, first, MOST_STEPS
        )
        found.append((FAULTS[number], steps))
    return found


@pytest.mark.rule("E-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_made_or_lost_by_random_players_of_the_house_edition(seats):
    house = shipped_edition(GAME.id, GAME.default_edition)
    sitting = [Seat(colour, colour) for colour in GAME.default_colours(house, seats)]
    for number, options in enumerate(ALL_OPTIONS):
        for wrong, steps in watched(lay_board(house, options, sitting), seats, GAMES, seed=number):
            assert wrong is None
            assert steps < MOST_STEPS


@pytest.mark.rule("E-07")
@pytest.mark.parametrize("seed", range(40 if is_compiled() else 4))
def test_nothing_is_made_or_lost_on_any_board(seed):
    seats = 2 + seed % 5
    for wrong, _ in watched(wild_board(seats, seed), seats, max(1, GAMES // 20), seed):
        assert wrong is None


def test_a_match_step_by_step_makes_and_loses_nothing():
    house = shipped_edition(GAME.id, GAME.default_edition)
    sitting = [Seat(colour, colour) for colour in GAME.default_colours(house, 4)]
    match, luck = Match(prepare(GAME, house, ALL_OPTIONS[3], sitting, None)), SeededLuck(1)
    empty = new(EventLog)
    while not match.is_over:
        legal = match.legal()
        match.draw_luck(luck) if match.actor < 0 else match.act(legal[luck.below(len(legal))])
        assert wrong_with(match.board, match.state, empty, match.state.chips) is None


NOTED = {
    "chips": "chips appeared or vanished",
    "partner": "a partner is nowhere",
    "good": "a good is nowhere",
    "level": "a level is nowhere",
    "question": "a question card is nowhere",
    "under": "the question cards under the deck and their number differ",
    "place": "a figure stands on no space",
}


def midgame():
    """A wild board's state after some steps, with nothing happening just now."""
    board, state, log = wild_board(3, 0), new(State), new(EventLog)
    out, weights, luck = (np.zeros(300, np.int64) for _ in range(3))
    seed_luck(luck, 5, 0)
    play_watched(
        board, state, log, out, weights, luck, state.chips.copy(), np.zeros(3, np.int64), 3, LUCK, 60
    )
    log.count = 0
    assert wrong_with(board, state, log, state.chips) is None
    return board, state, log


@pytest.mark.parametrize("spoilt", NOTED)
def test_what_is_wrong_would_be_noticed(spoilt):
    board, state, log = midgame()
    before = state.chips.copy()
    state[spoilt].flat[-1 if spoilt == "under" else 0] = 99
    assert wrong_with(board, state, log, before) == NOTED[spoilt]


def test_wrong_counts_of_question_cards_would_be_noticed():
    board, state, log = midgame()
    state.hidden += 1
    assert wrong_with(board, state, log, state.chips) == FAULTS[HIDDEN]
    state.hidden -= 1
    state.under_count += 1
    assert wrong_with(board, state, log, state.chips) == FAULTS[UNDER]


def test_paying_what_is_not_there_would_be_noticed():
    board, state, log = midgame()
    before = state.chips.copy()
    before[0, 0], state.chips[0, 0] = 1, 1
    note(log, PAID, 0, 0, 2)
    note(log, GAINED, 0, 0, 2)
    assert wrong_with(board, state, log, before) == FAULTS[DEBT]


def test_a_card_that_was_not_paid_or_is_lost_would_be_noticed():
    board, state, log = midgame()
    worths = np.array([converted(board, state, seat) for seat in range(3)])
    worths[1] += 1
    assert FAULTS[fault_of_worth(board, state, log, worths)] == FAULTS[UNPAID]
    worths[1] -= 1
    assert FAULTS[fault_of_worth(board, state, log, worths)] == FAULTS[UNPAID]
    assert fault_of_worth(board, state, log, worths) == FINE
