"""Tables whose time is up: found in the store, and taken away. Their codes stay, to answer old links."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, or_, select

from laufspiel.server.keeping import Keeping
from laufspiel.server.schema import CLEARED, TABLES

MOST_AT_ONCE = 500


@dataclass(frozen=True)
class Removal:
    """Tables to take away, unless something happens at them first: their codes, each with when it last did."""

    tables: Sequence[tuple[str, int]]


def find_over_due(connection: Connection, keeping: Keeping, now: float) -> list[tuple[str, int]]:
    """Codes of tables whose time is up, each with when something last happened there."""
    due = []
    for is_begun in (True, False):
        kept = keeping.seconds(is_begun=is_begun)
        if kept is not None:
            due.append(and_(TABLES.c.begun == is_begun, TABLES.c.touched < now - kept))
    if not due:
        return []
    rows = connection.execute(select(TABLES.c.code, TABLES.c.touched).where(or_(*due)).limit(MOST_AT_ONCE))
    return [(row.code, row.touched) for row in rows]


def remove(connection: Connection, removal: Removal) -> list[str]:
    """Take tables away with all that happened at them; gives the codes of those that are gone."""
    gone = []
    for code, touched in removal.tables:
        found = delete(TABLES).where(TABLES.c.code == code, TABLES.c.touched == touched)
        if connection.execute(found).rowcount:
            gone.append(code)
    if gone:
        connection.execute(insert(CLEARED), [{"code": code, "cleared": int(time.time())} for code in gone])
    return gone


def was_cleared(connection: Connection, code: str) -> bool:
    """Whether there was a table of this code."""
    return connection.execute(select(CLEARED).where(CLEARED.c.code == code)).first() is not None
