"""Whether what pages were told is true: the rules replay a table's record, and each message is compared with it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from laufspiel.games import all_games
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import read_record
from laufspiel.kernel.view import Choice, TypedAction
from laufspiel.lines import line_of
from laufspiel.server.protocol import LogLine, Snapshot, Standing, Step, ToBrowser, Update

_messages: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)


@dataclass(frozen=True)
class Moment:
    """A table after so many actions: the last one, and what each seat, or a spectator (None), may see."""

    actor: int | None
    action: TypedAction | None
    lines: list[LogLine]
    views: Mapping[int | None, Any]
    to_act: int
    choices: list[Choice]
    standings: list[Standing]


class Truth:
    """A table from its record, as it looks to some. Nothing of it is taken from what pages were told."""

    def __init__(self, record: bytes, viewers: Iterable[int | None]) -> None:
        told = read_record(record, all_games())
        match, eyes = Match(told.setup), set(viewers)
        self.moments = [_moment(match, eyes, None, None, [])]
        for action in told.actions:
            deed = match.act(action)
            form, number = match.game.actions.typed(action), len(self.moments)
            lines = [LogLine(number, event, line_of(match, event, number)) for event in deed.events]
            self.moments.append(_moment(match, eyes, deed.actor, form, lines))
        self._telling = [n for n, moment in enumerate(self.moments) if moment.lines]

    def actions_of(self, seat: int) -> list[TypedAction]:
        """What a seat did, in order."""
        return [
            moment.action for moment in self.moments if moment.actor == seat and moment.action is not None
        ]

    def lies(self, seat: int | None, texts: Iterable[str]) -> Iterator[str]:
        """What isn't true of what the page of a seat, or of a spectator, was told."""
        for text in texts:
            message = _messages.decode(text)
            if isinstance(message, Snapshot):
                yield from self._lies_of_snapshot(seat, message)
            elif isinstance(message, Update):
                yield from self._lies_of_update(seat, message)

    def _lies_of_snapshot(self, seat: int | None, snapshot: Snapshot) -> Iterator[str]:
        last = snapshot.log[-1].step if snapshot.log else 0
        if last >= len(self.moments):
            yield f"a snapshot tells of step {last}, which never was"
            return
        log = [line for moment in self.moments[: last + 1] for line in moment.lines]
        if snapshot.log != log:
            yield f"a snapshot's log up to step {last} isn't what happened"
        # Steps of which nothing is told may have followed.
        after = bisect_left(self._telling, last + 1)
        end = self._telling[after] if after < len(self._telling) else len(self.moments)
        if not any(self._is_shown(seat, n, snapshot.view, snapshot) for n in range(last, end)):
            yield f"a snapshot after step {last} doesn't show seat {seat} the table"

    def _lies_of_update(self, seat: int | None, update: Update) -> Iterator[str]:
        for step in update.steps:
            if step.number >= len(self.moments):
                yield f"an update tells of step {step.number}, which never was"
                return
            yield from self._lies_of_step(seat, step)
        if update.steps and not self._is_shown(seat, update.steps[-1].number, update.steps[-1].view, update):
            yield f"an update after step {update.steps[-1].number} offers seat {seat} the wrong choices"

    def _lies_of_step(self, seat: int | None, step: Step) -> Iterator[str]:
        moment = self.moments[step.number]
        if step.actor != moment.actor or step.action not in (moment.action, None):
            yield f"step {step.number} is told as {step.action} of {step.actor}, but was {moment.action}"
        if step.lines != moment.lines:
            yield f"step {step.number} is told with other events"
        if step.view != moment.views[seat]:
            yield f"step {step.number} isn't shown as seat {seat} may see it"

    def _is_shown(self, seat: int | None, number: int, view: Any, told: Snapshot | Update) -> bool:
        moment = self.moments[number]
        choices = moment.choices if seat is not None and seat == moment.to_act else []
        return bool(
            view == moment.views[seat] and told.choices == choices and told.standings == moment.standings
        )


def _moment(
    match: Match,
    eyes: set[int | None],
    actor: int | None,
    action: TypedAction | None,
    lines: list[LogLine],
) -> Moment:
    return Moment(
        actor,
        action,
        lines,
        {viewer: match.view(viewer) for viewer in eyes},
        match.actor,
        match.choices(),
        [Standing(*row) for row in match.standings()],
    )
