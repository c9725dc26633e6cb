"""What a viewer is shown of a table: snapshots, updates and steps, each through the eyes of a seat or of a spectator.

A `Kind` tells whose eyes: the seats at the viewer's device, or none for a spectator.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import cast

from laufspiel.kernel.fairness import Fairness
from laufspiel.kernel.match import Deed, Match
from laufspiel.kernel.record import NO_STORIES
from laufspiel.kernel.story import stories_of
from laufspiel.kernel.verify import throws_of
from laufspiel.kernel.view import Choice
from laufspiel.server.boards import board_of
from laufspiel.server.lobby import Lobby, lobby_of
from laufspiel.server.play import Play, new_play
from laufspiel.server.protocol import (
    ClockState,
    Dice,
    GameView,
    LogLine,
    Presence,
    Replay,
    SeatInfo,
    Snapshot,
    Standing,
    Step,
    Stories,
    TableState,
    TableSummary,
    TalkLine,
    Update,
)
from laufspiel.server.viewers import WATCHER, Kind


@dataclass(frozen=True)
class Scene:
    """A table at one moment: the game, what goes on around it, whose page is open, the clock, and its near end."""

    play: Play
    lobby: Lobby
    present: frozenset[int] = frozenset()
    clock: ClockState | None = None
    ends: date | None = None


def snapshot(scene: Scene, sequence: int, kind: Kind) -> Snapshot:
    """The whole table as it stands."""
    play = scene.play
    setup = play.match.setup
    return Snapshot(
        sequence=sequence,
        game=setup.game.id,
        edition=setup.edition.id,
        edition_title=dict(setup.edition.title),
        options=dict(setup.options),
        seats=_seats(scene, kind),
        view=_view(play, kind),
        choices=_choices(play, kind),
        log=[line for i, deed in enumerate(play.deeds) for line in _lines(play.match, deed, i + 1, kind)],
        standings=_standings(play.match),
        can_undo=_can_undo(scene, kind),
        table=_table(scene, kind),
        clock=scene.clock,
        talk=list(scene.lobby.talk),
    )


def update(
    scene: Scene, base: int, sequence: int, steps: Sequence[Step], kind: Kind, is_lobby_changed: bool
) -> Update:
    """What happened since `base`."""
    return Update(
        base=base,
        sequence=sequence,
        steps=list(steps),
        choices=_choices(scene.play, kind),
        standings=_standings(scene.play.match),
        can_undo=_can_undo(scene, kind),
        clock=scene.clock,
        talk=_said_since(scene.lobby, base),
        seats=_seats(scene, kind) if is_lobby_changed else None,
        table=_table(scene, kind) if is_lobby_changed else None,
    )


def presence(scene: Scene, kind: Kind) -> Presence:
    """Who is there now."""
    return Presence(_seats(scene, kind), scene.clock)


def steps(play: Play, kinds: Collection[Kind]) -> dict[Kind, Step]:
    """The deed just done, and the table after it, as each kind of viewer may see it."""
    if play.match.has_secrets:
        return {kind: step(play, kind) for kind in kinds}
    return dict.fromkeys(kinds, step(play, WATCHER))


def step(play: Play, kind: Kind, *, is_all_told: bool = False) -> Step:
    """The deed just done, and the table after it."""
    deed, number = play.deeds[-1], len(play.deeds)
    is_told = is_all_told or not play.match.keeps_secrets or deed.is_known_to(kind.seats)
    return Step(
        number=number,
        actor=deed.actor,
        action=play.match.game.actions.typed(deed.action) if is_told else None,
        lines=_lines(play.match, deed, number, kind),
        view=_view(play, kind),
    )


def eyes(play: Play, kind: Kind) -> int | None:
    """Whose view it is: a person's of this device, or a spectator's (None)."""
    return play.in_front(kind.seats)


def _view(play: Play, kind: Kind) -> GameView:
    # The kernel knows no game's view by name; the protocol lists them all.
    return cast(GameView, play.match.view(eyes(play, kind)))


def dice_of(match: Match, fairness: Fairness | None) -> Dice:
    """Every outcome of luck in a match that is over."""
    return Dice(fairness, throws_of(match, None if fairness is None else fairness.numbers))


def stories_at(match: Match, shared: Mapping[int, str]) -> Stories:
    """What the program offers to tell of each life, and what its player has told instead."""
    offered = stories_of(match)
    return Stories(offered, [shared.get(seat, "") for seat in range(len(offered))])


def replay_of(
    match: Match,
    fairness: Fairness | None = None,
    shared: Mapping[int, str] = NO_STORIES,
    *,
    with_board: bool = False,
) -> Replay:
    """A whole match step by step, as a spectator sees it; when it is over, with every action."""
    play = new_play(match.setup)
    opening = snapshot(Scene(play, lobby_of(match.setup)), 0, WATCHER)
    told = []
    for action in match.actions:
        play.replay(action)
        told.append(step(play, WATCHER, is_all_told=match.is_over))
    is_told = match.is_over or (fairness is not None and fairness.seals[-1].secret is not None)
    return Replay(
        opening=opening,
        board=board_of(match.setup) if with_board else None,
        steps=told,
        standings=_standings(play.match),
        dice=dice_of(match, fairness) if is_told else None,
        stories=stories_at(match, shared),
    )


def summary_of(code: str, play: Play, players: list[str]) -> TableSummary:
    """What a list of tables tells of one at which these players sit."""
    match = play.match
    setup, turns = match.setup, int(match.state.turns)
    return TableSummary(code, setup.game.id, setup.edition.id, players, match.is_over, turns, play.invites)


def _seats(scene: Scene, kind: Kind) -> list[SeatInfo]:
    colours = [seat.colour for seat in scene.play.match.setup.seats]
    return [
        SeatInfo(
            name=place.name,
            colour=colour,
            bot=place.bot,
            here=seat in kind.seats,
            claimed=place.digest is not None,
            present=seat in scene.present,
            away=place.bot is None and place.away,
        )
        for seat, (place, colour) in enumerate(zip(scene.lobby.places, colours, strict=True))
    ]


def _table(scene: Scene, kind: Kind) -> TableState:
    lobby = scene.lobby
    return TableState(
        phase="over" if scene.play.match.is_over else lobby.phase,
        host=lobby.host,
        hosting=kind.hosting,
        far=lobby.far,
        settings=lobby.settings,
        password=bool(lobby.password),
        undo=lobby.undo,
        skips=list(lobby.skips),
        rematch=lobby.rematch,
        fairness=scene.play.fairness,
        stories=[lobby.stories.get(seat, "") for seat in range(len(lobby.places))] if lobby.stories else [],
        keeps_secrets=scene.play.match.keeps_secrets,
        ends=None if scene.ends is None else scene.ends.isoformat(),
    )


def _said_since(lobby: Lobby, base: int) -> list[TalkLine]:
    if not lobby.talk or lobby.talk[-1].number <= base:
        return []
    return [line for line in lobby.talk if line.number > base]


def _choices(play: Play, kind: Kind) -> list[Choice]:
    return play.match.choices() if not play.stands_still and play.waits_for in kind.seats else []


def _lines(match: Match, deed: Deed, number: int, kind: Kind) -> list[LogLine]:
    events = deed.events_known_to(kind.seats) if match.keeps_secrets else deed.events
    return [LogLine(number, event, match.event_words(event, number)) for event in events]


def _standings(match: Match) -> list[Standing]:
    return [Standing(*row) for row in match.standings()]


def _can_undo(scene: Scene, kind: Kind) -> bool:
    play, lobby = scene.play, scene.lobby
    if not kind.seats or (play.stands_still and not play.match.is_over):
        return False
    if lobby.far:
        return lobby.undo is None and play.undo_length_for(kind.seats) is not None
    return play.undo_length is not None
