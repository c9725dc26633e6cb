"""What the table of Mensch ärgere Dich nicht Kids shows: everything lies open, so every viewer sees the same."""

import msgspec

from laufspiel.games.maedn_kids.rules import first_waiting_pawn
from laufspiel.games.maedn_kids.state import (
    ACTIONS,
    COLOURS,
    ENTER,
    FACES,
    GOAL,
    MOVE,
    NONE,
    PAWNS,
    SEATS,
    WAITING,
)
from laufspiel.kernel.contract import NOBODY, plain_arguments
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Target, TypedEvent
from laufspiel.kernel.words import Argument


class PawnView(msgspec.Struct, frozen=True):
    """A pawn: `place` is start, track or goal; `space` is the key of its space in the drawing."""

    place: str
    space: str


class SeatView(msgspec.Struct, frozen=True):
    """A player: colour name, three pawns, pawns in the goal, and the place won (1 is best), when it is known."""

    colour: str
    pawns: list[PawnView]
    home: int
    place: int | None


class KidsView(msgspec.Struct, frozen=True, tag_field="game", tag="kids"):
    """The table: whose turn it is, the face last rolled in it, and how many rolls are left after that."""

    seats: list[SeatView]
    turn: int | None
    face: str | None
    rolls_left: int
    over: bool


def view(board: Row, state: Row, viewer: int | None) -> KidsView:
    """The table as anybody sees it."""
    over = state.actor == NOBODY
    return KidsView(
        seats=[_seat(board, state, seat) for seat in range(state.seats)],
        turn=None if over or state.turn == NONE else int(state.turn),
        face=None if state.face == NONE else FACES[state.face],
        rolls_left=int(state.rolls_left),
        over=bool(over),
    )


def _seat(board: Row, state: Row, seat: int) -> SeatView:
    place = int(state.place[seat])
    return SeatView(
        colour=COLOURS[board.colour[seat]],
        pawns=[_pawn(board, state, seat, pawn) for pawn in range(PAWNS)],
        home=int(state.home[seat]),
        place=None if place == NONE else place,
    )


def _pawn(board: Row, state: Row, seat: int, pawn: int) -> PawnView:
    progress = int(state.pawns[seat, pawn])
    if progress == WAITING:
        return PawnView("start", f"start-{COLOURS[board.colour[seat]]}-{pawn}")
    if progress >= GOAL:
        return PawnView("goal", _goal_key(board, seat, progress - GOAL))
    return PawnView("track", f"square-{board.square[board.colour[seat], progress]}")


def _goal_key(board: Row, seat: int, goal: int) -> str:
    return f"goal-{COLOURS[board.colour[seat]]}-{goal}"


def target(board: Row, state: Row, action: int) -> tuple[Target, dict[str, Argument]]:
    """Where a choice shows on the board, and what its words tell: squares, a knock-out, coming home."""
    if action < ENTER:
        return Target(), plain_arguments(ACTIONS.typed(action))
    seat = int(state.turn)
    own = int(board.colour[seat])
    if action == ENTER:
        pawn = int(first_waiting_pawn(state, state.turn))
        start, progress = f"start-{COLOURS[own]}-{pawn}", 0
        told: dict[str, Argument] = {}
    else:
        pawn, face = divmod(action - MOVE, SEATS)
        here = int(state.pawns[seat, pawn])
        progress = int(board.reach[own, here + 1, face])
        start = f"square-{board.square[own, here]}"
        told = {"start": int(board.square[own, here]) + 1}
    square = int(board.square[own, progress])
    home = progress == board.length[own]
    end = _goal_key(board, seat, PAWNS - 1 - int(state.home[seat])) if home else f"square-{square}"
    standing = int(state.standing[square])
    told |= {"pawn": pawn + 1, "end": square + 1, "home": "yes" if home else "no", "knocks": "no"}
    if standing != NONE:
        told |= {"knocks": "yes", "victim": standing // PAWNS}
    return Target(f"pawn-{seat}-{pawn}", start, end), told


COUNTED = ("pawn", "square", "start", "end")


def event_arguments(event: TypedEvent) -> dict[str, Argument]:
    """An event's values as arguments of its sentence: pawns and squares count from 1, as people count."""
    told = plain_arguments(event)
    return {name: int(value) + 1 if name in COUNTED else value for name, value in told.items()}
