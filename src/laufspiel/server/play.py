"""A match as a table plays it: luck and bots act at once, and luck that was taken back comes again."""

import copy
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from laufspiel.bots import play_bot
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.fairness import FairLuck, Fairness, Sealed
from laufspiel.kernel.luck import Luck, SeededLuck, SystemLuck
from laufspiel.kernel.match import Deed, Match, Setup
from laufspiel.kernel.struct import Row
from laufspiel.kernel.struct import copy as copy_of
from laufspiel.kernel.view import TypedAction
from laufspiel.server.lobby import Lobby, seated

SEED_BITS = 63

STAND_IN = "greedy"
"""The bot that plays for people who are away."""


class Thrown(NamedTuple):
    """An outcome of luck: which it was of all that were thrown, and the action."""

    number: int
    action: int


class LuckAgain:
    """Luck from `source`; outcomes that were taken back come first, in their order, while they are possible.

    So an undo is a second thought and not a second roll.
    """

    def __init__(self, source: Luck | FairLuck) -> None:
        self.source = source
        self.coming: list[Thrown] = []
        self.numbers: list[int] = []
        """Of the outcomes that lie on the table, in their order."""
        self.count = 0
        """How many were ever thrown."""

    def draw(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the outcomes: the first that is remembered, or a fresh one."""
        again = self._recall(outcomes)
        return self._note(again or Thrown(self.count, self._fresh(outcomes, weights)))

    def come(self, action: int, outcomes: Sequence[int]) -> None:
        """This outcome comes, as it did before: one that was remembered, or a fresh one."""
        self._note(self._recall(outcomes) or Thrown(self.count, action))

    def take_back(self, actions: Sequence[int]) -> None:
        """Remember the last outcomes to come again, before those remembered already."""
        kept = len(self.numbers) - len(actions)
        self.coming[:0] = map(Thrown, self.numbers[kept:], actions)
        del self.numbers[kept:]

    def seal_anew(self) -> None:
        """The secret has been told: what isn't thrown yet follows from another."""
        if isinstance(self.source, FairLuck):
            self.source.seal_anew(self.count)

    @property
    def seals(self) -> tuple[Sealed, ...]:
        """The secrets so far, none of luck that has none."""
        return self.source.seals if isinstance(self.source, FairLuck) else ()

    @seals.setter
    def seals(self, seals: tuple[Sealed, ...]) -> None:
        if isinstance(self.source, FairLuck):
            self.source.seals = seals

    def _fresh(self, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        if isinstance(self.source, FairLuck):
            return self.source.throw(self.count, outcomes, weights)
        return self.source.draw(outcomes, weights)

    def _recall(self, outcomes: Sequence[int]) -> Thrown | None:
        """The first remembered outcome that is possible, no longer remembered; None when there is none."""
        again = next((thrown for thrown in self.coming if thrown.action in outcomes), None)
        if again is not None:
            self.coming.remove(again)
        return again

    def _note(self, thrown: Thrown) -> int:
        self.numbers.append(thrown.number)
        self.count = max(self.count, thrown.number + 1)
        return thrown.action


@dataclass(frozen=True)
class Mark:
    """How a play stood, to put it back so."""

    state: Row
    deeds: tuple[Deed, ...]
    coming: tuple[Thrown, ...]
    numbers: tuple[int, ...]
    count: int
    seals: tuple[Sealed, ...]


class Play:
    """A match, who did what in it, and the luck to come again. Knows no network and no store."""

    def __init__(self, setup: Setup, luck: Luck | FairLuck, bots_luck: SeededLuck) -> None:
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
        if isinstance(self.luck.source, FairLuck):
            self.luck.source.seeds = lobby.seeds

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

    # Dice that can be checked

    @property
    def fairness(self) -> Fairness | None:
        """What the dice can be checked with, the last secret at the end only; None where luck has none."""
        source = self.luck.source
        if not isinstance(source, FairLuck):
            return None
        return source.told(self.luck.numbers, is_over=self.match.is_over)

    # What happens

    def act(self, action: int) -> Deed:
        """A person's action. Raises IllegalAction, changing nothing."""
        return self._note(self.match.act(action))

    def numbers_for(self, seat: int, forms: Sequence[TypedAction]) -> list[int]:
        """The numbers of actions that a seat wishes to do one after another, found out on a copy of the table.

        Raises IllegalAction for the first that can't be done.
        """
        if len(forms) == 1:
            return [self.match.number_for(seat, forms[0])]
        trial = copy.copy(self.match)
        trial.state, trial.actions = copy_of(self.match.state), []
        numbers = []
        for form in forms:
            numbers.append(trial.number_for(seat, form))
            if len(numbers) < len(forms):
                trial.act(numbers[-1])
        return numbers

    def advance(self) -> Deed:
        """Let luck or a bot act once."""
        match = self.match
        if match.actor == LUCK:
            return self._note(match.draw_luck(self.luck))
        bot = match.setup.seats[match.actor].bot or STAND_IN
        return self._note(match.act(play_bot(match, bot, self._bots_luck)))

    def replay(self, action: int) -> Deed:
        """Carry out an action kept in the store, whoever did it. Raises IllegalAction."""
        if self.match.actor == LUCK:
            self.luck.come(action, self.match.legal() if self.luck.coming else ())
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
        if self.match.is_over:
            self.luck.seal_anew()
        self.match.rewind(length)
        del self.deeds[length:]
        self.luck.take_back([deed.action for deed in undone if deed.actor == LUCK])

    def mark(self) -> Mark:
        """How it stands now."""
        luck, deeds = self.luck, tuple(self.deeds)
        state = copy_of(self.match.state)
        return Mark(state, deeds, tuple(luck.coming), tuple(luck.numbers), luck.count, luck.seals)

    def put_back(self, mark: Mark) -> None:
        """Put everything back as it stood at `mark`."""
        # Not by a replay: whoever sends what fails would make the server work for every action so far.
        self.match.state = copy_of(mark.state)
        self.match.actions = [deed.action for deed in mark.deeds]
        self.deeds = list(mark.deeds)
        luck = self.luck
        luck.coming, luck.numbers, luck.count = list(mark.coming), list(mark.numbers), mark.count
        luck.seals = mark.seals


def new_play(setup: Setup, secret: bytes | None = None) -> Play:
    """A play for people: its luck follows from the secret, or without one is the operating system's."""
    luck = SystemLuck() if secret is None else FairLuck(secret)
    return Play(setup, luck, SeededLuck(secrets.randbits(SEED_BITS)))
