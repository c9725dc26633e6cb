"""At the end of a match players may tell their lives in their own words, in their editor or line by line."""

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from laufspiel.kernel.errors import LaufspielError
from laufspiel.kernel.match import Match
from laufspiel.kernel.plain import LONGEST_STORY, plain_story
from laufspiel.kernel.words import Argument
from laufspiel.terminal.saves import save_stories
from laufspiel.terminal.screen import Screen
from laufspiel.terminal.stories import stories_offered
from laufspiel.terminal.words import tell

AFRESH = "-"
"""Written in place of a story: the program's words are taken again."""


class Retelling:
    """Asks whose life is to be told anew, lets it be written, and keeps it with the record in `path`."""

    def __init__(
        self, screen: Screen, match: Match, path: Path, stories: dict[int, str], seats: Sequence[int]
    ) -> None:
        self.screen, self.match, self.path = screen, match, path
        self.stories = stories
        self.seats = seats
        self.offered = stories_offered(match, screen.language)

    def run(self) -> None:
        """Until nobody wants to change anything. Raises EOFError when no more can be read."""
        while (seat := self._ask_whose()) is not None:
            written = self._written(seat)
            if written is None:
                self._say("terminal-story-same", name=self._name(seat))
            else:
                self._keep(seat, written)

    def _ask_whose(self) -> int | None:
        """A seat whose story is to be changed; None to leave all as they are."""
        listed = ", ".join(f"{i} {self._name(seat)}" for i, seat in enumerate(self.seats, start=1))
        self.screen.print()
        while True:
            wish = self.screen.ask("terminal-story-change", listed=listed)
            if not wish:
                return None
            if wish.isdecimal() and len(wish) < 3 and 1 <= int(wish) <= len(self.seats):
                return self.seats[int(wish) - 1]
            self._say("terminal-story-nobody", listed=listed)

    def _say(self, id: str, **args: Argument) -> None:
        self.screen.print(tell(id, self.screen.language, **args))

    def _name(self, seat: int) -> str:
        return self.match.setup.names[seat]

    def _written(self, seat: int) -> str | None:
        """What the player makes of the story; empty for the program's words, None to leave it as it is."""
        told = self.stories.get(seat) or "\n".join(self.offered[seat])
        editor = _editor() if is_at_a_terminal(self.screen) else ""
        if editor:
            try:
                edited = edited_in(editor, told)
            except (OSError, ValueError, subprocess.CalledProcessError):
                self._say("terminal-story-no-editor", editor=editor)
            else:
                return None if edited.split() == told.split() else edited
        return self._read_lines()

    def _read_lines(self) -> str | None:
        """A story written line by line; an empty line ends it."""
        self._say("terminal-story-lines")
        lines: list[str] = []
        while line := self._read_line():
            lines.append(line)
        return None if not lines else "" if lines == [AFRESH] else "\n".join(lines)

    def _read_line(self) -> str:
        try:
            return self.screen.console.input("> ", markup=False).strip()
        except EOFError:
            return ""

    def _keep(self, seat: int, written: str) -> None:
        """Keep a story with the record, or tell why that can't be done."""
        story = plain_story(written)
        stories = {other: told for other, told in self.stories.items() if other != seat}
        stories |= {seat: story} if story else {}
        try:
            save_stories(self.match, self.path, stories)
        except OSError as error:
            self.screen.tell("terminal-unsaved", why=error.strerror or str(error))
            return
        except LaufspielError as error:
            self.screen.print(str(error))
            return
        self.stories = stories
        if len(written) > LONGEST_STORY:
            self._say("terminal-story-long", most=LONGEST_STORY)
        kept = "terminal-story-kept" if story else "terminal-story-afresh"
        self._say(kept, name=self._name(seat))


def is_at_a_terminal(screen: Screen) -> bool:
    """Whether somebody sits there for whom an editor can be opened."""
    return screen.is_drawn and sys.stdin.isatty()


def _editor() -> str:
    return os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""


def edited_in(editor: str, text: str) -> str:
    """A text after somebody has changed it in an editor, such as `nano` or `code --wait`.

    Raises OSError, ValueError or CalledProcessError when that can't be had.
    """
    with tempfile.TemporaryDirectory(prefix="laufspiel-") as folder:
        file = Path(folder) / "story.txt"
        file.write_text(text + "\n", "utf-8")
        subprocess.run([*shlex.split(editor), str(file)], check=True)
        return file.read_text("utf-8", errors="replace").strip()
