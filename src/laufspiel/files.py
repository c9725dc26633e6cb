"""Files that people name: read with a limit, written whole or not at all."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

LARGEST_FILE = 16 * 1024 * 1024


def read_file(path: Path) -> bytes:
    """A file's bytes, up to a little more than the largest that anything here accepts. Raises OSError."""
    with path.open("rb") as file:
        return file.read(LARGEST_FILE)


def write_file(path: Path, data: bytes) -> None:
    """Put a file in place as a whole; a full disk leaves the old one as it was. Raises OSError."""
    with whole_file(path) as file:
        file.write(data)


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write that takes its place only when all is written. Raises OSError that names `path`."""
    try:
        if _is_special(path):
            with path.open("wb") as file:
                yield file
            return
        # A link stays a link: what it points to is replaced.
        with _beside(Path(os.path.realpath(path))) as file:
            yield file
    except OSError as error:
        if error.errno is None:
            raise
        raise type(error)(error.errno, error.strerror, str(path)) from None


def _is_special(path: Path) -> bool:
    """Devices and pipes are written to, never replaced."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


@contextmanager
def _beside(path: Path) -> Iterator[BinaryIO]:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with unfinished.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
