import copy
import json
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import RecordError
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.record import LARGEST_RECORD, read_record, write_record
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import same
from tests.kernel.mutations import PLAIN, answer, is_one_sentence, mutated

GAMES = all_games()
quiet = settings(deadline=None, derandomize=True, max_examples=300)


def played(game_id, steps=60, edition="", **options):
    """A match begun at random, cut off after some actions."""
    game = GAMES[game_id]
    laid = shipped_edition(game_id, edition)
    seats = [Seat(colour.title(), colour, born="2016-02-29") for colour in game.default_colours(laid, 3)]
    match, luck = Match(prepare(game, laid, options, seats, date(2025, 6, 15))), SeededLuck(5)
    while len(match.actions) < steps and not match.is_over:
        if match.actor == LUCK:
            match.draw_luck(luck)
        else:
            legal = match.legal()
            match.act(legal[luck.below(len(legal))])
    return match


KIDS = GAMES["kids"]
RECORDS = {game_id: json.loads(write_record(played(game_id))) for game_id in GAMES}


def bytes_of(plain):
    return json.dumps(plain).encode()


def changed(**keys):
    return bytes_of(RECORDS["kids"] | keys)


def refused(data):
    with pytest.raises(RecordError) as error:
        read_record(data, GAMES, "mine.json")
    assert is_one_sentence(str(error.value))
    assert str(error.value).startswith("mine.json: ")
    return str(error.value)


def match_or_sentence(data):
    """The match of a record, or the sentence that refuses it."""
    match, told = answer(RecordError, read_record, data, GAMES, "mine.json")
    if match is None:
        assert is_one_sentence(told), told
        assert told.startswith("mine.json: ")
    return match, told


@pytest.mark.parametrize(("game_id", "edition"), [("kids", "joker"), ("asi-es-la-vida", "shuffled")])
@pytest.mark.parametrize("steps", [0, 1, 40, 10_000])
def test_a_match_is_the_same_after_writing_and_reading(game_id, edition, steps):
    match = played(game_id, steps, edition, first="random")
    again = read_record(write_record(match), GAMES)
    assert same(again.state, match.state)
    assert again.actions == match.actions
    assert again.setup == match.setup
    assert write_record(again) == write_record(match)


def test_a_record_tells_all_there_is_to_know_an_action_a_line():
    match = played("kids", 30, first="seat")
    lines = write_record(match).decode().splitlines()
    assert lines[1] == ' "laufspiel": 1,'
    assert sum('"do":' in line for line in lines) == 30
    record = json.loads(write_record(match))
    assert list(record) == ["laufspiel", "game", "edition", "digest", "options", "seats", "first", "actions"]
    assert record["seats"][1] == {"name": "Green", "colour": "green", "born": "2016-02-29"}
    assert record["actions"][0] == KIDS.actions.typed(match.actions[0])


@quiet
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_one_sentence(data):
    refused(data)


@quiet
@given(PLAIN)
def test_any_plain_data_is_refused_in_one_sentence(plain):
    refused(bytes_of(plain))
    refused(bytes_of({"laufspiel": 1, "game": plain}))


@pytest.mark.parametrize("game_id", list(GAMES))
@quiet
@given(st.data())
def test_a_record_with_bytes_changed_gives_a_match_or_one_sentence(game_id, data):
    whole = bytearray(bytes_of(RECORDS[game_id]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at : at + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=3))
    match_or_sentence(bytes(whole))


@pytest.mark.parametrize("game_id", list(GAMES))
@quiet
@given(st.data())
def test_a_record_with_something_changed_gives_a_match_or_one_sentence(game_id, data):
    match_or_sentence(bytes_of(data.draw(mutated(RECORDS[game_id]))))


@st.composite
def tampered(draw, game_id):
    """A record's actions with one changed, removed or added, and the place where."""
    actions = copy.deepcopy(RECORDS[game_id]["actions"])
    at = draw(st.integers(0, len(actions) - 1))
    known = GAMES[game_id].actions
    other = draw(
        st.integers(0, known.count - 1).map(known.typed) | st.dictionaries(st.text(max_size=5), st.integers())
    )
    change = draw(st.sampled_from(["change", "remove", "add"]))
    if change == "change":
        actions[at] = other
    elif change == "remove":
        del actions[at]
    else:
        actions.insert(at, other)
    return actions, at


@pytest.mark.parametrize("game_id", list(GAMES))
@quiet
@given(st.data())
def test_tampered_actions_are_named_or_make_another_possible_match(game_id, data):
    actions, at = data.draw(tampered(game_id))
    match, told = match_or_sentence(bytes_of(RECORDS[game_id] | {"actions": actions}))
    if match is None:
        named = int(told.removeprefix("mine.json: actions[").partition("]")[0])
        assert at <= named < len(actions)
    else:
        assert [match.game.actions.typed(action) for action in match.actions] == actions


def test_an_action_that_cannot_come_is_named_with_those_that_could():
    told = refused(changed(actions=[{"do": "move", "pawn": 1, "colour": "red"}]))
    assert 'actions[0]: {"do":"move","pawn":1,"colour":"red"} can\'t come here; only {"do":"roll"' in told


def test_what_is_no_action_is_named():
    assert 'actions[0]: {"do":"fly"} is no action of kids' in refused(changed(actions=[{"do": "fly"}]))


@pytest.mark.parametrize("pawn", [10**19, -(10**40)])
def test_numbers_of_any_size_are_no_danger(pawn):
    assert "actions[0]" in refused(changed(actions=[{"do": "move", "pawn": pawn, "colour": "red"}]))


def test_an_action_after_the_end_is_named():
    whole = json.loads(write_record(played("kids", 100_000)))
    count = len(whole["actions"])
    told = refused(bytes_of(whole | {"actions": [*whole["actions"], {"do": "enter"}]}))
    assert f"actions[{count}]: " in told
    assert "the match was over" in told


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"laufspiel": 2}, "laufspiel is 2; this version reads format 1"),
        ({"game": "chess"}, "game is “chess”; this version knows kids, asi-es-la-vida"),
        ({"digest": "0" * 16}, "digest doesn't fit the edition"),
        ({"first": 3}, "first is 3; it is a seat from 0, or -1 for luck"),
        ({"first": -2}, "first is -2"),
        ({"first": "red"}, "first: this must be a whole number, not text"),
        ({"options": {"entri": "choice"}}, "There is no option “entri”"),
        ({"options": {"entry": "perhaps"}}, "Option “entry” can't be “perhaps”"),
        ({"seats": []}, "The seats are 0; this game is for 2 to 4 players"),
        ({"seats": [{"name": "Anna", "colour": "blue", "born": "May"}] * 2}, "Seat 1: born is “May”"),
        ({"seats": [{"name": "Anna", "colour": "blue"}] * 2}, "Seat 2: colour blue is taken"),
        ({"seats": 4}, "seats: this must be a list, not a whole number"),
        ({"actions": {}}, "actions: this must be a list, not a table"),
        ({"edition": {}}, "edition: it is missing required field “id”"),
        ({"more": 1}, "it contains unknown field “more”"),
    ],
)
def test_the_entry_that_is_wrong_is_named(keys, sentence):
    assert sentence in refused(changed(**keys))


def test_an_edition_changed_within_a_record_is_noticed():
    edition = RECORDS["kids"]["edition"]
    assert "digest doesn't fit" in refused(changed(edition=edition | {"die": [*edition["die"], "joker"]}))
    assert "edition: die has no blue face" in refused(changed(edition=edition | {"die": ["red"]}))


@pytest.mark.parametrize("key", ["game", "edition", "digest", "options", "seats", "first", "actions"])
def test_a_missing_entry_is_named(key):
    plain = {name: value for name, value in RECORDS["kids"].items() if name != key}
    assert f"it is missing required field “{key}”" in refused(bytes_of(plain))


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"null", b"\xff", b'{"laufspiel":' + b"[" * 100_000], ids=range(6)
)
def test_what_is_no_record_is_refused(data):
    assert "this is not a Laufspiel record" in refused(data)


def test_a_record_that_is_too_large_is_refused():
    assert "a record has up to 4,194,304" in refused(b" " * (LARGEST_RECORD + 1))
