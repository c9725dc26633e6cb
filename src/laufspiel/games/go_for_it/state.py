"""The records of Go For It! and the numbers in them."""

from laufspiel.games.go_for_it.cards import (
    CARD_KEYS,
    CARDS,
    CARDS_A_ROW,
    CAREER_KEYS,
    CAREERS,
    CATEGORIES,
    NEWS_CARDS,
    NEWS_KEYS,
    OPEN_CARDS,
    ROWS,
    WEEK_KEYS,
    WEEKS,
)
from laufspiel.games.go_for_it.effects import MOST_EFFECTS
from laufspiel.kernel.actions import Actions
from laufspiel.kernel.contract import STATE_FIELDS
from laufspiel.kernel.declared import kind, named, number
from laufspiel.kernel.events import Events
from laufspiel.kernel.struct import record_type

COLOURS = ("red", "blue", "green", "yellow", "orange", "violet")
SEATS = 6
BANKER = 0
"""The seat of the banker, from whose left Labor Day goes round (G-10, G-29)."""
FACES = ("1", "2", "3", "4", "5", "6")
SIDES = len(FACES)
AMOUNTS = ("100", "50", "20", "10", "5", "2", "1")
"""Sums in $K of which bids and the money of deals are made up, from the largest down."""
AMOUNT = (100, 50, 20, 10, 5, 2, 1)

NONE = -1
# Where a Status card is, when no player has it (its holder is a seat otherwise).
FACE_UP, FACE_DOWN, UNDER = -1, -2, -3
"""In a slot of the tray; in the shuffled part of its deck; put under its deck since, in known order."""
# Where a News card is, when it is in nobody's hand.
IN_DECK, DISCARDED = -1, -2
OPENING_MONEY = 20
BANK = 3740
"""All the money of the box in $K (G-04)."""
GIFT_OF_MONEY = 5
"""What is given instead of a card on a birthday, in $K (G-31)."""
GOOD_ROLL = 6
"""What a GO FOR IT! roll must reach (G-23a)."""
CLIP_ROWS = 8
"""Rows of a Career card at most."""

Board = record_type(
    {
        "value": ("i4", CARDS),
        # the rank of a card's value among the distinct values of its category
        "rank": ("i4", CARDS),
        "back": ("i4", ROWS),
        # effects of the spaces, then of the News cards: rows of KIND, AMOUNT, MASK, COUNT
        "effects": ("i4", (WEEKS + NEWS_CARDS, MOST_EFFECTS, 4)),
        "effect_count": ("i4", WEEKS + NEWS_CARDS),
        "extra": ("i4", NEWS_CARDS),
        # rows of careers from the lowest: cards needed, salary; unused rows need more cards than there are
        "needed": ("i4", (CAREERS, CLIP_ROWS)),
        "salary": ("i4", (CAREERS, CLIP_ROWS)),
        "colour": ("i4", SEATS),
        # the week of each player's birthday, or NONE when luck draws it
        "birthday": ("i4", SEATS),
        # different values needed in each category (G-01)
        "target": "i4",
        "years": "i4",
        "deals": "i4",
        "wrap": "i4",
        "careers_chosen": "i4",
    }
)

DEPTH = 20
FRAME = 7
"""A pending matter: its kind and six numbers of its own; see rules/stack.py."""

State = record_type(
    {
        **STATE_FIELDS,
        "seats": "i4",
        # what is going on, from the turn at the bottom to the question asked now at the top
        "depth": "i4",
        "stack": ("i4", (DEPTH, FRAME)),
        "dice": ("i4", 2),
        "timepiece": "i4",
        # Labor Days so far
        "year": "i4",
        "bank": "i4",
        "money": ("i4", SEATS),
        "career": ("i4", SEATS),
        # numpy has a `clip` of its own
        "clips": ("i4", SEATS),
        "birthday": ("i4", SEATS),
        "announced": ("i4", SEATS),
        "shields": ("i4", SEATS),
        "holder": ("i4", CARDS),
        "open": ("i4", (ROWS, OPEN_CARDS)),
        "under": ("i4", (ROWS, CARDS_A_ROW)),
        "under_count": ("i4", ROWS),
        # shuffled cards of each deck
        "hidden": ("i4", ROWS),
        "news": ("i4", NEWS_CARDS),
        # the Status card that came last from the tray, for trading up
        "bought": "i4",
        # Extra! Extra! cards of this turn
        "extra_played": "i4",
        "deals_left": "i4",
        # the deal being made: partner, cards as bits per category, money, and what keeps its parts in order
        "partner": "i4",
        "given": ("i4", ROWS),
        "wanted": ("i4", ROWS),
        "paid": "i4",
        "asked": "i4",
        "last_part": "i4",
        # how often a partner has declined a player's offers since the last Labor Day
        "declined": ("i4", (SEATS, SEATS)),
        "winners": "i4",
    }
)

ACTIONS = Actions(
    # luck
    kind("begin", number("seat", SEATS)),
    kind("birthday", named("week", WEEK_KEYS)),
    kind("career", named("career", CAREER_KEYS)),
    kind("turn_up", named("card", CARD_KEYS)),
    kind("roll", named("first", FACES), named("second", FACES)),
    kind("draw_news", named("news", NEWS_KEYS)),
    # set-up
    kind("choose_career", named("career", CAREER_KEYS)),
    # buying
    kind("buy", named("card", CARD_KEYS)),
    kind("buy_unseen", named("category", CATEGORIES)),
    kind("done_buying"),
    # trading up
    kind("go_for_it"),
    kind("keep"),
    kind("swap_for", named("card", CARD_KEYS)),
    kind("swap_unseen", named("category", CATEGORIES)),
    # selling
    kind("sell", named("card", CARD_KEYS)),
    kind("raise", named("amount", AMOUNTS)),
    kind("stop_bidding"),
    kind("close_sale"),
    kind("withdraw"),
    # News cards and what they ask
    kind("play_news", named("news", NEWS_KEYS)),
    kind("save_news"),
    kind("choose_free", named("card", CARD_KEYS)),
    kind("lose", named("card", CARD_KEYS)),
    kind("take", named("card", CARD_KEYS)),
    kind("give", named("card", CARD_KEYS)),
    kind("risk", named("card", CARD_KEYS)),
    kind("let_go"),
    # dealing
    kind("propose_to", number("other", SEATS)),
    kind("offer_card", named("card", CARD_KEYS)),
    kind("want_card", named("card", CARD_KEYS)),
    kind("offer_money", named("amount", AMOUNTS)),
    kind("want_money", named("amount", AMOUNTS)),
    kind("make_offer"),
    kind("drop_deal"),
    kind("accept"),
    kind("decline"),
    kind("end_turn"),
    # Labor Day
    kind("announce"),
    kind("wait"),
)
(
    BEGIN,
    BIRTHDAY,
    CAREER,
    TURN_UP,
    ROLL,
    DRAW_NEWS,
    CHOOSE_CAREER,
    BUY,
    BUY_UNSEEN,
    DONE_BUYING,
    GO_FOR_IT,
    KEEP,
    SWAP_FOR,
    SWAP_UNSEEN,
    SELL,
    RAISE,
    STOP_BIDDING,
    CLOSE_SALE,
    WITHDRAW,
    PLAY_NEWS,
    SAVE_NEWS,
    CHOOSE_FREE,
    LOSE,
    TAKE,
    GIVE,
    RISK,
    LET_GO,
    PROPOSE_TO,
    OFFER_CARD,
    WANT_CARD,
    OFFER_MONEY,
    WANT_MONEY,
    MAKE_OFFER,
    DROP_DEAL,
    ACCEPT,
    DECLINE,
    END_TURN,
    ANNOUNCE,
    WAIT,
) = ACTIONS.first.values()

MOST_MONEY = 100_000


def _seat(name: str = "seat"):
    return number(name, SEATS)


def _card(name: str = "card"):
    return named(name, CARD_KEYS)


def _money(name: str = "amount"):
    return number(name, MOST_MONEY)


EVENTS = Events(
    kind("began", _seat()),
    kind("birthday_set", _seat(), named("week", WEEK_KEYS)),
    kind("career_taken", _seat(), named("career", CAREER_KEYS)),
    kind("turned_up", _card()),
    kind("rolled", _seat(), named("first", FACES), named("second", FACES)),
    kind("moved", _seat(), named("start", WEEK_KEYS), named("end", WEEK_KEYS)),
    # money
    kind("collected", _seat(), _money()),
    kind("paid", _seat(), _money()),
    kind("paid_player", _seat(), _seat("other"), _money()),
    # buying and trading up
    kind("bought", _seat(), _card(), _money("price")),
    kind("bought_unseen", _seat(), named("category", CATEGORIES), _money("price")),
    kind("got", _seat(), _card()),
    kind("traded_up", _seat(), _card("old"), _card()),
    kind("traded_unseen", _seat(), _card("old")),
    kind("roll_failed", _seat(), _card()),
    kind("roll_spared", _seat(), _card()),
    # selling
    kind("put_up", _seat(), _card(), _money("price")),
    kind("bid", _seat(), _money()),
    kind("stopped_bidding", _seat()),
    kind("sold", _seat(), _seat("other"), _card(), _money("price")),
    kind("sold_to_bank", _seat(), _card(), _money("price")),
    kind("withdrew", _seat(), _card()),
    # News
    kind("drew_news", _seat()),
    kind("read_extra", _seat(), named("news", NEWS_KEYS)),
    kind("played_news", _seat(), named("news", NEWS_KEYS)),
    kind("news_reshuffled"),
    kind("got_free", _seat(), _card()),
    kind("lost", _seat(), _card()),
    kind("took", _seat(), _seat("other"), _card()),
    kind("swapped", _seat(), _seat("other"), _card("old"), _card()),
    kind("protected", _seat()),
    kind("averted", _seat()),
    # dealing
    kind("proposed", _seat(), _seat("other")),
    kind("accepted", _seat(), _seat("other")),
    kind("declined", _seat(), _seat("other")),
    kind("handed_over", _seat(), _seat("other"), _card()),
    # Labor Day and birthdays
    kind("labor_day", number("year", 1000)),
    kind("salary", _seat(), _money()),
    kind("announced", _seat()),
    kind("failed", _seat()),
    kind("birthday_came", _seat()),
    kind("gave", _seat(), _seat("other"), _card()),
    # the end
    kind("won", _seat()),
    kind("years_over", number("year", 1000)),
)
(
    BEGAN,
    BIRTHDAY_SET,
    CAREER_TAKEN,
    TURNED_UP,
    ROLLED,
    MOVED,
    COLLECTED,
    PAID,
    PAID_PLAYER,
    BOUGHT,
    BOUGHT_UNSEEN,
    GOT,
    TRADED_UP,
    TRADED_UNSEEN,
    ROLL_FAILED,
    ROLL_SPARED,
    PUT_UP,
    BID,
    STOPPED_BIDDING,
    SOLD,
    SOLD_TO_BANK,
    WITHDREW,
    DREW_NEWS,
    READ_EXTRA,
    PLAYED_NEWS,
    NEWS_RESHUFFLED,
    GOT_FREE,
    LOST,
    TOOK,
    SWAPPED,
    PROTECTED,
    AVERTED,
    PROPOSED,
    ACCEPTED,
    DECLINED,
    HANDED_OVER,
    LABOR_DAY_CAME,
    SALARY_PAID,
    ANNOUNCED,
    FAILED,
    BIRTHDAY_CAME,
    GAVE,
    WON,
    YEARS_OVER,
) = range(len(EVENTS.kinds))
