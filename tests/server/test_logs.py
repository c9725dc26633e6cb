"""What is written down: one line an event, and nothing by which anybody could be known."""

import io
import json
import logging

import pytest

from laufspiel.server.logs import log, note, set_up
from laufspiel.server.protocol import Hello
from tests.server.visitors import GREEDY, PERSON, lay, visit


@pytest.fixture
def lines():
    """Sets the log up and gives what was written down since."""
    root, level, own = logging.root.handlers[:], logging.root.level, log.level
    stream = io.StringIO()

    def read(form="json"):
        if form:
            set_up(form, "debug", stream)
        return stream.getvalue().splitlines()

    yield read
    logging.root.handlers[:] = root
    logging.root.setLevel(level)
    log.setLevel(own)


def test_a_line_is_one_json_object(lines):
    lines()
    note("started", port=8000)
    log.warning("two\nlines")
    first, second = map(json.loads, lines(None))
    assert (first["event"], first["level"], first["port"]) == ("started", "info", 8000)
    assert first["time"].endswith("Z")
    assert second["event"] == "two\nlines"


def test_a_line_for_people_has_time_level_event_and_facts(lines):
    lines("text")
    note("limited", logging.WARNING, limit="tables")
    (line,) = lines(None)
    assert line.split(" ", 1)[1] == "warning limited by=laufspiel limit=tables"


def test_arguments_that_could_tell_somebody_apart_are_left_out(lines):
    lines()
    log.error("table %s could not carry out %r after %d tries", "lumo-kari-tes", Hello(), 3)
    assert json.loads(lines(None)[0])["event"] == "table <str> could not carry out <Hello> after 3 tries"


def test_an_exception_leaves_its_type_and_place_only(lines):
    lines()
    try:
        {}["Anna"]
    except KeyError:
        log.exception("it failed")
    (line,) = lines(None)
    told = json.loads(line)
    assert told["error"] == "KeyError"
    assert "test_logs.py" in told["at"][-1]
    assert "Anna" not in line.replace(str(told["at"]), "")


def test_playing_leaves_no_name_token_code_or_address(lines, client):
    lines()
    made = lay(client, PERSON, GREEDY)
    with visit(client, made) as page:
        page.play(most=3)
        page.ask("act", action={"do": "nonsense"})
    client.get(f"/api/tables/{made['code']}/record")
    client.get(f"/api/tables?codes={made['code']}")
    written = "\n".join(lines(None))
    assert '"asked":"download_record"' in written
    for secret in (made["code"], *made["seats"].values(), "Player 1", "testclient"):
        assert secret not in written
