"""A table's history as the store keeps it, and back to the play it tells."""

from collections.abc import Iterable, Sequence

import msgspec

from laufspiel.games import all_games
from laufspiel.kernel.errors import IllegalAction, RecordError
from laufspiel.kernel.match import Deed, Match
from laufspiel.kernel.record import read_record, record_of
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


def play_of(stored: StoredTable) -> Play:
    """The play that a stored table tells. Raises RecordError when these rules can't replay it."""
    play = new_play(read_record(stored.setup, all_games(), stored.code).setup)
    for entry in stored.entries:
        _replay(play, entry, f"{stored.code}: entry {entry.sequence}")
    return play


def sequence_of(entries: Sequence[Entry]) -> int:
    """The sequence number after these entries."""
    return entries[-1].sequence if entries else 0


def _replay(play: Play, entry: Entry, place: str) -> None:
    if entry.action is None:
        play.undo(entry.kept or 0)
        return
    action = play.match.game.actions.number(entry.action)
    try:
        if action is None:
            raise RecordError(f"{place} is no action of {play.match.game.id}.")
        play.replay(action)
    except IllegalAction as error:
        raise RecordError(f"{place} can't come here ({error}).") from None
