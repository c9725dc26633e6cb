"""What is going on at the table of Go For It!, as a viewer is told it: a purchase, an auction, a deal, a gift …"""

from collections.abc import Callable, Iterator

import msgspec

from laufspiel.games.go_for_it.cards import CARD_KEYS, CARDS, CATEGORIES
from laufspiel.games.go_for_it.rules import buying, dealing, following, labor_day, selling, stack, trading_up
from laufspiel.games.go_for_it.rules.birthdays import GIVER, celebrant_of, giver_of
from laufspiel.games.go_for_it.rules.setting_up import CAREERS_STAGE, STAGE, chooser
from laufspiel.games.go_for_it.rules.tray import is_in
from laufspiel.games.go_for_it.state import GOOD_ROLL, NONE, SIDES
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.struct import Row

GOOD_ROLLS = sum(a + b >= GOOD_ROLL for a in range(1, SIDES + 1) for b in range(1, SIDES + 1))
"""Of the 36 rolls of two dice those that trade a card up (G-23a)."""


class Buying(msgspec.Struct, frozen=True, tag_field="matter", tag="buying"):
    """A player may buy up to `left` cards of the categories, each `discount` $K cheaper; may be sell one first."""

    seat: int
    categories: list[str]
    left: int
    discount: int
    may_sell: bool


class TradingUp(msgspec.Struct, frozen=True, tag_field="matter", tag="trading_up"):
    """A card at stake: `stage` is offered, rolling, swapping, or drawing while the top card is turned over.

    `row` is the category to the left, None where there is nothing to trade up to; `good` counts good rolls of 36;
    with `safe` a bad roll loses nothing.
    """

    seat: int
    card: str
    stage: str
    row: str | None
    good: int
    safe: bool


class Sale(msgspec.Struct, frozen=True, tag_field="matter", tag="sale"):
    """An auction: card, its value or the highest bid so far, who bid it, who is out, who is asked (last the seller)."""

    seller: int
    card: str
    price: int
    highest: int | None
    out: list[int]
    asked: int


class Deal(msgspec.Struct, frozen=True, tag_field="matter", tag="deal"):
    """A deal: `stage` is idle, composing or offered; what the proposer gives and wants, proposals left this turn.

    `paid` and `asked` are $K that the proposer adds or wants.
    """

    seat: int
    stage: str
    partner: int | None
    given: list[str]
    wanted: list[str]
    paid: int
    asked: int
    left: int


class LaborDay(msgspec.Struct, frozen=True, tag_field="matter", tag="labor_day"):
    """Labor Day: `stage` is judging, penalties, salaries or announcements; who is asked now."""

    stage: str
    asked: int | None


class Gift(msgspec.Struct, frozen=True, tag_field="matter", tag="gift"):
    """A birthday: who celebrates, who gives now."""

    celebrant: int
    giver: int | None


class Choosing(msgspec.Struct, frozen=True, tag_field="matter", tag="choosing"):
    """Anything else that is asked: `what` names it (news_choice, free_card, losing, taking, swapping, risking, career).

    `victim` is from whom a card is taken when that is settled, `card` the one wanted in a swap.
    """

    what: str
    seat: int
    categories: list[str]
    victim: int | None
    card: str | None


Pending = Buying | TradingUp | Sale | Deal | LaborDay | Gift | Choosing
"""What is going on; None while luck acts in setting up, on a roll of the turn, or when the game is over."""

TRADING_STAGES = ("offered", "rolling", "swapping", "drawing")
DEAL_STAGES = ("idle", "composing", "offered")
LABOR_DAY_STAGES = ("judging", "penalties", "salaries", "announcements")


def all_pending(board: Row, state: Row) -> Iterator[Pending]:
    """The matters with something to tell, from the topmost down."""
    for depth in range(int(state.depth), 0, -1):
        matter = int(state.stack[depth - 1][stack.MATTER])
        if matter in TELLERS and (told := TELLERS[matter](board, _down_to(state, depth))):
            yield told


def _down_to(state: Row, depth: int) -> Row:
    """The table as the matter at this depth sees it, with itself on top."""
    if depth == state.depth:
        return state
    seen = state.copy()
    seen.depth = depth
    # Who acts now answers to what is above.
    seen.actor = LUCK
    return seen


def _buying(board: Row, state: Row) -> Buying:
    frame = stack.now(state)
    return Buying(
        seat=int(state.turn),
        categories=names_of(frame[buying.MASK]),
        left=int(frame[buying.LEFT]),
        discount=int(frame[buying.DISCOUNT]),
        may_sell=bool(frame[buying.MAY_SELL]),
    )


def _trading_up(board: Row, state: Row) -> TradingUp:
    frame = stack.now(state)
    card = int(frame[trading_up.CARD])
    row = int(trading_up.row_to_the_left(board, state, card))
    return TradingUp(
        seat=int(state.turn),
        card=CARD_KEYS[card],
        stage=TRADING_STAGES[frame[trading_up.STAGE]],
        row=None if row == NONE else CATEGORIES[row],
        good=GOOD_ROLLS,
        safe=bool(frame[trading_up.SAFE]),
    )


def _sale(board: Row, state: Row) -> Sale:
    frame = stack.now(state)
    return Sale(
        seller=int(state.turn),
        card=CARD_KEYS[frame[selling.CARD]],
        price=int(frame[selling.PRICE]),
        highest=_or_none(frame[selling.HIGHEST]),
        out=[seat for seat in range(state.seats) if is_in(seat, frame[selling.OUT])],
        asked=int(frame[selling.BIDDER]),
    )


def _deal(board: Row, state: Row) -> Deal:
    return Deal(
        seat=int(state.turn),
        stage=DEAL_STAGES[stack.now(state)[dealing.STAGE]],
        partner=_or_none(state.partner),
        given=[CARD_KEYS[card] for card in range(CARDS) if dealing.is_part(state.given, card)],
        wanted=[CARD_KEYS[card] for card in range(CARDS) if dealing.is_part(state.wanted, card)],
        paid=int(state.paid),
        asked=int(state.asked),
        left=int(state.deals_left),
    )


def _labor_day(board: Row, state: Row) -> LaborDay:
    stage = int(stack.now(state)[labor_day.STAGE])
    return LaborDay(LABOR_DAY_STAGES[stage], _or_none(state.actor))


def _gift(board: Row, state: Row) -> Gift | None:
    if stack.now(state)[GIVER] == 0:
        return None
    return Gift(int(celebrant_of(state)), None if state.actor == LUCK else int(giver_of(state)))


def _choosing(board: Row, state: Row) -> Choosing:
    frame = stack.now(state)
    matter = int(frame[stack.MATTER])
    is_taking, is_swapping = matter == stack.TAKING, matter == stack.SWAPPING
    asks_for_cards = matter != stack.NEWS_CHOICE
    return Choosing(
        what=stack.MATTERS[matter],
        seat=int(frame[following.TAKER] if is_taking else state.turn),
        categories=names_of(frame[following.ALLOWED]) if asks_for_cards else [],
        victim=_or_none(frame[following.VICTIM]) if is_taking else None,
        card=CARD_KEYS[frame[following.TAKEN]] if is_swapping and frame[following.TAKEN] != NONE else None,
    )


def _career(board: Row, state: Row) -> Choosing | None:
    """G-09: careers that players choose; what luck settles beforehand is nobody's question."""
    if state.actor == LUCK or stack.now(state)[STAGE] != CAREERS_STAGE:
        return None
    return Choosing("career", int(chooser(state)), [], None, None)


TELLERS: dict[int, Callable[[Row, Row], Pending | None]] = {
    stack.SETTING_UP: _career,
    stack.LABOR_DAY: _labor_day,
    stack.BIRTHDAYS: _gift,
    stack.BUYING: _buying,
    stack.TRADING_UP: _trading_up,
    stack.SALE: _sale,
    stack.DEALING: _deal,
    **dict.fromkeys(
        (stack.NEWS_CHOICE, stack.FREE_CARD, stack.LOSING, stack.TAKING, stack.SWAPPING, stack.RISKING),
        _choosing,
    ),
}


def names_of(mask: int) -> list[str]:
    """Categories told as bits, left to right."""
    return [name for row, name in enumerate(CATEGORIES) if is_in(row, mask)]


def _or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None
