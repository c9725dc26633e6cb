"""From the wishes on the command line to a match at the terminal."""

import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console

from laufspiel.bots import BOTS
from laufspiel.console import out
from laufspiel.games import find_game
from laufspiel.kernel.contract import Game
from laufspiel.kernel.errors import OptionError, SeatError
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.options import Options
from laufspiel.kernel.seats import Seat, is_date
from laufspiel.terminal.saves import find_save, load, new_save
from laufspiel.terminal.session import Session
from laufspiel.terminal.words import language_wished, tell
from laufspiel.wishes import SEATS, bots_for, edition_wished, names_in, options_wished, seats_for


@dataclass(frozen=True)
class Wishes:
    """What `laufspiel play` is asked for; None and empty mean the usual."""

    game: str
    seats: int | None
    names: list[str]
    people: int | None
    bots: str
    born: list[str]
    edition: str
    options: list[str]
    language: str
    resume: str
    seed: int | None
    pace: float


def play_in_terminal(wishes: Wishes) -> None:
    """Begin a match or go on with one, and play it."""
    console = out()
    language = language_wished(wishes.language)
    match, path = _resumed(wishes) if wishes.resume else _begun(wishes, console, language)
    Session(match, path, console, language, wishes.pace, wishes.seed).run()


def _resumed(wishes: Wishes) -> tuple[Match, Path]:
    path = find_save(wishes.resume)
    match = load(path)
    if wishes.game and find_game(wishes.game) is not match.game:
        raise OptionError(f"{path} is a match of {match.game.id}; leave the game's name out.")
    for seat in match.setup.seats:
        if seat.bot is not None and seat.bot not in BOTS:
            raise OptionError(f"{path}: there is no bot “{seat.bot}”; the bots are {', '.join(BOTS)}.")
    return match, path


def _begun(wishes: Wishes, console: Console, language: str) -> tuple[Match, Path]:
    if not wishes.game:
        raise OptionError("Which game? Write laufspiel play GAME; `laufspiel games` lists them.")
    game = find_game(wishes.game)
    edition = edition_wished(game, wishes.edition)
    options = options_wished(wishes.options)
    seats = _seats(wishes, game, edition, language)
    setup = prepare(
        game, edition, options, _with_births(wishes, seats, options, game, console, language), date.today()
    )
    return Match(setup), new_save(game.id)


def _seats(wishes: Wishes, game: Game, edition: Any, language: str) -> list[Seat]:
    """People first, then bots; everybody is called by a given name or that of the colour."""
    named = names_in(wishes.bots)
    people = len(wishes.names) or 1 if wishes.people is None else wishes.people
    if people < len(wishes.names):
        raise SeatError(f"{len(wishes.names)} names are given for {people} people; give one each.")
    seats = seats_for(game, _count(wishes, people, named), [])
    if seats < people:
        raise SeatError(f"{people} people don't fit on {seats} seats; ask for more --seats.")
    bots: list[str | None] = [None] * people
    bots += bots_for(seats - people, named, list(BOTS)) if seats > people else []
    colours = game.default_colours(edition, seats)
    names = wishes.names + [tell(f"colour-{colour}", language) for colour in colours[len(wishes.names) :]]
    return [Seat(name.strip(), colour, bot) for name, colour, bot in zip(names, colours, bots, strict=True)]


def _count(wishes: Wishes, people: int, named: list[str]) -> int | None:
    """Seats as told; else as many as there are people and bots, when bots are named one by one."""
    if wishes.seats is not None:
        return wishes.seats
    if len(named) > 1:
        return people + len(named)
    return people if people > SEATS else None


def _with_births(
    wishes: Wishes, seats: list[Seat], options: Options, game: Game, console: Console, language: str
) -> list[Seat]:
    """Seats with dates of birth: as given, or asked for where several people leave it to birthdays who begins."""
    people = [i for i, seat in enumerate(seats) if seat.bot is None]
    if len(wishes.born) > len(people):
        raise SeatError(
            f"{len(wishes.born)} dates of birth are given for {len(people)} people; give one each."
        )
    usual = next(option.default for option in game.options if option.name == "first")
    asks = options.get("first", usual) in ("birthday", "youngest") and len(people) > 1
    born = list(wishes.born)
    if asks and not born and sys.stdin.isatty():
        born = [_ask_birth(console, language, seats[i].name) for i in people]
    dates = dict(zip(people, born, strict=False))
    return [Seat(seat.name, seat.colour, seat.bot, dates.get(i, "")) for i, seat in enumerate(seats)]


def _ask_birth(console: Console, language: str, name: str) -> str:
    """A date, or nothing. Asks again after what is no date."""
    while True:
        born = console.input(f"{tell('terminal-born', language, name=name)} ", markup=False).strip()
        if not born or is_date(born):
            return born
        console.print(tell("terminal-no-date", language, written=born), markup=False)
