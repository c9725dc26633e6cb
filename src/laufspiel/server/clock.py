"""How long the person to act has been thinking. A watch that stands still while nobody is at the table."""

import time
from collections.abc import Callable

now: Callable[[], float] = time.monotonic

GRACE = 20_000
"""Milliseconds from an empty bank until a bot plays: a countdown that everybody sees."""

MILLISECONDS = 1000


class Watch:
    """Times one turn after another; a turn is a seat and the number of actions before it."""

    def __init__(self) -> None:
        self._turn: tuple[int, int] | None = None
        self._before = 0.0
        self._since: float | None = None

    def follow(self, turn: tuple[int, int] | None, runs: bool) -> None:
        """Whose turn it is, and whether its time runs. A new turn begins at nothing."""
        if turn != self._turn:
            self._turn, self._before, self._since = turn, 0.0, None
        if runs and turn is not None:
            self._since = now() if self._since is None else self._since
        else:
            self._before, self._since = self._thought(), None

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        return self._turn[0] if self._turn is not None and self._since is not None else None

    @property
    def thought(self) -> int:
        """Milliseconds of this turn so far."""
        return round(self._thought() * MILLISECONDS)

    def _thought(self) -> float:
        return self._before + (0.0 if self._since is None else now() - self._since)
