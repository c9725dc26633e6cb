"""How each game looks in a terminal. A game is added by one file here and one line in the list."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from rich.console import RenderableType

from laufspiel.kernel.contract import Game
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.words import Argument
from laufspiel.terminal.boards import asi_es_la_vida, kids
from laufspiel.terminal.scene import Scene, scene_of


@dataclass(frozen=True)
class Face:
    """A game's face: the table drawn, the table told in lines without drawing, what the die shows."""

    draw: Callable[[Scene], RenderableType]
    describe: Callable[[Scene], list[str]]
    rolled: Callable[[Any], Argument]


FACES = {
    "kids": Face(kids.draw, kids.describe, kids.rolled),
    "asi-es-la-vida": Face(asi_es_la_vida.draw, asi_es_la_vida.describe, asi_es_la_vida.rolled),
}


def empty_board(game: Game, edition: Any) -> RenderableType:
    """An edition's board before the first move."""
    colours = game.default_colours(edition, min(4, game.most))
    seats = [Seat(colour.capitalize(), colour) for colour in colours]
    setup = prepare(game, edition, {"first": "seat"}, seats, date.today())
    return FACES[game.id].draw(scene_of(Match(setup), None, "en"))
