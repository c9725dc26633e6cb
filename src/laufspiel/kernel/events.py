"""Events: what happened, noted by the rules as rows of numbers and read back as typed forms.

Log lines, animation and statistics all come from events.
"""

from typing import Any

from laufspiel.kernel.declared import Kind
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row, record_type
from laufspiel.kernel.view import TypedEvent

MOST_EVENTS = 96
EVENT_WIDTH = 5

EventLog = record_type({"count": "i4", "rows": ("i4", (MOST_EVENTS, EVENT_WIDTH))})
"""What one action caused: `count` rows, each the event's number and up to four values."""


@rule
def note(log: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
    """Write one event down."""
    i = log.count
    log.rows[i, 0] = event
    log.rows[i, 1] = a
    log.rows[i, 2] = b
    log.rows[i, 3] = c
    log.rows[i, 4] = d
    log.count = i + 1


class Events:
    """All events of a game, numbered in order of declaration."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.number = {kind.name: i for i, kind in enumerate(kinds)}

    def typed(self, log: Row) -> list[TypedEvent]:
        """The events of a log in typed form, as in `{"event": "rolled", "seat": 0, "face": "red"}`."""
        return [self._typed(log.rows[i]) for i in range(log.count)]

    def _typed(self, values: Any) -> TypedEvent:
        kind = self.kinds[values[0]]
        return {"event": kind.name, **kind.shown(tuple(int(v) for v in values[1 : 1 + len(kind.fields)]))}
