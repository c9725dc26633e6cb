"""People who play by themselves, lose their network at any moment, come back, and remember all they were told."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from laufspiel.games.go_for_it.view import GoForItView
from laufspiel.kernel.record import stories_in
from laufspiel.kernel.view import TypedAction
from laufspiel.load.deals import deal_with, shown_last
from laufspiel.load.pages import LOST, Heard, Page
from laufspiel.load.truth import Truth

LONGEST_AWAY = 0.3
"""Seconds after which somebody whose page was lost tries again, at most."""

PROPOSE = "propose_to"
"""What begins a deal."""

STORIES = ("It was a life.", "It was my life.", "It was my life\nand a long one.", "I would do it again.")
"""What players tell of themselves at the end, one in place of the other."""

_ids = itertools.count()


@dataclass
class Habits:
    """How often, of 100 times that something could be done, a player does it; `thinks` up to so many seconds.

    `deals`: composes a whole deal where one is begun. `tells`: so many stories at the end.
    """

    vanishes: int = 0
    leaves: int = 0
    repeats: int = 0
    meddles: int = 0
    deals: int = 0
    tells: int = 0
    thinks: float = 0.0


@dataclass
class Command:
    """A command on its way: it may have been carried out, or not, when the page is lost.

    Either actions, several of them as one, or a story that is told.
    """

    expected: int
    actions: list[TypedAction] = field(default_factory=list)
    story: str = ""
    id: str = field(default_factory=lambda: f"soak-{next(_ids)}-{random.getrandbits(32)}")

    def message(self, seat: int | None) -> dict[str, Any]:
        """As it goes over the wire, each time the same."""
        head = {"id": self.id, "expected": self.expected}
        if self.story:
            return {"type": "share_story", **head, "seat": seat, "text": self.story}
        first, *others = self.actions
        return {"type": "act", **head, "action": first} | ({"then": others} if others else {})


@dataclass
class Player:
    """One person at a seat, or a spectator (None), whose page comes and goes."""

    address: str
    code: str
    tokens: list[str]
    seat: int | None
    habits: Habits = field(default_factory=Habits)
    told: list[str] = field(default_factory=list)
    acted: list[tuple[TypedAction, int]] = field(default_factory=list)
    deals: int = 0
    stories: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    visits: int = 0
    is_over: bool = False
    pending: Command | None = None
    back_in: list[float] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Play until the game is over or it is enough, whatever happens to the server meanwhile."""
        lost_at: float | None = None
        while not is_enough() and not self.is_over:
            try:
                page = await Page.open(self.address, self.code, self.tokens, self._hear)
            except LOST:
                lost_at = lost_at or time.perf_counter()
                await asyncio.sleep(random.uniform(0.01, 0.1))
                continue
            if lost_at is not None:
                self.back_in.append(time.perf_counter() - lost_at)
            self.visits += 1
            try:
                await self._visit(page, is_enough)
                lost_at = None
            except LOST:
                lost_at = time.perf_counter()
            finally:
                page.vanish()
                await page.gone()
            if page.missed:
                self.complaints.append(f"seat {self.seat} missed an update")

    async def settle(self) -> None:
        """Come once more, so that nothing is left open."""
        page = await Page.open(self.address, self.code, self.tokens, self._hear)
        await self._settle_pending(page)
        await page.close()

    async def _visit(self, page: Page, is_enough: Callable[[], bool]) -> None:
        await self._settle_pending(page)
        while not is_enough():
            if page.is_over:
                await self._tell_stories(page)
                self.is_over = True
                return
            if page.choices and self.seat is not None:
                await asyncio.sleep(random.uniform(0, self.habits.thinks))
                await self._act(page)
            else:
                self._news.clear()
                await self._wait()
            if self._now_and_then(self.habits.meddles):
                await self._meddle(page)
            if self._now_and_then(self.habits.vanishes):
                return
            if self._now_and_then(self.habits.leaves):
                await page.close()
                await asyncio.sleep(random.uniform(0, LONGEST_AWAY))
                return
            if page.is_lost:
                raise ConnectionError

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(0.25):
                await self._news.wait()
        except TimeoutError:
            pass

    async def _act(self, page: Page) -> None:
        if not page.choices:  # it was lost meanwhile, or shown anew
            return
        actions = self._wishes(page)
        page.choices = []
        await self._send(page, Command(page.sequence, actions))

    def _wishes(self, page: Page) -> list[TypedAction]:
        """Any open action, or a whole deal."""
        action = random.choice(page.choices).action
        if action["do"] == PROPOSE and self._now_and_then(self.habits.deals):
            return self._deal(int(action["other"])) or [action]
        return [action]

    def _deal(self, partner: int) -> list[TypedAction]:
        view = shown_last(self.told)
        if self.seat is None or not isinstance(view, GoForItView):
            return []
        return deal_with(view, self.seat, partner)

    async def _tell_stories(self, page: Page) -> None:
        """Tell stories of what has been, as far as it isn't done."""
        while self.seat is not None and len(self.stories) < self.habits.tells:
            await asyncio.sleep(random.uniform(0, self.habits.thinks))
            await self._send(page, Command(page.sequence, story=STORIES[len(self.stories)]))

    async def _send(self, page: Page, command: Command) -> None:
        self.pending = command
        if self._now_and_then(self.habits.vanishes):
            await page.say(command.message(self.seat))
            raise ConnectionError
        await self._settle_pending(page)

    async def _settle_pending(self, page: Page) -> None:
        """Send what is on its way until it is answered; a repeated command gets its first answer again."""
        command = self.pending
        if command is None:
            return
        answer = await page.ask(command.message(self.seat))
        self.pending = None
        if answer.type == "ack":
            self._note(command, answer.sequence)
            if self._now_and_then(self.habits.repeats):
                again = await page.ask(command.message(self.seat))
                if (again.type, again.sequence) != (answer.type, answer.sequence):
                    self.complaints.append(f"{command.id} was answered differently when it was repeated")
        elif answer.sequence == command.expected or command.story:
            self.complaints.append(f"{command} could be done by seat {self.seat}, then was refused")

    def _note(self, command: Command, sequence: int) -> None:
        self.acted += [(action, sequence) for action in command.actions]
        self.deals += len(command.actions) > 1
        if command.story:
            self.stories.append(command.story)

    async def _meddle(self, page: Page) -> None:
        """Ask for what nobody may do here: it must be refused."""
        wish: TypedAction = {"do": random.choice(["roll", "begin", "nonsense", ""])}
        answer = await page.ask(Command(page.sequence, [wish]).message(self.seat))
        if answer.type != "refused":
            self.complaints.append(f"{wish} was not refused to seat {self.seat}")

    def _hear(self, _page: Page, _heard: Heard, text: str) -> None:
        self.told.append(text)
        self._news.set()

    @staticmethod
    def _now_and_then(times: int) -> bool:
        return random.random() * 100 < times


def faults(players: list[Player], record: bytes) -> list[str]:
    """All that is wrong with a table: false messages, acknowledged moves lost or made twice, other complaints.

    The players must have settled what was on its way.
    """
    truth, kept, found = Truth(record, [player.seat for player in players]), stories_in(record), []
    for player in players:
        found += player.complaints
        found += truth.lies(player.seat, player.told)
        if player.seat is not None:
            acknowledged = [action for action, _ in sorted(player.acted, key=lambda act: act[1])]
            if truth.actions_of(player.seat) != acknowledged:
                found.append(
                    f"seat {player.seat} was told of {len(acknowledged)} moves,"
                    f" the record has {len(truth.actions_of(player.seat))}"
                )
            if player.stories and kept.get(player.seat) != player.stories[-1]:
                found.append(
                    f"seat {player.seat} told {player.stories[-1]!r}; kept is {kept.get(player.seat)!r}"
                )
    return found
