"""One go at a table: what happens between two writes to the store, all of it or nothing."""

from collections.abc import Iterable

from laufspiel.server import shown
from laufspiel.server.happenings import Happening, Said
from laufspiel.server.lobby import Lobby
from laufspiel.server.play import Play
from laufspiel.server.protocol import Step
from laufspiel.server.store import Entry
from laufspiel.server.viewers import Kind


class Go:
    """Lets things happen to a play, notes them for the store, and each step as every kind of viewer sees it."""

    def __init__(self, play: Play, lobby: Lobby, base: int, kinds: Iterable[Kind]) -> None:
        self.play, self.lobby, self.base = play, lobby, base
        self.entries: list[Entry] = []
        self.steps: dict[Kind, list[Step]] = {kind: [] for kind in kinds}
        self.is_anew = False
        """Whether the game went back, so that everybody needs a snapshot."""
        self._before = lobby
        self._was_over = play.match.is_over

    @property
    def sequence(self) -> int:
        """The sequence number after it."""
        return self.base + len(self.entries)

    @property
    def is_lobby_changed(self) -> bool:
        """Whether anything around the game is new but what was said."""
        before, now = self._before, self.lobby
        return (
            any(
                entry.happening is not None and not isinstance(entry.happening, Said)
                for entry in self.entries
            )
            or self.play.match.is_over != self._was_over
            or before.undo != now.undo
            or before.skips != now.skips
        )

    def happen(self, happening: Happening) -> None:
        """Something happens around the game."""
        number = self.sequence + 1
        self.entries.append(Entry(number, happening=happening))
        self.lobby = self.lobby.after(happening, number)
        self.play.seat(self.lobby)

    def act(self, action: int, took: int | None = None) -> None:
        """A person acts, after `took` milliseconds if a clock ran. Raises IllegalAction."""
        self.play.act(action)
        self._note(took)

    def run_on(self, most: int) -> None:
        """Let luck and bots act up to `most` times, until a person must."""
        while most and not self.play.is_at_rest:
            self.play.advance()
            self._note()
            most -= 1

    def _note(self, took: int | None = None) -> None:
        deed, number = self.play.deeds[-1], self.sequence + 1
        form = self.play.match.game.actions.typed(deed.action)
        self.entries.append(Entry(number, action=form, took=took))
        self.lobby = self.lobby.after_play(deed.actor, number, took)
        for kind, step in shown.steps(self.play, self.steps).items():
            self.steps[kind].append(step)

    def undo(self, length: int) -> None:
        """Go back to the table after the first `length` actions."""
        number = self.sequence + 1
        self.play.undo(length)
        self.entries.append(Entry(number, kept=length))
        self.lobby = self.lobby.after_undo(number)
        self.is_anew = True
