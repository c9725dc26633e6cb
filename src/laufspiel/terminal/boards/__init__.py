"""How each game looks in a terminal. A game is added by one file here and one line in the list."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from rich.console import RenderableType

from laufspiel.kernel.contract import Game
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.words import Argument, Words
from laufspiel.terminal.boards import asi_es_la_vida, es_geht_seinen_gang, go_for_it, kids
from laufspiel.terminal.boards.deals import DEAL
from laufspiel.terminal.composing import Composer
from laufspiel.terminal.scene import Scene, scene_of


@dataclass(frozen=True)
class Face:
    """A game's face: the table drawn, the table told in lines without drawing, and what it asks whoever has to choose.

    `composer` is for what players compose from many actions, if there is such a thing.
    """

    draw: Callable[[Scene], RenderableType]
    describe: Callable[[Scene], list[str]]
    ask: Callable[[Scene], Words]
    composer: Composer | None = None


def ask_by_die(rolled: Callable[[Any], Argument]) -> Callable[[Scene], Words]:
    """The question of a game in which a roll leads to a choice."""
    return lambda scene: Words(
        f"{scene.game.id}-action-prompt", {"seat": scene.actor, "face": rolled(scene.view)}
    )


FACES = {
    "kids": Face(kids.draw, kids.describe, ask_by_die(kids.rolled)),
    "asi-es-la-vida": Face(asi_es_la_vida.draw, asi_es_la_vida.describe, ask_by_die(asi_es_la_vida.rolled)),
    "go-for-it": Face(go_for_it.draw, go_for_it.describe, go_for_it.ask, DEAL),
    "es-geht-seinen-gang": Face(
        es_geht_seinen_gang.draw, es_geht_seinen_gang.describe, es_geht_seinen_gang.ask
    ),
}


def empty_board(game: Game, edition: Any) -> RenderableType:
    """An edition's board before the first move."""
    colours = game.default_colours(edition, min(4, game.most))
    seats = [Seat(colour.capitalize(), colour) for colour in colours]
    setup = prepare(game, edition, {"first": "seat"}, seats, date.today())
    return FACES[game.id].draw(scene_of(Match(setup), None, "en"))
