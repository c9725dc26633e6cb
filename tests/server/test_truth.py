"""What a soak holds messages against: what a seat may know, and nothing that another one may."""

import dataclasses
import random

import msgspec
import pytest

from laufspiel.games import all_games
from laufspiel.kernel.record import write_record
from laufspiel.load import truth
from laufspiel.load.truth import Truth
from laufspiel.server.play import new_play
from laufspiel.server.viewers import WATCHER, Kind
from tests.server.test_secrets import messages, turned_away
from tests.test_every_game import laid, option_sets

VIEWERS = (0, 1, 2, None)


def setup_of(game_id):
    game = all_games()[game_id]
    return laid(game_id, game.default_edition, next(option_sets(game)), 3).setup


@pytest.fixture
def kids(monkeypatch):
    """Kids with secret rolls and knock-outs that only their victims notice, also when records are read."""
    setup = turned_away(setup_of("kids"))
    monkeypatch.setattr(truth, "all_games", lambda: {"kids": setup.game})
    return setup


def kind_of(viewer):
    return WATCHER if viewer is None else Kind(frozenset({viewer}), False)


def told_of_a_game(setup, luck, most=10_000):
    """What each viewer is told of a game, and its record."""
    play, told = new_play(setup), {viewer: [] for viewer in VIEWERS}
    while not play.match.is_over and len(play.deeds) < most:
        play.replay(luck.choice(play.match.legal()))
        for viewer in VIEWERS:
            told[viewer] += [text.decode() for text in messages(play, kind_of(viewer))]
    return told, write_record(play.match)


@pytest.mark.parametrize("game_id", all_games())
def test_what_is_shown_of_a_game_is_true(game_id):
    told, record = told_of_a_game(setup_of(game_id), random.Random(1), most=80)
    table = Truth(record, VIEWERS)
    for viewer in VIEWERS:
        assert list(table.lies(viewer, told[viewer])) == [], viewer


def test_what_is_shown_of_a_game_with_secret_events_is_true(kids):
    told, record = told_of_a_game(kids, random.Random(2))
    table = Truth(record, VIEWERS)
    for viewer in VIEWERS:
        assert list(table.lies(viewer, told[viewer])) == [], viewer


def test_what_only_another_seat_may_know_is_found_out(kids):
    told, record = told_of_a_game(kids, random.Random(2), most=60)
    table = Truth(record, VIEWERS)
    for viewer, other in [(0, 1), (1, 2), (None, 0)]:
        found = " ".join(table.lies(viewer, told[other]))
        assert "with other events" in found
        assert "may know of it" in found
        assert "is told to" in found


def test_what_is_kept_from_a_seat_though_it_may_know_is_found_out(kids):
    told, record = told_of_a_game(kids, random.Random(2), most=60)
    assert list(Truth(record, VIEWERS).lies(0, told[None])) != []


def test_a_view_of_other_eyes_is_found_out():
    told, record = told_of_a_game(setup_of("go-for-it"), random.Random(3), most=150)
    found = " ".join(Truth(record, VIEWERS).lies(0, told[1]))
    assert "isn't shown as seat 0 may see it" in found


def test_everything_is_told_after_the_end(kids):
    told, record = told_of_a_game(kids, random.Random(4))
    last = msgspec.json.decode(told[None][-2])
    assert last["standings"]
    spoiled = {**last, "log": last["log"][:-1]}
    assert list(Truth(record, [None]).lies(None, [msgspec.json.encode(last).decode()])) == []
    assert list(Truth(record, [None]).lies(None, [msgspec.json.encode(spoiled).decode()])) != []


def test_a_game_of_which_pages_are_told_too_much_fails_a_soak(kids, monkeypatch):
    """Told as if all of it were public."""
    careless = dataclasses.replace(kids.game, has_secrets=lambda _board: False)
    told, _ = told_of_a_game(msgspec.structs.replace(kids, game=careless), random.Random(5), most=60)
    _, record = told_of_a_game(kids, random.Random(5), most=60)
    assert list(Truth(record, VIEWERS).lies(1, told[1])) != []
