"""Mensch ärgere Dich nicht Kids in a terminal: a ring of squares, starts by the arrows, goals by the entries."""

import cmath
import math
from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laufspiel.kernel.words import Argument
from laufspiel.terminal.canvas import Canvas
from laufspiel.terminal.colours import INK, PAPER, SYMBOLS
from laufspiel.terminal.players import player_line
from laufspiel.terminal.scene import Scene

CELL = 5
"""Columns of a square: its letter, arrow or entry mark, who stands there, a gap."""

TALLEST, WIDEST = 8, 16
"""Rows of squares that leave room for the choices under each, and columns that fit a terminal of 80."""

MARKS = {"arrow": "»", "entry": "⌂"}
PANEL = 34
"""Columns for the players beside the board."""

Cell = tuple[int, int]


def rolled(view: Any) -> Argument:
    """The face of the colour die."""
    return str(view.face)


def draw(scene: Scene) -> RenderableType:
    """The board, with players and the latest lines beside it."""
    players = list(_players(scene))
    columns, _ = _ring_size(len(scene.setup.edition.track))
    is_wide = columns * CELL + PANEL > 80
    board = _board(scene, scene.room - (len(players) + 3 if is_wide else 0))
    room = scene.room - len(players) - 1 - (len(board) if is_wide else 0)
    # Beside the board a line may take two of the panel's.
    shown = scene.lines[-max(2, room if is_wide else room // 2) :]
    panel = Group(*players, "", *(Text(line, "dim") for line in shown))
    if is_wide:
        return Group(*board, panel)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=columns * CELL)
    grid.add_column(max_width=PANEL)
    grid.add_row(Group(*board), panel)
    return grid


def describe(scene: Scene) -> list[str]:
    """Each player's pawns in a line."""
    lines = []
    for seat, player in enumerate(scene.view.seats):
        told = ", ".join(_told_pawn(scene, pawn) for pawn in player.pawns)
        lines.append(f"{SYMBOLS[player.colour]} {scene.names[seat]}: {told}")
    return lines


def _told_pawn(scene: Scene, pawn: Any) -> str:
    if pawn.place != "track":
        return scene.tell(f"terminal-kids-{pawn.place}")
    number = int(pawn.space.removeprefix("square-"))
    colour = scene.setup.edition.track[number]
    return scene.tell("terminal-kids-square", square=number + 1, colour=scene.tell(f"colour-{colour}"))


def _players(scene: Scene) -> Iterator[Text]:
    for seat, player in enumerate(scene.view.seats):
        home = scene.tell("terminal-kids-home", home=player.home)
        place = f" ({player.place}.)" if player.place else ""
        yield player_line(scene, seat, player.colour, f"{home}{place}")


# The ring


@cache
def _ring_size(squares: int) -> Cell:
    """Columns and rows of the smallest rectangle whose edge holds so many squares, rather wide than tall."""
    both = math.ceil(squares / 2) + 2
    rows = max(min(both // 2, TALLEST), both - WIDEST)
    return both - rows, rows


def _edge(columns: int, rows: int) -> list[Cell]:
    """The cells along the edge of a rectangle, clockwise from the top left."""
    top = [(x, 0) for x in range(columns)]
    right = [(columns - 1, y) for y in range(1, rows)]
    bottom = [(x, rows - 1) for x in range(columns - 2, -1, -1)]
    left = [(0, y) for y in range(rows - 2, 0, -1)]
    return top + right + bottom + left


def _cells(drawing: dict[str, Any]) -> dict[str, Cell]:
    """A cell for every square, turned to lie as the drawing has them."""
    squares = [space for space in drawing["spaces"] if space["key"].startswith("square-")]
    columns, rows = _ring_size(len(squares))
    edge = _edge(columns, rows)
    middle = complex(drawing["width"], drawing["height"]) / 2
    wanted = [cmath.phase(complex(space["x"], space["y"]) - middle) for space in squares]
    found = [
        cmath.phase(complex((x - (columns - 1) / 2) / columns, (y - (rows - 1) / 2) / rows)) for x, y in edge
    ]

    def apart(turn: int) -> float:
        pairs = zip(wanted, found[turn:] + found[:turn], strict=False)
        return sum(1 - math.cos(one - other) for one, other in pairs)

    turn = min(range(len(edge)), key=apart)
    turned = edge[turn:] + edge[:turn]
    return {space["key"]: cell for space, cell in zip(squares, turned, strict=False)}


def _inward(cell: Cell, columns: int, rows: int) -> Cell:
    """The cell next to one on the edge, towards the middle."""
    x, y = cell
    return min(max(x, 1), columns - 2), min(max(y, 1), rows - 2)


def _board(scene: Scene, room: int) -> list[Text]:
    """The ring, with a line under each square for the choices that lead there if there is room."""
    drawing = scene.game.draw(scene.setup.edition)
    cells = _cells(drawing)
    columns, rows = _ring_size(len(cells))
    tall = 2 if rows <= TALLEST and 2 * rows <= room else 1
    canvas = Canvas(columns * CELL, rows * tall)
    pawns = {
        pawn.space: (player.colour, number)
        for player in scene.view.seats
        for number, pawn in enumerate(player.pawns, start=1)
    }
    for space in drawing["spaces"]:
        if space["key"] in cells:
            x, y = cells[space["key"]]
            _draw_square(canvas, scene, space, (x * CELL, y * tall), pawns.get(space["key"]))
            number = scene.arrivals().get(space["key"])
            if number and tall == 2:
                canvas.put(x * CELL, y * tall + 1, f"[{number}]", "bold reverse")
    _draw_homes(canvas, scene, cells, tall)
    _draw_die(canvas, scene)
    return canvas.lines()


def _draw_square(
    canvas: Canvas, scene: Scene, space: dict[str, Any], at: Cell, pawn: tuple[str, int] | None
) -> None:
    letter = scene.tell(f"colour-{space['colour']}-letter")
    mark = MARKS.get(space["kind"], " ")
    canvas.put(*at, letter + mark, PAPER[space["colour"]])
    if pawn:
        canvas.put(at[0] + 2, at[1], f"{SYMBOLS[pawn[0]]}{pawn[1]}", f"{INK[pawn[0]]} reverse")
    else:
        canvas.put(at[0] + 2, at[1], "  ", PAPER[space["colour"]])


def _draw_homes(canvas: Canvas, scene: Scene, cells: dict[str, Cell], tall: int) -> None:
    """Each player's waiting pawns inside the arrow square, goals inside the entry square; a cell taken stays."""
    columns, rows = _ring_size(len(cells))
    arrivals = scene.arrivals()
    taken: set[Cell] = set()
    for player in scene.view.seats:
        symbol, ink = SYMBOLS[player.colour], INK[player.colour]
        waiting = sum(pawn.place == "start" for pawn in player.pawns)
        shown = (
            (scene.setup.edition.arrows, f"({symbol * waiting:·<3})", ""),
            (
                scene.setup.edition.entries,
                f"[{symbol * player.home:·>3}]",
                _goal_choice(arrivals, player.colour),
            ),
        )
        for squares, text, choice in shown:
            x, y = _inward(cells[f"square-{squares[player.colour]}"], columns, rows)
            if (x, y) not in taken:
                taken.add((x, y))
                canvas.put(x * CELL, y * tall, text, ink)
                if choice and tall == 2:
                    canvas.put(x * CELL, y * tall + 1, f"[{choice}]", "bold reverse")


def _goal_choice(arrivals: dict[str, str], colour: str) -> str:
    return ",".join(number for space, number in arrivals.items() if space.startswith(f"goal-{colour}-"))


def _draw_die(canvas: Canvas, scene: Scene) -> None:
    """The die in the middle: a field of its colour with the letter."""
    face = scene.view.face
    if face is None:
        return
    style = PAPER.get(face, "reverse")
    letter = scene.tell(f"colour-{face}-letter") if face in PAPER else {"joker": "*"}.get(face, " ")
    x, y = canvas.width // 2 - 3, canvas.height // 2 - 1
    for row, text in enumerate(("┌───┐", f"│ {letter} │", "└───┘")):
        canvas.put(x, y + row - (canvas.height < 12), text, style)
