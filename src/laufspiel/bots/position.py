"""What a bot sees: the table with everything that its seat can't know drawn anew."""

from dataclasses import dataclass

from laufspiel.kernel.contract import Game
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match
from laufspiel.kernel.struct import Row, copy


@dataclass(frozen=True)
class Position:
    """A table to choose at: the bot may do with `state` what it likes; `choices` are the open actions."""

    game: Game
    board: Row
    state: Row
    seat: int
    choices: tuple[int, ...]


def position_of(match: Match, luck: SeededLuck) -> Position:
    """The position of the seat to act."""
    state = copy(match.state)
    match.game.rules.conceal(match.board, state, match.actor, luck.words)
    return Position(match.game, match.board, state, match.actor, tuple(match.legal()))
