"""A picture of characters: rows of cells, each with a style."""

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    """A sheet of `width` × `height` characters to put texts on; what lies outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from column x of row y."""
        for i, letter in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._cells[y][x + i] = (letter, style)

    def lines(self) -> list[Text]:
        """The rows as texts."""
        return [Text.assemble(*row) for row in self._cells]


def height_of(line: Text, width: int) -> int:
    """Lines that a text takes; words wrap, so it may be one more than there are characters for."""
    return 1 if line.cell_len <= width else 1 + line.cell_len // (width - 8)


def cut(line: Text, width: int) -> Text:
    """A line that ends with an ellipsis where it would be too long."""
    line.truncate(width, overflow="ellipsis")
    return line


def shortened(text: str, width: int) -> str:
    """A text cut to a width, with an ellipsis for what is missing."""
    return text if cell_len(text) <= width else fitted(text, width - 1).rstrip() + "…"


def fitted(text: str, width: int) -> str:
    """A text cut or filled to a width."""
    while text and cell_len(text) > width:
        text = text[:-1]
    return text + " " * (width - cell_len(text))
