"""How good a position of Es geht seinen Gang is: what is converted, and what chips held and to come can still become.

The bot looks one step ahead. What lies further is looked up: `board.ahead` tells for each space what the way from there
brings on average (see outlook.py).
"""

import numpy as np

from laufspiel.games.es_geht_seinen_gang.judging.here import convert_here, may_convert_here
from laufspiel.games.es_geht_seinen_gang.judging.later import convert_later
from laufspiel.games.es_geht_seinen_gang.names import KINDS_OF_POINTS
from laufspiel.games.es_geht_seinen_gang.rules.scoring import score_of
from laufspiel.games.es_geht_seinen_gang.rules.turn import count_alive
from laufspiel.games.es_geht_seinen_gang.state import DRAWING, NONE, PRISON_ROLL, TURNS
from laufspiel.kernel.contract import NOBODY
from laufspiel.kernel.rule import rule

COMING = 0.5
"""How much of the chips that the way ahead brings on average one may count on."""
LATER = 0.8
"""What a point is worth that is converted at a later stop: others may be quicker, and lives end early."""
DUEL_COMING, DUEL_LATER = 0.25, 0.75
"""The same with one other player left, whose death would end the game (E-39)."""
HASTE = 0.2
"""What a turn less of the own life is worth then: whoever comes to the end cuts the other's way short."""
QUESTION = 0.5
"""What an unseen question card is worth."""
SENTENCE = 2.5
"""Turns that the throw in prison costs on average."""
SLACK = 1.5
"""Turns that one may be behind all others and still come to the end as if they waited (E-39)."""
RIVALRY = 0.05
"""How much counts what the best of the others holds."""


@rule
def judge(board, state, seat):
    """Points converted, what else can be, and a little what the others hold."""
    result = score_of(board, state, seat) - RIVALRY * best_other(state, seat)
    if state.actor == NOBODY or not state.alive[seat]:
        return result
    if state.turn == seat and state.phase == DRAWING:
        result += QUESTION
    return result + prospects(board, state, seat)


@rule
def best_other(state, seat):
    """The most chips that somebody else holds who still can use them."""
    best = 0
    for other in range(state.seats):
        if other != seat and state.alive[other]:
            chips = 0
            for colour in range(KINDS_OF_POINTS):
                chips += state.chips[other, colour]
            best = max(best, chips)
    return best


@rule
def prospects(board, state, seat):
    """What chips can still become: at the stop where one is, or at those ahead."""
    share = share_of_way(board, state, seat)
    is_duel = count_alive(state) == 2
    later = DUEL_LATER if is_duel else LATER
    coming = share * (DUEL_COMING if is_duel else COMING)
    purse = np.zeros(KINDS_OF_POINTS)
    fill(state, seat, purse)
    count_on(board, state, seat, purse, coming)
    best = convert_later(board, state, seat, purse, share, later, 0, NONE, NONE)
    if may_convert_here(state, seat):
        fill(state, seat, purse)
        points, goods, partner, level = convert_here(board, state, seat, purse)
        count_on(board, state, seat, purse, coming)
        then = convert_later(board, state, seat, purse, share, later, goods, partner, level)
        best = max(best, points + then)
    return best - HASTE * turns_left(board, state, seat) if is_duel else best


@rule
def fill(state, seat, purse):
    """The chips held."""
    for colour in range(KINDS_OF_POINTS):
        purse[colour] = state.chips[seat, colour]


@rule
def count_on(board, state, seat, purse, coming):
    """The part of the chips to come that one may count on."""
    for colour in range(KINDS_OF_POINTS):
        purse[colour] += coming * board.ahead[state.place[seat], colour]


@rule
def share_of_way(board, state, seat):
    """E-39: how much of the way ahead one will go before one is last: all of it, unless the others are far ahead."""
    own = turns_left(board, state, seat)
    others = 0.0
    for other in range(state.seats):
        if other != seat and state.alive[other]:
            others = max(others, turns_left(board, state, other))
    return min(1.0, (others + SLACK) / max(own, 1.0))


@rule
def turns_left(board, state, seat):
    """Turns until a life ends, on average."""
    turns = board.ahead[state.place[seat], TURNS] + state.miss[seat]
    return turns + SENTENCE if state.phase == PRISON_ROLL and state.turn == seat else turns
