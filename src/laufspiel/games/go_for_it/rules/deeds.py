"""What an action does: each kind in its chapter, then all that follows from it."""

from laufspiel.games.go_for_it.rules.birthdays import give
from laufspiel.games.go_for_it.rules.buying import buy, buy_unseen
from laufspiel.games.go_for_it.rules.dealing import (
    accept_deal,
    add_part,
    clear_deal,
    decline_deal,
    make_offer,
    propose_to,
)
from laufspiel.games.go_for_it.rules.following import TAKEN, choose_free, lose, risk, swap, take
from laufspiel.games.go_for_it.rules.going_on import go_on
from laufspiel.games.go_for_it.rules.labor_day import announce, wait
from laufspiel.games.go_for_it.rules.news import draw_news, play_news
from laufspiel.games.go_for_it.rules.selling import (
    close_sale,
    put_up_for_sale,
    raise_bid,
    stop_bidding,
    withdraw,
)
from laufspiel.games.go_for_it.rules.setting_up import mark_birthday, take_beginner, take_career
from laufspiel.games.go_for_it.rules.stack import BIRTHDAYS, MATTER, TAKING, now, settle
from laufspiel.games.go_for_it.rules.trading_up import roll_to_trade_up, swap_for, swap_unseen
from laufspiel.games.go_for_it.rules.tray import turn_up
from laufspiel.games.go_for_it.rules.turn import take_roll
from laufspiel.games.go_for_it.state import (
    ACCEPT,
    ANNOUNCE,
    BEGIN,
    BIRTHDAY,
    BUY,
    BUY_UNSEEN,
    CAREER,
    CHOOSE_CAREER,
    CHOOSE_FREE,
    CLOSE_SALE,
    DECLINE,
    DONE_BUYING,
    DRAW_NEWS,
    DROP_DEAL,
    END_TURN,
    GIVE,
    GO_FOR_IT,
    KEEP,
    LET_GO,
    LOSE,
    MAKE_OFFER,
    OFFER_CARD,
    PLAY_NEWS,
    PROPOSE_TO,
    RAISE,
    RISK,
    ROLL,
    SAVE_NEWS,
    SELL,
    STOP_BIDDING,
    SWAP_FOR,
    SWAP_UNSEEN,
    TAKE,
    TURN_UP,
    WITHDRAW,
)
from laufspiel.kernel.rule import rule


@rule
def apply(board, state, log, action):
    """Carry out one action, and all that follows until somebody is asked or the game is over."""
    if action < CHOOSE_CAREER:
        apply_luck(board, state, log, action)
    elif action < SELL:
        apply_buying(board, state, log, action)
    elif action < PLAY_NEWS:
        apply_selling(board, state, log, action)
    elif action < PROPOSE_TO:
        apply_following(state, log, action)
    elif action < ANNOUNCE:
        apply_dealing(state, log, action)
    elif action == ANNOUNCE:
        announce(state, log)
    else:
        wait(state)
    while not go_on(board, state, log):
        pass


@rule
def apply_luck(board, state, log, action):
    """Dice, cards turned up or drawn, and what luck settles before the first turn."""
    if action >= DRAW_NEWS:
        draw_news(board, state, log, action - DRAW_NEWS)
    elif action >= ROLL:
        take_roll(state, log, action - ROLL)
    elif action >= TURN_UP:
        turn_up(state, log, action - TURN_UP)
    elif action >= CAREER:
        take_career(state, log, action - CAREER)
    elif action >= BIRTHDAY:
        mark_birthday(state, log, action - BIRTHDAY)
    else:
        take_beginner(state, log, action - BEGIN)


@rule
def apply_buying(board, state, log, action):
    """G-17 to G-23e: buying and trading up; G-09: a career chosen."""
    if action >= SWAP_UNSEEN:
        swap_unseen(state, log, action - SWAP_UNSEEN)
    elif action >= SWAP_FOR:
        swap_for(state, log, action - SWAP_FOR)
    elif action == GO_FOR_IT:
        roll_to_trade_up(state)
    elif action == KEEP or action == DONE_BUYING:
        settle(state)
    elif action >= BUY_UNSEEN:
        buy_unseen(board, state, log, action - BUY_UNSEEN)
    elif action >= BUY:
        buy(board, state, log, action - BUY)
    else:
        take_career(state, log, action - CHOOSE_CAREER)


@rule
def apply_selling(board, state, log, action):
    """G-24 to G-27."""
    if action == WITHDRAW:
        withdraw(state, log)
    elif action == CLOSE_SALE:
        close_sale(state, log)
    elif action == STOP_BIDDING:
        stop_bidding(state, log)
    elif action >= RAISE:
        raise_bid(state, log, action - RAISE)
    else:
        put_up_for_sale(board, state, log, action - SELL)


@rule
def apply_following(state, log, action):
    """News cards and what they ask, gifts, and what is taken from a failed announcer."""
    if action == LET_GO or action == SAVE_NEWS:
        settle(state)
    elif action >= RISK:
        risk(state, action - RISK)
    elif action >= GIVE:
        hand_out(state, log, action - GIVE)
    elif action >= TAKE:
        take_or_name(state, log, action - TAKE)
    elif action >= LOSE:
        lose(state, log, action - LOSE)
    elif action >= CHOOSE_FREE:
        choose_free(state, log, action - CHOOSE_FREE)
    else:
        play_news(state, log, action - PLAY_NEWS)


@rule
def hand_out(state, log, card):
    """A gift (G-31), or the card given in a swap."""
    if now(state)[MATTER] == BIRTHDAYS:
        give(state, log, card)
    else:
        swap(state, log, card)


@rule
def take_or_name(state, log, card):
    """A card taken, or the card named that is wanted in a swap."""
    if now(state)[MATTER] == TAKING:
        take(state, log, card)
    else:
        now(state)[TAKEN] = card


@rule
def apply_dealing(state, log, action):
    """G-28."""
    if action == END_TURN:
        settle(state)
    elif action == DECLINE:
        decline_deal(state, log)
    elif action == ACCEPT:
        accept_deal(state, log)
    elif action == DROP_DEAL:
        clear_deal(state)
    elif action == MAKE_OFFER:
        make_offer(state, log)
    elif action >= OFFER_CARD:
        add_part(state, action)
    else:
        propose_to(state, action - PROPOSE_TO)
