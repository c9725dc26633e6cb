"""Dice you can trust, at a server's tables: sealed before, told at the end, the same after a restart or an undo."""

import json
import sqlite3
from contextlib import closing

import pytest

from laufspiel import cli
from laufspiel.games import all_games
from laufspiel.kernel.fairness import SCHEME
from laufspiel.kernel.verify import verify
from laufspiel.server.places import FILE
from tests.server.far import ELSEWHERE, HERE, come, lay_far, play_on
from tests.server.visitors import PERSON, RANDOM, lay, visit

SEED, OTHER = "5eed" * 8, "0dd5" * 8

every_game = pytest.mark.parametrize("game_id", all_games())


def record_of(client, code):
    answer = client.get(f"/api/tables/{code}/record")
    assert answer.status_code == 200, answer.text
    return answer.content


def checked(client, code):
    """The verdict about a table's match, which must be true."""
    verdict = verify(record_of(client, code), all_games())
    assert verdict.is_true, verdict.words
    return verdict


def fairness_of(message):
    return message["table"]["fairness"]


def commitments(fairness):
    return [seal["commitment"] for seal in fairness["seals"]]


def roots(folder):
    """What the store keeps secret, in hexadecimal."""
    with closing(sqlite3.connect(folder / "data" / FILE)) as connection:
        return [row[0] for row in connection.execute("SELECT secret FROM game_tables ORDER BY id")]


# Shown before, told at the end


@every_game
def test_a_match_among_bots_and_a_person_can_be_checked(client, game_id):
    made = lay(client, PERSON, RANDOM, game=game_id, seed=SEED)
    with visit(client, made) as page:
        before = fairness_of(page.heard[0])
        page.play()
    assert before["scheme"] == SCHEME
    assert before["seeds"] == [SEED, ""]
    verdict = checked(client, made["code"])
    assert verdict.commitments == commitments(before)
    assert len(verdict.throws) > 10


def test_no_message_of_a_whole_game_tells_the_secret_before_its_end(client, tmp_path):
    made = lay_far(client, HERE, ELSEWHERE, {"name": "Robo", "bot": "random"}, seed=SEED)
    with come(client, made) as host, come(client, made, []) as guest, come(client, made, []) as watcher:
        guest.join(1, seed=OTHER)
        host.hello()
        host.done("start")
        for _ in range(4):
            between(client, made["code"], host, guest)
        play_on(host, guest)
        watcher.hello()
        told = secret_told_in(watcher.heard[-1])
        pages = (host, guest, watcher)
        early = [text for page in pages for text in map(json.dumps, page.heard) if '"standings": []' in text]
        ends = [text for page in pages for text in map(json.dumps, page.heard) if told in text]
    assert len(early) > 40
    assert not any(told in text for text in early)
    assert all(json.loads(text)["standings"] for text in ends)
    everything = [text for page in pages for text in map(json.dumps, page.heard)]
    assert not any(root in text for root in roots(tmp_path) for text in everything)
    assert checked(client, made["code"]).throws


def secret_told_in(snapshot):
    (seal,) = fairness_of(snapshot)["seals"]
    return seal["secret"]


def between(client, code, host, guest):
    """A few moves, and nothing asked over HTTP tells a secret in between."""
    mover = host if host.choices else guest
    if mover.choices:
        mover.act()
    for page in (host, guest):
        page.hello()
    texts = [client.get(f"/api/tables/{code}/{what}").text for what in ("record", "replay")]
    assert not any('"secret"' in text for text in texts)
    assert client.get(f"/api/tables/{code}/dice").json()["words"]["id"] == "error-not-over"


def test_the_fingerprint_is_shown_before_the_seeds_and_both_before_the_first_roll(client):
    made = lay_far(client, HERE, ELSEWHERE, seed=SEED)
    with come(client, made) as host, come(client, made, []) as guest:
        before = fairness_of(guest.heard[0])
        assert before["seeds"] == []
        guest.join(1, seed=OTHER)
        assert fairness_of(guest.hello())["seeds"] == []
        host.hello()
        host.done("start")
        after = fairness_of(host.hello())
    assert after["seeds"] == [SEED, OTHER]
    assert commitments(after) == commitments(before)


def test_seeds_stay_when_the_game_has_begun(client):
    made = lay_far(client, HERE, ELSEWHERE, seed=SEED)
    with come(client, made) as host, come(client, made, []) as guest, come(client, made, []) as late:
        guest.join(1, seed=OTHER)
        host.hello()
        host.done("start")
        guest.hello()
        guest.done("leave_seat", seat=1)
        late.hello()
        late.join(1, seed="1a7e")
        assert fairness_of(late.hello())["seeds"] == [SEED, OTHER]


def test_a_seat_given_up_before_the_start_takes_its_seed_along(client):
    made = lay_far(client, HERE, ELSEWHERE, seed=SEED)
    with come(client, made) as host, come(client, made, []) as guest:
        guest.join(1, seed=OTHER)
        guest.done("leave_seat", seat=1)
        host.hello()
        host.done("bot_in", seat=1, name="Robo")
        host.done("start")
        assert fairness_of(host.hello())["seeds"] == [SEED, ""]


@pytest.mark.parametrize("seed", ["xyz", "AB", "ab" * 33, "ab,cd", "ab\n"])
def test_a_seed_is_hexadecimal_and_short(client, seed):
    wish = {"game": "kids", "seats": [{"name": "A"}, {"name": "B", "bot": "random"}], "seed": seed}
    assert client.post("/api/tables", json=wish).status_code == 400


# Nothing is rolled twice


@every_game
def test_the_same_dice_come_after_a_restart(house, game_id):
    with house() as client:
        made = lay(client, PERSON, RANDOM, game=game_id, seed=SEED)
        with visit(client, made) as page:
            before = fairness_of(page.heard[0])
            page.play(most=5)
    with house() as client, visit(client, made) as page:
        assert fairness_of(page.heard[0]) == before
        page.play()
        assert checked(client, made["code"]).commitments == commitments(before)


@every_game
def test_an_undo_rolls_nothing_anew(client, game_id):
    made = lay(client, PERSON, RANDOM, game=game_id)
    with visit(client, made) as page:
        for _ in range(12):
            if page.choices:
                page.act(page.choices[-1]["action"])
        for _ in range(4):
            page.undo()
        page.play()
    verdict = checked(client, made["code"])
    assert len({each.number for each in verdict.throws}) == len(verdict.throws)


def test_an_end_that_is_taken_back_seals_the_dice_anew(client):
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        page.play()
        (first,) = fairness_of(page.hello())["seals"]
        again = fairness_of(page.undo())["seals"]
        while not page.choices:
            again = fairness_of(page.undo())["seals"]
        assert again[0] == first
        assert "secret" in first
        assert "secret" not in again[-1]
        assert len(again) == 2
        page.play()
        assert page.standings
    verdict = checked(client, made["code"])
    assert verdict.commitments == [seal["commitment"] for seal in again]


def test_a_rematch_has_a_secret_of_its_own_and_a_new_seed_for_who_asks(client, tmp_path):
    made = lay_far(client, HERE, ELSEWHERE, seed=SEED)
    with come(client, made) as host, come(client, made, []) as guest:
        guest.join(1, seed=OTHER)
        host.hello()
        host.done("start")
        wish = {"tokens": guest.tokens, "seed": "abcd"}
        again = client.post(f"/api/tables/{made['code']}/rematch", json=wish).json()
        old = fairness_of(host.hello())
    with come(client, again, guest.tokens) as page:
        new = fairness_of(page.heard[0])
    assert new["seeds"] == [SEED, "abcd"]
    assert commitments(new) != commitments(old)
    assert len(set(roots(tmp_path))) == 2


# What is told of it


def test_the_dice_of_a_match_tell_all_that_could_have_come(client):
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        page.play()
    dice = client.get(f"/api/tables/{made['code']}/dice").json()
    assert dice["fairness"]["seals"][0]["secret"]
    for each in dice["throws"]:
        assert each["action"] in each["outcomes"]
        assert len(each["weights"]) == len(each["outcomes"])
    record = record_of(client, made["code"])
    assert client.post("/api/replay", content=record).json()["dice"] == dice
    assert client.get(f"/api/tables/{made['code']}/replay").json()["dice"] == dice


def test_a_record_without_secrets_still_tells_its_rolls(client):
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        page.play()
    plain = json.loads(record_of(client, made["code"]))
    del plain["fairness"]
    dice = client.post("/api/replay", json=plain).json()["dice"]
    assert dice["fairness"] is None
    assert dice["throws"]


# laufspiel verify


@pytest.fixture
def verified(client, tmp_path, capsys, monkeypatch):
    """Checks a finished match's record, changed or not, on the command line; gives status, output and complaint."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        page.play()

    def run(*flags, change=lambda plain: None):
        plain = json.loads(record_of(client, made["code"]))
        change(plain)
        file = tmp_path / "match.json"
        file.write_text(json.dumps(plain))
        capsys.readouterr()
        status = cli.run(["verify", str(file), *flags])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


def test_the_command_tells_a_true_record(verified):
    status, out, err = verified()
    assert (status, err) == (0, "")
    told, proves = out.splitlines()
    assert told.startswith("True: ")
    assert "fingerprint" in proves
    assert verified("--language", "de")[1].startswith("Wahr: ")
    assert verified("--language", "es")[1].startswith("Verdadero: ")


def test_the_command_names_the_first_changed_entry(verified):
    def change(plain):
        entry = next(i for i, action in enumerate(plain["actions"]) if action["do"] == "roll")
        face = plain["actions"][entry]["face"]
        plain["actions"][entry]["face"] = "red" if face != "red" else "blue"

    status, out, _ = verified(change=change)
    assert status == 1
    assert out.startswith("Changed: actions[")
    assert len(out.splitlines()) == 1


def test_the_command_tells_a_program_everything(verified):
    status, out, _ = verified("--json")
    told = json.loads(out)
    assert (status, told["true"]) == (0, True)
    assert told["outcomes"][0].keys() == {"entry", "number", "action", "outcomes", "weights"}


def test_the_command_says_when_there_is_nothing_to_check(verified):
    status, out, err = verified(change=lambda plain: plain.pop("fairness"))
    assert (status, out) == (2, "")
    assert "fairness is missing" in err
