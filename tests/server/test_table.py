"""Tables over their websockets: what a page asks, what it is answered, what it sees."""

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from laufspiel.games import all_games
from laufspiel.games.go_for_it.cards import CARD_KEYS
from laufspiel.games.go_for_it.deals import Draft
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import read_record
from laufspiel.server.store import Store
from laufspiel.server.store_errors import StoreError
from laufspiel.server.table import MOST_PARTS
from tests.server.test_play import play
from tests.server.visitors import GREEDY, PERSON, RANDOM, lay, visit

every_game = pytest.mark.parametrize("game", all_games())


def record(client, made):
    return client.get(f"/api/tables/{made['code']}/record").content


@every_game
def test_a_whole_game_is_played_to_its_standings(client, game):
    made = lay(client, PERSON, GREEDY, RANDOM, game=game)
    with visit(client, made) as page:
        page.play()
    assert sorted(standing["seat"] for standing in page.standings) == [0, 1, 2]
    match = read_record(record(client, made), all_games())
    assert match.is_over
    assert [row[0] for row in match.standings()] == [standing["seat"] for standing in page.standings]


@every_game
def test_a_reload_in_mid_game_shows_the_same_table(client, game):
    made = lay(client, PERSON, GREEDY, game=game)
    with visit(client, made) as page:
        page.play(most=5)
        before = page.hello()
    with visit(client, made) as page:
        assert page.heard[0] == before
        page.play()
    assert page.standings


@every_game
def test_a_server_started_anew_goes_on_where_it_was(house, game):
    with house() as client:
        made = lay(client, PERSON, PERSON, RANDOM, game=game)
        with visit(client, made) as page:
            page.play(most=6)
            page.undo()
            page.play(most=2)
            before = page.hello()
    with house() as client, visit(client, made) as page:
        assert page.heard[0] == before
        page.play()
        assert page.standings


def test_what_was_heard_in_updates_is_what_a_snapshot_tells(client):
    made = lay(client, PERSON, RANDOM, RANDOM)
    with visit(client, made) as page:
        page.play(most=8)
        heard = list(page.log)
        assert page.hello()["log"] == heard


def test_persisted_then_acknowledged_then_shown_to_everybody(client):
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page, visit(client, made, watch=True) as watcher:
        page.act()
        assert [message["type"] for message in page.heard[1:3]] == ["ack", "update"]
        update = watcher.hear("update")
        assert update["sequence"] == page.sequence
        assert update["choices"] == []
        assert not update["can_undo"]


def test_a_repeated_command_gets_its_first_answer_again(house):
    with house() as client:
        made = lay(client, PERSON, RANDOM)
        with visit(client, made) as page:
            action = page.choices[0]["action"]
            first = page.ask("act", id="once", action=action)
            page.hear("update")
            at = page.sequence
            assert page.ask("act", id="once", expected=0, action=action) == first
            assert page.hello()["sequence"] == at
    with house() as client, visit(client, made) as page:
        assert page.ask("act", id="once", expected=0, action=action) == first
        assert page.hello()["sequence"] == at


def test_a_repeated_refusal_is_given_again_even_when_the_table_has_moved_on(client):
    with visit(client, lay(client, PERSON, PERSON)) as page:
        first = page.ask("act", id="once", action={"do": "nonsense"})
        assert first["words"]["id"] == "why-no-action"
        page.act()
        assert page.ask("act", id="once", action=page.choices[0]["action"]) == first


def test_a_command_for_an_older_table_is_refused(client):
    with visit(client, lay(client, PERSON, PERSON)) as page:
        old = page.sequence
        page.act()
        answer = page.ask("act", expected=old, action=page.choices[0]["action"])
        assert (answer["type"], answer["words"]["id"]) == ("refused", "why-stale")
        assert answer["sequence"] == page.sequence


def test_a_refusal_names_the_rule(client):
    with visit(client, lay(client, PERSON, PERSON, options={"first": "seat"})) as page:
        answer = page.ask("act", action={"do": "move", "pawn": 2, "colour": "blue"})
        assert answer["rule"].startswith("K-")
        assert answer["words"]["id"].startswith("kids-why-")


def test_several_actions_sent_as_one_are_all_carried_out_or_none(client):
    with visit(client, lay(client, PERSON, PERSON, options={"first": "seat"})) as page:
        before = page.heard[0]
        first = page.choices[0]["action"]
        # After the first the die is thrown or the other player is to act, so the second can't come.
        answer = page.ask("act", action=first, then=[first])
        assert answer["type"] == "refused"
        assert page.hello() == before
        page.act(first, then=[])


def test_a_deal_composed_at_once_is_offered_by_one_command(client):
    made = lay(client, PERSON, PERSON, game="go-for-it", options={"first": "seat"})
    with visit(client, made) as page:
        view = page.play_until("propose_to")
        seat = view["turn"]
        card = view["seats"][seat]["cards"][0]
        page.act(
            {"do": "propose_to", "other": 1 - seat},
            then=[
                {"do": "offer_card", "card": card},
                {"do": "want_money", "amount": "1"},
                {"do": "make_offer"},
            ],
        )
        assert [choice["action"]["do"] for choice in page.choices] == ["accept", "decline"]
        deal = page.hello()["view"]["pending"]
        assert (deal["stage"], deal["given"], deal["asked"]) == ("offered", [card], 1)


def test_too_many_actions_sent_as_one_are_refused_by_a_sentence(client):
    with visit(client, lay(client, PERSON, PERSON, options={"first": "seat"})) as page:
        first = page.choices[0]["action"]
        answer = page.ask("act", action=first, then=[first] * MOST_PARTS)
        assert answer["words"] == {"id": "why-too-many-parts", "args": {"most": MOST_PARTS}}


def test_no_deal_has_more_parts_than_can_be_sent_as_one():
    state = play("go-for-it", bots=(None, None)).match.state
    all_money = int(state.bank + state.money.sum())
    parts = Draft(1, CARD_KEYS, CARD_KEYS, paid=all_money - 1).actions()
    # A card is given or wanted, not both.
    assert len(parts) - len(CARD_KEYS) <= MOST_PARTS


def test_a_chain_that_fails_makes_no_more_work_than_it_is_long(client, monkeypatch):
    made = lay(client, PERSON, PERSON, game="go-for-it", options={"first": "seat"})
    with visit(client, made) as page:
        view = page.play_until("propose_to")
        seat, before = view["turn"], page.hello()
        deal = [{"do": "propose_to", "other": 1 - seat}, {"do": "drop_deal"}]
        done, carry_out = [], Match._carry_out
        monkeypatch.setattr(Match, "_carry_out", lambda *args: done.append(args[1]) or carry_out(*args))
        assert page.ask("act", action=deal[0], then=[deal[1], {"do": "nonsense"}])["type"] == "refused"
        assert len(done) == len(deal)
        assert page.hello() == before


def test_luck_is_nobodys_action(client):
    with visit(client, lay(client, PERSON, PERSON)) as page:
        answer = page.ask("act", action={"do": "roll", "face": "red"})
        assert (answer["type"], answer["rule"]) == ("refused", "K-03")


def test_a_watcher_cannot_act(client):
    made = lay(client, PERSON, PERSON)
    with visit(client, made) as page, visit(client, made, watch=True) as watcher:
        assert watcher.heard[0]["choices"] == []
        assert not any(seat["here"] for seat in watcher.heard[0]["seats"])
        for command in ({"type": "act", "action": page.choices[0]["action"]}, {"type": "undo"}):
            answer = watcher.ask(**command)
            assert answer["words"]["id"] == "why-watching"
        assert page.hello()["sequence"] == page.heard[0]["sequence"]


def test_a_wrong_token_is_told_so(client):
    made = lay(client, PERSON, PERSON)
    with visit(client, made, watch=True) as page:
        page.socket.send_json({"type": "hello", "tokens": ["x" * 32]})
        assert page.hear("snapshot")["choices"] == []
        assert page.hear("failed")["words"]["id"] == "error-wrong-token"


def test_who_does_not_say_hello_gets_nothing(client):
    made = lay(client, PERSON, PERSON)
    with client.websocket_connect(f"/api/tables/{made['code']}/socket") as socket:
        socket.send_json({"type": "act", "id": "a", "expected": 0, "action": {"do": "enter"}})
        assert socket.receive_json()["words"]["id"] == "error-no-greeting"


def test_no_table_under_a_code(client):
    with client.websocket_connect("/api/tables/no-such-table/socket") as socket:
        assert socket.receive_json()["words"] == {"id": "error-no-table", "args": {"code": "no-such-table"}}
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
        assert gone.value.code == 4404


def test_a_store_in_trouble_is_told_and_the_page_may_come_again(client, monkeypatch):
    made = lay(client, PERSON, PERSON)

    async def busy(_store, _code):
        raise StoreError("error-store-busy")

    client.app.state.tables._tables.clear()
    with monkeypatch.context() as trouble:
        trouble.setattr(Store, "find", busy)
        with client.websocket_connect(f"/api/tables/{made['code']}/socket") as socket:
            assert socket.receive_json()["words"]["id"] == "error-store-busy"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1013
    with visit(client, made) as page:
        assert page.choices


def test_a_page_from_elsewhere_is_not_let_in(client):
    made = lay(client, PERSON, PERSON)
    address = f"/api/tables/{made['code']}/socket"
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
        with (
            pytest.raises(WebSocketDenialResponse) as denied,
            client.websocket_connect(address, headers=headers),
        ):
            pass
        assert denied.value.json()["words"]["id"] in ("error-foreign-origin", "error-foreign-host")
    with client.websocket_connect(address, headers={"origin": "http://testserver"}):
        pass


def test_a_message_too_large_ends_the_visit(client):
    with visit(client, lay(client, PERSON, PERSON)) as page:
        page.socket.send_text('"' + "x" * 20_000 + '"')
        assert page.hear("failed")["words"]["id"] == "error-too-large"
        with pytest.raises(WebSocketDisconnect) as gone:
            page.hear()
        assert gone.value.code == 1009


def test_a_table_of_bots_plays_by_itself(client):
    made = lay(client, GREEDY, RANDOM, RANDOM, RANDOM, options={"play_on": "yes"})
    with visit(client, made) as page:
        page.look_on()
        assert len(page.standings) == 4
        answer = page.ask("undo")
        assert answer["words"]["id"] == "why-no-undo"


def test_watchers_never_see_a_hidden_stock(client):
    made = lay(client, PERSON, PERSON, RANDOM, game="asi-es-la-vida", options={"hidden_stock": "yes"})
    with visit(client, made) as page, visit(client, made, watch=True) as watcher:
        page.play(most=12)
        while watcher.sequence < page.sequence:
            watcher.hear("update")
        seen = [step["view"] for message in watcher.heard[1:] for step in message["steps"]]
        assert any(seat["count"] for view in seen for seat in view["seats"])
        for view in seen:
            assert all(seat["cards"] is None and seat["score"] is None for seat in view["seats"])


def test_a_device_sees_the_hidden_stock_of_one_person_at_a_time(client):
    made = lay(client, PERSON, PERSON, RANDOM, game="asi-es-la-vida", options={"hidden_stock": "yes"})
    with visit(client, made) as page:
        page.play(most=12)
        for message in page.heard:
            for view in [message["view"]] if "view" in message else []:
                shown = [seat for seat, stock in enumerate(view["seats"]) if stock["cards"] is not None]
                assert len(shown) == 1
                assert shown[0] in (0, 1)


# Second thoughts


def rolls(page):
    return [line["event"]["face"] for line in page.log if line["event"]["event"] == "rolled"]


def test_undo_goes_back_to_the_last_choice(client):
    with visit(client, lay(client, PERSON, RANDOM, RANDOM)) as page:
        page.play(most=3)
        before, log = list(page.choices), list(page.log)
        page.act()
        snapshot = page.undo()
        assert snapshot["choices"] == before
        assert snapshot["log"] == log


def test_undo_is_counted_so_that_no_number_comes_twice(client):
    with visit(client, lay(client, PERSON, RANDOM)) as page:
        page.act()
        before = page.sequence
        page.undo()
        assert page.sequence == before + 1
        page.act()
        assert page.sequence > before + 1


def test_undo_brings_no_other_dice(client):
    with visit(client, lay(client, PERSON, RANDOM)) as page:
        for _ in range(10):
            page.act()
            first = rolls(page)
            page.undo()
            page.act()
            again = rolls(page)
            common = min(len(first), len(again))
            assert again[:common] == first[:common]


def test_undo_brings_no_other_dice_after_a_restart(house):
    with house() as client:
        made = lay(client, PERSON, RANDOM)
        with visit(client, made) as page:
            page.play(most=4)
            first = rolls(page)
            page.undo()
    with house() as client, visit(client, made) as page:
        page.act()
        common = min(len(first), len(rolls(page)))
        assert rolls(page)[:common] == first[:common]


def test_everything_can_be_taken_back_to_the_first_choice(client):
    made = lay(client, PERSON, PERSON)
    with visit(client, made) as page:
        first = page.heard[0]
        page.play(most=5)
        for _ in range(5):
            page.undo()
        assert page.choices == first["choices"]
        assert not page.hello()["can_undo"]
        assert page.ask("undo")["words"]["id"] == "why-no-undo"


def test_the_end_can_be_taken_back(client):
    made = lay(client, PERSON, RANDOM)
    with visit(client, made) as page:
        page.play()
        while page.sequence and not page.choices:
            snapshot = page.undo()
            assert snapshot["standings"] == []


def test_two_servers_over_one_store_lose_nothing(house):
    with house() as one, house() as other:
        made = lay(one, PERSON, PERSON)
        with visit(one, made) as page, visit(other, made) as late:
            page.act()
            answer = late.ask("act", action=late.choices[0]["action"])
            assert answer["words"]["id"] == "why-stale"
            assert late.hear("snapshot")["sequence"] == page.sequence
            late.act()
            assert late.sequence > page.sequence
