from itertools import pairwise

import pytest

from laufspiel.games.asi_es_la_vida.drawing import draw_course


def course(cards):
    return [("start", "start", 0), *((f"plus-{n}", "plus", n) for n in range(cards)), ("finish", "finish", 0)]


@pytest.mark.parametrize("cards", [0, 1, 12, 32, 50])
def test_neighbours_on_the_course_are_neighbours_in_the_picture(cards):
    spaces = draw_course(course(cards))["spaces"]
    for one, other in pairwise(spaces):
        assert abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) == 1


@pytest.mark.parametrize("cards", [0, 1, 12, 32, 50])
def test_cards_lie_apart_and_inside(cards):
    drawing = draw_course(course(cards))
    places = {(space["x"], space["y"]) for space in drawing["spaces"]}
    assert len(places) == cards + 2
    assert all(0 < x < drawing["width"] and 0 < y < drawing["height"] for x, y in places)


def test_the_drawing_tells_the_cards_in_order_with_kind_and_value():
    drawing = draw_course(course(3))
    assert drawing["course"] == ["start", "plus-0", "plus-1", "plus-2", "finish"]
    assert [(space["kind"], space["value"]) for space in drawing["spaces"]] == [
        ("start", 0),
        ("plus", 0),
        ("plus", 1),
        ("plus", 2),
        ("finish", 0),
    ]
