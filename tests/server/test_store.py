"""The store: durable, all or nothing, and one sentence for whatever is wrong with disk or file."""

import asyncio
import sqlite3
from contextlib import closing, contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event
from starlette.testclient import TestClient

from laufspiel.server import socket
from laufspiel.server.app import make_app
from laufspiel.server.lobby import Lobby, Place
from laufspiel.server.places import FILE
from laufspiel.server.protocol import TableSummary
from laufspiel.server.schema import METADATA
from laufspiel.server.store import Addition, Door, Entry, NewRow, Store
from laufspiel.server.store_errors import SecondWriter, StoreError
from tests.server.visitors import GREEDY, HOST, PERSON, RANDOM, lay, tokens_of, visit


@pytest.fixture
def store(tmp_path):
    with closing(Store(tmp_path)) as store:
        yield store


def new_row(code="lumo"):
    return NewRow(
        TableSummary(code, "kids", "standard", ["A", "B"], False, 1, None),
        Lobby(places=(Place("A"), Place("B", "greedy")), host_digest="digest"),
        b"{}",
        [Entry(1, {"do": "roll"})],
        Door(["A", "B"]),
    )


def addition(table_id, *sequences, command=None):
    return Addition(table_id, [Entry(number, {"do": "roll"}) for number in sequences], False, 2, command)


@contextmanager
def full_disk(store):
    """A disk with no room for one more page."""
    with closing(sqlite3.connect(store.folder / FILE)) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]

    def limit(connection, _record):
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(store.engine, "connect", limit)
    store.engine.dispose()
    yield
    event.remove(store.engine, "connect", limit)
    store.engine.dispose()


def words_of_opening(folder):
    with pytest.raises(StoreError) as error:
        Store(folder)
    assert str(error.value) != error.value.words.id
    return error.value.words.id


def test_what_is_kept_is_found_again(tmp_path):
    async def keep(store):
        table_id = await store.lay(new_row())
        await store.append(addition(table_id, 2, 3, command="a"))
        await store.append(Addition(table_id, [Entry(4, kept=1)], True, 7))

    with closing(Store(tmp_path)) as store:
        asyncio.run(keep(store))
    with closing(Store(tmp_path)) as store:
        found = asyncio.run(store.find("lumo"))
        assert [entry.sequence for entry in found.entries] == [1, 2, 3, 4]
        assert found.entries[0].action == {"do": "roll"}
        assert found.entries[3].kept == 1
        assert found.answers == {"a": 3}
        assert asyncio.run(store.summaries(["nobody", "lumo"])) == [
            TableSummary("lumo", "kids", "standard", ["A", "B"], True, 7, None)
        ]
        assert asyncio.run(store.find("nobody")) is None


def test_no_two_tables_have_one_code(store):
    assert asyncio.run(store.lay(new_row())) is not None
    assert asyncio.run(store.lay(new_row())) is None


def test_no_two_entries_have_one_number(store):
    table_id = asyncio.run(store.lay(new_row()))
    with pytest.raises(SecondWriter):
        asyncio.run(store.append(addition(table_id, 2, 1)))
    assert len(asyncio.run(store.find("lumo")).entries) == 1, "half of it was kept"


def test_a_bad_write_spoils_none_of_those_beside_it(store):
    async def together(table_id):
        numbers = [2, 3, 3, 4, 5, 5, 6]
        tries = [store.append(addition(table_id, number)) for number in numbers]
        return await asyncio.gather(*tries, return_exceptions=True)

    table_id = asyncio.run(store.lay(new_row()))
    results = asyncio.run(together(table_id))
    assert [type(result) for result in results].count(SecondWriter) == 2
    assert [entry.sequence for entry in asyncio.run(store.find("lumo")).entries] == [1, 2, 3, 4, 5, 6]


def test_every_write_is_flushed_to_the_disk(store):
    with store.engine.connect().execution_options(reads=True) as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_the_steps_of_the_store_lead_to_the_tables_of_the_code(store):
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_tokens_are_not_kept(tmp_path):
    with TestClient(make_app(Store(tmp_path), hosts=[HOST])) as client:
        made = lay(client, PERSON, GREEDY)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["code"].encode() in kept
    assert not any(token.encode() in kept for token in tokens_of(made))


# What can be wrong


def test_a_damaged_store_is_told_and_left_as_it_is(tmp_path):
    (tmp_path / FILE).write_bytes(b"not a database" * 1000)
    assert words_of_opening(tmp_path) == "error-store-corrupt"
    assert (tmp_path / FILE).read_bytes() == b"not a database" * 1000


def test_nothing_waits_for_a_store_that_is_closed(tmp_path):
    store = Store(tmp_path)
    store.close()
    with pytest.raises(StoreError) as error:
        asyncio.run(asyncio.wait_for(store.lay(new_row()), 60))
    assert error.value.words.id == "error-restarting"


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert words_of_opening(tmp_path / "file" / "data") == "error-store-unwritable"


def test_a_newer_store_is_told(tmp_path):
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert words_of_opening(tmp_path) == "error-store-newer"


def test_a_store_that_another_program_holds_is_told(store, tmp_path, monkeypatch):
    event.listen(
        store.engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout = 50")
    )
    store.engine.dispose()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as error:
            asyncio.run(store.lay(new_row()))
        assert error.value.words.id == "error-store-busy"
        other.execute("ROLLBACK")
    assert asyncio.run(store.lay(new_row())) is not None


def test_a_full_disk_refuses_and_loses_nothing(tmp_path, monkeypatch):
    # The page asks for the table before every move.
    monkeypatch.setattr(socket, "GREETINGS", 0)
    store = Store(tmp_path)
    with TestClient(make_app(store, hosts=[HOST])) as client:
        made = lay(client, PERSON, RANDOM, options={"play_on": "yes"})
        with visit(client, made) as page:
            page.play(most=3)
            with full_disk(store):
                answer, before = fill(page, made)
                assert answer["words"]["id"] == "error-store-full"
                assert page.hello() == before
                wish = {"game": "kids", "seats": [{"name": "A"}, {"name": "B" * 40}]}
                problems = [client.post("/api/tables", json=wish) for _ in range(200)][-1]
                assert problems.status_code == 503
                assert problems.json()["words"]["id"] == "error-store-full"
            assert page.hello() == before
            page.play()
    with TestClient(make_app(Store(tmp_path), hosts=[HOST])) as client, visit(client, made) as again:
        assert again.heard[0]["log"] == page.log
        assert again.standings == page.standings


def test_bots_that_met_a_full_disk_go_on_when_there_is_room(tmp_path):
    with TestClient(make_app(Store(tmp_path), hosts=[HOST])) as client:
        made = lay(client, *[RANDOM] * 4, edition="long", options={"play_on": "yes"})
    store = Store(tmp_path)
    with TestClient(make_app(store, hosts=[HOST])) as client:
        with full_disk(store), visit(client, made) as page:
            while (message := page.hear("update", "failed"))["type"] == "update":
                assert not message["standings"], "the disk never filled"
            assert message["words"]["id"] == "error-store-full"
            before = page.sequence
        with visit(client, made) as page:
            assert page.heard[0]["sequence"] == before
            page.look_on()
            assert len(page.standings) == 4


def fill(page, made):
    """Act and take back until the disk is full; give the refusal, and the table as it was before."""
    for _ in range(500):
        before = page.hello()
        for type in ({"type": "act", "action": page.choices[0]["action"]}, {"type": "undo"}):
            before = page.hello()
            answer = page.ask(**type)
            if answer["type"] == "refused":
                return answer, before
            page.hear("update", "snapshot")
    raise AssertionError("the disk never filled")
