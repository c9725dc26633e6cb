"""The screen of a match: drawn where there is a terminal, told in plain lines where there is none."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from laufspiel.kernel.contract import Game
from laufspiel.kernel.match import Match
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument
from laufspiel.terminal.boards import FACES
from laufspiel.terminal.scene import Scene, scene_of
from laufspiel.terminal.words import say, tell
from laufspiel.words import bundle_of, rule_ids


class Screen:
    """Shows a match in one language. On a terminal every scene takes the place of the one before."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    @property
    def is_drawn(self) -> bool:
        """Whether there is a terminal to draw on."""
        return self.console.is_terminal

    def tell(self, id: str, **args: Argument) -> None:
        """Print a sentence; a file name in it isn't broken into lines."""
        self.console.print(Text(tell(id, self.language, **args)), soft_wrap=True)

    def print(self, line: str = "", style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(Text(line, style), soft_wrap=not self.is_drawn)

    def ask(self, id: str, **args: Argument) -> str:
        """Ask for a line."""
        return self.console.input(f"{tell(id, self.language, **args)} ", markup=False).strip()

    def clear(self) -> None:
        """Wipe the screen, if there is one."""
        if self.is_drawn:
            self.console.clear()

    def show(self, match: Match, viewer: int | None, lines: Sequence[str]) -> None:
        """The table for one pair of eyes, and what it may do."""
        scene = scene_of(match, viewer, self.language, lines, self.console.height)
        face = FACES[match.game.id]
        self.clear()
        if self.is_drawn:
            self.print(self._heading(scene), "bold")
            self.console.print(face.draw(scene))
        else:
            for line in face.describe(scene):
                self.print(line)
        self._show_choices(scene)

    def _heading(self, scene: Scene) -> str:
        edition = scene.setup.edition
        return f"{scene.tell(f'{scene.game.id}-title')} · {edition.title.get(self.language, edition.title['en'])}"

    def _show_choices(self, scene: Scene) -> None:
        if not scene.choices:
            return
        face = FACES[scene.game.id]
        self.print(say(face.ask(scene), self.language, scene.setup), "bold")
        for number, choice in enumerate(scene.choices, start=1):
            self.print(f"{number:>2}  {scene.choice_words(choice)}")
        if face.composer and any(choice.action["do"] == face.composer.opener for choice in scene.choices):
            self.print(scene.tell(face.composer.hint), "dim")

    def show_end(self, match: Match) -> None:
        """Places and points."""
        for seat, place, score, _ in match.standings():
            name = tell("terminal-place", self.language, place=place, name=match.setup.seats[seat].name)
            self.print(f"{name}: {tell(f'{match.game.id}-score', self.language, score=int(score))}", "bold")

    def refuse(self, match: Match, refusal: Refusal) -> None:
        """Why something can't be done, and by which rule."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        self.print(say(refusal.words, self.language, match.setup) + rule)

    def show_rules(self, game: Game, wanted: str) -> bool:
        """One rule or all of them; whether there is such a rule."""
        known = {id.upper(): id for id in rule_ids(game)}
        if wanted and wanted.upper() not in known:
            return False
        ids = [known[wanted.upper()]] if wanted else rule_ids(game)
        beginning = [] if wanted else self._turn_in_short(game)
        self._print_by_screenfuls(beginning + [part for id in ids for part in self._rule(game, id, wanted)])
        return True

    def _turn_in_short(self, game: Game) -> list[Text]:
        """How a turn goes, step by step."""
        steps = tell(f"{game.id}-in-short", self.language).split("\n")
        title = Text(tell("rules-in-short", self.language), "bold underline")
        return [title, *(Text(f"{number}. {step}") for number, step in enumerate(steps, start=1))]

    def _rule(self, game: Game, id: str, wanted: str) -> list[Text]:
        """A rule, among all of them with the title of the chapter that it begins."""
        rule = Text.assemble((f"{id:<6}", "bold"), tell(f"{game.id}-rule-{id}", self.language))
        chapter = f"{game.id}-chapter-{id}"
        if wanted or not bundle_of("en").has_message(chapter):
            return [rule]
        return [Text(), Text(tell(chapter, self.language), "bold underline"), rule]

    def _print_by_screenfuls(self, paragraphs: Sequence[Text]) -> None:
        """Print what may be longer than the screen; the reader turns the pages."""
        screenful = self.console.height - 1
        left = screenful
        for paragraph in paragraphs:
            lines = len(paragraph.wrap(self.console, self.console.width))
            if self.is_drawn and lines > left:
                self.console.input(tell("terminal-press-enter", self.language), markup=False)
                left = screenful
            self.console.print(paragraph)
            left -= lines
