import csv

import msgspec
import numpy as np
import pytest

from laufspiel.kernel.contract import PLACE, SCORE, SHARE
from laufspiel.kernel.errors import OptionError
from laufspiel.lab import run
from laufspiel.lab.run import batch_size, batches, play_all, play_batch
from laufspiel.lab.simulate import simulate
from tests.lab.builders import plan

GAMES = ["kids", "asi-es-la-vida"]


def without_time(result):
    return msgspec.structs.replace(result, seconds=0)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_result_whatever_the_number_of_threads(game, monkeypatch):
    monkeypatch.setattr(run, "batch_size", lambda: 64)
    results = []
    for threads in (1, 2, 3):
        result, turns = simulate(plan(game, "random", "greedy", "random", games=700), threads)
        results.append((without_time(result), turns.tolist()))
    assert results[0] == results[1] == results[2]


def test_the_size_of_batches_changes_nothing(monkeypatch):
    wished = plan("vida", "random", "random", games=300)
    whole, _ = simulate(wished, 2)
    monkeypatch.setattr(run, "batch_size", lambda: 7)
    parts, _ = simulate(wished, 2)
    assert without_time(whole) == without_time(parts)


@pytest.mark.parametrize("games", [1, 63, 3000, 20_000])
@pytest.mark.parametrize("threads", [1, 2, 8])
def test_batches_hold_every_game_once_and_shrink_towards_the_end(games, threads):
    shared_out = list(batches(games, threads))
    sizes = [end - begin for begin, end in shared_out]
    assert [game for begin, end in shared_out for game in range(begin, end)] == list(range(games))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] <= batch_size()
    assert sizes[-1] <= max(1, batch_size() // 16)


def test_another_seed_gives_other_games():
    one, _ = simulate(plan(seed=1), 1)
    other, _ = simulate(plan(seed=2), 1)
    assert one.turns != other.turns


def test_a_game_is_the_same_alone_and_among_others():
    wished = plan(games=40)
    whole = play_batch(wished, 0, 40)
    alone = play_batch(wished, 33, 34)
    assert (whole.turns[33], whole.steps[33]) == (alone.turns[0], alone.steps[0])
    np.testing.assert_array_equal(whole.payoffs[33], alone.payoffs[0])


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_those_of_the_single_games(game):
    wished = plan(game, "random", "greedy", games=200)
    batch = play_batch(wished, 0, 200)
    result, _ = simulate(wished, 2)
    assert result.turns.mean == pytest.approx(batch.turns.mean())
    assert result.turns.sd == pytest.approx(batch.turns.std(ddof=1))
    assert result.turns.median == np.median(batch.turns)
    assert result.steps.mean == pytest.approx(batch.steps.mean())
    for seat in range(2):
        assert result.win_share[seat].mean == pytest.approx(batch.payoffs[:, seat, SHARE].mean())
        assert result.score[seat].mean == pytest.approx(batch.payoffs[:, seat, SCORE].mean())
        assert result.score[seat].sd == pytest.approx(batch.payoffs[:, seat, SCORE].std(ddof=1))
    assert list(result.events.values()) == pytest.approx(list(batch.events / 200))
    assert sum(result.visits.values()) == pytest.approx(batch.visits.sum() / 200)


def test_shared_wins_count_in_part():
    result, _ = simulate(plan("vida", *["random"] * 6, games=2000), 2)
    assert sum(share.mean for share in result.win_share) == pytest.approx(1)
    assert all(0 < share.shared < share.outright for share in result.win_share)
    for share in result.win_share:
        assert share.outright + share.shared / 3 < share.mean < share.outright + share.shared / 2 + 1e-12


def test_every_pawn_that_enters_or_moves_visits_a_square():
    result, _ = simulate(plan(games=50), 1)
    assert sum(result.visits.values()) == pytest.approx(result.events["entered"] + result.events["moved"])


def test_games_that_never_end_are_cut_off_and_counted():
    result, _ = simulate(plan(games=30, limit=20), 1)
    assert result.unfinished == 30
    assert result.turns is None
    assert result.events["rolled"] > 0
    assert [share.mean for share in result.win_share] == [0] * 4


def test_only_finished_games_count_for_length():
    whole = play_batch(plan(games=100), 0, 100)
    limit = int(np.median(whole.steps))
    result, _ = simulate(plan(games=100, limit=limit), 1)
    ended = whole.steps <= limit
    assert 0 < result.unfinished == (~ended).sum()
    assert result.turns.mean == pytest.approx(whole.turns[ended].mean())


def test_the_first_seat_begins():
    assert simulate(plan(games=20), 1)[0].events["began"] == 0
    assert simulate(plan(games=20, first="random"), 1)[0].events["began"] == 1


def test_the_file_of_games_has_a_row_per_game(tmp_path):
    file = tmp_path / "games.csv"
    wished = plan("vida", "random", "random", games=600)
    simulate(wished, 2, file)
    batch = play_batch(wished, 0, 600)
    with file.open() as opened:
        rows = list(csv.DictReader(opened))
    assert [int(row["game"]) for row in rows] == list(range(600))
    assert [int(row["turns"]) for row in rows] == batch.turns.tolist()
    assert [float(row["score_2"]) for row in rows] == batch.payoffs[:, 1, SCORE].tolist()
    assert [float(row["place_1"]) for row in rows] == batch.payoffs[:, 0, PLACE].tolist()


def test_rows_of_games_cut_off_are_empty_but_for_their_steps(tmp_path):
    file = tmp_path / "games.csv"
    simulate(plan(games=1, limit=9), 1, file)
    assert file.read_text().splitlines()[1] == "0,,9" + "," * 12


def test_a_full_disk_leaves_no_half_a_file(tmp_path):
    file = tmp_path / "games.csv"
    file.write_text("the old one")

    def full(_):
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="games.csv"):
        simulate(plan(games=600), 1, file, full)
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
    assert file.read_text() == "the old one"


def test_progress_counts_up_to_all_games():
    heard = []
    simulate(plan(games=1200), 2, None, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1200


def test_stopping_early_leaves_no_thread_behind():
    batches = play_all(plan(games=1_000_000), 2)
    next(batches)
    batches.close()
    assert not [thread for thread in threads() if thread.name.startswith("games")]


def threads():
    import threading

    return threading.enumerate()


def test_an_unknown_bot_is_refused():
    with pytest.raises(OptionError, match="no bot “grandma”"):
        play_batch(plan("kids", "grandma", "random"), 0, 1)
