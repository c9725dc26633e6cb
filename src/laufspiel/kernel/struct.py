"""Fixed-size records: what rules work on, compiled or not.

A record type is an aligned numpy dtype. Tables (arrays of records) go into compiled code;
a row of a table is an `np.record` whose fields are attributes, so that the same rules run as plain Python.
Fields are 32 bits wide: narrower ones would overflow in plain Python where compiled code widens them.
"""

from typing import Any

import numpy as np

Row = Any
"""A row of a table: attributes as its record type says, shared with the table's memory."""

Table = np.ndarray[Any, np.dtype[Any]]


def record_type(fields: dict[str, Any]) -> np.dtype[Any]:
    """The record type with these fields: `name: dtype` or `name: (dtype, shape)`."""
    described = [(name, *kind) if isinstance(kind, tuple) else (name, kind) for name, kind in fields.items()]
    return np.dtype(described, align=True)


def table(kind: np.dtype[Any], rows: int = 1) -> Table:
    """An array of `rows` zeroed records."""
    return np.zeros(rows, kind).view(np.recarray)


def row(records: Table, index: int = 0) -> Row:
    """The row at `index`; writing to its fields writes to the table."""
    return records.view(np.recarray)[index]


def new(kind: np.dtype[Any]) -> Row:
    """A single zeroed record."""
    return row(table(kind))


def copy(record: Row) -> Row:
    """An independent copy of a record."""
    twin = table(record.dtype)
    twin[0] = record
    return row(twin)


def same(one: Row, other: Row) -> bool:
    """Whether two records of one type hold the same values."""
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names)
