"""What there is to show at one moment of a match, for one pair of eyes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from laufspiel.kernel.contract import Game
from laufspiel.kernel.match import Match, Setup
from laufspiel.kernel.view import Choice
from laufspiel.kernel.words import Argument
from laufspiel.terminal.words import say, tell


@dataclass(frozen=True)
class Scene:
    """A view of the table with what its viewer may do and what has just happened, in the viewer's language."""

    setup: Setup
    view: Any
    language: str
    actor: int
    choices: Sequence[Choice] = ()
    lines: Sequence[str] = field(default=())
    room: int = 60
    """Lines of the screen that may be drawn on."""
    width: int = 80
    """Columns of the screen that may be drawn on."""

    @property
    def game(self) -> Game:
        """The game."""
        return self.setup.game

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.setup.names

    def tell(self, id: str, **args: Argument) -> str:
        """A sentence in the viewer's language."""
        return tell(id, self.language, **args)

    def choice_words(self, choice: Choice) -> str:
        """A choice as a sentence."""
        return say(choice.words, self.language, self.setup)

    def arrivals(self) -> dict[str, str]:
        """By space the numbers of the choices that lead there: `{"square-7": "1,3"}`."""
        numbers: dict[str, list[str]] = {}
        for number, choice in enumerate(self.choices, start=1):
            if choice.target.end:
                numbers.setdefault(choice.target.end, []).append(str(number))
        return {space: ",".join(found) for space, found in numbers.items()}


def scene_of(
    match: Match, viewer: int | None, language: str, lines: Sequence[str] = (), height: int = 80
) -> Scene:
    """The table as a seat sees it, or a spectator. Choices are shown to the seat that has them.

    `height` is that of the screen; heading, question, choices and the player's answer need some of it.
    """
    choices = match.choices() if viewer is not None and viewer == match.actor else []
    room = height - len(choices) - 4
    return Scene(match.setup, match.view(viewer), language, match.actor, choices, lines, room)
