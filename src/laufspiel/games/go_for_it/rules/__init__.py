"""The rules of Go For It!, a chapter a file in the order of the rulebook; ids are those of docs/rules/go-for-it.md.

Here the chapters come together in the functions of the contract.
"""

from laufspiel.games.go_for_it.effects import ALL_CATEGORIES
from laufspiel.games.go_for_it.rules.birthdays import give, go_on_celebrating, list_gifts
from laufspiel.games.go_for_it.rules.buying import buy, buy_unseen, go_on_buying, list_buying
from laufspiel.games.go_for_it.rules.dealing import (
    accept_deal,
    add_part,
    clear_deal,
    decline_deal,
    go_on_dealing,
    list_dealing,
    make_offer,
    propose_to,
)
from laufspiel.games.go_for_it.rules.ending import payoff
from laufspiel.games.go_for_it.rules.following import (
    ALLOWED,
    TAKEN,
    choose_free,
    go_on_choosing_free,
    go_on_following,
    go_on_risking,
    go_on_swapping,
    go_on_taking,
    list_free,
    list_risking,
    list_swapping,
    list_taking,
    lose,
    risk,
    swap,
    take,
)
from laufspiel.games.go_for_it.rules.labor_day import announce, go_on_labor_day, list_announcing, wait
from laufspiel.games.go_for_it.rules.news import (
    conceal,
    draw_news,
    go_on_choosing_news,
    go_on_drawing_news,
    list_choosing_news,
    list_news,
    play_news,
)
from laufspiel.games.go_for_it.rules.observing import observe
from laufspiel.games.go_for_it.rules.selling import (
    close_sale,
    go_on_selling,
    list_selling,
    put_up_for_sale,
    raise_bid,
    stop_bidding,
    withdraw,
)
from laufspiel.games.go_for_it.rules.setting_up import (
    go_on_setting_up,
    list_numbers,
    list_setting_up,
    mark_birthday,
    setup,
    take_beginner,
    take_career,
)
from laufspiel.games.go_for_it.rules.stack import (
    BIRTHDAYS,
    BUYING,
    DEALING,
    DICE,
    DRAWING_NEWS,
    EFFECTS,
    FREE_CARD,
    LABOR_DAY,
    LOSING,
    MATTER,
    NEWS_CHOICE,
    RISKING,
    SALE,
    SETTING_UP,
    SWAPPING,
    TAKING,
    TRADING_UP,
    TURN,
    TURNING_UP,
    ask,
    now,
    settle,
)
from laufspiel.games.go_for_it.rules.trading_up import (
    go_on_trading_up,
    list_trading_up,
    roll_to_trade_up,
    swap_for,
    swap_unseen,
)
from laufspiel.games.go_for_it.rules.tray import go_on_turning_up, list_owned, list_top_cards, turn_up
from laufspiel.games.go_for_it.rules.turn import go_on_with_turn, take_roll
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
    IN_DECK,
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
    SIDES,
    STOP_BIDDING,
    SWAP_FOR,
    SWAP_UNSEEN,
    TAKE,
    TURN_UP,
    WAIT,
    WITHDRAW,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.rule import rule

__all__ = ["apply", "conceal", "legal", "observe", "odds", "payoff", "setup"]


@rule
def legal(board, state, out):
    """What can be answered to what is asked now."""
    matter = now(state)[MATTER]
    if state.actor == LUCK:
        return list_luck(board, state, out, matter)
    if matter == BUYING:
        return list_buying(board, state, out)
    if matter == TRADING_UP:
        return list_trading_up(board, state, out)
    if matter == SALE:
        return list_selling(state, out)
    if matter == DEALING:
        return list_dealing(state, out)
    if matter == NEWS_CHOICE:
        return list_choosing_news(state, out)
    if matter == LABOR_DAY:
        return list_announcing(out)
    if matter == BIRTHDAYS:
        return list_gifts(state, out)
    return list_following(board, state, out, matter)


@rule
def list_luck(board, state, out, matter):
    """What dice and decks may show."""
    if matter == DICE:
        return list_numbers(out, ROLL, SIDES * SIDES)
    if matter == TURNING_UP:
        return list_top_cards(state, out)
    if matter == DRAWING_NEWS:
        return list_news(state, out, 0, DRAW_NEWS, IN_DECK)
    return list_setting_up(board, state, out)


@rule
def list_following(board, state, out, matter):
    """What a News card, a space or Labor Day asks for."""
    if matter == FREE_CARD:
        return list_free(state, out)
    if matter == LOSING:
        return list_owned(state, out, 0, LOSE, state.turn, now(state)[ALLOWED])
    if matter == TAKING:
        return list_taking(state, out)
    if matter == SWAPPING:
        return list_swapping(state, out)
    if matter == RISKING:
        return list_risking(board, state, out)
    return list_setting_up(board, state, out)


@rule
def odds(board, state, out):
    """Whatever luck does here is equally likely: the weights, and their total."""
    count = legal(board, state, out)
    for i in range(count):
        out[i] = 1
    return count


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
def go_on(board, state, log):
    """Carry the topmost matter on by one step; whether somebody must be asked now, or the game is over."""
    matter = now(state)[MATTER]
    if matter == TURN:
        return go_on_with_turn(board, state, log)
    if matter == DICE or matter == TURNING_UP:
        return go_on_turning_up(state)
    if matter == EFFECTS:
        return go_on_following(board, state, log)
    if matter == BUYING:
        return go_on_buying(board, state)
    if matter == TRADING_UP:
        return go_on_trading_up(board, state, log)
    if matter == SALE:
        return go_on_selling(state)
    if matter == DRAWING_NEWS:
        return go_on_drawing_news(state, log)
    if matter == NEWS_CHOICE:
        return go_on_choosing_news(state)
    if matter == DEALING:
        return go_on_dealing(state)
    return go_on_with_the_rare(board, state, log, matter)


@rule
def go_on_with_the_rare(board, state, log, matter):
    """Matters that come up less often."""
    if matter == LABOR_DAY:
        return go_on_labor_day(board, state, log)
    if matter == BIRTHDAYS:
        return go_on_celebrating(state, log)
    if matter == FREE_CARD:
        return go_on_choosing_free(state)
    if matter == LOSING:
        ask(state, state.turn)
        return True
    if matter == TAKING:
        return go_on_taking(state)
    if matter == SWAPPING:
        return go_on_swapping(state)
    if matter == RISKING:
        return go_on_risking(board, state)
    return go_on_setting_up(board, state)


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
    """G-17 to G-23: buying and trading up; G-09: a career chosen."""
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
