"""School, training and studies: examinations at A-spaces (E-16 to E-21)."""

from laufspiel.games.es_geht_seinen_gang.rules.points import can_pay, convert
from laufspiel.games.es_geht_seinen_gang.state import FAILED_EXAM, PASSED_EXAM
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row


@rule
def has_certificate(state: Row, seat: int, certificate: int) -> bool:
    """Whether a player has passed an examination."""
    return bool((state.certificates[seat] >> int(certificate)) & 1)


@rule
def take_examination(board, state, log):
    """E-16, E-21: the points there are for it are converted into the certificate; without them one has failed."""
    seat = state.turn
    certificate = board.number[state.place[seat]]
    cost = board.certificate_cost[certificate]
    if has_certificate(state, seat, certificate):
        state.failed[seat] = 0
    elif can_pay(state, seat, cost):
        convert(state, log, seat, cost)
        state.certificates[seat] |= 1 << int(certificate)
        state.failed[seat] = 0
        note(log, PASSED_EXAM, seat, certificate)
    else:
        state.failed[seat] = 1
        note(log, FAILED_EXAM, seat, certificate)
