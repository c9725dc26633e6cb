"""Where a server keeps what it keeps."""

from pathlib import Path

import platformdirs

FILE = "tables.sqlite"


def store_folder(folder: Path | None = None) -> Path:
    """The folder of the store: the one wished for, else one of this user's."""
    return folder or Path(platformdirs.user_data_dir("laufspiel"))


def store_file(folder: Path | None = None) -> Path:
    """The one file that holds all tables."""
    return store_folder(folder) / FILE
