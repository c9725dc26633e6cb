"""What a player of Es geht seinen Gang is asked, or waits for: a life, a way, a stop, a purchase, dice, a card …"""

from collections.abc import Callable

import msgspec

from laufspiel.games.es_geht_seinen_gang.names import (
    COLOURS,
    CONDITIONS,
    EFFECTS,
    PATH_KEYS,
    QUESTION_KEYS,
    SPACE_KEYS,
    SPACE_KINDS,
)
from laufspiel.games.es_geht_seinen_gang.offers import Offer, offers_at, open_cards
from laufspiel.games.es_geht_seinen_gang.printed import letters_of
from laufspiel.games.es_geht_seinen_gang.rules.questions import may_choose
from laufspiel.games.es_geht_seinen_gang.rules.turn import throws_one_die
from laufspiel.games.es_geht_seinen_gang.rules.walking import is_open
from laufspiel.games.es_geht_seinen_gang.state import (
    AT_LEVEL,
    CHOOSING_LIFE,
    CHOOSING_OTHER,
    CHOOSING_WAY,
    DRAWING,
    FIRST_POINT,
    IN_DISKO,
    IN_KONSUM,
    KIND,
    ORDER,
    PAYING,
    PRISON_ROLL,
    STOPPING,
    THROWING,
)
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.struct import Row


class DiceAwaited(msgspec.Struct, frozen=True, tag_field="matter", tag="throw"):
    """A player's dice are awaited, one or two: `what` is order, turn or prison."""

    seat: int
    what: str
    dice: int


class Draw(msgspec.Struct, frozen=True, tag_field="matter", tag="draw"):
    """A player draws a question card."""

    seat: int


class ChoosingLife(msgspec.Struct, frozen=True, tag_field="matter", tag="choosing_life"):
    """A player chooses a woman's or a man's life."""

    seat: int


class WayView(msgspec.Struct, frozen=True):
    """A black arrow: the action's number, where it leads, that path's key, for whom it is, whether this player may."""

    way: int
    space: str
    path: str
    condition: str
    open: bool


class ChoosingWay(msgspec.Struct, frozen=True, tag_field="matter", tag="choosing_way"):
    """A player chooses among black arrows from a space, or luck does (`by_luck`); `left` spaces are still to go."""

    seat: int
    space: str
    ways: list[WayView]
    left: int
    by_luck: bool


class Stopping(msgspec.Struct, frozen=True, tag_field="matter", tag="stopping"):
    """A player may stop at a space (`kind` disko, konsum or level) or go on `left` spaces; what could be had there.

    `forfeits` is what stopping costs: the spaces left and the black die.
    """

    seat: int
    space: str
    kind: str
    left: int
    forfeits: int
    offers: list[Offer]


class Visiting(msgspec.Struct, frozen=True, tag_field="matter", tag="visiting"):
    """A player has stopped at a space (`kind` disko, konsum or level) and takes something there or leaves."""

    seat: int
    space: str
    kind: str
    offers: list[Offer]


class ChoosingOther(msgspec.Struct, frozen=True, tag_field="matter", tag="choosing_other"):
    """A question card takes points (letters) from one of the others or gives them to one; `others` can be chosen."""

    seat: int
    card: str
    effect: str
    points: str
    others: list[int]


class Paying(msgspec.Struct, frozen=True, tag_field="matter", tag="paying"):
    """A player may pay open question cards before throwing."""

    seat: int
    cards: list[Offer]


LifeQuestion = DiceAwaited | Draw | ChoosingLife | ChoosingWay | Stopping | Visiting | ChoosingOther | Paying
"""What is waited for; None when the game is over."""


def pending_of(board: Row, state: Row) -> LifeQuestion | None:
    """What is waited for now."""
    return None if state.actor == NOBODY else TELLERS[int(state.phase)](board, state)


def _life(board: Row, state: Row) -> LifeQuestion:
    return ChoosingLife(int(state.asked))


def _order(board: Row, state: Row) -> LifeQuestion:
    return DiceAwaited(int(state.asked), "order", 2)


def _turn(board: Row, state: Row) -> LifeQuestion:
    return DiceAwaited(int(state.turn), "turn", 1 if throws_one_die(board, state) else 2)


def _prison(board: Row, state: Row) -> LifeQuestion:
    return DiceAwaited(int(state.turn), "prison", 1)


def _draw(board: Row, state: Row) -> LifeQuestion:
    return Draw(int(state.turn))


def _way(board: Row, state: Row) -> LifeQuestion:
    here = int(state.place[state.turn])
    return ChoosingWay(
        seat=int(state.turn),
        space=SPACE_KEYS[here],
        ways=[_told_way(board, state, here, way) for way in range(board.ways[here])],
        left=int(state.steps),
        by_luck=bool(state.actor == LUCK),
    )


def _told_way(board: Row, state: Row, here: int, way: int) -> WayView:
    space = int(board.way[here, way])
    return WayView(
        way=way,
        space=SPACE_KEYS[space],
        path=path_of(board, space),
        condition=CONDITIONS[board.open_to[here, way]],
        open=bool(is_open(board, state, here, way)),
    )


def path_of(board: Row, space: int) -> str:
    """The key of a space's path; a path's first space has no space before it."""
    firsts = sum(int(board.back[number]) == number for number in range(space + 1))
    return PATH_KEYS[firsts - 1]


def _stop(board: Row, state: Row) -> LifeQuestion:
    seat, here = int(state.turn), int(state.place[state.turn])
    return Stopping(
        seat=seat,
        space=SPACE_KEYS[here],
        kind=SPACE_KINDS[board.kind[here]],
        left=int(state.steps),
        forfeits=int(state.steps + state.black),
        offers=offers_at(board, state, seat, here),
    )


def _visit(board: Row, state: Row) -> LifeQuestion:
    seat, here = int(state.turn), int(state.place[state.turn])
    return Visiting(
        seat, SPACE_KEYS[here], SPACE_KINDS[board.kind[here]], offers_at(board, state, seat, here)
    )


def _other(board: Row, state: Row) -> LifeQuestion:
    effect = board.effects[state.card, state.effect - 1]
    return ChoosingOther(
        seat=int(state.turn),
        card=QUESTION_KEYS[state.card],
        effect=EFFECTS[effect[KIND]],
        points=letters_of(effect[FIRST_POINT : FIRST_POINT + len(COLOURS)]),
        others=[seat for seat in range(state.seats) if may_choose(state, effect, seat)],
    )


def _pay(board: Row, state: Row) -> LifeQuestion:
    return Paying(int(state.turn), list(open_cards(board, state, int(state.turn))))


TELLERS: dict[int, Callable[[Row, Row], LifeQuestion]] = {
    CHOOSING_LIFE: _life,
    ORDER: _order,
    THROWING: _turn,
    CHOOSING_WAY: _way,
    STOPPING: _stop,
    IN_DISKO: _visit,
    IN_KONSUM: _visit,
    AT_LEVEL: _visit,
    DRAWING: _draw,
    CHOOSING_OTHER: _other,
    PAYING: _pay,
    PRISON_ROLL: _prison,
}
