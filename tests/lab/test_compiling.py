import os
import time

import pytest

from laufspiel.games import all_games
from laufspiel.kernel import rule
from laufspiel.kernel.rule import cache_folder
from laufspiel.lab import compiling


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setattr(compiling, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path / "rules-now")
    (tmp_path / "rules-now").mkdir()
    return tmp_path


def old(root, name, days):
    folder = root / name
    folder.mkdir()
    (folder / "rules.nbi").write_text("compiled")
    then = time.time() - days * 24 * 60 * 60
    os.utime(folder, (then, then))


def test_every_game_has_its_rules_its_games_and_its_bots_compiled():
    names = [name for name, _ in compiling.jobs()]
    assert names == [f"{id}: {part}" for id in all_games() for part in ("rules", "whole games", "bots")]
    for _, job in compiling.jobs():
        job()


def test_compiling_is_noted_so_that_it_is_done_once(root):
    assert not compiling.is_kept()
    compiling.finish()
    assert compiling.is_kept()


def test_a_process_that_cant_keep_rules_compiles_them_although_another_has(root, monkeypatch):
    compiling.finish()
    assert compiling.is_kept()
    monkeypatch.setattr(rule, "IS_KEPT", False)
    assert not compiling.is_kept()


def test_nothing_is_noted_by_a_process_that_cant_keep_rules(root, monkeypatch):
    monkeypatch.setattr(rule, "IS_KEPT", False)
    compiling.finish()
    assert not list((root / "rules-now").iterdir())


def test_the_same_rules_in_another_folder_or_checked_out_anew_are_compiled_anew(root, monkeypatch):
    """Numba finds what it compiled by the path and the time of the source."""
    compiling.finish()
    sources = root / "package"
    (sources / "kernel").mkdir(parents=True)
    source = sources / "kernel" / "rules.py"
    source.write_text("")
    monkeypatch.setattr(rule, "PACKAGE", sources)
    assert not compiling.is_kept()
    compiling.finish()
    assert compiling.is_kept()
    os.utime(source, (1, 1))
    assert not compiling.is_kept()


def test_old_rules_are_cleared_away_but_the_newest_few(root):
    for days in range(2, 7):
        old(root, f"rules-{days}", days)
    compiling.prune()
    assert sorted(path.name for path in root.iterdir()) == ["rules-2", "rules-3", "rules-now"]


def test_rules_used_today_are_left_alone(root):
    for name in "abcdef":
        old(root, f"rules-{name}", 0.5)
    compiling.prune()
    assert len(list(root.iterdir())) == 7


def test_nothing_else_in_the_cache_is_touched(root):
    (root / "notes").mkdir()
    for days in range(2, 9):
        old(root, f"rules-{days}", days)
    compiling.prune()
    assert (root / "notes").is_dir()


def test_this_process_runs_rules_from_the_folder_of_their_digest():
    assert cache_folder().name.startswith("rules-")
