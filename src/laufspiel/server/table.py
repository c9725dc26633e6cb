"""A table: one command after another, each durable before it is acknowledged, and acknowledged before it is shown."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import IllegalAction, LaufspielError
from laufspiel.kernel.record import write_record
from laufspiel.kernel.view import Refusal, TypedAction
from laufspiel.kernel.words import Argument, Words
from laufspiel.server import shown
from laufspiel.server.codes import fits
from laufspiel.server.history import entries_of, play_of, sequence_of
from laufspiel.server.play import Play
from laufspiel.server.protocol import Ack, Act, Command, Refused, Step, ToBrowser, Undo
from laufspiel.server.store import Addition, Entry, Store, StoredTable
from laufspiel.server.store_errors import SecondWriter, StoreError
from laufspiel.server.viewers import Viewer, written
from laufspiel.server.wire import Unfit, failed

AT_ONCE = 48
"""Actions of luck and bots that are stored and shown together; then others have their turn."""

MOST_REFUSALS = 64
"""Refusals remembered to be given again. They change nothing, so the store does without them."""

Seen = dict[bool, list[Step]]
"""The steps of one go, as each kind of viewer present sees them."""

_log = logging.getLogger(__name__)


def refusal(id: str, **args: Argument) -> IllegalAction:
    """Why a wish is refused, when no rule of the game does it."""
    return IllegalAction(Refusal(Words(id, args), ""))


class Table:
    """One table in memory: its play, its viewers, the answers it gave."""

    def __init__(self, store: Store, stored: StoredTable, play: Play) -> None:
        self.code = stored.code
        self.play = play
        self.sequence = sequence_of(stored.entries)
        self._id = stored.id
        self._token_digest = stored.token_digest
        self._answers = stored.answers
        self._refusals: OrderedDict[str, Refused] = OrderedDict()
        self._store = store
        self._viewers: set[Viewer] = set()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_going_on = False
        self._is_closing = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at the table and nothing happens at it."""
        return not self._viewers and not self._tasks

    def knows(self, token: str) -> bool:
        """Whether a token is that of the device that plays here."""
        return fits(token, self._token_digest)

    async def record(self) -> bytes:
        """The match so far as a file; only what is durable."""
        async with self._lock:
            return write_record(self.play.match)

    # Viewers

    def join(self, viewer: Viewer) -> None:
        """A page has opened the table; it sees it once it has said hello."""
        self._viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A page has gone."""
        self._viewers.discard(viewer)

    async def greet(self, viewer: Viewer, tokens: Sequence[str]) -> None:
        """Show the table. Raises Unfit for a wrong token; without any it watches."""
        if tokens and not any(self.knows(token) for token in tokens):
            raise Unfit("error-wrong-token")
        async with self._lock:
            viewer.here = bool(tokens)
            viewer.send(shown.snapshot(self.play, self.sequence, viewer.here))
        self.go_on()

    def _broadcast(self, messages: dict[bool, ToBrowser]) -> None:
        texts = {here: written(message) for here, message in messages.items()}
        for viewer in list(self._viewers):
            if viewer.here is not None and viewer.here in texts:
                viewer.send_written(texts[viewer.here])

    def _kinds(self) -> set[bool]:
        return {viewer.here for viewer in self._viewers if viewer.here is not None}

    def _show_anew(self) -> None:
        self._broadcast({here: shown.snapshot(self.play, self.sequence, here) for here in self._kinds()})

    # Commands

    async def do(self, viewer: Viewer, command: Command) -> None:
        """Carry out a command, or refuse it; the answer goes to the viewer. Goes through even if the viewer leaves."""
        await asyncio.shield(self._start(self._answer(viewer, command)))
        self.go_on()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, viewer: Viewer, command: Command) -> None:
        async with self._lock:
            if viewer.here and command.id in self._refusals:
                viewer.send(self._refusals[command.id])
                return
            try:
                await self._carry_out(viewer, command)
            except IllegalAction as error:
                refused = Refused(command.id, error.refusal.words, error.refusal.rule, self.sequence)
                if viewer.here:
                    self._remember(refused)
                viewer.send(refused)
            except StoreError as error:
                viewer.send(Refused(command.id, error.words, "", self.sequence))
            except Exception:
                _log.exception("table %s could not carry out %r", self.code, command)
                viewer.send(Refused(command.id, Words("error-internal"), "", self.sequence))

    def _remember(self, refused: Refused) -> None:
        self._refusals[refused.id] = refused
        if len(self._refusals) > MOST_REFUSALS:
            self._refusals.popitem(last=False)

    async def _carry_out(self, viewer: Viewer, command: Command) -> None:
        if not viewer.here:
            raise refusal("why-watching")
        if command.id in self._answers:
            viewer.send(Ack(command.id, self._answers[command.id]))
        elif command.expected != self.sequence:
            raise refusal("why-stale")
        elif isinstance(command, Act):
            await self._act(viewer, command)
        elif isinstance(command, Undo):
            await self._undo(viewer, command)
        else:
            raise refusal("why-no-action")

    async def _act(self, viewer: Viewer, command: Act) -> None:
        action = self._number(command.action)
        base, done = self.sequence, len(self.play.deeds)
        with self._all_or_nothing():
            self.play.act(action)
            seen: Seen = {here: [shown.step(self.play, here)] for here in self._kinds()}
            self._run_on(seen, AT_ONCE - 1)
            await self._keep(entries_of(self.play.match, self.play.deeds[done:], base), command.id)
        viewer.send(Ack(command.id, self.sequence))
        self._show(base, seen)

    def _number(self, form: TypedAction) -> int:
        """The action a person here wishes to do. Raises IllegalAction with the rule that stops it."""
        play, actor = self.play, self.play.match.actor
        seat = play.person_in_front
        if seat is None or (actor != seat and actor >= 0):
            raise refusal("why-not-here", seat=max(actor, 0))
        if actor == LUCK:
            raise refusal("why-stale")
        return play.match.number_for(seat, form)

    async def _undo(self, viewer: Viewer, command: Undo) -> None:
        length = self.play.undo_length
        if length is None:
            raise refusal("why-no-undo")
        with self._all_or_nothing():
            self.play.undo(length)
            await self._keep([Entry(self.sequence + 1, kept=length)], command.id)
        viewer.send(Ack(command.id, self.sequence))
        self._show_anew()

    # Luck and bots

    def go_on(self) -> None:
        """Let luck and bots act until a person must."""
        if not self.play.is_at_rest and not self._is_going_on:
            self._is_going_on = True
            self._start(self._go_on())

    async def _go_on(self) -> None:
        try:
            while not self.play.is_at_rest and not self._is_closing:
                async with self._lock:
                    await self._go_on_a_little()
                await asyncio.sleep(0)
        except LaufspielError as error:
            # Tried again when somebody next comes to the table.
            self._broadcast(dict.fromkeys(self._kinds(), failed(error)))
        except Exception:
            _log.exception("table %s could not go on", self.code)
        finally:
            self._is_going_on = False

    async def _go_on_a_little(self) -> None:
        base, done = self.sequence, len(self.play.deeds)
        seen: Seen = {here: [] for here in self._kinds()}
        with self._all_or_nothing():
            self._run_on(seen, AT_ONCE)
            if len(self.play.deeds) > done:
                await self._keep(entries_of(self.play.match, self.play.deeds[done:], base))
        self._show(base, seen)

    def _run_on(self, seen: Seen, most: int) -> None:
        """Let luck and bots act up to `most` times, until a person must."""
        while most and not self.play.is_at_rest:
            self.play.advance()
            for here, steps in seen.items():
                steps.append(shown.step(self.play, here))
            most -= 1

    def _show(self, base: int, seen: Seen) -> None:
        if self.sequence > base:
            self._broadcast(
                {
                    here: shown.update(self.play, base, self.sequence, steps, here)
                    for here, steps in seen.items()
                }
            )

    # The store

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        mark = self.play.mark()
        try:
            yield
        except BaseException:
            self.play.put_back(mark)
            raise

    async def _keep(self, entries: list[Entry], command: str | None = None) -> None:
        """Make entries durable. Raises StoreError, or IllegalAction when another server has written here."""
        match = self.play.match
        try:
            await self._store.append(
                Addition(self._id, entries, match.is_over, int(match.state.turns), command)
            )
        except SecondWriter:
            self._start(self._catch_up())
            raise refusal("why-stale") from None
        self.sequence = sequence_of(entries)
        if command is not None:
            self._answers[command] = self.sequence

    async def _catch_up(self) -> None:
        """Another server writes to the same store: show what it wrote."""
        async with self._lock:
            try:
                stored = await self._store.find(self.code)
                if stored is None:
                    return
                self.play = await asyncio.to_thread(play_of, stored)
            except LaufspielError as error:
                self._broadcast(dict.fromkeys(self._kinds(), failed(error)))
                return
            self.sequence, self._answers = sequence_of(stored.entries), stored.answers
            self._show_anew()

    async def close(self) -> None:
        """Finish what has begun; bots go on when the table is next opened."""
        self._is_closing = True
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
