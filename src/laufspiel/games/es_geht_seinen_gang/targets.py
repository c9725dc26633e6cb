"""Where a choice of Es geht seinen Gang shows on the board, and what its words need."""

from collections.abc import Callable
from typing import Any

from laufspiel.games.es_geht_seinen_gang.names import (
    COLOURS,
    EFFECTS,
    GOOD_KEYS,
    LEVEL_KEYS,
    MOST_LEVELS,
    PARTNER_KEYS,
    QUESTION_KEYS,
    SPACE_KEYS,
    SPACE_KINDS,
)
from laufspiel.games.es_geht_seinen_gang.pending import path_of
from laufspiel.games.es_geht_seinen_gang.rules.questions import price_of
from laufspiel.games.es_geht_seinen_gang.state import ACTIONS, KIND
from laufspiel.kernel.contract import plain_arguments
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Target
from laufspiel.kernel.words import Argument

Told = dict[str, Argument]

CARDS = ("partner", "good", "level", "question")
"""Values of actions that are cards to be touched."""


def target(board: Row, state: Row, action: int) -> tuple[Target, Told]:
    """The figure and where it would go, or the card of a choice; and what its words tell: prices, names, spaces."""
    form = ACTIONS.typed(action)
    told = plain_arguments(form)
    kind = str(form["do"])
    if kind in TELLERS:
        told |= TELLERS[kind](board, state, told)
    return _target(state, kind, told), told


def _target(state: Row, kind: str, told: Told) -> Target:
    if kind == "choose":
        return Target(figure(int(str(told["other"]))))
    if kind in ("go", "drift", "stop"):
        seat = int(state.turn)
        return Target(figure(seat), SPACE_KEYS[state.place[seat]], str(told["space"]))
    return Target(next((str(told[name]) for name in CARDS if name in told), None))


def figure(seat: int) -> str:
    """The key of a player's figure."""
    return f"figure-{seat}"


def points_told(cost: Any) -> Told:
    """Points of a price by colour, and `first`, the first colour there are any of, before which no comma stands."""
    told: Told = {colour: int(count) for colour, count in zip(COLOURS, cost, strict=True)}
    return told | {"first": next((colour for colour in COLOURS if told[colour]), "")}


def _way(board: Row, state: Row, told: Told) -> Told:
    space = int(board.way[state.place[state.turn], int(str(told["way"]))])
    return {"space": SPACE_KEYS[space], "path": path_of(board, space)}


def _here(board: Row, state: Row, told: Told) -> Told:
    """Where one may stop, how far one would go otherwise, and what stopping forfeits."""
    here = int(state.place[state.turn])
    return {
        "space": SPACE_KEYS[here],
        "kind": SPACE_KINDS[board.kind[here]],
        "left": int(state.steps),
        "forfeits": int(state.steps + state.black),
    }


def _kind_here(board: Row, state: Row, told: Told) -> Told:
    return {"kind": SPACE_KINDS[board.kind[state.place[state.turn]]]}


def _partner(board: Row, state: Row, told: Told) -> Told:
    return points_told(board.partner_cost[PARTNER_KEYS.index(str(told["partner"]))])


def _good(board: Row, state: Row, told: Told) -> Told:
    return points_told(board.good_cost[GOOD_KEYS.index(str(told["good"]))])


def _level(board: Row, state: Row, told: Told) -> Told:
    career, level = divmod(LEVEL_KEYS.index(str(told["level"])), MOST_LEVELS)
    return points_told(board.level_cost[career, level])


def _open_card(board: Row, state: Row, told: Told) -> Told:
    return points_told(price_of(board, QUESTION_KEYS.index(str(told["question"]))))


def _other(board: Row, state: Row, told: Told) -> Told:
    """Whether the card takes points or gives them, and which."""
    effect = board.effects[state.card, state.effect - 1]
    return {"effect": EFFECTS[effect[KIND]].replace("_", "-")} | points_told(effect[-len(COLOURS) :])


TELLERS: dict[str, Callable[[Row, Row, Told], Told]] = {
    "drift": _way,
    "go": _way,
    "stop": _here,
    "pass_by": _here,
    "leave": _kind_here,
    "meet": _partner,
    "buy": _good,
    "rise": _level,
    "pay_card": _open_card,
    "choose": _other,
}
