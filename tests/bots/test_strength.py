"""How well the bots play: greedy wins more than its share at every table and with every edition and option, random
doesn't care what it does."""

import numpy as np
import pytest

from laufspiel.bots import play_bot
from laufspiel.games import all_games, edition_files
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match
from laufspiel.lab.simulate import simulate
from tests.lab.builders import plan

GAMES = 4000
GAMES_IN_EACH_WAY = 1000
"""Enough for a bar that lies far below."""

SHARES = {
    "kids": {2: 0.77, 3: 0.60, 4: 0.50},
    "asi-es-la-vida": {2: 0.99, 3: 0.98, 4: 0.96, 5: 0.82, 6: 0.76},
    "go-for-it": {2: 0.97, 3: 0.95, 4: 0.94, 5: 0.82, 6: 0.76},
    "es-geht-seinen-gang": {2: 0.88, 3: 0.84, 4: 0.81, 5: 0.78, 6: 0.75},
}
"""The share of games one greedy bot wins at least against random ones, by seats: some points below docs/research.md."""

WAYS = [
    (game.id, edition, {})
    for game in all_games().values()
    for edition in edition_files(game.id)
    if edition != game.default_edition
] + [
    (game.id, "", {option.name: value})
    for game in all_games().values()
    for option in game.options
    for value in option.values
    if value != option.default and option.name != "first"
]


def share_of_greedy(game, seats, edition="", games=GAMES, **options):
    """The share of wins of one greedy bot against random ones; luck says who begins."""
    bots = ["greedy", *["random"] * (seats - 1)]
    wished = plan(game, *bots, games=games, seed=21, edition=edition, **{"first": "random", **options})
    return simulate(wished, 1)[0].win_share[0]


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in SHARES for seats in SHARES[game]])
def test_greedy_beats_random_at_every_number_of_seats(game, seats):
    assert share_of_greedy(game, seats).low > SHARES[game][seats]


def test_strength_is_measured_in_every_game_and_number_of_seats():
    assert {game: list(seats) for game, seats in SHARES.items()} == {
        game.id: list(range(game.fewest, game.most + 1)) for game in all_games().values()
    }


@pytest.mark.parametrize(("game", "edition", "options"), WAYS)
def test_greedy_beats_random_in_every_way_to_play(game, edition, options):
    seats = all_games()[game].most
    assert share_of_greedy(game, seats, edition, GAMES_IN_EACH_WAY, **options).low > 1.7 / seats


@pytest.mark.parametrize("game", all_games())
def test_random_among_greedy_wins_less_than_its_share(game):
    wished = plan(game, "random", "greedy", "greedy", games=GAMES, seed=22, first="random")
    assert simulate(wished, 1)[0].win_share[0].high < 1 / 3 - 0.05


@pytest.mark.parametrize("game_id", all_games())
def test_random_does_everything_it_may_equally_often(game_id):
    """Pearson's test, by number of choices: how often the first of them is done, the second and so on."""
    game = all_games()[game_id]
    match, luck = Match(plan(game_id, "random", "random", first="seat").setup), SeededLuck(31)
    done = {}
    while not match.is_over:
        legal = match.legal()
        if match.actor == LUCK:
            match.draw_luck(luck)
            continue
        counts = done.setdefault(len(legal), np.zeros(len(legal)))
        for _ in range(40):
            counts[legal.index(play_bot(match, "random", luck))] += 1
        match.act(legal[luck.below(len(legal))])
    assert max(done) >= (2 if game.id == "kids" else 4)
    for size, counts in done.items():
        expected = counts.sum() / size
        distance = ((counts - expected) ** 2 / expected).sum()
        assert distance <= limit(size - 1), (size, counts)


def limit(degrees):
    """What chi-square exceeds about once in ten thousand times (Wilson and Hilferty); 0 for no choice at all."""
    if degrees == 0:
        return 0
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + 3.72 * spread**0.5) ** 3
