"""Playing whole games at machine speed: algorithms that take a game's rules, part of each game's entries."""

from functools import cache
from typing import Any

import numpy as np

from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.counting import MORE, count_event, count_spreads, count_traits
from laufspiel.kernel.luck import below, pick, seed_luck
from laufspiel.kernel.rule import template
from laufspiel.kernel.struct import record_type

RANDOM, GREEDY = 0, 1
"""Bots that compiled games know, by number."""

TABLE, TRIED, KNOWN = 0, 1, 2
TABLES = 3
"""The states that playing takes: the table, a choice tried out, and the table as the actor may know it."""


@cache
def jotter_type(most_choices: int) -> np.dtype[Any]:
    """What playing jots down on the way: what is open, how likely it is, and the words of luck.

    A record, because compiled code counts who holds an array whenever it is handed on, which took a third of a game's
    time, but not who holds a part of a record.
    """
    return record_type({"choices": ("i8", most_choices), "weights": ("i8", most_choices), "luck": ("i8", 4)})


@template
def pick_greedily(board, states, log, choices, count, luck, apply, conceal, judge):
    """One of `count` choices after which the actor's position is judged best; equals are drawn by luck.

    The table stays as it is; what the actor can't know of it is drawn anew before anything is tried.
    """
    seat = states[TABLE].actor
    states[KNOWN] = states[TABLE]
    conceal(board, states[KNOWN], seat, luck)
    best = -1.0e30
    chosen = choices[0]
    equals = 0
    for i in range(count):
        states[TRIED] = states[KNOWN]
        log.count = 0
        apply(board, states[TRIED], log, choices[i])
        worth = judge(board, states[TRIED], seat)
        if worth > best:
            best = worth
            chosen = choices[i]
            equals = 1
        elif worth == best:
            equals += 1
            if below(luck, equals) == 0:
                chosen = choices[i]
    return chosen


@template
def play_one(
    board, states, log, choices, weights, bots, luck, limit, counts, legal, odds, apply, choose_greedily
):
    """Play the game on states[TABLE] to its end, or for `limit` steps; gives the number of steps.

    Adds to `counts` what happened. One template only: nested in another, it is compiled to code half as fast.
    """
    state = states[TABLE]
    # looked up once, which costs as much as an event
    simple, events, visits = counts.simple, counts.events, counts.visits
    step = 0
    while state.actor != NOBODY and step < limit:
        count = legal(board, state, choices)
        if state.actor == LUCK:
            total = odds(board, state, count, weights)
            # no weight is 0, so that with such a total each is 1
            is_even = total == count
            action = choices[below(luck, count) if is_even else pick(luck, weights, total)]
        elif count > 1 and bots[state.actor] == GREEDY:
            action = choose_greedily(board, states, log, choices, luck)
        else:
            action = choices[below(luck, count)]
        log.count = 0
        apply(board, state, log, action)
        step += 1
        for i in range(log.count):
            event = log.rows[i, 0]
            events[event] += 1
            if simple[event] > 0:
                visits[log.rows[i, simple[event]]] += 1
            elif simple[event] == MORE:
                count_event(counts, log.rows[i])
    return step


@template
def play_many(
    board, states, log, jotter, bots, seed, begin, end, first, limit, counts, outcomes,
    setup, play_game, payoff,
):  # fmt: skip
    """Play games number begin to end - 1 of a run and note what came of each.

    Writes a row of `outcomes` per game and adds to `counts`; `play_game` is the game's `play_one`, a function of its
    own because one large function is compiled to slower code. Returns how many games were cut off after `limit` steps;
    these have turns of -1, and traits leave them out.
    """
    state = states[TABLE]
    # `[:]` makes them arrays like any others
    choices, weights, luck = jotter.choices[:], jotter.weights[:], jotter.luck[:]
    unfinished = 0
    for game in range(begin, end):
        seed_luck(luck, seed, game)
        setup(board, state, len(bots), first)
        row = game - begin
        if counts.studied:
            counts.had[:] = 0
        count_spreads(counts, outcomes, row, -1)
        outcomes.steps[row] = play_game(board, states, log, choices, weights, bots, luck, limit, counts)
        count_spreads(counts, outcomes, row, 1)
        if state.actor == NOBODY:
            outcomes.turns[row] = state.turns
            payoff(board, state, outcomes.payoffs[row])
            if counts.studied:
                count_traits(counts, outcomes.payoffs[row])
        else:
            outcomes.turns[row] = -1
            unfinished += 1
    return unfinished
