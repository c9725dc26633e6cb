"""How even an edition is, as tables at 80 columns."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laufspiel.lab.balance import EVEN, STRONG, Balance, Standing
from laufspiel.lab.tables import percent, plain_table, points, short
from laufspiel.words import tell

SHOWN = 20
"""So many of what isn't even are shown; all of it is in the JSON object."""
WIDEST_TITLE = 20
MARKS = {STRONG: ("▲ strong", "green"), "weak": ("▼ weak", "red")}


def balance_report(balance: Balance) -> Group:
    """The whole of it."""
    parts: list[RenderableType] = [_heading(balance), ""]
    if not balance.kinds:
        parts.append(Text("No game came to its end, so nothing can be said.", "bold"))
        return Group(*parts)
    parts += [_kinds(balance), ""]
    uneven = [standing for standing in balance.standings if standing.verdict != EVEN]
    parts.append(_uneven(uneven) if uneven else Text("Nothing is too strong or too weak.", "bold"))
    if len(uneven) > SHOWN:
        parts.append(Text(f"… {len(uneven) - SHOWN} more; --json tells all.", "dim"))
    return Group(*parts)


def _heading(balance: Balance) -> Text:
    changed = ", ".join(f"{name}={value}" for name, value in balance.options.items())
    bots = ", ".join(dict.fromkeys(balance.bots))
    cut = f", {balance.unfinished:,} of them cut off" if balance.unfinished else ""
    return Text.assemble(
        (tell(f"{balance.game}-title"), "bold"),
        f", edition {balance.edition}, {balance.seats} seats, {bots}\n",
        f"{balance.games:,} games{cut}, seed {balance.seed}\n",
        (changed, "dim"),
    )


def _kinds(balance: Balance) -> Table:
    title = "What was looked at"
    table = plain_table(
        title, "kind", "tested", "seldom had", "strong", "weak", "with winning", "with losing"
    )
    for name, kind in balance.kinds.items():
        counts = (kind.tested, kind.seldom, kind.strong, kind.weak, kind.more, kind.less)
        table.add_row(name.replace("_", " "), *(str(count) if count else "–" for count in counts))
    return table


def _uneven(uneven: list[Standing]) -> Table:
    table = plain_table("Too strong or too weak", "", "kind", "", "wins", "fair", "lead", "ratio")
    for column in table.columns[1:3]:
        column.justify = "left"
    for standing in uneven[:SHOWN]:
        mark, colour = MARKS[standing.verdict]
        ratio = f"{standing.wins / standing.fair:.2f}" if standing.fair else ""
        shown = (percent(standing.wins), percent(standing.fair), points(standing.lead), ratio)
        table.add_row(
            Text(mark, colour), standing.kind.replace("_", " "), short(standing.title, WIDEST_TITLE), *shown
        )
    return table
