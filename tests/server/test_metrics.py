"""Numbers for Prometheus: what is counted, and who may see it."""

import re

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from laufspiel.server.app import make_app
from laufspiel.server.store import Store
from tests.server.visitors import GREEDY, HOST, PERSON, lay, visit


@pytest.fixture
def here(tmp_path):
    """A client on the server's own machine."""
    app = make_app(Store(tmp_path / "data"), hosts=[HOST])
    with TestClient(app, client=("127.0.0.1", 1)) as client:
        yield client


def numbers(client, **headers):
    """Every number by name and labels."""
    answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200
    families = text_string_to_metric_families(answer.text)
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


def test_a_game_is_counted(here):
    before = numbers(here)
    made = lay(here, PERSON, GREEDY)
    with visit(here, made) as page:
        page.act()
        during = numbers(here)
        page.ask("act", action={"do": "nonsense"})
    after = numbers(here)

    def grown(later, *name):
        return later.get(name, 0) - before.get(name, 0)

    assert during[("laufspiel_tables",)] == 1
    assert grown(during, "laufspiel_sockets") == 1
    assert grown(after, "laufspiel_sockets") == 0
    assert grown(during, "laufspiel_messages_sent_total", "ack") == 1
    assert grown(after, "laufspiel_messages_sent_total", "refused") == 1
    assert grown(after, "laufspiel_command_seconds_count") == 2
    assert grown(during, "laufspiel_requests_total", "201", "lay_table") == 1
    assert grown(during, "laufspiel_store_jobs_total") >= 2
    assert 0 < grown(during, "laufspiel_store_seconds_count") <= grown(during, "laufspiel_store_jobs_total")


def test_numbers_name_nobody(here):
    made = lay(here, PERSON, GREEDY)
    here.get(f"/api/tables/{made['code']}/record")
    here.get(f"/api/tables/{made['code']}/nothing")
    text = here.get("/metrics").text
    assert made["code"] not in text
    assert "Player" not in text
    assert not re.search(r"127\.0\.0\.1", text)


def test_numbers_are_for_this_machine_only(here, client):
    assert client.get("/metrics").status_code == 403
    assert here.get("/metrics", headers={"x-forwarded-for": "198.51.100.1"}).status_code == 403
    assert here.get("/metrics", headers={"forwarded": "for=198.51.100.1"}).status_code == 403


def test_a_token_shows_numbers_to_another_machine(tmp_path):
    app = make_app(Store(tmp_path / "data"), hosts=[HOST], metrics_token="secret")
    with TestClient(app) as client:
        assert client.get("/metrics", headers={"authorization": "Bearer secret"}).status_code == 200
        for wrong in ("Bearer secre", "secret", "Bearer sécret", ""):
            answer = client.get("/metrics", headers={"authorization": wrong.encode()})
            assert answer.status_code == 403
