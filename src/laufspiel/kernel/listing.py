"""Listing what can be done, in the buffer that `legal` fills, and finding what lies where."""

from typing import Any

from laufspiel.kernel.rule import rule


@rule
def list_numbers(out: Any, action: Any, count: Any) -> Any:
    """List all of a kind: so many actions from this number on."""
    for i in range(count):
        out[i] = action + i
    return count


@rule
def list_where(out: Any, count: Any, action: Any, places: Any, wanted: Any) -> Any:
    """List `action` for each thing whose place is the one wanted, after the `count` listed so far; how many it is then.

    One number more than is listed may be written: all are, and kept by being counted, since no processor can guess
    which cards are still in a deck.
    """
    for i in range(len(places)):
        out[count] = action + i
        count += places[i] == wanted
    return count


@rule
def count_where(places: Any, wanted: Any) -> Any:
    """How many things are in the place wanted; looks at all of them, which is quicker than stopping at one."""
    count = 0
    for i in range(len(places)):
        count += places[i] == wanted
    return count
