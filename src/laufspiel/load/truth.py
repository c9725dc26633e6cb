"""Whether what pages were told is true: the rules replay a table's record, and each message is compared with it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from laufspiel.games import all_games
from laufspiel.kernel.match import Deed, Match
from laufspiel.kernel.record import read_record
from laufspiel.kernel.view import Choice, TypedAction
from laufspiel.server.protocol import LogLine, Snapshot, Standing, Step, ToBrowser, Update

_messages: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)

Eyes = int | None
"""A seat, or a spectator (None)."""


@dataclass(frozen=True)
class Look:
    """A table after one more action as it looks to a seat or a spectator: of what they may not know nothing is told."""

    action: TypedAction | None
    lines: list[LogLine]
    view: Any


@dataclass(frozen=True)
class Moment:
    """A table after so many actions: the last one and all it caused, and how that looks to whom."""

    actor: int | None
    action: TypedAction | None
    lines: list[LogLine]
    looks: Mapping[Eyes, Look]
    to_act: int
    choices: list[Choice]
    standings: list[Standing]


class Truth:
    """A table from its record, as it looks to some. Nothing of it is taken from what pages were told."""

    def __init__(self, record: bytes, viewers: Iterable[Eyes]) -> None:
        told = read_record(record, all_games())
        match, eyes = Match(told.setup), set(viewers)
        self.moments = [_opening(match, eyes)]
        for action in told.actions:
            self.moments.append(_moment(match, match.act(action), len(self.moments), eyes))

    def actions_of(self, seat: int) -> list[TypedAction]:
        """What a seat did, in order."""
        return [
            moment.action for moment in self.moments if moment.actor == seat and moment.action is not None
        ]

    def lies(self, seat: Eyes, texts: Iterable[str]) -> Iterator[str]:
        """What isn't true of what the page of a seat, or of a spectator, was told."""
        # Where something is told to these eyes.
        telling = [number for number, moment in enumerate(self.moments) if moment.looks[seat].lines]
        for text in texts:
            message = _messages.decode(text)
            if isinstance(message, Snapshot):
                yield from self._lies_of_snapshot(seat, message, telling)
            elif isinstance(message, Update):
                yield from self._lies_of_update(seat, message)

    def _lies_of_snapshot(self, seat: Eyes, snapshot: Snapshot, telling: list[int]) -> Iterator[str]:
        last = snapshot.log[-1].step if snapshot.log else 0
        if last >= len(self.moments):
            yield f"a snapshot tells of step {last}, which never was"
            return
        if snapshot.log != self._log(seat, last, is_over=bool(snapshot.standings)):
            yield f"a snapshot's log up to step {last} isn't what seat {seat} may know of it"
        # Steps of which nothing is told may have followed.
        after = bisect_left(telling, last + 1)
        end = telling[after] if after < len(telling) else len(self.moments)
        if not any(self._is_shown(seat, n, snapshot.view, snapshot) for n in range(last, end)):
            yield f"a snapshot after step {last} doesn't show seat {seat} the table"

    def _log(self, seat: Eyes, last: int, *, is_over: bool) -> list[LogLine]:
        """What is told of all steps up to `last`; when the match is over, all that happened."""
        return [
            line
            for moment in self.moments[: last + 1]
            for line in (moment.lines if is_over else moment.looks[seat].lines)
        ]

    def _lies_of_update(self, seat: Eyes, update: Update) -> Iterator[str]:
        for step in update.steps:
            if step.number >= len(self.moments):
                yield f"an update tells of step {step.number}, which never was"
                return
            yield from self._lies_of_step(seat, step)
        if update.steps and not self._is_shown(seat, update.steps[-1].number, update.steps[-1].view, update):
            yield f"an update after step {update.steps[-1].number} offers seat {seat} the wrong choices"

    def _lies_of_step(self, seat: Eyes, step: Step) -> Iterator[str]:
        moment = self.moments[step.number]
        look = moment.looks[seat]
        if step.actor != moment.actor or step.action != look.action:
            yield f"step {step.number} is told to seat {seat} as {step.action} of {step.actor}, not {look.action}"
        if step.lines != look.lines:
            yield f"step {step.number} is told to seat {seat} with other events"
        if step.view != look.view:
            yield f"step {step.number} isn't shown as seat {seat} may see it"

    def _is_shown(self, seat: Eyes, number: int, view: Any, told: Snapshot | Update) -> bool:
        moment = self.moments[number]
        choices = moment.choices if seat is not None and seat == moment.to_act else []
        return bool(
            view == moment.looks[seat].view and told.choices == choices and told.standings == moment.standings
        )


def _opening(match: Match, viewers: set[Eyes]) -> Moment:
    looks = {viewer: Look(None, [], match.view(viewer)) for viewer in viewers}
    return Moment(None, None, [], looks, match.actor, match.choices(), [])


def _moment(match: Match, deed: Deed, number: int, viewers: set[Eyes]) -> Moment:
    action = match.game.actions.typed(deed.action)
    lines = [LogLine(number, event, match.event_words(event, number)) for event in deed.events]
    if match.has_secrets:
        looks = {viewer: _look(match, deed, action, lines, viewer) for viewer in viewers}
    else:
        looks = dict.fromkeys(viewers, Look(action, lines, match.view(None)))
    standings = [Standing(*row) for row in match.standings()]
    return Moment(deed.actor, action, lines, looks, match.actor, match.choices(), standings)


def _look(match: Match, deed: Deed, action: TypedAction, lines: list[LogLine], viewer: Eyes) -> Look:
    view = match.view(viewer)
    if not match.keeps_secrets:
        return Look(action, lines, view)
    action_is_known, *events_are_known = (
        known_to is None or viewer in known_to for known_to in deed.known_to
    )
    known = [line for line, is_known in zip(lines, events_are_known, strict=True) if is_known]
    return Look(action if action_is_known else None, known, view)
