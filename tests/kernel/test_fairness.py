"""Dice that can be checked: the scheme, its known answers, and whether all outcomes are as likely as they should be."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.kernel.fairness import (
    SCHEME,
    WORD,
    FairLuck,
    commitment_of,
    seal_for,
    throw,
    ticket_of,
)

VECTORS = json.loads(Path(__file__).with_name("fairness.json").read_text("utf-8"))
SECRET = bytes(range(32))
ROOT = bytes(reversed(range(32)))

THROWS = 1_000_000


def surprise(counts, weights):
    """Pearson's chi squared of these counts, as standard deviations from what is expected of fair dice."""
    expected = np.array(weights) / sum(weights) * sum(counts)
    chi = float(np.sum((np.array(counts) - expected) ** 2 / expected))
    free = len(weights) - 1
    # Wilson and Hilferty: the cube root is all but normal.
    return ((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / (2 / (9 * free)) ** 0.5


# The scheme


@pytest.mark.parametrize("vector", VECTORS["throws"])
def test_known_answers(vector):
    secret = bytes.fromhex(vector["secret"])
    assert commitment_of(secret) == vector["commitment"]
    assert throw(secret, vector["seeds"], vector["number"], vector["weights"]) == vector["index"]


def test_the_known_answers_are_for_this_scheme_and_reach_a_second_block():
    assert VECTORS["scheme"] == SCHEME
    assert any(vector["block"] > 0 for vector in VECTORS["throws"])
    assert any(len(set(vector["weights"])) > 1 for vector in VECTORS["throws"])


def test_an_outcome_by_hand():
    # HMAC-SHA-256 as RFC 2104 has it: two hashes over the key with two pads.
    text = b"beef,,0a:3:0"
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in SECRET) + b"\x36" * 32 + text).digest()
    outer = hashlib.sha256(bytes(b ^ 0x5C for b in SECRET) + b"\x5c" * 32 + inner).digest()
    word = int.from_bytes(outer[:4], "big")
    assert throw(SECRET, ["beef", "", "0a"], 3, [1] * 6) == word % 6


@settings(deadline=None, max_examples=100)
@given(st.integers(1, WORD), st.integers(0, 10**6))
def test_a_ticket_is_below_its_total(total, number):
    assert 0 <= ticket_of(SECRET, ["ab"], number, total) < total


@pytest.mark.parametrize("total", [0, -1, WORD + 1])
def test_a_total_that_no_word_can_serve_is_refused(total):
    with pytest.raises(ValueError):
        ticket_of(SECRET, [], 0, total)


@pytest.mark.parametrize("other", [
    {"seeds": ["ab", "ce"]}, {"seeds": ["abc", "d"]}, {"number": 8}, {"secret": ROOT},
])  # fmt: skip
def test_everything_that_goes_in_counts(other):
    given_in = {"secret": SECRET, "seeds": ["ab", "cd"], "number": 7}

    def tickets(secret, seeds, number):
        return [ticket_of(secret, seeds, number + 100 * i, WORD) for i in range(4)]

    assert tickets(**given_in) != tickets(**{**given_in, **other})


# As likely as they should be


@pytest.mark.parametrize("weights", [[1] * 6, [2, 1, 1, 1, 1], [1, 5, 17, 3]], ids=str)
def test_outcomes_of_a_match_come_as_often_as_their_weights_say(weights):
    counts = np.bincount(
        [throw(SECRET, ["ab", ""], n, weights) for n in range(100_000)], minlength=len(weights)
    )
    assert abs(surprise(counts, weights)) < 4


def test_a_million_rolls_of_a_die_are_even():
    counts = [0] * 6
    for number in range(THROWS):
        counts[ticket_of(SECRET, ["ab", "cd"], number, 6)] += 1
    assert sum(counts) == THROWS
    assert abs(surprise(counts, [1] * 6)) < 4


def test_a_total_over_half_of_all_words_favours_nobody():
    # Without passing words over, the first third would come twice as often as the rest.
    total = WORD // 4 * 3
    thirds = [0] * 3
    for number in range(30_000):
        thirds[ticket_of(SECRET, [], number, total) * 3 // total] += 1
    assert abs(surprise(thirds, [1] * 3)) < 4


def test_unfair_dice_would_be_noticed():
    assert surprise([170_000, 166_000, 166_000, 166_000, 166_000, 166_000], [1] * 6) > 4


# The luck of a match


def luck_of(numbers, seals=()):
    luck = FairLuck(ROOT, ["ab", "cd"])
    for number in seals:
        luck.seal_anew(number)
    return [luck.throw(number, range(1000), [1] * 1000) for number in numbers]


def test_the_same_outcome_comes_whenever_it_is_asked_for():
    assert luck_of([0, 1, 2, 1]) == [*luck_of([0, 1, 2]), *luck_of([1])]


def test_a_new_seal_changes_only_what_was_not_thrown_yet():
    before, after = luck_of(range(10)), luck_of(range(10), seals=[6])
    assert after[:6] == before[:6]
    assert all(a != b for a, b in zip(before[6:], after[6:], strict=True))


def test_a_seal_that_was_opened_unused_is_replaced():
    once, twice = FairLuck(ROOT), FairLuck(ROOT)
    once.seal_anew(6)
    twice.seal_anew(6)
    twice.seal_anew(6)
    assert [seal.first for seal in twice.seals] == [0, 6]
    told = [luck.told([], is_over=False).seals[-1].commitment for luck in (once, twice)]
    assert told[0] != told[1]


def test_secrets_are_told_at_the_end_only():
    luck = FairLuck(ROOT, ["ab"])
    assert luck.told([0, 1], is_over=False).seals[0].secret is None
    told = luck.told([0, 1], is_over=True).seals[0]
    assert commitment_of(bytes.fromhex(told.secret)) == told.commitment
    luck.seal_anew(2)
    assert [seal.secret is None for seal in luck.told([0, 1], is_over=False).seals] == [False, True]


def test_a_told_secret_says_nothing_of_the_root_and_the_next():
    luck = FairLuck(ROOT)
    luck.seal_anew(1)
    first, second = (seal.secret for seal in luck.told([], is_over=True).seals)
    assert len({first, second, ROOT.hex()}) == 3


def test_numbers_are_told_where_moves_were_taken_back():
    luck = FairLuck(ROOT)
    assert luck.told([0, 1, 2], is_over=True).numbers is None
    assert luck.told([0, 2, 1], is_over=True).numbers == [0, 2, 1]


def test_an_outcome_is_under_the_last_seal_that_began_by_then():
    assert [seal_for(number, [0, 6, 9]) for number in (0, 5, 6, 8, 9, 100)] == [0, 0, 1, 1, 2, 2]
    assert seal_for(3, []) == -1
