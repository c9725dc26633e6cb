"""From what a game's manifest has studied to the arrays that whole compiled games write to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from laufspiel.games import all_games
from laufspiel.kernel.contract import Game
from laufspiel.kernel.counting import FIRST, MARK_WIDTH, MORE, SEAT, WHAT, Outcomes, counts_type
from laufspiel.kernel.declared import Kind
from laufspiel.kernel.figures import Had
from laufspiel.kernel.struct import Row, new

NAME = re.compile(r"[a-z_.]+")


@dataclass(frozen=True)
class Trait:
    """Something players may have: its kind and its key, as in `careers` and `career-3`."""

    kind: str
    key: str


@cache
def traits_of(game_id: str) -> tuple[Trait, ...]:
    """All traits of a game by number; kinds follow each other."""
    game = all_games()[game_id]
    return tuple(Trait(kind, key) for kind, ways in game.traits.items() for key in _keys(game, ways))


def _keys(game: Game, ways: tuple[Had, ...]) -> dict[str, None]:
    """The keys of a kind in order; ways to come to the same things share them."""
    return {key: None for way in ways for key in _names(game, way)}


def _names(game: Game, way: Had) -> tuple[str, ...]:
    """What can be had in this way: all values of the field, or the event itself."""
    if not way.what:
        return (way.event,)
    field = kind_named(game, way.event).fields[_column(game, way.event, way.what) - 1]
    return field.names or tuple(str(value) for value in range(field.size))


def kind_named(game: Game, event: str) -> Kind:
    """The declaration of an event."""
    return game.events.kinds[game.events.number[event]]


def _column(game: Game, event: str, field: str) -> int:
    """The column of the log in which a field of an event is."""
    return [part.name for part in kind_named(game, event).fields].index(field) + 1


def names_in(expression: str) -> list[str]:
    """The names of a figure's count or divisor."""
    return NAME.findall(expression)


def sum_columns(game: Game) -> Iterator[tuple[int, int]]:
    """Event and column of each sum that the game's figures need."""
    for figure in game.figures:
        for name in names_in(f"{figure.count} {figure.per}"):
            event, _, field = name.partition(".")
            if field:
                yield game.events.number[event], _column(game, event, field)


def new_counts(game: Game, *, studies: bool = True) -> Row:
    """A zeroed record for adding up games; without `studies` nobody's traits are noted."""
    lands, spaces = landing_columns(game)
    marked, marks = _marks(game)
    kinds, marks_an_event, _ = marks.shape
    counts = new(counts_type(kinds, marks_an_event, game.most, len(traits_of(game.id)), spaces))
    counts.studied = studies
    counts.lands = lands
    counts.marked = marked if studies else 0
    counts.marks = marks
    for event, _ in sum_columns(game):
        counts.adds[event] = 1
    counts.simple = np.where((counts.adds > 0) | (counts.marked > 0), MORE, lands)
    return counts


def new_outcomes(game: Game, seats: int, games: int) -> Outcomes:
    """Zeroed arrays for what comes of each of so many games."""
    watched = np.array([game.events.number[event] for event in game.spreads.values()], np.int64)
    return Outcomes(
        turns=np.zeros(games, np.int64),
        steps=np.zeros(games, np.int64),
        payoffs=np.zeros((games, seats, 3)),
        watched=watched,
        spreads=np.zeros((games, len(watched)), np.int64),
    )


def landing_columns(game: Game) -> "tuple[np.ndarray, int]":
    """Per event the column that names the space come to (0: none), and room for the largest such number."""
    columns = np.zeros(len(game.events.kinds), np.int64)
    room = 1
    for event, field in game.visits.items():
        number = game.events.number[event]
        columns[number] = _column(game, event, field)
        room = max(room, kind_named(game, event).fields[columns[number] - 1].size)
    return columns, room


def _marks(game: Game) -> "tuple[np.ndarray, np.ndarray]":
    """Per event how many marks it leaves, and these: the columns of player and thing, and the first trait."""
    numbers = {trait: number for number, trait in enumerate(traits_of(game.id))}
    ways = [(kind, way) for kind, all_ways in game.traits.items() for way in all_ways]
    events = [way.event for _, way in ways]
    most = max((events.count(event) for event in events), default=0)
    marked = np.zeros(len(game.events.kinds), np.int64)
    marks = np.zeros((len(marked), max(1, most), MARK_WIDTH), np.int64)
    for kind, way in ways:
        event = game.events.number[way.event]
        mark = marks[event, marked[event]]
        mark[SEAT] = _column(game, way.event, way.seat)
        mark[WHAT] = _column(game, way.event, way.what) if way.what else 0
        mark[FIRST] = numbers[Trait(kind, _names(game, way)[0])]
        marked[event] += 1
    return marked, marks
