"""Checking a record's dice: does every outcome follow from the secret that was sealed before the match?"""

from collections.abc import Iterator, Sequence

import msgspec

from laufspiel.kernel.contract import LUCK, Game
from laufspiel.kernel.errors import RecordError
from laufspiel.kernel.fairness import SCHEME, SECRET_BYTES, Fairness, Seal, commitment_of, seal_for, throw
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import Record, decode_record, next_action, setup_of
from laufspiel.kernel.view import TypedAction
from laufspiel.kernel.words import Argument, Words


class Throw(msgspec.Struct, frozen=True):
    """One outcome of luck: the record's entry, its number, what came, and what could have come with which weights."""

    entry: int
    number: int
    action: TypedAction
    outcomes: list[TypedAction]
    weights: list[int]


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record's dice are as they were sealed; `words` say it, or name the first entry that isn't."""

    is_true: bool
    words: Words
    commitments: list[str]
    throws: list[Throw]
    """The outcomes up to there."""


class Changed(Exception):
    """What in a record was changed, as words."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(id)
        self.words = Words(id, args)


def verify(data: bytes, games: dict[str, Game], file: str = "record") -> Verdict:
    """Check a record's dice. Raises RecordError when it can't be read, or holds nothing to check them with."""
    record = decode_record(data, file)
    fairness = _checkable(record, file)
    match = Match(setup_of(record, games, file))
    throws: list[Throw] = []
    commitments = [seal.commitment for seal in fairness.seals]
    try:
        secrets = _secrets_of(fairness, len(record.seats))
        for each in _played_back(match, record, fairness):
            throws.append(each)
            _check(each, secrets, fairness)
        _check_end(match, record, fairness, len(throws))
    except Changed as changed:
        return Verdict(False, changed.words, commitments, throws)
    skipped = _skipped([each.number for each in throws])
    words = Words(
        "verify-true-undone" if skipped else "verify-true", {"count": len(throws), "undone": skipped}
    )
    return Verdict(True, words, commitments, throws)


def throws_of(match: Match, numbers: Sequence[int] | None = None) -> list[Throw]:
    """Every outcome of luck in a match, in order; numbered 0, 1, 2 … unless `numbers` tell otherwise."""
    again = Match(match.setup)
    throws: list[Throw] = []
    for entry, action in enumerate(match.actions):
        if again.actor == LUCK:
            throws.append(_throw(again, entry, _number(numbers, len(throws)), action))
        again.act(action)
    return throws


def _checkable(record: Record, file: str) -> Fairness:
    fairness = record.fairness
    if isinstance(fairness, msgspec.UnsetType):
        raise RecordError(f"{file}: fairness is missing; only matches at a server's tables can be checked.")
    if fairness.scheme != SCHEME:
        raise RecordError(f"{file}: fairness.scheme is “{fairness.scheme}”; this version checks {SCHEME}.")
    if not fairness.seals or any(seal.secret is None for seal in fairness.seals):
        raise RecordError(f"{file}: fairness has no secret; a table tells it when the match is over.")
    return fairness


def _secrets_of(fairness: Fairness, seats: int) -> list[bytes]:
    firsts = [seal.first for seal in fairness.seals]
    if firsts != sorted({0, *firsts}):
        raise Changed("verify-seals")
    if len(fairness.seeds) != seats:
        raise Changed("verify-seeds", count=len(fairness.seeds), seats=seats)
    return [_secret_of(seal, f"fairness.seals[{i}]") for i, seal in enumerate(fairness.seals)]


def _secret_of(seal: Seal, entry: str) -> bytes:
    try:
        secret = bytes.fromhex(seal.secret or "")
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or commitment_of(secret) != seal.commitment:
        raise Changed("verify-secret", entry=entry)
    return secret


def _played_back(match: Match, record: Record, fairness: Fairness) -> Iterator[Throw]:
    """Play the record's actions; gives each outcome of luck before it is carried out."""
    count = 0
    for entry, form in enumerate(record.actions):
        try:
            action = next_action(match, form, f"actions[{entry}]")
        except RecordError as error:
            raise Changed("verify-impossible", sentence=str(error)) from None
        if match.actor == LUCK:
            yield _throw(match, entry, _number(fairness.numbers, count), action)
            count += 1
        match.act(action)


def _throw(match: Match, entry: int, number: int, action: int) -> Throw:
    typed = match.game.actions.typed
    return Throw(entry, number, typed(action), [typed(outcome) for outcome in match.legal()], match.odds())


def _number(numbers: Sequence[int] | None, count: int) -> int:
    """The number of the outcome after `count` others; -1 where none is told."""
    if numbers is None:
        return count
    return numbers[count] if count < len(numbers) else -1


def _check(each: Throw, secrets: Sequence[bytes], fairness: Fairness) -> None:
    if each.number < 0:
        raise Changed("verify-numbers")
    secret = secrets[seal_for(each.number, [seal.first for seal in fairness.seals])]
    right = each.outcomes[throw(secret, fairness.seeds, each.number, each.weights)]
    if right != each.action:
        raise Changed(
            "verify-outcome", entry=f"actions[{each.entry}]", found=_shown(each.action), right=_shown(right)
        )


def _check_end(match: Match, record: Record, fairness: Fairness, count: int) -> None:
    if not match.is_over:
        raise Changed("verify-short", count=len(record.actions))
    numbers = fairness.numbers
    if numbers is not None and (len(numbers) != count or len(set(numbers)) != count):
        raise Changed("verify-numbers")


def _skipped(numbers: Sequence[int]) -> int:
    """How many outcomes were thrown, taken back, and never came again."""
    return max(numbers, default=-1) + 1 - len(numbers)


def _shown(form: TypedAction) -> str:
    return msgspec.json.encode(form).decode()
