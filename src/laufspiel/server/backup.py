"""A copy of the store, made while a server goes on writing to it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from laufspiel.server.places import store_file
from laufspiel.server.store_errors import PRIMARY_CODE, WORDS_OF_CODE, StoreError

OURS_ONLY = 0o600
"""The copy holds people's names."""


@dataclass(frozen=True)
class Copied:
    """What a copy holds."""

    tables: int
    bytes: int


def back_up(folder: Path | None, target: Path, replace: bool = False) -> Copied:
    """Copy the store of `folder` to the file `target`, whole and as it stood at one instant.

    The copy is checked before it gets its name. Raises StoreError, FileExistsError or another OSError.
    """
    if target.exists() and not replace:
        raise StoreError("error-backup-there", file=str(target))
    source = store_file(folder)
    if not source.is_file():
        raise StoreError("error-backup-nothing", file=str(source))
    with _half_done(target) as half, _told():
        tables = _copy(source, half)
        size = half.stat().st_size
        os.replace(half, target)
    return Copied(tables, size)


@contextmanager
def _half_done(target: Path) -> Iterator[Path]:
    """A file beside the target that only we may read; gone unless it was renamed."""
    half = target.with_name(f".{target.name}.{os.getpid()}")
    os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OURS_ONLY))
    try:
        yield half
    finally:
        with suppress(FileNotFoundError):
            half.unlink()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
        raise StoreError(WORDS_OF_CODE.get(code, "error-store-failed")) from error


def _copy(source: Path, half: Path) -> int:
    """Copy, make it one file, and see that it is sound; gives the number of tables."""
    # In one step, so that it need not begin anew whenever the server writes.
    with (
        closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as original,
        closing(sqlite3.connect(half, isolation_level=None)) as copy,
    ):
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise StoreError("error-store-corrupt")
        return int(copy.execute("SELECT count(*) FROM game_tables").fetchone()[0])
