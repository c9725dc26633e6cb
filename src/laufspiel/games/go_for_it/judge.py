"""How good a position of Go For It! is: what lies before the player, what is being decided, and the others' prospects.

The bot looks one action ahead, so what an action begins (a roll, a purchase, an auction, a deal) is judged while it is
pending: by the matter on top of the stack.
"""

from laufspiel.games.go_for_it.judging.choices import (
    worth_at_stake,
    worth_of_buying,
    worth_of_choosing,
    worth_of_drawing,
    worth_of_risking,
    worth_while_rolling,
)
from laufspiel.games.go_for_it.judging.outlook import outlook
from laufspiel.games.go_for_it.judging.trades import best_deal, best_swap, best_taking, rivalry
from laufspiel.games.go_for_it.rules import buying, dealing, following, selling, trading_up, tray
from laufspiel.games.go_for_it.rules.ending import is_winner
from laufspiel.games.go_for_it.rules.news import count_news
from laufspiel.games.go_for_it.rules.stack import (
    BUYING,
    DEALING,
    DICE,
    FREE_CARD,
    MATTER,
    RISKING,
    SALE,
    SWAPPING,
    TAKING,
    TRADING_UP,
    TURNING_UP,
    now,
)
from laufspiel.games.go_for_it.state import NONE, UNDER
from laufspiel.kernel.contract import NOBODY
from laufspiel.kernel.rule import rule

NEWS = 3.0
"""What a News card in the hand is worth, in $K: what playing one should bring at least."""
SHIELD = 4.0
"""What protection from one loss is worth, in $K."""
VICTORY = 1000.0
"""A game won, more than any position."""


@rule
def judge(board, state, seat):
    """What the player has and is about to have, less what the others have on average."""
    if state.actor == NOBODY:
        return VICTORY if is_winner(state, seat) else -VICTORY
    if now(state)[MATTER] == SALE:
        return judge_sale(board, state, seat)
    return judge_position(board, state, seat)


@rule
def judge_position(board, state, seat):
    """The same while the game goes on and no auction is open."""
    hand = NEWS * count_news(state, seat) + SHIELD * state.shields[seat]
    return hand + own_prospects(board, state, seat) - others_prospects(board, state, seat)


@rule
def others_prospects(board, state, seat):
    """What the others have, as far as it counts."""
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += outlook(board, state, other)
    return rivalry(state) * total


@rule
def judge_sale(board, state, seat):
    """G-25: an auction is judged as if nobody offered more."""
    frame = now(state)
    card, price, buyer = frame[selling.CARD], frame[selling.PRICE], frame[selling.HIGHEST]
    settle_sale(state, card, UNDER if buyer == NONE else buyer, buyer, price)
    state.depth -= 1
    result = judge_position(board, state, seat)
    state.depth += 1
    settle_sale(state, card, state.turn, buyer, -price)
    return result


@rule
def settle_sale(state, card, holder, buyer, price):
    """The card goes to its new place, and the price to the seller."""
    state.holder[card] = holder
    state.money[state.turn] += price
    if buyer != NONE:
        state.money[buyer] -= price


@rule
def own_prospects(board, state, seat):
    """What the player has, with what he or she is about to choose."""
    frame = now(state)
    matter = frame[MATTER]
    if matter == TAKING and frame[following.TAKER] == seat:
        return outlook(board, state, seat) + best_taking(
            board, state, seat, frame[following.ALLOWED], frame[following.VICTIM]
        )
    if seat != state.turn:
        return outlook(board, state, seat)
    if matter == TURNING_UP or matter == DICE or matter == TRADING_UP:
        return prospects_of_card(board, state, seat)
    if matter == BUYING:
        return worth_of_buying(board, state, seat, frame[buying.MASK], frame[buying.DISCOUNT])
    if matter == DEALING and frame[dealing.STAGE] != dealing.IDLE:
        return outlook(board, state, seat) + best_deal(board, state)
    return prospects_of_effect(board, state, seat)


@rule
def prospects_of_effect(board, state, seat):
    """What a News card or space lets the player choose."""
    frame = now(state)
    matter = frame[MATTER]
    if matter == FREE_CARD:
        return worth_of_choosing(board, state, seat, frame[following.ALLOWED])
    if matter == RISKING:
        return worth_of_risking(board, state, seat)
    if matter == SWAPPING:
        return outlook(board, state, seat) + best_swap(
            board, state, seat, frame[following.ALLOWED], frame[following.TAKEN]
        )
    return outlook(board, state, seat)


@rule
def prospects_of_card(board, state, seat):
    """G-19, G-23a: a card was bought, is rolled with, or is drawn unseen."""
    frame = now(state)
    if frame[MATTER] == TURNING_UP and frame[tray.SLOT] == tray.TO_PLAYER:
        return worth_of_drawing(board, state, seat, frame[tray.ROW])
    below = state.stack[state.depth - 2]
    trading = frame if frame[MATTER] == TRADING_UP else below
    if trading[MATTER] == TRADING_UP:
        card = trading[trading_up.CARD]
        if trading[trading_up.STAGE] == trading_up.ROLLING:
            return worth_while_rolling(board, state, seat, card, trading[trading_up.SAFE])
        return worth_at_stake(board, state, seat, card)
    if state.bought != NONE:
        return worth_at_stake(board, state, seat, state.bought)
    return outlook(board, state, seat)
