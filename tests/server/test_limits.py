"""Limits per address: what is let through, what is refused and how it is told, and who an address is."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from laufspiel.server.app import make_app
from laufspiel.server.endings import TOO_MUCH
from laufspiel.server.limits import (
    AT_ONCE,
    MOST_ADDRESSES,
    OURSELVES,
    Budget,
    Gatekeeper,
    Limits,
    address_of,
)
from laufspiel.server.store import Store
from laufspiel.server.wire import Unfit
from laufspiel.words import say
from tests.server.visitors import HOST

PROXY = "10.0.0.1"
WISH = {"game": "kids", "seats": [{"name": "A"}, {"name": "B"}]}


class Clock:
    """A clock that goes only when told."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def guarded(tmp_path):
    """Opens a server with limits behind a proxy; the client is the proxy."""

    def open_house(**limits):
        app = make_app(Store(tmp_path / "data"), hosts=[HOST], limits=Limits(**limits), proxies=[PROXY])
        return TestClient(app, client=(PROXY, 1234))

    return open_house


def asked_by(address):
    return {"x-forwarded-for": address}


# Budgets


def test_a_budget_is_spent_and_comes_back_bit_by_bit(clock):
    budget = Budget(3, 60, clock)
    assert [budget.wait("a") for _ in range(3)] == [0, 0, 0]
    assert budget.wait("a") == pytest.approx(20)
    assert budget.wait("b") == 0
    clock.now = 19
    assert budget.wait("a") == pytest.approx(1)
    clock.now = 20
    assert budget.wait("a") == 0
    assert budget.wait("a") == pytest.approx(20)


def test_a_budget_never_holds_more_than_it_began_with(clock):
    budget = Budget(2, 60, clock)
    budget.wait("a")
    clock.now = 10_000
    assert [budget.wait("a") > 0 for _ in range(3)] == [False, False, True]


def test_no_limit_never_waits(clock):
    budget = Budget(0, 60, clock)
    assert not any(budget.wait("a") for _ in range(1000))


def test_addresses_are_forgotten_longest_ago_first(clock):
    budget = Budget(1, 1e9, clock)
    for number in range(MOST_ADDRESSES + 5):
        budget.wait(str(number))
    assert len(budget._left) == MOST_ADDRESSES
    assert budget.wait(str(MOST_ADDRESSES)) > 0
    assert budget.wait("0") == 0


def test_open_sockets_are_counted_and_let_go(clock):
    keeper = Gatekeeper(Limits(sockets=2, sockets_in_all=3), clock)
    keeper.come("a")
    keeper.come("a")
    with pytest.raises(Unfit, match="2 tables open"):
        keeper.come("a")
    keeper.come("b")
    with pytest.raises(Unfit, match="no room"):
        keeper.come("c")
    for address in ("a", "a", "b"):
        keeper.go(address)
    assert not keeper._open
    keeper.come("c")


def test_this_machine_itself_is_not_limited(clock):
    keeper = Gatekeeper(Limits(tables=1, requests=1, joins=1, sockets=1), clock)
    for _ in range(5):
        keeper.may_ask(OURSELVES)
        keeper.may_lay(OURSELVES)
        keeper.come(OURSELVES)


# Addresses


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("203.0.113.7", None, "203.0.113.7"),
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        (PROXY, "198.51.100.1", "198.51.100.1"),
        (PROXY, "1.1.1.1, 198.51.100.1", "198.51.100.1"),
        (PROXY, f"198.51.100.1, {PROXY}", "198.51.100.1"),
        (PROXY, None, PROXY),
        (PROXY, " , ", PROXY),
        (PROXY, "nonsense" * 100, ("nonsense" * 100)[:64]),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", None, "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", None, "203.0.113.7"),
        ("127.0.0.1", None, OURSELVES),
        ("::1", None, OURSELVES),
        ("127.0.0.1", "198.51.100.1", OURSELVES),
        (PROXY, "127.0.0.1", OURSELVES),
    ],
)
def test_who_asks(peer, forwarded, who):
    headers = [] if forwarded is None else [(b"x-forwarded-for", forwarded.encode())]
    assert address_of({"type": "http", "client": (peer, 1), "headers": headers}, [PROXY]) == who


def test_a_machine_without_an_address_is_nobody_in_particular():
    assert address_of({"type": "http", "client": None, "headers": []}) == ""


# As visitors meet them


def test_one_address_lays_so_many_tables_and_another_is_not_held_back(guarded):
    with guarded(tables=2) as client:
        first = asked_by("198.51.100.1")
        assert [client.post("/api/tables", json=WISH, headers=first).status_code for _ in range(3)] == [
            201,
            201,
            429,
        ]
        refused = client.post("/api/tables", json=WISH, headers=first)
        told = refused.json()
        assert told["words"]["id"] == "error-too-many-tables"
        assert told["sentence"] == say(Unfit("error-too-many-tables", **told["words"]["args"]).words)
        assert 1700 < int(refused.headers["retry-after"]) <= 1800
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert client.post("/api/tables", json=WISH, headers=asked_by("198.51.100.2")).status_code == 201


def test_one_address_asks_so_often(guarded):
    with guarded(requests=3) as client:
        statuses = [client.get("/api/games", headers=asked_by("198.51.100.1")).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert client.get("/healthz", headers=asked_by("198.51.100.1")).status_code == 200


def turned_away(client, code, headers):
    """What a page is told that isn't let in, and the code it is closed with."""
    with client.websocket_connect(f"/api/tables/{code}/socket", headers=headers) as socket:
        told = socket.receive_json()
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json()
    return told["type"], told["words"]["id"], end.value.code


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        ({"joins": 1}, "error-too-many-joins"),
        ({"sockets": 1}, "error-too-many-sockets"),
        ({"sockets_in_all": 1}, "error-house-full"),
    ],
)
def test_a_page_that_is_not_let_in_is_told_why(guarded, limits, told):
    with guarded(**limits) as client:
        code = client.post("/api/tables", json=WISH).json()["code"]
        headers = asked_by("198.51.100.1")
        with client.websocket_connect(f"/api/tables/{code}/socket", headers=headers) as socket:
            assert turned_away(client, code, headers) == ("failed", told, TOO_MUCH)
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["type"] == "snapshot"


def test_a_page_that_talks_too_fast_is_told_so_and_let_go(guarded):
    with guarded(messages=4) as client:
        code = client.post("/api/tables", json=WISH).json()["code"]
        with client.websocket_connect(f"/api/tables/{code}/socket") as socket:
            for _ in range(4 * AT_ONCE + 1):
                socket.send_text("{}")
            heard = [socket.receive_json()["words"]["id"] for _ in range(2)]
            while heard[-1] != "error-too-fast":
                heard.append(socket.receive_json()["words"]["id"])
            with pytest.raises(WebSocketDisconnect) as end:
                socket.receive_json()
        assert end.value.code == TOO_MUCH
        assert end.value.reason == "error-too-fast"
        assert set(heard[:-1]) == {"error-unreadable"}
