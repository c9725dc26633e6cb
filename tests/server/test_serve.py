"""The server as a process: its settings, its goodbye, its coming back, and what it says when it can't."""

import asyncio
import http.client
import json
import re
import socket
import subprocess
import sys

import pytest
from numba.core.event import install_recorder
from websockets.exceptions import ConnectionClosed

from laufspiel import cli
from laufspiel.games import all_games, edition_files
from laufspiel.lab import compiling
from laufspiel.load.house import House
from laufspiel.load.pages import Page, lay_table, open_socket, tokens_of
from laufspiel.server import logs
from laufspiel.server import serve as module
from laufspiel.server.endings import RESTART
from laufspiel.server.serve import Hosting, addresses, public_name, serve
from laufspiel.server.wire import Unfit
from tests.server.test_play import play


@pytest.fixture
def house(tmp_path):
    house = House(tmp_path / "data", extra=["--log", "json", "--log-level", "info"])
    house.start()
    yield house
    house.kill()


def test_a_stopping_server_says_goodbye_and_ends_well(house):
    async def be_there():
        made = lay_table(house.address)
        page = await open_socket(house.address, made.code)
        await page.send('{"type":"hello"}')
        await page.recv()
        status = await asyncio.to_thread(house.stop)
        told = json.loads(await page.recv())
        with pytest.raises(ConnectionClosed) as end:
            await page.recv()
        return status, told, end.value.rcvd

    status, told, end = asyncio.run(be_there())
    assert status == 0
    assert (told["type"], told["words"]["id"]) == ("failed", "error-restarting")
    assert (end.code, end.reason) == (RESTART, "error-restarting")
    assert [json.loads(line)["event"] for line in house.log.splitlines()][-2:] == ["stopping", "stopped"]


def test_a_game_goes_on_after_a_restart(house):
    made = lay_table(house.address, people=1, bots=1)

    async def act_once():
        page = await Page.open(house.address, made.code, tokens_of(made, 0))
        while not page.choices:
            await asyncio.sleep(0.01)
        answer = await page.ask(
            {"type": "act", "id": "once", "expected": page.sequence, "action": page.choices[0].action}
        )
        await page.close()
        return answer.type, answer.sequence

    async def ask_again():
        page = await Page.open(house.address, made.code, tokens_of(made, 0))
        answer = await page.ask({"type": "act", "id": "once", "expected": 0, "action": {}})
        await page.close()
        return answer.type, answer.sequence

    first = asyncio.run(act_once())
    assert first[0] == "ack"
    assert house.stop() == 0
    house.start()
    assert asyncio.run(ask_again()) == first


@pytest.mark.parametrize("keeps", [True, False], ids=["kept", "not kept"])
def test_all_is_compiled_before_the_port_opens(keeps, monkeypatch):
    """Once where it can be kept; else each time, in memory, and never over and over."""
    done = []
    monkeypatch.setattr(compiling, "is_kept", lambda: keeps)
    monkeypatch.setattr(compiling, "jobs", lambda: iter([("kids: bots", lambda: done.append("compiled"))]))
    monkeypatch.setattr(compiling, "finish", lambda: None)
    monkeypatch.setattr(logs, "set_up", lambda *settings: None)
    monkeypatch.setattr(module, "serve", lambda hosting, announce: done.append("port open"))
    assert cli.run(["serve"]) == 0
    assert done == (["port open"] if keeps else ["compiled", "port open"])


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game_id", all_games())
def test_what_is_compiled_beforehand_is_all_that_bots_at_a_table_need(game_id, bot):
    for name, job in compiling.jobs():
        if name.startswith(game_id):
            job()
    with install_recorder("numba:compile") as compiled:
        assert play(game_id, bots=(bot, bot)).match.is_over
    assert not [event.data["dispatcher"] for _, event in compiled.buffer]


def test_a_board_that_cant_be_played_is_one_sentence(house):
    data = edition_files("kids")["standard"].decode()
    name = re.search(r'(?m)^en = "(.*)"', data)[1]
    for wrong, told in {
        data.replace(name, "My \u202e board", 1): "title.en has U+202E",
        data.replace(name, "x" * 201, 1): "title.en has 201 letters",
        re.sub(r"(?m)^blue = \d+", "blue = " + "9" * 400, data, count=1): "9…",
    }.items():
        wish = {"game": "kids", "edition_toml": wrong, "seats": [{"name": "A"}, {"name": "B"}]}
        status, answer = house.ask("POST", "/api/tables", wish)
        assert status == 400, answer
        assert told in answer.decode()
        assert len(answer) < 500


def test_settings_come_from_the_environment(tmp_path, monkeypatch):
    for name, value in {
        "LAUFSPIEL_PUBLIC_URL": "https://games.example",
        "LAUFSPIEL_TRUSTED_PROXY": "127.0.0.1 10.0.0.1",
        "LAUFSPIEL_MAX_TABLES": "1",
        "LAUFSPIEL_METRICS_TOKEN": "secret",
    }.items():
        monkeypatch.setenv(name, value)
    house = House(tmp_path / "data", port=free_port())
    house.start()
    try:

        def ask(method, path, **headers):
            connection = http.client.HTTPConnection("127.0.0.1", house.port)
            body = json.dumps({"game": "kids", "seats": [{"name": "A"}, {"name": "B"}]})
            connection.request(method, path, body if method == "POST" else None, headers)
            answer = connection.getresponse()
            answer.read()
            connection.close()
            return answer

        told = ask("GET", "/healthz", Host="games.example")
        assert told.status == 200
        assert told.headers["strict-transport-security"].startswith("max-age=")
        assert ask("GET", "/healthz", Host="other.example").status == 421
        assert ask("GET", "/metrics").status == 403
        assert ask("GET", "/metrics", Authorization="Bearer secret").status == 200
        somebody = {"X-Forwarded-For": "198.51.100.1"}
        assert ask("POST", "/api/tables", **somebody).status == 201
        assert ask("POST", "/api/tables", **somebody).status == 429
    finally:
        house.kill()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def test_a_port_in_use_is_one_sentence(house, tmp_path):
    words = ["serve", "--port", str(house.port), "--data", str(tmp_path / "other")]
    ended = subprocess.run(
        [sys.executable, "-m", "laufspiel.cli", *words], capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert f"Port {house.port}" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "url",
    [
        "games.example",
        "ftp://games.example",
        "https://",
        "https://games.example/play",
        "https://[",
        "https://a:b",
    ],
)
def test_what_is_no_public_address_is_told(url):
    with pytest.raises(Unfit, match="--public-url"):
        serve(Hosting(public_url=url))


def test_the_name_in_a_public_address():
    assert public_name("https://Games.Example:8443/") == "games.example"
    assert public_name("") == ""


def test_addresses_are_where_browsers_go():
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert addresses("::1", 80) == ["http://[::1]:80/"]
    assert addresses("0.0.0.0", 80)[0] == "http://127.0.0.1:80/"
