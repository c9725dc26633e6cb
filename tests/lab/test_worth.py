"""Figures and worth, against the same games counted again from what happened in them."""

import csv
import math
from dataclasses import replace
from functools import cache
from io import StringIO

import numpy as np
import pytest

from laufspiel.games import all_games, find_game
from laufspiel.kernel.counting import count_event
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.figures import Figure, Had
from laufspiel.kernel.struct import new
from laufspiel.lab import run
from laufspiel.lab.counters import new_counts, traits_of
from laufspiel.lab.figures import evaluate, figures_of
from laufspiel.lab.rows import worth_rows
from laufspiel.lab.run import play_batch
from laufspiel.lab.simulate import add_up, simulate
from laufspiel.lab.statistics import Z
from laufspiel.lab.tally import Tally
from laufspiel.lab.worth import SELDOM, worths_of
from tests.lab.builders import plan
from tests.lab.recount import recount

GAMES = {"kids": 5, "asi-es-la-vida": 60, "go-for-it": 40}


def wished(game):
    return plan(game, *["random"] * 4, games=GAMES[game], seed=21)


@cache
def counted(game):
    """A game's small simulation, and the same games counted slowly."""
    small = wished(game)
    return add_up(small, 1), recount(small)


@pytest.mark.parametrize("game", GAMES)
def test_events_are_those_of_the_games(game):
    tally, slow = counted(game)
    names = [kind.name for kind in tally.plan.setup.game.events.kinds]
    assert {name: count for name, count in zip(names, tally.events, strict=True) if count} == slow.events


def test_sums_of_fields_are_those_of_the_games():
    tally, slow = counted("go-for-it")
    told = {name: figure.value for name, figure in figures_of(tally).items()}
    years = slow.events["labor_day"] * 4
    assert told["salary_a_year"] == pytest.approx(slow.sums["salary.amount"] / years)
    assert told["from_spaces_and_news_a_year"] == pytest.approx(slow.sums["collected.amount"] / years)
    spent = slow.sums["bought.price"] + slow.sums["bought_unseen.price"]
    assert spent > 0
    assert told["spent_on_cards_a_year"] == pytest.approx(spent / years)


def test_figures_are_made_of_the_events_of_the_games():
    tally, slow = counted("go-for-it")
    told = figures_of(tally)
    made = slow.events["traded_up"] + slow.events["traded_unseen"]
    tried = made + slow.events["roll_failed"] + slow.events["roll_spared"]
    assert told["trade_up_success"].value == pytest.approx(made / tried)
    assert told["trade_up_success"].low < made / tried < told["trade_up_success"].high
    assert told["deals_made"].value == slow.events["accepted"] / GAMES["go-for-it"]
    by_years = sum(game["years_over"] for game in slow.each) / GAMES["go-for-it"]
    assert told["won_when_years_were_over"].value == by_years
    assert told["won_by_announcement"].value == 1 - by_years


def test_years_are_told_game_by_game():
    tally, slow = counted("go-for-it")
    years = [game["labor_day"] for game in slow.each]
    assert tally.spreads["years"].tolist() == np.bincount(years).tolist()
    result, _ = simulate(wished("go-for-it"), 1)
    assert result.spreads["years"].mean == pytest.approx(np.mean(years))
    assert result.spreads["years"].median == np.median(years)


@pytest.mark.parametrize("game", ["asi-es-la-vida", "go-for-it"])
def test_players_who_had_a_thing_and_their_wins_are_those_of_the_games(game):
    tally, slow = counted(game)
    worths = worths_of(tally)
    had = {thing for things, _, _ in slow.players() for thing in things}
    assert {(kind, key) for kind, things in worths.items() for key in things} == had
    for kind, key in had:
        worth = worths[kind][key]
        with_it = [(score, share) for things, score, share in slow.players() if (kind, key) in things]
        others = [share for things, _, share in slow.players() if (kind, key) not in things]
        assert worth.players == len(with_it)
        assert worth.had == pytest.approx(len(with_it) / len(slow.players()))
        assert worth.wins.mean == pytest.approx(np.mean([share for _, share in with_it]))
        assert worth.score.mean == pytest.approx(np.mean([score for score, _ in with_it]))
        if others:
            assert worth.wins_without == pytest.approx(np.mean(others))


def test_intervals_are_those_of_the_games():
    """Each game taken out in turn: the jackknife, which knows nothing of the closed form, comes to the same."""
    small = plan("vida", *["random"] * 3, games=300, seed=3)
    tally, slow = add_up(small, 1), recount(small)
    for key, worth in worths_of(tally)["cards"].items():
        if worth.difference is None:
            continue
        rows = [(holders(game, key), won_with(game, key)) for game in slow.games]
        without_one = np.array([difference(rows[:i] + rows[i + 1 :]) for i in range(len(rows))])
        error = math.sqrt((len(rows) - 1) * without_one.var())
        assert worth.difference.mean == pytest.approx(difference(rows))
        assert (worth.difference.high - worth.difference.mean) / Z == pytest.approx(error, rel=0.03)


def holders(game, key):
    return sum(("cards", key) in things for things, _, _ in game)


def won_with(game, key):
    return sum(share for things, _, share in game if ("cards", key) in things)


def difference(rows):
    """Win share with and without, from per game how many had it and what they won, of three players."""
    having, won = (sum(column) for column in zip(*rows, strict=True))
    return won / having - (len(rows) - won) / (3 * len(rows) - having)


def test_what_is_seldom_had_is_not_judged():
    tally, _ = counted("asi-es-la-vida")
    worths = worths_of(tally)["cards"].values()
    assert any(worth.players < SELDOM for worth in worths)
    for worth in worths:
        assert (worth.difference is None) == (min(worth.players, 240 - worth.players) < SELDOM)


def test_worth_is_the_same_whatever_the_number_of_threads_and_the_size_of_batches(monkeypatch):
    monkeypatch.setattr(run, "batch_size", lambda: 16)
    parts = simulate(plan("vida", games=200), 3)[0]
    monkeypatch.setattr(run, "batch_size", lambda: 1000)
    assert parts.worth == simulate(plan("vida", games=200), 1)[0].worth


def test_games_cut_off_say_nothing_of_worth():
    tally = add_up(plan("vida", games=30, limit=100), 1)
    assert tally.unfinished == 30
    assert tally.events.sum() > 0
    assert not tally.traits.any()
    assert worths_of(tally) == {"cards": {}}


def test_without_studies_all_else_is_the_same():
    one = wished("asi-es-la-vida")
    other = replace(one, studies=False)
    with_them, without = play_batch(one, 0, 60), play_batch(other, 0, 60)
    assert with_them.counts.traits.any()
    assert not without.counts.traits.any()
    np.testing.assert_array_equal(with_them.payoffs, without.payoffs)
    np.testing.assert_array_equal(with_them.events, without.events)
    np.testing.assert_array_equal(with_them.visits, without.visits)


def test_careers_share_out_all_wins():
    tally, _ = counted("go-for-it")
    careers = worths_of(tally)["careers"].values()
    assert sum(worth.players for worth in careers) == 4 * GAMES["go-for-it"]
    assert sum(worth.wins.mean * worth.players for worth in careers) == pytest.approx(GAMES["go-for-it"])
    assert {round(worth.usual, 9) for worth in careers} == {0.25}


def test_titles_of_the_edition_name_what_is_worth():
    tally, _ = counted("go-for-it")
    careers = tally.plan.setup.edition.careers
    for key, worth in worths_of(tally)["careers"].items():
        assert worth.title == careers[int(key.split("-")[1]) - 1].title["en"]


def test_the_file_of_worth_has_a_row_for_each_thing():
    worths = worths_of(counted("asi-es-la-vida")[0])
    rows = list(csv.DictReader(StringIO(worth_rows(worths).decode())))
    assert [row["key"] for row in rows] == list(worths["cards"])
    for row, worth in zip(rows, worths["cards"].values(), strict=True):
        assert float(row["wins"]) == pytest.approx(worth.wins.mean, abs=1e-5)
        assert (row["difference"] == "") == (worth.difference is None)


def test_games_in_the_file_tell_their_years(tmp_path):
    file = tmp_path / "games.csv"
    simulate(wished("go-for-it"), 1, file)
    with file.open() as opened:
        years = [int(row["years"]) for row in csv.DictReader(opened)]
    assert years == play_batch(wished("go-for-it"), 0, GAMES["go-for-it"]).outcomes.spreads[:, 0].tolist()


# What manifests say


@pytest.mark.parametrize("game", all_games().values(), ids=str)
def test_whatever_a_manifest_names_is_there(game):
    tally = Tally(plan(game.id, *["random"] * game.fewest, games=1))
    assert figures_of(tally) == {}
    assert set(game.spreads.values()) <= set(game.events.number)
    assert len(set(traits_of(game.id))) == len(traits_of(game.id))
    counts = new_counts(game)
    assert counts.marked.sum() == sum(len(ways) for ways in game.traits.values())


def test_a_figure_adds_subtracts_and_multiplies():
    values = {"a": 7, "b.c": 2, "d": 3}
    assert evaluate("a", values) == 7
    assert evaluate("a - b.c", values) == 5
    assert evaluate("a + b.c * d - d", values) == 10


def test_an_event_of_its_own_can_be_had(monkeypatch):
    game = find_game("vida")
    ways = (Had("passed"), Had("took", "card"))
    monkeypatch.setitem(game.traits, "cards", ways)
    traits_of.cache_clear()
    try:
        counts = new_counts(game)
        log = new(EventLog)
        log.rows[0, :2] = game.events.number["passed"], 1
        log.rows[1, :3] = game.events.number["took"], 0, 4
        for i in range(2):
            count_event(counts, log.rows[i])
        keys = [trait.key for trait in traits_of("asi-es-la-vida")]
        assert [keys[i] for i in np.flatnonzero(counts.had[1])] == ["passed"]
        assert [keys[i] for i in np.flatnonzero(counts.had[0])] == ["minus-2-b"]
    finally:
        traits_of.cache_clear()


def test_a_share_is_told_with_its_interval():
    assert Figure("x", "a", "b", share=True).share
    tally, _ = counted("go-for-it")
    for figure in tally.plan.setup.game.figures:
        told = figures_of(tally)[figure.name]
        assert (told.low is not None) == figure.share
