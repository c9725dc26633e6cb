"""Bots by name. A bot sees the table as its seat may know it and says what it does.

A bot is one file with a function `choose(position, luck) -> action` and one line here.
"""

from collections.abc import Callable

from laufspiel.bots import greedy, random
from laufspiel.bots.position import Position, position_of
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match

Choose = Callable[[Position, SeededLuck], int]

BOTS: dict[str, Choose] = {"random": random.choose, "greedy": greedy.choose}


def check_bot(name: str) -> None:
    """Raise OptionError unless there is a bot of this name."""
    if name not in BOTS:
        raise OptionError(f"There is no bot “{name}”; the bots are {', '.join(BOTS)}.")


def play_bot(match: Match, name: str, luck: SeededLuck) -> int:
    """What the bot of this name does in place of the seat to act, as an action number."""
    return BOTS[name](position_of(match, luck), luck)


__all__ = ["BOTS", "Choose", "Position", "check_bot", "play_bot", "position_of"]
