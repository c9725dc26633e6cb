"""What can be done, what it does, and what goes on by itself until somebody must be asked."""

from laufspiel.games.es_geht_seinen_gang.names import LIVES
from laufspiel.games.es_geht_seinen_gang.rules.birth import live_as, take_order_throw
from laufspiel.games.es_geht_seinen_gang.rules.careers import list_levels, rise
from laufspiel.games.es_geht_seinen_gang.rules.crooked_path import take_sentence
from laufspiel.games.es_geht_seinen_gang.rules.disko import list_partners, meet
from laufspiel.games.es_geht_seinen_gang.rules.fate import carry_out_card
from laufspiel.games.es_geht_seinen_gang.rules.konsum import buy, list_goods
from laufspiel.games.es_geht_seinen_gang.rules.landing import arrive
from laufspiel.games.es_geht_seinen_gang.rules.questions import (
    choose_other,
    list_open_cards,
    list_others,
    list_questions,
    pay_card,
    take_card,
)
from laufspiel.games.es_geht_seinen_gang.rules.stopping import stop
from laufspiel.games.es_geht_seinen_gang.rules.turn import (
    ask_to_pay,
    end_turn,
    pass_turn_on,
    take_roll,
    take_throw,
    throws_one_die,
)
from laufspiel.games.es_geht_seinen_gang.rules.walking import choose_way, list_ways, pass_by, walk_on
from laufspiel.games.es_geht_seinen_gang.state import (
    ARRIVED,
    AT_LEVEL,
    BUY,
    CHOOSE,
    CHOOSING_LIFE,
    CHOOSING_WAY,
    DRAW,
    DRAWING,
    DRIFT,
    EFFECTS,
    GO,
    IN_DISKO,
    IN_KONSUM,
    LEAVE,
    LIVE,
    MEET,
    ORDER,
    PASS_BY,
    PAY_CARD,
    PAY_LATER,
    PAYING,
    PRISON_ROLL,
    RISE,
    ROLL,
    SIDES,
    STOP,
    STOPPING,
    THROW,
    THROWING,
    TURN_OVER,
    WALKING,
)
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.listing import list_numbers
from laufspiel.kernel.rule import rule


@rule
def legal(board, state, out):
    """What can be answered to what is asked now."""
    phase = state.phase
    if phase == THROWING or phase == ORDER or phase == PRISON_ROLL:
        one = phase == PRISON_ROLL or (phase == THROWING and throws_one_die(board, state))
        return list_numbers(out, ROLL if one else THROW, SIDES if one else SIDES * SIDES)
    if phase == CHOOSING_WAY:
        return list_ways(board, state, out, DRIFT if state.actor == LUCK else GO)
    if phase == STOPPING:
        return list_numbers(out, STOP, 2)
    if phase == DRAWING:
        return list_questions(board, state, out)
    if phase == IN_KONSUM:
        return list_goods(board, state, out)
    if phase == IN_DISKO:
        return list_partners(board, state, out)
    if phase == AT_LEVEL:
        return list_levels(board, state, out)
    if phase == CHOOSING_LIFE:
        return list_numbers(out, LIVE, len(LIVES))
    if phase == PAYING:
        return list_open_cards(board, state, out)
    return list_others(board, state, out)


@rule
def apply(board, state, log, action):
    """Carry out one action, and all that follows until somebody is asked or the game is over."""
    if action < LIVE:
        apply_luck(board, state, log, action)
    elif action >= MEET:
        apply_purchase(board, state, log, action)
    elif action >= PASS_BY:
        pass_by(board, state, log)
    elif action == STOP:
        stop(board, state, log)
    elif action >= GO:
        choose_way(board, state, log, action - GO)
    else:
        live_as(state, log, action - LIVE)
    carry_on(board, state, log)


@rule
def apply_luck(board, state, log, action):
    """Dice, cards, and paths that luck draws."""
    if action >= DRIFT:
        choose_way(board, state, log, action - DRIFT)
    elif action >= DRAW:
        take_card(state, log, action - DRAW)
    elif state.phase == PRISON_ROLL:
        take_sentence(state, log, action - ROLL)
    elif action >= ROLL:
        take_roll(state, log, action - ROLL)
    elif state.phase == ORDER:
        take_order_throw(state, log, (action - THROW) // SIDES + (action - THROW) % SIDES + 2)
    else:
        take_throw(board, state, log, action - THROW)


@rule
def apply_purchase(board, state, log, action):
    """Partners, goods, levels, open cards, and whom a card touches."""
    if action >= CHOOSE:
        choose_other(board, state, log, action - CHOOSE)
    elif action == PAY_LATER:
        state.phase = THROWING
        state.actor = LUCK
    elif action >= PAY_CARD:
        pay_card(board, state, log, state.turn, action - PAY_CARD)
        ask_to_pay(board, state)
    elif action == LEAVE:
        end_turn(state)
    elif action >= RISE:
        rise(board, state, log, action - RISE)
        end_turn(state)
    elif action >= BUY:
        buy(board, state, log, action - BUY)
    else:
        meet(board, state, log, action - MEET)
        end_turn(state)


@rule
def carry_on(board, state, log):
    """Dice move, spaces and cards act, turns pass, until somebody is asked or the game is over."""
    while state.actor != NOBODY:
        if state.phase == WALKING:
            walk_on(board, state, log)
        elif state.phase == ARRIVED:
            arrive(board, state, log)
        elif state.phase == EFFECTS:
            carry_out_card(board, state, log)
        elif state.phase == TURN_OVER:
            pass_turn_on(board, state, log)
        else:
            return
