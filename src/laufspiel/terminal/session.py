"""One match played at a terminal, from where it stands to its end."""

import contextlib
import secrets
import time
from pathlib import Path

from rich.console import Console

from laufspiel.bots import play_bot
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import IllegalAction
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Deed, Match
from laufspiel.kernel.view import TypedAction
from laufspiel.kernel.words import Words
from laufspiel.terminal.answer import Ask, Compose, Look, More, Quit, Save, Take, Try, Undo, understand
from laufspiel.terminal.boards import FACES
from laufspiel.terminal.retelling import Retelling
from laufspiel.terminal.saves import load_stories, save
from laufspiel.terminal.screen import KEYS, Screen
from laufspiel.terminal.stories import tell_stories
from laufspiel.terminal.words import say, tell


class Left(Exception):
    """The player leaves; the match is saved."""


class Session:
    """Lets people choose, bots play and luck draw, and saves the match after every action.

    Luck depends on the seed and on how far the match has come: taking back and playing the same again rolls the same.
    """

    def __init__(
        self, match: Match, path: Path, console: Console, language: str, pace: float, seed: int | None = None
    ) -> None:
        self.match = match
        self.path = path
        self.screen = Screen(console, language)
        self.pace = pace if self.screen.is_drawn else 0.0
        self.seed = secrets.randbits(62) if seed is None else seed
        self.people = [i for i, seat in enumerate(match.setup.seats) if seat.bot is None]
        self.decisions = _decisions(match, self.people)
        self.lines: list[str] = []
        self._seen_by: int | None = None
        self._trouble = ""

    def run(self) -> None:
        """Play to the end or until the player leaves. Ctrl-C is passed on, once the match is saved."""
        try:
            if not self.match.is_over:
                self._autosave()
            while not self.match.is_over:
                self._advance()
            self._show_end()
        except (Left, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            raise

    def _luck(self) -> SeededLuck:
        return SeededLuck(self.seed, len(self.match.actions))

    def _advance(self) -> None:
        """Let whoever acts now do one thing."""
        actor = self.match.actor
        if actor == LUCK:
            self._note_last(self.match.draw_luck(self._luck()))
        elif bot := self.match.setup.seats[actor].bot:
            self._note_last(self.match.act(play_bot(self.match, bot, self._luck())))
            self._show_bot()
        else:
            self._let_choose(actor)

    def _note(self, deed: Deed, made: int) -> None:
        """Tell what happened by the last of the first `made` actions and keep it."""
        setup, language = self.match.setup, self.screen.language
        events = deed.events_known_to(self.people) if self.match.keeps_secrets else deed.events
        lines = [say(self.match.event_words(event, made), language, setup) for event in events]
        self.lines += lines
        if not self.screen.is_drawn:
            for line in lines:
                self.screen.print(line)
        self._autosave()

    def _note_last(self, deed: Deed) -> None:
        """The same for the last action of all."""
        self._note(deed, len(self.match.actions))

    def _show_bot(self) -> None:
        if self.pace:
            self.screen.show(self.match, self._watcher(), self.lines)
            time.sleep(self.pace)

    def _watcher(self) -> int | None:
        """Whose eyes are on the screen while nobody chooses: the only person's, else anybody's."""
        return self.people[0] if len(self.people) == 1 else None

    # Choosing

    def _let_choose(self, seat: int) -> None:
        self._draw_curtain(seat)
        choices = self.match.choices()
        length = len(self.match.actions)
        composer = FACES[self.match.game.id].composer
        page = 0
        self._show_choices(seat)
        while len(self.match.actions) == length:
            answer = understand(self._read(), self.match.game, choices, composer.word if composer else None)
            match answer:
                case Take(choice):
                    self._do(seat, choice.action)
                case Try(action):
                    self._do(seat, action)
                case Compose(rest) if composer:
                    self._do(seat, *(composer.compose(self.match, seat, rest, self.screen) or ()))
                case Ask(rule):
                    self._show_rules(seat, rule)
                case Look():
                    self._show_table(seat)
                case More():
                    page += 1
                    self._show_choices(seat, page)
                case Save(file):
                    self._save_copy(file)
                case Undo():
                    self._undo()
                case Quit():
                    raise Left
                case _:
                    self.screen.tell("terminal-no-such-choice", most=len(choices))

    def _show_choices(self, seat: int, page: int = 0) -> None:
        self.screen.show(self.match, seat, self.lines, page)
        if self.screen.is_drawn:
            self.screen.print(tell("terminal-keys", self.screen.language), "dim")

    def _read(self) -> str:
        return self.screen.console.input(f"{tell('terminal-choose', self.screen.language)} ", markup=False)

    def _do(self, seat: int, *actions: TypedAction) -> None:
        """Carry out one action, or several as one: all of them or none."""
        length = len(self.match.actions)
        try:
            deeds = [self.match.act(self.match.number_for(seat, action)) for action in actions]
        except IllegalAction as error:
            self.match.rewind(length)
            self.screen.refuse(self.match, error.refusal)
            return
        if deeds:
            self.decisions.append(length)
            self.lines.clear()
        for made, deed in enumerate(deeds, start=length + 1):
            self._note(deed, made)

    def _show_rules(self, seat: int, rule: str) -> None:
        if not rule:
            self.screen.clear()
        if not self.screen.show_rules(self.match.game, rule):
            self.screen.tell("terminal-no-such-rule", rule=rule)
        elif not rule:
            self._go_on_choosing(seat)

    def _show_table(self, seat: int) -> None:
        """The whole table told, with all that the drawing cuts."""
        self.screen.show_all(self.match, seat)
        self._go_on_choosing(seat)

    def _go_on_choosing(self, seat: int) -> None:
        """Back to the board, once what covers it has been read."""
        if self.screen.is_drawn:
            self.screen.turn_page()
            self._show_choices(seat)

    def _undo(self) -> None:
        """Back to the last choice a person made."""
        if not self.decisions:
            self.screen.print(say(Words("why-no-undo"), self.screen.language))
            return
        self.match.rewind(self.decisions.pop())
        self.lines.clear()
        self.screen.tell("terminal-undone")
        self._autosave()

    # Several people at one device

    def _draw_curtain(self, seat: int) -> None:
        """Between two people who may not see the same, the device is passed on unseen."""
        if self._seen_by not in (None, seat) and self._has_secrets(seat):
            self.screen.clear()
            name = self.match.setup.seats[seat].name
            self.screen.console.input(
                tell("terminal-pass-device", self.screen.language, name=name), markup=False
            )
        self._seen_by = seat

    def _has_secrets(self, seat: int) -> bool:
        return self.match.view(seat) != self.match.view(None)

    # Keeping

    def _autosave(self) -> None:
        """Keep the match; trouble with the disk is told once and doesn't end the game."""
        try:
            save(self.match, self.path)
            self._trouble = ""
        except OSError as error:
            why = error.strerror or str(error)
            if why != self._trouble:
                self.screen.tell("terminal-unsaved", why=why)
            self._trouble = why

    def _save_copy(self, file: str) -> None:
        path = Path(file).expanduser() if file else self.path
        try:
            save(self.match, path)
        except OSError as error:
            self.screen.tell("terminal-unsaved", why=f"{path}: {error.strerror}")
        else:
            self.screen.tell("terminal-saved", file=str(path))

    def _leave(self) -> None:
        self._autosave()
        self.screen.print()
        if not self._trouble:
            command = f"laufspiel play --resume {_quoted(self.path)}"
            self.screen.tell("terminal-go-on", command=command)

    def _show_end(self) -> None:
        """Places and points, then lives, which players may tell anew; last where the record is."""
        rows = len(self.match.setup.seats) + KEYS
        self.screen.show(self.match, self._watcher(), self.lines, below=rows)
        self.screen.show_end(self.match)
        if self.people and self.match.game.story:
            self._tell_lives()
        if not self._trouble:
            self.screen.tell("terminal-record", file=str(self.path))

    def _tell_lives(self) -> None:
        stories = load_stories(self.path) if self.path.exists() else {}
        if self.screen.is_drawn:
            self.screen.turn_page()
            self.screen.clear()
        tell_stories(self.screen, self.match, stories, self.people)
        with contextlib.suppress(EOFError):
            Retelling(self.screen, self.match, self.path, stories, self.people).run()


def _decisions(match: Match, people: list[int]) -> list[int]:
    """How many actions had been when each choice of a person was made."""
    replayed = Match(match.setup)
    found = []
    for i, action in enumerate(match.actions):
        if replayed.actor in people:
            found.append(i)
        replayed.act(action)
    return found


def _quoted(path: Path) -> str:
    return f'"{path}"' if " " in str(path) else str(path)
