"""The one list of games, and their shipped editions."""

from functools import cache
from importlib import import_module, resources
from typing import Any

from laufspiel.kernel.contract import Game
from laufspiel.kernel.edition import read_edition
from laufspiel.kernel.errors import EditionError, OptionError

PACKAGES = ("maedn_kids", "asi_es_la_vida", "go_for_it", "es_geht_seinen_gang")
"""A game is added by one folder here and one name in this list."""


@cache
def all_games() -> dict[str, Game]:
    """Every game by id."""
    manifests = [import_module(f"{__name__}.{package}").GAME for package in PACKAGES]
    return {game.id: game for game in manifests}


def find_game(name: str) -> Game:
    """The game with this id, alias or the only one beginning so. Raises OptionError."""
    wanted = name.lower().replace("_", "-")
    games = all_games()
    if wanted in games:
        return games[wanted]
    found = {g.id: g for g in games.values() if any(known.startswith(wanted) for known in (g.id, *g.aliases))}
    if wanted and len(found) == 1:
        return next(iter(found.values()))
    if found and wanted:
        raise OptionError(f"“{name}” could be {' or '.join(found)}; write more of the name.")
    raise OptionError(f"There is no game “{name}”; the games are {', '.join(games)}.")


@cache
def edition_files(game_id: str) -> dict[str, bytes]:
    """The shipped editions' TOML by id, the default edition first."""
    game = all_games()[game_id]
    folder = resources.files(game.package) / "editions"
    names = sorted(
        (entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")),
        key=lambda name: (name != game.default_edition, name),
    )
    return {name: (folder / f"{name}.toml").read_bytes() for name in names}


@cache
def shipped_edition(game_id: str, name: str) -> Any:
    """A shipped edition by id, or the default for an empty name. Raises EditionError."""
    game = all_games()[game_id]
    files = edition_files(game_id)
    wanted = _spelt(name) or _spelt(game.default_edition)
    for known, toml in files.items():
        if _spelt(known) == wanted:
            return read_edition(game, toml, f"{known}.toml")
    raise EditionError(f"There is no edition “{name}” of {game.id}; the editions are {', '.join(files)}.")


def _spelt(name: str) -> str:
    """An edition's name as people may spell it, with hyphens or underscores."""
    return name.lower().replace("-", "_")
