import pytest

from laufspiel.games import all_games
from laufspiel.lab import bench
from laufspiel.lab.bench import bench_games, bench_stepwise

pytestmark = pytest.mark.usefixtures("short_runs")


@pytest.fixture
def short_runs(monkeypatch):
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "RUNS", 3)


@pytest.mark.parametrize("game", all_games().values(), ids=str)
def test_whole_games_are_measured_alone_and_on_threads(game):
    alone, together = bench_games(game, 2)
    assert alone.rate > 0
    targets = {"kids": 25e6, "asi-es-la-vida": 12e6, "go-for-it": 5e6, "es-geht-seinen-gang": 8e6}
    assert alone.target == targets[game.id]
    assert together.what == "steps/s, 2 threads"
    assert together.target == pytest.approx(1.8 * alone.rate)


@pytest.mark.parametrize("game", all_games().values(), ids=str)
def test_decisions_from_python_are_measured(game):
    speed = bench_stepwise(game)
    assert speed.rate > 0
    assert speed.target == 200_000
