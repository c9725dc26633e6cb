"""Decks: a set of shuffled cards, of which luck draws one when it is needed, and those put under it since.

Cards under a deck lie in known order, the first one to be drawn at 0, and NONE behind the last.
"""

from typing import Any

from laufspiel.kernel.listing import list_where
from laufspiel.kernel.rule import rule

NONE = -1


@rule
def list_top(out: Any, action: Any, places: Any, shuffled: Any, hidden: Any, first: Any) -> Any:
    """List the cards that may lie on top: any whose place is `shuffled` while some are hidden, else the first below.

    `action` is that of the first card in `places`, and `first` counts from there.
    """
    if hidden > 0:
        return list_where(out, 0, action, places, shuffled)
    out[0] = action + first
    return 1


@rule
def lift_first(under: Any, count: Any) -> None:
    """The first of the `count` cards under a deck leaves it."""
    for place in range(count - 1):
        under[place] = under[place + 1]
    under[count - 1] = NONE
