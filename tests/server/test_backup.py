"""A copy of the store while a server goes on writing: whole, sound, and enough to begin from again."""

import sqlite3
import stat
import threading
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from laufspiel import cli
from laufspiel.server.app import make_app
from laufspiel.server.backup import back_up
from laufspiel.server.places import FILE
from laufspiel.server.store import Store
from laufspiel.server.store_errors import StoreError
from tests.server.visitors import GREEDY, HOST, PERSON, RANDOM, lay, visit


def test_a_copy_made_under_load_holds_each_table_at_one_moment(client, tmp_path):
    done, copies = threading.Event(), []

    def copy_again_and_again():
        while len(copies) < 2 or not done.is_set():
            target = tmp_path / f"copy-{len(copies)}.sqlite"
            back_up(tmp_path / "data", target)
            copies.append(target)

    copying = threading.Thread(target=copy_again_and_again)
    copying.start()
    made = [lay(client, PERSON, RANDOM) for _ in range(3)]
    for table in made:
        with visit(client, table) as page:
            page.play(most=15)
    done.set()
    copying.join()
    assert len(copies) >= 2
    for copy in copies:
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            gaps = connection.execute(
                "SELECT table_id FROM entries GROUP BY table_id HAVING max(sequence) <> count(*)"
            ).fetchall()
        assert gaps == []


def test_a_server_begins_from_a_copy_where_it_was_made(client, tmp_path):
    made = lay(client, PERSON, GREEDY)
    with visit(client, made) as page:
        page.play(most=4)
        before = page.sequence
        log = list(page.log)
        (tmp_path / "new").mkdir()
        copied = back_up(tmp_path / "data", tmp_path / "new" / FILE)
        page.play(most=2)
    assert copied.tables == 1
    with (
        TestClient(make_app(Store(tmp_path / "new"), hosts=[HOST])) as restored,
        visit(restored, made) as page,
    ):
        assert page.sequence == before
        assert page.log == log
        page.play()
        assert page.standings


def test_a_copy_is_one_file_that_only_its_owner_reads(client, tmp_path):
    lay(client, PERSON, GREEDY)
    (tmp_path / "out").mkdir()
    back_up(tmp_path / "data", tmp_path / "out" / "copy.sqlite")
    (copy,) = (tmp_path / "out").iterdir()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_file_that_is_there_is_kept_unless_it_is_to_be_replaced(client, tmp_path):
    target = tmp_path / "copy.sqlite"
    target.write_text("precious")
    with pytest.raises(StoreError, match="--force"):
        back_up(tmp_path / "data", target)
    assert target.read_text() == "precious"
    back_up(tmp_path / "data", target, replace=True)
    assert target.read_bytes().startswith(b"SQLite format 3")


def test_what_is_no_store_is_not_copied(tmp_path):
    with pytest.raises(StoreError, match="no store"):
        back_up(tmp_path, tmp_path / "copy.sqlite")
    (tmp_path / FILE).write_bytes(b"not a database" * 1000)
    with pytest.raises(StoreError, match="damaged"):
        back_up(tmp_path, tmp_path / "copy.sqlite")
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_the_command_says_what_it_copied(client, tmp_path, capsys):
    lay(client, PERSON, GREEDY)
    target = tmp_path / "copy.sqlite"
    assert cli.run(["backup", str(target), "--data", str(tmp_path / "data")]) == 0
    assert "1 table," in capsys.readouterr().out
    assert cli.run(["backup", str(target), "--data", str(tmp_path / "data")]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_copy_holds_no_token(client, tmp_path):
    made = lay(client, PERSON, GREEDY)
    back_up(tmp_path / "data", tmp_path / "copy.sqlite")
    data = (tmp_path / "copy.sqlite").read_bytes()
    assert made["code"].encode() in data
    for token in (made["host"], *made["seats"].values()):
        assert token.encode() not in data
