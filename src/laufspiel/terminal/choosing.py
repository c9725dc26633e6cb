"""Numbered choices laid out for a screen: in a list, side by side where that saves room, or by the page."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from laufspiel.terminal.canvas import fitted

GAP = 2
"""Columns between two choices that stand side by side."""
MOST_COLUMNS = 4
LEAST_WIDTH = 20
"""Columns of a line at least, however narrow the screen says it is."""

Cell = list[str]
"""A choice with its number, in as many lines as it takes."""


@dataclass(frozen=True)
class Sheet:
    """Choices as lines: those from number `first` to number `last`, of `count` there are."""

    lines: Sequence[str]
    first: int
    last: int
    count: int

    @property
    def is_part(self) -> bool:
        """Whether there are more than these, which then takes a line to say."""
        return self.last - self.first + 1 < self.count

    @property
    def height(self) -> int:
        """Lines it takes."""
        return len(self.lines) + self.is_part


def layouts(texts: Sequence[str], width: int) -> Iterator[Sheet]:
    """All choices, one below the other, then in as many columns as hold them uncut: ever fewer lines."""
    cells = _numbered(texts, width)
    height = sum(map(len, cells)) + 1
    for columns in range(1, _most_columns(cells, width) + 1):
        lines = _side_by_side(cells, columns, width)
        if len(lines) < height:
            height = len(lines)
            yield Sheet(lines, 1, len(cells), len(cells))


def page_of(texts: Sequence[str], width: int, height: int, page: int) -> Sheet:
    """The choices of one page, counted from 0; after the last page comes the first again."""
    cells = _numbered(texts, width)
    columns = _most_columns(cells, width)
    pages = list(_pages(cells, columns, height - 1))
    page %= len(pages)
    first = 1 + sum(map(len, pages[:page]))
    return Sheet(_side_by_side(pages[page], columns, width), first, first + len(pages[page]) - 1, len(cells))


def _pages(cells: Sequence[Cell], columns: int, height: int) -> Iterator[list[Cell]]:
    """As many cells a page as find room, one at least."""
    page: list[Cell] = []
    for cell in cells:
        if page and len(cell) + sum(map(len, page)) > height * columns:
            yield page
            page = []
        page.append(cell)
    yield page


def _numbered(texts: Sequence[str], width: int) -> list[Cell]:
    return [
        textwrap.wrap(f"{number:>2}  {text}", max(width, LEAST_WIDTH), subsequent_indent=" " * 4)
        for number, text in enumerate(texts, start=1)
    ]


def _most_columns(cells: Sequence[Cell], width: int) -> int:
    """As many as all cells fit into; one when a cell has several lines."""
    if any(len(cell) > 1 for cell in cells):
        return 1
    widest = max(cell_len(cell[0]) for cell in cells)
    return max(1, min(MOST_COLUMNS, (width + GAP) // (widest + GAP)))


def _side_by_side(cells: Sequence[Cell], columns: int, width: int) -> list[str]:
    """Cells in columns that are read downwards."""
    lines = [line for cell in cells for line in cell]
    if columns == 1:
        return lines
    height = -(-len(lines) // columns)
    column = (width + GAP) // columns - GAP
    rows = [lines[row::height] for row in range(height)]
    return [(" " * GAP).join(fitted(cell, column) for cell in row).rstrip() for row in rows]
