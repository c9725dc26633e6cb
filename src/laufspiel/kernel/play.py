"""Playing whole games at machine speed: algorithms that take a game's rules, part of each game's entries."""

from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.luck import below, pick, seed_luck
from laufspiel.kernel.rule import template

RANDOM, GREEDY = 0, 1
"""Bots that compiled games know, by number."""


@template
def pick_greedily(board, states, log, choices, count, luck, apply, judge):
    """One of `count` choices after which the actor's position is judged best; equals are drawn by luck.

    states[0] is the table and stays as it is; states[1] is overwritten with each choice tried.
    """
    seat = states[0].actor
    best = -1.0e30
    chosen = choices[0]
    equals = 0
    for i in range(count):
        states[1] = states[0]
        log.count = 0
        apply(board, states[1], log, choices[i])
        worth = judge(board, states[1], seat)
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
def pick_action(board, states, log, choices, weights, bots, luck, legal, odds, apply, judge):
    """What the actor does: luck by its odds, a player by its bot."""
    actor = states[0].actor
    count = legal(board, states[0], choices)
    if actor == LUCK:
        action = choices[pick(luck, weights, odds(board, states[0], weights))]
    elif count == 1:
        action = choices[0]
    elif bots[actor] == GREEDY:
        action = pick_greedily(board, states, log, choices, count, luck, apply, judge)
    else:
        action = choices[below(luck, count)]
    return action


@template
def play_many(
    board, states, log, choices, weights, bots, luck, seed, begin, end, first, limit,
    lands, turns, steps, payoffs, events, visits,
    setup, legal, odds, apply, payoff, judge,
):  # fmt: skip
    """Play games number begin to end - 1 of a run and note what came of each.

    Writes per game `turns`, `steps` and `payoffs` (games × seats × 3), and adds up over all games how often each event
    happened (`events`) and each space was come to (`visits`; `lands[event]` is the column naming it, or 0).
    Returns how many games were cut off after `limit` steps; these have turns of -1.
    """
    seats = len(bots)
    unfinished = 0
    for game in range(begin, end):
        seed_luck(luck, seed, game)
        setup(board, states[0], seats, first)
        step = 0
        while states[0].actor != NOBODY and step < limit:
            action = pick_action(board, states, log, choices, weights, bots, luck, legal, odds, apply, judge)
            log.count = 0
            apply(board, states[0], log, action)
            step += 1
            for i in range(log.count):
                event = log.rows[i, 0]
                events[event] += 1
                if lands[event] > 0:
                    visits[log.rows[i, lands[event]]] += 1
        row = game - begin
        steps[row] = step
        if states[0].actor == NOBODY:
            turns[row] = states[0].turns
            payoff(board, states[0], payoffs[row])
        else:
            turns[row] = -1
            unfinished += 1
    return unfinished
