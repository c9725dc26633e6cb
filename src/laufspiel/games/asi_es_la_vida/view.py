"""What the table of ¡Así es la vida! shows a viewer; with `hidden_stock` each sees only the own cards."""

from collections.abc import Iterator

import msgspec
import numpy as np

from laufspiel.games.asi_es_la_vida.course import ahead
from laufspiel.games.asi_es_la_vida.rules import payoff
from laufspiel.games.asi_es_la_vida.scoring import fortunes, points
from laufspiel.games.asi_es_la_vida.state import (
    ACTIONS,
    COLOURS,
    FIGURE,
    FIGURE_BACK,
    FINISH,
    FIRST_PLUS,
    GUARD,
    GUARD_BACK,
    KEYS,
    NONE,
    NUMBER,
    OUT,
    PASS,
    START,
    kind_of,
)
from laufspiel.kernel.contract import NOBODY, PLACE, plain_arguments
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Target, TypedEvent
from laufspiel.kernel.words import Argument


class CardView(msgspec.Struct, frozen=True):
    """A card of the course: `key` as in the drawing, kind (start, plus, minus, fortune, finish), printed value.

    `figures` counts the figures standing on it per seat, `guards` the guards.
    """

    key: str
    kind: str
    value: int
    figures: list[int]
    guards: int


class TakenView(msgspec.Struct, frozen=True):
    """A taken card, `turned` when a fortune card turns it from minus into plus."""

    key: str
    kind: str
    value: int
    turned: bool


class StockView(msgspec.Struct, frozen=True):
    """What one player has taken: the cards from plus to minus, and what they are worth so far.

    With hidden stock `cards` and `score` are None for other players, and only `count` is told.
    """

    colour: str
    figures: int
    at_home: int
    count: int
    cards: list[TakenView] | None
    score: int | None
    place: int | None


class VidaView(msgspec.Struct, frozen=True, tag_field="game", tag="asi-es-la-vida"):
    """The table: the course from Start to Finish as it now lies, without gaps, and every player's stock."""

    course: list[CardView]
    out: list[str]
    seats: list[StockView]
    turn: int | None
    roll: int | None
    over: bool


def view(board: Row, state: Row, viewer: int | None) -> VidaView:
    """The table as this viewer sees it: with hidden stocks, others' cards only once the game is over."""
    over = bool(state.actor == NOBODY)
    return VidaView(
        course=[_card(state, card) for card in _course(state)],
        out=[KEYS[card] for card in range(len(KEYS)) if state.holder[card] == OUT],
        seats=[
            _stock(board, state, seat, over or not board.hidden_stock or seat == viewer, over)
            for seat in range(state.seats)
        ],
        turn=None if over or state.turn == NONE else int(state.turn),
        roll=None if state.roll == NONE else int(state.roll),
        over=over,
    )


def has_secrets(board: Row) -> bool:
    """V-19: whether stocks lie face down."""
    return bool(board.hidden_stock)


def _course(state: Row) -> Iterator[int]:
    card = START
    while card != FINISH:
        yield card
        card = int(state.following[card])
    yield FINISH


def _card(state: Row, card: int) -> CardView:
    return CardView(
        key=KEYS[card],
        kind=kind_of(card),
        value=int(NUMBER[card]),
        figures=[list(state.figures[seat]).count(card) for seat in range(state.seats)],
        guards=int(state.guards_on[card]),
    )


def _stock(board: Row, state: Row, seat: int, is_open: bool, over: bool) -> StockView:
    held = [card for card in range(len(KEYS)) if state.holder[card] == seat]
    return StockView(
        colour=COLOURS[board.colour[seat]],
        figures=int(board.figures),
        at_home=int(state.at_home[seat]),
        count=len(held),
        cards=_taken(state, seat, held) if is_open else None,
        score=int(points(state, seat)) if is_open else None,
        place=_place(board, state, seat) if over else None,
    )


def _taken(state: Row, seat: int, held: list[int]) -> list[TakenView]:
    minus = [card for card in reversed(held) if card < FIRST_PLUS and card != state.burden]
    turned = set(minus[: int(fortunes(state, seat))])
    return [
        TakenView(KEYS[card], kind_of(card), int(NUMBER[card]), card in turned) for card in reversed(held)
    ]


def _place(board: Row, state: Row, seat: int) -> int:
    result = np.zeros((state.seats, 3))
    payoff(board, state, result)
    return int(result[seat, PLACE])


def target(board: Row, state: Row, action: int) -> tuple[Target, dict[str, Argument]]:
    """Where a choice shows on the board, and what its words tell: the cards, whether the one left is taken."""
    form = ACTIONS.typed(action)
    if not FIGURE <= action < PASS:
        return Target(), event_arguments(form)
    card = KEYS.index(str(form["card"]))
    is_figure = action < GUARD or FIGURE_BACK <= action < GUARD_BACK
    is_back = action >= FIGURE_BACK
    end = int(state.before[card]) if is_back else int(ahead(state, card, state.roll))
    takes = is_figure and card != START and state.figures_on[card] == 1 and state.guards_on[card] == 0
    told = {**told_of("card", card), **told_of("end", end)}
    told |= {"takes": "yes" if takes else "no", "home": "yes" if end == FINISH else "no"}
    return Target("figure" if is_figure else "guard", KEYS[card], KEYS[end]), told


def told_of(name: str, card: int) -> dict[str, Argument]:
    """A card as arguments of a sentence: its key, its kind and its number."""
    return {name: KEYS[card], f"{name}_kind": kind_of(card), f"{name}_value": _told_number(card)}


def _told_number(card: int) -> int:
    """The number on a card; of a fortune card which of the six it is, so that two choices don't sound the same."""
    return int(KEYS[card].removeprefix("fortune-")) if kind_of(card) == "fortune" else int(NUMBER[card])


CARD_ARGUMENTS = ("card", "start", "end")


def event_arguments(event: TypedEvent) -> dict[str, Argument]:
    """An event's values as arguments of its sentence, each card with kind and number."""
    told = plain_arguments(event)
    for name in CARD_ARGUMENTS:
        if name in told:
            told |= told_of(name, KEYS.index(str(told[name])))
    return told
