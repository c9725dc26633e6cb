"""A match as a table plays it: luck and bots act at once, and luck that was taken back comes again."""

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from laufspiel.bots import play_bot
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import Luck, SeededLuck, SystemLuck
from laufspiel.kernel.match import Deed, Match, Setup
from laufspiel.server.lobby import Lobby, seated

SEED_BITS = 63

STAND_IN = "greedy"
"""The bot that plays for people who are away."""


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
        self.stands_still = False
        """Whether nothing happens though somebody could act: before the start, or in a pause."""
        self.stand_ins: frozenset[int] = frozenset()
        """Seats of people for whom a bot plays."""
        self._bots_luck = bots_luck

    # Who

    def seat(self, lobby: Lobby) -> None:
        """Let those play who sit there now."""
        self.match.setup = seated(self.match.setup, lobby)
        self.stands_still, self.stand_ins = lobby.stands_still, lobby.stand_ins

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat."""
        return seat >= 0 and self.match.setup.seats[seat].bot is None

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing happens before a person does something."""
        return self.stands_still or self.match.is_over or self.waits_for is not None

    @property
    def waits_for(self) -> int | None:
        """The person who must act, unless a bot plays for them."""
        actor = self.match.actor
        return actor if self.is_person(actor) and actor not in self.stand_ins else None

    @property
    def invites(self) -> int | None:
        """The person whom a list of tables tells that it is their turn."""
        return None if self.stands_still or self.match.is_over else self.waits_for

    def in_front(self, seats: Collection[int]) -> int | None:
        """Whose eyes are on a device with these people: to act, or the last who did, or the first; None without any."""
        if self.match.actor in seats:
            return self.match.actor
        acted = (deed.actor for deed in reversed(self.deeds) if deed.actor in seats)
        return next(acted, min(seats, default=None))

    # What happens

    def act(self, action: int) -> Deed:
        """A person's action. Raises IllegalAction, changing nothing."""
        return self._note(self.match.act(action))

    def advance(self) -> Deed:
        """Let luck or a bot act once."""
        match = self.match
        if match.actor == LUCK:
            return self._note(match.draw_luck(self.luck))
        bot = match.setup.seats[match.actor].bot or STAND_IN
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

    def undo_length_for(self, seats: Collection[int]) -> int | None:
        """How many actions an undo by these seats keeps, where it must not touch luck or what others did."""
        return len(self.deeds) - 1 if self.deeds and self.deeds[-1].actor in seats else None

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
