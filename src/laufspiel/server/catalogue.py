"""What the shelf tells of every game."""

from functools import cache

from laufspiel.bots import BOTS
from laufspiel.games import all_games, edition_files, shipped_edition
from laufspiel.kernel.contract import Game
from laufspiel.server.protocol import EditionInfo, GameInfo, OptionInfo
from laufspiel.words import rule_ids


@cache
def catalogue() -> list[GameInfo]:
    """Every game, in the order of the one list."""
    return [_info(game) for game in all_games().values()]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        seats_min=game.fewest,
        seats_max=game.most,
        minutes=game.minutes,
        age=game.age,
        colours=list(game.colours),
        options=[OptionInfo(option.name, list(option.values), option.default) for option in game.options],
        editions=[_edition(game, name) for name in edition_files(game.id)],
        bots=list(BOTS),
        rules=rule_ids(game),
        has_secrets=bool(game.secret_luck),
    )


def _edition(game: Game, name: str) -> EditionInfo:
    edition = shipped_edition(game.id, name)
    numbers = range(game.fewest, game.most + 1)
    colours = [list(game.default_colours(edition, seats)) for seats in numbers]
    return EditionInfo(edition.id, dict(edition.title), dict(edition.note), colours)
