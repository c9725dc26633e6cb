"""Checking a record: a true one is true, and of a false one the first changed entry is named."""

import copy
import json
from datetime import date

import msgspec
import pytest

from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import RecordError
from laufspiel.kernel.fairness import FairLuck
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.record import read_record, write_record
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.verify import throws_of, verify
from laufspiel.terminal.words import say

GAMES = all_games()
ROOT = bytes(range(32))
SEEDS = ["abcdef", "", "0123"]

every_game = pytest.mark.parametrize("game_id", GAMES)


def played(game_id, steps=100_000):
    """A match with sealed dice, played at random, as a record."""
    game, laid = GAMES[game_id], shipped_edition(game_id, "")
    seats = [Seat(colour.title(), colour) for colour in game.default_colours(laid, 3)]
    match = Match(prepare(game, laid, {"first": "random"}, seats, date(2026, 1, 1)))
    luck, players, count = FairLuck(ROOT, SEEDS), SeededLuck(3), 0
    while not match.is_over and len(match.actions) < steps:
        if match.actor == LUCK:
            match.act(luck.throw(count, match.legal(), match.odds()))
            count += 1
        else:
            legal = match.legal()
            match.act(legal[players.below(len(legal))])
    return json.loads(write_record(match, luck.told(range(count), is_over=match.is_over)))


RECORDS = {game_id: played(game_id) for game_id in GAMES}


def checked(plain):
    return verify(json.dumps(plain).encode(), GAMES, "mine.json")


def false(plain):
    """The sentence about a record that must be found false."""
    verdict = checked(plain)
    assert not verdict.is_true
    return say(verdict.words, "en")


def changed(game_id="kids"):
    return copy.deepcopy(RECORDS[game_id])


def throws(plain):
    match = read_record(json.dumps(plain).encode(), GAMES)
    return throws_of(match, plain["fairness"].get("numbers"))


def other_than(each):
    return next(outcome for outcome in each.outcomes if outcome != each.action)


# True


@every_game
def test_a_true_record_is_true(game_id):
    verdict = checked(RECORDS[game_id])
    assert verdict.is_true
    assert verdict.throws == throws(RECORDS[game_id])
    assert say(verdict.words, "en").startswith(f"True: all {len(verdict.throws)} rolls")
    assert verdict.commitments == [RECORDS[game_id]["fairness"]["seals"][0]["commitment"]]


@every_game
def test_a_record_with_dice_to_check_replays_as_one_without(game_id):
    plain = changed(game_id)
    fair = read_record(json.dumps(plain).encode(), GAMES)
    del plain["fairness"]
    assert read_record(json.dumps(plain).encode(), GAMES).actions == fair.actions


# False


@every_game
@pytest.mark.parametrize("share", [0.0, 0.5, 0.99])
def test_a_changed_roll_is_named(game_id, share):
    plain = changed(game_id)
    rolls = [each for each in throws(plain) if len(each.outcomes) > 1]
    one = rolls[int(share * len(rolls))]
    plain["actions"][one.entry] = other_than(one)
    told = false(plain)
    assert f"actions[{one.entry}] is {json.dumps(other_than(one), separators=(',', ':'))}" in told
    assert json.dumps(one.action, separators=(",", ":")) in told


@every_game
def test_a_dropped_roll_shows_where_it_was(game_id):
    plain = changed(game_id)
    actions, rolls = plain["actions"], throws(plain)
    one = next(each for each in rolls[len(rolls) // 2 :] if actions[each.entry + 1] != each.action)
    del actions[one.entry]
    assert f"actions[{one.entry}]" in false(plain)


@every_game
def test_two_rolls_that_changed_places_are_named_by_the_first(game_id):
    plain = changed(game_id)
    rolls = [each for each in throws(plain) if each.action["do"] == "roll"]
    one = rolls[3]
    other = next(each for each in rolls[4:] if each.action != one.action)
    actions = plain["actions"]
    actions[one.entry], actions[other.entry] = actions[other.entry], actions[one.entry]
    assert f"actions[{one.entry}]" in false(plain)


@every_game
def test_an_end_cut_off_is_noticed(game_id):
    plain = changed(game_id)
    plain["actions"].pop()
    assert "the record ends" in false(plain)


def test_a_wrong_secret_does_not_fit():
    plain = changed()
    plain["fairness"]["seals"][0]["secret"] = "00" * 32
    assert "fairness.seals[0]" in false(plain)
    for secret in ("", "zz", "00" * 31):
        plain["fairness"]["seals"][0]["secret"] = secret
        assert "fairness.seals[0]" in false(plain)


@every_game
def test_another_secret_with_its_own_commitment_gives_other_rolls(game_id):
    plain = changed(game_id)
    other = FairLuck(bytes(32), SEEDS).told([], is_over=True).seals[0]
    plain["fairness"]["seals"] = [msgspec.to_builtins(other)]
    assert first_named(plain) < 20


@every_game
@pytest.mark.parametrize(
    "seeds", [["abcdee", "", "0123"], ["", "abcdef", "0123"], ["abcdef", "", ""]], ids=str
)
def test_other_seeds_give_other_rolls(game_id, seeds):
    plain = changed(game_id)
    plain["fairness"]["seeds"] = seeds
    assert first_named(plain) < 30


def first_named(plain):
    """The entry that is named as the first changed one."""
    told = false(plain)
    return int(told.split("actions[")[1].split("]")[0])


def test_a_seed_too_few_is_noticed():
    plain = changed()
    plain["fairness"]["seeds"].pop()
    assert "2 entries" in false(plain)


@pytest.mark.parametrize("numbers", [
    lambda count: range(count - 1), lambda count: [*range(count - 1), 0], lambda count: range(count + 1),
    lambda count: [-1, *range(1, count)],
])  # fmt: skip
def test_outcomes_that_are_not_counted_one_by_one_are_noticed(numbers):
    plain = changed()
    plain["fairness"]["numbers"] = list(numbers(len(throws(plain))))
    assert "numbers" in false(plain) or "actions[" in false(plain)


def test_seals_that_do_not_go_upwards_are_noticed():
    plain = changed()
    seal = plain["fairness"]["seals"][0]
    for firsts in ([1], [0, 0], [0, 5, 3], [0, -1]):
        plain["fairness"]["seals"] = [{**seal, "first": first} for first in firsts]
        assert "fairness.seals" in false(plain)


def test_what_cannot_come_at_all_is_named():
    plain = changed()
    entry = next(each.entry for each in throws(plain)[5:])
    plain["actions"][entry] = {"do": "begin", "seat": 0}
    assert f"actions[{entry}]" in false(plain)


# Nothing to check


def refused(plain):
    with pytest.raises(RecordError) as error:
        checked(plain)
    return str(error.value)


def test_a_record_of_the_terminal_has_nothing_to_check():
    plain = changed()
    del plain["fairness"]
    assert refused(plain).startswith("mine.json: fairness is missing")


def test_before_the_end_there_is_no_secret():
    plain = played("kids", 40)
    assert "secret" not in json.dumps(plain)
    assert "a table tells it when the match is over" in refused(plain)


def test_another_scheme_is_named():
    plain = changed()
    plain["fairness"]["scheme"] = "laufspiel-dice-9"
    assert "laufspiel-dice-9" in refused(plain)
