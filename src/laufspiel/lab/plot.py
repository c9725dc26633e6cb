"""A simulation as a picture: the board as a heat map of visits, and how long games took."""

from io import BytesIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib import colormaps
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import Normalize
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patches import Circle, FancyBboxPatch, Patch

from laufspiel.files import write_file
from laufspiel.kernel.errors import OptionError
from laufspiel.lab.result import Result
from laufspiel.lab.statistics import Counts, in_short
from laufspiel.words import tell

PAPER, INK, FAINT = "#fffaf0", "#2f2216", "#6a5136"
HEAT = "viridis"
"""Dark violet to yellow: rises evenly for colour-blind eyes and on grey paper."""

COLOURS = {
    "blue": "#2467b8",
    "red": "#cb2f2b",
    "yellow": "#f6c326",
    "green": "#2c8544",
    "orange": "#ee7f1d",
    "violet": "#7a4aa8",
}
KINDS = {"plus": COLOURS["green"], "minus": COLOURS["red"], "fortune": COLOURS["yellow"]}
ENDS = ("start", "finish")
"""Kinds of spaces that every piece comes to or from; they would drown the rest, so they stay out of the scale."""

CARD_SIGNS = {
    "plus": "+{value}",
    "minus": "−{value}",
    "fortune": "luck",
    "start": "start",
    "finish": "finish",
}
SIGNS = {
    "arrow": "▸",
    "entry": "▾",
    "exam": "exam",
    "disko": "disko",
    "konsum": "shop",
    "level": "level",
    "question": "?",
    "pram": "pram",
    "death": "†",
    "prison": "jail",
    "detention": "jail",
    "coup": "coup",
    "back": "back",
    "fine": "fine",
    "end": "end",
}
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
ROOMY = 18.0
"""A board so wide, in diameters of a space, has signs of full size; they shrink with wider ones."""
FORMATS = {".svg": "svg", ".png": "png"}


def format_of(path: Path) -> str:
    """SVG or PNG, by the file's name. Raises OptionError for anything else."""
    kind = FORMATS.get(path.suffix.lower())
    if kind is None:
        raise OptionError(f"A plot is an .svg or .png file; “{path.name}” is neither.")
    return kind


def plot(result: Result, drawing: dict[str, Any], turns: Counts, path: Path) -> None:
    """Write the picture. Raises OptionError for an unknown kind of file, OSError when it can't be written."""
    kind = format_of(path)
    data = BytesIO()
    # Text stays text in SVG, and the same result gives the same file.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "laufspiel", "font.family": "sans-serif"}):
        figure = _figure(result, drawing, turns)
        figure.savefig(data, format=kind, metadata={"Date": None} if kind == "svg" else None)
    write_file(path, data.getvalue())


def _figure(result: Result, drawing: dict[str, Any], turns: Counts) -> Figure:
    shape = drawing["width"] / drawing["height"]
    board = 7.2 * min(1.0, shape), 7.2 / max(1.0, shape)
    size = (board[0] + 1.9, board[1] + 4.4)
    layout = ConstrainedLayoutEngine(w_pad=0.25, h_pad=0.15)
    figure = Figure(figsize=size, dpi=144, facecolor=PAPER, layout=layout)
    FigureCanvasAgg(figure)
    upper, lower = figure.subplots(2, 1, height_ratios=[board[1] + 0.6, 2.4])
    figure.suptitle(tell(f"{result.game}-title"), color=INK, fontsize=16, fontweight="bold")
    upper.set_title(_told_of_run(result), color=FAINT, fontsize=10)
    _draw_board(figure, upper, result, drawing)
    _draw_length(lower, result, turns)
    return figure


def _told_of_run(result: Result) -> str:
    bots = result.bots[0] if len(set(result.bots)) == 1 else ", ".join(result.bots)
    told = f"edition {result.edition}, {result.seats} seats, {result.games:,} games, seed {result.seed}"
    return f"{told}\nbots: {bots}"


# The board


def _draw_board(figure: Figure, axes: Axes, result: Result, drawing: dict[str, Any]) -> None:
    axes.set_xlim(0, drawing["width"])
    axes.set_ylim(drawing["height"], 0)  # y grows downward
    axes.set_aspect("equal")
    axes.axis("off")
    heat = _scale(result, drawing)
    for space in drawing["spaces"]:
        if space["key"] in result.visits and space["kind"] not in ENDS:
            _draw_space(axes, space, result.visits[space["key"]], heat, drawing["width"])
        else:
            _draw_unvisited(axes, space)
    legend = figure.colorbar(
        mpl.cm.ScalarMappable(heat, HEAT), ax=axes, fraction=0.035, pad=0.02, shrink=0.85
    )
    legend.set_label("pieces coming to a space, mean per game", color=INK)
    legend.outline.set_visible(False)
    legend.ax.tick_params(colors=INK)


def _scale(result: Result, drawing: dict[str, Any]) -> Normalize:
    ends = {space["key"] for space in drawing["spaces"] if space["kind"] in ENDS}
    counted = [mean for key, mean in result.visits.items() if key not in ends]
    return Normalize(min(counted), max(max(counted), min(counted) + 1e-9))


def _draw_space(
    axes: Axes, space: dict[str, Any], visits: float, heat: Normalize, drawing_width: float
) -> None:
    fill = colormaps[HEAT](heat(visits))
    ring = COLOURS.get(space.get("colour", ""), KINDS.get(space["kind"], FAINT))
    x, y = space["x"], space["y"]
    axes.add_patch(_shape(space, fill, ring))
    # Dark spaces carry light figures.
    ink = "#ffffff" if heat(visits) < 0.6 else "#1d1712"
    sign, size = _sign(space), min(1.0, ROOMY / drawing_width)
    axes.text(
        x, y - 0.1 * bool(sign), _number(visits), ha="center", va="center", color=ink,
        fontsize=9.5 * size, fontweight="bold",
    )  # fmt: skip
    axes.text(x, y + 0.2, sign, ha="center", va="center", color=ink, fontsize=7.5 * size)


def _shape(space: dict[str, Any], fill: Any, ring: str) -> Patch:
    """Squares of a coloured track are discs in rings of their colour; cards are cards."""
    if "colour" in space:
        return Circle((space["x"], space["y"]), 0.42, facecolor=fill, edgecolor=ring, linewidth=3)
    return FancyBboxPatch(
        (space["x"] - 0.36, space["y"] - 0.36),
        0.72,
        0.72,
        boxstyle="round,pad=0.06,rounding_size=0.16",
        facecolor=fill,
        edgecolor=ring,
        linewidth=2.5,
    )


def _draw_unvisited(axes: Axes, space: dict[str, Any]) -> None:
    """Where pieces wait and arrive."""
    colour = COLOURS.get(space.get("colour", ""), FAINT)
    place = (space["x"], space["y"])
    axes.add_patch(
        Circle(place, 0.32, facecolor=PAPER, edgecolor=colour, linewidth=1.5, linestyle=(0, (2, 1.5)))
    )
    axes.text(*place, _sign(space), ha="center", va="center", color=INK, fontsize=7)


def _sign(space: dict[str, Any]) -> str:
    """What tells a space from others without its colour."""
    kind = str(space["kind"])
    if "value" in space:
        return CARD_SIGNS.get(kind, "").format(value=space["value"])
    if "month" in space:
        return MONTHS[int(space["month"]) - 1]
    return str(space.get("colour", ""))[:1].upper() + SIGNS.get(kind, "")


def _number(visits: float) -> str:
    """As many digits as tell spaces apart and fit into one: .03, .47, 1.3, 24.6, 310."""
    if visits >= 100:
        return f"{visits:.0f}"
    if visits >= 0.995:
        return f"{visits:.1f}"
    return f"{visits:.2f}".removeprefix("0") if visits >= 0.005 else "0"


# The length of games

MOST_BARS = 60


def _draw_length(axes: Axes, result: Result, turns: Counts) -> None:
    axes.set_facecolor(PAPER)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.tick_params(colors=INK)
    axes.set_yticks([])
    axes.set_xlabel("turns in a game", color=INK)
    if result.turns is None:
        axes.text(0.5, 0.5, "no game came to its end", transform=axes.transAxes, ha="center", color=INK)
        return
    left, heights, width = _bars(turns, result.turns.min, result.turns.max)
    axes.bar(left, heights, width=width, align="edge", color="#3f6ea3", edgecolor=PAPER, linewidth=0.4)
    axes.set_ylim(0, max(heights) * 1.3)
    axes.set_title(_told(result), loc="left", fontsize=10, color=INK)
    for share, place in (
        ("5 %", result.turns.q05),
        ("median", result.turns.median),
        ("95 %", result.turns.q95),
    ):
        axes.axvline(
            place, color="#a8401f", linewidth=1.2, linestyle="-" if share == "median" else (0, (4, 3))
        )
        label = f" {share}: {in_short(place)}"
        axes.text(place, max(heights) * 1.26, label, color="#8e3317", fontsize=8.5, va="top")


def _told(result: Result) -> str:
    turns = result.turns
    assert turns is not None
    return f"Length: {turns.mean:.1f} turns on average (sd {turns.sd:.1f}), {turns.min} to {turns.max}"


def _bars(turns: Counts, least: int, most: int) -> tuple[Any, Any, int]:
    """Left edges, heights and width of the bars; every bar covers the same number of turns."""
    width = max(1, -(-(most - least + 1) // MOST_BARS))
    starts = np.arange(least, most + 1, width)
    return starts - 0.5, [int(turns[start : start + width].sum()) for start in starts], width
