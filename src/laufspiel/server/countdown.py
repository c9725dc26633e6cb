"""The clock of a table: it lets the time of whoever must act run, and rings when it is up."""

import asyncio
from collections.abc import Callable

from laufspiel.server import clock
from laufspiel.server.clock import MILLISECONDS, Watch
from laufspiel.server.lobby import Lobby
from laufspiel.server.play import Play
from laufspiel.server.protocol import ClockState


class Countdown:
    """Rings once the time of grace has passed, too."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._watch = Watch()
        self._alarm: asyncio.TimerHandle | None = None

    def follow(self, play: Play, lobby: Lobby, present: frozenset[int]) -> None:
        """Let the time of whoever must act run, as long as anybody is at the table."""
        seat = None if play.match.is_over else play.waits_for
        turn = None if seat is None else (seat, len(play.deeds))
        self._watch.follow(turn, runs=bool(present) and not play.stands_still)
        self.stop()
        left = self._left(lobby)
        if left is not None:
            self.ring_in(max(left + clock.GRACE, 0) / MILLISECONDS)

    def ring_in(self, seconds: float) -> None:
        """Ring after so many seconds."""

        def ring() -> None:
            self._alarm = None
            self._ring()

        self._alarm = asyncio.get_running_loop().call_later(seconds, ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def thinking(self) -> tuple[int | None, int]:
        """The seat whose time runs, and the milliseconds that it has thought."""
        return self._watch.running, self._watch.thought

    def whose_is_up(self, lobby: Lobby) -> int | None:
        """The seat whose time of grace has passed, too; None while nobody's has."""
        left = self._left(lobby)
        return self._watch.running if left is not None and left + clock.GRACE <= 0 else None

    def shown(self, lobby: Lobby) -> ClockState | None:
        """What everybody is shown of it; None without a clock."""
        if not lobby.banks:
            return None
        banks, seat, left = list(lobby.banks), self._watch.running, self._left(lobby)
        if seat is not None and left is not None:
            banks[seat] = max(left, 0)
        return ClockState(banks, seat, max(clock.GRACE + min(left or 0, 0), 0))

    def _left(self, lobby: Lobby) -> int | None:
        """Milliseconds in the bank of whose time runs, below 0 in the time of grace; None where none runs."""
        seat = self._watch.running
        return None if seat is None or not lobby.banks else lobby.banks[seat] - self._watch.thought
