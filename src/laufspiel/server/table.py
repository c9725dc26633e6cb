"""A table: one command after another, each durable before it is acknowledged, and acknowledged before it is shown."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from functools import partial
from typing import Any

from laufspiel.kernel.errors import IllegalAction, LaufspielError
from laufspiel.kernel.match import Setup
from laufspiel.kernel.record import write_record
from laufspiel.kernel.words import Words
from laufspiel.server import keeping, shown
from laufspiel.server.audience import Audience, tell_of_seats
from laufspiel.server.countdown import Countdown
from laufspiel.server.deciding import Asked, actor_at, decide, refusal
from laufspiel.server.given import Given
from laufspiel.server.going import Go
from laufspiel.server.happenings import Away, Back, Left, Rematched, UndoVoted
from laufspiel.server.history import sequence_of, story_of
from laufspiel.server.keeping import FOR_EVER, Keeping
from laufspiel.server.laying import door_of
from laufspiel.server.lobby import PAUSED, WAITING, Lobby
from laufspiel.server.passwords import is_password, password_digest
from laufspiel.server.play import Play
from laufspiel.server.protocol import (
    Ack,
    Act,
    Command,
    Join,
    Refused,
    SeatGiven,
    SetSettings,
    Snapshot,
    ToBrowser,
    Undo,
)
from laufspiel.server.store import Addition, Store, StoredTable
from laufspiel.server.store_errors import SecondWriter, StoreError
from laufspiel.server.viewers import Kind, Viewer
from laufspiel.server.votes import skip_if_agreed, undo_if_agreed
from laufspiel.server.wire import Unfit, failed

AT_ONCE = 48
"""Actions of luck and bots that are stored and shown together; then others have their turn."""

MOST_PARTS = 128
"""Actions sent as one. A deal of all the cards at a table of Go For It! has fewer."""

GONE_AFTER = 3.0
"""Seconds until who has gone is no longer waited for in a vote; a reload takes less."""

RETRY = 5.0
"""Seconds until a time that was up is tried again, when the store is in trouble."""

Lay = Callable[[Setup, Lobby], Awaitable[str]]

_log = logging.getLogger(__name__)


class Table:
    """One table in memory: its play, what goes on around it, its viewers, the answers it gave."""

    def __init__(
        self, store: Store, stored: StoredTable, play: Play, lobby: Lobby, keeping: Keeping = FOR_EVER
    ) -> None:
        self.code = stored.code
        self.play = play
        self.lobby = lobby
        self.sequence = sequence_of(stored.entries)
        self._id = stored.id
        self._given = Given(stored.answers)
        self._store = store
        self._keeping = keeping
        self._touched = stored.touched
        self._was_ending = False
        self._audience = Audience()
        self._countdown = Countdown(lambda: self._start(self._time_up()))
        self._count_again: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_going_on = False
        self._is_closing = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at the table and nothing happens at it."""
        return not self._audience.viewers and not self._tasks and self._count_again is None

    @property
    def ends(self) -> date | None:
        """The day on which it is cleared away, once that is near."""
        return self._keeping.ends(self._touched, is_begun=self.lobby.phase != WAITING)

    async def record(self) -> bytes:
        """The match so far as a file; only what is durable."""
        async with self._lock:
            return self._written()

    async def public_record(self) -> bytes:
        """The match so far as a file that anybody may have. Raises Unfit while it would tell secrets."""
        async with self._lock:
            if self.play.match.keeps_secrets:
                raise Unfit("error-record-later")
            return self._written()

    def _written(self) -> bytes:
        stories = self.lobby.stories if self.play.match.is_over else {}
        return write_record(self.play.match, self.play.fairness, stories)

    # Viewers

    def join(self, viewer: Viewer) -> None:
        """A page has opened the table; it sees it once it has said hello."""
        self._audience.viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A page has gone."""
        self._audience.viewers.discard(viewer)
        if viewer.digests and self._tells_presence:
            self._start(self._miss())

    @property
    def _tells_presence(self) -> bool:
        return self.lobby.far or bool(self.lobby.banks)

    async def greet(self, viewer: Viewer, tokens: Sequence[str]) -> None:
        """Show the table to a viewer, who takes the seats of its tokens; without any it watches."""
        await asyncio.shield(self._start(self._and_on(self._greet(viewer, tokens))))

    async def _greet(self, viewer: Viewer, tokens: Sequence[str]) -> None:
        async with self._lock:
            present = self._audience.present
            lost = self._audience.take_seats(viewer, tokens, self.lobby)
            await self._welcome_back(viewer)
            self._follow_clock()
            viewer.shown = viewer.kind(self.lobby)
            viewer.send(self._snapshot(viewer.shown))
            tell_of_seats(viewer, tokens, self.lobby, lost)
            self._show_to(lost)
            if self._audience.present != present:
                self._show_presence(viewer)

    async def _welcome_back(self, viewer: Viewer) -> None:
        """Who opens the table takes their seats back from the bots."""
        away = self.lobby.stand_ins & viewer.digests.keys()
        if not away:
            return
        try:
            with self._going() as go:
                for seat in sorted(away):
                    go.happen(Back(seat))
                await self._keep(go)
            self._show(go, but=viewer)
        except LaufspielError as error:
            viewer.send(failed(error))

    async def _miss(self) -> None:
        """Somebody has gone: tell the others, who may be of one mind if it lasts."""
        async with self._lock:
            self._follow_clock()
            self._show_presence()
            if (self.lobby.undo or self.lobby.skips) and self._count_again is None and not self._is_closing:
                loop = asyncio.get_running_loop()
                self._count_again = loop.call_later(GONE_AFTER, lambda: self._start(self._count_votes()))

    async def _count_votes(self) -> None:
        """Count the votes of those who are still there."""
        self._count_again = None
        async with self._lock:
            if self._is_closing:
                return
            try:
                with self._going() as go:
                    undo_if_agreed(go, self._audience.present)
                    skip_if_agreed(go, self._audience.present)
                    if go.entries:
                        await self._keep(go)
            except LaufspielError as error:
                self._audience.tell_all(failed(error))
                return
            self._show(go)
        self.go_on()

    def _show_presence(self, but: Viewer | None = None) -> None:
        if self._tells_presence:
            others = [viewer for viewer in self._audience.viewers if viewer.is_greeted and viewer is not but]
            self._audience.show(self.lobby, partial(shown.presence, self._scene()), self._snapshot, others)

    def _show_to(self, viewers: Iterable[Viewer]) -> None:
        self._audience.show(self.lobby, self._snapshot, self._snapshot, viewers)

    def _snapshot(self, kind: Kind) -> Snapshot:
        return shown.snapshot(self._scene(), self.sequence, kind)

    def _scene(self) -> shown.Scene:
        return shown.Scene(
            self.play, self.lobby, self._audience.present, self._countdown.shown(self.lobby), self.ends
        )

    def _show(self, go: Go, but: Viewer | None = None) -> None:
        """Show what has become durable."""
        if not go.entries:
            return
        self._follow_clock()
        scene, is_changed = self._scene(), go.is_lobby_changed or self._was_ending

        def update(kind: Kind) -> ToBrowser:
            return shown.update(scene, go.base, self.sequence, go.steps[kind], kind, is_changed)

        others = [viewer for viewer in self._audience.viewers if viewer.is_greeted and viewer is not but]
        self._audience.show(self.lobby, self._snapshot if go.is_anew else update, self._snapshot, others)

    # Commands

    async def do(self, viewer: Viewer, command: Command) -> None:
        """Carry out a command, or refuse it; the answer goes to the viewer. Goes through even if the viewer leaves."""
        await asyncio.shield(self._start(self._and_on(self._answer(viewer, command))))

    async def _and_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something, then let luck and bots act, whether or not anybody still waits for it."""
        await work
        self.go_on()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, viewer: Viewer, command: Command) -> None:
        password = await self._password(viewer, command)
        async with self._lock:
            known = self._given.refusal(viewer, command.id)
            if known is not None:
                viewer.send(known)
                return
            try:
                await self._carry_out(viewer, command, password)
            except IllegalAction as error:
                refused = Refused(command.id, error.refusal.words, error.refusal.rule, self.sequence)
                self._given.note_refusal(viewer, refused)
                viewer.send(refused)
            except StoreError as error:
                viewer.send(Refused(command.id, error.words, "", self.sequence))
            except Exception:
                _log.exception("table %s could not carry out %s", self.code, type(command).__name__)
                viewer.send(Refused(command.id, Words("error-internal"), "", self.sequence))

    async def _password(self, viewer: Viewer, command: Command) -> str:
        """The digest that a command's password fits, or is to have. Takes its time, so it is found out beforehand."""
        if isinstance(command, SetSettings) and command.password and viewer.kind(self.lobby).hosting:
            return await password_digest(command.password)
        wanted = self.lobby.password
        if isinstance(command, Join) and wanted and await is_password(command.password, wanted):
            return wanted
        return ""

    async def _carry_out(self, viewer: Viewer, command: Command, password: str) -> None:
        kind = viewer.kind(self.lobby)
        if command.id in self._given.carried_out:
            self._answer_again(viewer, command)
        elif command.expected > self.sequence:
            raise refusal("why-stale")
        elif not isinstance(command, Act | Undo):
            await self._decide(viewer, command, password)
        elif not (kind.seats or kind.hosting):
            raise refusal("why-watching")
        elif command.expected < self.lobby.played:
            raise refusal("why-stale")
        elif isinstance(command, Act):
            await self._act(viewer, command)
        else:
            await self._undo(viewer, command)

    def _answer_again(self, viewer: Viewer, command: Command) -> None:
        given = self._given.token(command.id, self.lobby)
        if given:
            viewer.send(given)
            if isinstance(command, Join):
                self._audience.give_seat(viewer, given.seat, given.token)
        viewer.send(Ack(command.id, self._given.carried_out[command.id]))
        if given:
            self._show_to([viewer])

    async def _decide(self, viewer: Viewer, command: Command, password: str) -> None:
        thinking = self._countdown.thinking
        kind, present, is_over = viewer.kind(self.lobby), self._audience.present, self.play.match.is_over
        has_stories = self.play.match.game.story is not None
        asked = Asked(self.lobby, kind, present, thinking, password, is_over, has_stories)
        decision = decide(command, asked)
        with self._going() as go:
            for happening in decision.happenings:
                go.happen(happening)
            undo_if_agreed(go, self._audience.present)
            await self._keep(go, command.id)
        if decision.token is not None and decision.seat is not None:
            self._give(
                viewer, SeatGiven(command.id, decision.seat, decision.token), isinstance(command, Join)
            )
        viewer.send(Ack(command.id, self.sequence))
        own = viewer if any(isinstance(happening, Left) for happening in decision.happenings) else None
        self._audience.drop_dead_seats(self.lobby, own)
        self._show(go)

    def _give(self, viewer: Viewer, given: SeatGiven, is_joined: bool) -> None:
        self._given.note_token(given)
        # Who re-issues the own seat goes on sitting there.
        if is_joined or given.seat in viewer.digests:
            self._audience.give_seat(viewer, given.seat, given.token)
        viewer.send(given)

    async def _act(self, viewer: Viewer, command: Act) -> None:
        actor = actor_at(self.play, self.lobby, viewer.kind(self.lobby))
        if len(command.then) >= MOST_PARTS:
            raise refusal("why-too-many-parts", most=MOST_PARTS)
        first, *others = self.play.numbers_for(actor, [command.action, *command.then])
        with self._going() as go:
            if actor in self.lobby.stand_ins:
                go.happen(Back(actor))
            go.act(first, self._countdown.thinking[1] if self.lobby.banks else None)
            for action in others:
                go.act(action)
            go.run_on(AT_ONCE - 1)
            await self._keep(go, command.id)
        viewer.send(Ack(command.id, self.sequence))
        self._show(go)

    async def _undo(self, viewer: Viewer, command: Undo) -> None:
        kind, play = viewer.kind(self.lobby), self.play
        length = play.undo_length_for(kind.seats) if self.lobby.far else play.undo_length
        if length is None or not kind.seats or self.lobby.phase in (WAITING, PAUSED):
            raise refusal("why-no-undo")
        if self.lobby.undo is not None:
            raise refusal("why-undo-asked")
        with self._going() as go:
            if self.lobby.far:
                go.happen(UndoVoted(play.deeds[-1].actor, sorted(kind.seats), True))
                undo_if_agreed(go, self._audience.present)
            else:
                go.undo(length)
            await self._keep(go, command.id)
        viewer.send(Ack(command.id, self.sequence))
        self._show(go)

    async def rematch(self, tokens: Sequence[str], seed: str, lay: Lay) -> str:
        """The code of a new table for the same people; far people all come to one. Raises Unfit, StoreError."""
        async with self._lock:
            seats = self.lobby.seats_of(tokens)
            if not seats and not self.lobby.is_host_token(tokens):
                raise Unfit("error-wrong-token")
            if self.lobby.rematch:
                return self.lobby.rematch
            code = await lay(self.play.match.setup, self.lobby.once_more(seats, seed))
            if self.lobby.far:
                with self._going() as go:
                    go.happen(Rematched(code))
                    await self._keep(go)
                self._show(go)
            return code

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
            self._audience.tell_all(failed(error))
        except Exception:
            _log.exception("table %s could not go on", self.code)
        finally:
            self._is_going_on = False

    async def _go_on_a_little(self) -> None:
        with self._going() as go:
            go.run_on(AT_ONCE)
            if go.entries:
                await self._keep(go)
        self._show(go)

    # The clock

    def _follow_clock(self) -> None:
        self._countdown.follow(self.play, self.lobby, self._audience.present)

    async def _time_up(self) -> None:
        """A bot plays for whoever has let the time of grace pass."""
        async with self._lock:
            seat = self._countdown.whose_is_up(self.lobby)
            if seat is None or self._is_closing:
                self._follow_clock()
                return
            try:
                with self._going() as go:
                    go.happen(Away(seat))
                    await self._keep(go)
            except LaufspielError as error:
                self._audience.tell_all(failed(error))
                self._countdown.ring_in(RETRY)
                return
            self._show(go)
        self.go_on()

    # The store

    @contextmanager
    def _going(self) -> Iterator[Go]:
        """One go, of which nothing remains when it fails."""
        mark = self.play.mark()
        go = Go(self.play, self.lobby, self.sequence, self._audience.kinds(self.lobby))
        try:
            yield go
        except BaseException:
            self.play.put_back(mark)
            self.play.seat(self.lobby)
            raise

    async def _keep(self, go: Go, command: str | None = None) -> None:
        """Make a go durable. Raises StoreError, or IllegalAction when another server has written here."""
        match = self.play.match
        door = door_of(go.lobby) if go.is_lobby_changed else None
        try:
            await self._store.append(
                Addition(
                    self._id,
                    go.entries,
                    match.is_over,
                    int(match.state.turns),
                    command,
                    door,
                    self.play.invites,
                    go.lobby.phase != WAITING,
                )
            )
        except SecondWriter:
            self._start(self._catch_up())
            raise refusal("why-stale") from None
        self._was_ending = self.ends is not None
        self.sequence, self.lobby, self._touched = go.sequence, go.lobby, keeping.now()
        if command is not None:
            self._given.carried_out[command] = self.sequence

    async def _catch_up(self) -> None:
        """Another server writes to the same store: show what it wrote."""
        async with self._lock:
            try:
                stored = await self._store.find(self.code)
                if stored is None:
                    return
                self.play, self.lobby = await asyncio.to_thread(story_of, stored)
            except LaufspielError as error:
                self._audience.tell_all(failed(error))
                return
            self.sequence, self._given.carried_out = sequence_of(stored.entries), stored.answers
            self._audience.drop_dead_seats(self.lobby, None)
            self._follow_clock()
            self._audience.show(self.lobby, self._snapshot, self._snapshot)
        self.go_on()

    async def close(self) -> None:
        """Finish what has begun; bots go on when the table is next opened."""
        self._is_closing = True
        self._countdown.stop()
        if self._count_again is not None:
            self._count_again.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
