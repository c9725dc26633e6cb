"""Secrets: two games that differ only in what a viewer can't know look the same to it, message for message."""

import dataclasses
import random

import msgspec
import pytest

from laufspiel.games import all_games
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.server.lobby import lobby_of
from laufspiel.server.play import new_play
from laufspiel.server.shown import Scene, replay_of, snapshot, step, steps, update
from laufspiel.server.viewers import WATCHER, Kind
from tests.server.visitors import lay
from tests.test_every_game import EDITIONS, laid, option_sets, options_of

GAMES = all_games()
CASES = [(*one, *case) for one in EDITIONS for case in options_of(*one)]
"""Game, edition, options and players of the games that are played here."""
SECRET = [case for case in CASES if laid(*case).has_secrets]
"""The edition, options and players with which a game has secrets."""


def secret_setups(count, luck):
    """Some set-ups with secrets, of every game that can have any."""
    found = []
    for game_id in dict.fromkeys(case[0] for case in SECRET):
        of_game = [case for case in SECRET if case[0] == game_id]
        found += [laid(*case).setup for case in luck.sample(of_game, min(count, len(of_game)))]
    return found


def random_actions(setup, luck):
    """The actions of a whole game of people who do anything they may."""
    play = new_play(setup)
    while not play.match.is_over:
        play.replay(luck.choice(play.match.legal()))
    return play.match.actions


def kinds_at(setup):
    """A spectator, the host without a seat, each seat alone, and two at one device."""
    seats = range(len(setup.seats))
    alone = [Kind(frozenset({seat}), False) for seat in seats]
    return [WATCHER, Kind(frozenset(), True), *alone, Kind(frozenset(seats[:2]), False)]


def messages(play, kind):
    """All that a page can be told of the table as it stands: by an update, and after a reload."""
    scene = Scene(play, lobby_of(play.match.setup))
    told = [step(play, kind)] if play.deeds else []
    return [
        msgspec.json.encode(message)
        for message in (snapshot(scene, 0, kind), update(scene, 0, 1, told, kind, True))
    ]


def advanced(setup, actions):
    """The table after these actions."""
    play = new_play(setup)
    for action in actions:
        play.replay(action)
    return play


def first_difference(one, other, actions, kind):
    """Go on with both as long as the other can; the first action after which they don't look the same."""
    for action in (None, *actions):
        if action is not None:
            if action not in other.match.legal():
                return None
            one.replay(action)
            other.replay(action)
        if one.match.is_over or other.match.is_over:
            return None
        if messages(one, kind) != messages(other, kind):
            return f"{len(one.deeds)} actions, {kind}"
    return None


def concealed_differences(setup, luck):
    """What tells two tables apart to a viewer when all that it can't know is dealt anew in one of them."""
    actions = random_actions(setup, luck)
    for kind in kinds_at(setup):
        if len(kind.seats) > 1:
            continue
        begin = luck.randrange(len(actions))
        one, other = advanced(setup, actions[:begin]), advanced(setup, actions[:begin])
        seat = luck.choice(sorted(kind.seats) or range(len(setup.seats)))
        words = SeededLuck(luck.randrange(1000)).words
        setup.game.rules.conceal(other.match.board, other.match.state, seat, words)
        difference = first_difference(one, other, actions[begin : begin + 10], kind)
        if difference:
            yield difference


def drawn_differences(setup, luck):
    """What tells a viewer that luck did something else of which it may not know."""
    actions = random_actions(setup, luck)
    for kind in kinds_at(setup):
        one, other = new_play(setup), new_play(setup)
        for action in actions:
            instead = luck.choice([action, *hidden_outcomes(other.match, action, kind)])
            if instead not in other.match.legal():
                break
            one.replay(action)
            other.replay(instead)
            if one.match.is_over or other.match.is_over:
                break
            if messages(one, kind) != messages(other, kind):
                yield f"{len(one.deeds)} actions, {kind}"
                break


def hidden_outcomes(match, action, kind):
    """What luck may do in place of this action without the viewer's knowing."""
    game = match.game

    def is_hidden(outcome):
        known_to = game.known_to(match.board, match.state, game.actions.typed(outcome))
        return known_to is not None and not kind.seats & set(known_to)

    return (
        [one for one in match.legal() if is_hidden(one)] if match.actor == LUCK and is_hidden(action) else []
    )


@pytest.mark.parametrize("seed", range(2))
def test_what_a_viewer_cannot_know_changes_nothing_of_what_it_is_told(seed):
    luck = random.Random(seed)
    setups = secret_setups(2, luck)
    assert setups
    for setup in setups:
        assert list(concealed_differences(setup, luck)) == []


def test_luck_that_a_viewer_may_not_know_of_changes_nothing_of_what_it_is_told():
    luck = random.Random(7)
    for setup in secret_setups(1, luck):
        assert list(drawn_differences(setup, luck)) == []


def looks_after(match, action, viewer):
    """What a viewer sees and hears of an action; the match is left as it was."""
    length, seats = len(match.actions), () if viewer is None else (viewer,)
    deed = match.act(action)
    looks = msgspec.json.encode(match.view(viewer)), deed.events_known_to(seats)
    match.rewind(length)
    return looks


def careless_luck(setup, luck):
    """Outcomes of luck that a viewer is told of though nothing else that it is shown tells them apart."""
    match = new_play(setup).match
    for action in random_actions(setup, luck):
        outcomes = match.legal()
        if match.actor == LUCK and len(outcomes) > 1 and luck.random() < 0.2:
            viewer = luck.choice([None, *range(len(setup.seats))])
            one, other = luck.sample(outcomes, 2)
            known_to = setup.game.known_to(match.board, match.state, setup.game.actions.typed(one))
            is_told = known_to is None or viewer in known_to
            if is_told and looks_after(match, one, viewer) == looks_after(match, other, viewer):
                yield f"{setup.game.actions.typed(one)}, {viewer}"
        match.act(action)


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_that_shows_nowhere_is_hidden(game_id):
    luck = random.Random(5)
    for case in luck.sample([case for case in CASES if case[0] == game_id], 2):
        assert list(careless_luck(laid(*case).setup, luck)) == []


def test_a_view_that_shows_too_much_is_found_out():
    luck = random.Random(1)
    setup = secret_setups(1, luck)[0]

    def careless(board, state, viewer):
        return setup.game.view(board, state, 0 if viewer is None else viewer)

    def all_of_it(board, state, viewer):
        return setup.game.view(board, state, (viewer or 0) + 1)

    for view in (careless, all_of_it):
        leaky = msgspec.structs.replace(setup, game=dataclasses.replace(setup.game, view=view))
        assert any(list(concealed_differences(leaky, random.Random(seed))) for seed in range(3))


@pytest.mark.parametrize("game_id", GAMES)
def test_where_nothing_is_secret_everybody_is_shown_the_same(game_id):
    luck = random.Random(3)
    open_cases = [case for case in CASES if case[0] == game_id and case not in SECRET]
    for case in luck.sample(open_cases, min(3, len(open_cases))):
        setup = laid(*case).setup
        play = new_play(setup)
        kinds = kinds_at(setup)
        while not play.match.is_over:
            play.replay(luck.choice(play.match.legal()))
            assert play.deeds[-1].known_to == ()
            views = {msgspec.json.encode(play.match.view(seat)) for seat in (None, *range(len(setup.seats)))}
            assert len(views) == 1
        assert len(set(map(id, steps(play, kinds).values()))) == 1


def turned_away(setup):
    """Kids with rolls that only the player whose turn it is may know, and knock-outs that only the victim notices."""

    def known_to(_board, state, told):
        if told.get("do") == "roll" or told.get("event") == "rolled":
            return (int(state.turn),)
        return (int(told["victim"]),) if told.get("event") == "knocked_out" else None

    game = dataclasses.replace(setup.game, has_secrets=lambda _board: True, known_to=known_to)
    return msgspec.structs.replace(setup, game=game)


@pytest.fixture
def kids():
    options = next(option_sets(GAMES["kids"]))
    return laid("kids", GAMES["kids"].default_edition, options, 3).setup


def test_an_action_is_told_to_those_who_may_know_of_it(kids):
    setup, luck = turned_away(kids), random.Random(2)
    play = new_play(setup)
    while play.deeds == [] or "rolled" not in [event["event"] for event in play.deeds[-1].events]:
        play.replay(luck.choice(play.match.legal()))
    roller = int(play.deeds[-1].events[0]["seat"])
    other = (roller + 1) % 3
    for seats, is_told in [((), False), ((roller,), True), ((other,), False), ((roller, other), False)]:
        told = step(play, Kind(frozenset(seats), False))
        assert (told.action is not None) is is_told, seats
        assert ("rolled" in [line.event["event"] for line in told.lines]) is is_told, seats


def test_after_the_end_everything_is_told(kids):
    setup, luck = turned_away(kids), random.Random(4)
    actions = random_actions(setup, luck)
    play = advanced(setup, actions[:-1])
    everything = sum(len(deed.events) for deed in advanced(setup, actions).deeds)
    log = snapshot(Scene(play, lobby_of(setup)), 0, WATCHER).log
    assert "rolled" not in {line.event["event"] for line in log}
    assert any(told.action is None for told in replay_of(play.match).steps)
    play.replay(actions[-1])
    assert len(snapshot(Scene(play, lobby_of(setup)), 0, WATCHER).log) == everything
    assert all(told.action is not None for told in replay_of(play.match).steps)


def test_a_record_that_would_tell_secrets_comes_after_the_end(client):
    made = lay(client, None, None, game="asi-es-la-vida", options={"hidden_stock": "yes"})
    refused = client.get(f"/api/tables/{made['code']}/record")
    assert (refused.status_code, refused.json()["words"]["id"]) == (403, "error-record-later")
    assert client.get(f"/api/tables/{made['code']}/replay").status_code == 200
    open_table = lay(client, None, None, game="asi-es-la-vida")
    assert client.get(f"/api/tables/{open_table['code']}/record").status_code == 200
