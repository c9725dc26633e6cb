"""The game made in docs/adding-a-game.md works as it stands there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from laufspiel.games import all_games
from laufspiel.kernel.figures import Figure, Had
from laufspiel.lab.counters import names_in

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FILES = dict(zip(re.findall(r"^## \d.*: `(state|rules|judge)\.py`$", GUIDE, re.MULTILINE),
                 re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL), strict=True))  # fmt: skip

PLAY = """
import sys

import numpy as np

import laufspiel.games

laufspiel.games.__path__.append(sys.argv[1])
from laufspiel.games.hop import judge, rules, state
from laufspiel.kernel.contract import LUCK, NOBODY, SHARE
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.struct import copy, new

board, log = new(state.Board), new(EventLog)
board.end = 12
out, seen, shares = np.zeros(8, np.int64), np.zeros(state.SEATS * state.PIECES + 3, np.float32), []


def greedily(table, listed):
    def worth(action):
        tried, log.count = copy(table), 0
        rules.apply(board, tried, log, action)
        return judge.judge(board, tried, 0)

    return max(listed, key=worth)


for game in range(60):
    luck, table, seats = SeededLuck(1, game), new(state.State), 2 + game % 3
    table.face = 99
    rules.setup(board, table, seats, LUCK)
    while table.actor != NOBODY:
        listed = [int(action) for action in out[: rules.legal(board, table, out)]]
        assert listed and len(set(listed)) == len(listed)
        if table.actor == LUCK:
            assert rules.odds(board, table, len(listed), out) == sum(out[: len(listed)])
            action = luck.draw(listed, [1] * len(listed))
        else:
            action = greedily(table, listed) if table.actor == 0 else listed[luck.below(len(listed))]
        rules.observe(board, table, 0, seen)
        rules.conceal(board, table, 0, luck.words)
        log.count = 0
        rules.apply(board, table, log, action)
        print(state.ACTIONS.typed(action), state.EVENTS.typed(log), seen.round(3).tolist())
    payoff = np.zeros((seats, 3))
    rules.payoff(board, table, payoff)
    assert payoff[:, SHARE].sum() == 1
    shares.append(payoff[0, SHARE] * seats)
print(np.mean(shares))
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """What happens in sixty games, played compiled and as plain Python."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "hop").mkdir()
    for name, text in {"__init__": "", **FILES}.items():
        (folder / "hop" / f"{name}.py").write_text(text, "utf-8")
    return [played(folder, plain) for plain in ("0", "1")]


def played(folder, plain):
    environment = {"NUMBA_DISABLE_JIT": plain, "LAUFSPIEL_CACHE": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(folder)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_game_of_the_guide_can_be_played_compiled_and_uncompiled(games):
    compiled, plain = games
    assert compiled == plain
    assert sum("'do': 'begin'" in line for line in plain) == 60
    assert any("sent_back" in line for line in plain)


def test_its_judge_is_better_than_chance(games):
    assert float(games[0][-1]) > 1.2


def test_what_the_guide_has_studied_can_be_told_from_its_events():
    hop: dict = {}
    exec(FILES["state"], hop)
    studied = re.search(r"^```\n(figures=.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    asked = eval(f"dict({studied[1]})", {"Figure": Figure, "Had": Had})
    kinds = {kind.name: {part.name for part in kind.fields} for kind in hop["EVENTS"].kinds}
    told = {name for figure in asked["figures"] for name in names_in(f"{figure.count} {figure.per}")}
    told |= set(asked["spreads"].values())
    for ways in asked["traits"].values():
        told |= {f"{way.event}.{field}" for way in ways for field in (way.seat, way.what) if field}
    names = {*kinds, *(f"{event}.{field}" for event, fields in kinds.items() for field in fields)}
    assert len(told) == 7
    assert told <= names | {"games"}


def test_the_guide_explains_every_file_that_games_share():
    explained = set(re.findall(r"`(\w+)\.py`", GUIDE.partition("## 2.")[2].partition("## 3.")[0]))
    packages = [ROOT / "src" / Path(*game.package.split(".")) for game in all_games().values()]
    assert explained == set.intersection(*map(modules_in, packages))


def modules_in(package):
    """Files and folders of a package that can be imported; rules may be either."""
    return {file.stem for file in package.glob("*.py")} | {
        file.parent.name for file in package.glob("*/__init__.py")
    }


@pytest.mark.parametrize(
    ("name", "file"), re.findall(r"^\| `(\w+)` \| `([\w/.]+)`", GUIDE.partition("## 8.")[2], re.MULTILINE)
)
def test_every_list_to_extend_is_there(name, file):
    assert re.search(rf"\b{name}\b[^\n]* = ", (ROOT / file).read_text("utf-8"))
