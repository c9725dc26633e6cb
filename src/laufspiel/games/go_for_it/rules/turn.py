"""A turn: its six steps in order (G-11)."""

from laufspiel.games.go_for_it.rules.setting_up import forget_turn
from laufspiel.games.go_for_it.rules.stack import DEALING, DICE, EFFECTS, NEWS_CHOICE, begin, now
from laufspiel.games.go_for_it.rules.timepiece import move_timepiece
from laufspiel.games.go_for_it.state import ROLLED, SIDES
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

STEPS = ("roll", "move", "space", "news", "deal", "end")
(ROLL_DICE, MOVE, FOLLOW_SPACE, PLAY_NEWS, DEAL, END_TURN) = range(len(STEPS))

STEP = 1
"""Column of TURN: the step that comes next."""


@rule
def go_on_with_turn(board, state, log):
    """G-11: roll two dice; move the timepiece; follow the space; play a News card; trade; end the turn."""
    frame = now(state)
    step = frame[STEP]
    frame[STEP] += 1
    if step == ROLL_DICE:
        begin(state, DICE, 0, 0, 0, 0)
    elif step == MOVE:
        move_timepiece(state, log, state.dice[0] + state.dice[1])
    elif step == FOLLOW_SPACE:
        begin(state, EFFECTS, state.timepiece, 0, 0, 0)
    elif step == PLAY_NEWS:
        begin(state, NEWS_CHOICE, 0, 0, 0, 0)
    elif step == DEAL:
        begin(state, DEALING, 0, 0, 0, 0)
    else:
        pass_turn_on(board, state)
        frame[STEP] = ROLL_DICE
    return False


@rule
def pass_turn_on(board, state):
    """G-10: play goes to the left."""
    state.turn = (state.turn + 1) % state.seats
    state.turns += 1
    forget_turn(board, state)


@rule
def take_roll(state, log, pair):
    """G-11, G-23a: both dice as luck threw them."""
    state.depth -= 1
    state.dice[0] = pair // SIDES + 1
    state.dice[1] = pair % SIDES + 1
    note(log, ROLLED, state.turn, pair // SIDES, pair % SIDES)
