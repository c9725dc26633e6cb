"""Which moments a story tells, in which sentences, and how one leads to the next."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence

from laufspiel.games.es_geht_seinen_gang.story.kinds import AGES, ALWAYS, KINDS
from laufspiel.games.es_geht_seinen_gang.story.moments import Moment
from laufspiel.kernel.words import Words

LONGEST = 20
"""Sentences that a story has at most."""

SHORTEST_LONG = 14
"""A full life is told in so many sentences at least; how many more is the seed's choice."""

WEARING_OFF = 2
"""How much less telling a happening is for each of its kind told already."""


class Chance:
    """Choices that follow from a seed: the same seed tells the same story."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self._count += 1
        digest = hashlib.sha256(f"{self._seed}/{self._count}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % bound

    def shuffled(self, count: int) -> list[int]:
        """The numbers from 0 to count - 1 in any order."""
        left = list(range(count))
        return [left.pop(self.below(len(left))) for _ in range(count)]


def tell(moments: Sequence[Moment], seed: str, seat: int) -> list[Words]:
    """The story of a seat's life: the most telling moments in their order, a sentence for each.

    At one table all have one seed, and so nobody's story begins to speak of a thing as another's does.
    """
    chance = Chance(f"{seed}/{seat}")
    most = SHORTEST_LONG + chance.below(LONGEST - SHORTEST_LONG + 1)
    told = most_telling(moments, most, chance)
    table = Chance(seed)
    begun = {kind: table.below(one.sentences) + seat for kind, one in KINDS.items()}
    return list(_sentences(told, begun, {age: chance.shuffled(count) for age, count in AGES.items()}))


def most_telling(moments: Sequence[Moment], most: int, chance: Chance) -> list[Moment]:
    """Up to `most` moments: the more of a kind are told, the less telling is the next one."""
    left = list(range(len(moments)))
    lots = [chance.below(1000) for _ in moments]
    told: Counter[str] = Counter()
    kept: list[int] = []

    def telling(number: int) -> tuple[int, int]:
        moment = moments[number]
        weight = KINDS[moment.kind].weight
        worn = 0 if weight == ALWAYS else WEARING_OFF * told[_sort(moment)]
        return weight - worn, lots[number]

    while left and len(kept) < most:
        best = max(left, key=telling)
        left.remove(best)
        kept.append(best)
        told[_sort(moments[best])] += 1
    return [moments[number] for number in sorted(kept)]


def _sort(moment: Moment) -> str:
    """What wears off together: all that looks back, or all of one beginning, such as question cards."""
    return "back" if moment.looks_back else moment.kind.partition("-")[0]


def _sentences(
    moments: Sequence[Moment], begun: dict[str, int], links: dict[str, list[int]]
) -> Iterator[Words]:
    for moment in moments:
        number = begun[moment.kind] % KINDS[moment.kind].sentences + 1
        begun[moment.kind] += 1
        link = links[moment.age].pop(0)
        links[moment.age].append(link)
        args = {"link": f"{moment.age}-{link + 1}", **moment.args}
        yield Words(f"es-geht-seinen-gang-story-{moment.kind}-{number}", args)
