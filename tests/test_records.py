"""Whole games as they were once played and ended (recorded by tools/record_games.py) are still played and end so."""

import json
from collections import Counter
from pathlib import Path

import pytest

from laufspiel.games import all_games, edition_files
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import read_record, write_record

COLUMNS = ("seat", "place", "score", "share")
FILES = sorted((Path(__file__).parent / "records").glob("*/*.json"))
RECORDS = [file for file in FILES if file.name != "expected.json"]
EXPECTED = {file.parent.name: json.loads(file.read_text()) for file in FILES if file.name == "expected.json"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_ends_as_it_did(file):
    expected = EXPECTED[file.parent.name][file.stem]
    match = read_record(file.read_bytes(), all_games(), file.name)
    standings = [dict(zip(COLUMNS, row, strict=True)) for row in sorted(match.standings())]
    assert standings == expected["standings"]
    assert len(match.actions) == expected["actions"]
    assert write_record(match) == file.read_bytes()
    again = Match(match.setup)
    events = Counter(event["event"] for action in match.actions for event in again.act(action).events)
    assert events == expected["events"]


def test_every_game_that_is_expected_is_there():
    recorded = {game: {file.stem for file in RECORDS if file.parent.name == game} for game in EXPECTED}
    assert recorded == {game: set(expected) for game, expected in EXPECTED.items()}


@pytest.mark.parametrize("game", all_games().values(), ids=repr)
def test_recorded_games_cover_seats_editions_and_options(game):
    records = [json.loads(file.read_bytes()) for file in RECORDS if file.parent.name == game.id]
    assert {len(record["seats"]) for record in records} == set(range(game.fewest, game.most + 1))
    assert {record["edition"]["id"] for record in records} == set(edition_files(game.id))
    for option in game.options[1:]:
        assert {record["options"][option.name] for record in records} == set(option.values)
