"""Seats at several devices: taken by link, each with a secret of its own, taken over, given up, re-issued."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.far import ELSEWHERE, HERE, come, lay_far, play_on
from tests.server.visitors import GREEDY, PERSON, RANDOM, lay, visit

BOT = {"name": "Robo", "bot": "greedy"}


def started(host, *guests):
    """A game under way."""
    for seat, guest in enumerate(guests, 1):
        guest.join(seat, f"Guest {seat}")
    for page in (host, *guests):
        page.hello()
    answer = host.done("start")
    for page in (host, *guests):
        page.catch_up(answer["sequence"])
        page.look_until(lambda page: any(page.choices for page in (host, *guests)) or page.log)
        page.hello()


@pytest.fixture
def two(client):
    """The host and a guest at a game under way."""
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest:
        started(host, guest)
        host.made = guest.made = made
        yield host, guest


def test_a_link_is_enough_to_play_a_whole_game(client):
    made = lay_far(client, HERE, ELSEWHERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as one, come(client, made, []) as two:
        started(host, one, two)
        assert [seat["name"] for seat in host.seats] == ["Host", "Guest 1", "Guest 2"]
        play_on(host, one, two)
        assert host.standings == one.standings == two.standings
        assert len(host.standings) == 3
    record = client.get(f"/api/tables/{made['code']}/record").json()
    assert [seat["name"] for seat in record["seats"]] == ["Host", "Guest 1", "Guest 2"]


def test_nothing_moves_before_the_start(client):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host:
        assert host.table["phase"] == "waiting"
        assert host.sequence == 0
        assert host.choices == []
        assert host.why("act", action={"do": "enter"}) == "why-not-started"
        assert host.why("start") == "why-seats-free"


def test_bots_take_free_seats_if_the_host_wants_them(client):
    made = lay_far(client, HERE, ELSEWHERE, ELSEWHERE, settings={"bots": "greedy"})
    with come(client, made) as host:
        host.done("start")
        assert [seat["bot"] for seat in host.seats] == [None, "greedy", "greedy"]
        play_on(host)
        assert len(host.standings) == 3


def test_each_device_has_choices_on_its_own_turn_only(two):
    host, guest = two
    for _ in range(6):
        assert bool(host.choices) != bool(guest.choices)
        mover, other = (host, guest) if host.choices else (guest, host)
        assert other.why("act", action=mover.choices[0]["action"]) == "why-not-here"
        other.catch_up(mover.act()["sequence"])


def test_everybody_is_told_who_has_come(client):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest:
        guest.join(1, "Ana")
        host.look_until(lambda page: page.seats[1]["claimed"])
        assert host.seats[1] | {"colour": ""} == {
            "name": "Ana", "colour": "", "bot": None, "here": False, "claimed": True, "present": True, "away": False,
        }  # fmt: skip
        assert [seat["here"] for seat in guest.seats] == [False, True]


def test_presence_is_told_when_somebody_goes_and_comes(client):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host:
        with come(client, made, []) as guest:
            token = guest.join(1)
            host.look_until(lambda page: page.seats[1]["present"])
        host.look_until(lambda page: not page.seats[1]["present"])
        with come(client, made, [token]) as guest:
            assert guest.seats[1]["here"]
            host.look_until(lambda page: page.seats[1]["present"])


def test_a_table_on_one_device_hears_nothing_of_presence(client):
    made = lay(client, PERSON, PERSON, GREEDY)
    with visit(client, made) as page:
        with visit(client, made, watch=True):
            page.play(most=3)
        page.play(most=3)
        assert {message["type"] for message in page.heard} == {"snapshot", "ack", "update"}
        assert not any(message["table"] for message in page.heard if message["type"] == "update")


# Tokens


def test_a_token_takes_its_seat_over_whatever_the_old_page_does(two, client):
    host, guest = two
    with come(client, guest.made, guest.tokens) as phone:
        assert phone.seats[1]["here"]
        guest.look_until(lambda page: page.told)
        assert guest.told == [{"id": "error-seat-taken-over", "args": {"seat": 1}}]
        guest.until("snapshot")
        assert not guest.seats[1]["here"]
        assert guest.why("act", action={"do": "enter"}) == "why-watching"
        host.hello()
        for _ in range(4):
            play_on(host, phone, most=1)
        guest.hello()
        assert guest.seats[1]["here"]


def test_whoever_loses_several_seats_is_told_of_each(client):
    made = lay(client, PERSON, PERSON, GREEDY)
    with come(client, made) as old, come(client, made):
        old.look_until(lambda page: len(page.told) == 2)
        assert [words["args"]["seat"] for words in old.told] == [0, 1]
        assert {words["id"] for words in old.told} == {"error-seat-taken-over"}


def test_a_token_that_was_re_issued_before_the_start_is_dead_at_once(client):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest:
        guest.join(1)
        host.hello()
        host.done("reissue_seat", seat=1)
        new = host.given["token"]
        guest.look_until(lambda page: page.told)
        assert guest.told[0]["id"] == "error-seat-reissued"
        guest.until("snapshot")
        assert guest.why("leave_seat", seat=1) == "why-watching"
        guest.hello()
        assert guest.until("failed")["words"]["id"] == "error-seat-reissued"
        guest.tokens = [new]
        guest.hello()
        assert guest.seats[1]["here"]
        assert host.seats[0]["here"]


def test_nobody_is_given_the_seat_of_who_sits_there(two):
    host, guest = two
    answer = host.ask("reissue_seat", seat=1)
    assert answer["words"] == {"id": "why-seat-open", "args": {"seat": 1}}
    assert guest.hello()["seats"][1]["here"]
    assert host.hello()["talk"] == []


def test_a_new_link_for_who_is_gone_is_told_to_everybody_and_to_the_holder_who_returns(client):
    made = lay_far(client, HERE, ELSEWHERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as other:
        with come(client, made, []) as guest:
            started(host, guest, other)
            old = guest.tokens
        host.look_until(lambda page: not page.seats[1]["present"])
        host.done("reissue_seat", seat=1)
        for page in (host, other):
            page.look_until(lambda page: page.talk)
            (line,) = page.talk
            assert (line["seat"], line["name"], line["notice"]) == (1, "Guest 1", "seat-reissued")
        with come(client, made, old) as back:
            assert not back.seats[1]["here"]
            assert back.until("failed")["words"] == {"id": "error-seat-reissued", "args": {"seat": 1}}
            assert back.hello()["talk"] == host.talk
        with come(client, made, [host.given["token"]]) as found:
            assert found.seats[1]["here"]
            assert found.told == []
            # What was lost is forgotten when somebody else sits down.
            found.done("leave_seat", seat=1)
        with come(client, made, []) as third, come(client, made, old) as back:
            third.join(1)
            assert back.until("failed")["words"]["id"] == "error-wrong-token"


def test_a_new_link_is_told_after_a_restart_too(house):
    with house() as client:
        made = lay_far(client, HERE, ELSEWHERE)
        with come(client, made) as host:
            with come(client, made, []) as guest:
                started(host, guest)
                old = guest.tokens
            host.look_until(lambda page: not page.seats[1]["present"])
            host.done("reissue_seat", seat=1)
            told = host.hello()["talk"]
    with house() as client, come(client, made, old) as back:
        assert back.until("failed")["words"]["id"] == "error-seat-reissued"
        assert back.talk == told != []


def test_the_host_who_re_issues_the_own_seat_stays_there(two):
    host, _ = two
    old = list(host.tokens)
    host.done("reissue_seat", seat=0)
    assert host.seats[0]["here"]
    # It lets nobody see what they haven't seen.
    assert host.talk == []
    host.tokens = old[1:]
    host.hello()
    assert not host.seats[0]["here"]
    host.tokens = [host.given["token"]]
    host.hello()
    assert host.seats[0]["here"]
    assert host.table["hosting"]


def test_another_seats_token_opens_only_that_seat(two):
    host, guest = two
    guest.tokens = [host.made["seats"]["0"]]
    guest.hello()
    assert [seat["here"] for seat in guest.seats] == [True, False]
    host.look_until(lambda page: page.told)
    assert host.told[0]["id"] == "error-seat-taken-over"


def test_a_seat_survives_a_restart(house):
    with house() as client:
        made = lay_far(client, HERE, ELSEWHERE)
        with come(client, made) as host, come(client, made, []) as guest:
            started(host, guest)
            play_on(host, guest, most=4)
            host.done("say", seat=0, text="Hello")
            guest.hello()
            before = dict(guest.heard[-1], seats=None)
    with house() as client, come(client, made, guest.tokens) as again:
        assert dict(again.heard[0], seats=None) == before
        assert again.seats[1]["here"]
        assert again.talk[-1]["text"] == "Hello"
        assert again.seats[0]["name"] == "Host"


def test_no_token_is_kept_or_told_to_others(house, tmp_path):
    with house() as client:
        made = lay_far(client, HERE, ELSEWHERE, password="Geheimnis")
        with come(client, made) as host, come(client, made, []) as guest:
            token = guest.join(1, password="Geheimnis")
            host.hello()
            host.done("reissue_seat", seat=1)
            seen = json.dumps([message for message in guest.heard if message["type"] != "seat_given"])
            host.hello()
            heard = json.dumps([message for message in host.heard if message["type"] != "seat_given"])
        secrets = [token, host.given["token"], *host.tokens, "Geheimnis"]
    kept = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in seen
        assert secret not in heard


def test_links_given_out_again_and_again_crowd_out_neither_talk_nor_the_holders_link(client):
    made = lay_far(client, HERE, ELSEWHERE, ELSEWHERE)
    with come(client, made) as host:
        with come(client, made, []) as guest, come(client, made, []) as third:
            old = guest.join(1, "Ana")
            third.join(2, "Cleo")
            third.hello()
            third.done("say", seat=2, text="Whose seat is that?")
            host.hello()
            for _ in range(20):
                host.done("reissue_seat", seat=1)
            host.done("reissue_seat", seat=2)
            host.hello()
            told = [(line["seat"], line["text"] or line["notice"]) for line in host.talk]
            assert told == [(2, "Whose seat is that?"), (1, "seat-reissued"), (2, "seat-reissued")]
        with come(client, made, [old]) as back:
            assert back.until("failed")["words"] == {"id": "error-seat-reissued", "args": {"seat": 1}}
            assert back.talk == host.talk


# Races


def test_a_hundred_pages_join_the_last_seat_and_one_gets_it(client):
    made = lay_far(client, HERE, ELSEWHERE)

    def run(number):
        with client.websocket_connect(f"/api/tables/{made['code']}/socket") as socket:
            socket.send_json({"type": "hello", "tokens": []})
            while socket.receive_json()["type"] != "snapshot":
                pass
            told = {"type": "join", "id": f"join-{number}", "expected": 0, "seat": 1, "name": f"N{number}"}
            socket.send_json(told)
            given = None
            while True:
                message = socket.receive_json()
                if message["type"] == "seat_given":
                    given = message["token"]
                if message["type"] in ("ack", "refused"):
                    return message, given

    with ThreadPoolExecutor(20) as pool:
        results = list(pool.map(run, range(100)))
    assert [message["type"] for message, _ in results].count("ack") == 1
    assert sum(given is not None for _, given in results) == 1
    refused = [message["words"]["id"] for message, _ in results if message["type"] == "refused"]
    assert set(refused) == {"why-seat-taken"}
    (winner,) = [given for _, given in results if given]
    with come(client, made, [winner]) as page:
        assert page.seats[1]["here"]
        assert page.sequence == 1


def test_a_join_sent_twice_gives_one_seat_and_the_same_token(client):
    made = lay_far(client, HERE, ELSEWHERE, ELSEWHERE)
    with come(client, made, []) as guest:
        first = guest.ask("join", id="once", seat=1, name="Ana")
        token = guest.given["token"]
        assert guest.ask("join", id="once", seat=1, name="Ana") == first
        assert guest.given["token"] == token
    with come(client, made, []) as again:
        assert again.ask("join", id="once", seat=1, name="Ana") == first
        assert again.given["token"] == token
        again.until("snapshot")
        assert [seat["here"] for seat in again.seats] == [False, True, False]


def test_a_double_click_moves_once(two):
    host, guest = two
    mover = host if host.choices else guest
    action, at = mover.choices[0]["action"], mover.sequence
    told = {"type": "act", "id": "twice", "expected": at, "action": action}
    mover.socket.send_json(told)
    mover.socket.send_json(told)
    answers = [mover.until("ack", "refused") for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "ack"
    assert mover.hello()["sequence"] == answers[0]["sequence"]
    other = mover.ask("act", id="third", expected=at, action=action)
    assert other["words"]["id"] == "why-stale"


def test_talk_makes_no_move_stale(two):
    host, guest = two
    mover, other = (host, guest) if host.choices else (guest, host)
    at = mover.sequence
    other.done("say", seat=1 if other is guest else 0, text="Come on!")
    answer = mover.ask("act", expected=at, action=mover.choices[0]["action"])
    assert answer["type"] == "ack"
    assert mover.why("act", expected=at, action={"do": "enter"}) == "why-stale"


def test_a_command_from_the_future_is_stale(two):
    host, _ = two
    assert host.why("say", expected=10_000, seat=0, text="Hm") == "why-stale"


def test_a_spectator_can_do_nothing_but_join(client):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest, come(client, made, []) as watcher:
        started(host, guest)
        watcher.hello()
        before = watcher.hello()
        tries = [
            {"type": "act", "action": (host.choices or guest.choices)[0]["action"]},
            {"type": "undo"},
            {"type": "vote_undo", "yes": True},
            {"type": "vote_skip", "seat": 0, "yes": True},
            {"type": "return", "seat": 0},
            {"type": "leave_seat", "seat": 0},
            {"type": "say", "seat": 0, "text": "Boo"},
            {"type": "react", "seat": 0, "reaction": "wow"},
        ]
        assert {watcher.why(**told) for told in tries} == {"why-watching"}
        hosts = [
            {"type": "start"}, {"type": "pause"}, {"type": "resume"}, {"type": "kick", "seat": 1},
            {"type": "hand_over", "seat": 1}, {"type": "set_settings", "settings": {}},
            {"type": "reissue_seat", "seat": 1}, {"type": "bot_in", "seat": 1, "name": "B"},
            {"type": "bot_out", "seat": 1},
        ]  # fmt: skip
        for page in (watcher, guest):
            assert {page.why(**told) for told in hosts} == {"why-not-host"}
        assert watcher.why("join", seat=1, name="Me") == "why-seat-taken"
        assert watcher.hello() == before


@pytest.mark.parametrize("seat", [-1, 2, 2**40])
def test_no_such_seat(client, seat):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host:
        for type, more in (
            ("join", {"name": "A"}), ("leave_seat", {}), ("kick", {}), ("hand_over", {}), ("reissue_seat", {}),
            ("bot_in", {"name": "B"}), ("bot_out", {}), ("say", {"text": "A"}), ("vote_skip", {"yes": True}),
            ("return", {}),
        ):  # fmt: skip
            assert host.why(type, seat=seat, **more) == "why-no-seat"


# The host


def test_namesakes_are_told_apart(client):
    made = lay_far(client, HERE, {"name": "Host", "bot": "random"}, ELSEWHERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest:
        guest.join(2, "host")
        host.done("bot_in", seat=3, name="Host 2", bot="random")
        assert [seat["name"] for seat in host.seats] == ["Host", "Host 2", "host 3", "Host 2 2"]


def test_the_host_acts_while_somebody_sits_down_elsewhere(client):
    made = lay_far(client, HERE, ELSEWHERE, ELSEWHERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest:
        before = host.sequence
        guest.join(1, "Ana")
        assert host.ask("bot_in", expected=before, seat=2, bot="greedy", name="")["type"] == "ack"
        assert host.why("bot_in", expected=before, seat=1, bot="greedy", name="") == "why-stale"
        assert host.why("bot_out", expected=before, seat=2) == "why-stale"
        host.done("bot_out", seat=2)


def test_a_seat_can_be_freed_before_the_start_only(client):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made) as host, come(client, made, []) as guest:
        guest.join(1, "Ana")
        host.look_until(lambda page: page.seats[1]["claimed"])
        assert host.why("kick", seat=1, expected=0) == "why-stale"
        host.done("kick", seat=1)
        guest.look_until(lambda page: page.told)
        assert guest.told[0]["id"] == "error-seat-freed"
        guest.until("snapshot")
        assert not guest.seats[1]["here"]
        guest.tokens.clear()
        guest.join(1, "Ana again")
        host.hello()
        host.done("start")
        host.hello()
        assert host.why("kick", seat=1) == "why-started"


def test_the_host_hands_over_and_is_host_no_more(two):
    host, guest = two
    host.done("hand_over", seat=1)
    guest.look_until(lambda page: page.table["host"] == 1)
    assert guest.table["hosting"]
    host.hello()
    assert not host.table["hosting"]
    assert host.why("pause") == "why-not-host"
    guest.done("pause")
    assert guest.table["phase"] == "paused"


def test_nothing_moves_in_a_pause(two):
    host, guest = two
    mover = host if host.choices else guest
    host.done("pause")
    guest.look_until(lambda page: page.table["phase"] == "paused")
    assert host.choices == guest.choices == []
    for page in (host, guest):
        assert page.why("act", action={"do": "enter"}) == "why-paused"
    assert host.why("pause") == "why-not-playing"
    host.done("resume")
    guest.look_until(lambda page: page.table["phase"] == "playing")
    assert mover.choices
    assert host.why("resume") == "why-not-paused"


def test_bots_come_and_go_before_the_start(client):
    made = lay_far(client, HERE, ELSEWHERE, BOT)
    with come(client, made) as host, come(client, made, []) as guest:
        host.done("bot_in", seat=1, name="Robo 2", bot="random")
        assert host.seats[1]["bot"] == "random"
        assert host.why("bot_in", seat=1, name="Robo 3") == "why-seat-taken"
        assert host.why("bot_in", seat=0, name="Robo 3") == "why-seat-taken"
        assert host.why("bot_in", seat=0, name="Robo", bot="hal") == "why-unknown-bot"
        assert guest.why("join", seat=1, name="Ana") == "why-seat-taken"
        host.done("bot_out", seat=2)
        assert host.why("bot_out", seat=2) == "why-no-bot"
        guest.hello()
        guest.join(2, "Ana")
        host.hello()
        host.done("start")
        guest.hello()
        play_on(host, guest)
        assert [seat["bot"] for seat in host.seats] == [None, "random", None]


def test_the_host_may_close_the_door(client):
    made = lay_far(client, HERE, ELSEWHERE, settings={"joining": False})
    with come(client, made) as host, come(client, made, []) as guest:
        assert guest.why("join", seat=1, name="Ana") == "why-joining-closed"
        host.done("set_settings", settings={"joining": True})
        guest.hello()
        guest.join(1, "Ana")


def test_of_two_wishes_that_know_nothing_of_each_other_both_are_kept(client):
    made = lay_far(client, HERE, ELSEWHERE, settings={"clock": {"bank": 60, "increment": 5}})
    with come(client, made) as host, come(client, made, [made["host"]]) as tab:
        host.done("set_settings", settings={"listed": True})
        tab.done("set_settings", settings={"joining": False})
        host.done("set_settings", settings={"bots": "greedy"}, password="sesame")
        host.hello()
        kept = {"listed": True, "joining": False, "bots": "greedy", "clock": {"bank": 60, "increment": 5}}
        assert host.table["settings"] == kept
        assert host.table["password"]
        tab.done("set_settings", settings={"bots": None, "clock": None})
        tab.hello()
        assert tab.table["settings"] == {"listed": True, "joining": False, "bots": None, "clock": None}


def test_a_password_is_asked_for(client):
    made = lay_far(client, HERE, ELSEWHERE, password="sesame")
    with come(client, made) as host, come(client, made, []) as guest:
        assert guest.table["password"]
        assert guest.why("join", seat=1, name="Ana") == "why-wrong-password"
        assert guest.why("join", seat=1, name="Ana", password="Sesame") == "why-wrong-password"
        host.done("set_settings", settings={}, password="other")
        assert guest.why("join", seat=1, name="Ana", password="sesame") == "why-wrong-password"
        host.done("set_settings", settings={"listed": True})
        assert host.table["password"]
        guest.hello()
        guest.join(1, "Ana", password="other")
        host.hello()
        host.done("set_settings", settings={}, password="")
        assert not host.table["password"]


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u2066", "\u200d\u200d", "\x00\x1b"])
def test_a_name_must_be_seen(client, name):
    made = lay_far(client, HERE, ELSEWHERE)
    with come(client, made, []) as guest:
        assert guest.why("join", seat=1, name=name) == "why-no-name"


def test_open_tables_are_listed_while_seats_are_free(client):
    listed = lay_far(client, HERE, ELSEWHERE, settings={"listed": True}, password="x")
    lay_far(client, HERE, ELSEWHERE)
    lay_far(client, HERE, ELSEWHERE, settings={"listed": True, "joining": False})
    (found,) = client.get("/api/tables/open").json()
    assert found == {
        "code": listed["code"], "game": "kids", "edition": "standard", "players": ["Host"], "free": 1, "password": True,
    }  # fmt: skip
    with come(client, listed, []) as guest:
        guest.join(1, password="x")
    assert client.get("/api/tables/open").json() == []


def test_a_rematch_keeps_people_seats_and_tokens(two, client):
    host, guest = two
    made = client.post(f"/api/tables/{host.made['code']}/rematch", json={"tokens": guest.tokens}).json()
    assert (made["host"], made["seats"]) == ("", {"1": guest.tokens[0]})
    host.look_until(lambda page: page.table["rematch"] == made["code"])
    again = client.post(f"/api/tables/{host.made['code']}/rematch", json={"tokens": host.tokens}).json()
    assert again == {"code": made["code"], "host": host.tokens[0], "seats": {"0": host.tokens[1]}}
    with come(client, made, host.tokens) as new_host, come(client, made, guest.tokens) as new_guest:
        assert new_host.table["hosting"]
        assert new_host.table["phase"] == "playing"
        assert [seat["here"] for seat in new_guest.seats] == [False, True]
        assert new_guest.seats[1]["name"] == "Guest 1"
        new_host.hello()
        play_on(new_host, new_guest, most=3)


# Leaving


def test_a_birthday_stays_at_home(client):
    made = lay_far(client, HERE | {"born": "1950-01-02"}, ELSEWHERE, options={"first": "youngest"})
    with come(client, made) as host, come(client, made, []) as guest:
        started(host, guest)
        assert "1950" not in client.get(f"/api/tables/{made['code']}/record").text


def test_who_leaves_is_played_for_and_somebody_else_may_take_the_seat(two, client):
    host, guest = two
    guest.done("leave_seat", seat=1)
    assert guest.told == []
    assert not guest.seats[1]["here"]
    host.look_until(lambda page: page.seats[1]["away"])
    assert not host.seats[1]["claimed"]
    for _ in range(3):
        host.look_until(lambda page: page.choices or page.standings)
        host.act()
    guest.hello()
    assert guest.until("failed")["words"]["id"] == "error-wrong-token"
    with come(client, host.made, []) as late:
        late.join(1, "Late")
        host.look_until(lambda page: page.seats[1]["name"] == "Late")
        assert not host.seats[1]["away"]
        host.hello()
        late.hello()
        play_on(host, late)
        assert late.standings


def test_the_next_person_is_host_when_the_host_leaves(two):
    host, guest = two
    host.done("leave_seat", seat=0)
    guest.look_until(lambda page: page.table["hosting"])
    assert guest.table["host"] == 1
    assert host.why("pause") == "why-not-host"
    guest.done("pause")


def test_bots_do_not_play_among_themselves_when_all_have_left(two):
    host, guest = two
    guest.done("leave_seat", seat=1)
    host.look_until(lambda page: page.seats[1]["away"])
    host.done("leave_seat", seat=0)
    before = host.hello()
    assert not before["standings"]
    assert host.hello()["log"] == before["log"]


def test_a_table_of_this_device_has_a_place_for_a_stranger(client):
    with pytest.raises(AssertionError, match="place"):
        lay_far(client, HERE, {"name": "X", "place": "moon"})
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        assert not page.heard[0]["table"]["far"]
