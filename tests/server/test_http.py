"""What is asked over HTTP: lists, new tables, records, replays, pages; and one sentence for what can't be met."""

import json

import pytest
from starlette.testclient import TestClient

from laufspiel.games import all_games, edition_files
from laufspiel.kernel.record import LARGEST_RECORD
from laufspiel.kernel.words import Words
from laufspiel.server import laying, replays
from laufspiel.server.app import make_app
from laufspiel.server.store import Store
from laufspiel.words import bundle_of, say
from tests.server.visitors import GREEDY, HOST, PERSON, RANDOM, lay, tokens_of, visit


def problem(answer, status):
    """The words of a refusal, which also has its English sentence."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["sentence"] == say(Words(**told["words"]))
    return told["words"]["id"], told["sentence"]


def post(client, **wish):
    return client.post("/api/tables", json={"game": "kids", "seats": [{"name": "A"}, {"name": "B"}], **wish})


# The shelf


def test_the_shelf_knows_every_game_with_editions_options_bots_and_rules(client):
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert list(games) == list(all_games())
    for id, game in games.items():
        assert [edition["id"] for edition in game["editions"]] == list(edition_files(id))
        assert "first" in [option["name"] for option in game["options"]]
        assert game["bots"] == ["random", "greedy"]
        assert len(game["rules"]) >= 17
        assert all(bundle_of("en").has_message(f"{id}-rule-{rule}") for rule in game["rules"])


def test_a_list_of_tables_tells_how_each_stands(client):
    running = lay(client, PERSON, GREEDY)
    over = lay(client, GREEDY, RANDOM)
    with visit(client, over) as page:
        page.look_on()
    told = client.get(f"/api/tables?codes={over['code']},nobody,{running['code']}").json()
    assert [table["code"] for table in told] == [over["code"], running["code"]]
    assert [table["over"] for table in told] == [True, False]
    assert told[1]["players"] == ["Player 1", "Player 2"]
    assert told[0]["turns"] > 10
    assert client.get("/api/tables").json() == []


def test_a_code_is_found_however_it_is_typed(client):
    code = lay(client, PERSON, GREEDY)["code"]
    for typed in (code.upper(), code.replace("-", " ")):
        assert client.get(f"/api/tables/{typed}/record").status_code == 200


# New tables


def test_colours_wished_for_are_kept_and_others_filled_in(client):
    seats = [{"name": "A"}, {"name": "B", "colour": "blue"}, {"name": "C"}]
    made = client.post("/api/tables", json={"game": "kids", "seats": seats}).json()
    with visit(client, made) as page:
        colours = [seat["colour"] for seat in page.heard[0]["seats"]]
    assert colours[1] == "blue"
    assert len(set(colours)) == 3


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seats": []}, "2 to 4 players"),
        ({"seats": [{"name": "A"}] * 5}, "2 to 4 players"),
        ({"seats": [{"name": " "}, {"name": "B"}]}, "1 to 40 characters"),
        ({"seats": [{"name": "A", "colour": "pink"}, {"name": "B"}]}, "“pink”"),
        ({"seats": [{"name": "A", "colour": "red"}, {"name": "B", "colour": "red"}]}, "red is taken"),
        ({"seats": [{"name": "A", "bot": "hal"}, {"name": "B"}]}, "There is no bot “hal”"),
        ({"seats": [{"name": "A", "born": "2019-02-30"}, {"name": "B"}]}, "2019-02-30"),
        ({"edition": "none"}, "There is no edition “none”"),
        ({"options": {"speed": "high"}}, "There is no option “speed”"),
        ({"options": {"entry": "maybe"}}, "can't be “maybe”"),
        ({"edition_toml": "track = ["}, "this is not TOML"),
        ({"edition_toml": 'id = "x"\nsource = "me"'}, "missing required field"),
        ({"chairs": 4}, "unknown field"),
        ({"seats": "two"}, "seats: this must be a list"),
    ],
)
def test_a_wish_that_cannot_be_met_gets_one_sentence(client, wish, told):
    id, sentence = problem(post(client, **wish), 400)
    assert id in ("error-told", "error-seats", "error-edition", "error-options")
    assert told in sentence


def test_names_of_thousands_are_not_told_apart_before_they_are_refused(client, monkeypatch):
    monkeypatch.setattr(laying, "name_apart", None)
    _, sentence = problem(post(client, seats=[{"name": "A"}] * 10_000), 400)
    assert sentence == "The seats are 10000; this game is for 2 to 4 players."


def test_an_edition_of_ones_own_is_played(client):
    text = edition_files("kids")["short"].decode().replace('id = "short"', 'id = "ours"')
    made = lay(client, PERSON, GREEDY, edition_toml=text)
    with visit(client, made) as page:
        assert page.heard[0]["edition"] == "ours"
        page.play()


def test_a_mistake_in_an_edition_names_its_key(client):
    text = edition_files("kids")["short"].decode().replace("blue = 0", "blue = 1")
    _, sentence = problem(post(client, edition_toml=text), 400)
    assert "arrows.blue is square 1" in sentence


def test_an_edition_too_large_is_refused(client):
    _, sentence = problem(post(client, edition_toml="# " + "x" * 600_000), 400)
    assert "up to 524,288" in sentence
    assert problem(post(client, edition_toml="# " + "x" * 2_000_000), 413)[0] == "error-too-large"


def test_a_body_that_is_not_json_is_refused(client):
    for body in (b"", b"\xff\xfe", b"[" * 100_000, b'{"game": 1e999}'):
        assert client.post("/api/tables", content=body).status_code == 400


def test_a_page_from_elsewhere_lays_no_table(client):
    wish = {"game": "kids", "seats": [{"name": "A"}, {"name": "B"}]}
    answer = client.post("/api/tables", json=wish, headers={"origin": "http://evil.example"})
    assert problem(answer, 403)[0] == "error-foreign-origin"


def test_a_name_that_points_here_from_elsewhere_is_refused(client):
    assert problem(client.get("/api/games", headers={"host": "evil.example"}), 421)[0] == "error-foreign-host"
    for known in ("127.0.0.1:8000", "localhost", "[::1]:8000", "192.168.0.7:8000"):
        assert client.get("/healthz", headers={"host": known}).status_code == 200


def test_a_rematch_has_the_same_players_and_a_new_code(client):
    made = lay(client, PERSON, GREEDY, options={"play_on": "yes"})
    address = f"/api/tables/{made['code']}/rematch"
    again = client.post(address, json={"tokens": tokens_of(made)}).json()
    assert again["code"] != made["code"]
    assert again["seats"].keys() == made["seats"].keys()
    with visit(client, made) as page, visit(client, again) as new_page:
        for same in ("seats", "options", "edition"):
            assert new_page.heard[0][same] == page.heard[0][same]
    for tokens in ([], ["wrong"], ["", tokens_of(made)[0] + "x"]):
        assert problem(client.post(address, json={"tokens": tokens}), 403)[0] == "error-wrong-token"


# Boards


def board(client, made, **headers):
    return client.get(f"/api/tables/{made['code']}/board", headers=headers)


@pytest.mark.parametrize("game", all_games())
def test_a_board_tells_once_what_every_page_of_the_table_draws(client, game):
    made = lay(client, PERSON, GREEDY, game=game)
    told = board(client, made).json()
    setup = client.portal.call(client.app.state.tables.get, made["code"]).play.match.setup
    assert told == {"drawing": setup.game.draw(setup.edition), "titles": setup.titles}
    with visit(client, made) as page:
        assert not {"drawing", "titles"} & page.heard[0].keys()


def test_a_board_is_told_in_the_language_asked_for(client):
    made = lay(client, PERSON, GREEDY, game="go-for-it")
    everything = board(client, made).json()
    address = f"/api/tables/{made['code']}/board?language="
    told = client.get(address + "de").json()
    assert told["titles"] == {key: {"de": title["de"]} for key, title in everything["titles"].items()}
    texts = [[card["text"] for card in one["drawing"]["news"].values()] for one in (told, everything)]
    assert texts[0] == [{"de": text["de"]} for text in texts[1]]
    assert told["drawing"]["cards"] == everything["drawing"]["cards"]
    assert client.get(address + "fr").json() == everything


def test_a_board_is_packed_and_not_sent_again_to_who_has_it(client):
    made = lay(client, PERSON, GREEDY, game="go-for-it")
    first = board(client, made)
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    assert int(first.headers["content-length"]) < len(first.content) / 2
    for known in (first.headers["etag"], f'"other", {first.headers["etag"]}'):
        again = board(client, made, **{"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    other = board(client, lay(client, PERSON, GREEDY), **{"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_record_brings_its_board_and_a_table_has_it_at_its_own_address(client):
    made = lay(client, PERSON, GREEDY, game="go-for-it")
    assert client.get(f"/api/tables/{made['code']}/replay").json()["board"] is None
    record = client.get(f"/api/tables/{lay(client, PERSON, GREEDY)['code']}/record").content
    assert client.post("/api/replay", content=record).json()["board"]["drawing"]["spaces"]


def test_the_board_of_a_table_with_a_password_is_no_secret(client):
    made = post(client, seats=[{"place": "elsewhere"}, {"place": "elsewhere"}], password="kuchen").json()
    assert board(client, made).status_code == 200


# Records and replays


def test_a_replay_ends_where_the_match_did(client):
    made = lay(client, GREEDY, RANDOM)
    with visit(client, made) as page:
        page.look_on()
        standings, log = page.standings, page.log
    replay = client.get(f"/api/tables/{made['code']}/replay").json()
    assert replay["standings"] == standings
    assert replay["opening"]["log"] == []
    assert [line for step in replay["steps"] for line in step["lines"]] == log
    record = client.get(f"/api/tables/{made['code']}/record")
    assert "attachment" in record.headers["content-disposition"]
    again = client.post("/api/replay", content=record.content).json()
    assert again["steps"] == replay["steps"]


def test_a_record_has_no_trace_of_what_was_taken_back(client):
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        page.play(most=4)
        page.undo()
    record = client.get(f"/api/tables/{made['code']}/record").json()
    assert len(record["actions"]) == page.log[-1]["step"]


def spoiled(record, **changes):
    return json.dumps({**record, **changes}).encode()


def test_a_spoiled_record_gets_a_sentence_naming_the_entry(client):
    made = lay(client, GREEDY, RANDOM)
    record = client.get(f"/api/tables/{made['code']}/record").json()
    actions = record["actions"]
    mistakes = {
        "digest doesn't fit": spoiled(record, digest="0" * 16),
        "actions[3]": spoiled(record, actions=[*actions[:3], {"do": "fly"}, *actions[4:]]),
        f"actions[{len(actions)}]": spoiled(record, actions=[*actions, *actions]),
        "seats": spoiled(record, seats=[{"name": "A"}]),
    }
    for told, body in mistakes.items():
        id, sentence = problem(client.post("/api/replay", content=body), 400)
        assert id == "error-record"
        assert told in sentence


def test_what_most_files_have_wrong_is_told_in_every_language(client):
    record = client.get(f"/api/tables/{lay(client, GREEDY, RANDOM)['code']}/record").json()
    mistakes = [
        ("error-no-record", b'{"laufspiel": 1, '),
        ("error-no-record", b"[]"),
        ("error-no-record", b"\xff\xfe"),
        ("error-no-record", b"[" * 100_000),
        ("error-no-record", b'{"a": 1}'),
        ("error-record-format", spoiled(record, laufspiel=2)),
        ("error-record-format", spoiled(record, laufspiel={"a": "b" * 5000})),
        ("error-record-game", spoiled(record, game="chess")),
        ("error-record-game", spoiled(record, game="c" * 5000)),
        ("error-record-game", spoiled(record, game=None)),
    ]
    for id, body in mistakes:
        answer = client.post("/api/replay", content=body)
        assert problem(answer, 400)[0] == id
        words = Words(**answer.json()["words"])
        sentences = {say(words, language) for language in ("en", "de", "es")}
        assert len(sentences) == 3
        assert max(map(len, sentences)) < 250


def test_details_that_are_english_are_introduced_in_the_readers_language(client):
    answer = post(client, options={"entry": "maybe"})
    words = Words(**answer.json()["words"])
    assert say(words) == answer.json()["sentence"]
    for language in ("de", "es"):
        assert say(words, language).endswith(say(words))
        assert len(say(words, language)) > len(say(words))


def test_a_record_too_large_is_refused(client):
    body = b" " * (LARGEST_RECORD + 1)
    assert problem(client.post("/api/replay", content=body), 413)[0] == "error-too-large"


def test_a_match_too_long_to_show_is_told_so(client, monkeypatch):
    made = lay(client, GREEDY, RANDOM)
    monkeypatch.setattr(replays, "MOST_STEPS_SHOWN", 10)
    answer = client.get(f"/api/tables/{made['code']}/replay")
    assert problem(answer, 400)[0] == "error-too-long-to-show"


# Pages


PACKED = b"stands for what Brotli makes of it"


@pytest.fixture
def built(tmp_path):
    """A client of a server whose pages are built."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Laufspiel</title>")
    (pages / "assets/index-a1b2.js").write_text("go();" * 1000)
    (pages / "assets/board-c3d4.js").write_text("play();" * 1000)
    (pages / "assets/board-c3d4.js.br").write_bytes(PACKED)
    (pages / "icon.svg").write_text("<svg/>")
    with TestClient(make_app(Store(tmp_path / "data"), hosts=[HOST], pages=pages)) as client:
        yield client


def test_every_address_of_the_page_gives_the_page(built):
    for address in ("/", "/new/kids", "/t/lumo-kari-tes", "/t/lumo-kari-tes/replay", "/replay"):
        answer = built.get(address)
        assert answer.status_code == 200
        assert "Laufspiel" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert built.get("/elsewhere").status_code == 404
    assert built.get("/assets/gone.js").status_code == 404


def test_an_address_that_leads_nowhere_gives_people_the_page(built):
    answer = built.get("/elsewhere", headers={"Accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert "<title>Laufspiel</title>" in answer.text
    assert "<title>" not in built.get("/elsewhere.js", headers={"Accept": "*/*"}).text


def test_hashed_files_are_kept_for_good_and_packed(built):
    answer = built.get("/assets/index-a1b2.js")
    assert "immutable" in answer.headers["cache-control"]
    assert not {"etag", "last-modified"} & answer.headers.keys()
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 1000
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("file", "taken", "encoding"),
    [
        ("board-c3d4.js", "gzip, br", "br"),
        ("board-c3d4.js", "gzip", "gzip"),
        ("board-c3d4.js", "identity", None),
        ("index-a1b2.js", "gzip, br;q=1.0", "gzip"),
    ],
)
def test_what_was_packed_beforehand_is_sent_to_who_takes_it(built, file, taken, encoding):
    with built.stream("GET", f"/assets/{file}", headers={"Accept-Encoding": taken}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding" or encoding is None
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert (b"".join(answer.iter_raw()) == PACKED) == (encoding == "br")


def test_nothing_outside_the_pages_is_served(built):
    for address in (
        "/../data/tables.sqlite",
        "/%2e%2e/data/tables.sqlite",
        "/assets/..%2f..%2fdata/tables.sqlite",
    ):
        assert built.get(address).status_code == 404


def test_answers_carry_a_strict_policy(built):
    for address in ("/", "/api/games", "/icon.svg", "/elsewhere", "/api/elsewhere"):
        headers = built.get(address).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        # No scripts at all in answers to scripts.
        assert policy.get("script-src") == (None if address.startswith("/api") else "'self'")
        assert policy["default-src"] == policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_scripts_are_used_as_what_they_are_and_by_our_pages_only(built):
    headers = built.get("/assets/index-a1b2.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_a_server_without_pages_says_so(tmp_path):
    app = make_app(Store(tmp_path / "data"), hosts=[HOST], pages=tmp_path / "none")
    with TestClient(app) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make pages" in answer.text
        assert client.get("/api/games").status_code == 200


def test_unknown_addresses_and_methods_get_a_sentence(client):
    assert problem(client.get("/api/nothing"), 404)[0] == "error-no-address"
    assert problem(client.delete("/api/games"), 405)[0] == "error-no-address"
    assert problem(client.get("/api/tables/nobody/record"), 404)[0] == "error-no-table"
    assert problem(client.get("/api/tables/nobody/replay"), 404)[0] == "error-no-table"
    assert problem(client.get("/api/tables/nobody/board"), 404)[0] == "error-no-table"


def test_health_tells_of_the_store(client):
    assert client.get("/healthz").json()["ok"] is True
