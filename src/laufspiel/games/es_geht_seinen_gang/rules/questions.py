"""Question cards: turns of fate, and demands that wait until they can be paid (E-22, E-23)."""

from laufspiel.games.es_geht_seinen_gang import names
from laufspiel.games.es_geht_seinen_gang.names import DEMAND, KINDS_OF_POINTS
from laufspiel.games.es_geht_seinen_gang.rules.disko import has_partner
from laufspiel.games.es_geht_seinen_gang.rules.points import can_pay, convert, gain, give
from laufspiel.games.es_geht_seinen_gang.rules.school import has_certificate
from laufspiel.games.es_geht_seinen_gang.state import (
    CHOOSE,
    CHOOSING_OTHER,
    DRAW,
    DRAWING,
    DREW,
    EFFECTS,
    FIRST_POINT,
    IN_DECK,
    KEPT_OPEN,
    KIND,
    NONE,
    ONLY_IF,
    PAY_CARD,
    PAY_LATER,
    SETTLED,
    UNDER_DECK,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.deck import lift_first, list_top
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import count_where
from laufspiel.kernel.rule import rule

DIPLOM = names.CERTIFICATES.index("diplom")


@rule
def draw_card(board, state):
    """E-15, E-22: the top card is drawn, and the black die is forfeited."""
    state.black = 0
    if state.hidden + state.under_count == 0:
        state.phase = EFFECTS
        state.card = NONE
    else:
        state.phase = DRAWING
        state.actor = LUCK


@rule
def list_questions(board, state, out):
    """E-22: any card never seen yet, or else the one that was put under the deck first."""
    cards = state.question[: board.questions]
    return list_top(out, DRAW, cards, IN_DECK, state.hidden, state.under[0])


@rule
def take_card(state, log, card):
    """E-22: the card is read."""
    if state.hidden > 0:
        state.hidden -= 1
    else:
        lift_first(state.under, state.under_count)
        state.under_count -= 1
    put_under(state, card)
    state.card = card
    state.effect = 0
    state.phase = EFFECTS
    note(log, DREW, state.turn, card)


@rule
def put_under(state, card):
    """E-22: used cards go under the deck."""
    state.under[state.under_count] = card
    state.under_count += 1
    state.question[card] = UNDER_DECK


@rule
def keep_open(state, log, seat, card):
    """E-23: the card stays with the player until it can be paid."""
    state.under_count -= 1
    state.under[state.under_count] = NONE
    state.question[card] = seat
    note(log, KEPT_OPEN, seat, card)


@rule
def holds_for(board, state, seat, effect):
    """Whether an effect is for this player."""
    wanted = effect[ONLY_IF]
    if wanted == names.IF_WOMAN:
        return state.life[seat] == names.WOMAN
    if wanted == names.IF_MAN:
        return state.life[seat] == names.MAN
    if wanted == names.IF_PARTNER:
        return has_partner(state, seat)
    if wanted == names.IF_SINGLE:
        return not has_partner(state, seat)
    if wanted == names.IF_CHILD:
        return state.children[seat] > 0
    if wanted == names.IF_DIPLOM:
        return has_certificate(state, seat, DIPLOM)
    if wanted == names.IF_NO_DIPLOM:
        return not has_certificate(state, seat, DIPLOM)
    if wanted == names.IF_GOOD:
        return has_good(state, seat)
    return True


@rule
def has_good(state, seat):
    """Whether a player owns any good."""
    return count_where(state.good, seat) > 0


# Points


@rule
def move_points(state, log, effect):
    """E-22: gains for one, for all, or from one to another."""
    seat = state.turn
    for colour in range(KINDS_OF_POINTS):
        count = effect[FIRST_POINT + colour]
        if effect[KIND] == names.GAIN:
            gain(state, log, seat, colour, count)
        else:
            move_points_round(state, log, effect[KIND], seat, colour, count)


@rule
def move_points_round(state, log, kind, seat, colour, count):
    """E-22: what touches the others who are still on a life path."""
    for step in range(state.seats):
        other = (seat + step) % state.seats
        if not state.alive[other]:
            continue
        if kind == names.ALL_GAIN or (kind == names.OTHERS_GAIN and other != seat):
            gain(state, log, other, colour, count)
        elif kind == names.EACH_GIVES_YOU and other != seat:
            give(state, log, other, seat, colour, count)
        elif kind == names.YOU_GIVE_EACH and other != seat:
            give(state, log, seat, other, colour, count)


@rule
def demand(state, log, effect):
    """E-23: paid at once, or the card stays open."""
    price = effect[FIRST_POINT:]
    if can_pay(state, state.turn, price):
        convert(state, log, state.turn, price)
    else:
        keep_open(state, log, state.turn, state.card)


# Open cards


@rule
def price_of(board, card):
    """E-23: the demand of a card: one effect of it at most is a demand."""
    for i in range(board.effect_count[card]):
        if board.effects[card, i, KIND] == DEMAND:
            return board.effects[card, i, FIRST_POINT:]
    return board.effects[card, 0, FIRST_POINT:]


@rule
def pay_open_cards(board, state, log, seat):
    """E-23: as soon as the chips are there, unless `pay_open` leaves it to the player."""
    if board.pay_when_wished or not has_open_cards(state, seat):
        return
    for card in range(board.questions):
        if state.question[card] == seat and can_pay(state, seat, price_of(board, card)):
            pay_card(board, state, log, seat, card)


@rule
def has_open_cards(state, seat):
    """E-23: whether a player owes anything."""
    return count_where(state.question, seat) > 0


@rule
def take_dots(board, state, log):
    """E-03: chips for the dots of the space on which a move ended; E-23: what is owed is paid with them first."""
    seat = state.turn
    for colour in range(KINDS_OF_POINTS):
        gain(state, log, seat, colour, board.dots[state.place[seat], colour])
    pay_open_cards(board, state, log, seat)


@rule
def can_pay_open_card(board, state, seat):
    """E-23: whether a player has the chips for one of the open cards."""
    for card in range(board.questions):
        if state.question[card] == seat and can_pay(state, seat, price_of(board, card)):
            return True
    return False


@rule
def pay_card(board, state, log, seat, card):
    """E-23: what was owed is paid, and the card goes under the deck."""
    convert(state, log, seat, price_of(board, card))
    put_under(state, card)
    note(log, SETTLED, seat, card)


@rule
def list_open_cards(board, state, out):
    """Option `pay_open`: open cards that could be paid now, or later."""
    out[0] = PAY_LATER
    count = 1
    for card in range(board.questions):
        if state.question[card] == state.turn and can_pay(state, state.turn, price_of(board, card)):
            out[count] = PAY_CARD + card
            count += 1
    return count


# Choosing another player


@rule
def ask_for_other(state, effect):
    """E-22: the player says whom a card touches; with nobody to choose, nothing happens."""
    for seat in range(state.seats):
        if may_choose(state, effect, seat):
            state.phase = CHOOSING_OTHER
            state.actor = state.turn


@rule
def may_choose(state, effect, seat):
    """E-22: somebody else on a life path, with points to give if they are to be taken."""
    if seat == state.turn or not state.alive[seat]:
        return False
    giver = seat if effect[KIND] == names.TAKE_FROM_ONE else state.turn
    for colour in range(KINDS_OF_POINTS):
        if effect[FIRST_POINT + colour] > 0 and state.chips[giver, colour] > 0:
            return True
    return False


@rule
def list_others(board, state, out):
    """E-22: whom the card may touch."""
    effect = board.effects[state.card, state.effect - 1]
    count = 0
    for seat in range(state.seats):
        if may_choose(state, effect, seat):
            out[count] = CHOOSE + seat
            count += 1
    return count


@rule
def choose_other(board, state, log, other):
    """E-22: points go from one to the other."""
    effect = board.effects[state.card, state.effect - 1]
    for colour in range(KINDS_OF_POINTS):
        count = effect[FIRST_POINT + colour]
        if effect[KIND] == names.TAKE_FROM_ONE:
            give(state, log, other, state.turn, colour, count)
        else:
            give(state, log, state.turn, other, colour, count)
    state.phase = EFFECTS
