"""What Disko, Konsum, career levels and open cards have for a player, and why something can't be had."""

from collections.abc import Iterator
from typing import Any

import msgspec

from laufspiel.games.es_geht_seinen_gang.names import (
    DISKO,
    GOOD_KEYS,
    KONSUM,
    LEVEL_KEYS,
    MOST_LEVELS,
    PARTNER_KEYS,
    QUESTION_KEYS,
)
from laufspiel.games.es_geht_seinen_gang.printed import letters_of
from laufspiel.games.es_geht_seinen_gang.rules.careers import next_level
from laufspiel.games.es_geht_seinen_gang.rules.points import can_pay
from laufspiel.games.es_geht_seinen_gang.rules.questions import price_of
from laufspiel.games.es_geht_seinen_gang.state import NONE
from laufspiel.kernel.struct import Row


class Offer(msgspec.Struct, frozen=True):
    """A partner, good, level or open card: its key, its price in letters (`ggb`: two green, one blue), who has it.

    `why_not` is None for what the player can have now, else taken, own_sex, out_of_turn or points.
    """

    key: str
    cost: str
    holder: int | None
    why_not: str | None


def offers_at(board: Row, state: Row, seat: int, space: int) -> list[Offer]:
    """E-04: what a Disko, a Konsum or a career level has for this player."""
    kind = int(board.kind[space])
    if kind == DISKO:
        return [partner_offer(board, state, seat, partner) for partner in range(board.partners)]
    if kind == KONSUM:
        return [good_offer(board, state, seat, good) for good in range(board.goods)]
    career = int(board.career[space])
    return [level_offer(board, state, seat, career, level) for level in range(board.levels[career])]


def partner_offer(board: Row, state: Row, seat: int, partner: int) -> Offer:
    """E-25: a partner at the Disko."""
    is_fitting = board.any_partner or board.partner_life[partner] != state.life[seat]
    cost = board.partner_cost[partner]
    unfit = None if is_fitting else "own_sex"
    return _offer(state, seat, PARTNER_KEYS[partner], cost, state.partner[partner], unfit)


def good_offer(board: Row, state: Row, seat: int, good: int) -> Offer:
    """E-26: a good at the Konsum."""
    return _offer(state, seat, GOOD_KEYS[good], board.good_cost[good], state.good[good], None)


def level_offer(board: Row, state: Row, seat: int, career: int, level: int) -> Offer:
    """E-31: a level of a career."""
    unfit = None if next_level(board, state, seat, career) == level else "out_of_turn"
    key, cost = LEVEL_KEYS[career * MOST_LEVELS + level], board.level_cost[career, level]
    return _offer(state, seat, key, cost, state.level[career, level], unfit)


def open_cards(board: Row, state: Row, seat: int) -> Iterator[Offer]:
    """E-23: the question cards that wait before a player to be paid."""
    for card in range(board.questions):
        if state.question[card] == seat:
            yield _offer(state, seat, QUESTION_KEYS[card], price_of(board, card), NONE, None)


def _offer(state: Row, seat: int, key: str, cost: Any, holder: int, unfit: str | None) -> Offer:
    too_dear = None if can_pay(state, seat, cost) else "points"
    why_not = "taken" if holder != NONE else unfit or too_dear
    return Offer(key, letters_of(cost), None if holder == NONE else int(holder), why_not)
