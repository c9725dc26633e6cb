"""A simulation's result as tables that read well at 80 columns."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laufspiel.lab.result import Result
from laufspiel.lab.statistics import Spread, in_short
from laufspiel.lab.tables import figures_table, plain_table, worth_table
from laufspiel.words import tell

VISIT_COLUMNS = 4
BAR = 12


def report(result: Result) -> Group:
    """The whole result."""
    parts: list[RenderableType] = [_heading(result), ""]
    if result.turns and result.steps:
        parts += [_length(result.turns, result.steps.mean, result.spreads), "", _seats(result), ""]
    if result.figures:
        parts += [figures_table(result.figures), ""]
    parts += [_events(result), "", _visits(result)]
    for kind, things in result.worth.items():
        parts += ["", worth_table(kind, things)]
    if result.unfinished:
        parts += ["", _cut_off(result)]
    return Group(*parts)


def _heading(result: Result) -> Text:
    changed = ", ".join(f"{name}={value}" for name, value in result.options.items())
    return Text.assemble(
        (tell(f"{result.game}-title"), "bold"),
        f", edition {result.edition}, {result.seats} seats\n",
        f"{result.games:,} games in {result.seconds:.1f} s, seed {result.seed}\n",
        (changed, "dim"),
    )


def _length(turns: Spread, steps: float, spreads: dict[str, Spread | None]) -> Table:
    columns = ("mean", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max")
    table = plain_table("Length of a game", "", *columns)
    table.add_row("turns", *_spread(turns))
    for name, spread in spreads.items():
        if spread:
            table.add_row(name.replace("_", " "), *_spread(spread))
    table.add_row("actions", f"{steps:.1f}")
    return table


def _spread(spread: Spread) -> list[str]:
    mean = f"{spread.mean:.1f} ±{spread.high - spread.mean:.1f}"
    quantiles = (spread.q05, spread.q25, spread.median, spread.q75, spread.q95)
    shown = [in_short(quantile) for quantile in quantiles]
    return [mean, f"{spread.sd:.1f}", str(spread.min), *shown, str(spread.max)]


def _seats(result: Result) -> Table:
    has_ties = any(share.shared for share in result.win_share)
    columns = ["seat", "bot", "wins", "95 % range", *(["shared"] if has_ties else []), "", "score", "sd"]
    table = plain_table("Wins and scores", *columns)
    table.columns[1].justify = "left"
    widest = max(share.mean for share in result.win_share)
    for i, (share, score) in enumerate(zip(result.win_share, result.score, strict=True)):
        ties = [f"{100 * share.shared:.1f} %"] if has_ties else []
        table.add_row(
            f"{i + 1} {result.colours[i]}",
            result.bots[i],
            f"{100 * share.mean:.1f} %",
            f"{100 * share.low:.1f}–{100 * share.high:.1f} %",
            *ties,
            _bar(share.mean, widest),
            f"{score.mean:.2f} ±{score.high - score.mean:.2f}",
            f"{score.sd:.2f}",
        )
    table.columns[-3].justify = "left"
    return table


def _bar(share: float, widest: float) -> str:
    return "━" * round(BAR * share / widest) if widest else ""


def _events(result: Result) -> Table:
    table = plain_table("Events per game", "event", "mean", "   event", "mean")
    table.columns[2].justify = "left"
    happened = [(name.replace("_", " "), f"{mean:.2f}") for name, mean in result.events.items() if mean]
    half = (len(happened) + 1) // 2
    for i in range(half):
        other = happened[half + i] if half + i < len(happened) else ("", "")
        table.add_row(*happened[i], f"   {other[0]}", other[1])
    return table


def _visits(result: Result) -> Table:
    columns = [name for _ in range(VISIT_COLUMNS) for name in ("space", "visits")]
    table = plain_table("Visits per game, of all pieces", *columns)
    shown = [
        (key, f"{mean:.2f}")
        for key, mean in zip(_from_one(list(result.visits)), result.visits.values(), strict=True)
    ]
    rows = -(-len(shown) // VISIT_COLUMNS)
    for column in range(VISIT_COLUMNS):
        table.columns[2 * column].justify = "left"
    for i in range(rows):
        table.add_row(*(cell for place in shown[i::rows] for cell in place))
    return table


def _from_one(keys: list[str]) -> list[str]:
    """Spaces numbered as at the table, where people count from 1; keys of some games begin with 0."""
    if not any(key.endswith("-0") for key in keys):
        return keys
    parts = [key.rpartition("-") for key in keys]
    return [f"{kind}-{int(number) + 1}" for kind, _, number in parts]


def _cut_off(result: Result) -> Text:
    count = f"{result.unfinished:,} of {result.games:,} games were"
    told = f"{count} cut off after {result.limit:,} actions; they count for events and visits only."
    return Text(told, "bold")
