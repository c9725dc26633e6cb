"""The board as data for drawing, with the Legend and the question cards.

One unit is the diameter of a space; x grows to the right, y downward, as in SVG.
"""

from laufspiel.games.es_geht_seinen_gang.board import Layout, Space, lay_out
from laufspiel.games.es_geht_seinen_gang.curve import spread
from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    GOOD_KEYS,
    LEVEL_KEYS,
    MOST_LEVELS,
    PARTNER_KEYS,
    PATH_KEYS,
    PATHS,
    QUESTION_KEYS,
    SPACE_KEYS,
)
from laufspiel.games.es_geht_seinen_gang.printed import (
    CERTIFICATE_COST,
    Effect,
    GangEdition,
    Level,
    Path,
    letters_of,
)

MARGIN = 0.9
"""From the middle of the outermost spaces to the edge of the board."""

Drawing = dict[str, object]


def draw_board(edition: GangEdition) -> Drawing:
    """The drawing of an edition: spaces, paths, Legend and question cards."""
    layout = lay_out(edition)
    places = places_of(edition)
    left, top = min(p.real for p in places) - MARGIN, min(p.imag for p in places) - MARGIN
    corner = complex(left, top)
    return {
        "width": round(max(p.real for p in places) + MARGIN - left, 3),
        "height": round(max(p.imag for p in places) + MARGIN - top, 3),
        "spaces": [_draw_space(layout, i, place - corner) for i, place in enumerate(places)],
        "paths": [_draw_path(i, path, corner) for i, path in enumerate(edition.paths)],
        "start": SPACE_KEYS[layout.number_of(edition.start)],
        "prison": SPACE_KEYS[layout.number_of(edition.prison)],
        "last_stretch": SPACE_KEYS[layout.number_of(edition.last_stretch)],
        "legend": draw_legend(edition),
        "questions": _draw_questions(edition, layout),
    }


def places_of(edition: GangEdition) -> list[complex]:
    """Where every space lies, by number, in the units of the curves."""
    return [place for path in edition.paths for place in spread(path.curve, len(path.spaces))]


def _draw_space(layout: Layout, number: int, place: complex) -> Drawing:
    """A space with its black arrows (`ways`: where to, and for whom) and its red one."""
    space = layout.spaces[number]
    return {
        "key": SPACE_KEYS[number],
        "kind": space.kind,
        "number": space.number if space.kind != "exam" else 0,
        "certificate": CERTIFICATES[space.number] if space.kind == "exam" else None,
        "dots": letters_of(space.dots),
        "has_title": str(space.place + 1) in space.path.titles,
        "path": space.path.id,
        "career": space.path.career,
        "dark": space.path.dark,
        "ways": [
            {"to": SPACE_KEYS[to], "if": condition, "is_arrow": space.is_last}
            for to, condition in layout.ways_from(number)
        ],
        "red": _target(layout, space),
        "x": round(place.real, 2),
        "y": round(place.imag, 2),
    }


def _target(layout: Layout, space: Space) -> str | None:
    return None if space.red is None else SPACE_KEYS[layout.number_of(space.red)]


def _draw_path(number: int, path: Path, corner: complex) -> Drawing:
    """A path, to draw the way under its spaces and the dark hatching: `curve` are the points it runs through."""
    curve = [complex(x, y) - corner for x, y in path.curve]
    return {
        "key": PATH_KEYS[number],
        "id": path.id,
        "career": path.career,
        "dark": path.dark,
        "curve": [[round(point.real, 2), round(point.imag, 2)] for point in curve],
    }


def draw_legend(edition: GangEdition) -> dict[str, list[Drawing]]:
    """The Legend: what partners, goods, levels and certificates cost, in letters (E-04)."""
    return {
        "partners": [
            {"key": key, "life": one.life, "cost": one.cost, "text": one.text}
            for key, one in zip(PARTNER_KEYS, edition.partners, strict=False)
        ],
        "goods": [{"key": key, "cost": one.cost} for key, one in zip(GOOD_KEYS, edition.goods, strict=False)],
        "levels": [
            {"key": key, "career": one.career, "cost": one.cost} for key, one in _levels_by_key(edition)
        ],
        "certificates": [{"key": key, "cost": CERTIFICATE_COST[key]} for key in CERTIFICATES],
    }


def _levels_by_key(edition: GangEdition) -> list[tuple[str, Level]]:
    """Levels career by career, from the lowest up."""
    return [
        (LEVEL_KEYS[number * MOST_LEVELS + i], level)
        for number, career in enumerate(PATHS)
        for i, level in enumerate([level for level in edition.levels if level.career == career])
    ]


def _draw_questions(edition: GangEdition, layout: Layout) -> Drawing:
    goods = {good.id: key for key, good in zip(GOOD_KEYS, edition.goods, strict=False)}
    return {
        key: {
            "text": card.text,
            "effects": [_draw_effect(effect, goods, layout) for effect in card.effects],
        }
        for key, card in zip(QUESTION_KEYS, edition.questions, strict=False)
    }


def _draw_effect(effect: Effect, goods: dict[str, str], layout: Layout) -> Drawing:
    return {
        "do": effect.do,
        "points": effect.points,
        "count": effect.count,
        "to": SPACE_KEYS[layout.number_of(effect.to)] if effect.to else None,
        "good": goods[effect.good] if effect.good else None,
        "if": effect.condition,
    }
