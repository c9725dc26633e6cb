"""What the table of Es geht seinen Gang shows: everything, to everybody."""

import msgspec
import numpy as np

from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    GOOD_KEYS,
    LEVEL_KEYS,
    LIVES,
    MOST_LEVELS,
    PARTNER_KEYS,
    PATHS,
    QUESTION_KEYS,
    SPACE_KEYS,
)
from laufspiel.games.es_geht_seinen_gang.offers import Offer, open_cards
from laufspiel.games.es_geht_seinen_gang.pending import LifeQuestion, pending_of
from laufspiel.games.es_geht_seinen_gang.rules.school import has_certificate
from laufspiel.games.es_geht_seinen_gang.rules.scoring import converted, payoff, unpaid
from laufspiel.games.es_geht_seinen_gang.state import (
    CARD,
    CHOOSING_LIFE,
    CHOOSING_OTHER,
    COLOURS,
    DICE,
    NONE,
    ORDER,
    PAYING,
    PHASES,
    THROWING,
)
from laufspiel.kernel.contract import NOBODY, PLACE
from laufspiel.kernel.struct import Row


class Points(msgspec.Struct, frozen=True):
    """Chips by colour (E-02)."""

    green: int
    blue: int
    yellow: int
    red: int


class LifeView(msgspec.Struct, frozen=True):
    """A life so far, told at the end (E-40): figure, sex (None before it is chosen), where it is, chips, cards by key.

    `ended` is None for who is still on a life path, else died or arrived. `score` is what has been converted,
    `unpaid` what open cards still demand, `place` the rank once the game is over. `failed`: the last examination.
    """

    colour: str
    life: str | None
    space: str
    ended: str | None
    chips: Points
    career: str | None
    certificates: list[str]
    partners: list[str]
    goods: list[str]
    levels: list[str]
    children: int
    open_cards: list[Offer]
    misses: int
    failed: bool
    score: int
    unpaid: int
    place: int | None


class DiceView(msgspec.Struct, frozen=True):
    """The throw under way: the white number, the black one while it waits (0: no more), what moves, spaces left.

    `moving` is white, black or card.
    """

    white: int
    black: int
    moving: str
    steps: int


class GangView(msgspec.Struct, frozen=True, tag_field="game", tag="es-geht-seinen-gang"):
    """The table: lives by seat, `order` of play, dice, the question card being carried out, what is pending.

    `hidden` counts question cards never seen, `under` lists those put under the deck in the order they come up again.
    `last` tells that the last player's last throw is on (E-39).
    """

    turn: int | None
    phase: str
    order: list[int]
    dice: DiceView | None
    seats: list[LifeView]
    card: str | None
    hidden: int
    under: list[str]
    pending: LifeQuestion | None
    last: bool
    over: bool


def view(board: Row, state: Row, viewer: int | None) -> GangView:
    """The table; everything lies open, so all viewers see the same."""
    over = bool(state.actor == NOBODY)
    places = _places(board, state) if over else [None] * int(state.seats)
    has_begun = not over and state.turn != NONE and state.phase != CHOOSING_LIFE
    return GangView(
        turn=int(state.turn) if has_begun else None,
        phase="over" if over else PHASES[state.phase],
        order=[int(seat) for seat in state.order[: state.seats] if seat != NONE],
        dice=_dice(state),
        seats=[_life(board, state, seat, places[seat]) for seat in range(state.seats)],
        card=_card(state),
        hidden=int(state.hidden),
        under=[QUESTION_KEYS[card] for card in state.under[: state.under_count]],
        pending=pending_of(board, state),
        last=bool(state.last),
        over=over,
    )


def _life(board: Row, state: Row, seat: int, place: int | None) -> LifeView:
    life, career = int(state.life[seat]), int(state.career[seat])
    return LifeView(
        colour=COLOURS[board.colour[seat]],
        life=None if life == NONE else LIVES[life],
        space=SPACE_KEYS[state.place[seat]],
        ended=None if state.alive[seat] else "died" if state.died[seat] else "arrived",
        chips=Points(*(int(count) for count in state.chips[seat])),
        career=None if career == NONE else PATHS[career],
        certificates=[name for i, name in enumerate(CERTIFICATES) if has_certificate(state, seat, i)],
        partners=[PARTNER_KEYS[i] for i in range(board.partners) if state.partner[i] == seat],
        goods=[GOOD_KEYS[i] for i in range(board.goods) if state.good[i] == seat],
        levels=_levels(state, seat),
        children=int(state.children[seat]),
        open_cards=list(open_cards(board, state, seat)),
        misses=int(state.miss[seat]),
        failed=bool(state.failed[seat]),
        score=int(converted(board, state, seat)),
        unpaid=int(unpaid(board, state, seat)),
        place=place,
    )


def _levels(state: Row, seat: int) -> list[str]:
    return [
        LEVEL_KEYS[career * MOST_LEVELS + level]
        for career in range(len(PATHS))
        for level in range(MOST_LEVELS)
        if state.level[career, level] == seat
    ]


def _dice(state: Row) -> DiceView | None:
    """The throw under way; none before the dice fall, or once the game is over."""
    if state.actor == NOBODY or state.phase in (CHOOSING_LIFE, ORDER, THROWING, PAYING):
        return None
    return DiceView(int(state.white), int(state.black), DICE[state.die], int(state.steps))


def _card(state: Row) -> str | None:
    """The question card being carried out: it asks whom it touches, or moves the figure."""
    is_moving = state.die == CARD and _dice(state) is not None
    is_going_on = state.card != NONE and (state.phase == CHOOSING_OTHER or is_moving)
    return QUESTION_KEYS[state.card] if is_going_on else None


def _places(board: Row, state: Row) -> list[int | None]:
    result = np.zeros((state.seats, 3))
    payoff(board, state, result)
    return [int(row[PLACE]) for row in result]
