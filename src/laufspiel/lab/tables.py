"""Tables of figures and of what things are worth, at 80 columns."""

from rich.table import Table

from laufspiel.lab.figures import Told
from laufspiel.lab.statistics import Interval
from laufspiel.lab.worth import Worth

SHOWN = 5
"""Of each kind so many things that were worth most are shown, and so many that were worth least."""
WIDEST_TITLE = 30


def plain_table(title: str, *columns: str) -> Table:
    """A table without lines whose first column is of words and the others of numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i == 0 else "right", header_style="dim")
    return table


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def points(interval: Interval | None) -> str:
    """A difference of two shares in points of a hundred, and how far it may be off."""
    if interval is None:
        return ""
    return f"{100 * interval.mean:+.1f} ±{100 * (interval.high - interval.mean):.1f}"


def short(title: str, most: int = WIDEST_TITLE) -> str:
    """A title that leaves room for the figures."""
    return title if len(title) <= most else title[: most - 1].rstrip() + "…"


def figures_table(figures: dict[str, Told]) -> Table:
    """What the game has reported besides."""
    table = plain_table("Figures, per game unless said", "figure", "mean", "95 % range")
    for name, told in figures.items():
        if told.low is None or told.high is None:
            table.add_row(name.replace("_", " "), f"{told.value:.2f}")
        else:
            reach = f"{100 * told.low:.1f}–{100 * told.high:.1f} %"
            table.add_row(name.replace("_", " "), percent(told.value), reach)
    return table


def worth_table(kind: str, things: dict[str, Worth]) -> Table:
    """What was worth most and least of a kind; all of it when it isn't much."""
    name = kind.replace("_", " ")
    table = plain_table(f"Worth of {name}", name, "had by", "wins with", "without", "difference")
    told = [worth for worth in things.values() if worth.is_told]
    for i, worth in enumerate(told):
        if SHOWN <= i < len(told) - SHOWN:
            if i == SHOWN:
                table.add_row(f"… {len(told) - 2 * SHOWN} more …", style="dim")
            continue
        without = "" if worth.wins_without is None else percent(worth.wins_without)
        row = (percent(worth.had), percent(worth.wins.mean), without, points(worth.difference))
        table.add_row(short(worth.title), *row)
    return table
