"""A match as a table plays it, and the luck that comes again."""

from datetime import date

import pytest

from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.errors import IllegalAction
from laufspiel.kernel.luck import ScriptedLuck, SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import copy, same
from laufspiel.server.history import entries_of, opening_record, story_of
from laufspiel.server.lobby import lobby_of
from laufspiel.server.play import LuckAgain, Play
from laufspiel.server.store import Entry, StoredTable

every_game = pytest.mark.parametrize("game_id", all_games())


def play(game_id="kids", bots=(None, "random"), seed=1, **options):
    game = all_games()[game_id]
    edition = shipped_edition(game_id, "")
    colours = game.default_colours(edition, len(bots))
    seats = [Seat(colour, colour, bot) for colour, bot in zip(colours, bots, strict=True)]
    setup = prepare(game, edition, {"first": "seat", **options}, seats, date(2026, 1, 1))
    play = Play(setup, SeededLuck(seed), SeededLuck(seed))
    go_on(play)
    return play


def go_on(play):
    while not play.is_at_rest:
        play.advance()


def choose(play, times=1):
    for _ in range(times):
        if not play.match.is_over:
            play.act(play.match.legal()[-1])
            go_on(play)


# Luck


def thrown(*outcomes):
    """Luck that has thrown these, and will throw what follows after None."""
    luck = LuckAgain(ScriptedLuck(outcome for outcome in outcomes if outcome is not None))
    before = outcomes.index(None) if None in outcomes else len(outcomes)
    for outcome in outcomes[:before]:
        assert luck.draw(range(10), [1] * 10) == outcome
    return luck


def test_luck_taken_back_comes_again_in_its_order_and_then_fresh():
    luck = thrown(3, 4, None, 7, 8)
    luck.take_back([3, 4])
    assert [luck.draw([3, 4, 7, 8], [1] * 4) for _ in range(4)] == [3, 4, 7, 8]
    assert luck.numbers == [0, 1, 2, 3]


def test_luck_that_cannot_come_now_waits_for_later():
    luck = thrown(9, 3)
    luck.take_back([9, 3])
    assert luck.draw([1, 2, 3], [1] * 3) == 3
    assert luck.draw([9], [1]) == 9
    assert luck.numbers == [1, 0]


def test_luck_taken_back_twice_keeps_its_order():
    luck = thrown(1, 2, 4, 5)
    luck.take_back([4, 5])
    luck.take_back([1, 2])
    assert [luck.draw(range(6), [1] * 6) for _ in range(4)] == [1, 2, 4, 5]


# Second thoughts


@every_game
def test_an_undo_gives_the_table_as_it_was(game_id):
    table = play(game_id)
    choose(table, 4)
    before, deeds = table.match.state.copy(), list(table.deeds)
    choose(table)
    table.undo(table.undo_length)
    assert same(table.match.state, before)
    assert table.deeds == deeds


@every_game
def test_the_same_choice_after_an_undo_has_the_same_luck(game_id):
    table = play(game_id, bots=(None, None))
    choose(table, 3)
    action = table.match.legal()[-1]
    table.act(action)
    go_on(table)
    state = table.match.state.copy()
    table.undo(table.undo_length)
    table.act(action)
    go_on(table)
    assert same(table.match.state, state)


@every_game
def test_a_play_put_back_goes_on_as_if_nothing_had_been(game_id):
    table, twin = play(game_id, bots=(None, None)), play(game_id, bots=(None, None))
    for each in (table, twin):
        choose(each, 4)
        each.undo(each.undo_length)
    mark = table.mark()
    table.act(table.match.legal()[0])
    table.put_back(mark)
    assert same(table.match.state, twin.match.state)
    assert table.mark() == twin.mark()


@every_game
def test_a_table_kept_and_read_again_remembers_the_luck_taken_back(game_id):
    table = play(game_id)
    opening = opening_record(play(game_id).match)
    choose(table, 5)
    entries = entries_of(table.match, table.deeds, 0)
    for _ in range(2):
        kept = table.undo_length
        table.undo(kept)
        entries.append(Entry(len(entries) + 1, kept=kept))
    done = len(table.deeds)
    choose(table)
    entries += entries_of(table.match, table.deeds[done:], len(entries))
    again, _ = story_of(StoredTable(1, "lumo", lobby_of(table.match.setup), opening, entries))
    assert same(again.match.state, table.match.state)
    assert again.deeds == table.deeds
    assert again.mark() == table.mark()


@every_game
def test_what_failed_is_put_back_without_a_replay(game_id, monkeypatch):
    table = play(game_id, bots=(None, "random"), seed=5)
    choose(table, 6)
    before, state, length = table.mark(), copy(table.match.state), len(table.match.actions)
    choose(table, 3)
    table.undo(table.undo_length)
    monkeypatch.setattr(Match, "act", lambda *_: pytest.fail("it was replayed"))
    table.put_back(before)
    assert same(table.match.state, state)
    assert len(table.match.actions) == len(table.deeds) == length
    assert table.mark() == before


@every_game
def test_actions_are_tried_on_a_copy(game_id):
    table = play(game_id, bots=(None, None), seed=5)
    choose(table, 6)
    before, actor = table.mark(), table.match.actor
    action = table.match.legal()[0]
    form = table.match.game.actions.typed(action)
    assert table.numbers_for(actor, [form]) == [action]
    with pytest.raises(IllegalAction):
        table.numbers_for(actor, [form, {"do": "nonsense"}])
    assert table.mark() == before


# Whose eyes


def test_the_person_in_front_is_who_acts_or_who_acted_last():
    table = play(bots=("random", None, "random", None))
    assert table.in_front({1, 3}) == table.match.actor
    actor = table.match.actor
    table.act(table.match.legal()[0])
    assert not table.is_person(table.match.actor)
    assert table.in_front({1, 3}) == actor
    assert table.in_front({3 if actor == 1 else 1}) != actor


def test_nobody_is_in_front_of_a_table_of_bots():
    table = play(bots=("random", "greedy"))
    assert table.match.is_over
    assert table.in_front(()) is None
    assert table.undo_length is None
