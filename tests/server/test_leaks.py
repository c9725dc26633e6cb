"""Secrets: in whole games of every game, each viewer is told what its own seats may know, and nothing else."""

import asyncio
import json
import random
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial

import msgspec
import pytest
from sqlalchemy import event

from laufspiel.games import all_games
from laufspiel.kernel.errors import LaufspielError
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import read_record
from laufspiel.server.history import story_of
from laufspiel.server.protocol import (
    Act,
    Join,
    NewTable,
    Say,
    SeatGiven,
    SeatWish,
    Snapshot,
    Start,
    ToBrowser,
    Update,
)
from laufspiel.server.store import Store
from laufspiel.server.tables import Tables
from laufspiel.server.viewers import Viewer

VIEWERS = {
    "host without a seat": (),
    "one seat": (0,),
    "two seats": (1, 2),
    "spectator": (),
}
"""Who looks on, and the seats they take."""


@dataclass(eq=False)
class Onlooker(Viewer):
    """A viewer that keeps what it was told."""

    name: str = ""
    seats: tuple[int, ...] = ()
    tokens: list[str] = field(default_factory=list)

    def __post_init__(self):
        super().__init__()
        self.texts = []
        self.choices = []

    def send_written(self, message):
        self.texts.append(message)
        told = msgspec.json.decode(message, type=ToBrowser)
        assert json.loads(msgspec.json.encode(told)) == json.loads(message), "something no type tells of"
        if isinstance(told, SeatGiven):
            self.tokens.append(told.token)
        if isinstance(told, Snapshot | Update):
            self.choices = told.choices

    def told(self):
        return [msgspec.json.decode(text, type=ToBrowser) for text in self.texts]


def wish_for(game, luck):
    """A table with options at random, for three people elsewhere and a bot."""
    seats = [*(SeatWish(place="elsewhere") for _ in range(3)), SeatWish(name="Robo", bot="random")]
    options = {option.name: luck.choice(option.values) for option in game.options}
    options |= {option.name: "yes" for option in game.options if option.name.startswith("hidden")}
    return NewTable(game.id, seats, options=options)


async def lay(tables, game, luck):
    for _ in range(50):
        try:
            return await tables.lay(wish_for(game, luck))
        except LaufspielError:
            # options that exclude each other
            continue
    raise AssertionError("no options went together")


async def play_out(folder, game, luck):
    """A whole game with all kinds of viewers; gives them, and the match."""
    with closing(Store(folder)) as store:
        event.listen(
            store.engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF")
        )
        store.engine.dispose()
        tables = Tables(store)
        made = await lay(tables, game, luck)
        table = await tables.get(made.code)
        onlookers = [Onlooker(name, seats) for name, seats in VIEWERS.items()]
        onlookers[0].tokens.append(made.host)
        for onlooker in onlookers:
            table.join(onlooker)
            await table.greet(onlooker, onlooker.tokens)
        for onlooker in onlookers:
            for seat in onlooker.seats:
                await table.do(
                    onlooker, Join(f"{onlooker.name} {seat}", table.sequence, seat, f"Seat {seat}")
                )
        await table.do(onlookers[0], Start("start", table.sequence))
        count = 0
        while not table.play.match.is_over:
            while not table.play.is_at_rest:
                await asyncio.sleep(0)
            mover = next((onlooker for onlooker in onlookers if onlooker.choices), None)
            if mover is None:
                await asyncio.sleep(0)
                continue
            count += 1
            action = luck.choice(mover.choices).action
            mover.choices = []
            await table.do(mover, Act(f"act-{count}", table.sequence, action))
            if count % 7 == 0:
                await look_anew(table, luck.choice(onlookers), luck)
        record = await table.record()
        stored = await store.find(made.code)
        assert story_of(stored)[1] == table.lobby
        await tables.close()
    return onlookers, read_record(record, all_games())


async def look_anew(table, onlooker, luck):
    """A reload, or a word."""
    if onlooker.seats and luck.random() < 0.5:
        await table.do(onlooker, Say(f"say-{table.sequence}", table.sequence, onlooker.seats[0], "Well!"))
    else:
        await table.greet(onlooker, onlooker.tokens)


def eyes(match, actors, seats):
    """Whose view a device with these seats has: of whom it waits for, or who acted there last, or its first."""
    if match.actor in seats:
        return match.actor
    return next((actor for actor in reversed(actors) if actor in seats), min(seats, default=None))


def views(match, seats):
    """The view that these seats have after each number of actions."""
    again, actors = Match(match.setup), []
    found = [again.view(eyes(again, actors, seats))]
    for action in match.actions:
        actors.append(again.act(action).actor)
        found.append(again.view(eyes(again, actors, seats)))
    return [msgspec.to_builtins(view) for view in found]


def actors_of(match):
    """Who is to act after each number of actions."""
    again = Match(match.setup)
    found = [again.actor]
    for action in match.actions:
        again.act(action)
        found.append(again.actor)
    return found


@pytest.fixture(scope="module", params=[(id, seed) for id in all_games() for seed in range(2)], ids=str)
def played(request, tmp_path_factory):
    """A whole game, and what everybody was told of it."""
    game_id, seed = request.param
    folder = tmp_path_factory.mktemp("leaks")
    return asyncio.run(play_out(folder, all_games()[game_id], random.Random(seed)))


def test_each_viewer_sees_what_its_seats_may_know(played):
    onlookers, match = played
    known, actors = cache(partial(views, match)), actors_of(match)
    for onlooker in onlookers:
        seats, done = frozenset(), 0
        for told in onlooker.told():
            if isinstance(told, Snapshot):
                seats = frozenset(i for i, seat in enumerate(told.seats) if seat.here)
                assert seats <= set(onlooker.seats)
                done = max((line.step for line in told.log), default=0)
                # Actions without an event leave no line: the table is that of the last one told, or a little later.
                later = (
                    n for n in range(done, len(actors)) if known(seats)[n] == msgspec.to_builtins(told.view)
                )
                done = next(later, None)
                assert done is not None, f"{onlooker.name} was shown what is not its own"
            elif isinstance(told, Update):
                for step in told.steps:
                    done = step.number
                    assert msgspec.to_builtins(step.view) == known(seats)[done], onlooker.name
            if isinstance(told, Snapshot | Update) and told.choices:
                assert actors[done] in seats
        assert seats == set(onlooker.seats)


def test_no_viewer_is_told_anothers_token(played):
    onlookers, _ = played
    assert sum(len(onlooker.tokens) for onlooker in onlookers) == 4
    for onlooker in onlookers:
        for other in onlookers:
            if other is not onlooker:
                assert not any(token in text for token in other.tokens for text in onlooker.texts)


def test_a_spectator_sees_what_everybody_knows(played):
    onlookers, match = played
    spectator = next(onlooker for onlooker in onlookers if onlooker.name == "spectator")
    seen = [step for told in spectator.told() if isinstance(told, Update) for step in told.steps]
    assert len(seen) > 5
    public = views(match, frozenset())
    assert all(msgspec.to_builtins(step.view) == public[step.number] for step in seen)
    assert not any(told.choices for told in spectator.told() if isinstance(told, Update | Snapshot))
