"""What spaces and News cards say is carried out here, and only here: one effect after the other.

The vocabulary is in `effects.py`; which words a space or card uses is the edition's (G-11, G-13, G-14).
"""

from laufspiel.games.go_for_it import effects
from laufspiel.games.go_for_it.cards import CARDS
from laufspiel.games.go_for_it.effects import ALL_CATEGORIES, AMOUNT, COUNT, KIND, MASK
from laufspiel.games.go_for_it.rules.labor_day import salary_of
from laufspiel.games.go_for_it.rules.money import collect, pay, pay_player
from laufspiel.games.go_for_it.rules.news import pick_up_news
from laufspiel.games.go_for_it.rules.stack import (
    BUYING,
    FREE_CARD,
    LOSING,
    RISKING,
    SWAPPING,
    TAKING,
    TRADING_UP,
    ask,
    begin,
    now,
    settle,
)
from laufspiel.games.go_for_it.rules.timepiece import move_timepiece
from laufspiel.games.go_for_it.rules.trading_up import row_to_the_left
from laufspiel.games.go_for_it.rules.tray import (
    gain,
    has_open_in,
    is_in,
    list_open,
    list_owned,
    owns_some_in,
    put_under,
    row_of,
    take_open,
)
from laufspiel.games.go_for_it.state import (
    AVERTED,
    CHOOSE_FREE,
    GIVE,
    GOT_FREE,
    LET_GO,
    LOST,
    NONE,
    PROTECTED,
    RISK,
    SWAPPED,
    TAKE,
    TOOK,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule

SOURCE, NEXT = 1, 2
"""Columns of EFFECTS: the space or News card by its row of `board.effects`, and which effect comes next."""
ALLOWED = 1
"""Column of FREE_CARD, LOSING, TAKING, SWAPPING and RISKING: categories."""
TAKER, VICTIM = 2, 3
"""Columns of TAKING: who takes, and from whom (NONE: anybody, a News card's doing)."""
TAKEN = 2
"""Column of SWAPPING: the card the player wants, or NONE while that is open."""


@rule
def go_on_following(board, state, log):
    """One effect after the other, in the order of the space or card."""
    frame = now(state)
    left = board.effect_count[frame[SOURCE]] - frame[NEXT]
    effect = board.effects[frame[SOURCE], frame[NEXT]]
    frame[NEXT] += 1
    if left <= 1:
        # the last one waits for nothing, so that News about News doesn't pile up
        settle(state)
    if left > 0:
        if effect[KIND] < effects.BUY:
            move_money(board, state, log, effect)
        else:
            move_cards(board, state, log, effect)
    return False


@rule
def move_money(board, state, log, effect):
    """Effects that are about money only."""
    seat = state.turn
    amount = effect[AMOUNT]
    if effect[KIND] == effects.COLLECT:
        collect(state, log, seat, amount)
    elif effect[KIND] == effects.COLLECT_PER_CARD:
        collect_some(state, log, amount * count_owned_in(state, seat, effect[MASK]))
    elif effect[KIND] == effects.PAY:
        pay(state, log, seat, amount)
    elif effect[KIND] == effects.PAY_PER_CARD:
        pay(state, log, seat, amount * count_owned_in(state, seat, effect[MASK]))
    elif effect[KIND] == effects.SALARY:
        collect_some(state, log, salary_of(board, state, seat))
    else:
        share_money(state, log, effect)


@rule
def share_money(state, log, effect):
    """Every player collects or pays, from the one whose turn it is; or all others pay one, or one pays all others."""
    amount = effect[AMOUNT]
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        if effect[KIND] == effects.ALL_COLLECT:
            collect(state, log, seat, amount)
        elif effect[KIND] == effects.ALL_PAY:
            pay(state, log, seat, amount)
        elif seat != state.turn and effect[KIND] == effects.EACH_PAYS_YOU:
            pay_player(state, log, seat, state.turn, amount)
        elif seat != state.turn:
            pay_player(state, log, state.turn, seat, amount)


@rule
def collect_some(state, log, amount):
    """Nothing is said of nothing."""
    if amount > 0:
        collect(state, log, state.turn, amount)


@rule
def count_owned_in(state, seat, mask):
    """A player's Status cards of these categories."""
    count = 0
    for card in range(CARDS):
        if state.holder[card] == seat and is_in(row_of(card), mask):
            count += 1
    return count


@rule
def move_cards(board, state, log, effect):
    """Effects that are about cards, the timepiece or protection; most ask the player something."""
    mask = effect[MASK]
    if effect[KIND] == effects.BUY:
        begin(state, BUYING, mask, effect[COUNT], effect[AMOUNT], 1)
    elif effect[KIND] == effects.FREE_CARD:
        begin(state, FREE_CARD, mask, 0, 0, 0)
    elif effect[KIND] == effects.LOSE_CARD:
        threaten(state, log, mask)
    elif effect[KIND] == effects.TAKE_CARD:
        begin(state, TAKING, mask, state.turn, NONE, 0)
    elif effect[KIND] == effects.SWAP_CARD:
        begin(state, SWAPPING, mask, NONE, 0, 0)
    elif effect[KIND] == effects.MOVE:
        move_timepiece(state, log, effect[COUNT])
    elif effect[KIND] == effects.TRADE_UP:
        begin(state, RISKING, ALL_CATEGORIES, 0, 0, 0)
    elif effect[KIND] == effects.NEWS:
        pick_up_news(state, effect[COUNT])
    else:
        state.shields[state.turn] += 1
        note(log, PROTECTED, state.turn)


# A free card


@rule
def go_on_choosing_free(state):
    """Effect `free_card`: an open card of the categories, if there is one."""
    if not has_open_in(state, now(state)[ALLOWED]):
        settle(state)
        return False
    ask(state, state.turn)
    return True


@rule
def list_free(state, out):
    """Effect `free_card`: which, or none."""
    out[0] = LET_GO
    return list_open(state, out, 1, CHOOSE_FREE, now(state)[ALLOWED])


@rule
def choose_free(state, log, card):
    """Effect `free_card`: taken for nothing, and its place is filled."""
    settle(state)
    note(log, GOT_FREE, state.turn, card)
    take_open(state, state.turn, card)


# Losing and taking


@rule
def threaten(state, log, mask):
    """Effect `lose_card`, unless the player has no such card or is protected."""
    if owns_some_in(state, state.turn, mask) and not is_spared(state, log, state.turn):
        begin(state, LOSING, mask, 0, 0, 0)


@rule
def is_spared(state, log, seat):
    """Effect `protect`: one loss by a News card passes the player by."""
    if state.shields[seat] == 0:
        return False
    state.shields[seat] -= 1
    note(log, AVERTED, seat)
    return True


@rule
def lose(state, log, card):
    """Effect `lose_card`: the card of the player's own choice goes under its deck."""
    settle(state)
    put_under(state, card)
    note(log, LOST, state.turn, card)


@rule
def go_on_taking(state):
    """Effect `take_card`, or G-34: the taker chooses among the cards there are."""
    frame = now(state)
    for card in range(CARDS):
        if may_take(state, card):
            ask(state, frame[TAKER])
            return True
    settle(state)
    return False


@rule
def may_take(state, card):
    """Whether a card is of the categories and in front of the one, or of anybody else, it may be taken from."""
    frame = now(state)
    holder = state.holder[card]
    from_whom = holder == frame[VICTIM] if frame[VICTIM] != NONE else holder >= 0 and holder != frame[TAKER]
    return from_whom and is_in(row_of(card), frame[ALLOWED])


@rule
def list_taking(state, out):
    """All cards that may be taken."""
    count = 0
    for card in range(CARDS):
        if may_take(state, card):
            out[count] = TAKE + card
            count += 1
    return count


@rule
def take(state, log, card):
    """Effect `take_card`, which protection averts; or G-34, which it doesn't."""
    taker = now(state)[TAKER]
    by_news = now(state)[VICTIM] == NONE
    victim = state.holder[card]
    settle(state)
    if not by_news or not is_spared(state, log, victim):
        gain(state, taker, card)
        note(log, TOOK, taker, victim, card)


# Swapping


@rule
def go_on_swapping(state):
    """Effect `swap_card`: both sides have a card of the categories."""
    frame = now(state)
    if not owns_some_in(state, state.turn, frame[ALLOWED]) or not others_own_some_in(state, frame[ALLOWED]):
        settle(state)
        return False
    ask(state, state.turn)
    return True


@rule
def others_own_some_in(state, mask):
    """Whether anybody else has a card of these categories."""
    for seat in range(state.seats):
        if seat != state.turn and owns_some_in(state, seat, mask):
            return True
    return False


@rule
def list_swapping(state, out):
    """Effect `swap_card`: first the card wanted, or no swap; then the card given for it."""
    frame = now(state)
    if frame[TAKEN] != NONE:
        return list_owned(state, out, 0, GIVE, state.turn, frame[ALLOWED])
    out[0] = LET_GO
    count = 1
    for seat in range(state.seats):
        if seat != state.turn:
            count = list_owned(state, out, count, TAKE, seat, frame[ALLOWED])
    return count


@rule
def swap(state, log, old):
    """Effect `swap_card`: both cards change hands, unless the other player is protected."""
    card = now(state)[TAKEN]
    other = state.holder[card]
    settle(state)
    if not is_spared(state, log, other):
        gain(state, state.turn, card)
        gain(state, other, old)
        note(log, SWAPPED, state.turn, other, old, card)


# A roll for nothing


@rule
def go_on_risking(board, state):
    """Effect `trade_up`: with one of the own cards that can be traded up."""
    for card in range(CARDS):
        if may_risk(board, state, card):
            ask(state, state.turn)
            return True
    settle(state)
    return False


@rule
def may_risk(board, state, card):
    """Whether an own card has a row to its left with cards in it."""
    return state.holder[card] == state.turn and row_to_the_left(board, state, card) != NONE


@rule
def list_risking(board, state, out):
    """Effect `trade_up`: which card, or none."""
    out[0] = LET_GO
    count = 1
    for card in range(CARDS):
        if may_risk(board, state, card):
            out[count] = RISK + card
            count += 1
    return count


@rule
def risk(state, card):
    """Effect `trade_up`: a GO FOR IT! roll that loses nothing."""
    settle(state)
    begin(state, TRADING_UP, card, 0, 1, 0)
