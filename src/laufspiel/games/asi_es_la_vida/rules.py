"""The rules of ¡Así es la vida!, in the order of the rulebook; ids are those of docs/rules/asi-es-la-vida.md."""

from typing import Any

from laufspiel.games.asi_es_la_vida.course import (
    ahead,
    clear_passed_cards,
    is_laid,
    lay_by_luck,
    lay_course,
    lay_ends,
    lift,
)
from laufspiel.games.asi_es_la_vida.scoring import award_places
from laufspiel.games.asi_es_la_vida.state import (
    ALL_HOME,
    BEGAN,
    BEGIN,
    CARDS,
    FIGURE,
    FIGURE_BACK,
    FINISH,
    FIRST_MINUS,
    GUARD,
    GUARD_BACK,
    GUARDS,
    LAST_MINUS,
    LAY,
    MOST_FIGURES,
    MOVED_FIGURE,
    MOVED_GUARD,
    NONE,
    OUT,
    PASS,
    PASSED,
    ROLL,
    ROLLED,
    ROUTE,
    START,
    TOOK,
    TOOK_LAST,
)
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import list_numbers
from laufspiel.kernel.luck import below, even_odds
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row

SIDES = 6

# Setting up


@rule
def setup(board, state, seats, first):
    """V-01: all figures on Start. V-02: the course is laid. V-05: `first` begins, or luck says who."""
    state.seats = seats
    state.turns = 0
    state.home = 0
    state.roll = NONE
    state.burden = NONE
    state.turn = first if first != LUCK else NONE
    state.figures[:] = NONE
    state.at_home[:] = 0
    state.figures_on[:] = 0
    for seat in range(seats):
        for figure in range(board.figures):
            state.figures[seat, figure] = START
    state.figures_on[START] = seats * board.figures
    lay_ends(state)
    if not board.shuffled:
        lay_course(board, state)
    post_guards(board, state)
    state.actor = LUCK
    if first != LUCK and not board.shuffled:
        begin_turn(state, first)


@rule
def post_guards(board, state):
    """V-04: the guards stand on the cards the edition names; they belong to nobody."""
    state.guards_on[:] = 0
    for guard in range(GUARDS):
        state.guards[guard] = board.guards[guard]
        state.guards_on[board.guards[guard]] += 1


@rule
def lay_next(board, state, log, card):
    """Course `shuffled`: when the last card lies, whoever begins rolls."""
    lay_by_luck(state, log, card)
    if state.laid == ROUTE and state.turn != NONE:
        begin_turn(state, state.turn)


# The turn


@rule
def begin_turn(state, seat):
    """V-06: a turn begins with a roll of one die."""
    state.turn = seat
    state.turns += 1
    state.roll = NONE
    state.actor = LUCK


@rule
def take_roll(state, log, roll):
    """V-06: then the player moves; there is always something to move."""
    state.roll = roll
    state.actor = state.turn
    note(log, ROLLED, state.turn, roll - 1)


@rule
def end_turn(board, state, log):
    """V-05: play goes clockwise. V-15: who has all figures on Finish has no more turns."""
    # V-14 comes first: a card that the last move left behind every figure can't be taken at the end either
    clear_passed_cards(board, state, log)
    if is_over(board, state):
        settle_last_cards(board, state, log)
        state.actor = NOBODY
        return
    seat = (state.turn + 1) % state.seats
    while state.at_home[seat] == board.figures:
        seat = (seat + 1) % state.seats
    begin_turn(state, seat)


# What a roll allows


@rule
def list_moves(board, state, out):
    """V-06: one of the own figures or a guard. Pieces on one card can't be told apart and are one choice."""
    count = list_figures(board, state, out, 0, FIGURE, FINISH)
    count = list_guards(state, out, count, GUARD, FINISH)
    if board.ones and state.roll == 1:
        # variant ones: one forward, one back, or pass
        count = list_figures(board, state, out, count, FIGURE_BACK, START)
        count = list_guards(state, out, count, GUARD_BACK, START)
        out[count] = PASS
        count += 1
    return count


@rule
def list_figures(board, state, out, count, kind, end):
    """V-06: own figures not on Finish; `end` is the card beyond which this kind of move can't go."""
    listed = 0
    for figure in range(board.figures):
        card = state.figures[state.turn, figure]
        if card != FINISH and card != end and not (listed >> int(card)) & 1:
            listed |= 1 << int(card)
            out[count] = kind + card
            count += 1
    return count


@rule
def list_guards(state, out, count, kind, end):
    """V-07: guards on a card where at least one figure, of any player, stands too."""
    listed = 0
    for guard in range(GUARDS):
        card = state.guards[guard]
        if can_guard_move(state, card) and card != end and not (listed >> int(card)) & 1:
            listed |= 1 << int(card)
            out[count] = kind + card
            count += 1
    return count


@rule
def can_guard_move(state, card):
    """V-07, V-09: not on Finish, not out of the game, and with a figure beside it."""
    return card != OUT and card != FINISH and state.figures_on[card] > 0


# Moving


@rule
def move_figure(board, state, log, start, end):
    """V-08: nobody is knocked out. V-10, V-11: a card left empty is taken, plus and minus alike."""
    seat = state.turn
    for figure in range(board.figures):
        if state.figures[seat, figure] == start:
            state.figures[seat, figure] = end
            break
    state.figures_on[start] -= 1
    state.figures_on[end] += 1
    note(log, MOVED_FIGURE, seat, start, end)
    if is_left_empty(state, start):
        take_card(state, log, seat, start, TOOK)
    if end == FINISH:
        come_home(board, state, log, seat)


@rule
def is_left_empty(state, card):
    """V-11: no figure and no guard stays. V-12: Start is never taken."""
    return card != START and state.figures_on[card] == 0 and state.guards_on[card] == 0


@rule
def take_card(state, log, seat, card, event):
    """V-10: the card leaves the course for the player's stock."""
    lift(state, card)
    state.holder[card] = seat
    note(log, event, seat, card)


@rule
def come_home(board, state, log, seat):
    """V-09: on Finish a figure stops for good."""
    state.at_home[seat] += 1
    state.home += 1
    if state.at_home[seat] == board.figures:
        note(log, ALL_HOME, seat)


@rule
def move_guard(state, log, start, end):
    """V-07: any player moves a guard. V-11: it never takes a card, a figure stays there."""
    for guard in range(GUARDS):
        if state.guards[guard] == start:
            state.guards[guard] = end
            break
    state.guards_on[start] -= 1
    state.guards_on[end] += 1
    note(log, MOVED_GUARD, state.turn, start, end)


# The end of the game


@rule
def is_over(board, state):
    """V-16: all figures are home; `sprint`: those of one player; `straggler`: all but one."""
    if board.sprint:
        return state.at_home[state.turn] == board.figures
    last = 1 if board.straggler else 0
    return state.home >= state.seats * board.figures - last


@rule
def settle_last_cards(board, state, log):
    """Variants sprint and straggler: cards that are taken when the game ends."""
    if board.sprint:
        for seat in range(state.seats):
            for figure in range(board.figures):
                card = state.figures[seat, figure]
                if card != START and card != FINISH and stands_alone(board, state, seat, card):
                    take_card(state, log, seat, card, TOOK_LAST)
    if board.straggler:
        burden_straggler(board, state, log)


@rule
def stands_alone(board, state, seat, card):
    """Variant sprint: only this player's figures stand on a card nobody has taken yet, and no guard."""
    own = own_figures_on(board, state, seat, card)
    return state.holder[card] == NONE and own == state.figures_on[card] and state.guards_on[card] == 0


@rule
def own_figures_on(board, state, seat, card):
    """How many of the player's figures stand on a card."""
    own = 0
    for figure in range(board.figures):
        if state.figures[seat, figure] == card:
            own += 1
    return own


@rule
def burden_straggler(board, state, log):
    """Variant straggler: the owner of the last figure takes the highest minus card still out and free of guards."""
    for seat in range(state.seats):
        if state.at_home[seat] < board.figures:
            card = highest_free_minus(state)
            if card != NONE:
                state.burden = card
                take_card(state, log, seat, card, TOOK_LAST)


@rule
def highest_free_minus(state):
    """The minus card with the largest number that lies on the course without a guard, or NONE."""
    card = LAST_MINUS
    while card >= FIRST_MINUS:
        if state.holder[card] == NONE and state.guards_on[card] == 0:
            return card
        card -= 1
    return NONE


@rule
def payoff(board: Row, state: Row, out: Any) -> None:
    """V-17, V-18: points per seat; the most win."""
    award_places(board, state, out)


# The contract


@rule
def legal(board, state, out):
    """The actions open to the actor, the faces of the die, the cards left to lay, or who may begin."""
    if state.actor != LUCK:
        return list_moves(board, state, out)
    if state.laid < ROUTE:
        return list_cards_to_lay(state, out)
    if state.turn == NONE:
        return list_numbers(out, BEGIN, state.seats)
    return list_numbers(out, ROLL, SIDES)


@rule
def list_cards_to_lay(state, out):
    """Course `shuffled`: the route cards not yet laid."""
    count = 0
    for card in range(START + 1, FINISH):
        if not is_laid(state, card):
            out[count] = LAY + card
            count += 1
    return count


@rule
def odds(board, state, count, out):
    """All of luck's outcomes are equally likely."""
    return even_odds(board, state, count, out)


@rule
def apply(board, state, log, action):
    """Carry out one action."""
    if action >= FIGURE:
        move(board, state, log, action)
        end_turn(board, state, log)
    elif action >= ROLL:
        take_roll(state, log, action - ROLL + 1)
    elif action >= LAY:
        lay_next(board, state, log, action - LAY)
    else:
        note(log, BEGAN, action - BEGIN)
        begin_turn(state, action - BEGIN)


@rule
def move(board, state, log, action):
    """V-06: the full number of cards forward; variant ones: or one back, or not at all."""
    if action >= PASS:
        note(log, PASSED, state.turn)
    elif action >= GUARD_BACK:
        card = action - GUARD_BACK
        move_guard(state, log, card, state.before[card])
    elif action >= FIGURE_BACK:
        card = action - FIGURE_BACK
        move_figure(board, state, log, card, state.before[card])
    elif action >= GUARD:
        card = action - GUARD
        move_guard(state, log, card, ahead(state, card, state.roll))
    else:
        card = action - FIGURE
        move_figure(board, state, log, card, ahead(state, card, state.roll))


OBSERVED_PER_CARD = 6


@rule
def observe(board, state, seat, out):
    """Per card: own figures, others' figures, guards, place on the course (0: off it), mine, another's; roll; my turn.

    Shape: CARDS * 6 + 7, float32. Which other player holds a card isn't told, so hidden stocks stay hidden.
    """
    out[:] = 0.0
    for card in range(CARDS):
        at = card * OBSERVED_PER_CARD
        out[at + 1] = state.figures_on[card] / MOST_FIGURES
        out[at + 2] = state.guards_on[card] / GUARDS
        holder = state.holder[card]
        if holder == seat:
            out[at + 4] = 1.0
        elif holder >= 0:
            out[at + 5] = 1.0
    for figure in range(board.figures):
        at = state.figures[seat, figure] * OBSERVED_PER_CARD
        out[at] += 1.0 / board.figures
        out[at + 1] -= 1.0 / MOST_FIGURES
    observe_course(state, out)
    if state.roll != NONE:
        out[CARDS * OBSERVED_PER_CARD + state.roll - 1] = 1.0
    if state.actor == seat:
        out[CARDS * OBSERVED_PER_CARD + SIDES] = 1.0


@rule
def observe_course(state, out):
    """How far from Start each card of the course lies, gaps not counted; 1 is the farthest possible."""
    card = START
    steps = 0
    while card != FINISH:
        card = state.following[card]
        steps += 1
        out[card * OBSERVED_PER_CARD + 3] = steps / (CARDS - 1)


@rule
def conceal(board, state, seat, luck):
    """V-19: with hidden stocks, deal the cards the other players hold anew among them, each as many as before."""
    if not board.hidden_stock:
        return
    for card in range(FIRST_MINUS, FINISH):
        if is_held_by_other(state, seat, card):
            others = 0
            partner = card
            for earlier in range(FIRST_MINUS, card + 1):
                if is_held_by_other(state, seat, earlier):
                    others += 1
                    if below(luck, others) == 0:
                        partner = earlier
            state.holder[card], state.holder[partner] = state.holder[partner], state.holder[card]


@rule
def is_held_by_other(state, seat, card):
    """Whether another player has taken this card."""
    return state.holder[card] >= 0 and state.holder[card] != seat
