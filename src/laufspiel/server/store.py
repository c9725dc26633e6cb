"""The store: every table, durable before anybody is told. SQLite in one folder; nothing here knows how to play."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Insert,
    Row,
    Update,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)

from laufspiel.kernel.view import TypedAction
from laufspiel.server.clearing import Removal, find_over_due, remove, was_cleared
from laufspiel.server.happenings import Happening
from laufspiel.server.keeping import Keeping
from laufspiel.server.lobby import WAITING, Lobby
from laufspiel.server.migrations import bring_up_to_date
from laufspiel.server.places import store_file, store_folder
from laufspiel.server.protocol import OpenTable, TableSummary
from laufspiel.server.schema import ANSWERS, ENTRIES, TABLES
from laufspiel.server.store_errors import SecondWriter, told
from laufspiel.server.writer import Writer

T = TypeVar("T")

_happenings: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)

PATIENCE = 5.0
"""Seconds to wait for another program that is writing."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's history: an action, an undo that kept the first `kept` actions, or something around it.

    `took`: milliseconds that a person thought before the action, where a clock ran.
    """

    sequence: int
    action: TypedAction | None = None
    kept: int | None = None
    happening: Happening | None = None
    took: int | None = None


@dataclass(frozen=True)
class Door:
    """What a list of open tables tells of one: who sits there, the free seats; `listed` when it is shown at all."""

    players: list[str]
    free: int = 0
    listed: bool = False
    locked: bool = False


@dataclass(frozen=True)
class NewRow:
    """A table to lay: what a list tells of it, its setup as a record without actions, and what happened at once."""

    summary: TableSummary
    lobby: Lobby
    setup: bytes
    entries: Sequence[Entry]
    door: Door
    secret: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Addition:
    """What happened at a table in one go, and the command it answers, if it does; `door` when that has changed."""

    table_id: int
    entries: Sequence[Entry]
    over: bool
    turns: int
    command: str | None = None
    door: Door | None = None
    turn: int | None = None
    begun: bool = True


@dataclass(frozen=True)
class StoredTable:
    """All that is kept of one table."""

    id: int
    code: str
    lobby: Lobby
    setup: bytes
    entries: list[Entry]
    answers: dict[str, int] = field(default_factory=dict)
    secret: bytes | None = field(default=None, repr=False)
    touched: float = field(default_factory=time.time)


class Store:
    """Opens, or makes, the store in a folder and brings it to the newest form. Raises StoreError."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = store_folder(folder)
        self.engine = _engine(store_file(folder))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            bring_up_to_date(self.engine)
        except Exception as error:
            self.engine.dispose()
            raise told(error) from error
        self._writer = Writer(self.engine, _write)

    async def lay(self, new: NewRow) -> int | None:
        """Keep a new table and give its id; None when its code is taken."""
        try:
            id: int = await self._writer.write(new)
        except SecondWriter:
            return None
        return id

    async def append(self, addition: Addition) -> None:
        """Keep what happened at a table, durably. Raises StoreError, or SecondWriter when somebody else did."""
        await self._writer.write(addition)

    async def find(self, code: str) -> StoredTable | None:
        """The table with this code. Raises StoreError."""
        return await self._read(lambda connection: _find(connection, code))

    async def summaries(self, codes: Sequence[str]) -> list[TableSummary]:
        """What a list tells of these tables; codes that aren't there are left out. Raises StoreError."""
        return await self._read(lambda connection: _summaries(connection, codes))

    async def open_tables(self, most: int) -> list[OpenTable]:
        """Tables that anybody may join, newest first. Raises StoreError."""
        return await self._read(lambda connection: _open_tables(connection, most))

    async def over_due(self, keeping: Keeping, now: float) -> list[tuple[str, int]]:
        """Codes of some tables whose time is up, each with when something last happened there. Raises StoreError."""
        return await self._read(lambda connection: find_over_due(connection, keeping, now))

    async def remove(self, tables: Sequence[tuple[str, int]]) -> list[str]:
        """Take these tables away unless something has happened at them since; gives who is gone. Raises StoreError."""
        gone: list[str] = await self._writer.write(Removal(tables))
        return gone

    async def was_cleared(self, code: str) -> bool:
        """Whether a table of this code was cleared away. Raises StoreError."""
        return await self._read(lambda connection: was_cleared(connection, code))

    async def check(self) -> None:
        """Raise StoreError unless the store answers."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read_now, work)

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                return work(connection)
        except Exception as error:
            raise told(error) from error

    def close(self) -> None:
        """Finish writing and let go of the files."""
        self._writer.close()
        self.engine.dispose()


def _engine(file: Path) -> Engine:
    # Secrets are among the parameters, and errors are logged.
    engine = create_engine(
        URL.create("sqlite", database=str(file)), connect_args={"timeout": PATIENCE}, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    # Python would begin transactions by itself, and too late.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: Connection) -> None:
    # A write takes its lock at once: one that began as a read couldn't get it under load.
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _write(connection: Connection, works: Sequence[NewRow | Addition | Removal]) -> list[Any]:
    """All of it in one transaction; gives the ids of new tables, and the codes of those that are gone."""
    additions = [work for work in works if isinstance(work, Addition)]
    if additions:
        _append(connection, additions)
    return [_write_alone(connection, work) for work in works]


def _write_alone(connection: Connection, work: NewRow | Addition | Removal) -> Any:
    if isinstance(work, NewRow):
        return _lay(connection, work)
    return remove(connection, work) if isinstance(work, Removal) else None


def _lay(connection: Connection, new: NewRow) -> int:
    summary = new.summary
    row = {
        "code": summary.code,
        "lobby": msgspec.json.encode(new.lobby).decode(),
        "setup": new.setup.decode(),
        "secret": None if new.secret is None else new.secret.hex(),
        "game": summary.game,
        "edition": summary.edition,
        **_door(new.door),
        "over": summary.over,
        "turns": summary.turns,
        "turn": summary.turn,
        "laid": int(time.time()),
        "touched": int(time.time()),
        "begun": new.lobby.phase != WAITING,
    }
    made = connection.execute(insert(TABLES).values(row)).inserted_primary_key
    assert made is not None
    _write_many(connection, _NEW_ENTRY, _rows(made[0], new.entries))
    return int(made[0])


def _append(connection: Connection, additions: Sequence[Addition]) -> None:
    """What happened at many tables costs few statements."""
    rows = [row for addition in additions for row in _rows(addition.table_id, addition.entries)]
    answers = [
        {"table_id": new.table_id, "command": new.command, "sequence": new.entries[-1].sequence}
        for new in additions
        if new.command is not None
    ]
    now = int(time.time())
    changes = [
        {
            "id_of_table": new.table_id,
            "over": new.over,
            "turns": new.turns,
            "turn": new.turn,
            "touched": now,
            "begun": new.begun,
        }
        for new in additions
    ]
    doors = [{"id_of_table": new.table_id, **_door(new.door)} for new in additions if new.door is not None]
    for statement, values in (
        (_NEW_ENTRY, rows),
        (_NEW_ANSWER, answers),
        (_CHANGED, changes),
        (_CHANGED, doors),
    ):
        _write_many(connection, statement, values)


_NEW_ENTRY, _NEW_ANSWER = insert(ENTRIES), insert(ANSWERS)
_CHANGED = update(TABLES).where(TABLES.c.id == bindparam("id_of_table"))


def _write_many(connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _door(door: Door) -> dict[str, Any]:
    players = msgspec.json.encode(door.players).decode()
    return {"players": players, "listed": door.listed, "free": door.free, "locked": door.locked}


def _rows(table_id: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "sequence": entry.sequence,
            "action": None if entry.action is None else msgspec.json.encode(entry.action).decode(),
            "kept": entry.kept,
            "happening": None if entry.happening is None else msgspec.json.encode(entry.happening).decode(),
            "took": entry.took,
        }
        for entry in entries
    ]


def _find(connection: Connection, code: str) -> StoredTable | None:
    row = connection.execute(select(TABLES).where(TABLES.c.code == code)).one_or_none()
    if row is None:
        return None
    entries = select(ENTRIES).where(ENTRIES.c.table_id == row.id).order_by(ENTRIES.c.sequence)
    answers = select(ANSWERS).where(ANSWERS.c.table_id == row.id)
    return StoredTable(
        row.id,
        row.code,
        msgspec.json.decode(row.lobby, type=Lobby),
        row.setup.encode(),
        [_entry(found) for found in connection.execute(entries)],
        {found.command: found.sequence for found in connection.execute(answers)},
        None if row.secret is None else bytes.fromhex(row.secret),
        row.touched,
    )


def _entry(row: Row[Any]) -> Entry:
    action = None if row.action is None else msgspec.json.decode(row.action, type=TypedAction)
    happening = None if row.happening is None else _happenings.decode(row.happening)
    return Entry(row.sequence, action, row.kept, happening, row.took)


def _summaries(connection: Connection, codes: Sequence[str]) -> list[TableSummary]:
    rows = connection.execute(select(TABLES).where(TABLES.c.code.in_(codes)))
    found = {row.code: row for row in rows}
    return [_summary(found[code]) for code in codes if code in found]


def _open_tables(connection: Connection, most: int) -> list[OpenTable]:
    rows = select(TABLES).where(TABLES.c.listed).order_by(TABLES.c.id.desc()).limit(most)
    return [
        OpenTable(
            row.code,
            row.game,
            row.edition,
            msgspec.json.decode(row.players, type=list[str]),
            row.free,
            row.locked,
        )
        for row in connection.execute(rows)
    ]


def _summary(row: Row[Any]) -> TableSummary:
    players = msgspec.json.decode(row.players, type=list[str])
    return TableSummary(row.code, row.game, row.edition, players, row.over, row.turns, row.turn)
