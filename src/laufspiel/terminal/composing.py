"""What is composed from many small actions and sent as one, such as a deal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from laufspiel.kernel.match import Match
from laufspiel.kernel.view import TypedAction
from laufspiel.kernel.words import Argument


class Talk(Protocol):
    """Whom the player talks with."""

    language: str

    def tell(self, id: str, **args: Argument) -> None:
        """Print a sentence."""

    def print(self, line: str = "") -> None:
        """Print a line as it is."""

    def ask(self, id: str, **args: Argument) -> str:
        """Ask for a line."""


@dataclass(frozen=True)
class Composer:
    """How a game's players compose something: `word` begins it, while an action of kind `opener` is open.

    `hint` is the id of the sentence that tells of it. `compose` gets the match, the seat and what was written after
    the word, and gives the actions, or None when there is nothing to be done.
    """

    word: str
    opener: str
    hint: str
    compose: Callable[[Match, int, str, Talk], list[TypedAction] | None]
