"""Moving space by space: arrows, and where one must or can stop (E-12, E-14)."""

from laufspiel.games.es_geht_seinen_gang.names import (
    ALWAYS,
    DISKO,
    EARLY,
    END,
    EXAM,
    FOR_MEN,
    FOR_WOMEN,
    KONSUM,
    LATE,
    LEVEL,
    MAN,
    PASSED,
    PRISON,
    WOMAN,
)
from laufspiel.games.es_geht_seinen_gang.rules.turn import end_move
from laufspiel.games.es_geht_seinen_gang.state import (
    ARRIVED,
    BEGAN_CAREER,
    CARD,
    CHOOSING_WAY,
    EARLY_BIRTH,
    MOVED,
    NONE,
    PASSED_ON,
    STOPPING,
    WALKING,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def walk_on(board, state, log):
    """E-12: one space further, unless the move is over or the way must be chosen."""
    here = state.place[state.turn]
    if state.steps == 0:
        note(log, MOVED, state.turn, state.since, here)
        state.phase = ARRIVED
        return
    open_ways = 0
    way = NONE
    for i in range(board.ways[here]):
        if is_open(board, state, here, i):
            open_ways += 1
            way = i
    if open_ways == 1:
        step_on(board, state, log, way)
    else:
        pause(state, log)
        state.phase = CHOOSING_WAY
        state.actor = LUCK if board.drawn and board.crossing[here] else state.turn


@rule
def is_open(board, state, here, way):
    """Whom a way is open to: E-11 births, E-18 to E-20 examinations, E-28 men and women."""
    condition = board.open_to[here, way]
    seat = state.turn
    if condition == ALWAYS:
        return True
    if condition == EARLY:
        return state.white == EARLY_BIRTH
    if condition == LATE:
        return state.white != EARLY_BIRTH
    if condition == FOR_MEN:
        return state.life[seat] == MAN
    if condition == FOR_WOMEN:
        return state.life[seat] == WOMAN
    if condition == PASSED:
        return not state.failed[seat]
    return state.failed[seat] == 1


@rule
def pause(state, log):
    """The move is interrupted by a question to the player."""
    here = state.place[state.turn]
    if here != state.since:
        note(log, PASSED_ON, state.turn, state.since, here)
        state.since = here


@rule
def step_on(board, state, log, way):
    """E-14: stop where one must, ask where one can."""
    space = board.way[state.place[state.turn], way]
    state.place[state.turn] = space
    state.steps -= 1
    enter_career(board, state, log, space)
    kind = board.kind[space]
    if kind == EXAM or kind == PRISON or kind == END:
        state.steps = 0
        state.black = 0
    elif can_stop(kind) and state.steps > 0 and state.die != CARD:
        # a move that ends here asks the same once the space has been used
        pause(state, log)
        state.phase = STOPPING
        state.actor = state.turn


@rule
def can_stop(kind):
    """E-14: at a Disko, a Konsum or a career level."""
    return kind == DISKO or kind == KONSUM or kind == LEVEL


@rule
def enter_career(board, state, log, space):
    """E-27, E-30: whose path it is from now on."""
    career = board.career[space]
    if career != NONE and career != state.career[state.turn]:
        state.career[state.turn] = career
        note(log, BEGAN_CAREER, state.turn, career)


@rule
def choose_way(board, state, log, way):
    """E-12: a black arrow is followed."""
    state.phase = WALKING
    step_on(board, state, log, way)


@rule
def pass_by(board, state, log):
    """E-14: nobody has to stop; the move goes on, or it ended here anyway."""
    if state.steps > 0:
        state.phase = WALKING
    else:
        end_move(board, state)


@rule
def list_ways(board, state, out, action):
    """E-12: the ways that are open; E-19: after an examination vocational training always is one of them."""
    here = state.place[state.turn]
    count = 0
    for i in range(board.ways[here]):
        if is_open(board, state, here, i):
            out[count] = action + i
            count += 1
    return count
