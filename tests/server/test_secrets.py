"""No message tells a viewer which News cards somebody else holds in Go For It!"""

from datetime import date

import msgspec
import pytest

from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import prepare
from laufspiel.kernel.seats import Seat
from laufspiel.server import shown
from laufspiel.server.play import Play
from tests.server.visitors import GREEDY, PERSON, RANDOM, lay, visit

PLAYERS = 4


def play_of_people(people):
    """A match of Go For It! with that many people; everybody acts at random."""
    game, edition = all_games()["go-for-it"], shipped_edition("go-for-it", "")
    colours = game.default_colours(edition, PLAYERS)
    seats = [Seat(f"Player {i}", colours[i], PERSON if i < people else RANDOM) for i in range(PLAYERS)]
    return Play(prepare(game, edition, {}, seats, date(2026, 11, 30)), SeededLuck(1), SeededLuck(2))


def secrets_from(match, viewer):
    """The News cards in other hands, as they would stand in a message."""
    hands = [match.view(seat).seats[seat].hand for seat in range(PLAYERS) if seat != viewer]
    return [f'"{news}"' for hand in hands for news in hand]


def told_now(play, here):
    """What a viewer gets after a deed; now and then the whole table, but for what is printed on the box's cards."""
    messages = [shown.update(play, 0, 1, [shown.step(play, here)], here)]
    if len(play.deeds) % 50 == 0:
        messages.append(msgspec.structs.replace(shown.snapshot(play, 1, here), drawing={}, titles={}))
    return msgspec.json.encode(messages).decode()


@pytest.mark.rule("G-14")
@pytest.mark.parametrize(("people", "here"), [(0, False), (1, True), (1, False), (2, True)])
def test_no_message_tells_anothers_hand(people, here):
    play, luck, checked = play_of_people(people), SeededLuck(3), 0
    while not play.match.is_over and len(play.deeds) < 500:
        legal = play.match.legal()
        if play.match.actor == LUCK:
            play.advance()
        else:
            play.act(legal[luck.below(len(legal))])
        told = told_now(play, here)
        hidden = secrets_from(play.match, shown.eyes(play, here))
        assert not [news for news in hidden if news in told]
        checked += len(hidden)
    assert checked > 100


def test_a_running_match_with_secret_cards_gives_no_record(client):
    made = lay(client, PERSON, RANDOM, game="go-for-it")
    refused = client.get(f"/api/tables/{made['code']}/record")
    assert refused.status_code == 400
    assert refused.json()["words"]["id"] == "error-record-secret"
    assert client.get(f"/api/tables/{made['code']}/replay").status_code == 200


def test_a_match_with_secret_cards_that_is_over_gives_its_record(client):
    made = lay(client, GREEDY, RANDOM, game="go-for-it", options={"years": "5", "deals": "0"})
    with visit(client, made) as page:
        page.look_on()
    record = client.get(f"/api/tables/{made['code']}/record")
    assert record.json()["game"] == "go-for-it"
