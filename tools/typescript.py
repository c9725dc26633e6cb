"""Write the browser's types from the server's: `python tools/typescript.py`, or with `--check` only compare.

Reads the sources of `server/protocol.py` and of whatever types it uses, so that names, unions, order and
doc comments come out as they are written there.
"""

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from laufspiel.kernel.words import SEAT_ARGUMENTS

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/src/protocol.ts"
PROTOCOL = "laufspiel.server.protocol"
HEADING = "// Generated from src/laufspiel/server/protocol.py by tools/typescript.py; don't edit.\n"

WIDTH = 110
"""Prettier's `printWidth` for the pages."""

PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "Any": "unknown",
}


class Untold(Exception):
    """A type that TypeScript isn't told how to write."""


class Source:
    """A module's source: its types by name, in their order, and where imported names are from."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.declared: dict[str, ast.ClassDef | ast.expr] = {}
        self.comments: dict[str, str] = {}
        self.imported: dict[str, str] = {}
        body = ast.parse(inspect.getsource(importlib.import_module(module))).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            self._read(node, after)

    def _read(self, node: ast.stmt, after: ast.stmt | None) -> None:
        if isinstance(node, ast.ClassDef):
            self.declared[node.name] = node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            self.declared[name] = node.value
            self.comments[name] = _text_of(after)
        elif isinstance(node, ast.ImportFrom) and node.module:
            self.imported |= {alias.name: node.module for alias in node.names}


class Writer:
    """Collects declarations, each after those it uses."""

    def __init__(self) -> None:
        self._sources: dict[str, Source] = {}
        self._origin: dict[str, str] = {}
        self.declarations: list[str] = []

    def write_module(self, module: str) -> None:
        """Every type that a module declares."""
        for name in self._source(module).declared:
            self.write(name, module)

    def write(self, name: str, module: str) -> None:
        """The type that a name stands for in a module, and all it uses."""
        source = self._source(module)
        if name not in source.declared:
            if name not in source.imported:
                raise Untold(f"{module}: {name} is neither plain, declared nor imported")
            self.write(name, source.imported[name])
            return
        if name in self._origin:
            if self._origin[name] != module:
                raise Untold(f"{name} is declared in {self._origin[name]} and in {module}; rename one")
            return
        self._origin[name] = module
        node = source.declared[name]
        if isinstance(node, ast.ClassDef):
            self._write_struct(node, source)
        else:
            self._write_alias(name, node, source)

    def _source(self, module: str) -> Source:
        if module not in self._sources:
            self._sources[module] = Source(module)
        return self._sources[module]

    def _write_alias(self, name: str, node: ast.expr, source: Source) -> None:
        written = self._type(node, source)
        line = f"export type {name} = {written};"
        if len(line) > WIDTH:
            line = f"export type {name} =\n  {written};"
        if len(written) + len("  ;") > WIDTH:
            line = f"export type {name} =" + "".join(f"\n  | {part}" for part in written.split(" | ")) + ";"
        self.declarations.append(_comment(source.comments[name], "") + line)

    def _write_struct(self, node: ast.ClassDef, source: Source) -> None:
        struct = getattr(importlib.import_module(source.module), node.name)
        lines = [*_tag(struct), *self._fields(node, struct, source)]
        body = "\n".join(f"  {line}" for line in lines)
        comment = _comment(ast.get_docstring(node) or "", "")
        parent = self._parent(node, source)
        self.declarations.append(f"{comment}export interface {node.name}{parent} {{\n{body}\n}}")

    def _parent(self, node: ast.ClassDef, source: Source) -> str:
        """The type of ours that a struct begins with, if it does."""
        names = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in source.declared]
        for name in names:
            self.write(name, source.module)
        return f" extends {', '.join(names)}" if names else ""

    def _fields(self, node: ast.ClassDef, struct: Any, source: Source) -> Iterator[str]:
        required = {field.name: field.required for field in msgspec.structs.fields(struct)}
        for line, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                name = line.target.id
                mark = "" if required[name] else "?"
                yield from _comment(_text_of(after), "").splitlines()
                yield f"{name}{mark}: {self._type(line.annotation, source)};"

    def _type(self, node: ast.expr, source: Source) -> str:
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                return self._named(name, source)
            case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Attribute(attr="UnsetType")):
                # The field may be left out, as its default says.
                return self._type(left, source)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                parts = f"{self._type(left, source)} | {self._type(right, source)}".split(" | ")
                return " | ".join(dict.fromkeys(parts))
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[first, *_])):
                return self._type(first, source)
            case ast.Subscript(value=ast.Name(id="list"), slice=item):
                return _list_of(self._type(item, source))
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
                return f"Record<{self._type(key, source)}, {self._type(value, source)}>"
        raise Untold(f"{source.module}, line {node.lineno}: {ast.unparse(node)}")

    def _named(self, name: str, source: Source) -> str:
        if name not in PLAIN:
            self.write(name, source.module)
        return PLAIN.get(name, name)


def _list_of(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _tag(struct: Any) -> Iterator[str]:
    config = struct.__struct_config__
    if config.tag is not None:
        yield f"{config.tag_field}: '{config.tag}';"


def _text_of(node: ast.stmt | None) -> str:
    """The text that stands below a declaration, if one does."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def _comment(text: str, indent: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    middle = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{middle}{indent} */\n"


def protocol_types() -> str:
    """The whole file."""
    writer = Writer()
    writer.write_module(PROTOCOL)
    arguments = ", ".join(f"'{name}'" for name in sorted(SEAT_ARGUMENTS))
    seats = "/** Arguments that hold a seat's number and are shown as the player's name. */\n"
    seats += f"export const SEAT_ARGUMENTS = [{arguments}];\n"
    return "\n".join([HEADING, seats, *(f"{declaration}\n" for declaration in writer.declarations)])


def main(words: list[str]) -> None:
    wanted = protocol_types()
    if TARGET.exists() and TARGET.read_text("utf-8") == wanted:
        return
    if "--check" in words:
        sys.exit(f"{TARGET.relative_to(ROOT)} is stale; run `python tools/typescript.py`.")
    TARGET.write_text(wanted, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
