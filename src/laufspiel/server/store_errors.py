"""What can go wrong with the store, as one sentence for people."""

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from laufspiel.kernel.errors import LaufspielError
from laufspiel.kernel.words import Argument, Words
from laufspiel.words import say

WORDS_OF_CODE = {
    sqlite3.SQLITE_FULL: "error-store-full",
    sqlite3.SQLITE_BUSY: "error-store-busy",
    sqlite3.SQLITE_LOCKED: "error-store-busy",
    sqlite3.SQLITE_READONLY: "error-store-unwritable",
    sqlite3.SQLITE_CANTOPEN: "error-store-unwritable",
    sqlite3.SQLITE_IOERR: "error-store-unwritable",
    sqlite3.SQLITE_PERM: "error-store-unwritable",
    sqlite3.SQLITE_AUTH: "error-store-unwritable",
    sqlite3.SQLITE_CORRUPT: "error-store-corrupt",
    sqlite3.SQLITE_NOTADB: "error-store-corrupt",
}

PRIMARY_CODE = 0xFF


class StoreError(LaufspielError):
    """The store couldn't keep or find something; nothing was changed. `words` say why."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.words = Words(id, args)
        super().__init__(say(self.words))


class SecondWriter(Exception):
    """Somebody else has written this table's next entry: what is in memory is no longer the truth."""


def told(error: Exception) -> Exception:
    """A database's error as one of ours; any other error as it is."""
    if isinstance(error, IntegrityError):
        return SecondWriter()
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY_CODE
        return StoreError(WORDS_OF_CODE.get(code, "error-store-failed"))
    if isinstance(error, SQLAlchemyError):
        return StoreError("error-store-failed")
    if isinstance(error, OSError):
        return StoreError("error-store-unwritable")
    return error
