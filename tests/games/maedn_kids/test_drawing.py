import math
from itertools import combinations, pairwise

import pytest

from laufspiel.games.maedn_kids.drawing import draw_track

COLOURS = ["blue", "red", "yellow", "green"]
SIZES = [*range(12, 41, 4), 48, 64]


def even_track(squares, before=4):
    """A track of repeating colours, arrow squares a quarter apart, entries `before` squares before them."""
    quarter = squares // 4
    arrows = {COLOURS[k]: k * quarter for k in range(4)}
    entries = {colour: (arrow - before) % squares for colour, arrow in arrows.items()}
    colours = [COLOURS[index % 4] for index in range(squares)]
    for colour in COLOURS:
        colours[arrows[colour]] = colours[entries[colour]] = colour
    return colours, arrows, entries


def spaces_of(drawing):
    return {space["key"]: space for space in drawing["spaces"]}


def distance(one, other):
    return math.hypot(one["x"] - other["x"], one["y"] - other["y"])


def assert_well_laid(drawing):
    spaces = drawing["spaces"]
    for one, other in combinations(spaces, 2):
        assert distance(one, other) >= 0.9, (one["key"], other["key"])
    for space in spaces:
        assert 0.5 <= space["x"] <= drawing["width"] - 0.5, space["key"]
        assert 0.5 <= space["y"] <= drawing["height"] - 0.5, space["key"]


@pytest.mark.parametrize(
    ("squares", "before"),
    # An entry a quarter before its arrow square would be another colour's arrow square.
    [(squares, before) for squares in SIZES for before in (1, 2, 3, 4) if before != squares // 4],
)
def test_no_two_spaces_overlap_and_all_lie_inside(squares, before):
    assert_well_laid(draw_track(*even_track(squares, before)))


@pytest.mark.parametrize("squares", [12, 13, 17, 29, 41, 64])
def test_uneven_tracks_are_laid_out_too(squares):
    colours = [COLOURS[index % 4] for index in range(squares)]
    arrows = {"blue": 4, "red": 5, "yellow": 6, "green": 7}
    entries = {"blue": 0, "red": 1, "yellow": 2, "green": 3}
    assert_well_laid(draw_track(colours, arrows, entries))


@pytest.mark.parametrize("squares", [20, 28, 36])
def test_the_track_runs_clockwise(squares):
    drawing = draw_track(*even_track(squares))
    spaces = spaces_of(drawing)
    points = [(spaces[key]["x"], spaces[key]["y"]) for key in drawing["track"]]
    area = sum(x * v - u * y for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True))
    assert area > 0  # with y downward, positive means clockwise as seen


@pytest.mark.parametrize("squares", [20, 28, 36, 64])
def test_neighbours_on_the_track_are_equally_far_apart(squares):
    drawing = draw_track(*even_track(squares))
    spaces = spaces_of(drawing)
    track = [spaces[key] for key in drawing["track"]]
    steps = [distance(one, other) for one, other in zip(track, track[1:] + track[:1], strict=True)]
    assert max(steps) - min(steps) < 0.08 * max(steps)


@pytest.mark.parametrize("squares", [20, 28, 36])
def test_each_start_area_is_the_one_nearest_its_arrow_square(squares):
    colours, arrows, entries = even_track(squares)
    spaces = spaces_of(draw_track(colours, arrows, entries))
    for colour, arrow in arrows.items():
        square = spaces[f"square-{arrow}"]
        nearest = min(COLOURS, key=lambda other: distance(spaces[f"start-{other}-0"], square))
        assert nearest == colour


def test_start_areas_lie_in_the_four_corners_the_first_colour_bottom_left():
    drawing = draw_track(*even_track(28))
    spaces = spaces_of(drawing)
    middle = drawing["width"] / 2
    sides = [(spaces[f"start-{c}-0"]["x"] > middle, spaces[f"start-{c}-0"]["y"] > middle) for c in COLOURS]
    assert sides == [(False, True), (False, False), (True, False), (True, True)]


@pytest.mark.parametrize("squares", [12, 20, 28, 36, 64])
def test_goals_lead_inward_from_the_entry_square(squares):
    colours, arrows, entries = even_track(squares, before=2)
    drawing = draw_track(colours, arrows, entries)
    spaces = spaces_of(drawing)
    middle = {"x": drawing["width"] / 2, "y": drawing["height"] / 2}
    for colour, entry in entries.items():
        lane = [spaces[f"square-{entry}"], *(spaces[f"goal-{colour}-{n}"] for n in range(3))]
        out = [distance(space, middle) for space in lane]
        assert out == sorted(out, reverse=True)
        assert all(distance(a, b) == pytest.approx(1, abs=0.01) for a, b in pairwise(lane))


def test_arrow_and_entry_squares_name_their_owner():
    colours, arrows, entries = even_track(28)
    spaces = spaces_of(draw_track(colours, arrows, entries))
    marked = {
        key: (space["kind"], space["owner"])
        for key, space in spaces.items()
        if space["kind"] in ("arrow", "entry")
    }
    assert marked == {
        **{f"square-{arrow}": ("arrow", colour) for colour, arrow in arrows.items()},
        **{f"square-{entry}": ("entry", colour) for colour, entry in entries.items()},
    }
    assert [spaces[f"square-{n}"]["colour"] for n in range(28)] == colours


def test_every_colour_has_three_starts_and_three_goals():
    spaces = spaces_of(draw_track(*even_track(36)))
    for kind in ("start", "goal"):
        own = {key for key, space in spaces.items() if space["kind"] == kind}
        assert own == {f"{kind}-{colour}-{n}" for colour in COLOURS for n in range(3)}


@pytest.mark.parametrize("squares", [12, 20, 28, 64])
def test_the_middle_is_left_free_for_the_die(squares):
    drawing = draw_track(*even_track(squares, before=2))
    middle = {"x": drawing["width"] / 2, "y": drawing["height"] / 2}
    assert min(distance(space, middle) for space in drawing["spaces"]) > 1.1


@pytest.mark.parametrize("squares", [20, 28, 36])
def test_goal_lanes_of_an_even_track_lie_on_the_axes(squares):
    drawing = draw_track(*even_track(squares))
    spaces = spaces_of(drawing)
    middle = drawing["width"] / 2
    for colour in COLOURS:
        goal = spaces[f"goal-{colour}-2"]
        assert min(abs(goal["x"] - middle), abs(goal["y"] - middle)) < 0.01
