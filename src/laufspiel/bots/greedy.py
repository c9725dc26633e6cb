"""The bot that looks one action ahead and takes what the game's judge likes best."""

import numpy as np

from laufspiel.bots.position import Position
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.play import TABLE, TABLES
from laufspiel.kernel.struct import row, table


def choose(position: Position, luck: SeededLuck) -> int:
    """The action after which the position is judged best; equals are drawn by luck."""
    game = position.game
    states = table(game.state_type, TABLES)
    states[TABLE] = position.state
    return int(
        game.entries().choose_greedily(
            position.board,
            states,
            row(table(EventLog)),
            np.zeros(game.most_choices, np.int64),
            luck.words,
        )
    )
