"""The rules of Mensch ärgere Dich nicht Kids, in the order of the rulebook; ids are those of docs/rules/kids.md."""

from laufspiel.games.maedn_kids.state import (
    BEGAN,
    BEGIN,
    CAME_HOME,
    ENTER,
    ENTERED,
    FINISHED,
    FORFEITED,
    GOAL,
    JOKER,
    KNOCKED_OUT,
    MOVE,
    MOVED,
    NONE,
    PAWNS,
    ROLL,
    ROLLED,
    SEATS,
    WAITING,
)
from laufspiel.kernel.contract import LUCK, NOBODY, PLACE, SCORE, SHARE
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import list_numbers
from laufspiel.kernel.luck import even_odds
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row

FIRST_ROLLS = 3

# Game setup


@rule
def setup(board, state, seats, first):
    """K-01: each player's three pawns wait on the start squares. K-02: `first` begins, or luck says who."""
    state.seats = seats
    state.turns = 0
    state.finished = 0
    state.face = NONE
    state.rolls_left = 0
    state.count = 0
    state.turn = NONE
    state.pawns[:] = WAITING
    state.standing[:] = NONE
    state.home[:] = 0
    state.choices[:] = 0
    state.place[:] = NONE
    state.actor = LUCK
    if first != LUCK:
        begin_turn(board, state, first)


# The turn


@rule
def begin_turn(board, state, seat):
    """K-03: a turn begins with a roll. K-04, K-06: up to three while no pawn is on the track, else one."""
    state.turn = seat
    state.turns += 1
    state.face = NONE
    state.rolls_left = 1 if has_pawn_on_track(state, seat) else FIRST_ROLLS
    state.actor = LUCK


@rule
def has_pawn_on_track(state, seat):
    """K-04: waiting pawns and pawns in the goal are not on the track."""
    for pawn in range(PAWNS):
        if is_on_track(state.pawns[seat, pawn]):
            return True
    return False


@rule
def is_on_track(progress):
    """Whether a pawn with this progress stands on a square of the track."""
    return WAITING < progress < GOAL


@rule
def take_roll(board, state, log, face):
    """K-15: a roll no pawn can use is forfeited; K-04: the next of three rolls, or the next player."""
    state.face = face
    state.rolls_left -= 1
    note(log, ROLLED, state.turn, face)
    list_moves(board, state)
    if state.count > 0:
        state.actor = state.turn
        return
    note(log, FORFEITED, state.turn, face)
    if state.rolls_left == 0:
        end_turn(board, state)


@rule
def end_turn(board, state):
    """K-02: play goes clockwise; K-16: who has finished has no more turns."""
    seat = board.next_seat[state.turn]
    while state.place[seat] != NONE:
        seat = board.next_seat[seat]
    begin_turn(board, state, seat)


# What a roll allows


@rule
def list_moves(board, state):
    """K-07, K-08: what the player may do with the face rolled, as action numbers in `choices`."""
    state.count = 0
    face = state.face
    if face < SEATS:
        list_moves_by(board, state, face)
    elif face == JOKER:
        # K-17: a joker is a free choice of colour
        for colour in range(SEATS):
            list_moves_by(board, state, colour)


@rule
def list_moves_by(board, state, face):
    """K-08: any pawn on the track may move by this colour; the player's own may bring in a waiting pawn."""
    seat = state.turn
    own = board.colour[seat]
    if face == own and can_enter(board, state, seat):
        add_choice(state, ENTER)
        # K-08, option entry: the player's own colour must bring in a waiting pawn
        if board.must_enter and state.face == own:
            return
    for pawn in range(PAWNS):
        progress = state.pawns[seat, pawn]
        if is_on_track(progress) and can_move(board, state, seat, own, progress, face):
            add_choice(state, MOVE + pawn * SEATS + face)


@rule
def add_choice(state, action):
    """One more thing the player may do."""
    state.choices[state.count] = action
    state.count += 1


@rule
def can_enter(board, state, seat):
    """K-05, K-11: a waiting pawn enters unless an own pawn stands on the arrow square."""
    return has_waiting_pawn(state, seat) and not is_own(state, seat, board.square[board.colour[seat], 0])


@rule
def has_waiting_pawn(state, seat):
    """Whether a pawn of this player is on its start square."""
    return first_waiting_pawn(state, seat) != NONE


@rule
def first_waiting_pawn(state: Row, seat: int) -> int:
    """Waiting pawns can't be told apart, so the first of them enters."""
    for pawn in range(PAWNS):
        if state.pawns[seat, pawn] == WAITING:
            return pawn
    return NONE


@rule
def can_move(board, state, seat, own, progress, face):
    """K-07, K-13: there is a square of that colour ahead, up to the entry square; K-11: no own pawn is on it."""
    target = board.reach[own, progress + 1, face]
    return target != NONE and not is_own(state, seat, board.square[own, target])


@rule
def is_own(state, seat, square):
    """K-11: whether an own pawn stands on a square."""
    standing = state.standing[square]
    return standing != NONE and standing // PAWNS == seat


# Moving


@rule
def enter(board, state, log):
    """K-05: a waiting pawn comes onto the arrow square, and the turn ends."""
    seat = state.turn
    pawn = first_waiting_pawn(state, seat)
    square = board.square[board.colour[seat], 0]
    note(log, ENTERED, seat, pawn, square)
    stand_on(board, state, log, seat, pawn, 0)


@rule
def move(board, state, log, pawn, face):
    """K-07, K-09: a pawn moves to the next square of that colour, over whoever stands between."""
    seat = state.turn
    own = board.colour[seat]
    progress = state.pawns[seat, pawn]
    start = board.square[own, progress]
    target = board.reach[own, progress + 1, face]
    state.standing[start] = NONE
    note(log, MOVED, seat, pawn, start, board.square[own, target])
    stand_on(board, state, log, seat, pawn, target)
    if target == board.length[own]:
        go_home(board, state, log, seat, pawn)


@rule
def stand_on(board, state, log, seat, pawn, progress):
    """K-10: ending on another player's pawn knocks it out, on every square of the track."""
    square = board.square[board.colour[seat], progress]
    standing = state.standing[square]
    if standing != NONE:
        victim = standing // PAWNS
        hit = standing - victim * PAWNS
        state.pawns[victim, hit] = WAITING
        note(log, KNOCKED_OUT, victim, hit, square, seat)
    state.pawns[seat, pawn] = progress
    state.standing[square] = seat * PAWNS + pawn


@rule
def go_home(board, state, log, seat, pawn):
    """K-12: from the entry square the pawn goes at once to the last free goal square, filled from the far end."""
    goal = PAWNS - 1 - state.home[seat]
    state.standing[board.square[board.colour[seat], board.length[board.colour[seat]]]] = NONE
    state.pawns[seat, pawn] = GOAL + goal
    state.home[seat] += 1
    note(log, CAME_HOME, seat, pawn, goal)
    if state.home[seat] == PAWNS:
        finish(board, state, log, seat)


# The end of the game


@rule
def finish(board, state, log, seat):
    """K-16: all three pawns in the goal win; with `play_on` the others play until one is left."""
    take_place(state, log, seat)
    if not board.plays_on:
        state.actor = NOBODY
    elif state.finished == state.seats - 1:
        for last in range(state.seats):
            if state.place[last] == NONE:
                take_place(state, log, last)
        state.actor = NOBODY


@rule
def take_place(state, log, seat):
    """The next place is this player's."""
    state.finished += 1
    state.place[seat] = state.finished
    note(log, FINISHED, seat, state.finished)


@rule
def payoff(board, state, out):
    """K-16: the first with all pawns in the goal wins. Score: pawns in the goal; who has no place shares the next."""
    for seat in range(state.seats):
        place = state.place[seat]
        out[seat, SCORE] = state.home[seat]
        out[seat, PLACE] = place if place != NONE else state.finished + 1
        out[seat, SHARE] = 1.0 if place == 1 else 0.0


# The contract


@rule
def legal(board, state, out):
    """The actions open to the actor, the faces of the die, or who may begin."""
    if state.actor != LUCK:
        for i in range(state.count):
            out[i] = state.choices[i]
        return state.count
    if state.turn == NONE:
        return list_numbers(out, BEGIN, state.seats)
    count = 0
    for face in range(len(board.odds)):
        if board.odds[face] > 0:
            out[count] = ROLL + face
            count += 1
    return count


@rule
def odds(board, state, count, out):
    """K-02, K-17: the weights of luck's outcomes, and their total."""
    if state.turn == NONE:
        return even_odds(board, state, count, out)
    listed = 0
    total = 0
    for face in range(len(board.odds)):
        weight = board.odds[face]
        if weight > 0:
            out[listed] = weight
            total += weight
            listed += 1
    return total


@rule
def apply(board, state, log, action):
    """Carry out one action."""
    if action >= ENTER:
        if action == ENTER:
            enter(board, state, log)
        else:
            step = action - MOVE
            move(board, state, log, step // SEATS, step % SEATS)
        if state.actor != NOBODY:
            end_turn_of_mover(board, state)
    elif action >= ROLL:
        take_roll(board, state, log, action - ROLL)
    else:
        note(log, BEGAN, action - BEGIN)
        begin_turn(board, state, action - BEGIN)


@rule
def end_turn_of_mover(board, state):
    """K-03, K-05: one move, or a pawn brought in, ends the turn."""
    state.count = 0
    end_turn(board, state)


@rule
def observe(board, state, seat, out):
    """All lies open. From this seat on, clockwise: per pawn its share of the way, per player pawns home; then the face.

    Shape: SEATS * (PAWNS + 1) + len(FACES) + 1, float32. A waiting pawn is 0, one in the goal 1; last comes whether it
    is this seat that acts.
    """
    out[:] = 0.0
    other = seat
    for i in range(state.seats):
        length = board.length[board.colour[other]]
        for pawn in range(PAWNS):
            progress = state.pawns[other, pawn]
            share = 1.0 if progress >= GOAL else (progress + 1) / (length + 2)
            out[i * (PAWNS + 1) + pawn] = share
        out[i * (PAWNS + 1) + PAWNS] = state.home[other] / PAWNS
        other = board.next_seat[other]
    if state.face != NONE:
        out[SEATS * (PAWNS + 1) + state.face] = 1.0
    if state.actor == seat:
        out[SEATS * (PAWNS + 1) + len(board.odds)] = 1.0


@rule
def conceal(board, state, seat, luck):
    """Nothing is hidden in this game, so nothing is drawn anew."""
