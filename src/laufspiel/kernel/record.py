"""Records: a match as a file, with edition, options, seats and every action.

The table follows by replay, in any later version.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from laufspiel.kernel.contract import LUCK, Game
from laufspiel.kernel.edition import edition_digest, edition_of, in_plain_words, plain_edition
from laufspiel.kernel.errors import LaufspielError, RecordError
from laufspiel.kernel.fairness import Fairness
from laufspiel.kernel.match import Match, Setup
from laufspiel.kernel.options import Options, settle
from laufspiel.kernel.plain import LONGEST_STORY, plain_story
from laufspiel.kernel.seats import Seat, check_seats
from laufspiel.kernel.view import TypedAction

FORMAT = 1
LARGEST_RECORD = 4 * 1024 * 1024
NO_STORIES: Mapping[int, str] = {}


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A life story as a player has told it."""

    seat: int
    text: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file: `laufspiel` is the format's version, `digest` the edition's, `first` who begins (-1: luck).

    `fairness` is there when the dice can be checked, `stories` when players have told some at the end.
    """

    laufspiel: int
    game: str
    edition: dict[str, Any]
    digest: str
    options: Options
    seats: list[Seat]
    first: int
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET
    stories: list[Told] | msgspec.UnsetType = msgspec.UNSET
    actions: list[TypedAction]


def record_of(
    match: Match, fairness: Fairness | None = None, stories: Mapping[int, str] = NO_STORIES
) -> Record:
    """The record of a match as it now stands, with what its dice can be checked with and the stories told by seat."""
    setup = match.setup
    return Record(
        laufspiel=FORMAT,
        game=setup.game.id,
        edition=plain_edition(setup.edition),
        digest=edition_digest(setup.edition),
        options=dict(setup.options),
        seats=list(setup.seats),
        first=setup.first,
        fairness=fairness or msgspec.UNSET,
        stories=[Told(seat, text) for seat, text in sorted(stories.items())] or msgspec.UNSET,
        actions=[setup.game.actions.typed(action) for action in match.actions],
    )


def write_record(
    match: Match, fairness: Fairness | None = None, stories: Mapping[int, str] = NO_STORIES
) -> bytes:
    """The record as JSON, an action a line, so that people can read it and compare two."""
    record = record_of(match, fairness, stories)
    head = msgspec.structs.replace(record, actions=[])
    opening = msgspec.json.format(msgspec.json.encode(head), indent=1).decode()
    lines = ",\n".join("  " + msgspec.json.encode(action).decode() for action in record.actions)
    body = f"[\n{lines}\n ]" if record.actions else "[]"
    return (opening.removesuffix("[]\n}") + body + "\n}\n").encode()


def read_record(data: bytes, games: dict[str, Game], file: str = "record") -> Match:
    """The match a record tells, at its last action. Raises RecordError with one sentence naming the entry."""
    record = decode_record(data, file)
    match = Match(setup_of(record, games, file))
    for i, form in enumerate(record.actions):
        match.act(next_action(match, form, f"{file}: actions[{i}]"))
    _check_stories(record, match, file)
    return match


def fairness_in(data: bytes) -> Fairness | None:
    """What a record's dice can be checked with; None where nothing is told. Raises RecordError."""
    fairness = decode_record(data).fairness
    return None if isinstance(fairness, msgspec.UnsetType) else fairness


def stories_in(data: bytes) -> dict[int, str]:
    """The stories that players have told, as plain text by seat. Raises RecordError."""
    told = decode_record(data).stories
    return {} if isinstance(told, msgspec.UnsetType) else {one.seat: plain_story(one.text) for one in told}


def _check_stories(record: Record, match: Match, file: str) -> None:
    told = [] if isinstance(record.stories, msgspec.UnsetType) else record.stories
    last = len(record.seats) - 1
    if told and not match.is_over:
        raise RecordError(f"{file}: stories can't be there yet; they are told when the match is over.")
    for i, one in enumerate(told):
        if not 0 <= one.seat <= last or any(one.seat == other.seat for other in told[:i]):
            raise RecordError(
                f"{file}: stories[{i}]: seat is {one.seat}; each seat from 0 to {last} tells one."
            )
        if len(one.text) > LONGEST_STORY:
            raise RecordError(
                f"{file}: stories[{i}]: text is too long; a story has up to {LONGEST_STORY:,} letters."
            )


def decode_record(data: bytes, file: str = "record") -> Record:
    """A record as it is written, its actions not yet tried. Raises RecordError."""
    if len(data) > LARGEST_RECORD:
        raise RecordError(f"{file}: {len(data):,} bytes are too many; a record has up to {LARGEST_RECORD:,}.")
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{file}: this is not a Laufspiel record but broken JSON ({error}).") from None
    if not isinstance(plain, dict) or "laufspiel" not in plain:
        raise RecordError(f"{file}: this is not a Laufspiel record; its first key would be “laufspiel”.")
    if plain["laufspiel"] != FORMAT:
        raise RecordError(f"{file}: laufspiel is {plain['laufspiel']!r}; this version reads format {FORMAT}.")
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{file}: {in_plain_words(error)}.") from None


def setup_of(record: Record, games: dict[str, Game], file: str = "record") -> Setup:
    """How a record's table is laid. Raises RecordError."""
    game = games.get(record.game)
    if game is None:
        raise RecordError(f"{file}: game is “{record.game}”; this version knows {', '.join(games)}.")
    try:
        edition = edition_of(game, record.edition, f"{file}: edition")
        options = settle(game.options, record.options)
        game.check_options(options)
        check_seats(record.seats, game.fewest, game.most, game.colours)
    except LaufspielError as error:
        told = str(error)
        raise RecordError(told if told.startswith(file) else f"{file}: {told}") from None
    if edition_digest(edition) != record.digest:
        raise RecordError(f"{file}: digest doesn't fit the edition; one of the two was changed.")
    if record.first != LUCK and not 0 <= record.first < len(record.seats):
        raise RecordError(f"{file}: first is {record.first}; it is a seat from 0, or -1 for luck.")
    return Setup(game, edition, options, tuple(record.seats), record.first)


def next_action(match: Match, form: TypedAction, entry: str) -> int:
    """The number of the action that a record's entry tells. Raises RecordError when it can't come now."""
    action = match.game.actions.number(form)
    shown = msgspec.json.encode(form).decode()
    if action is None:
        raise RecordError(f"{entry}: {shown} is no action of {match.game.id}.")
    legal = match.legal()
    if action not in legal:
        could = ", ".join(msgspec.json.encode(match.game.actions.typed(other)).decode() for other in legal)
        told = f"only {could} could come" if legal else "the match was over"
        raise RecordError(f"{entry}: {shown} can't come here; {told}.")
    return action
