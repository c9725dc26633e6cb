"""How long tables are kept at which nothing happens any more, and clearing them away when their time is up."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from laufspiel.kernel.errors import LaufspielError
from laufspiel.server.logs import note
from laufspiel.server.metrics import CLEARED

if TYPE_CHECKING:
    from laufspiel.server.tables import Tables

DAY = 86_400.0
HOUR = 3_600.0

ANNOUNCED = 7 * DAY
"""Seconds before its end from which a table tells of it."""

now: Callable[[], float] = time.time

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Keeping:
    """Days that a table is kept after the last thing that happened at it; 0 is for ever."""

    begun: int = 0
    waiting: int = 0
    """For tables at which the game never began."""

    def seconds(self, *, is_begun: bool) -> float | None:
        """How long, None for ever."""
        days = self.begun if is_begun else self.waiting
        return days * DAY if days else None

    def ends(self, touched: float, *, is_begun: bool) -> date | None:
        """The day on which a table goes (UTC), once it is near; `touched` is when something last happened there."""
        kept = self.seconds(is_begun=is_begun)
        # What has just happened is no time to speak of the end.
        if kept is None or not max(kept - ANNOUNCED, kept / 2) <= now() - touched:
            return None
        return datetime.fromtimestamp(max(touched + kept, now()), UTC).date()


FOR_EVER = Keeping()
HOSTED = Keeping(begun=30, waiting=7)


async def clear_now_and_then(tables: "Tables") -> None:
    """Clear away tables whose time is up, every hour.

    First a day after the start: who comes back when the server was off for long finds the table and can go on.
    """
    await asyncio.sleep(DAY)
    while True:
        await clear(tables)
        await asyncio.sleep(HOUR)


async def clear(tables: "Tables") -> int:
    """Clear away tables whose time is up; gives how many."""
    try:
        count = await tables.clear()
    except LaufspielError as error:
        _log.warning("tables could not be cleared away: %s", error)
        return 0
    if count:
        CLEARED.inc(count)
        note("cleared", tables=count)
    return count
