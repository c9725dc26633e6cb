"""The bot that does anything it may, each action equally likely."""

from laufspiel.bots.position import Position
from laufspiel.kernel.luck import SeededLuck


def choose(position: Position, luck: SeededLuck) -> int:
    """Any of the open actions."""
    return position.choices[luck.below(len(position.choices))]
