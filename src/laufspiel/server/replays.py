"""Matches shown again from their records: whole replays, dice and stories. A record may come from anybody."""

import msgspec

from laufspiel.games import all_games
from laufspiel.kernel.errors import shortened
from laufspiel.kernel.fairness import Fairness
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import FORMAT, fairness_in, read_record, stories_in
from laufspiel.server import shown
from laufspiel.server.protocol import Dice, Replay, Stories
from laufspiel.server.wire import Unfit

MOST_STEPS_SHOWN = 5000
"""Steps of a match that can be shown; the longest of our games are far shorter."""


def replay_now(record: bytes) -> Replay:
    """The match step by step. Raises Unfit or RecordError, as all here do."""
    match, fairness = _read(record)
    return shown.replay_of(match, fairness, stories_in(record))


def replay_with_board(record: bytes) -> Replay:
    """The match step by step and its board, for who has nothing but the record."""
    match, fairness = _read(record)
    return shown.replay_of(match, fairness, stories_in(record), with_board=True)


def stories_now(record: bytes) -> Stories:
    """What can be told of each life."""
    return shown.stories_at(_read(record)[0], stories_in(record))


def dice_now(record: bytes) -> Dice:
    """Every outcome of luck."""
    return shown.dice_of(*_read(record))


def _read(record: bytes) -> tuple[Match, Fairness | None]:
    _check_head(record)
    return read_record(record, all_games()), fairness_in(record)


def _check_head(record: bytes) -> None:
    """What most files that can't be replayed have wrong, told in the reader's language. Raises Unfit."""
    try:
        parts = msgspec.json.decode(record, type=dict[str, msgspec.Raw])
    except (ValueError, RecursionError):
        raise Unfit("error-no-record") from None
    if "laufspiel" not in parts:
        raise Unfit("error-no-record")
    if bytes(parts["laufspiel"]) != str(FORMAT).encode():
        raise Unfit("error-record-format", format=shortened(_told(parts["laufspiel"])), known=FORMAT)
    game = _told(parts.get("game", msgspec.Raw(b'""'))).strip('"')
    if game not in all_games():
        raise Unfit("error-record-game", game=shortened(game))
    count = _count(parts.get("actions", msgspec.Raw(b"[]")))
    if count > MOST_STEPS_SHOWN:
        raise Unfit("error-too-long-to-show", count=count, most=MOST_STEPS_SHOWN)


def _told(raw: msgspec.Raw) -> str:
    return bytes(raw).decode(errors="replace")


def _count(actions: msgspec.Raw) -> int:
    """How many actions there are; 0 for what `read_record` will refuse anyway."""
    try:
        return len(msgspec.json.decode(actions, type=list[msgspec.Raw]))
    except (ValueError, RecursionError):
        return 0
