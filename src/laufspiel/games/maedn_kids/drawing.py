"""Where the spaces of a Kids board lie: a clover-shaped ring, starts in its corners, goals leading inward.

One unit is the diameter of a square with its gap; x grows to the right, y downward, as in SVG.
"""

import cmath
import math
from bisect import bisect_left
from collections.abc import Collection
from itertools import accumulate, combinations, pairwise, permutations

from laufspiel.games.maedn_kids.state import PAWNS

CLEARANCE = 0.95
"""Least distance between two spaces: drawn discs are a little smaller than a unit."""

MARGIN = 0.35
MIDDLE = 1.15
"""Room about the middle of the board, where the die is shown."""

WAVE_PER_SQUARE, WAVE_MAX = 1 / 320, 0.1
"""How deep the ring is dented towards its four corners, where the starts lie; a short ring hardly is."""

CURVE_POINTS = 720
CORNERS = (complex(-1, 1), complex(-1, -1), complex(1, -1), complex(1, 1))
"""Bottom left first, as the first player sits; then clockwise as seen."""

GROWTH = 1.02

Drawing = dict[str, object]


def draw_track(colours: list[str], arrows: dict[str, int], entries: dict[str, int]) -> Drawing:
    """The drawing of an edition.

    `colours` are the squares' colours in the direction of play; `arrows` and `entries` give each player
    colour's arrow and finish-entry square. Spaces are keyed `square-N`, `start-COLOUR-N`, `goal-COLOUR-N`;
    goal 2 is the innermost.
    """
    radius = len(colours) / math.tau
    while True:
        places = _places(radius, len(colours), arrows, entries)
        if _clear(places.values()):
            break
        radius *= GROWTH
    half = max(max(abs(p.real), abs(p.imag)) for p in places.values()) + 0.5 + MARGIN
    spaces = [_square(index, colour, arrows, entries) for index, colour in enumerate(colours)]
    spaces += [_own("start", colour, n) for colour in arrows for n in range(PAWNS)]
    spaces += [_own("goal", colour, n) for colour in entries for n in range(PAWNS)]
    for space in spaces:
        place = places[str(space["key"])]
        space["x"] = round(place.real + half, 3)
        space["y"] = round(place.imag + half, 3)
    return {
        "width": round(2 * half, 3),
        "height": round(2 * half, 3),
        "spaces": spaces,
        "track": [f"square-{index}" for index in range(len(colours))],
    }


def _square(index: int, colour: str, arrows: dict[str, int], entries: dict[str, int]) -> Drawing:
    kind = "square"
    if arrows.get(colour) == index:
        kind = "arrow"
    elif entries.get(colour) == index:
        kind = "entry"
    owner = None if kind == "square" else colour
    return {"key": f"square-{index}", "kind": kind, "colour": colour, "owner": owner}


def _own(kind: str, colour: str, number: int) -> Drawing:
    return {"key": f"{kind}-{colour}-{number}", "kind": kind, "colour": colour, "owner": colour}


def _places(
    radius: float, squares: int, arrows: dict[str, int], entries: dict[str, int]
) -> dict[str, complex]:
    """The centre of every space, seen from the middle of the board."""
    ring = _ring(radius, squares, _turn(squares, arrows, entries))
    places = {f"square-{index}": place for index, place in enumerate(ring)}
    for colour, entry in entries.items():
        inward = -ring[entry] / abs(ring[entry])
        for number in range(PAWNS):
            places[f"goal-{colour}-{number}"] = ring[entry] + inward * (number + 1)
    reach = max(max(abs(p.real), abs(p.imag)) for p in ring)
    for colour, corner in _corners(ring, arrows).items():
        for number, place in enumerate(_start_area(corner, reach)):
            places[f"start-{colour}-{number}"] = place
    return places


def _turn(squares: int, arrows: dict[str, int], entries: dict[str, int]) -> float:
    """The angle of square 0 that puts the entries on the board's axes and the first colour bottom left."""
    step = math.tau / squares
    # Four axes a quarter apart: multiplying angles by four makes them one direction to average.
    mean = sum(cmath.exp(4j * step * entry) for entry in entries.values())
    # Entries that pull in all directions leave nothing to average; then any turn is as good.
    turn = -cmath.phase(mean) / 4 if abs(mean) > 1e-9 else 0.0
    first = next(iter(arrows.values()))
    wanted = cmath.phase(CORNERS[0])
    quarters = round((wanted - turn - step * first) / (math.tau / 4))
    return turn + quarters * math.tau / 4


def _ring(radius: float, squares: int, turn: float) -> list[complex]:
    """Points equally far apart along the clover, clockwise as seen.

    `turn` tells by its share of a full turn how far along the line the first point lies, so that points
    meant for an axis of the board lie exactly on it.
    """
    wave = min(WAVE_MAX, squares * WAVE_PER_SQUARE)
    curve = [_clover(radius, wave, math.tau * k / CURVE_POINTS) for k in range(CURVE_POINTS + 1)]
    lengths = [0.0, *accumulate(abs(after - before) for before, after in pairwise(curve))]
    return [
        _along(curve, lengths, (turn / math.tau + index / squares) % 1 * lengths[-1])
        for index in range(squares)
    ]


def _along(curve: list[complex], lengths: list[float], wanted: float) -> complex:
    """The point of a curve at that length from its beginning."""
    k = max(1, bisect_left(lengths, wanted))
    share = (wanted - lengths[k - 1]) / (lengths[k] - lengths[k - 1])
    return curve[k - 1] + share * (curve[k] - curve[k - 1])


def _clover(radius: float, wave: float, angle: float) -> complex:
    return cmath.rect(radius * (1 + wave * math.cos(4 * angle)), angle)


def _corners(ring: list[complex], arrows: dict[str, int]) -> dict[str, complex]:
    """A corner for each colour, all together as near to their arrow squares as can be."""

    def distance(corners: tuple[complex, ...]) -> float:
        pairs = zip(arrows.values(), corners, strict=True)
        apart = (cmath.phase(ring[arrow] / corner) for arrow, corner in pairs)
        return sum(angle * angle for angle in apart)

    best = min(permutations(CORNERS, len(arrows)), key=distance)
    return dict(zip(arrows, best, strict=True))


def _start_area(corner: complex, reach: float) -> list[complex]:
    """Three spaces hugging the corner of the board."""
    outer = corner * (reach + 0.1)
    return [outer, outer - corner.real * 1.06, outer - 1j * corner.imag * 1.06]


def _clear(places: Collection[complex]) -> bool:
    if any(abs(place) < MIDDLE for place in places):
        return False
    return all(abs(one - other) >= CLEARANCE for one, other in combinations(places, 2))
