"""Dice that can be checked: every outcome follows from a secret that was sealed before, and from the players' seeds.

The whole scheme, so that anybody can write a checker of their own, is in docs/fairness.md.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Annotated, NamedTuple

import msgspec

from laufspiel.kernel.luck import weighted

SCHEME = "laufspiel-dice-1"
SECRET_BYTES = 32
LONGEST_SEED = 64
WORD = 1 << 32

Seed = Annotated[str, msgspec.Meta(max_length=LONGEST_SEED, pattern=r"^[0-9a-f]*\Z")]
"""What a player's device adds: hexadecimal digits, or nothing."""


class Seal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A secret from which outcomes follow, from number `first` on: its SHA-256 from the start, itself at the end.

    Both in hexadecimal. A match that is over and then goes on, since a move was taken back, gets another.
    """

    first: int
    commitment: str
    secret: str | None = None


class Fairness(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a match's dice can be checked with. `seeds` are what the players' devices added, in order of seats.

    `numbers` are those of the outcomes in their order, when they aren't 0, 1, 2 … because moves were taken back.
    """

    scheme: str
    seals: list[Seal]
    seeds: list[Seed]
    numbers: list[int] | None = None


def commitment_of(secret: bytes) -> str:
    """What is shown of a secret beforehand: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def throw(secret: bytes, seeds: Sequence[str], number: int, weights: Sequence[int]) -> int:
    """The index of outcome `number`, counted from 0: each as likely as its weight, exactly."""
    ticket = ticket_of(secret, seeds, number, sum(weights))
    return weighted(ticket, range(len(weights)), weights)


def ticket_of(secret: bytes, seeds: Sequence[str], number: int, total: int) -> int:
    """A number from 0 to total - 1, each equally likely: words that would favour some are passed over."""
    if not 0 < total <= WORD:
        raise ValueError(f"weights add up to {total}; they can be 1 to {WORD}")
    fair = WORD - WORD % total
    return next(word % total for word in _words(secret, seeds, number) if word < fair)


def _words(secret: bytes, seeds: Sequence[str], number: int) -> Iterator[int]:
    """The 32-bit words of an outcome, block after block."""
    for block in count():
        told = f"{','.join(seeds)}:{number}:{block}".encode()
        yield from struct.unpack(">8I", hmac.digest(secret, told, "sha256"))


def seal_for(number: int, firsts: Sequence[int]) -> int:
    """Which seal an outcome is under: the last that begins by then; -1 for none."""
    return max((i for i, first in enumerate(firsts) if first <= number), default=-1)


class Sealed(NamedTuple):
    """Secret number `serial` of a match: it holds for outcomes from number `first` on."""

    first: int
    serial: int


class FairLuck:
    """The luck of one match, from a root that stays secret for ever and the players' seeds."""

    def __init__(self, root: bytes, seeds: Sequence[str] = ()) -> None:
        self._root = root
        self.seeds = tuple(seeds)
        self.seals: tuple[Sealed, ...] = (Sealed(0, 0),)

    def throw(self, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """Outcome `number`: one of the outcomes (action numbers), each as likely as its weight."""
        seal = self.seals[seal_for(number, [seal.first for seal in self.seals])]
        return outcomes[throw(self._secret(seal), self.seeds, number, weights)]

    def seal_anew(self, number: int) -> None:
        """The last secret has been told: what is thrown from this number on follows from another."""
        last = self.seals[-1]
        kept = self.seals if last.first < number else self.seals[:-1]
        self.seals = (*kept, Sealed(number, last.serial + 1))

    def told(self, numbers: Sequence[int], *, is_over: bool) -> Fairness:
        """What may be told of it; `numbers` are those of the outcomes that came."""
        is_plain = list(numbers) == list(range(len(numbers)))
        seals = [self._seal(seal, is_told=is_over or seal is not self.seals[-1]) for seal in self.seals]
        return Fairness(
            scheme=SCHEME, seals=seals, seeds=list(self.seeds), numbers=None if is_plain else list(numbers)
        )

    def _seal(self, seal: Sealed, *, is_told: bool) -> Seal:
        secret = self._secret(seal)
        told = secret.hex() if is_told else None
        return Seal(first=seal.first, commitment=commitment_of(secret), secret=told)

    def _secret(self, seal: Sealed) -> bytes:
        return hmac.digest(self._root, f"seal {seal.serial}".encode(), "sha256")
