"""Why something isn't allowed now in ¡Así es la vida!: a sentence and the rule's id."""

from laufspiel.games.asi_es_la_vida.state import (
    ACTIONS,
    FIGURE,
    FIGURE_BACK,
    FINISH,
    GUARD,
    GUARD_BACK,
    KEYS,
    PASS,
    START,
)
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument, Words


def why_not(board: Row, state: Row, seat: int, action: int) -> Refusal:
    """The rule that stops this seat from doing this now; asked only for what isn't legal."""
    if state.actor == NOBODY:
        return _refusal("over", "V-16")
    if action < FIGURE:
        return _refusal("luck", "V-06")
    if state.actor == LUCK:
        return _refusal("roll-first", "V-06")
    if state.turn != seat:
        return _refusal("not-your-turn", "V-05", turn=int(state.turn))
    if action >= PASS:
        return _refusal("ones-only", "V-ones")
    card = KEYS.index(str(ACTIONS.typed(action)["card"]))
    is_back = action >= FIGURE_BACK
    is_guard = action >= GUARD_BACK or GUARD <= action < FIGURE_BACK
    refusal = _why_not_guard(state, card) if is_guard else _why_not_figure(state, seat, card)
    return refusal or _why_not_back(is_back, card)


def _why_not_figure(state: Row, seat: int, card: int) -> Refusal | None:
    if card not in state.figures[seat]:
        return _refusal("no-figure-there", "V-06")
    return _refusal("figure-home", "V-09") if card == FINISH else None


def _why_not_guard(state: Row, card: int) -> Refusal | None:
    if card not in state.guards:
        return _refusal("no-guard-there", "V-07")
    if card == FINISH:
        return _refusal("guard-home", "V-09")
    return _refusal("guard-alone", "V-07") if state.figures_on[card] == 0 else None


def _why_not_back(is_back: bool, card: int) -> Refusal:
    nothing_behind = is_back and card == START
    return _refusal("nothing-behind" if nothing_behind else "ones-only", "V-ones")


def _refusal(why: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(Words(f"asi-es-la-vida-why-{why}", args), rule)
