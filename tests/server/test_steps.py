"""Stores of earlier versions: their tables open, and whoever played at them still does."""

import json
from contextlib import closing

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text

from laufspiel.games import all_games
from laufspiel.server import migrations
from laufspiel.server.codes import digest_of
from laufspiel.server.history import entries_of, opening_record
from laufspiel.server.places import FILE
from laufspiel.server.store import Store
from tests.server.far import FarPage
from tests.server.test_play import choose, play
from tests.server.visitors import visit

TOKEN = "the-one-token-of-a-device"


def old_store(folder, game_id):
    """A store as the first version wrote it, with one table that two people and a bot have begun to play at."""
    folder.mkdir()
    engine = create_engine(f"sqlite:///{folder / FILE}")
    config = Config()
    config.set_main_option("script_location", str(migrations.HERE).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    table = play(game_id, bots=(None, None, "greedy"), seed=7)
    opening = opening_record(play(game_id, bots=(None, None, "greedy"), seed=7).match)
    choose(table, 5)
    entries = [(entry.sequence, entry.action, None) for entry in entries_of(table.match, table.deeds, 0)]
    kept = table.undo_length
    table.undo(kept)
    entries.append((len(entries) + 1, None, kept))
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO game_tables VALUES"
                " (1, 'lumo-kari-tes', :digest, :setup, :game, 'standard', :players, 0, 3, 1700000000)"
            ),
            {
                "digest": digest_of(TOKEN),
                "setup": opening.decode(),
                "game": game_id,
                "players": json.dumps([seat.name for seat in table.match.setup.seats]),
            },
        )
        for sequence, action, length in entries:
            row = {"sequence": sequence, "action": action and json.dumps(action), "kept": length}
            connection.execute(text("INSERT INTO entries VALUES (1, :sequence, :action, :kept)"), row)
        connection.execute(text("INSERT INTO answers VALUES (1, 'an-old-command', 2)"))
    engine.dispose()
    return table, len(entries)


@pytest.mark.parametrize("game", all_games())
def test_a_table_of_the_first_version_opens_for_its_device(house, tmp_path, game):
    table, sequence = old_store(tmp_path / "data", game)
    made = {"code": "lumo-kari-tes", "host": TOKEN, "seats": {}}
    with house() as client:
        with visit(client, made) as page:
            opening = page.heard[0]
            assert opening["sequence"] == sequence
            assert [seat["here"] for seat in opening["seats"]] == [True, True, False]
            assert [seat["name"] for seat in opening["seats"]] == [
                seat.name for seat in table.match.setup.seats
            ]
            assert opening["table"]["hosting"]
            assert opening["table"]["phase"] == "playing"
            assert not opening["table"]["far"]
            assert opening["can_undo"]
            assert page.ask("act", id="an-old-command", action={"do": "x"})["type"] == "ack"
            page.play(most=3)
            page.undo()
            page.play()
            assert len(page.standings) == 3
        with visit(client, made, watch=True) as watcher:
            assert not any(seat["here"] for seat in watcher.heard[0]["seats"])
        (summary,) = client.get("/api/tables?codes=lumo-kari-tes").json()
        assert summary["over"]
        assert client.get("/api/tables/open").json() == []
        again = client.post("/api/tables/lumo-kari-tes/rematch", json={"tokens": [TOKEN]})
        assert again.json()["host"] == TOKEN


def test_an_old_table_can_be_opened_to_somebody_elsewhere(house, tmp_path):
    old_store(tmp_path / "data", "kids")
    with house() as client, client.websocket_connect("/api/tables/lumo-kari-tes/socket") as socket:
        host = FarPage(socket, [TOKEN])
        host.hello()
        host.done("reissue_seat", seat=1)
        assert [seat["here"] for seat in host.seats] == [True, True, False]
        assert host.table["far"]
        with client.websocket_connect("/api/tables/lumo-kari-tes/socket") as other:
            guest = FarPage(other, [host.given["token"]])
            guest.hello()
            assert [seat["here"] for seat in guest.seats] == [False, True, False]
        host.hello()
        assert [seat["here"] for seat in host.seats] == [True, False, False]


def test_nothing_of_the_old_form_is_left(tmp_path):
    old_store(tmp_path / "data", "kids")
    with closing(Store(tmp_path / "data")) as store:
        columns = {column["name"] for column in inspect(store.engine).get_columns("game_tables")}
        tables = set(inspect(store.engine).get_table_names())
    assert "token_digest" not in columns
    assert tables == {"alembic_version", "answers", "cleared", "entries", "game_tables"}


def test_luck_taken_back_in_an_old_table_comes_again(house, tmp_path):
    table, _ = old_store(tmp_path / "data", "kids")
    coming = list(table.luck.coming)
    assert coming
    with house() as client, visit(client, {"code": "lumo-kari-tes", "host": TOKEN, "seats": {}}) as page:
        page.act()
        faces = [line["event"]["face"] for line in page.log if line["event"]["event"] == "rolled"]
    first = table.match.game.actions.typed(coming[0].action)
    assert first["face"] in faces
