"""The life story that the program offers at the end (E-40): made of what really happened, in the first person."""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from laufspiel.games.es_geht_seinen_gang.story.moments import Life
from laufspiel.games.es_geht_seinen_gang.story.places import Places
from laufspiel.games.es_geht_seinen_gang.story.telling import tell
from laufspiel.kernel.view import TypedEvent
from laufspiel.kernel.words import Words

if TYPE_CHECKING:
    from laufspiel.kernel.match import Match


def story(match: "Match", events: Sequence[TypedEvent], seat: int) -> list[Words]:
    """A player's life, sentence by sentence; other matches and seats tell the same things in other words."""
    played = hashlib.sha256(repr(match.actions).encode()).hexdigest()
    moments = Life(Places(match.setup.edition), seat, _place(events, seat)).follow(events)
    return tell(moments, played, seat)


def _place(events: Sequence[TypedEvent], seat: int) -> int:
    """The rank among the totals, shared by equals (E-41)."""
    totals = {
        event["seat"]: int(event["points"]) - int(event["unpaid"])
        for event in events
        if event["event"] == "scored"
    }
    return 1 + sum(total > totals[seat] for total in totals.values())
