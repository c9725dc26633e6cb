"""The edition of Es geht seinen Gang: from a TOML file to the Board record, titles and drawing."""

from collections.abc import Sequence

import numpy as np

from laufspiel.games.es_geht_seinen_gang.board import Layout, lay_out
from laufspiel.games.es_geht_seinen_gang.checks import check_edition
from laufspiel.games.es_geht_seinen_gang.drawing import draw_board
from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    CONDITIONS,
    EFFECTS,
    GOOD_KEYS,
    LIVES,
    MOST_LEVELS,
    ONLY_IF,
    PARTNER_KEYS,
    PATH_KEYS,
    PATHS,
    QUESTION_KEYS,
    SPACE_KEYS,
    SPACE_KINDS,
)
from laufspiel.games.es_geht_seinen_gang.outlook import Array, look_ahead
from laufspiel.games.es_geht_seinen_gang.printed import (
    CERTIFICATE_COST,
    Effect,
    GangEdition,
    points_of,
    title_of,
)
from laufspiel.games.es_geht_seinen_gang.state import COLOURS, NONE, Board
from laufspiel.games.es_geht_seinen_gang.travel import spaces_from
from laufspiel.kernel.options import Options
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import Row, new
from laufspiel.kernel.words import Titles

__all__ = [
    "GangEdition",
    "check_edition",
    "default_colours",
    "draw",
    "lay_board",
    "space_keys",
    "titles",
]


def lay_board(edition: GangEdition, options: Options, seats: Sequence[Seat]) -> Row:
    """The Board record for these players."""
    board = new(Board)
    layout = lay_out(edition)
    _lay_spaces(board, layout)
    _lay_ways(board, layout)
    board.start, board.prison, board.crooked, board.last_stretch = (
        layout.number_of(name)
        for name in (edition.start, edition.prison, edition.crooked, edition.last_stretch)
    )
    for number in spaces_from(layout, [int(board.last_stretch)], red=False):
        board.late[number] = 1
    _lay_legend(board, edition)
    _lay_questions(board, edition, layout)
    board.ahead[: board.spaces] = look_ahead(board.tobytes())
    for number, seat in enumerate(seats):
        board.colour[number] = COLOURS.index(seat.colour)
    board.any_partner = options["any_partner"] == "yes"
    board.pay_when_wished = options["pay_open"] == "when_wished"
    board.drawn = options["paths"] == "drawn"
    return board


def _lay_spaces(board: Row, layout: Layout) -> None:
    board.spaces = len(layout.spaces)
    for number, space in enumerate(layout.spaces):
        board.kind[number] = SPACE_KINDS.index(space.kind)
        board.number[number] = space.number
        board.dots[number] = space.dots
        board.career[number] = PATHS.index(space.path.career) if space.path.career else NONE
        board.dark[number] = space.path.dark
        board.red[number] = NONE if space.red is None else layout.number_of(space.red)
        board.back[number] = number - 1 if space.place else number


def _lay_ways(board: Row, layout: Layout) -> None:
    for number in range(len(layout.spaces)):
        ways = layout.ways_from(number)
        board.ways[number] = len(ways)
        for i, (target, condition) in enumerate(ways):
            board.way[number, i] = target
            board.open_to[number, i] = CONDITIONS.index(condition)
        careers = {int(board.career[target]) for target, _ in ways}
        board.crossing[number] = len(ways) > 1 and bool(careers - {NONE, int(board.career[number])})


def _lay_legend(board: Row, edition: GangEdition) -> None:
    board.certificate_cost[:] = [points_of(CERTIFICATE_COST[name]) for name in CERTIFICATES]
    board.partners = len(edition.partners)
    for number, partner in enumerate(edition.partners):
        board.partner_life[number] = LIVES.index(partner.life)
        board.partner_cost[number] = points_of(partner.cost)
    board.goods = len(edition.goods)
    for number, good in enumerate(edition.goods):
        board.good_cost[number] = points_of(good.cost)
    board.dear_partner[: board.partners] = _dearest_first(board.partner_cost[: board.partners])
    board.dear_good[: board.goods] = _dearest_first(board.good_cost[: board.goods])
    for level in edition.levels:
        career = PATHS.index(level.career)
        board.level_cost[career, board.levels[career]] = points_of(level.cost)
        board.levels[career] += 1


def _dearest_first(costs: Array) -> Array:
    """The numbers of cards with these costs, from the one that counts most down."""
    return np.argsort(-costs.sum(axis=1), kind="stable")


def _lay_questions(board: Row, edition: GangEdition, layout: Layout) -> None:
    goods = [good.id for good in edition.goods]
    board.questions = len(edition.questions)
    for number, question in enumerate(edition.questions):
        board.effect_count[number] = len(question.effects)
        for i, effect in enumerate(question.effects):
            board.effects[number, i] = [
                EFFECTS.index(effect.do),
                _number_of(effect, goods, layout),
                ONLY_IF.index(effect.condition),
                *points_of(effect.points),
            ]


def _number_of(effect: Effect, goods: list[str], layout: Layout) -> int:
    if effect.to:
        return layout.number_of(effect.to)
    return goods.index(effect.good) if effect.good else effect.count


def default_colours(edition: GangEdition, seats: int) -> tuple[str, ...]:
    """The first colours of the box."""
    return COLOURS[:seats]


def titles(edition: GangEdition) -> Titles:
    """What the edition calls its partners, goods, levels, question cards, paths and spaces, by key and language."""
    named = dict(zip(PARTNER_KEYS, (partner.title for partner in edition.partners), strict=False))
    named |= zip(GOOD_KEYS, (good.title for good in edition.goods), strict=False)
    named |= zip(QUESTION_KEYS, (question.title for question in edition.questions), strict=False)
    named |= zip(PATH_KEYS, (path.title for path in edition.paths), strict=False)
    for career in PATHS:
        levels = [level for level in edition.levels if level.career == career]
        named |= {f"{career}-{i}": level.title for i, level in enumerate(levels[:MOST_LEVELS], start=1)}
    for number, space in enumerate(lay_out(edition).spaces):
        named[SPACE_KEYS[number]] = title_of(space.path, space.place)
    return named


def draw(edition: GangEdition) -> dict[str, object]:
    """The board as data for drawing, with the Legend and the question cards."""
    return draw_board(edition)


def space_keys(edition: GangEdition) -> list[str]:
    """The drawing's keys of the spaces, by number."""
    return list(SPACE_KEYS[: len(lay_out(edition).spaces)])
