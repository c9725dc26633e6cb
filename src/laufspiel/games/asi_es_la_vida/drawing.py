"""Where the cards of a course lie when it is drawn whole: a snake of rows, one unit from card to card.

The browser lays its own snake to fit the screen and closes gaps; this one is for pictures of the full course.
"""

import math
from collections.abc import Sequence

BREADTH = 1.4
"""Wished width of the picture for each unit of its height."""

Drawing = dict[str, object]


def draw_course(course: Sequence[tuple[str, str, int]]) -> Drawing:
    """The drawing of a course of (key, kind, value) from Start to Finish; x and y are centres of cards."""
    columns = max(1, round(math.sqrt(len(course) * BREADTH)))
    rows = math.ceil(len(course) / columns)
    spaces: list[Drawing] = []
    for index, (key, kind, value) in enumerate(course):
        x, y = _column(index, columns) + 0.5, index // columns + 0.5
        spaces.append({"key": key, "kind": kind, "value": value, "x": x, "y": y})
    return {"width": columns, "height": rows, "spaces": spaces, "course": [key for key, _, _ in course]}


def _column(index: int, columns: int) -> int:
    """Every second row runs back, so that neighbours on the course are neighbours in the picture."""
    row, along = divmod(index, columns)
    return along if row % 2 == 0 else columns - 1 - along
