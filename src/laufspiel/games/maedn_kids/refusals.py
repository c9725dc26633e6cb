"""Why something isn't allowed now in Mensch ärgere Dich nicht Kids: a sentence and the rule's id."""

from laufspiel.games.maedn_kids.rules import has_waiting_pawn, is_own
from laufspiel.games.maedn_kids.state import (
    COLOURS,
    ENTER,
    FACES,
    GOAL,
    JOKER,
    MOVE,
    NONE,
    SEATS,
    WAITING,
)
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument, Words


def why_not(board: Row, state: Row, seat: int, action: int) -> Refusal:
    """The rule that stops this seat from doing this now; asked only for what isn't legal.

    Nobody is ever asked to choose with a blank face: that roll was forfeited.
    """
    if state.actor == NOBODY:
        return _refusal("over", "K-16")
    if action < ENTER:
        return _refusal("luck", "K-03")
    if state.actor == LUCK:
        return _refusal("roll-first", "K-03")
    if state.turn != seat:
        return _refusal("not-your-turn", "K-02", turn=int(state.turn))
    return (
        _why_not_enter(board, state, seat) if action == ENTER else _why_not_move(board, state, seat, action)
    )


def _why_not_enter(board: Row, state: Row, seat: int) -> Refusal:
    own = int(board.colour[seat])
    if not has_waiting_pawn(state, state.turn):
        return _refusal("nobody-waits", "K-05")
    if state.face not in (own, JOKER):
        return _refusal("needs-own-colour", "K-05", own=COLOURS[own], face=FACES[state.face])
    return _refusal("own-pawn-on-arrow", "K-11")


def _why_not_move(board: Row, state: Row, seat: int, action: int) -> Refusal:
    pawn, face = divmod(action - MOVE, SEATS)
    own, progress = int(board.colour[seat]), int(state.pawns[seat, pawn])
    if progress == WAITING:
        may_enter = ENTER in state.choices[: state.count]
        return _refusal("waiting-pawn-enters", "K-05") if may_enter else _why_not_enter(board, state, seat)
    if progress >= GOAL:
        return _refusal("home-is-safe", "K-12")
    if state.face not in (face, JOKER):
        return _refusal("other-colour", "K-07", face=FACES[state.face])
    target = board.reach[own, progress + 1, face]
    if target == NONE:
        return _refusal("beyond-entry", "K-13", face=COLOURS[face])
    if is_own(state, state.turn, board.square[own, target]):
        return _refusal("own-pawn", "K-11", face=COLOURS[face])
    return _refusal("must-enter", "K-08", own=COLOURS[own])


def _refusal(why: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(Words(f"kids-why-{why}", args), rule)
