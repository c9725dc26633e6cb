"""A match as a table plays it: luck and bots act at once, and luck that was taken back comes again."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from laufspiel.bots import play_bot
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import Luck, SeededLuck, SystemLuck
from laufspiel.kernel.match import Deed, Match, Setup

SEED_BITS = 63


class LuckAgain:
    """Luck from `source`; outcomes that were taken back come first, in their order, while they are possible.

    So an undo is a second thought and not a second roll.
    """

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.coming: list[int] = []

    def draw(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the outcomes: the first that is remembered, or a fresh one."""
        again = self.recall(outcomes)
        return self.source.draw(outcomes, weights) if again is None else again

    def recall(self, outcomes: Sequence[int]) -> int | None:
        """The first remembered outcome that is possible, no longer remembered; None when there is none."""
        again = next((outcome for outcome in self.coming if outcome in outcomes), None)
        if again is not None:
            self.coming.remove(again)
        return again

    def take_back(self, outcomes: Iterable[int]) -> None:
        """Remember outcomes to come again, before those remembered already."""
        self.coming[:0] = outcomes


@dataclass(frozen=True)
class Mark:
    """How a play stood, to put it back so."""

    deeds: tuple[Deed, ...]
    coming: tuple[int, ...]


class Play:
    """A match, who did what in it, and the luck to come again. Knows no network and no store."""

    def __init__(self, setup: Setup, luck: Luck, bots_luck: SeededLuck) -> None:
        self.match = Match(setup)
        self.deeds: list[Deed] = []
        self.luck = LuckAgain(luck)
        self._bots_luck = bots_luck

    # Who

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat."""
        return seat >= 0 and self.match.setup.seats[seat].bot is None

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing happens before a person does something."""
        return self.match.is_over or self.is_person(self.match.actor)

    @property
    def person_in_front(self) -> int | None:
        """The person whose eyes are on this device: to act, or the last who did, or the first; None without people."""
        if self.is_person(self.match.actor):
            return self.match.actor
        acted = (deed.actor for deed in reversed(self.deeds) if self.is_person(deed.actor))
        people = (seat for seat in range(len(self.match.setup.seats)) if self.is_person(seat))
        return next(acted, next(people, None))

    # What happens

    def act(self, action: int) -> Deed:
        """A person's action. Raises IllegalAction, changing nothing."""
        return self._note(self.match.act(action))

    def advance(self) -> Deed:
        """Let luck or a bot act once."""
        match = self.match
        if match.actor == LUCK:
            return self._note(match.draw_luck(self.luck))
        bot = match.setup.seats[match.actor].bot
        assert bot is not None
        return self._note(match.act(play_bot(match, bot, self._bots_luck)))

    def replay(self, action: int) -> Deed:
        """Carry out an action kept in the store, whoever did it. Raises IllegalAction."""
        if self.match.actor == LUCK and self.luck.coming:
            self.luck.recall(self.match.legal())
        return self._note(self.match.act(action))

    def _note(self, deed: Deed) -> Deed:
        self.deeds.append(deed)
        return deed

    # Second thoughts

    @property
    def undo_length(self) -> int | None:
        """How many actions an undo keeps: all before the last thing a person did; None when nobody did."""
        return next(
            (i for i in reversed(range(len(self.deeds))) if self.is_person(self.deeds[i].actor)), None
        )

    def undo(self, length: int) -> None:
        """Go back to the table after the first `length` actions; the luck taken back will come again."""
        undone = self.deeds[length:]
        self.match.rewind(length)
        del self.deeds[length:]
        self.luck.take_back(deed.action for deed in undone if deed.actor == LUCK)

    def mark(self) -> Mark:
        """How it stands now."""
        return Mark(tuple(self.deeds), tuple(self.luck.coming))

    def put_back(self, mark: Mark) -> None:
        """Put everything back as it stood at `mark`."""
        self.match.rewind(0)
        for deed in mark.deeds:
            self.match.act(deed.action)
        self.deeds = list(mark.deeds)
        self.luck.coming = list(mark.coming)


def new_play(setup: Setup) -> Play:
    """A play for people: its luck is the operating system's."""
    return Play(setup, SystemLuck(), SeededLuck(secrets.randbits(SEED_BITS)))
