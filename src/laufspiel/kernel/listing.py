"""Listing what can be done, in the buffer that `legal` fills."""

from typing import Any

from laufspiel.kernel.rule import rule


@rule
def list_numbers(out: Any, action: Any, count: Any) -> Any:
    """List all of a kind: so many actions from this number on."""
    for i in range(count):
        out[i] = action + i
    return count
