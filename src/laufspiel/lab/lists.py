"""Games and editions as lists and summaries, and a new edition to begin with."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laufspiel.files import write_file
from laufspiel.games import all_games, edition_files, find_game, shipped_edition
from laufspiel.kernel.contract import Edition, Game
from laufspiel.kernel.edition import LONGEST_ID, edition_digest, plain_edition
from laufspiel.kernel.errors import OptionError
from laufspiel.words import tell

SPACES = "spaces"
"""What every board has; they are counted by kind."""


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(column, header_style="dim")
    return table


def games_table() -> RenderableType:
    """Every game with how many play, how old, how long, and its options."""
    table = _table("game", "title", "players", "age", "minutes", "editions")
    for game in all_games().values():
        table.add_row(
            game.id,
            tell(f"{game.id}-title"),
            f"{game.fewest}–{game.most}",
            f"{game.age}+",
            str(game.minutes),
            str(len(edition_files(game.id))),
        )
    options = _table("game", "option", "values, the usual one first", "rule")
    for game in all_games().values():
        for option in game.options:
            others = [value for value in option.values if value != option.default]
            options.add_row(game.id, option.name, ", ".join([option.default, *others]), option.rule)
    return Group(table, "", options)


def editions_table(name: str) -> Table:
    """The shipped editions of a game, or of all."""
    table = _table("game", "edition", "title", "source", "note")
    for game in [find_game(name)] if name else all_games().values():
        for id in edition_files(game.id):
            edition = shipped_edition(game.id, id)
            table.add_row(game.id, id, edition.title["en"], edition.source, edition.note.get("en", ""))
    return table


def edition_summary(game: Game, edition: Any) -> Table:
    """What an edition says, its long lists counted."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    table.add_row("game", f"{game.id} ({tell(f'{game.id}-title')})")
    table.add_row("edition", f"{edition.id} ({edition.title['en']})")
    if "en" in edition.note:
        table.add_row("note", edition.note["en"])
    table.add_row("source", edition.source)
    table.add_row("digest", edition_digest(edition))
    plain = plain_edition(edition)
    for key in edition.__struct_fields__:
        if key not in (*Edition.__struct_fields__, SPACES):
            table.add_row(key.replace("_", " "), _figure(plain[key]))
    kinds = Counter(space["kind"] for space in game.draw(edition)[SPACES])
    table.add_row(SPACES, f"{kinds.total()}: {_counted(kinds)}")
    return table


def _figure(value: Any) -> Text:
    if isinstance(value, bool):
        return Text("yes" if value else "no")
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return Text(_records(value))
    if isinstance(value, list):
        return Text(f"{len(value)}: {_counted(Counter(str(part) for part in value))}")
    if isinstance(value, dict):
        return Text(", ".join(f"{key} {part}" for key, part in value.items()))
    return Text(str(value))


def _records(records: list[dict[str, Any]]) -> str:
    """How many, and how many of each sort where a key tells it by a word."""
    words = [word for record in records for word in record.values() if isinstance(word, str)]
    return f"{len(records)}: {_counted(Counter(words))}" if len(words) == len(records) else str(len(records))


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items())


def write_new_edition(game: Game, name: str, file: Path, *, replace: bool) -> None:
    """A shipped edition's file under a new id. Raises EditionError, OptionError when the file is there, OSError."""
    shipped = shipped_edition(game.id, name).id
    if file.exists() and not replace:
        raise OptionError(f"{file} is there already; give another name, or --force to replace it.")
    text = edition_files(game.id)[shipped].decode()
    write_file(file, re.sub(r'^id = ".*"$', f'id = "{_id_for(file)}"', text, count=1, flags=re.M).encode())


def _id_for(file: Path) -> str:
    """An edition's id from its file's name: small letters, digits and hyphens, as many as an id may have."""
    letters = re.sub(r"[^a-z0-9]+", "-", file.stem.lower())
    return letters[:LONGEST_ID].strip("-") or "my-edition"
