"""¡Así es la vida! in a terminal: the course as rows of cards, and what everybody has taken."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from laufspiel.kernel.words import Argument
from laufspiel.terminal.canvas import Canvas, fitted, height_of
from laufspiel.terminal.colours import INK, SYMBOLS
from laufspiel.terminal.players import player_line
from laufspiel.terminal.scene import Scene

CARD = 8
"""Columns of a card and the gap after it."""
WIDTH = 80
GUARD = "♜"

PAPER = {
    "plus": "bold white on #1f6a34",
    "minus": "bold white on #a8211e",
    "fortune": "bold black on #f6c326",
    "start": "bold white on #1c5397",
    "finish": "bold white on #1c5397",
}


def rolled(view: Any) -> Argument:
    """The number on the die."""
    return str(view.roll)


def draw(scene: Scene) -> RenderableType:
    """The course, everybody's cards and the latest lines."""
    rows, stocks = _course(scene), list(_stocks(scene))
    room = scene.room - sum(map(len, rows)) - sum(height_of(stock, WIDTH) for stock in stocks)
    # Room goes first to the latest lines, then to gaps between the rows.
    shown = scene.lines[-max(1, room) :]
    gap = [Text()] if room >= len(shown) + len(rows) else []
    course = [line for row in rows for line in row + gap]
    return Group(*course, *stocks, *(Text(line, "dim") for line in shown))


def describe(scene: Scene) -> list[str]:
    """The cards that lie, with who stands on them, then everybody's cards."""
    cards = [f"{_title(scene, card, WIDTH)}{_told_pieces(scene, card)}" for card in scene.view.course]
    return [" ".join(cards), *(stock.plain for stock in _stocks(scene))]


def _told_pieces(scene: Scene, card: Any) -> str:
    tokens = _tokens(scene, card)
    return (
        f"({' '.join([GUARD] * card.guards + [text for text, _ in tokens])})" if tokens or card.guards else ""
    )


def _name(scene: Scene, card: Any) -> str:
    """What is printed on a card, short."""
    if card.kind in ("plus", "minus"):
        return f"{'+' if card.kind == 'plus' else '−'}{card.value}"
    return scene.tell(f"terminal-vida-{card.kind}")


def _tokens(scene: Scene, card: Any) -> list[tuple[str, str]]:
    """Figures on a card, a symbol for each player and how many if several; with the colour."""
    return [
        (SYMBOLS[stock.colour] + (str(count) if count > 1 else ""), stock.colour)
        for stock, count in zip(scene.view.seats, card.figures, strict=True)
        if count
    ]


def _course(scene: Scene) -> list[list[Text]]:
    """Rows of cards; each row is as tall as its fullest card, and has a line for choices that lead there."""
    rows = []
    per_row = WIDTH // CARD
    course, arrivals = scene.view.course, scene.arrivals()
    for begin in range(0, len(course), per_row):
        row = course[begin : begin + per_row]
        packed = [_packed(_tokens(scene, card), CARD - 2) for card in row]
        is_reached = any(card.key in arrivals for card in row)
        canvas = Canvas(WIDTH, 1 + max(len(pack) for pack in packed) + is_reached)
        for i, (card, pack) in enumerate(zip(row, packed, strict=True)):
            _draw_card(canvas, scene, card, pack, i * CARD)
        rows.append(canvas.lines())
    return rows


def _packed(tokens: list[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """Tokens in as few lines as hold them."""
    lines: list[list[tuple[str, str]]] = []
    left = 0
    for token in tokens:
        if not lines or left < len(token[0]):
            lines.append([])
            left = width
        lines[-1].append(token)
        left -= len(token[0])
    return lines


def _draw_card(canvas: Canvas, scene: Scene, card: Any, pack: list[list[tuple[str, str]]], x: int) -> None:
    paper, width = PAPER[card.kind], CARD - 1
    guards = GUARD * card.guards if card.guards < 3 else f"{GUARD}{card.guards}"
    canvas.put(x, 0, _headed(_title(scene, card, width - len(guards)), guards, width), paper)
    for row, line in enumerate(pack, start=1):
        column = x + 1
        for text, colour in line:
            canvas.put(column, row, text, INK[colour])
            column += len(text)
    number = scene.arrivals().get(card.key)
    if number:
        canvas.put(x, canvas.height - 1, fitted(f"[{number}]", width).rstrip(), "bold reverse")


def _title(scene: Scene, card: Any, width: int) -> str:
    """A card's name; fortune cards have numbers, which stay when the name has to be cut."""
    number = card.key.removeprefix("fortune-") if card.kind == "fortune" else ""
    name = _name(scene, card)
    return (
        f"{name} {number}".rstrip()
        if len(name) + len(number) < width
        else name[: width - len(number)] + number
    )


def _headed(name: str, guards: str, width: int) -> str:
    """A card's first line: its name to the left, guards to the right, both with a margin where there is room."""
    if len(name) + len(guards) + 2 <= width:
        return fitted(f" {name}", width - len(guards) - 1) + f"{guards} "
    return fitted(name, width - len(guards)) + guards


def _stocks(scene: Scene) -> Iterator[Text]:
    for seat, stock in enumerate(scene.view.seats):
        place = f"{stock.place}. " if stock.place else ""
        yield player_line(scene, seat, stock.colour, _told_stock(scene, stock), place)


def _told_stock(scene: Scene, stock: Any) -> str:
    home = scene.tell("terminal-vida-home", home=stock.at_home, figures=stock.figures)
    if stock.cards is None:
        return f"{home}, {scene.tell('terminal-vida-hidden', count=stock.count)}"
    cards = " ".join(_told_card(scene, card) for card in stock.cards)
    return f"{home}, {scene.tell('terminal-vida-score', score=stock.score)}" + (f": {cards}" if cards else "")


def _told_card(scene: Scene, card: Any) -> str:
    """A taken card; a minus card that fortune turns counts as plus."""
    name = _name(scene, card)
    return f"{name}→+{card.value}" if card.turned else name
