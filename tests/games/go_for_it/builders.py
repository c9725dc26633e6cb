"""Short ways to lay a table of Go For It! in the middle of a game, and to play on from there.

The cards are plain here, so that tests don't depend on what an edition prints: in each category `…-1` and `…-2` are
worth the least, `…-3` and `…-4` $1K more, and so on; spaces and News cards say nothing but what a test writes on them.
"""

import numpy as np

from laufspiel.games.go_for_it import rules
from laufspiel.games.go_for_it.cards import (
    CARD_KEYS,
    CARDS,
    CARDS_A_ROW,
    CAREER_KEYS,
    CATEGORIES,
    NEWS_KEYS,
    ROWS,
    WEEK_KEYS,
    WEEKS,
)
from laufspiel.games.go_for_it.effects import ALL_CATEGORIES, EFFECTS
from laufspiel.games.go_for_it.rules.stack import DICE, MATTERS, TURN
from laufspiel.games.go_for_it.rules.turn import MOVE, STEP
from laufspiel.games.go_for_it.state import (
    ACTIONS,
    BANK,
    DISCARDED,
    EVENTS,
    FACE_DOWN,
    FACE_UP,
    NONE,
    OPENING_MONEY,
    SEATS,
    UNDER,
    Board,
    State,
)
from laufspiel.kernel.contract import LUCK, NOBODY, PLACE, SHARE
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.struct import copy, new, same
from tests.games.go_for_it.conservation import wrong_with

CHEAPEST = {"house": 30, "wheels": 20, "feelin": 10, "goin": 5}
BACK = {"house": 33, "wheels": 23, "feelin": 13, "goin": 8}
LADDER = ((0, 10), (3, 20), (6, 30), (9, 40))
"""Rows of every career: cards needed, salary in $K; career-2 pays $1K more in each row than career-1, and so on."""
LYING_OPEN = (14, 15, 16)
"""Which cards of each category lie open unless a test says otherwise."""


def effect(do, amount=0, categories=None, count=1):
    """One direction of a space or News card, as a row of the board; for `buy` the amount is the discount."""
    mask = ALL_CATEGORIES if categories is None else sum(1 << CATEGORIES.index(name) for name in categories)
    return [EFFECTS.index(do), amount, mask, count]


def buy(*categories, count=1, discount=0):
    """The direction to buy in these categories, or in any."""
    return effect("buy", discount, categories or None, count)


def blank_board(seats, **options):
    """Cards with plain values, careers with plain ladders, nothing written on spaces and News."""
    board = new(Board)
    for card in range(CARDS):
        row, place = divmod(card, CARDS_A_ROW)
        board.rank[card] = place // 2
        board.value[card] = CHEAPEST[CATEGORIES[row]] + place // 2
    board.back[:] = list(BACK.values())
    board.needed[:] = CARDS + 1
    for career in range(len(CAREER_KEYS)):
        for row, (needed, salary) in enumerate(LADDER):
            board.needed[career, row] = needed
            board.salary[career, row] = salary + career
    board.birthday[:] = NONE
    board.colour[:] = range(SEATS)
    board.target = 3 if seats < 5 else 2
    board.years = options.get("years", 10)
    board.deals = options.get("deals", 3)
    board.wrap = options.get("wrap", 0)
    board.careers_chosen = options.get("careers_chosen", 0)
    return board


def write(board, source, effects):
    """Write directions on a space (by number) or a News card (from WEEKS on)."""
    board.effect_count[source] = len(effects)
    for i, row in enumerate(effects):
        board.effects[source, i] = row


def table(
    seats=3, turn=0, at="week-1", here=(), owns=None, money=None, hands=None, news=None, extra=None,
    birthdays=None, opened=None, under=(), announced=(), shields=None, discards=(), year=0, **options,
):  # fmt: skip
    """A table before the roll of the player on turn; the first seat is banker.

    `here` is what the space says that a roll of two ones leads to. `owns`, `money` ($20K) and `hands` are by seat,
    `news` and `extra` write on News cards by key, `opened` names other cards that lie open by category (None: an empty
    place), `under` names cards put under their decks, in order. Whatever else isn't named lies face down.
    """
    board = blank_board(seats, **options)
    write(board, (WEEK_KEYS.index(at) + 2) % WEEKS, here)
    for key, effects in {**(news or {}), **(extra or {})}.items():
        write(board, WEEKS + NEWS_KEYS.index(key), effects)
        board.extra[NEWS_KEYS.index(key)] = key in (extra or {})
    laid = Table(board, new(State))
    rules.setup(board, laid.state, seats, turn)
    laid.put_players(at, year, money or {}, birthdays or {}, announced, shields or {})
    laid.put_status_cards(owns or {}, opened or {}, under)
    laid.put_news(hands or {}, discards)
    laid.start_turn(turn)
    return laid


class Table:
    """A board and a state, and what can be done with them by the names of cards."""

    def __init__(self, board, state):
        self.board, self.state = board, state
        self.log = new(EventLog)
        self.out = np.zeros(300, np.int64)

    # Laying it

    def put_players(self, at, year, money, birthdays, announced, shields):
        state = self.state
        seats = range(state.seats)
        state.timepiece, state.year = WEEK_KEYS.index(at), year
        for seat in seats:
            state.money[seat] = money.get(seat, OPENING_MONEY)
            state.career[seat] = seat
            state.birthday[seat] = WEEK_KEYS.index(birthdays[seat]) if seat in birthdays else NONE
            state.announced[seat] = seat in announced
            state.shields[seat] = shields.get(seat, 0)
        state.bank = BANK - state.money.sum()

    def put_status_cards(self, owns, opened, under):
        state = self.state
        state.holder[:] = FACE_DOWN
        for seat, cards in owns.items():
            for card in cards:
                state.holder[CARD_KEYS.index(card)] = seat
        for row, category in enumerate(CATEGORIES):
            lying = opened.get(category, [f"{category}-{i}" for i in LYING_OPEN])
            for slot, card in enumerate(lying):
                state.open[row, slot] = NONE if card is None else CARD_KEYS.index(card)
                if card is not None:
                    state.holder[CARD_KEYS.index(card)] = FACE_UP
        for card in under:
            number = CARD_KEYS.index(card)
            row = number // CARDS_A_ROW
            state.under[row, state.under_count[row]] = number
            state.under_count[row] += 1
            state.holder[number] = UNDER
        for row in range(ROWS):
            of_row = state.holder[row * CARDS_A_ROW : (row + 1) * CARDS_A_ROW]
            state.hidden[row] = (of_row == FACE_DOWN).sum()

    def put_news(self, hands, discards):
        for seat, cards in hands.items():
            for card in cards:
                self.state.news[NEWS_KEYS.index(card)] = seat
        for card in discards:
            self.state.news[NEWS_KEYS.index(card)] = DISCARDED

    def start_turn(self, turn):
        state = self.state
        state.turn, state.turns, state.actor = turn, 1, LUCK
        state.stack[:] = 0
        state.stack[0, 0], state.stack[0, STEP] = TURN, MOVE
        state.stack[1, 0] = DICE
        state.depth = 2

    # Playing

    def legal(self):
        count = 0 if self.is_over else rules.legal(self.board, self.state, self.out)
        return [int(action) for action in self.out[:count]]

    def forms(self):
        """What can be done now, in typed form."""
        return [ACTIONS.typed(action) for action in self.legal()]

    def choices(self, do):
        """With which cards, categories, amounts or seats this can be done now."""
        return [
            next(value for key, value in form.items() if key != "do")
            for form in self.forms()
            if form["do"] == do
        ]

    def kinds(self):
        """Which kinds of action can be done now."""
        return {form["do"] for form in self.forms()}

    def can(self, do, **values):
        return {"do": do, **values} in self.forms()

    def do(self, do, **values):
        """Whoever is asked does this; what happened."""
        form = {"do": do, **values}
        action = ACTIONS.number(form)
        assert action in self.legal(), f"{form} isn't among {self.forms()}"
        self.log.count = 0
        rules.apply(self.board, self.state, self.log, action)
        return EVENTS.typed(self.log)

    def roll(self, first, second):
        """The dice show this."""
        return self.do("roll", first=str(first), second=str(second))

    def land(self):
        """The timepiece comes to the space on which `here` is written."""
        return self.roll(1, 1)

    def turn_up(self, *cards):
        """These cards come up from their decks, one after the other; what happened then."""
        return [event for card in cards for event in self.do("turn_up", card=card)]

    def draw(self, *cards):
        """These News cards are drawn one after the other; what happened then."""
        return [event for card in cards for event in self.do("draw_news", news=card)]

    def by(self, seat, do, **values):
        """This seat is asked and does this; what happened."""
        assert self.actor == seat, f"{self.actor} is asked, not {seat}"
        return self.do(do, **values)

    def deal_with(self, other, *parts):
        """A proposal to a player, from its parts in their order up to the offer; what happened."""
        self.do("propose_to", other=other)
        for do, value in parts:
            self.do(do, **{"card" if do.endswith("card") else "amount": value})
        return self.do("make_offer")

    # What there is to see

    @property
    def actor(self):
        return int(self.state.actor)

    @property
    def is_over(self):
        return self.actor == NOBODY

    @property
    def turn(self):
        return int(self.state.turn)

    @property
    def matter(self):
        """What is asked now."""
        return MATTERS[self.state.stack[self.state.depth - 1, 0]]

    @property
    def week(self):
        return WEEK_KEYS[self.state.timepiece]

    def owned(self, seat):
        return {CARD_KEYS[card] for card in np.flatnonzero(self.state.holder == seat)}

    def hand(self, seat):
        return {NEWS_KEYS[card] for card in np.flatnonzero(self.state.news == seat)}

    @property
    def discards(self):
        return {NEWS_KEYS[card] for card in np.flatnonzero(self.state.news == DISCARDED)}

    def money(self, seat):
        return int(self.state.money[seat])

    @property
    def purses(self):
        return [self.money(seat) for seat in range(self.state.seats)]

    @property
    def bank(self):
        return int(self.state.bank)

    def opened(self, category):
        """The open cards of a category, from place to place; None for an empty one."""
        return [
            None if card == NONE else CARD_KEYS[card] for card in self.state.open[CATEGORIES.index(category)]
        ]

    def under(self, category):
        """The cards put under a deck, the one that comes up first in front."""
        row = CATEGORIES.index(category)
        return [CARD_KEYS[card] for card in self.state.under[row, : self.state.under_count[row]]]

    def deck(self, category):
        """How many cards lie face down in a category."""
        row = CATEGORIES.index(category)
        return int(self.state.hidden[row] + self.state.under_count[row])

    def clip(self, seat):
        return int(self.state.clips[seat])

    def payoff(self):
        out = np.zeros((self.state.seats, 3))
        rules.payoff(self.board, self.state, out)
        return out

    @property
    def shares(self):
        return [float(share) for share in self.payoff()[:, SHARE]]

    @property
    def places(self):
        return [int(place) for place in self.payoff()[:, PLACE]]


def set_of(seat_target, skip=()):
    """A complete set: so many different values in each category, `skip` left out."""
    return [
        f"{category}-{2 * i + 1}"
        for category in CATEGORIES
        for i in range(seat_target)
        if f"{category}-{2 * i + 1}" not in skip
    ]


__all__ = [
    "BACK",
    "CHEAPEST",
    "Table",
    "buy",
    "copy",
    "effect",
    "same",
    "set_of",
    "table",
    "wrong_with",
]
