"""Declarations that turn numbers into typed forms and back: the shared ground of actions and events."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from laufspiel.kernel.words import Argument


@dataclass(frozen=True)
class Field:
    """A named part of an action or event: a number from 0 to size - 1, shown as one of `names` if it has any."""

    name: str
    size: int
    names: tuple[str, ...] = ()

    def shown(self, value: int) -> Argument:
        """The typed form of a number."""
        return self.names[value] if self.names else int(value)

    def read(self, value: object) -> int | None:
        """The number of a typed form; None when there is no such value."""
        if self.names:
            return self.names.index(value) if isinstance(value, str) and value in self.names else None
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return value if 0 <= value < self.size else None


def number(name: str, size: int) -> Field:
    """A field that is a plain number from 0 to size - 1."""
    return Field(name, size)


def named(name: str, names: tuple[str, ...]) -> Field:
    """A field that is one of `names`."""
    return Field(name, len(names), names)


@dataclass(frozen=True)
class Kind:
    """One kind of action or event: its name and fields."""

    name: str
    fields: tuple[Field, ...] = field(default=())

    @property
    def size(self) -> int:
        """How many different ones of this kind there are."""
        count = 1
        for part in self.fields:
            count *= part.size
        return count

    def every(self) -> Iterator[tuple[int, ...]]:
        """All combinations of field values, in the order of their numbers."""
        return product(*(range(part.size) for part in self.fields))

    def shown(self, values: tuple[int, ...]) -> dict[str, Argument]:
        """The fields' typed forms by name."""
        return {part.name: part.shown(value) for part, value in zip(self.fields, values, strict=True)}

    def read(self, form: Mapping[str, object]) -> tuple[int, ...] | None:
        """Field values of a typed form (besides its own name); None when a field is missing, extra or wrong."""
        if set(form) != {part.name for part in self.fields}:
            return None
        values: list[int] = []
        for part in self.fields:
            value = part.read(form[part.name])
            if value is None:
                return None
            values.append(value)
        return tuple(values)


def kind(name: str, *fields: Field) -> Kind:
    """A kind of action or event."""
    return Kind(name, fields)
