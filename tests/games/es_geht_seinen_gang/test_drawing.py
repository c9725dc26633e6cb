"""How the board is drawn from its curves, and the Legend printed."""

from itertools import combinations
from types import SimpleNamespace

import pytest

from laufspiel.games.es_geht_seinen_gang import edition as editions
from laufspiel.games.es_geht_seinen_gang.curve import smooth, spread
from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.errors import OptionError
from laufspiel.lab.legend import print_legend
from tests.games.es_geht_seinen_gang.house import DRAWING, HOUSE, READER


def test_every_key_has_its_title():
    titles = editions.titles(HOUSE)
    legend = DRAWING["legend"]
    printed = [one["key"] for part in ("partners", "goods", "levels") for one in legend[part]]
    assert {*editions.space_keys(HOUSE), *printed, *DRAWING["questions"]} <= set(titles)
    assert titles["crooked-5"]["en"] == "Gangster boss"
    assert titles["space-1"]["de"] == "Geburtsklinik"


def test_spaces_keep_their_distance_and_lie_on_the_board():
    assert [space["key"] for space in DRAWING["spaces"]] == editions.space_keys(HOUSE)
    places = [complex(space["x"], space["y"]) for space in DRAWING["spaces"]]
    assert min(abs(one - other) for one, other in combinations(places, 2)) >= 0.95
    assert all(0.5 < p.real < DRAWING["width"] - 0.5 for p in places)
    assert all(0.5 < p.imag < DRAWING["height"] - 0.5 for p in places)


def test_the_board_fits_a_landscape_screen():
    assert 1.4 <= DRAWING["width"] / DRAWING["height"] <= 1.8


def test_neighbours_on_a_path_lie_side_by_side():
    for before, after in zip(DRAWING["spaces"], DRAWING["spaces"][1:], strict=False):
        if before["path"] == after["path"]:
            assert abs(complex(before["x"] - after["x"], before["y"] - after["y"])) < 2.0


def test_arrows_are_drawn_from_where_paths_end_and_red_ones_from_their_spaces():
    spaces = {space["key"]: space for space in DRAWING["spaces"]}
    junction = next(space for space in spaces.values() if space["path"] == "junction")
    assert [spaces[way["to"]]["path"] for way in junction["ways"]] == [
        "basic_service",
        "civil_service",
        "three_years",
        "military",
    ]
    assert all(way["is_arrow"] for way in junction["ways"])
    red = [space for space in spaces.values() if space["dark"] and space["red"]]
    assert {space["red"] for space in red} == {DRAWING["prison"]}


def test_the_drawing_tells_all_that_is_printed():
    legend = DRAWING["legend"]
    assert [len(legend[part]) for part in ("partners", "goods", "levels", "certificates")] == [12, 20, 31, 5]
    assert legend["levels"][-1]["key"] == "military-6"
    assert legend["partners"][0]["cost"] == HOUSE.partners[0].cost
    assert len(DRAWING["questions"]) == 48
    gift = next(
        effect
        for card in DRAWING["questions"].values()
        for effect in card["effects"]
        if effect["do"] == "gift"
    )
    assert gift["good"] in {good["key"] for good in legend["goods"]}


def test_spaces_are_spread_evenly_along_a_curve():
    straight = spread([(0, 0), (3, 0), (4, 0)], 5)
    assert [round(place.real, 3) for place in straight] == [0, 1, 2, 3, 4]
    assert spread([(2, 3), (9, 9)], 1) == [2 + 3j]
    assert spread([(2, 3)], 1) == [2 + 3j]


def test_spaces_lie_along_the_drawn_curve_of_their_path():
    for path in DRAWING["paths"]:
        spaces = [space for space in DRAWING["spaces"] if space["path"] == path["id"]]
        for space, place in zip(spaces, spread(path["curve"], len(spaces)), strict=True):
            assert abs(complex(space["x"], space["y"]) - place) < 0.05


def test_a_curve_runs_through_its_points():
    points = [(0, 0), (2, 3), (5, 1), (7, 7)]
    assert {complex(*point) for point in points} <= set(smooth(points))


# The Legend as a page


@pytest.mark.rule("E-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_printed_on_a_page_with_all_titles(tmp_path, language):
    page = tmp_path / "legend.svg"
    print_legend(READER, HOUSE, page, language)
    drawn = page.read_text("utf-8")
    for printed in (*HOUSE.partners, *HOUSE.goods, *HOUSE.levels):
        assert printed.title[language].replace("&", "&amp;") in drawn
    print_legend(READER, HOUSE, tmp_path / "again.svg", language)
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn


def test_the_legend_is_printed_as_pdf(tmp_path):
    page = tmp_path / "legend.pdf"
    print_legend(READER, HOUSE, page, "de")
    assert page.read_bytes().startswith(b"%PDF")


def test_a_page_of_another_kind_is_refused(tmp_path):
    with pytest.raises(OptionError, match=r"A Legend is an \.svg or \.pdf file; “legend\.doc” is neither"):
        print_legend(READER, HOUSE, tmp_path / "legend.doc", "de")


def test_a_game_without_a_legend_is_refused(tmp_path):
    kids = SimpleNamespace(id="kids", draw=lambda edition: {})
    with pytest.raises(OptionError, match="kids has no Legend to print"):
        print_legend(kids, HOUSE, tmp_path / "legend.svg", "de")
