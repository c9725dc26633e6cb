"""What a viewer is shown of a play: snapshots, updates and steps, each through the eyes of a seat or of a spectator.

`here` tells a viewer on the device that plays for the table's people from one who only watches.
"""

from collections.abc import Sequence
from typing import cast

from laufspiel.kernel.match import Deed, Match, Setup
from laufspiel.kernel.view import Choice
from laufspiel.server.play import Play, new_play
from laufspiel.server.protocol import (
    GameView,
    LogLine,
    Replay,
    SeatInfo,
    Snapshot,
    Standing,
    Step,
    TableSummary,
    Update,
)


def snapshot(play: Play, sequence: int, here: bool) -> Snapshot:
    """The whole table as it stands."""
    setup = play.match.setup
    return Snapshot(
        sequence=sequence,
        game=setup.game.id,
        edition=setup.edition.id,
        edition_title=dict(setup.edition.title),
        options=dict(setup.options),
        seats=_seats(setup, here),
        drawing=setup.game.draw(setup.edition),
        titles={key: dict(title) for key, title in setup.titles.items()},
        view=_view(play, here),
        choices=_choices(play, here),
        log=[line for i, deed in enumerate(play.deeds) for line in _lines(play.match, deed, i + 1)],
        standings=_standings(play.match),
        can_undo=_can_undo(play, here),
    )


def update(play: Play, base: int, sequence: int, steps: Sequence[Step], here: bool) -> Update:
    """What happened since `base`."""
    return Update(
        base=base,
        sequence=sequence,
        steps=list(steps),
        choices=_choices(play, here),
        standings=_standings(play.match),
        can_undo=_can_undo(play, here),
    )


def step(play: Play, here: bool) -> Step:
    """The deed just done, and the table after it."""
    deed, number = play.deeds[-1], len(play.deeds)
    return Step(
        number=number,
        actor=deed.actor,
        action=play.match.game.shown_action(deed.action),
        lines=_lines(play.match, deed, number),
        view=_view(play, here),
    )


def eyes(play: Play, here: bool) -> int | None:
    """Whose view it is: a person's of this device, or a spectator's (None)."""
    return play.person_in_front if here else None


def _view(play: Play, here: bool) -> GameView:
    # The kernel knows no game's view by name; the protocol lists them all.
    return cast(GameView, play.match.view(eyes(play, here)))


def replay_of(match: Match) -> Replay:
    """A whole match step by step, as a spectator sees it."""
    play = new_play(match.setup)
    opening = snapshot(play, 0, here=False)
    steps = []
    for action in match.actions:
        play.replay(action)
        steps.append(step(play, here=False))
    return Replay(opening=opening, steps=steps, standings=_standings(play.match))


def summary_of(code: str, play: Play) -> TableSummary:
    """What a list of tables tells of one."""
    match = play.match
    setup, turns = match.setup, int(match.state.turns)
    names = [seat.name for seat in setup.seats]
    return TableSummary(code, setup.game.id, setup.edition.id, names, match.is_over, turns)


def _seats(setup: Setup, here: bool) -> list[SeatInfo]:
    return [SeatInfo(seat.name, seat.colour, seat.bot, here and seat.bot is None) for seat in setup.seats]


def _choices(play: Play, here: bool) -> list[Choice]:
    return play.match.choices() if here and play.is_person(play.match.actor) else []


def _lines(match: Match, deed: Deed, number: int) -> list[LogLine]:
    return [LogLine(number, event, match.event_words(event)) for event in deed.events]


def _standings(match: Match) -> list[Standing]:
    return [Standing(*row) for row in match.standings()]


def _can_undo(play: Play, here: bool) -> bool:
    return here and play.undo_length is not None
