"""What a game has the laboratory study: figures made of its events, and what players had or met and its worth.

All of it is said of events, so that rules keep nothing for studies only.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A figure over all games: `count` divided by `per`, both made of names.

    A name is an event's (how often it happened), `event.field` (the sum of that field), `games`, `ended` (games that
    came to their end) or `seats`. `count` adds and subtracts names, as in `put_up - withdrew`; `per` may multiply
    them too, as in `labor_day * seats`. A `share` says that some of `per` are counted, and is shown in per cent.
    """

    name: str
    count: str
    per: str = "games"
    share: bool = False


@dataclass(frozen=True)
class Had:
    """An event after which the player in its field `seat` has had or met what its field `what` names.

    Without `what`, the player has had the event itself: an accident, a prison.
    """

    event: str
    what: str = ""
    seat: str = "seat"


Traits = Mapping[str, tuple[Had, ...]]
"""Kinds of things players may have in a game, each with the events by which they come to have them."""
