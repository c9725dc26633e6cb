"""What the table of Go For It! shows a viewer: all but others' News hands and what lies face down."""

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player: colour, money in $K, career and clip, birthday, Status cards, News.

    `clip` is the row of the career set last Labor Day, `coming` the row the cards owned now would give. `values` counts
    the different values per category, left to right. `hand` is None where the viewer may not see it.
    """

    colour: str
    money: int
    career: str | None
    clip: int
    coming: int
    birthday: str | None
    announced: bool
    shields: int
    cards: list[str]
    values: list[int]
    news: int
    hand: list[str] | None
    winner: bool


class RowView(msgspec.Struct, frozen=True):
    """A row of the tray: category, the three places for open cards (None: empty), cards face down, the back's price."""

    category: str
    open: list[str | None]
    deck: int
    back: int


class Buying(msgspec.Struct, frozen=True, tag_field="matter", tag="buying"):
    """A player may buy up to `left` cards of the categories, each `discount` $K cheaper; may be sell one first."""

    seat: int
    categories: list[str]
    left: int
    discount: int
    may_sell: bool


class TradingUp(msgspec.Struct, frozen=True, tag_field="matter", tag="trading_up"):
    """A card at stake: `stage` is offered, rolling or swapping; `row` the category to the left; good rolls of 36."""

    seat: int
    card: str
    stage: str
    row: str | None
    good: int
    safe: bool


class Sale(msgspec.Struct, frozen=True, tag_field="matter", tag="sale"):
    """An auction: the card, its value or the highest bid, who bid it, who is out, who is asked (or the seller)."""

    seller: int
    card: str
    price: int
    highest: int | None
    out: list[int]
    asked: int


class Deal(msgspec.Struct, frozen=True, tag_field="matter", tag="deal"):
    """A deal: `stage` is idle, composing or offered; what the proposer gives and wants, proposals left this turn."""

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


class GoForItView(msgspec.Struct, frozen=True, tag_field="game", tag="go-for-it"):
    """The table: timepiece, year (Labor Days gone) of `years`, players, tray, News, step of the turn, what is pending.

    `pending` is the topmost matter with something to tell; `below` those that wait under it, from the top down.
    """

    timepiece: str
    year: int
    years: int
    target: int
    bank: int
    seats: list[PlayerView]
    tray: list[RowView]
    news_deck: int
    discards: list[str]
    turn: int | None
    step: str | None
    dice: list[int] | None
    pending: Pending | None
    below: list[Pending]
    banker: int
    over: bool
