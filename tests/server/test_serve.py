"""A real server: killed at any moment it loses nothing acknowledged, and it takes its port or says why not."""

import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from laufspiel.server import serve as module
from laufspiel.server.places import FILE
from laufspiel.server.serve import Hosting, addresses, has_screen, serve
from laufspiel.server.wire import Unfit

START = (
    "import sys, pathlib; from laufspiel.server.serve import Hosting, serve;"
    "serve(Hosting(port=0, data=pathlib.Path(sys.argv[1])))"
)
TWO_PEOPLE = {"game": "kids", "seats": [{"name": "Anna"}, {"name": "Ben"}], "options": {"play_on": "yes"}}

ENOUGH = 12
"""Acknowledged moves after which a server is killed."""

WAIT = 60
"""Seconds after which a busy machine is no excuse."""


def tokens_of(made):
    return [made["host"], *made["seats"].values()]


def heard_until_closed(wire):
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(wire.recv(10)))
    return heard


class Server:
    """A server process of its own over a folder."""

    def __init__(self, folder):
        command = [sys.executable, "-W", "error", "-c", START, str(folder)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL
        )
        told = self.process.stdout.readline()
        assert "http://127.0.0.1:" in told, told + self.process.stderr.read()
        self.address = told[told.index("http://") :].split()[0].rstrip("/")

    def lay(self, wish):
        request = urllib.request.Request(self.address + "/api/tables", json.dumps(wish).encode())
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def sit(self, made):
        return connect(f"{self.address.replace('http', 'ws')}/api/tables/{made['code']}/socket")

    def stop(self, how):
        """End the process; give its exit status and what it complained of."""
        self.process.send_signal(how)
        complaint = self.process.communicate(timeout=WAIT)[1]
        return self.process.returncode, complaint


@contextlib.contextmanager
def serving(folder):
    server = Server(folder)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()


def ask(wire, message):
    wire.send(json.dumps(message))
    return json.loads(wire.recv(timeout=WAIT))


class Player(threading.Thread):
    """Plays as fast as it can until the wire breaks, and remembers what was acknowledged."""

    def __init__(self, server, made):
        super().__init__()
        self.server, self.made = server, made
        self.acknowledged = {}
        self.log = []

    def run(self):
        with contextlib.suppress(ConnectionClosed, OSError), self.server.sit(self.made) as wire:
            table = ask(wire, {"type": "hello", "tokens": tokens_of(self.made)})
            while table["choices"]:
                id = f"{table['sequence']}-{random.random()}"
                act = {
                    "type": "act",
                    "id": id,
                    "expected": table["sequence"],
                    "action": table["choices"][0]["action"],
                }
                answer = ask(wire, act)
                assert answer["type"] == "ack", answer
                self.acknowledged[id] = answer["sequence"]
                table = json.loads(wire.recv(timeout=WAIT))
                self.log += [line for step in table["steps"] for line in step["lines"]]


def test_a_server_killed_in_mid_game_loses_nothing_acknowledged(tmp_path):
    made, players, acknowledged, seen = [], [], {}, {}
    for _ in range(2):
        with serving(tmp_path) as server:
            made = made or [server.lay(TWO_PEOPLE) for _ in range(3)]
            for table in made:
                check_kept(server, table, acknowledged.get(table["code"], {}), seen.get(table["code"], []))
            players = [Player(server, table) for table in made]
            for player in players:
                player.start()
            in_full_swing(players)
            server.stop(signal.SIGKILL)
            for player in players:
                player.join(timeout=WAIT)
        for player in players:
            acknowledged.setdefault(player.made["code"], {}).update(player.acknowledged)
            seen.setdefault(player.made["code"], []).extend(player.log)
    assert sum(len(answers) for answers in acknowledged.values()) >= 2 * ENOUGH
    with serving(tmp_path) as server:
        for table in made:
            check_kept(server, table, acknowledged[table["code"]], seen[table["code"]])


def in_full_swing(players):
    """Wait until the players are busy, then a little more, so that the end comes at any instant."""
    end = time.monotonic() + WAIT
    while sum(len(player.acknowledged) for player in players) < ENOUGH and time.monotonic() < end:
        time.sleep(0.01)
    time.sleep(random.uniform(0, 0.1))


def check_kept(server, made, acknowledged, seen):
    """Every acknowledged command is there and gets its first answer again; every line seen is in the log, in order."""
    with server.sit(made) as wire:
        table = ask(wire, {"type": "hello", "tokens": tokens_of(made)})
        assert table["sequence"] >= max(acknowledged.values(), default=0)
        for id, sequence in acknowledged.items():
            act = {"type": "act", "id": id, "expected": 0, "action": {"do": "enter"}}
            assert ask(wire, act) == {"type": "ack", "id": id, "sequence": sequence}
        log = iter(table["log"])
        assert all(line in log for line in seen)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_ends_soon_and_without_complaint(tmp_path, how):
    with serving(tmp_path) as server:
        made = server.lay(TWO_PEOPLE)
        with server.sit(made) as wire:
            ask(wire, {"type": "hello", "tokens": tokens_of(made)})
            begun = time.monotonic()
            status, complaint = server.stop(how)
            # Whoever is at a table is told first.
            assert heard_until_closed(wire)[-1]["words"]["id"] == "error-restarting"
        assert time.monotonic() - begun < WAIT / 2
        assert status in (0, -how)
        assert "Traceback" not in complaint
        assert not (tmp_path / f"{FILE}-wal").exists(), "the store was not closed"


def test_a_message_beyond_the_cap_is_not_even_read(tmp_path):
    with serving(tmp_path) as server:
        with server.sit(server.lay(TWO_PEOPLE)) as wire:
            wire.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                wire.recv(timeout=WAIT)
        assert closed.value.rcvd.code == 1009
        assert urllib.request.urlopen(server.address + "/healthz").status == 200


# Address and port


def test_a_port_in_use_is_told_in_one_sentence(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Unfit) as error:
            serve(Hosting(port=port, data=tmp_path / "data"))
    assert str(error.value).startswith(f"Port {port} of 127.0.0.1 is in use")
    assert not (tmp_path / "data").exists(), "a server that can't start makes no store"


@pytest.mark.parametrize(("host", "port"), [("192.0.2.7", 0), ("no host at all", 0), ("127.0.0.1", 70_000)])
def test_no_address_of_this_machine_is_told(host, port, tmp_path):
    with pytest.raises(Unfit) as error:
        serve(Hosting(host, port, tmp_path))
    assert error.value.words.id == "error-no-host"


def test_addresses_are_those_a_browser_can_open(monkeypatch):
    monkeypatch.setattr(module, "_own_address", lambda: ["192.168.0.7"])
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert addresses("::1", 8000) == ["http://[::1]:8000/"]
    assert addresses("0.0.0.0", 8000) == ["http://127.0.0.1:8000/", "http://192.168.0.7:8000/"]


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("WAYLAND_DISPLAY")
    assert has_screen()
