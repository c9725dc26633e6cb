"""What goes on by itself until somebody must be asked: the chapters' `go_on_…`, by the matter on top of the stack."""

from laufspiel.games.go_for_it.rules.birthdays import go_on_celebrating
from laufspiel.games.go_for_it.rules.buying import go_on_buying
from laufspiel.games.go_for_it.rules.dealing import go_on_dealing
from laufspiel.games.go_for_it.rules.following import (
    go_on_choosing_free,
    go_on_following,
    go_on_risking,
    go_on_swapping,
    go_on_taking,
)
from laufspiel.games.go_for_it.rules.labor_day import go_on_labor_day
from laufspiel.games.go_for_it.rules.news import go_on_choosing_news, go_on_drawing_news
from laufspiel.games.go_for_it.rules.selling import go_on_selling
from laufspiel.games.go_for_it.rules.setting_up import go_on_setting_up
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
    SWAPPING,
    TAKING,
    TRADING_UP,
    TURN,
    TURNING_UP,
    ask,
    now,
)
from laufspiel.games.go_for_it.rules.trading_up import go_on_trading_up
from laufspiel.games.go_for_it.rules.tray import go_on_turning_up
from laufspiel.games.go_for_it.rules.turn import go_on_with_turn
from laufspiel.kernel.rule import rule


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
