"""Where compiled rules are kept, and what happens where they can't be."""

import os
import subprocess
import sys
from pathlib import Path

import laufspiel

SOURCES = Path(laufspiel.__file__).parent
ROLL = "from laufspiel.kernel.luck import SeededLuck; print(SeededLuck(1).below(6) in range(6))"


def rolled(cache):
    """What a process says that rolls a die by compiled rules, with this folder to keep them."""
    env = {**os.environ, "LAUFSPIEL_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    return subprocess.run(
        [sys.executable, "-c", ROLL], env=env, capture_output=True, text=True, check=True
    ).stdout


def test_compiled_rules_are_kept_in_the_folder_wished_for(tmp_path):
    assert rolled(tmp_path / "cache") == "True\n"
    assert list(tmp_path.glob("cache/rules-*/**/*.nbi"))


def test_rules_that_cant_be_kept_are_compiled_all_the_same_and_nowhere_else(tmp_path):
    (tmp_path / "file").touch()
    beside = set(SOURCES.rglob("*.nbi"))
    assert rolled(tmp_path / "file" / "cache") == "True\n"
    assert set(SOURCES.rglob("*.nbi")) == beside
