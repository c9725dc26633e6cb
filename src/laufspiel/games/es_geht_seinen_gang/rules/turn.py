"""A turn is a double throw: the white die, then the black one (E-09, E-10), and whose turn comes next."""

from laufspiel.games.es_geht_seinen_gang.rules.questions import can_pay_open_card
from laufspiel.games.es_geht_seinen_gang.rules.scoring import end_game
from laufspiel.games.es_geht_seinen_gang.state import (
    BLACK,
    HURRIED,
    MISSED_TURN,
    NONE,
    PAYING,
    ROLLED,
    SIDES,
    THROWING,
    THROWN,
    TURN_OVER,
    WALKING,
    WHITE,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def pass_turn_on(board, state, log):
    """E-08: the next in order who is still on a life path; E-39: the last one hurries, and then it is over."""
    alive = count_alive(state)
    if alive == 0 or state.last:
        end_game(board, state, log)
        return
    seat = next_alive(state)
    state.turn = seat
    state.turns += 1
    if alive == 1 and state.seats > 1:
        hurry(board, state, log, seat)
    elif state.miss[seat] > 0:
        state.miss[seat] -= 1
        note(log, MISSED_TURN, seat, state.miss[seat])
        return
    ask_to_pay(board, state)


@rule
def ask_to_pay(board, state):
    """Option `pay_open`: before throwing a player may pay open cards, when there are chips for one; then the dice."""
    is_asked = board.pay_when_wished and can_pay_open_card(board, state, state.turn)
    state.phase = PAYING if is_asked else THROWING
    state.actor = state.turn if is_asked else LUCK


@rule
def count_alive(state):
    """How many are still on a life path."""
    count = 0
    for seat in range(state.seats):
        count += state.alive[seat]
    return count


@rule
def next_alive(state):
    """E-08: after whoever had the turn, in the order of play."""
    place = state.seats - 1
    for i in range(state.seats):
        if state.order[i] == state.turn:
            place = i
    for _ in range(state.seats):
        place = place + 1 if place + 1 < state.seats else 0
        if state.alive[state.order[place]]:
            return state.order[place]
    return NONE


@rule
def hurry(board, state, log, seat):
    """E-39: to the space in front of the last Disko, unless already past it, for one more throw."""
    state.last = 1
    state.miss[seat] = 0
    if not board.late[state.place[seat]]:
        state.place[seat] = board.last_stretch
        note(log, HURRIED, seat)


@rule
def throws_one_die(board, state):
    """E-33: one die only in the darkly hatched area."""
    return board.dark[state.place[state.turn]] == 1


@rule
def take_throw(board, state, log, pair):
    """E-09: the white number is moved first. E-10: a 6 gives nothing extra."""
    state.white = pair // SIDES + 1
    state.black = pair % SIDES + 1
    note(log, THROWN, state.turn, pair // SIDES, pair % SIDES)
    begin_move(state, WHITE, state.white)


@rule
def take_roll(state, log, face):
    """E-33: the one die is moved like the white one, and no black one follows."""
    state.white = face + 1
    state.black = 0
    note(log, ROLLED, state.turn, face)
    begin_move(state, WHITE, state.white)


@rule
def begin_move(state, die, steps):
    """E-09: a die, or a card, moves the figure."""
    state.die = die
    state.steps = steps
    state.since = state.place[state.turn]
    state.phase = WALKING


@rule
def end_move(board, state):
    """E-09: after the white die the black one; E-33: not in the darkly hatched area."""
    if state.black > 0 and not throws_one_die(board, state):
        black = state.black
        state.black = 0
        begin_move(state, BLACK, black)
    else:
        end_turn(state)


@rule
def end_turn(state):
    """E-14: what is left of the throw is forfeited."""
    state.black = 0
    state.steps = 0
    state.phase = TURN_OVER
