"""Why something isn't allowed now in Es geht seinen Gang: a sentence and the rule's id."""

from collections.abc import Callable

from laufspiel.games.es_geht_seinen_gang.names import (
    EARLY,
    FAILED,
    FOR_MEN,
    FOR_WOMEN,
    GOOD_KEYS,
    LATE,
    LEVEL_KEYS,
    MOST_LEVELS,
    PARTNER_KEYS,
    PASSED,
    QUESTION_KEYS,
)
from laufspiel.games.es_geht_seinen_gang.offers import Offer, good_offer, level_offer, partner_offer
from laufspiel.games.es_geht_seinen_gang.printed import points_of
from laufspiel.games.es_geht_seinen_gang.rules.questions import price_of
from laufspiel.games.es_geht_seinen_gang.state import (
    ACTIONS,
    AT_LEVEL,
    CHOOSING_LIFE,
    CHOOSING_OTHER,
    CHOOSING_WAY,
    IN_DISKO,
    IN_KONSUM,
    LIVE,
    PAYING,
    STOPPING,
)
from laufspiel.games.es_geht_seinen_gang.targets import points_told
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument, Words

Form = dict[str, Argument]
Why = Callable[[Row, Row, int, Form], Refusal]
"""why(board, state, seat, form): for an action that belongs to what is asked now, of the player who is asked."""


def why_not(board: Row, state: Row, seat: int, action: int) -> Refusal:
    """The rule that stops this seat from doing this now; asked only for what isn't legal."""
    form = ACTIONS.typed(action)
    if state.actor == NOBODY:
        return _refusal("over", "E-41")
    if action < LIVE:
        return _refusal("luck", "E-09")
    if state.actor == LUCK:
        return _refusal("luck-first", "E-09")
    if state.actor != seat:
        return _refusal("not-your-turn", "E-08", turn=int(state.actor))
    kind = str(form["do"])
    phases, why = CHAPTERS[kind]
    if state.phase not in phases:
        return _refusal_elsewhere(board, state, kind)
    return why(board, state, seat, form)


def _refusal_elsewhere(board: Row, state: Row, kind: str) -> Refusal:
    """What isn't asked now; where one may stop, one has to stop first."""
    if kind in ("meet", "buy", "rise", "leave") and state.phase == STOPPING:
        return _refusal("stop-first", "E-14")
    if kind in ("pay_card", "pay_later") and not board.pay_when_wished:
        return _refusal("paid-at-once", "E-23")
    return NOT_NOW[kind]


def _always_legal(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    """Always allowed in its own phase, so that only another phase can stop it."""
    return _refusal("not-asked", "E-12")


def _way(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    here, way = int(state.place[seat]), int(str(form["way"]))
    if way >= board.ways[here]:
        return _refusal("no-such-way", "E-12")
    return CLOSED[int(board.open_to[here, way])]


def _partner(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    partner = PARTNER_KEYS.index(str(form["partner"]))
    if partner >= board.partners:
        return _refusal("no-such-card", "E-25")
    offer = partner_offer(board, state, seat, partner)
    if offer.why_not == "own_sex":
        return _refusal("own-sex", "E-25", partner=offer.key)
    return _why_not_had(state, seat, offer) or _refusal("not-asked", "E-25")


def _good(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    good = GOOD_KEYS.index(str(form["good"]))
    if good >= board.goods:
        return _refusal("no-such-card", "E-26")
    return _why_not_had(state, seat, good_offer(board, state, seat, good)) or _refusal("not-asked", "E-26")


def _level(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    career, level = divmod(LEVEL_KEYS.index(str(form["level"])), MOST_LEVELS)
    if level >= board.levels[career]:
        return _refusal("no-such-card", "E-31")
    if career != board.career[state.place[seat]]:
        return _refusal("other-career", "E-31")
    offer = level_offer(board, state, seat, career, level)
    if offer.why_not == "out_of_turn":
        return _refusal("out-of-turn", "E-31", card=offer.key)
    return _why_not_had(state, seat, offer) or _refusal("not-asked", "E-31")


def _why_not_had(state: Row, seat: int, offer: Offer) -> Refusal | None:
    """E-07: each card exists once. E-04: it takes all the points of its price."""
    if offer.holder == seat:
        return _refusal("yours-already", "E-07", card=offer.key)
    if offer.holder is not None:
        return _refusal("gone", "E-07", card=offer.key, other=offer.holder)
    return _too_dear(state, seat, offer) if offer.why_not == "points" else None


def _too_dear(state: Row, seat: int, offer: Offer) -> Refusal:
    missing = [
        max(0, cost - int(held)) for cost, held in zip(points_of(offer.cost), state.chips[seat], strict=True)
    ]
    return _refusal("too-dear", "E-04", card=offer.key, **points_told(missing))


def _open_card(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    card = QUESTION_KEYS.index(str(form["question"]))
    if card >= board.questions or state.question[card] != seat:
        return _refusal("no-open-card", "E-23")
    price = [int(count) for count in price_of(board, card)]
    missing = [max(0, cost - int(held)) for cost, held in zip(price, state.chips[seat], strict=True)]
    return _refusal("too-dear", "E-23", card=str(form["question"]), **points_told(missing))


def _other(board: Row, state: Row, seat: int, form: Form) -> Refusal:
    other = int(str(form["other"]))
    if other == seat or other >= state.seats:
        return _refusal("nobody-there", "E-22")
    if not state.alive[other]:
        return _refusal("life-over", "E-22", other=other)
    return _refusal("nothing-to-take", "E-22", other=other)


def _refusal(why: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(Words(f"es-geht-seinen-gang-why-{why}", args), rule)


CLOSED: dict[int, Refusal] = {
    EARLY: _refusal("way-early", "E-11"),
    LATE: _refusal("way-late", "E-11"),
    FOR_MEN: _refusal("way-men", "E-28"),
    FOR_WOMEN: _refusal("way-women", "E-28"),
    PASSED: _refusal("way-passed", "E-18"),
    FAILED: _refusal("way-failed", "E-20"),
}
"""Why a way is closed, by its condition."""

CHAPTERS: dict[str, tuple[tuple[int, ...], Why]] = {
    "live": ((CHOOSING_LIFE,), _always_legal),
    "go": ((CHOOSING_WAY,), _way),
    "stop": ((STOPPING,), _always_legal),
    "pass_by": ((STOPPING,), _always_legal),
    "meet": ((IN_DISKO,), _partner),
    "buy": ((IN_KONSUM,), _good),
    "rise": ((AT_LEVEL,), _level),
    "leave": ((IN_DISKO, IN_KONSUM, AT_LEVEL), _always_legal),
    "pay_card": ((PAYING,), _open_card),
    "pay_later": ((PAYING,), _always_legal),
    "choose": ((CHOOSING_OTHER,), _other),
}
"""The phases to which an action belongs, and why it can be illegal in them."""

NOT_NOW: dict[str, Refusal] = {
    "live": _refusal("life-chosen", "E-01"),
    "go": _refusal("no-crossing", "E-12"),
    "stop": _refusal("no-stop-here", "E-14"),
    "pass_by": _refusal("no-stop-here", "E-14"),
    "meet": _refusal("no-disko", "E-25"),
    "buy": _refusal("no-konsum", "E-26"),
    "rise": _refusal("no-level-here", "E-31"),
    "leave": _refusal("nowhere-to-leave", "E-14"),
    "pay_card": _refusal("no-paying-now", "E-23"),
    "pay_later": _refusal("no-paying-now", "E-23"),
    "choose": _refusal("no-choosing-now", "E-22"),
}
"""Why an action isn't allowed while something else is asked."""
