"""The screen of a match: drawn where there is a terminal, told in plain lines where there is none."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.text import Text

from laufspiel.kernel.contract import Game
from laufspiel.kernel.match import Match
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument
from laufspiel.terminal.boards import FACES
from laufspiel.terminal.choosing import Sheet, layouts, page_of
from laufspiel.terminal.scene import Scene, scene_of
from laufspiel.terminal.words import say, tell
from laufspiel.words import bundle_of, rule_ids

KEYS = 2
"""Lines below the choices: what can be written, and what is."""
WIDEST = 120
"""Columns that a board is drawn on at most: longer lines are hard to read."""
FEWEST_LINES = 4
"""Lines that choices have at least, however much there is to draw."""


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

    def show(
        self, match: Match, viewer: int | None, lines: Sequence[str], page: int = 0, below: int = KEYS
    ) -> None:
        """The table for one pair of eyes, and what it may do. So many lines `below` are kept free for what follows.

        `page` is that of the choices, where there are more than fit.
        """
        scene = scene_of(match, viewer, self.language, lines)
        self.clear()
        if self.is_drawn:
            self._draw(scene, page, below)
        else:
            for line in FACES[scene.game.id].describe(scene):
                self.print(line)
            self._list_choices(scene)

    def show_all(self, match: Match, viewer: int | None) -> None:
        """The whole table told in lines, by the screenful; the reader turns the pages."""
        scene = scene_of(match, viewer, self.language)
        self.clear()
        self.print_by_screenfuls([Text(line) for line in FACES[scene.game.id].describe(scene)])

    def _heading(self, scene: Scene) -> str:
        edition = scene.setup.edition
        return f"{scene.tell(f'{scene.game.id}-title')} · {edition.title.get(self.language, edition.title['en'])}"

    def _draw(self, scene: Scene, page: int, below: int) -> None:
        """Heading, board and choices, none of it scrolled off where the screen isn't smaller than it must be."""
        asked = self._asked(scene)
        height = self.console.height - 1 - self._height_of(asked) - below
        board, sheet = self._fit(scene, height, page)
        self.print(self._heading(scene), "bold")
        self.console.print(board)
        if sheet is None:
            return
        self.console.print(asked[0])
        for line in sheet.lines:
            self.print(line)
        if sheet.is_part:
            self.print(
                scene.tell("terminal-more", first=sheet.first, last=sheet.last, count=sheet.count), "dim"
            )
        for hint in asked[1:]:
            self.console.print(hint)

    def _fit(self, scene: Scene, height: int, page: int) -> tuple[RenderableType, Sheet | None]:
        """Board and choices that take so many lines together: all choices if they fit, or else a page of them."""
        texts = [scene.choice_words(choice) for choice in scene.choices]
        if not texts:
            return self._board(scene, height)[0], None
        for sheet in layouts(texts, self.console.width):
            board, taken = self._board(scene, height - sheet.height)
            if taken + sheet.height <= height:
                return board, sheet
        board, taken = self._board(scene, height - FEWEST_LINES)
        return board, page_of(texts, self.console.width, max(FEWEST_LINES, height - taken), page)

    def _board(self, scene: Scene, room: int) -> tuple[RenderableType, int]:
        """The board drawn with so much room, and the lines that it takes."""
        board = FACES[scene.game.id].draw(replace(scene, room=room, width=min(self.console.width, WIDEST)))
        return board, len(self.console.render_lines(board, pad=False))

    def _asked(self, scene: Scene) -> list[Text]:
        """The question, and what else there is to know for an answer."""
        if not scene.choices:
            return []
        face = FACES[scene.game.id]
        asked = [Text(say(face.ask(scene), self.language, scene.setup), "bold")]
        if face.composer and any(choice.action["do"] == face.composer.opener for choice in scene.choices):
            asked.append(Text(scene.tell(face.composer.hint), "dim"))
        return asked

    def _height_of(self, texts: Sequence[Text]) -> int:
        return sum(len(text.wrap(self.console, self.console.width)) for text in texts)

    def _list_choices(self, scene: Scene) -> None:
        asked = self._asked(scene)
        for line in asked[:1]:
            self.console.print(line, soft_wrap=True)
        for number, choice in enumerate(scene.choices, start=1):
            self.print(f"{number:>2}  {scene.choice_words(choice)}")
        for hint in asked[1:]:
            self.console.print(hint, soft_wrap=True)

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
        self.print_by_screenfuls(beginning + [part for id in ids for part in self._rule(game, id, wanted)])
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

    def print_by_screenfuls(self, paragraphs: Sequence[Text]) -> None:
        """Print what may be longer than the screen; the reader turns the pages."""
        screenful = self.console.height - 1
        left = screenful
        for paragraph in paragraphs:
            lines = self._height_of([paragraph])
            if self.is_drawn and lines > left:
                self.turn_page()
                left = screenful
            self.console.print(paragraph, soft_wrap=not self.is_drawn)
            left -= lines

    def turn_page(self) -> None:
        """Wait until the reader has seen what is shown."""
        self.console.input(tell("terminal-press-enter", self.language), markup=False)
