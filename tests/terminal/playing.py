"""A match at a terminal that is no terminal: what is written comes from a list, what is shown goes into a text."""

import io
from datetime import date

from rich.console import Console

from laufspiel.games import find_game, shipped_edition
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.terminal.session import Session


def match_of(game="kids", people=1, bots=1, **options):
    found = find_game(game)
    edition = shipped_edition(found.id, "")
    kinds = [None] * people + ["random"] * bots
    colours = found.default_colours(edition, len(kinds))
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]
    seats = [Seat(name, colour, bot) for name, colour, bot in zip(names, colours, kinds, strict=False)]
    return Match(prepare(found, edition, {"first": "seat"} | options, seats, date(2026, 11, 30)))


def played(match, path, *written, monkeypatch, language="en", seed=1, terminal=False, pace=0.0):
    """Play with these lines written, until they run out; gives what was shown."""
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in written)))
    console = Console(
        file=shown, width=80, height=24, highlight=False, force_terminal=terminal, color_system=None
    )
    Session(match, path, console, language, pace, seed).run()
    return shown.getvalue()
