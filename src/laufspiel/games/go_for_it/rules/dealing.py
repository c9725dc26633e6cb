"""Trading with other players on one's own turn (G-28).

A deal is built part by part: cards given, cards wanted, then money one way, each in the order of their numbers, so that
every deal has exactly one way to be told.
"""

from laufspiel.games.go_for_it.cards import CARDS, CARDS_A_ROW, ROWS
from laufspiel.games.go_for_it.effects import ALL_CATEGORIES
from laufspiel.games.go_for_it.rules.money import pay_player
from laufspiel.games.go_for_it.rules.stack import ask, now, settle
from laufspiel.games.go_for_it.rules.tray import gain, owns_some_in, row_of
from laufspiel.games.go_for_it.state import (
    ACCEPT,
    ACCEPTED,
    AMOUNT,
    DECLINE,
    DECLINED,
    DROP_DEAL,
    END_TURN,
    HANDED_OVER,
    MAKE_OFFER,
    NONE,
    OFFER_CARD,
    OFFER_MONEY,
    PROPOSE_TO,
    PROPOSED,
    WANT_CARD,
    WANT_MONEY,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

STAGE = 1
"""Column of DEALING: how far the deal is."""
IDLE, COMPOSING, OFFERED = range(3)


@rule
def go_on_dealing(state):
    """G-28: up to so many proposals a turn; a made one waits for the partner's answer."""
    stage = now(state)[STAGE]
    if stage == IDLE and not has_partner(state):
        settle(state)
        return False
    ask(state, state.partner if stage == OFFERED else state.turn)
    return True


@rule
def has_partner(state):
    """Whether there is another proposal and somebody to make it to."""
    if state.deals_left == 0:
        return False
    for seat in range(state.seats):
        if can_deal_with(state, seat):
            return True
    return False


@rule
def can_deal_with(state, seat):
    """G-28: a deal moves at least one card, and each side gives something."""
    if seat == state.turn:
        return False
    mine = owns_some_in(state, state.turn, ALL_CATEGORIES)
    theirs = owns_some_in(state, seat, ALL_CATEGORIES)
    return (mine and (theirs or state.money[seat] > 0)) or (theirs and state.money[state.turn] > 0)


@rule
def list_dealing(state, out):
    """Whom to propose a deal to; what to put into it; whether to accept."""
    stage = now(state)[STAGE]
    if stage == IDLE:
        return list_partners(state, out)
    if stage == COMPOSING:
        return list_parts(state, out)
    out[0] = ACCEPT
    out[1] = DECLINE
    return 2


@rule
def list_partners(state, out):
    """G-28: one or several players, one after the other; or the turn ends."""
    out[0] = END_TURN
    count = 1
    for seat in range(state.seats):
        if can_deal_with(state, seat):
            out[count] = PROPOSE_TO + seat
            count += 1
    return count


@rule
def list_parts(state, out):
    """G-28: the parts that may still be named, the whole offer when each side gives something, or to drop it."""
    out[0] = DROP_DEAL
    count = 1
    if is_whole(state):
        out[count] = MAKE_OFFER
        count += 1
    for card in range(CARDS):
        if state.holder[card] == state.turn and OFFER_CARD + card > state.last_part:
            out[count] = OFFER_CARD + card
            count += 1
        elif state.holder[card] == state.partner and WANT_CARD + card > state.last_part:
            out[count] = WANT_CARD + card
            count += 1
    if state.asked == 0:
        count = list_money(state, out, count, OFFER_MONEY, state.paid, state.money[state.turn])
    if state.paid == 0:
        count = list_money(state, out, count, WANT_MONEY, state.asked, state.money[state.partner])
    return count


@rule
def list_money(state, out, count, action, named, most):
    """What can be added to the sum named so far: no more than is there, and only the smallest part of the new sum."""
    for i in range(len(AMOUNT)):
        total = named + AMOUNT[i]
        if total <= most and smallest_part(total) == i:
            out[count] = action + i
            count += 1
    return count


@rule
def smallest_part(total):
    """The last part of a sum told from the largest parts down, each as often as it fits: so every sum has one way."""
    smallest = NONE
    for i in range(len(AMOUNT)):
        if total >= AMOUNT[i]:
            smallest = i
            total %= AMOUNT[i]
    return smallest


@rule
def is_whole(state):
    """G-28: at least one card moves, and each side gives something."""
    given = count_cards(state.given)
    wanted = count_cards(state.wanted)
    return given + wanted > 0 and (given > 0 or state.paid > 0) and (wanted > 0 or state.asked > 0)


@rule
def count_cards(bits):
    """How many categories have a card in a side of the deal."""
    count = 0
    for row in range(ROWS):
        if bits[row] != 0:
            count += 1
    return count


@rule
def propose_to(state, partner):
    """G-28: a proposal is begun, and counts."""
    now(state)[STAGE] = COMPOSING
    state.deals_left -= 1
    state.partner = partner


@rule
def add_part(state, action):
    """One part more of the deal."""
    state.last_part = action
    if action < WANT_CARD:
        add_card(state.given, action - OFFER_CARD)
    elif action < OFFER_MONEY:
        add_card(state.wanted, action - WANT_CARD)
    elif action < WANT_MONEY:
        state.paid += AMOUNT[action - OFFER_MONEY]
    else:
        state.asked += AMOUNT[action - WANT_MONEY]


@rule
def add_card(bits, card):
    """Note a card in a side of the deal."""
    bits[row_of(card)] |= 1 << int(card % CARDS_A_ROW)


@rule
def is_part(bits, card):
    """Whether a card is in a side of the deal."""
    return (bits[row_of(card)] >> int(card % CARDS_A_ROW)) & 1 == 1


@rule
def make_offer(state, log):
    """G-28: the deal is proposed as a whole."""
    now(state)[STAGE] = OFFERED
    note(log, PROPOSED, state.turn, state.partner)


@rule
def accept_deal(state, log):
    """G-28: cards and money change hands."""
    note(log, ACCEPTED, state.partner, state.turn)
    for card in range(CARDS):
        if is_part(state.given, card):
            hand_over(state, log, state.turn, state.partner, card)
        elif is_part(state.wanted, card):
            hand_over(state, log, state.partner, state.turn, card)
    pay_player(state, log, state.turn, state.partner, state.paid)
    pay_player(state, log, state.partner, state.turn, state.asked)
    state.declined[state.turn, state.partner] = 0
    clear_deal(state)


@rule
def hand_over(state, log, seat, other, card):
    """A card goes from one player to another."""
    gain(state, other, card)
    note(log, HANDED_OVER, seat, other, card)


@rule
def decline_deal(state, log):
    """G-28: nothing changes hands."""
    state.declined[state.turn, state.partner] += 1
    note(log, DECLINED, state.partner, state.turn)
    clear_deal(state)


@rule
def clear_deal(state):
    """The next proposal begins with nothing."""
    now(state)[STAGE] = IDLE
    state.partner = NONE
    state.given[:] = 0
    state.wanted[:] = 0
    state.paid = 0
    state.asked = 0
    state.last_part = NONE
