"""Cards that change hands between players: auctions, swaps, takings and deals."""

from math import ceil

from laufspiel.games.go_for_it.cards import CARDS
from laufspiel.games.go_for_it.judging.outlook import (
    SATED,
    count_in,
    holdings,
    need,
    outlook,
    value_bit,
)
from laufspiel.games.go_for_it.rules.dealing import OFFERED, STAGE, count_cards, is_part, smallest_part
from laufspiel.games.go_for_it.rules.stack import now
from laufspiel.games.go_for_it.rules.tray import is_in, row_of
from laufspiel.games.go_for_it.state import (
    AMOUNT,
    NONE,
    OFFER_MONEY,
    WANT_CARD,
    WANT_MONEY,
)
from laufspiel.kernel.rule import rule

RIVALRY = 1.0
"""How much the others' prospects count against the own ones, all of them together."""
MARGIN = 1.5
"""What a deal must bring a partner, in $K, for the bot to think it accepted."""
FAIR = 0.35
"""The partner's share of what a deal brings both."""
WISH = 2.0
"""What a deal must bring the bot to be proposed."""
PROPOSALS = 2
"""Proposals a bot makes in a turn at most."""
NO_DEAL = -1.0
"""What it is worth to propose what wouldn't be accepted."""
NO_SUM = 1_000_000
"""No sum of money makes the deal."""


@rule
def rivalry(state):
    """How much one other player's prospects count."""
    return RIVALRY / (state.seats - 1)


# Takings and swaps


@rule
def best_taking(board, state, seat, mask, victim):
    """The gain from the best card that may be taken, from one player or (NONE) from anybody."""
    best = 0.0
    for card in range(CARDS):
        holder = state.holder[card]
        if (
            holder >= 0
            and holder != seat
            and (victim == NONE or holder == victim)
            and is_in(row_of(card), mask)
        ):
            best = max(best, gain_from_moving(board, state, seat, card, NONE))
    return best


@rule
def best_swap(board, state, seat, mask, taken):
    """The gain from the best swap of an own card of these categories; `taken` is named, or (NONE) still open."""
    best = NO_DEAL
    for card in range(CARDS):
        holder = state.holder[card]
        if card == taken or (taken == NONE and holder >= 0 and holder != seat and is_in(row_of(card), mask)):
            for given in range(CARDS):
                if state.holder[given] == seat and is_in(row_of(given), mask):
                    best = max(best, gain_from_moving(board, state, seat, card, given))
    return best


@rule
def gain_from_moving(board, state, seat, card, given):
    """What it changes for a player, the other one's change counted in, when `card` comes and `given`, if any, goes."""
    other = state.holder[card]
    before = outlook(board, state, seat) - rivalry(state) * outlook(board, state, other)
    state.holder[card] = seat
    if given != NONE:
        state.holder[given] = other
    after = outlook(board, state, seat) - rivalry(state) * outlook(board, state, other)
    state.holder[card] = other
    if given != NONE:
        state.holder[given] = seat
    return after - before


# Deals


@rule
def is_spare(board, values, twice, card):
    """Whether the set lacks nothing more without this card."""
    return twice & value_bit(board, card) != 0 or count_in(values, row_of(card)) > board.target


@rule
def is_needed(board, values, card):
    """Whether a card has a value that the set lacks."""
    return values & value_bit(board, card) == 0 and count_in(values, row_of(card)) < board.target


@rule
def best_deal(board, state):
    """What the deal being made brings the player whose turn it is, finished as well as it can be; else NO_DEAL.

    Considered are: one card that is needed, or none, for one that can be spared, or none, and money either way.
    """
    if is_unwelcome(board, state):
        return NO_DEAL
    mine = outlook(board, state, state.turn)
    theirs = outlook(board, state, state.partner)
    move_parts(state, state.partner, state.turn)
    values, twice, _, _ = holdings(board, state, state.turn)
    best = NO_DEAL
    for given in range(NONE, CARDS):
        if given == NONE or may_give(board, state, given, values, twice):
            for wanted in range(NONE, CARDS):
                if wanted == NONE or may_want(board, state, wanted, values):
                    best = max(best, gain_from_deal(board, state, given, wanted, mine, theirs))
    move_parts(state, state.turn, state.partner)
    return best


@rule
def is_unwelcome(board, state):
    """Whether the partner has declined this year, or the turn has seen enough proposals."""
    return state.declined[state.turn, state.partner] > 0 or board.deals - state.deals_left > PROPOSALS


@rule
def move_parts(state, holder_of_given, holder_of_wanted):
    """Lay the cards of the deal before these players."""
    for card in range(CARDS):
        if is_part(state.given, card):
            state.holder[card] = holder_of_given
        elif is_part(state.wanted, card):
            state.holder[card] = holder_of_wanted


@rule
def may_give(board, state, card, values, twice):
    """Whether a card can still be offered, the first of its side, and spared."""
    return (
        state.last_part == NONE and state.holder[card] == state.turn and is_spare(board, values, twice, card)
    )


@rule
def may_want(board, state, card, values):
    """Whether a card can still be asked for, the first of its side, and is needed."""
    return (
        state.last_part < WANT_CARD
        and state.holder[card] == state.partner
        and now(state)[STAGE] != OFFERED
        and is_needed(board, values, card)
    )


@rule
def gain_from_deal(board, state, given, wanted, mine, theirs):
    """What the deal brings with these cards added and the money that the partner would accept, or NO_DEAL."""
    hand_over(state, given, wanted, state.partner, state.turn)
    gain, their_gain = gains(board, state, mine, theirs)
    paid = acceptable_sum(board, state, gain, their_gain)
    paid = bounded_by_parts(state, paid, given, wanted)
    if paid != NO_SUM:
        hand_money(state, paid)
        gain, their_gain = gains(board, state, mine, theirs)
        hand_money(state, -paid)
    hand_over(state, given, wanted, state.turn, state.partner)
    return gain if paid != NO_SUM and their_gain >= MARGIN and gain >= WISH else NO_DEAL


@rule
def gains(board, state, mine, theirs):
    """What it has brought both sides of a deal, less what it brings the other one as a rival."""
    own = outlook(board, state, state.turn) - mine
    other = outlook(board, state, state.partner) - theirs
    return own - rivalry(state) * other, other - rivalry(state) * own


@rule
def hand_over(state, given, wanted, holder_of_given, holder_of_wanted):
    """Lay two more cards of the deal, or fewer, before these players."""
    if given != NONE:
        state.holder[given] = holder_of_given
    if wanted != NONE:
        state.holder[wanted] = holder_of_wanted


@rule
def hand_money(state, paid):
    """Money goes to the partner, or comes from there."""
    state.money[state.turn] -= paid
    state.money[state.partner] += paid


@rule
def acceptable_sum(board, state, gain, their_gain):
    """What must be paid to the partner (less than 0: may be asked) for a fair share; as far as the money goes."""
    share = max(MARGIN, FAIR * (gain + their_gain)) - their_gain
    price = price_of_money(board, state, state.partner) + rivalry(state) * price_of_money(
        board, state, state.turn
    )
    return max(-state.money[state.partner], min(state.money[state.turn], int(ceil(share / price))))  # noqa: RUF046 - compiled code gives a float


@rule
def price_of_money(board, state, seat):
    """What $1K is worth to a player."""
    values, _, _, _ = holdings(board, state, seat)
    _, cost = need(board, values)
    return 1.0 if state.money[seat] < cost else SATED


@rule
def bounded_by_parts(state, paid, given, wanted):
    """The sum nearest to it that can still be named, at least so much; or NO_SUM."""
    if wanted == NONE and count_cards(state.wanted) == 0:
        paid = min(paid, -1)
    if given == NONE and count_cards(state.given) == 0:
        paid = max(paid, 1)
    named = state.paid - state.asked
    if now(state)[STAGE] == OFFERED:
        return named if paid <= named else NO_SUM
    if state.paid > 0:
        most = highest_sum(state.last_part - OFFER_MONEY, named, state.money[state.turn])
        return max(paid, named) if paid <= most else NO_SUM
    if state.asked > 0:
        most = highest_sum(state.last_part - WANT_MONEY, state.asked, state.money[state.partner])
        return max(paid, -most) if paid <= named else NO_SUM
    return paid


@rule
def highest_sum(last, named, most):
    """The highest sum that can still be told by adding parts from the last one down."""
    for i in range(last, len(AMOUNT)):
        while named + AMOUNT[i] <= most and smallest_part(named + AMOUNT[i]) == i:
            named += AMOUNT[i]
    return named
