"""Where matches played in a terminal are kept: a file each, written anew after every move."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import platformdirs

from laufspiel.files import read_file, write_file
from laufspiel.games import all_games
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import fairness_in, read_record, stories_in, write_record

LATEST = "last"


def saves_folder() -> Path:
    """The folder of saved matches in the user's data folder."""
    return Path(platformdirs.user_data_dir("laufspiel")) / "matches"


def new_save(game_id: str) -> Path:
    """A file name that isn't taken, telling game and time."""
    begun = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{begun}{again}.json" for again in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for name in names if not (path := saves_folder() / name).exists())


def save(match: Match, path: Path) -> None:
    """Write the record. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, write_record(match))


def save_stories(match: Match, path: Path, stories: Mapping[int, str]) -> None:
    """Write the record with what players have told, and all else in the file. Raises OSError, RecordError."""
    fairness = fairness_in(read_file(path)) if path.exists() else None
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, write_record(match, fairness, stories))


def find_save(wanted: str) -> Path:
    """The file that is meant: a path, or `last` for the one written last. Raises OptionError when there is none."""
    if wanted != LATEST:
        return Path(wanted)
    found = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise OptionError("No match has been saved yet; begin one with: laufspiel play GAME.")
    return found[-1]


def load(path: Path) -> Match:
    """The match in a file. Raises OSError or RecordError."""
    return read_record(read_file(path), all_games(), str(path))


def load_stories(path: Path) -> dict[int, str]:
    """The life stories that players have told in a file, by seat. Raises OSError or RecordError."""
    return stories_in(read_file(path))
