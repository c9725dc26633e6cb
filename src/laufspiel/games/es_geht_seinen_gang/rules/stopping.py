"""Stopping where one can: the rest of the throw is forfeited (E-14)."""

from laufspiel.games.es_geht_seinen_gang.names import DISKO, KONSUM
from laufspiel.games.es_geht_seinen_gang.state import AT_LEVEL, IN_DISKO, IN_KONSUM, STOPPED
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def stop(board, state, log):
    """E-14: at the Disko, the Konsum or a career level, with the black die forfeited too."""
    here = state.place[state.turn]
    state.steps = 0
    state.black = 0
    note(log, STOPPED, state.turn, here)
    if board.kind[here] == DISKO:
        state.phase = IN_DISKO
    elif board.kind[here] == KONSUM:
        state.phase = IN_KONSUM
    else:
        state.phase = AT_LEVEL
