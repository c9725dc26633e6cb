"""What a viewer is shown of a play: snapshots, updates and steps, each through the eyes of a seat or of a spectator.

`here` tells a viewer on the device that plays for the table's people from one who only watches.
"""

from collections.abc import Sequence

from laufspiel.kernel.match import Deed, Match, Setup
from laufspiel.kernel.view import Choice
from laufspiel.server.play import Play, new_play
from laufspiel.server.protocol import (
    LogLine,
    Replay,
    SeatInfo,
    Snapshot,
    Standing,
    Step,
    TableSettings,
    TableState,
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
        view=play.match.view(eyes(play, here)),  # type: ignore[arg-type]
        choices=_choices(play, here),
        log=[line for i, deed in enumerate(play.deeds) for line in _lines(play.match, deed, i + 1)],
        standings=_standings(play.match),
        can_undo=_can_undo(play, here),
        table=TableState(
            phase="over" if play.match.is_over else "playing",
            host=None,
            hosting=here,
            far=False,
            settings=TableSettings(),
            password=False,
            undo=None,
            skips=[],
            rematch=None,
        ),
        clock=None,
        talk=[],
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
        clock=None,
        talk=[],
        seats=None,
        table=None,
    )


def step(play: Play, here: bool) -> Step:
    """The deed just done, and the table after it."""
    deed, number = play.deeds[-1], len(play.deeds)
    return Step(
        number=number,
        actor=deed.actor,
        action=play.match.game.actions.typed(deed.action),
        lines=_lines(play.match, deed, number),
        view=play.match.view(eyes(play, here)),  # type: ignore[arg-type]
    )


def eyes(play: Play, here: bool) -> int | None:
    """Whose view it is: a person's of this device, or a spectator's (None)."""
    return play.person_in_front if here else None


def replay_of(match: Match) -> Replay:
    """A whole match step by step, as a spectator sees it."""
    play = new_play(match.setup)
    opening = snapshot(play, 0, here=False)
    steps = []
    for action in match.actions:
        play.replay(action)
        steps.append(step(play, here=False))
    return Replay(opening=opening, steps=steps, standings=_standings(play.match))


def players(setup: Setup) -> list[str]:
    """The players' names by seat."""
    return [seat.name for seat in setup.seats]


def _seats(setup: Setup, here: bool) -> list[SeatInfo]:
    return [
        SeatInfo(seat.name, seat.colour, seat.bot, here and seat.bot is None, True, True, False)
        for seat in setup.seats
    ]


def _choices(play: Play, here: bool) -> list[Choice]:
    return play.match.choices() if here and play.is_person(play.match.actor) else []


def _lines(match: Match, deed: Deed, number: int) -> list[LogLine]:
    return [LogLine(number, event, match.event_words(event)) for event in deed.events]


def _standings(match: Match) -> list[Standing]:
    return [Standing(*row) for row in match.standings()]


def _can_undo(play: Play, here: bool) -> bool:
    return here and play.undo_length is not None
