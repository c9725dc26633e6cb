"""Which keys a table in a file may have: what would be right where somebody has written another."""

import re
from collections.abc import Iterator
from difflib import get_close_matches

import msgspec
from msgspec import inspect

UNKNOWN = re.compile(r"Object contains unknown field `(.*?)`(?: - at `\$(.*)`)?$", re.DOTALL)
"""How the validator tells of a key that a type doesn't have, and where."""


def key_meant(kind: type, error: msgspec.ValidationError) -> str:
    """What to say after a mistake: the nearest key there is, or else all of them; empty where no key is unknown."""
    found = UNKNOWN.match(str(error))
    if found is None:
        return ""
    known = keys_at(kind, found[2] or "")
    near = get_close_matches(found[1], known, 1)
    return f"; perhaps it is “{near[0]}”" if near else f"; there are {', '.join(known)}"


def keys_at(kind: type, place: str) -> list[str]:
    """The keys of the table at a place, told as by the validator: `.paths[0].titles[...]`."""
    types = list(_plain(inspect.type_info(kind)))
    for key in re.findall(r"\.([^.\[]+)|\[", place):
        types = [inner for outer in types for inner in _inside(outer, key)]
    return [field.encode_name for one in types if isinstance(one, inspect.StructType) for field in one.fields]


def _inside(outer: inspect.Type, key: str) -> Iterator[inspect.Type]:
    """The types of what lies under a key of a table, or of any entry of a list."""
    match outer:
        case inspect.StructType(fields=fields):
            for field in fields:
                if field.encode_name == key:
                    yield from _plain(field.type)
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            yield from _plain(inner)
        case inspect.DictType(value_type=inner):
            yield from _plain(inner)


def _plain(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type without what only surrounds it, and each of several that there may be."""
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _plain(one)
    elif isinstance(kind, inspect.Metadata):
        yield from _plain(kind.type)
    else:
        yield kind
