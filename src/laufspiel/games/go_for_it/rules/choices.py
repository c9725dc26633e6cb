"""What can be done now: the answers to the matter on top of the stack, chapter by chapter."""

from laufspiel.games.go_for_it.rules.birthdays import list_gifts
from laufspiel.games.go_for_it.rules.buying import list_buying
from laufspiel.games.go_for_it.rules.dealing import list_dealing
from laufspiel.games.go_for_it.rules.following import (
    ALLOWED,
    list_free,
    list_risking,
    list_swapping,
    list_taking,
)
from laufspiel.games.go_for_it.rules.labor_day import list_announcing
from laufspiel.games.go_for_it.rules.news import list_choosing_news, list_news
from laufspiel.games.go_for_it.rules.selling import list_selling
from laufspiel.games.go_for_it.rules.setting_up import list_setting_up
from laufspiel.games.go_for_it.rules.stack import (
    BIRTHDAYS,
    BUYING,
    DEALING,
    DICE,
    DRAWING_NEWS,
    FREE_CARD,
    LABOR_DAY,
    LOSING,
    MATTER,
    NEWS_CHOICE,
    RISKING,
    SALE,
    SWAPPING,
    TAKING,
    TRADING_UP,
    TURNING_UP,
    now,
)
from laufspiel.games.go_for_it.rules.trading_up import list_trading_up
from laufspiel.games.go_for_it.rules.tray import list_owned, list_top_cards
from laufspiel.games.go_for_it.state import DRAW_NEWS, IN_DECK, LOSE, ROLL, SIDES
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.listing import list_numbers
from laufspiel.kernel.rule import rule


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
