"""What lies ahead of each space, on average over dice and ways: worked out once, for bots to look up.

One die moves a figure like a walk at random over the board. How often it comes to rest on a space on its way to the end
is a linear system; what is met on the way (points, turns, stops) follows from that.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from laufspiel.games.es_geht_seinen_gang import names
from laufspiel.games.es_geht_seinen_gang.names import KINDS_OF_POINTS
from laufspiel.games.es_geht_seinen_gang.state import (
    AHEAD,
    AMNESTY,
    CHILD_BENEFIT,
    DISKOS,
    EXAMS,
    FIRST_POINT,
    KIND,
    KONSUMS,
    LEVELS,
    NONE,
    SIDES,
    TURNS,
    Board,
)
from laufspiel.kernel.struct import Row, row

STOPS = {names.KONSUM: KONSUMS, names.DISKO: DISKOS, names.LEVEL: LEVELS}
MUST_STOP = (names.EXAM, names.PRISON, names.END)
OVER = (names.DEATH, names.END)
USUAL = {names.EARLY: 1 / SIDES, names.LATE: 1 - 1 / SIDES, names.FAILED: 0.2}
"""How often a way is open that isn't for everybody, compared with one that is; examinations are mostly passed."""
PARENTS = 0.5
"""How often who comes to a pram has a partner."""
SENTENCE = sum(range(1, AMNESTY)) / SIDES
"""Turns missed in prison, on average (E-35)."""

Array = np.ndarray[Any, Any]


class Walks:
    """Walks with one die from every space: where they end, and what is met on the way."""

    def __init__(self, board: Row) -> None:
        spaces = int(board.spaces)
        self.kind = board.kind[:spaces].tolist()
        self.certificate = board.number[:spaces].tolist()
        self.rest = [rest_at(board, space) for space in range(spaces)]
        self.ways = [likely_ways(board, space) for space in range(spaces)]
        self.moves = np.zeros((spaces, spaces))
        self.met = np.zeros((spaces, AHEAD))
        for space in range(spaces):
            self.walk(space, space, SIDES, 1.0)

    def walk(self, start: int, space: int, faces: int, chance: float) -> None:
        """Go on from a space by each of its ways: so many `faces` of the die lead further, all of them by `chance`."""
        for target, share in self.ways[space]:
            likely, kind = chance * share, self.kind[target]
            if kind in STOPS:
                self.met[start, STOPS[kind]] += likely
            if kind == names.EXAM:
                self.met[start, EXAMS + self.certificate[target]] += likely
            resting = likely if kind in MUST_STOP else likely / faces
            if kind not in OVER:
                self.moves[start, self.rest[target]] += resting
            if likely > resting:
                self.walk(start, target, faces - 1, likely - resting)


@lru_cache(maxsize=16)
def look_ahead(laid: bytes) -> Array:
    """Per space what is still to come for a figure on it, from the bytes of a Board. Shape: spaces × AHEAD.

    Kept, because every table of an edition has the same board, and working it out takes longer than laying the rest.
    """
    board = row(np.frombuffer(laid, Board))
    spaces = int(board.spaces)
    walks = Walks(board)
    walks.met[:, TURNS] += np.where(board.dark[:spaces], 1.0, 0.5)
    question = points_of_questions(board)
    found = np.array([found_on(board, space, question) for space in range(spaces)])
    return np.linalg.solve(np.eye(spaces) - walks.moves, walks.met + walks.moves @ found)


def likely_ways(board: Row, space: int) -> list[tuple[int, float]]:
    """Where the ways from a space lead, and how likely each is taken."""
    ways = range(board.ways[space])
    usual = [USUAL.get(int(board.open_to[space, way]), 1.0) for way in ways]
    return [(int(board.way[space, way]), usual[way] / sum(usual)) for way in ways]


def rest_at(board: Row, space: int) -> int:
    """Where a figure rests at last that a die brings to this space: red arrows and minus spaces send it on."""
    if board.red[space] != NONE:
        return int(board.red[space])
    if board.kind[space] == names.BACK:
        for _ in range(board.number[space]):
            space = int(board.back[space])
    return space


def found_on(board: Row, space: int, question: Array) -> Array:
    """The points and turns that a space brings to whom a die brings there."""
    found = np.zeros(AHEAD)
    found[:KINDS_OF_POINTS] = board.dots[space]
    kind, number = board.kind[space], board.number[space]
    if kind == names.COUP:
        found[names.YELLOW] += number
    elif kind == names.FINE:
        found[names.YELLOW] -= number
    elif kind == names.PRAM:
        found[names.YELLOW] += PARENTS * CHILD_BENEFIT
    elif kind == names.QUESTION:
        found[:KINDS_OF_POINTS] += question
    elif kind == names.DETENTION:
        found[TURNS] += number
    elif kind == names.PRISON:
        found[TURNS] += SENTENCE
    return found


def points_of_questions(board: Row) -> Array:
    """What a question card brings on average, less what it demands."""
    total = np.zeros(KINDS_OF_POINTS)
    for card in range(board.questions):
        for effect in board.effects[card, : board.effect_count[card]]:
            if effect[KIND] in (names.GAIN, names.ALL_GAIN, names.EACH_GIVES_YOU, names.TAKE_FROM_ONE):
                total += effect[FIRST_POINT:]
            elif effect[KIND] in (names.DEMAND, names.YOU_GIVE_EACH, names.GIVE_TO_ONE):
                total -= effect[FIRST_POINT:]
    return total / max(1, int(board.questions))
