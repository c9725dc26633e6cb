"""What the table of Go For It! shows a viewer: all but others' News hands and what lies face down."""

from collections.abc import Collection

import msgspec

from laufspiel.games.go_for_it.cards import (
    CARD_KEYS,
    CARDS,
    CAREER_KEYS,
    CATEGORIES,
    NEWS_CARDS,
    NEWS_KEYS,
    WEEK_KEYS,
)
from laufspiel.games.go_for_it.pending import Pending, all_pending
from laufspiel.games.go_for_it.rules import stack, turn
from laufspiel.games.go_for_it.rules.ending import is_winner
from laufspiel.games.go_for_it.rules.going_for_it import count_values
from laufspiel.games.go_for_it.rules.labor_day import clip_for
from laufspiel.games.go_for_it.rules.tray import count_in_deck
from laufspiel.games.go_for_it.state import BANKER, COLOURS, DISCARDED, IN_DECK, NONE
from laufspiel.kernel.contract import NOBODY
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import TypedAction, TypedEvent


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player: colour, money in $K, career and clip, birthday, Status cards, News.

    `clip` is the row of the career set last Labor Day, `coming` the row the cards owned now would give. `values` counts
    the different values per category, left to right. `news` counts the cards of the hand; `hand` is None where it holds
    what the viewer may not see.
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
    """A row of the tray: category, the three places for open cards (None: empty), cards face down, the back's price.

    `under` are the cards known to lie at the deck's bottom, in the order in which they will come up.
    """

    category: str
    open: list[str | None]
    deck: int
    back: int
    under: list[str]


class GoForItView(msgspec.Struct, frozen=True, tag_field="game", tag="go-for-it"):
    """The table: timepiece, year (Labor Days gone) of `years`, players, tray, News piles, the turn and what is pending.

    `pending` is the topmost matter with something to tell; `below` those that wait under it, from the top down.
    `dice` is the last roll, None while one is awaited. `target` counts the different values needed in each category.
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


def view(board: Row, state: Row, viewer: int | None) -> GoForItView:
    """The table as this viewer sees it: of News cards in hands only the viewer's own."""
    over = bool(state.actor == NOBODY)
    pending = list(all_pending(board, state))
    return GoForItView(
        timepiece=WEEK_KEYS[state.timepiece],
        year=int(state.year),
        years=int(board.years),
        target=int(board.target),
        bank=int(state.bank),
        seats=[_player(board, state, seat, seat == viewer) for seat in range(state.seats)],
        tray=[_row(board, state, row) for row in range(len(CATEGORIES))],
        news_deck=len(_news_in(state, IN_DECK)),
        discards=_news_in(state, DISCARDED),
        turn=None if over or state.turn == NONE else int(state.turn),
        step=_step(state),
        dice=_dice(state),
        pending=pending[0] if pending else None,
        below=pending[1:],
        banker=BANKER,
        over=over,
    )


def _player(board: Row, state: Row, seat: int, is_open: bool) -> PlayerView:
    hand = _news_in(state, seat)
    career, birthday = int(state.career[seat]), int(state.birthday[seat])
    return PlayerView(
        colour=COLOURS[board.colour[seat]],
        money=int(state.money[seat]),
        career=None if career == NONE else CAREER_KEYS[career],
        clip=int(state.clips[seat]),
        coming=0 if career == NONE else int(clip_for(board, state, seat)),
        birthday=None if birthday == NONE else WEEK_KEYS[birthday],
        announced=bool(state.announced[seat]),
        shields=int(state.shields[seat]),
        cards=[CARD_KEYS[card] for card in range(CARDS) if state.holder[card] == seat],
        values=[int(count_values(board, state, seat, row)) for row in range(len(CATEGORIES))],
        news=len(hand),
        hand=hand if is_open or not hand else None,
        winner=bool(is_winner(state, seat)),
    )


def _row(board: Row, state: Row, row: int) -> RowView:
    return RowView(
        category=CATEGORIES[row],
        open=[None if card == NONE else CARD_KEYS[card] for card in state.open[row]],
        deck=int(count_in_deck(state, row)),
        back=int(board.back[row]),
        under=[CARD_KEYS[card] for card in state.under[row][: state.under_count[row]]],
    )


def _news_in(state: Row, place: int) -> list[str]:
    """The News cards of a hand or pile."""
    return [NEWS_KEYS[card] for card in range(NEWS_CARDS) if state.news[card] == place]


def _step(state: Row) -> str | None:
    """G-11: the step of the turn that is going on."""
    bottom = state.stack[0]
    if state.depth == 0 or bottom[stack.MATTER] != stack.TURN:
        return None
    return turn.STEPS[bottom[turn.STEP] - 1]


def _dice(state: Row) -> list[int] | None:
    is_awaited = state.depth > 0 and stack.now(state)[stack.MATTER] == stack.DICE
    return None if is_awaited or state.dice[0] == 0 else [int(die) for die in state.dice]


def has_secrets(board: Row) -> bool:
    """G-14: News hands are secret at every table."""
    return True


def known_to(board: Row, state: Row, told: TypedAction | TypedEvent) -> Collection[int] | None:
    """G-14: which regular News card comes up is told to nobody but who draws it."""
    if told.get("do") == "draw_news" and not board.extra[NEWS_KEYS.index(str(told["news"]))]:
        return (int(state.turn),)
    return None
