"""The end of a life: sudden death, or arriving between heaven and hell (E-37, E-38)."""

from laufspiel.games.es_geht_seinen_gang.rules.turn import end_turn
from laufspiel.games.es_geht_seinen_gang.state import DIED, RETIRED
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def die(state, log):
    """E-37: the life is over at once; what has been converted counts."""
    seat = state.turn
    state.died[seat] = 1
    note(log, DIED, seat, state.place[seat])
    leave_life(state, seat)


@rule
def retire(state, log):
    """E-38: who arrives has finished."""
    note(log, RETIRED, state.turn)
    leave_life(state, state.turn)


@rule
def leave_life(state, seat):
    """No turns come any more."""
    state.alive[seat] = 0
    state.miss[seat] = 0
    end_turn(state)
