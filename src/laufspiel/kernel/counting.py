"""What whole games add up as they are played: events, visits, sums, and who won having had what."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from laufspiel.kernel.contract import SCORE, SHARE
from laufspiel.kernel.events import EVENT_WIDTH
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import record_type

MORE = -1
"""In `simple[event]`: there is more to note of the event than the space come to."""

SEAT, WHAT, FIRST = range(3)
"""Columns of a mark: the column of the log that names the player, the one that names what was had (0: the event
itself), and the number of the trait that a 0 there means."""
MARK_WIDTH = 3

WHOLE = 840
"""A whole win in the sums of traits: a number that up to eight winners share without a remainder, so that sums are
whole and the order of adding changes nothing."""

HAVING, WINS, HAVING_SQUARED, WINS_SQUARED, HAVING_WINS, SCORES, SCORES_SQUARED = range(7)
"""Columns of a trait's sums: how many players had it and what they won; over games the squares and product of both;
and what these players scored."""
MOMENTS = 7


@cache
def counts_type(kinds: int, marks: int, seats: int, traits: int, spaces: int) -> np.dtype[Any]:
    """What games of so many kinds of events, marks an event, seats, traits and spaces add up, and how.

    `lands[event]` is the column of the log that names the space (0: none), and so is `simple[event]` unless it is MORE;
    `adds[event]` tells whether fields are summed up; `marks[event, i]` are marks, up to `marked[event]`;
    `had[seat, trait]` and what a seat `won` are of the game being played, unless none of this is `studied`.
    """
    return record_type(
        {
            "studied": "i8",
            "simple": ("i8", kinds),
            "lands": ("i8", kinds),
            "adds": ("i8", kinds),
            "marked": ("i8", kinds),
            "marks": ("i8", (kinds, marks, MARK_WIDTH)),
            "had": ("i4", (seats, traits)),
            "won": ("i8", seats),
            "events": ("i8", kinds),
            "sums": ("i8", (kinds, EVENT_WIDTH)),
            "visits": ("i8", spaces),
            "traits": ("f8", (traits, MOMENTS)),
        }
    )


class Outcomes(NamedTuple):
    """What came of each game, a row per game: numpy arrays that compiled code writes to.

    `spreads[game, i]` is how often the event number `watched[i]` happened in it.
    """

    turns: Any
    steps: Any
    payoffs: Any
    watched: Any
    spreads: Any


@rule
def count_event(counts, values):
    """Note all that is wanted of an event of which there is more to note."""
    event = values[0]
    if counts.lands[event] > 0:
        counts.visits[values[counts.lands[event]]] += 1
    if counts.adds[event]:
        for field in range(1, len(values)):
            counts.sums[event, field] += values[field]
    for i in range(counts.marked[event]):
        mark = counts.marks[event, i]
        what = values[mark[WHAT]] if mark[WHAT] > 0 else 0
        counts.had[values[mark[SEAT]], mark[FIRST] + what] = 1


@rule
def count_traits(counts, payoffs):
    """Add a finished game to the sums of every trait: who had it, and what these players won."""
    had, won, traits = counts.had, counts.won, counts.traits
    for seat in range(len(payoffs)):
        won[seat] = int(payoffs[seat, SHARE] * WHOLE + 0.5)
    for trait in range(len(traits)):
        sums = traits[trait]
        having = 0
        wins = 0
        for seat in range(len(payoffs)):
            if had[seat, trait]:
                having += 1
                wins += won[seat]
                score = payoffs[seat, SCORE]
                sums[SCORES] += score
                sums[SCORES_SQUARED] += score * score
        if having > 0:
            sums[HAVING] += having
            sums[WINS] += wins
            sums[HAVING_SQUARED] += having * having
            sums[WINS_SQUARED] += wins * wins
            sums[HAVING_WINS] += having * wins


@rule
def count_spreads(counts, outcomes, row, sign):
    """Note how often each watched event has happened: taken off before a game, added after it."""
    for i in range(len(outcomes.watched)):
        outcomes.spreads[row, i] += sign * counts.events[outcomes.watched[i]]
