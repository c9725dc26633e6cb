"""What people write on the command line, turned into editions, options and seats."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from laufspiel.files import read_file
from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.contract import Edition, Game
from laufspiel.kernel.edition import edition_of, plain_of, read_edition
from laufspiel.kernel.errors import EditionError, OptionError, SeatError
from laufspiel.kernel.options import Options

SEATS = 4
"""Players at a table when nobody says how many."""


def edition_wished(game: Game, wanted: str) -> Any:
    """A shipped edition by id, an owner's own by its path, the default for nothing. Raises EditionError, OSError."""
    if wanted.endswith(".toml") or "/" in wanted or "\\" in wanted:
        return read_edition(game, read_file(Path(wanted)), wanted)
    return shipped_edition(game.id, wanted)


def options_wished(written: Sequence[str]) -> Options:
    """Options written as NAME=VALUE. Raises OptionError."""
    wished: Options = {}
    for pair in written:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise OptionError(f"“{pair}” is no option; write NAME=VALUE, as in first=seat.")
        if name in wished:
            raise OptionError(f"Option “{name}” is given twice; give it once.")
        wished[name] = value
    return wished


def names_in(written: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in written.split(",") if name.strip()]


def seats_for(game: Game, seats: int | None, named: Sequence[str]) -> int:
    """How many sit down: as told, else one for each of several names, else four if the game takes so many."""
    usual = len(named) if len(named) > 1 else max(game.fewest, min(SEATS, game.most))
    count = usual if seats is None else seats
    if not game.fewest <= count <= game.most:
        raise SeatError(f"{game.id} is for {game.fewest} to {game.most} players, not {count}.")
    return count


def bots_for(seats: int, named: Sequence[str], known: Sequence[str]) -> list[str]:
    """A bot for each seat: one name serves all of them. Raises OptionError."""
    for name in named:
        if name not in known:
            raise OptionError(f"There is no bot “{name}”; the bots are {', '.join(known)}.")
    if len(named) == 1:
        return [named[0]] * seats
    if len(named) != seats:
        raise OptionError(f"{len(named)} bots are named for {seats} seats; name one for all or one for each.")
    return list(named)


def game_of_edition(data: bytes, file: str) -> tuple[Game, Any]:
    """The game whose edition a file is, told by its keys, and the edition. Raises EditionError."""
    plain = plain_of(data, file)
    found: list[tuple[Game, Any]] = []
    faults: dict[str, EditionError] = {}
    for game in all_games().values():
        try:
            found.append((game, edition_of(game, plain, file)))
        except EditionError as error:
            faults[game.id] = error
    if len(found) == 1:
        return found[0]
    likeliest = _likeliest(plain)
    if likeliest is None or likeliest.id not in faults:
        raise EditionError(f"{file}: can't tell which game this is for; say so with --game.")
    raise faults[likeliest.id]


def _likeliest(plain: Collection[str]) -> Game | None:
    """The game most of whose own keys occur in a file that none can read; None when none stands out."""
    common = set(Edition.__struct_fields__)
    hits = {
        game.id: len((set(game.edition_type.__struct_fields__) - common) & set(plain))
        for game in all_games().values()
    }
    best = max(hits.values())
    likeliest = [game for game in all_games().values() if hits[game.id] == best]
    return likeliest[0] if best and len(likeliest) == 1 else None
