"""Checking a record's dice on the command line."""

from pathlib import Path

import msgspec

from laufspiel.console import out
from laufspiel.files import read_file
from laufspiel.games import all_games
from laufspiel.kernel.verify import Verdict, verify
from laufspiel.terminal.words import language_wished, say, tell

CHANGED = 1
"""The exit status for a record that somebody has changed."""


def verify_in_terminal(file: Path, wanted: str, *, as_json: bool) -> int:
    """Tell whether a record's dice are as they were sealed; gives the exit status. Raises RecordError, OSError."""
    language = language_wished(wanted)
    verdict = verify(read_file(file), all_games(), str(file))
    lines = [_json(verdict, language)] if as_json else _lines(verdict, language)
    for line in lines:
        out().print(line, markup=False, soft_wrap=True)
    return 0 if verdict.is_true else CHANGED


def _lines(verdict: Verdict, language: str) -> list[str]:
    lines = [say(verdict.words, language)]
    if verdict.is_true:
        lines.append(tell("verify-proves", language, commitment=", ".join(verdict.commitments)))
    return lines


def _json(verdict: Verdict, language: str) -> str:
    told = {
        "true": verdict.is_true,
        "sentence": say(verdict.words, language),
        "commitments": verdict.commitments,
        "outcomes": verdict.throws,
    }
    return msgspec.json.encode(told).decode()
