"""The decorators that make plain Python functions run at machine speed.

With NUMBA_DISABLE_JIT=1 they change nothing and the rules are ordinary Python to step through.
Numba's own cache does not notice a change in another file, so compiled rules are kept in a folder
named by a digest of every source they could depend on: a stale one can't be run.
Where that folder can't be written to, rules are compiled anew in every process.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba.core import config

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
RULE_FOLDERS = ("kernel", "games")


@cache
def rules_digest() -> str:
    """A digest of all sources that compiled rules come from, and of the compiler."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in _sources():
        digest.update(source.relative_to(PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def whereabouts() -> str:
    """A digest of where the sources lie and since when: Numba compiles those that are moved or touched anew."""
    digest = hashlib.sha256()
    for source in _sources():
        digest.update(f"{source} {source.stat().st_mtime_ns}\n".encode())
    return digest.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    for folder in RULE_FOLDERS:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


def cache_root() -> Path:
    """The folder that holds compiled rules: LAUFSPIEL_CACHE, or the user's cache folder."""
    return Path(os.environ.get("LAUFSPIEL_CACHE") or platformdirs.user_cache_dir("laufspiel"))


def cache_folder() -> Path:
    """Where the rules as they now stand are kept once compiled."""
    return cache_root() / f"rules-{rules_digest()}"


def is_compiled() -> bool:
    """Whether rules run compiled in this process."""
    return not config.DISABLE_JIT


def can_keep() -> bool:
    """Whether compiled rules can be kept."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_folder()):
            return True
    except OSError:
        return False


config.CACHE_DIR = str(cache_folder())
# Numba would else keep them beside the sources, where a stale one could be run, or refuse to start.
IS_KEPT = is_compiled() and can_keep()


def rule(function: F) -> F:
    """Compile a rule: a function of records and numbers. Compiled once, kept, and free of Python's lock."""
    compiled: F = numba.njit(function, cache=IS_KEPT, nogil=True, error_model="numpy")
    return compiled


def template(function: F) -> F:
    """An algorithm that takes a game's rules as arguments; it becomes part of the entry that calls it.

    Only so can Numba keep the compiled result: a kept function must not depend on functions it is handed.
    """
    inlined: F = numba.njit(function, inline="always", nogil=True, error_model="numpy")
    return inlined
