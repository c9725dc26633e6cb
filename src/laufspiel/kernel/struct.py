"""Fixed-size records: what rules work on, compiled or not.

A record type is an aligned numpy dtype. Tables (arrays of records) go into compiled code;
a row of a table has the fields as attributes, so that the same rules run as plain Python.
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
    laid_out = np.dtype(described, align=True)
    # np.record would look each field up anew at every reading, at fifteen times the price.
    quick = {"__getattribute__": object.__getattribute__, "__setattr__": object.__setattr__}
    attributes = {name: _attribute(name, laid_out) for name in fields}
    return np.dtype((type("Row", (np.record,), {**quick, **attributes}), laid_out))


def _attribute(name: str, laid_out: np.dtype[Any]) -> property:
    """A field of a row: numbers as Python's own, arrays as they lie in the table's memory."""
    kind, offset = laid_out[name], laid_out.fields[name][1] if laid_out.fields else 0
    kept = f"_{name}"
    seen_as = kind if kind.shape else np.dtype((kind, (1,)))

    def memory(row: Row) -> Any:
        try:
            return row.__dict__[kept]
        except KeyError:
            return row.__dict__.setdefault(kept, _in_table(row, seen_as, offset))

    def write(row: Row, value: Any) -> None:
        memory(row)[:] = value

    return property(memory if kind.shape else lambda row: memory(row).item(), write)


def _in_table(row: Row, kind: np.dtype[Any], offset: int) -> Any:
    """A field of a row as part of its table's memory.

    Taken from the row itself it would hold the row that keeps it: a ring that Python's collector, which doesn't look
    into arrays, never frees.
    """
    records = row.base
    if records.size == 1:
        return records.reshape(1).getfield(kind, offset)[0]
    field = row.getfield(kind, offset)
    start = _address(field) - _address(records.getfield(np.uint8, 0))
    return np.ndarray(field.shape, field.dtype, records, start)


def _address(memory: Table) -> int:
    return int(memory.__array_interface__["data"][0])


def table(kind: np.dtype[Any], rows: int = 1) -> Table:
    """An array of `rows` zeroed records."""
    return np.zeros(rows, kind)


def row(records: Table, index: int = 0) -> Row:
    """The row at `index`; writing to its fields writes to the table."""
    return records[index]


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
