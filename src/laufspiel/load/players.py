"""People who play by themselves, lose their network at any moment, come back, and remember all they were told."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from laufspiel.kernel.view import TypedAction
from laufspiel.load.pages import LOST, Heard, Page
from laufspiel.load.truth import Truth

LONGEST_AWAY = 0.3
"""Seconds after which somebody whose page was lost tries again, at most."""

_ids = itertools.count()


@dataclass
class Habits:
    """How often, of 100 times that something could be done, a player does it; `thinks` up to so many seconds."""

    vanishes: int = 0
    leaves: int = 0
    repeats: int = 0
    meddles: int = 0
    thinks: float = 0.0


@dataclass
class Command:
    """A command on its way: it may have been carried out, or not, when the page is lost."""

    id: str
    expected: int
    action: TypedAction

    @property
    def message(self) -> dict[str, Any]:
        """As it goes over the wire, each time the same."""
        return {"type": "act", "id": self.id, "expected": self.expected, "action": self.action}


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
        action = random.choice(page.choices).action
        page.choices = []
        self.pending = Command(f"soak-{next(_ids)}-{random.getrandbits(32)}", page.sequence, action)
        if self._now_and_then(self.habits.vanishes):
            await page.say(self.pending.message)
            raise ConnectionError
        await self._settle_pending(page)

    async def _settle_pending(self, page: Page) -> None:
        """Send what is on its way until it is answered; a repeated command gets its first answer again."""
        command = self.pending
        if command is None:
            return
        answer = await page.ask(command.message)
        self.pending = None
        if answer.type == "ack":
            self.acted.append((command.action, answer.sequence))
            if self._now_and_then(self.habits.repeats):
                again = await page.ask(command.message)
                if (again.type, again.sequence) != (answer.type, answer.sequence):
                    self.complaints.append(f"{command.id} was answered differently when it was repeated")
        elif answer.sequence == command.expected:
            self.complaints.append(f"{command.action} was offered to seat {self.seat}, then refused")

    async def _meddle(self, page: Page) -> None:
        """Ask for what nobody may do here: it must be refused."""
        wish: TypedAction = {"do": random.choice(["roll", "begin", "nonsense", ""])}
        answer = await page.ask(Command(f"meddle-{next(_ids)}", page.sequence, wish).message)
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
    truth, found = Truth(record, [player.seat for player in players]), []
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
    return found
