"""What a server writes down: one line an event, without names, tokens, codes of tables or addresses.

Whatever is logged with arguments keeps its sentence and only such arguments as can tell nobody apart: numbers,
and words marked as plain by `note`. Of an exception its type and place are kept, not what it says.
"""

import logging
import sys
import time
import traceback
from types import TracebackType
from typing import IO, Any

import msgspec

HARMLESS = (bool, int, float, type(None))

log = logging.getLogger("laufspiel")


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write down what happened; `facts` are words and numbers of ours, none that a visitor has sent."""
    log.log(level, event, extra={"facts": facts})


def set_up(form: str, level: str, stream: IO[str] | None = None) -> None:
    """Let all of the program write as `text` for people or `json` for programs, from `level` up."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    log.setLevel(level.upper())


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One JSON object without line breaks."""
        return msgspec.json.encode({"time": _time(record), **_told(record)}).decode()


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event, then the facts."""
        told = _told(record)
        head = f"{_time(record)} {told.pop('level')} {told.pop('event')}"
        places = told.pop("at", [])
        facts = "".join(f" {name}={value}" for name, value in told.items())
        return head + facts + "".join(f"\n    {place}" for place in places)


def _time(record: logging.LogRecord) -> str:
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03}Z"


def _told(record: logging.LogRecord) -> dict[str, Any]:
    told: dict[str, Any] = {"level": record.levelname.lower(), "event": _sentence(record), "by": record.name}
    told.update(getattr(record, "facts", {}))
    if record.exc_info and record.exc_info[0]:
        told["error"] = record.exc_info[0].__qualname__
        told["at"] = _places(record.exc_info[2])
    return told


def _sentence(record: logging.LogRecord) -> str:
    """The sentence as it was written, with those arguments that can tell nobody apart."""
    if not record.args:
        return str(record.msg).strip()
    args = record.args if isinstance(record.args, tuple) else tuple(record.args.values())
    try:
        return (str(record.msg) % tuple(_harmless(arg) for arg in args)).strip()
    except (TypeError, ValueError):
        return str(record.msg).strip()


def _harmless(arg: object) -> object:
    return arg if isinstance(arg, HARMLESS) else _Kind(arg)


class _Kind:
    """Only what kind of thing something is."""

    def __init__(self, arg: object) -> None:
        self._name = type(arg).__name__

    def __str__(self) -> str:
        return f"<{self._name}>"

    __repr__ = __str__


def _places(trace: TracebackType | None) -> list[str]:
    return [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in traceback.extract_tb(trace)]
