"""Where a move ends: dots, red arrows, prams and other spaces (E-03, E-13, E-15, E-24, E-29)."""

from laufspiel.games.es_geht_seinen_gang.names import (
    BACK,
    COUP,
    DEATH,
    DETENTION,
    END,
    EXAM,
    FINE,
    PRAM,
    PRISON,
    QUESTION,
    YELLOW,
)
from laufspiel.games.es_geht_seinen_gang.rules.crooked_path import detain, go_to_prison, make_coup, pay_fine
from laufspiel.games.es_geht_seinen_gang.rules.death import die, retire
from laufspiel.games.es_geht_seinen_gang.rules.disko import has_partner
from laufspiel.games.es_geht_seinen_gang.rules.points import gain
from laufspiel.games.es_geht_seinen_gang.rules.questions import draw_card, pay_open_cards, take_dots
from laufspiel.games.es_geht_seinen_gang.rules.school import take_examination
from laufspiel.games.es_geht_seinen_gang.rules.turn import end_move, end_turn
from laufspiel.games.es_geht_seinen_gang.rules.walking import can_stop, enter_career
from laufspiel.games.es_geht_seinen_gang.state import (
    CARD,
    CHILD,
    CHILD_BENEFIT,
    NONE,
    SENT,
    STOPPING,
    WENT_BACK,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def arrive(board, state, log):
    """E-03, E-15: where a move ends, dots give chips and the space is used.

    E-13, E-29: a red arrow or a minus sends the figure on first, and the space reached is landed on like any other.
    """
    take_dots(board, state, log)
    follow_arrow(board, state, log)
    here = state.place[state.turn]
    if board.kind[here] == BACK:
        go_back(board, state, log, board.number[here])
        take_dots(board, state, log)
        follow_arrow(board, state, log)
    use_space(board, state, log)


@rule
def follow_arrow(board, state, log):
    """E-13: a red arrow sends the figure on."""
    target = board.red[state.place[state.turn]]
    if target != NONE:
        put(board, state, log, target, SENT)
        take_dots(board, state, log)


@rule
def put(board, state, log, space, event):
    """The figure is set on another space."""
    start = state.place[state.turn]
    state.place[state.turn] = space
    note(log, event, state.turn, start, space)
    enter_career(board, state, log, space)


@rule
def go_back(board, state, log, spaces):
    """E-29: so many spaces back along the path, to its first space at most."""
    space = state.place[state.turn]
    for _ in range(spaces):
        space = board.back[space]
    put(board, state, log, space, WENT_BACK)


@rule
def use_space(board, state, log):
    """What the space does besides its dots. E-29: a second minus isn't followed."""
    seat = state.turn
    here = state.place[seat]
    kind = board.kind[here]
    if can_stop(kind):
        state.phase = STOPPING
        state.actor = seat
    elif kind == EXAM:
        take_examination(board, state, log)
        end_turn(state)
    elif kind == PRISON:
        go_to_prison(board, state, log)
    elif kind == END:
        retire(state, log)
    elif kind == DETENTION:
        detain(state, log, board.number[here])
    elif state.die != CARD and kind == DEATH:
        die(state, log)
    elif state.die != CARD and kind == QUESTION:
        draw_card(board, state)
    else:
        use_quiet_space(board, state, log, kind, board.number[here])


@rule
def use_quiet_space(board, state, log, kind, number):
    """E-24, E-32, E-36: spaces after which the move simply ends."""
    if kind == FINE:
        pay_fine(state, log, number)
    elif kind == COUP:
        make_coup(state, log, number)
    elif state.die != CARD and kind == PRAM:
        have_child(state, log)
    pay_open_cards(board, state, log, state.turn)
    end_move(board, state)


@rule
def have_child(state, log):
    """E-24: offspring for a player with a life partner, with child benefit."""
    if has_partner(state, state.turn):
        state.children[state.turn] += 1
        note(log, CHILD, state.turn, state.children[state.turn])
        gain(state, log, state.turn, YELLOW, CHILD_BENEFIT)
