import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games import all_games
from laufspiel.kernel.actions import Actions
from laufspiel.kernel.declared import kind, named, number
from laufspiel.kernel.events import EventLog, Events, note
from laufspiel.kernel.struct import copy, new, record_type, row, same, table
from tests.kernel.mutations import PLAIN

GAMES = list(all_games().values())
ACTIONS = Actions(
    kind("begin", number("seat", 3)),
    kind("pass"),
    kind("move", number("pawn", 2), named("colour", ("blue", "red"))),
)
EVENTS = Events(
    kind("began", number("seat", 3)), kind("rolled", number("seat", 3), named("face", ("one", "two")))
)


def test_actions_are_numbered_in_the_order_of_declaration():
    assert [ACTIONS.typed(action) for action in range(ACTIONS.count)] == [
        {"do": "begin", "seat": 0},
        {"do": "begin", "seat": 1},
        {"do": "begin", "seat": 2},
        {"do": "pass"},
        {"do": "move", "pawn": 0, "colour": "blue"},
        {"do": "move", "pawn": 0, "colour": "red"},
        {"do": "move", "pawn": 1, "colour": "blue"},
        {"do": "move", "pawn": 1, "colour": "red"},
    ]
    assert ACTIONS.first == {"begin": 0, "pass": 3, "move": 4}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_action_of_a_game_has_a_form_that_reads_back(game):
    for action in range(game.actions.count):
        assert game.actions.number(game.actions.typed(action)) == action


def test_a_typed_action_can_be_changed_without_harm():
    ACTIONS.typed(3)["do"] = "spoilt"
    assert ACTIONS.typed(3) == {"do": "pass"}


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"do": "fly"},
        {"do": 3},
        {"do": None},
        {"do": ["pass"]},
        {"do": "pass", "pawn": 0},
        {"do": "move", "pawn": 0},
        {"do": "move", "pawn": 2, "colour": "blue"},
        {"do": "move", "pawn": -1, "colour": "blue"},
        {"do": "move", "pawn": True, "colour": "blue"},
        {"do": "move", "pawn": 1.0, "colour": "blue"},
        {"do": "move", "pawn": "1", "colour": "blue"},
        {"do": "move", "pawn": 1, "colour": 0},
        {"do": "move", "pawn": 1, "colour": "green"},
        {"do": "move", "pawn": 1, "colour": "blue", "far": "yes"},
    ],
)
def test_what_is_no_action_has_no_number(form):
    assert ACTIONS.number(form) is None


@pytest.mark.parametrize("game", GAMES, ids=repr)
@settings(deadline=None, derandomize=True, max_examples=200)
@given(st.dictionaries(st.sampled_from(["do", "pawn", "colour", "card", "seat", "face"]) | st.text(), PLAIN))
def test_any_form_is_an_action_or_none(game, form):
    action = game.actions.number(form)
    assert action is None or game.actions.typed(action) == form


def test_events_are_read_back_as_they_were_noted():
    log = new(EventLog)
    note(log, EVENTS.number["began"], 2)
    note(log, EVENTS.number["rolled"], 1, 0)
    assert EVENTS.typed(log) == [{"event": "began", "seat": 2}, {"event": "rolled", "seat": 1, "face": "one"}]


def test_a_log_begun_anew_is_empty():
    log = new(EventLog)
    note(log, 0, 1)
    log.count = 0
    assert EVENTS.typed(log) == []


POINT = record_type({"x": "i4", "marks": ("i1", 3)})


def test_a_row_shares_its_memory_with_the_table():
    records = table(POINT, 2)
    row(records, 1).x = 7
    assert list(records["x"]) == [0, 7]


def test_a_copy_is_independent():
    one = new(POINT)
    one.marks[1] = 5
    other = copy(one)
    assert same(one, other)
    other.marks[1] = 6
    assert not same(one, other)
    assert np.array_equal(one.marks, [0, 5, 0])
