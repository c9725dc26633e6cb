"""A table's history as the store keeps it, and back to the play it tells."""

from collections.abc import Iterable, Sequence

import msgspec

from laufspiel.games import all_games
from laufspiel.kernel.errors import IllegalAction, RecordError
from laufspiel.kernel.match import Deed, Match
from laufspiel.kernel.record import read_record, record_of
from laufspiel.server.lobby import Lobby
from laufspiel.server.play import Play, new_play
from laufspiel.server.store import Entry, StoredTable


def opening_record(match: Match) -> bytes:
    """A match's setup as a record without actions."""
    return msgspec.json.encode(msgspec.structs.replace(record_of(match), actions=[]))


def entries_of(match: Match, deeds: Iterable[Deed], sequence: int) -> list[Entry]:
    """The entries of deeds done after sequence number `sequence`."""
    return [
        Entry(number, action=match.game.actions.typed(deed.action))
        for number, deed in enumerate(deeds, sequence + 1)
    ]


def story_of(stored: StoredTable) -> tuple[Play, Lobby]:
    """The play that a stored table tells, and what goes on around it.

    Raises RecordError when these rules can't replay it.
    """
    play = new_play(read_record(stored.setup, all_games(), stored.code).setup, stored.secret)
    lobby = stored.lobby
    play.seat(lobby)
    for entry in stored.entries:
        if entry.happening is None:
            lobby = _replay(play, lobby, entry, f"{stored.code}: entry {entry.sequence}")
        else:
            lobby = lobby.after(entry.happening, entry.sequence)
            play.seat(lobby)
    return play, lobby


def sequence_of(entries: Sequence[Entry]) -> int:
    """The sequence number after these entries."""
    return entries[-1].sequence if entries else 0


def _replay(play: Play, lobby: Lobby, entry: Entry, place: str) -> Lobby:
    if entry.action is None:
        play.undo(entry.kept or 0)
        return lobby.after_undo(entry.sequence)
    action = play.match.game.actions.number(entry.action)
    try:
        if action is None:
            raise RecordError(f"{place} is no action of {play.match.game.id}.")
        deed = play.replay(action)
    except IllegalAction as error:
        raise RecordError(f"{place} can't come here ({error}).") from None
    return lobby.after_play(deed.actor, entry.sequence, entry.took)
