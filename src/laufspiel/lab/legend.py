"""The Legend of an edition as one printable page: what partners, goods, levels and certificates cost."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Polygon

from laufspiel.files import write_file
from laufspiel.kernel.contract import Game
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.words import Titles
from laufspiel.words import tell, title_in

WIDTH, HEIGHT = 210.0, 297.0
"""A4 in millimetres."""
EDGE, GUTTER = 14.0, 10.0
COLUMN = (WIDTH - 2 * EDGE - GUTTER) / 2
TOP, BOTTOM = 30.0, 276.0
TALLEST_ROW = 6.0
DOT = 4.6
INCH = 25.4
POINT = INCH / 72
LARGEST_TEXT = 8.5
LETTER_WIDTH = 0.56
"""A letter's usual width as a share of the text's size, a little generous."""

PAPER, INK, FAINT = "#fffdf6", "#241c12", "#b8a888"
COLOURS = {
    "g": ("green", "#2c8544"),
    "b": ("blue", "#2467b8"),
    "y": ("yellow", "#f0bd1d"),
    "r": ("red", "#c4302b"),
}
SIGNS: dict[str, Sequence[tuple[float, float]]] = {
    "g": ((0, -0.62), (0.58, 0.4), (-0.58, 0.4)),
    "b": ((-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)),
    "y": ((-0.62, -0.2), (0.62, -0.2), (0.62, 0.2), (-0.62, 0.2)),
    "r": ((0, -0.66), (0.5, 0), (0, 0.66), (-0.5, 0)),
}
"""A shape in each dot, so that the page can be read in greys: triangle, square, bar and diamond."""
FORMATS = {".svg": "svg", ".pdf": "pdf"}


@dataclass(frozen=True)
class Block:
    """A heading, and rows of what there is and the letters of its points."""

    heading: str
    rows: list[tuple[str, str]]


def print_legend(game: Game, edition: Any, path: Path, language: str) -> None:
    """Write the page. Raises OptionError for a game without a Legend or another kind of file, OSError."""
    kind = FORMATS.get(path.suffix.lower())
    if kind is None:
        raise OptionError(f"A Legend is an .svg or .pdf file; “{path.name}” is neither.")
    legend = game.draw(edition).get("legend")
    if legend is None:
        raise OptionError(f"{game.id} has no Legend to print; only games whose cards have prices do.")
    heading = tell("legend-heading", language, edition=title_in(edition.title, language))
    data = BytesIO()
    # Text stays text in SVG, and the same edition gives the same file.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "laufspiel", "pdf.fonttype": 42}):
        _page(heading, legend, game.titles(edition), language).savefig(
            data, format=kind, metadata=_undated(kind)
        )
    write_file(path, data.getvalue())


def _undated(kind: str) -> dict[str, None]:
    return {"Date": None} if kind == "svg" else {"CreationDate": None}


def blocks_of(
    legend: dict[str, Any], titles: Titles, language: str
) -> tuple[list[list[Block]], list[list[Block]]]:
    """The blocks of the upper and the lower half of the page, column by column."""

    def block(heading: str, printed: Sequence[dict[str, Any]]) -> Block:
        rows = [(title_in(titles[one["key"]], language), one["cost"]) for one in printed]
        return Block(tell(f"legend-{heading}", language), rows)

    women, men = ([one for one in legend["partners"] if one["life"] == life] for life in ("woman", "man"))
    named = [
        (tell(f"legend-{one['key']}".replace("_", "-"), language), one["cost"])
        for one in legend["certificates"]
    ]
    certificates = Block(tell("legend-certificates", language), named)
    people = [block("women", women), block("men", men), certificates]
    careers = dict.fromkeys(level["career"] for level in legend["levels"])
    ladders = [
        block(career, [level for level in legend["levels"] if level["career"] == career])
        for career in careers
    ]
    half = (len(ladders) + 1) // 2
    return [people, [block("goods", legend["goods"])]], [ladders[:half], ladders[half:]]


def _page(heading: str, legend: dict[str, Any], titles: Titles, language: str) -> Figure:
    figure = Figure(figsize=(WIDTH / INCH, HEIGHT / INCH), facecolor=PAPER)
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1), xlim=(0, WIDTH), ylim=(HEIGHT, 0))
    axes.set_axis_off()
    axes.text(EDGE, 18, heading, fontsize=17, fontweight="bold", color=INK)
    halves = blocks_of(legend, titles, language)
    rows = [max(map(_rows_in, half)) for half in halves]
    height = min(TALLEST_ROW, (BOTTOM - TOP) / (sum(rows) + 1))
    for half, y in zip(halves, (TOP, TOP + (rows[0] + 1) * height), strict=True):
        for column, blocks in enumerate(half):
            _draw_column(axes, blocks, EDGE + column * (COLUMN + GUTTER), y, height)
    _draw_key(axes, language)
    return figure


def _rows_in(blocks: Sequence[Block]) -> float:
    """How many rows a column takes, headings and gaps counted."""
    return sum(len(block.rows) + 1.6 for block in blocks)


def _draw_column(axes: Any, blocks: Sequence[Block], x: float, y: float, height: float) -> None:
    size = min(LARGEST_TEXT, height / POINT * 0.6)
    for block in blocks:
        axes.text(x, y, block.heading, fontsize=size * 1.15, fontweight="bold", color=INK, va="center")
        axes.plot([x, x + COLUMN], [y + height * 0.55] * 2, color=INK, linewidth=0.8)
        for title, cost in block.rows:
            y += height
            _draw_row(axes, title, cost, x, y, min(DOT, height * 0.82), size)
        y += height * 1.6


def _draw_row(axes: Any, title: str, cost: str, x: float, y: float, dot: float, size: float) -> None:
    """A title, its points as dots, and how many they are: the card's game value (E-05)."""
    right = x + COLUMN
    axes.text(right, y, str(len(cost)), fontsize=size, fontweight="bold", color=INK, ha="right", va="center")
    for i, letter in enumerate(reversed(cost)):
        _draw_dot(axes, letter, right - 6 - dot * (i + 0.5), y, dot * 0.46)
    room = COLUMN - 8 - dot * len(cost)
    fitting = room / (len(title) * LETTER_WIDTH * POINT)
    axes.text(x, y, title, fontsize=min(size, fitting), color=INK, va="center")
    axes.plot([x, right], [y + dot * 0.66] * 2, color=FAINT, linewidth=0.3)


def _draw_dot(axes: Any, letter: str, x: float, y: float, radius: float) -> None:
    axes.add_patch(Circle((x, y), radius, facecolor=COLOURS[letter][1], edgecolor=INK, linewidth=0.4))
    sign = [(x + across * radius, y + down * radius) for across, down in SIGNS[letter]]
    axes.add_patch(Polygon(sign, facecolor=INK if letter == "y" else "white", edgecolor="none"))


def _draw_key(axes: Any, language: str) -> None:
    """What each colour stands for, along the foot of the page (E-02)."""
    step = (WIDTH - 2 * EDGE) / len(COLOURS)
    for i, (letter, (colour, _)) in enumerate(COLOURS.items()):
        x = EDGE + step * i
        _draw_dot(axes, letter, x + DOT / 2, 286, DOT * 0.46)
        axes.text(x + DOT + 1.5, 286, tell(f"legend-{colour}", language), fontsize=7, color=INK, va="center")
