"""Votes at a table: an undo, or that a bot plays for somebody, happens once all who are there are of one mind."""

from laufspiel.server.going import Go
from laufspiel.server.happenings import Away
from laufspiel.server.lobby import Lobby


def undo_if_agreed(go: Go, present: frozenset[int]) -> None:
    """Take the last action back when everybody wishes it."""
    undo, there = go.lobby.undo, _people_there(go.lobby, present)
    if undo is not None and there and there <= set(undo.yes):
        go.undo(len(go.play.deeds) - 1)


def skip_if_agreed(go: Go, present: frozenset[int]) -> None:
    """Let a bot play for whom everybody else wishes it."""
    for vote in go.lobby.skips:
        there = _people_there(go.lobby, present) - {vote.seat}
        if there and there <= set(vote.yes) and not go.lobby.places[vote.seat].away:
            go.happen(Away(vote.seat))


def _people_there(lobby: Lobby, present: frozenset[int]) -> frozenset[int]:
    return (present & lobby.people) - lobby.stand_ins
