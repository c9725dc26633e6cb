"""Tables at which nothing happens: the end is announced there, the record can be kept, then they are cleared away."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, timedelta

import pytest
from starlette.testclient import TestClient

from laufspiel.server import keeping
from laufspiel.server.app import make_app
from laufspiel.server.keeping import DAY, HOSTED, Keeping, clear
from laufspiel.server.places import FILE
from laufspiel.server.store import Store
from tests.server.far import ELSEWHERE, come, lay_far
from tests.server.visitors import HOST, lay, visit

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def house(tmp_path):
    """Opens a server that keeps tables for as long as hosted ones do."""

    def open_house(kept=HOSTED):
        return TestClient(make_app(Store(tmp_path / "data"), hosts=[HOST], keeping=kept))

    return open_house


@pytest.fixture
def let_pass(tmp_path):
    """Lets days pass at all tables, while the server is off."""

    def pass_by(days):
        with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection:
            connection.execute("UPDATE game_tables SET touched = touched - ?", [days * DAY])
            connection.commit()

    return pass_by


def clear_now(client):
    return client.portal.call(clear, client.app.state.tables)


def status(client, made):
    return client.get(f"/api/tables/{made['code']}/record").status_code


@pytest.mark.parametrize(
    ("days", "is_begun", "told"),
    [
        (0, True, None),
        (22, True, None),
        (24, True, "2026-12-06"),
        (29.9, True, "2026-11-30"),
        # Somebody has it open, or the server has just come back.
        (80, True, "2026-11-30"),
        (0, False, None),
        (3, False, None),
        (4, False, "2026-12-03"),
    ],
)
def test_the_end_is_told_when_it_is_near(monkeypatch, days, is_begun, told):
    monkeypatch.setattr(keeping, "now", lambda: NOW)
    ends = HOSTED.ends(NOW - days * DAY, is_begun=is_begun)
    assert (ends and ends.isoformat()) == told


def test_a_table_that_is_kept_for_ever_never_ends():
    assert Keeping().ends(0, is_begun=True) is None
    assert Keeping(begun=0, waiting=1).seconds(is_begun=True) is None


def test_a_page_is_told_the_day_until_something_happens(house, let_pass):
    days = {(datetime.now(UTC) + timedelta(days=5)).date()}
    with house() as client:
        made = lay(client, None, None)
    # It may have become midnight meanwhile.
    days.add((datetime.now(UTC) + timedelta(days=5)).date())
    let_pass(25)
    with house() as client, come(client, made) as page:
        assert date.fromisoformat(page.table["ends"]) in days
        assert status(client, made) == 200
        page.act()
        assert page.table["ends"] is None
    with house() as client, come(client, made) as page:
        assert page.table["ends"] is None


def test_tables_go_when_their_time_is_up_and_their_links_say_so(house, let_pass):
    with house() as client:
        old, unbegun = lay(client, None, None), lay_far(client, ELSEWHERE, ELSEWHERE)
    let_pass(8)
    with house() as client:
        assert clear_now(client) == 1
        assert (status(client, old), status(client, unbegun)) == (200, 410)
    let_pass(23)
    with house() as client:
        young = lay(client, None, None)
        assert clear_now(client) == 1
        answers = [client.get(f"/api/tables/{made['code']}/replay").json() for made in (old, unbegun)]
        assert client.get(f"/api/tables/{old['code']}/board").status_code == 410
        assert [answer["words"] for answer in answers] == [
            {"id": "error-table-cleared", "args": {"code": made["code"]}} for made in (old, unbegun)
        ]
        assert status(client, young) == 200
        with client.websocket_connect(f"/api/tables/{old['code']}/socket") as socket:
            assert socket.receive_json()["words"]["id"] == "error-table-cleared"


def test_nothing_of_a_cleared_table_stays(house, let_pass, tmp_path):
    with house() as client:
        made = lay(client, None, None)
        with visit(client, made) as page:
            page.act()
    let_pass(31)
    with house() as client:
        assert clear_now(client) == 1
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection:
        for table in ("game_tables", "entries", "answers"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_a_table_that_somebody_has_open_stays(house, let_pass):
    with house() as client:
        made = lay(client, None, None)
    let_pass(60)
    with house() as client:
        with visit(client, made):
            assert clear_now(client) == 0
        assert clear_now(client) == 1


def test_what_happens_at_the_last_moment_keeps_the_table(tmp_path, let_pass, house):
    with house() as client:
        made = lay(client, None, None)
    let_pass(60)
    with closing(Store(tmp_path / "data")) as store:
        due = asyncio.run(store.over_due(HOSTED, keeping.now()))
        let_pass(-60)
        assert asyncio.run(store.remove(due)) == []
    with house() as client:
        assert status(client, made) == 200


def test_tables_are_kept_for_ever_where_that_is_wished(house, let_pass):
    with house() as client:
        made = lay(client, None, None)
    let_pass(5000)
    with house(Keeping()) as client:
        assert clear_now(client) == 0
        assert status(client, made) == 200
