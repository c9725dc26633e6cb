"""The numbers behind dice: the generator against its published definition, dice against chances known exactly."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from laufspiel.kernel.luck import ScriptedLuck, SeededLuck, SystemLuck, below, next_word, pick, seed_luck

WORD = 0xFFFFFFFF


def words(first, second, third, fourth):
    return np.array([first, second, third, fourth], np.int64)


def published(state):
    """A step of xoshiro128++ as Blackman and Vigna define it, in plain integers."""

    def rotate(word, bits):
        return ((word << bits) | (word >> (32 - bits))) & WORD

    drawn = (rotate((state[0] + state[3]) & WORD, 7) + state[0]) & WORD
    shifted = (state[1] << 9) & WORD
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotate(state[3], 11)
    return drawn


def test_the_generator_draws_the_words_of_its_definition():
    luck, plain = words(1, 2, 3, 4), [1, 2, 3, 4]
    drawn = [int(next_word(luck)) for _ in range(1000)]
    assert drawn == [published(plain) for _ in range(1000)]
    assert drawn[:3] == [641, 1573767, 3222811527]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**62 + 3])
def test_each_game_of_each_run_has_luck_of_its_own(seed):
    starts = set()
    for game in [*range(200), 2**31, 2**40]:
        luck = words(0, 0, 0, 0)
        seed_luck(luck, seed, game)
        assert all(0 <= word <= WORD for word in luck)
        assert luck.any()
        starts.add(tuple(int(word) for word in luck))
    assert len(starts) == 202


def test_seeds_above_32_bits_count():
    one, other = words(0, 0, 0, 0), words(0, 0, 0, 0)
    seed_luck(one, 5, 0)
    seed_luck(other, 5 + 2**40, 0)
    assert not np.array_equal(one, other)


def test_the_same_seed_gives_the_same_luck():
    draws = [
        [luck.below(6) for _ in range(50)] for luck in (SeededLuck(3, 8), SeededLuck(3, 8), SeededLuck(3, 9))
    ]
    assert draws[0] == draws[1] != draws[2]


@pytest.mark.parametrize("bound", [1, 2, 4, 6, 32, 1000])
def test_every_number_below_a_bound_is_equally_likely(bound):
    times = 2000 * min(bound, 32)
    luck = SeededLuck(11)
    counts = np.bincount([luck.below(bound) for _ in range(times)], minlength=bound)
    assert len(counts) == bound
    expected = times / bound
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert chi_square <= (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5


def test_a_large_bound_is_drawn_without_favour():
    # A plain remainder would come below a third twice as often as above.
    bound = 3 * 2**29
    luck = SeededLuck(2)
    low = sum(luck.below(bound) < bound // 3 for _ in range(20_000)) / 20_000
    assert low == pytest.approx(1 / 3, abs=4 * (2 / 9 / 20_000) ** 0.5)


def test_outcomes_are_picked_by_their_weights():
    luck, weights = SeededLuck(4).words, np.array([1, 0, 4, 2], np.int64)
    counts = np.bincount([pick(luck, weights, 7) for _ in range(14_000)], minlength=4)
    assert counts[1] == 0
    for count, weight in zip(counts, weights, strict=True):
        share = weight / 7
        assert count / 14_000 == pytest.approx(share, abs=4 * (share * (1 - share) / 14_000) ** 0.5)


@pytest.mark.parametrize("luck", [SystemLuck(), SeededLuck(1)], ids=["system", "seeded"])
def test_luck_at_a_table_draws_only_what_is_possible(luck):
    drawn = {luck.draw([10, 11, 12], [1, 0, 3]) for _ in range(200)}
    assert drawn == {10, 12}


def test_scripted_luck_comes_as_told():
    luck = ScriptedLuck([5, 6])
    assert [luck.draw([5, 6], [1, 1]), luck.draw([5, 6], [1, 1])] == [5, 6]
    with pytest.raises(IndexError):
        luck.draw([5, 6], [1, 1])


def test_scripted_luck_cannot_do_the_impossible():
    with pytest.raises(ValueError, match="only \\[1, 2\\] can come"):
        ScriptedLuck([3]).draw([1, 2], [1, 1])


# Known answers about walking a track


def chance_of_each_sum(dice):
    """The chance of each sum of these dice."""
    throws = list(product(range(1, 7), repeat=dice))
    return {
        total: Fraction(sum(sum(t) == total for t in throws), len(throws))
        for total in range(dice, 6 * dice + 1)
    }


def chance_to_hit(space, dice):
    """The exact chance that a walk from space 0 stops on a space."""
    steps = chance_of_each_sum(dice)
    hits = [Fraction(1)]
    for here in range(1, space + 1):
        hits.append(
            sum((chance * hits[here - step] for step, chance in steps.items() if step <= here), Fraction(0))
        )
    return hits[space]


def hits_of(space, dice, walks):
    """How often walks drawn by our luck stop on a space."""
    luck, hits = SeededLuck(17).words, 0
    for _ in range(walks):
        here = 0
        while here < space:
            for _ in range(dice):
                here += 1 + int(below(luck, 6))
        hits += here == space
    return hits


@pytest.mark.parametrize(("dice", "chance"), [(1, Fraction(2, 7)), (2, Fraction(1, 7))])
def test_a_far_space_is_hit_once_for_each_mean_throw(dice, chance):
    assert float(chance_to_hit(150, dice)) == pytest.approx(float(chance), abs=1e-6)


def test_one_die_hits_a_far_space_of_a_plain_track_twice_in_seven():
    walks, chance = 10_000, float(chance_to_hit(40, 1))
    assert chance == pytest.approx(2 / 7, abs=1e-4)
    assert hits_of(40, 1, walks) / walks == pytest.approx(
        chance, abs=4 * (chance * (1 - chance) / walks) ** 0.5
    )


def test_two_dice_summed_on_a_ring_stop_on_each_space_once_in_seven_rounds():
    ring, throws = 40, 70_000
    luck, here, stops = SeededLuck(23).words, 0, np.zeros(40)
    for _ in range(throws):
        here = (here + 2 + int(below(luck, 6)) + int(below(luck, 6))) % ring
        stops[here] += 1
    rounds = throws * 7 / ring
    # Stops on one space in successive rounds are nearly independent, so a count's spread is that of a coin.
    assert stops / rounds == pytest.approx(np.full(ring, 1 / 7), abs=5 * (1 / 7 * 6 / 7 / rounds) ** 0.5)
    assert stops.sum() == throws
