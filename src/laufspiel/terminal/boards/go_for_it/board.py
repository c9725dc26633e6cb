"""Go For It! in a terminal: the year as a strip, the tray, what everybody has, and what is going on."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from laufspiel.games.go_for_it.cards import CATEGORIES, LABOR_DAY, WEEK_KEYS, WEEKS_A_MONTH
from laufspiel.kernel.words import Argument, Words
from laufspiel.terminal.boards.go_for_it.matters import told_matters
from laufspiel.terminal.boards.go_for_it.printed import Printed
from laufspiel.terminal.canvas import Canvas, cut, fitted, height_of, shortened
from laufspiel.terminal.colours import INK, SYMBOLS
from laufspiel.terminal.players import player_line
from laufspiel.terminal.scene import Scene

MONTH = 6
"""Columns of a month: four weeks and a gap."""
MARGIN = 4
TIMEPIECE = "⧗"
LINE = "│"
"""Labor Day, before the first week of September."""
GOING, NEWS, CARDS = "GO!", "✉", "▤"
"""Who has announced; how many News cards; how many Status cards."""

PAPER = {
    "house": "bold white on #8a2be2",
    "wheels": "bold white on #c2185b",
    "feelin": "bold black on #26c6da",
    "goin": "bold black on #ffb300",
}
NAME, DECK, OPEN = 15, 8, 3
"""Columns of the tray: a category's name, its deck; then cards, as many as lie open."""
FEWEST_LINES = 1
"""Of what has happened so many lines are shown at least."""


def ask(scene: Scene) -> Words:
    """The question of the topmost matter, with the name of whoever is asked, and how many cards or deals are left."""
    pending = scene.view.pending
    told: dict[str, Argument] = {"name": scene.names[scene.actor], "left": getattr(pending, "left", 0)}
    return Words(f"go-for-it-board-ask-{_question(pending)}", told)


def _question(pending: Any) -> str:
    """The end of the question's id."""
    match pending.__struct_config__.tag if pending else "turn":
        case "choosing":
            is_second = pending.what == "swapping" and pending.card
            return "swapping-for" if is_second else pending.what.replace("_", "-")
        case "sale":
            return "sale-close" if pending.asked == pending.seller else "sale"
        case "trading_up":
            return "swapping-up" if pending.stage == "swapping" else "trading-up"
        case "deal":
            return f"deal-{pending.stage}"
        case other:
            return str(other).replace("_", "-")


def draw(scene: Scene) -> RenderableType:
    """The year, the tray, the players, what is going on and the latest lines; in little room without the calendar."""
    printed, width = Printed(scene), scene.width
    table = [
        cut(Text(_told_week(scene, printed)), width),
        *(_row(scene, printed, row) for row in scene.view.tray),
        *_players(scene, printed),
        *(Text(line, "bold") for line in told_matters(scene, printed)),
        *(cut(Text(line), width) for line in _hand(scene, printed)),
    ]
    room = scene.room - sum(height_of(line, width) for line in table)
    if room < FEWEST_LINES:
        table = [cut(line, width) for line in table]
    year = _year(scene)
    if room < len(year) + FEWEST_LINES:
        year = []
    shown = scene.lines[-max(FEWEST_LINES, room - len(year)) :]
    return Group(*year, *table, *(Text(line, "dim") for line in shown))


def describe(scene: Scene) -> list[str]:
    """The week, the tray with whole titles, everybody's cards by title, what is going on and the own hand."""
    printed = Printed(scene)
    return [
        _told_week(scene, printed),
        *(_told_row(scene, printed, row) for row in scene.view.tray),
        *_told_players(scene, printed),
        *told_matters(scene, printed),
        *_hand(scene, printed),
    ]


# The calendar


def _year(scene: Scene) -> list[Text]:
    """Two lines: the months; under them the weeks with the timepiece, birthdays and Labor Day."""
    canvas = Canvas(scene.width, 2)
    for month, name in enumerate(scene.tell("terminal-gfi-months").split()):
        canvas.put(MARGIN + month * MONTH, 0, name, "dim")
    for week in range(len(WEEK_KEYS)):
        canvas.put(_column(week), 1, "·", "dim")
    canvas.put(_column(LABOR_DAY) - 1, 1, LINE, "bold")
    for player in scene.view.seats:
        if player.birthday:
            _put_mark(canvas, player.birthday, SYMBOLS[player.colour], INK[player.colour])
    _put_mark(canvas, scene.view.timepiece, TIMEPIECE, "bold reverse")
    return canvas.lines()


def _put_mark(canvas: Canvas, week: str, mark: str, style: str) -> None:
    canvas.put(_column(WEEK_KEYS.index(week)), 1, mark, style)


def _column(week: int) -> int:
    month, place = divmod(week, WEEKS_A_MONTH)
    return MARGIN + month * MONTH + place


def _told_week(scene: Scene, printed: Printed) -> str:
    """The year, where the timepiece is and what that says."""
    view = scene.view
    running = view.year if view.over else min(view.year + 1, view.years)
    year = scene.tell("go-for-it-board-year", year=running, years=view.years)
    return f"{year} · {printed.title(view.timepiece)}: {printed.directions(view.timepiece)}"


# The tray


def _row(scene: Scene, printed: Printed, row: Any) -> Text:
    """A category with its deck, then its three places."""
    name = f" {fitted(printed.category(row.category), NAME - 2)} "
    slot = (scene.width - NAME - DECK - 1) // OPEN - 1
    cards = [
        fitted(shortened(_short(printed, card), slot), slot) if card else fitted(" –", slot)
        for card in row.open
    ]
    deck = fitted(f"{row.deck}×${row.back}K", DECK)
    return Text.assemble((name, PAPER[row.category]), " ", (deck, "dim"), " ".join(cards))


def _short(printed: Printed, card: str) -> str:
    """A card's value and as much of its title as there is room for."""
    return f"{printed.value(card):>2} {printed.title(card)}"


def _told_row(scene: Scene, printed: Printed, row: Any) -> str:
    name = printed.category(row.category)
    deck = scene.tell("go-for-it-board-deck", category=name, count=row.deck, price=row.back)
    return ", ".join([deck, *(printed.card(card) for card in row.open if card)])


# The players


def _players(scene: Scene, printed: Printed) -> Iterator[Text]:
    """A line each: money, salary to come, how many News and Status cards, and the different values by category."""
    for seat, player in enumerate(scene.view.seats):
        going = [GOING] if player.announced else []
        money = [f"${player.money}K", f"+${_salary(printed, player)}K"]
        counts = [f"{NEWS}{player.news}", f"{CARDS}{len(player.cards)}"]
        told = " ".join(going + money + counts)
        lines = [
            player_line(
                scene, seat, player.colour, f"{told} {_values(scene, printed, player, show_done=show_done)}"
            )
            for show_done in (True, False)
        ]
        yield lines[0] if lines[0].cell_len <= scene.width else cut(lines[1], scene.width)


def _values(scene: Scene, printed: Printed, player: Any, *, show_done: bool) -> str:
    """By category its first letter and the different values owned; a mark when the set needs no more, whose values
    needn't be shown.
    """
    told = []
    for category, count in zip(CATEGORIES, player.values, strict=True):
        owned = sorted({printed.value(card) for card in player.cards if card.startswith(category)})
        letter, is_done = printed.category(category)[0], count >= scene.view.target
        values = f":{','.join(map(str, owned)) or '–'}" if show_done or not is_done else ""
        told.append(f"{letter}{'✓' if is_done else ''}{values}")
    return " ".join(told)


def _salary(printed: Printed, player: Any) -> int:
    """What the cards owned now would bring on Labor Day."""
    return printed.salary(player.career, player.coming) if player.career else 0


def _told_money(scene: Scene, printed: Printed, player: Any) -> str:
    salary = _salary(printed, player)
    told = scene.tell("terminal-gfi-has", money=player.money, salary=salary, news=player.news)
    return f"{scene.tell('go-for-it-board-going')} {told}" if player.announced else told


def _told_players(scene: Scene, printed: Printed) -> Iterator[str]:
    for seat, player in enumerate(scene.view.seats):
        cards = "; ".join(printed.card(card) for card in player.cards)
        line = player_line(scene, seat, player.colour, _told_money(scene, printed, player)).plain
        yield f"{line}: {cards or scene.tell('go-for-it-board-no-cards')}"


def _hand(scene: Scene, printed: Printed) -> Sequence[str]:
    """The viewer's own News cards, and what they say."""
    own: list[str] = next((player.hand for player in scene.view.seats if player.hand), [])
    return [f"{scene.tell('go-for-it-board-news')}: {printed.title(n)}: {printed.directions(n)}" for n in own]
