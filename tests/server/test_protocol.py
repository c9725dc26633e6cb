"""Messages: each survives the wire, and any bytes at all give a value or one named error."""

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laufspiel.kernel.fairness import LONGEST_SEED
from laufspiel.kernel.words import Words
from laufspiel.server import socket
from laufspiel.server.protocol import (
    Ack,
    Act,
    BoardData,
    ClockWish,
    Command,
    Failed,
    FromBrowser,
    Hello,
    NewTable,
    Refused,
    Replay,
    Say,
    SettingsChange,
    Snapshot,
    ToBrowser,
    Undo,
    Update,
)
from laufspiel.server.viewers import written
from laufspiel.server.wire import LARGEST_MESSAGE, Unfit, failed, read_message, read_wish
from tests.server.visitors import PERSON, RANDOM, lay, visit

SOMETHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
IDS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=64)
ACTIONS = st.dictionaries(st.text(max_size=8), st.text(max_size=8) | st.integers(-(2**60), 2**60), max_size=4)
NUMBERS = st.integers(-(2**60), 2**60)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
UNSET = st.just(msgspec.UNSET)
CHANGES = st.builds(
    SettingsChange,
    listed=UNSET | st.booleans(),
    joining=UNSET | st.booleans(),
    bots=UNSET | st.none() | TEXTS,
    clock=UNSET | st.none() | st.builds(ClockWish, bank=st.integers(0, 3600), increment=st.integers(0, 60)),
)
FIELDS = {
    "id": IDS,
    "expected": NUMBERS,
    "action": ACTIONS,
    "then": st.lists(ACTIONS, max_size=3),
    "seat": NUMBERS | st.integers(-1, 3),
    "yes": st.booleans(),
    "settings": CHANGES,
    "bot": TEXTS,
    "password": TEXTS,
    "seed": st.text("0123456789abcdef", max_size=LONGEST_SEED),
    "name": TEXTS,
    "text": TEXTS,
    "reaction": TEXTS,
}


def any_of(type):
    """Any command of a type."""
    return st.builds(type, **{name: FIELDS[name] for name in type.__struct_fields__})


COMMANDS = st.one_of(
    *map(any_of, get_args(Command)),
    st.builds(Hello, st.lists(IDS, max_size=4)),
)
TAGS = [type.__struct_config__.tag for type in get_args(Command)]
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from([*TAGS, "hello", "ack", ""])},
    optional={
        "id": SOMETHING,
        "expected": SOMETHING,
        "action": SOMETHING,
        "seat": SOMETHING,
        "yes": SOMETHING,
        "settings": SOMETHING,
        "name": SOMETHING,
        "text": SOMETHING,
        "tokens": SOMETHING,
        "more": SOMETHING,
    },
)


def told(data):
    """A message, or the one answer to anything that is none."""
    try:
        return read_message(data)
    except Unfit as error:
        answer = failed(error)
        assert answer.words.id in ("error-unreadable", "error-too-large")
        assert msgspec.json.decode(written(answer), type=ToBrowser) == answer
        return answer


@given(COMMANDS)
def test_every_command_survives_the_wire(command):
    assert read_message(msgspec.json.encode(command)) == command


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_give_a_message_or_one_answer(data):
    assert isinstance(told(data), FromBrowser | Failed)


@given(NEARLY)
def test_nearly_messages_give_a_message_or_one_answer(form):
    message = told(json.dumps(form))
    if isinstance(message, Act | Undo):
        assert 1 <= len(message.id) <= 64


@given(COMMANDS, st.data())
def test_a_spoiled_byte_gives_a_message_or_one_answer(command, data):
    spoiled = bytearray(msgspec.json.encode(command))
    place = data.draw(st.integers(0, len(spoiled) - 1))
    spoiled[place] = data.draw(st.integers(0, 255))
    assert isinstance(told(bytes(spoiled)), FromBrowser | Failed)


@pytest.mark.parametrize(
    "opening", ["[", '{"a":', '{"type":"act","action":{"a":', '{"type":"act","action":[']
)
def test_deep_messages_are_unreadable(opening):
    assert told(opening * (LARGEST_MESSAGE // len(opening))).words.id == "error-unreadable"


def test_a_message_may_be_no_larger_than_the_cap():
    opening, end = '{"type":"say","id":"a","expected":0,"seat":0,"text":"', '"}'
    fits = opening + "x" * (LARGEST_MESSAGE - len(opening) - len(end)) + end
    assert len(fits) == LARGEST_MESSAGE
    assert isinstance(told(fits), Say)
    assert told(fits + " ").words.id == "error-too-large"


@given(st.binary(max_size=200) | SOMETHING.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_give_a_wish_or_one_error(data):
    try:
        wish = read_wish(data)
    except Unfit:
        return
    assert isinstance(wish, NewTable)


def test_what_a_table_says_survives_the_wire(client):
    made = lay(client, PERSON, RANDOM, game="asi-es-la-vida")
    with visit(client, made) as page:
        page.play(most=3)
        page.ask("act", action={"do": "nonsense"})
    types = {"snapshot": Snapshot, "update": Update, "ack": Ack, "refused": Refused}
    for message in page.heard:
        read = msgspec.json.decode(json.dumps(message), type=ToBrowser)
        assert type(read) is types.pop(message["type"], type(read))
        assert json.loads(written(read)) == message
    assert not types
    for what, kind in (("replay", Replay), ("board", BoardData)):
        told = client.get(f"/api/tables/{made['code']}/{what}")
        assert json.loads(msgspec.json.encode(msgspec.json.decode(told.content, type=kind))) == told.json()


@settings(max_examples=150, suppress_health_check=[*HealthCheck])
@given(
    st.lists(st.binary(max_size=60) | NEARLY.map(json.dumps) | COMMANDS.map(msgspec.json.encode), max_size=6)
)
def test_a_hostile_page_changes_nothing(hostile, messages):
    """One clear answer to each message, and the table stays as it was."""
    page, before = hostile
    for message in messages:
        data = message.encode() if isinstance(message, str) else message
        page.socket.send_bytes(data)
        answer = page.socket.receive_json()
        assert answer["type"] in ("failed", "refused", "snapshot")
        if answer["type"] == "snapshot" and json.loads(data).get("tokens"):
            assert page.socket.receive_json()["words"]["id"] == "error-wrong-token"
    assert page.hello() == before


@pytest.fixture
def hostile(client, monkeypatch):
    """A page that watches a table, and what it saw first. It may ask for the table as often as it likes."""
    monkeypatch.setattr(socket, "GREETINGS", 0)
    with visit(client, lay(client, PERSON, PERSON), watch=True) as page:
        yield page, page.heard[0]


def test_words_are_told_in_english_beside_their_id():
    answer = failed(Unfit("error-no-table", code="lumo"))
    assert answer == Failed(
        "There is no table “lumo”; look at the code again.", Words("error-no-table", {"code": "lumo"})
    )
