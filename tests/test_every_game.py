"""What holds for every game in the registry, with every edition and every set of options."""

import itertools
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache

import msgspec
import numpy as np
import pytest

from laufspiel.games import all_games, edition_files, shipped_edition
from laufspiel.kernel.contract import LUCK, SHARE, Game
from laufspiel.kernel.errors import IllegalAction, OptionError
from laufspiel.kernel.luck import SeededLuck, seed_luck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.record import read_record, write_record
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import copy, same
from laufspiel.lab.run import Plan, play_batch
from tests.compiled_games import games_digest

TODAY = date(2026, 11, 30)
MOST_STEPS = 20_000
STEPS_AN_EDITION = 15_000
"""Of a game's sets of options only so many are played, spread over all, that their games come to about this."""
LOOKS = 8
"""How often in a game its table is looked at from all sides, however long the game."""


def option_sets(game: Game) -> Iterator[dict[str, str]]:
    """Every combination of a game's options that doesn't exclude itself; who begins takes turns."""
    others = [option for option in game.options if option.name != "first"]
    first = itertools.cycle(["seat", "random"])
    for values in itertools.product(*(option.values for option in others)):
        chosen = dict(zip((option.name for option in others), values, strict=True))
        try:
            game.check_options(chosen)
        except OptionError:
            continue
        yield {**chosen, "first": next(first)}


@cache
def length_of(game_id: str) -> int:
    """How many actions a random game with the usual options takes."""
    game = all_games()[game_id]
    usual = {option.name: option.default for option in game.options} | {"first": "seat"}
    return len(played(laid(game_id, game.default_edition, usual, game.most), SeededLuck(0)).actions)


@cache
def options_of(game_id: str, edition: str) -> list[tuple[dict[str, str], int]]:
    """Options and number of players of the games to be played: all sets of options, or as many as are affordable."""
    game = all_games()[game_id]
    sets = list(option_sets(game))
    affordable = max(12, STEPS_AN_EDITION // length_of(game_id))
    if affordable < len(sets):
        sets = random.Random(edition).sample(sets, affordable)
    players = itertools.cycle(range(game.fewest, game.most + 1))
    return list(zip(sets, players, strict=False))


def is_time_to_look(match: Match) -> bool:
    """Whether the table is looked at now: at about so many moments of every game."""
    return len(match.actions) % max(1, length_of(match.game.id) // LOOKS) == 0


def laid(game_id: str, edition_name: str, options: dict[str, str], seats: int) -> Match:
    game = all_games()[game_id]
    edition = shipped_edition(game_id, edition_name)
    players = [Seat(colour.title(), colour) for colour in game.default_colours(edition, seats)]
    return Match(prepare(game, edition, options, players, TODAY))


def act_once(match: Match, luck: SeededLuck) -> None:
    legal = match.legal()
    if match.actor == LUCK:
        match.draw_luck(luck)
    else:
        match.act(legal[luck.below(len(legal))])


def played(match: Match, luck: SeededLuck, steps: int = MOST_STEPS) -> Match:
    while not match.is_over and len(match.actions) < steps:
        act_once(match, luck)
    return match


EDITIONS = [(game_id, edition) for game_id in all_games() for edition in edition_files(game_id)]
every_edition = pytest.mark.parametrize(("game_id", "edition"), EDITIONS)


@every_edition
def test_the_games_played_here_have_every_option_and_number_of_players(game_id: str, edition: str) -> None:
    game, played_here = all_games()[game_id], options_of(game_id, edition)
    for option in game.options:
        if option.name != "first":
            assert {options[option.name] for options, _ in played_here} == set(option.values)
    players = {seats for _, seats in played_here}
    assert players == set(range(game.fewest, game.most + 1)) or len(players) == len(played_here)


@every_edition
def test_random_games_end_with_one_whole_win(game_id: str, edition: str) -> None:
    for i, (options, seats) in enumerate(options_of(game_id, edition)):
        match = played(laid(game_id, edition, options, seats), SeededLuck(1, i))
        assert match.is_over, options
        assert match.payoff()[:, SHARE].sum() == pytest.approx(1), options
        assert next(row[1] for row in match.standings()) == 1, options


@every_edition
def test_every_listed_action_is_accepted_and_changes_something(game_id: str, edition: str) -> None:
    for i, (options, seats) in enumerate(options_of(game_id, edition)[::5]):
        match, luck = laid(game_id, edition, options, seats), SeededLuck(2, i)
        while not match.is_over:
            legal = match.legal()
            assert 0 < len(legal) == len(set(legal)) <= match.game.most_choices
            if is_time_to_look(match):
                accept_all(match, legal)
            act_once(match, luck)


def accept_all(match: Match, legal: list[int]) -> None:
    before, length = copy(match.state), len(match.actions)
    for action in legal:
        match.act(action)
        assert not same(before, match.state)
        match.actions.pop()
        match.state = copy(before)
    match.act(legal[0])
    match.rewind(length)
    assert same(before, match.state)


@every_edition
def test_an_unlisted_action_is_refused_with_a_rule_and_changes_nothing(game_id: str, edition: str) -> None:
    for i, (options, seats) in enumerate(options_of(game_id, edition)[::7]):
        match, luck = laid(game_id, edition, options, seats), SeededLuck(3, i)
        while not match.is_over:
            if is_time_to_look(match):
                refuse_all_unlisted(match)
            act_once(match, luck)
        refuse_all_unlisted(match)


def refuse_all_unlisted(match: Match) -> None:
    listed = set(match.legal())
    before, actions = copy(match.state), len(match.actions)
    for action in set(range(match.game.actions.count)) - listed:
        with pytest.raises(IllegalAction) as refused:
            match.act(action)
        assert refused.value.refusal.rule, match.game.actions.typed(action)
        assert refused.value.refusal.words.id.startswith(f"{match.game.id}-why-")
    assert same(before, match.state)
    assert len(match.actions) == actions


@every_edition
def test_a_record_gives_the_state_back_at_every_step(game_id: str, edition: str) -> None:
    options, seats = options_of(game_id, edition)[-1]
    match, luck = laid(game_id, edition, options, seats), SeededLuck(4)
    states = [copy(match.state)]
    while not match.is_over:
        act_once(match, luck)
        states.append(copy(match.state))
    again = read_record(write_record(match), all_games())
    for length in range(len(states) - 1, -1, -max(1, len(states) // 60)):
        again.rewind(length)
        assert same(again.state, states[length])


@every_edition
def test_saving_loading_and_going_on_equals_going_on(game_id: str, edition: str) -> None:
    for i, (options, seats) in enumerate(options_of(game_id, edition)[::6]):
        match = played(laid(game_id, edition, options, seats), SeededLuck(5, i), steps=40)
        loaded = read_record(write_record(match), all_games())
        played(match, SeededLuck(6, i))
        played(loaded, SeededLuck(6, i))
        assert write_record(loaded) == write_record(match)


@every_edition
def test_odds_sum_to_the_declared_total(game_id: str, edition: str) -> None:
    options, seats = options_of(game_id, edition)[-1]
    match, luck = laid(game_id, edition, options, seats), SeededLuck(7)
    weights = np.zeros(match.game.most_choices, np.int64)
    while not match.is_over:
        if match.actor == LUCK:
            odds = match.odds()
            assert min(odds) > 0
            assert sum(odds) == match.game.rules.odds(match.board, match.state, len(odds), weights)
        act_once(match, luck)


@every_edition
def test_typed_forms_and_numbers_of_actions_tell_the_same(game_id: str, edition: str) -> None:
    actions = all_games()[game_id].actions
    for number in range(actions.count):
        assert actions.number(actions.typed(number)) == number


@every_edition
def test_titles_are_told_by_key_and_the_drawing_has_the_keys_only(game_id: str, edition: str) -> None:
    game, printed = all_games()[game_id], shipped_edition(game_id, edition)
    titles = list(game.titles(printed).values())
    assert not [part for part in parts_of(game.draw(printed)) if part in titles]


def parts_of(drawing: object) -> Iterator[dict[str, object]]:
    """Whatever has names in a drawing, itself included."""
    inner: Iterable[object] = drawing if isinstance(drawing, list) else ()
    if isinstance(drawing, dict):
        yield drawing
        inner = drawing.values()
    for part in inner:
        yield from parts_of(part)


@every_edition
def test_choices_tell_their_place_and_events_their_values(game_id: str, edition: str) -> None:
    options, seats = options_of(game_id, edition)[0]
    match, luck = laid(game_id, edition, options, seats), SeededLuck(8)
    keys = {space["key"] for space in match.game.draw(match.setup.edition)["spaces"]}
    while not match.is_over:
        for choice in match.choices():
            assert match.game.actions.number(choice.action) in match.legal()
            assert {choice.target.start, choice.target.end} <= keys | {None}
        legal = match.legal()
        deed = match.draw_luck(luck) if match.actor == LUCK else match.act(legal[luck.below(len(legal))])
        for event in deed.events:
            assert match.event_words(event).id.startswith(f"{game_id}-event-")


@every_edition
def test_what_a_seat_sees_does_not_change_with_what_it_cannot_know(game_id: str, edition: str) -> None:
    """The allow-list: views and observations stay the same when all that is concealed from a seat is drawn anew."""
    words = np.zeros(4, np.int64)
    for i, (options, seats) in enumerate(options_of(game_id, edition)[::4]):
        match, luck = laid(game_id, edition, options, seats), SeededLuck(9, i)
        game = match.game
        while not match.is_over:
            if is_time_to_look(match):
                for seat in range(seats):
                    other = copy(match.state)
                    seed_luck(words, 10, len(match.actions))
                    game.rules.conceal(match.board, other, seat, words)
                    assert game.view(match.board, other, seat) == match.view(seat)
                    assert observed(game, match.board, other, seat) == observed(
                        game, match.board, match.state, seat
                    )
            act_once(match, luck)


def observed(game: Game, board: object, state: object, seat: int) -> list[float]:
    out = np.zeros(game.observation_size, np.float32)
    game.rules.observe(board, state, seat, out)
    return [float(value) for value in out]


@every_edition
def test_views_pass_through_json_unharmed(game_id: str, edition: str) -> None:
    options, seats = options_of(game_id, edition)[-1]
    match = played(laid(game_id, edition, options, seats), SeededLuck(11), steps=60)
    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@pytest.mark.parametrize("game_id", list(all_games()))
def test_whole_games_in_compiled_code_equal_matches_step_by_step(game_id: str) -> None:
    """`play_many` and a match are two ways through the same rules: same turns, steps and results."""
    for edition in edition_files(game_id):
        options, seats = options_of(game_id, edition)[0]
        options = {**options, "first": "seat"}
        match = laid(game_id, edition, options, seats)
        results = play_batch(Plan(match.setup, games=20, seed=12), 0, 20)
        for i in range(20):
            again = laid(game_id, edition, options, seats)
            played_like_compiled(again, seed=12, game_number=i)
            assert len(again.actions) == results.steps[i]
            assert again.state.turns == results.turns[i]
            assert np.array_equal(again.payoff(), results.payoffs[i])


def played_like_compiled(match: Match, seed: int, game_number: int) -> None:
    """Draw luck's actions and random choices from one stream, as compiled games do."""
    luck = SeededLuck(seed, game_number)
    while not match.is_over:
        legal = match.legal()
        if match.actor == LUCK:
            match.draw_luck(luck)
        else:
            match.act(legal[luck.below(len(legal))])


@pytest.mark.parametrize("game_id", list(all_games()))
def test_compiled_and_uncompiled_give_the_same_games(game_id: str) -> None:
    """The same seeds in a process without Numba's compiler: every action, event and result is the same."""
    uncompiled = subprocess.run(
        [sys.executable, "-m", "tests.compiled_games", game_id],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert uncompiled.stdout.split() == ["uncompiled", games_digest(game_id)]
