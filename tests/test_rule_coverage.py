"""Every rule of docs/rules has a test that carries its id and code that names it; no test names an unknown one."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from laufspiel.games import all_games

TESTS = Path(__file__).parent
ROOT = TESTS.parent
ROW = re.compile(r"^\| ([A-Z]+-[A-Za-z0-9]+) \|", re.MULTILINE)


@cache
def rules():
    """The game of each rule id."""
    return {
        id: game
        for game in all_games()
        for id in ROW.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    }


@cache
def marks():
    """The rule ids that tests carry, with the places where they do; read from the sources, so that it never
    matters which tests run."""
    found = {}
    for source in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for id in node.args:
                    place = f"{source.relative_to(ROOT)}:{node.lineno}"
                    found.setdefault(ast.literal_eval(id), []).append(place)
    return found


def source_of(game):
    folder = ROOT / "src" / Path(*all_games()[game].package.split("."))
    return "\n".join(source.read_text(encoding="utf-8") for source in folder.rglob("*.py"))


def names_rule(text, id):
    return re.search(rf"(?<![\w-]){re.escape(id)}(?!\w)", text) is not None


@pytest.mark.parametrize("game", list(all_games()))
def test_every_game_has_a_catalogue_of_rules(game):
    assert game in rules().values()


@pytest.mark.parametrize("id", list(rules()))
def test_every_rule_has_a_test(id):
    assert id in marks()


@pytest.mark.parametrize("id", list(rules()))
def test_every_rule_is_named_where_the_code_carries_it_out(id):
    assert names_rule(source_of(rules()[id]), id)


def test_no_test_carries_an_unknown_rule():
    unknown = {id: places for id, places in marks().items() if id not in rules()}
    assert not unknown


@pytest.mark.parametrize("game", list(all_games()))
def test_the_rules_that_options_belong_to_are_in_the_catalogue(game):
    assert {option.rule for option in all_games()[game].options} <= set(rules())


@pytest.mark.parametrize("game", list(all_games()))
def test_the_rules_that_refusals_name_are_in_the_catalogue(game):
    prefixes = {id.partition("-")[0] for id, of in rules().items() if of == game}
    named = set(re.findall(rf"\b(?:{'|'.join(prefixes)})-(?:\d\d|[a-z]{{3,}})\b", source_of(game)))
    assert named <= set(rules())
