"""With cards hidden from one another, bots weigh only what their seat knows."""

import numpy as np
import pytest

from laufspiel.bots import position_of
from laufspiel.games import all_games
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match
from laufspiel.kernel.play import KNOWN, TABLE, TABLES, TRIED
from laufspiel.kernel.struct import row, same, table
from tests.lab.builders import plan

VIDA = all_games()["asi-es-la-vida"]
TRIES = 40


def late(hidden_stock):
    """A table of four at which each of the others has taken several cards, and somebody has to choose."""
    match = Match(plan(VIDA.id, hidden_stock=hidden_stock).setup)
    luck = SeededLuck(51)
    while match.actor == LUCK or min(count_of_cards(match, seat) for seat in others(match)) < 3:
        legal = match.legal()
        match.draw_luck(luck) if match.actor == LUCK else match.act(legal[luck.below(len(legal))])
    return match


def others(match):
    return [seat for seat in range(4) if seat != match.actor]


def count_of_cards(match, seat):
    return int((match.state.holder == seat).sum())


def weighed(match, luck):
    """What greedy looked at when it chose: the table it took for true, and the one after its last try."""
    states = table(VIDA.state_type, TABLES)
    states[TABLE] = match.state
    choices = np.zeros(VIDA.most_choices, np.int64)
    VIDA.entries().choose_greedily(match.board, states, row(table(EventLog)), choices, luck.words)
    assert same(row(states, TABLE), match.state)
    return row(states, KNOWN), row(states, TRIED)


def stocks(match, state):
    """The cards of each of the other players."""
    return tuple(tuple(np.flatnonzero(state.holder == seat)) for seat in others(match))


def seen(match, state):
    return VIDA.view(match.board, state, match.actor)


@pytest.mark.parametrize("look", ["in simulations", "at tables"])
def test_a_bot_takes_any_stocks_for_true_that_its_seat_could(look):
    match = late("yes")
    taken_for_true = set()
    for i in range(TRIES):
        luck = SeededLuck(52, i)
        known = weighed(match, luck)[0] if look == "in simulations" else position_of(match, luck).state
        assert seen(match, known) == seen(match, match.state)
        taken_for_true.add(stocks(match, known))
    assert len(taken_for_true) > TRIES / 2


def test_what_greedy_tries_begins_where_its_knowledge_ends():
    match = late("yes")
    for i in range(TRIES):
        known, tried = weighed(match, SeededLuck(53, i))
        assert stocks(match, tried) == stocks(match, known)


def test_open_stocks_are_known_as_they_are():
    match = late("no")
    for i in range(TRIES):
        assert same(weighed(match, SeededLuck(54, i))[0], match.state)
