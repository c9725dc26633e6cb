"""Luck: the numbers behind dice and cards.

Compiled games draw from xoshiro128++ (Blackman and Vigna, 2018) kept in four 32-bit words. Words live in int64
so that compiled and plain Python compute the same without overflow. Matches at a table draw from the operating system.
"""

import secrets
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import numpy as np

from laufspiel.kernel.rule import rule

WORD = 0xFFFFFFFF
SPREAD = 0x1E3779B9


@rule
def rotated(word: Any, bits: Any) -> Any:
    """A 32-bit word rotated left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


@rule
def scrambled(word: Any) -> Any:
    """A 32-bit word with every bit depending on every bit of the input."""
    word = word & WORD
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x46AC6A35) & WORD
    return word ^ (word >> 16)


@rule
def seed_luck(luck: Any, seed: Any, game: Any) -> None:
    """Set the four words of `luck` for game number `game` of a run with `seed` (both up to 63 bits)."""
    for i in range(4):
        word = scrambled((seed & WORD) + i * SPREAD)
        word = scrambled(word ^ (seed >> 32))
        word = scrambled(word + (game & WORD))
        luck[i] = scrambled(word ^ (game >> 32) ^ i)
    luck[3] |= 1


@rule
def next_word(luck: Any) -> Any:
    """The next 32 random bits."""
    first, second, third, fourth = luck[0], luck[1], luck[2], luck[3]
    word = (rotated((first + fourth) & WORD, 7) + first) & WORD
    third ^= first
    fourth ^= second
    luck[1] = second ^ third
    luck[0] = first ^ fourth
    luck[2] = third ^ ((second << 9) & WORD)
    luck[3] = rotated(fourth, 11)
    return word


@rule
def below(luck: Any, bound: Any) -> Any:
    """A number from 0 to bound - 1, each equally likely (Lemire's method); bound is at most 2^31 - 1."""
    product = next_word(luck) * bound
    if (product & WORD) < bound:
        unfair = (WORD + 1 - bound) % bound
        while (product & WORD) < unfair:
            product = next_word(luck) * bound
    return product >> 32


@rule
def pick(luck: Any, weights: Any, total: Any) -> Any:
    """The index of an outcome, each as likely as its share of the weights' total."""
    ticket = below(luck, total)
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


@rule
def even_odds(board: Any, state: Any, count: Any, out: Any) -> Any:
    """The `odds` of games in which whatever luck does is equally likely."""
    for i in range(count):
        out[i] = 1
    return count


class Luck(Protocol):
    """A source of luck for a match."""

    def draw(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the outcomes (action numbers), each as likely as its weight."""
        ...


def weighted(ticket: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
    """The outcome on which a ticket falls, from 0 up to the weights' total."""
    for outcome, weight in zip(outcomes, weights, strict=True):
        if ticket < weight:
            return outcome
        ticket -= weight
    raise ValueError("the ticket lies beyond the weights")


class SystemLuck:
    """Luck from the operating system's secrets, for games between people."""

    def draw(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the outcomes, each as likely as its weight."""
        return weighted(secrets.randbelow(sum(weights)), outcomes, weights)


class SeededLuck:
    """Luck that is the same each time for one seed and game number, as in simulations."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.words = np.zeros(4, np.int64)
        seed_luck(self.words, seed, game)

    def draw(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the outcomes, each as likely as its weight."""
        return weighted(int(below(self.words, sum(weights))), outcomes, weights)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return int(below(self.words, bound))


class ScriptedLuck:
    """Luck told in advance, for tests and replays; raises IndexError when it runs out."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.coming = deque(outcomes)

    def draw(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The next outcome told; ValueError when it isn't possible now."""
        outcome = self.coming.popleft()
        if outcome not in outcomes:
            raise ValueError(f"luck was told {outcome}, but only {list(outcomes)} can come")
        return outcome
