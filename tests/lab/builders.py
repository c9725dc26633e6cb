"""Small simulations for tests."""

from datetime import date

from laufspiel.games import find_game, shipped_edition
from laufspiel.kernel.match import prepare
from laufspiel.kernel.seats import Seat
from laufspiel.lab.run import Plan


def plan(game="kids", *bots, games=100, seed=5, edition="", limit=100_000, **options):
    found = find_game(game)
    laid = shipped_edition(found.id, edition)
    bots = bots or ("random",) * 4
    colours = found.default_colours(laid, len(bots))
    seats = [Seat(colour, colour, bot) for colour, bot in zip(colours, bots, strict=True)]
    setup = prepare(found, laid, {"first": "seat"} | options, seats, date(2026, 11, 30))
    return Plan(setup, games, seed, limit)
