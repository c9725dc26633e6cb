"""The crooked path: detention, prison, fines and the big coup (E-32 to E-36)."""

from laufspiel.games.es_geht_seinen_gang.names import YELLOW
from laufspiel.games.es_geht_seinen_gang.rules.points import gain, pay
from laufspiel.games.es_geht_seinen_gang.rules.turn import end_turn
from laufspiel.games.es_geht_seinen_gang.state import (
    AMNESTY,
    AMNESTY_CAME,
    COUP_MADE,
    DETAINED,
    IMPRISONED,
    PRISON_ROLL,
    ROLLED,
    SENTENCED,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def detain(state, log, turns):
    """E-32: in pre-trial detention turns are missed, and the throw is over (ruling)."""
    state.miss[state.turn] += turns
    note(log, DETAINED, state.turn, turns)
    end_turn(state)


@rule
def go_to_prison(board, state, log):
    """E-34, E-35: here one must stop and roll one die."""
    state.place[state.turn] = board.prison
    state.black = 0
    state.steps = 0
    note(log, IMPRISONED, state.turn)
    state.phase = PRISON_ROLL
    state.actor = LUCK


@rule
def take_sentence(state, log, face):
    """E-35: 1 to 5 are the turns to miss; a 6 is an amnesty."""
    note(log, ROLLED, state.turn, face)
    if face + 1 == AMNESTY:
        note(log, AMNESTY_CAME, state.turn)
    else:
        state.miss[state.turn] += face + 1
        note(log, SENTENCED, state.turn, face + 1)
    end_turn(state)


@rule
def pay_fine(state, log, count):
    """E-36: yellow points are lost, no more than there are."""
    pay(state, log, state.turn, YELLOW, count)


@rule
def make_coup(state, log, count):
    """E-32: the big coup, yellow 10."""
    note(log, COUP_MADE, state.turn)
    gain(state, log, state.turn, YELLOW, count)
