import pytest

from laufspiel.games import find_game
from laufspiel.kernel.view import Choice, Target
from laufspiel.kernel.words import Words
from laufspiel.terminal.answer import Ask, Look, More, Quit, Save, Take, Try, Undo, understand

KIDS = find_game("kids")
VIDA = find_game("vida")


def choices(count):
    return [Choice({"do": "move", "pawn": i, "colour": "red"}, Words("x"), Target()) for i in range(count)]


def test_a_number_takes_that_choice():
    offered = choices(3)
    assert understand(" 2 ", KIDS, offered) == Take(offered[1])


@pytest.mark.parametrize(
    "written", ["0", "4", "-1", "1 2", "2.5", "99999999999999999999", "²", "one", "", "move"]
)
def test_what_is_no_choice_is_not_understood(written):
    assert understand(written, KIDS, choices(3)) is None


def test_enter_takes_the_only_choice():
    offered = choices(1)
    assert understand("", KIDS, offered) == Take(offered[0])


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("?", Ask("")),
        ("? K-11", Ask("K-11")),
        ("?K-11", Ask("K-11")),
        ("s", Save("")),
        ("s my match.json", Save("my match.json")),
        ("U", Undo()),
        ("q", Quit()),
    ],
)
def test_letters_ask_for_other_things(written, meant):
    assert understand(written, KIDS, choices(2)) == meant


def test_actions_can_be_written_out_and_count_from_1():
    assert understand("move 2 RED", KIDS, choices(2)) == Try({"do": "move", "pawn": 1, "colour": "red"})
    assert understand("enter", KIDS, choices(2)) == Try({"do": "enter"})
    assert understand("guard-back plus-8", VIDA, choices(2)) == Try({"do": "guard_back", "card": "plus-8"})


@pytest.mark.parametrize("written", ["move", "move x red", "move 2", "enter 1", "move 2 red red"])
def test_half_an_action_is_not_understood(written):
    assert understand(written, KIDS, choices(2)) is None


def test_plus_asks_for_more_choices_and_b_for_the_whole_table():
    assert understand("+", KIDS, choices(3)) == More()
    assert understand(" B ", KIDS, choices(3)) == Look()
    assert understand("+ 1", KIDS, choices(3)) is None
