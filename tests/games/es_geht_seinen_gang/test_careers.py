"""Careers: chosen freely after service; levels one by one, each there once."""

import pytest

from laufspiel.games.es_geht_seinen_gang.names import PATHS
from tests.games.es_geht_seinen_gang.builders import path, table
from tests.games.happenings import having

CIVILIAN = ["science", "sport", "enterprise", "party", "crooked"]
CROSSROADS = [
    path("road", "-", ways=CIVILIAN),
    *(path(career, "-", "level", *["-"] * 6, career=career, ways=["rest"]) for career in CIVILIAN),
]


def climbing(career, chips="", levels=None, white=1, spaces=("level", "g", "g"), **more):
    """A player who has just been asked whether to stop at a level."""
    laid = table(
        paths=[path("road", *spaces, *["-"] * 5, career=career, ways=["rest"])],
        chips={0: chips},
        levels=levels or {},
        **more,
    )
    laid.throw(white, 1)
    return laid


@pytest.mark.rule("E-30")
@pytest.mark.parametrize("career", CIVILIAN)
def test_after_service_every_civilian_career_can_be_chosen(career):
    laid = table(paths=CROSSROADS)
    laid.throw(2, 2)
    assert laid.ways() == [f"{other} 1" for other in CIVILIAN]
    assert {"event": "began_career", "seat": 0, "career": career} in laid.go(career)
    assert laid.career() == career


@pytest.mark.rule("E-30")
def test_a_red_arrow_to_another_career_changes_it():
    laid = table("-", paths=[path("road", "-", "> crooked 2", career="party", ways=["rest"])])
    laid.throw(1, 1)
    assert laid.career() == "crooked"


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("career", PATHS)
def test_the_lowest_free_level_is_had_for_the_points_of_the_legend(career):
    laid = climbing(career, "gbbr")
    laid.do("stop")
    assert laid.choices("rise") == [f"{career}-1"]
    happened = laid.do("rise", level=f"{career}-1")
    assert having(happened, "rose") == [{"seat": 0, "level": f"{career}-1"}]
    assert (laid.cards(), laid.chips(), laid.scores[0]) == ([f"{career}-1"], "gbr", 1)


@pytest.mark.rule("E-31")
def test_one_level_a_stop():
    laid = climbing("sport", "bbyyyy")
    laid.do("stop")
    laid.do("rise", level="sport-1")
    assert (laid.turn, laid.is_throwing) == (1, True)


@pytest.mark.rule("E-31")
def test_nobody_has_to_take_the_level_after_stopping():
    laid = climbing("sport", "b")
    laid.do("stop")
    assert laid.kinds() == {"rise", "leave"}
    laid.do("leave")
    assert (laid.cards(), laid.chips(), laid.turn) == ([], "b", 1)


@pytest.mark.rule("E-31")
def test_without_the_points_nothing_can_be_taken():
    laid = climbing("sport", "ggyyrr")
    laid.do("stop")
    assert laid.kinds() == {"leave"}


@pytest.mark.rule("E-31")
def test_levels_are_taken_in_order_and_none_is_left_out_that_is_free():
    laid = climbing("science", "yybbbbgr", levels={"science-1": 0})
    laid.do("stop")
    assert laid.choices("rise") == ["science-2"]


@pytest.mark.rule("E-31")
@pytest.mark.rule("E-07")
def test_a_level_that_somebody_else_holds_is_passed_over():
    laid = climbing("science", "bbbbyygr", levels={"science-1": 0, "science-2": 1})
    laid.do("stop")
    assert laid.choices("rise") == ["science-3"]


@pytest.mark.rule("E-31")
def test_the_first_level_taken_by_another_leaves_the_second_as_the_lowest():
    laid = climbing("party", "bbbbyygr", levels={"party-1": 1})
    laid.do("stop")
    assert laid.choices("rise") == ["party-2"]


@pytest.mark.rule("E-31")
def test_lower_levels_left_behind_are_never_caught_up_on():
    laid = climbing("party", "bbbbyygr", levels={"party-3": 0})
    laid.do("stop")
    assert laid.choices("rise") == ["party-4"]


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("holders", [(0, 0, 0, 0), (1, 1, 1, 1), (1, 0, 1, 1)])
def test_with_no_level_left_above_there_is_nothing_to_take(holders):
    levels = {f"sport-{i}": seat for i, seat in enumerate(holders, start=1)}
    laid = climbing("sport", "bbbbyygr", levels=levels)
    laid.do("stop")
    assert laid.kinds() == {"leave"}


@pytest.mark.rule("E-31")
@pytest.mark.parametrize("career", PATHS)
def test_each_careers_levels_with_one_taken_by_another(career):
    """A whole ladder: the second level goes to somebody else while the first is held."""
    laid = climbing(career, "gbbbbbyyr", spaces=["level"] * 4)
    laid.do("stop")
    laid.do("rise", level=f"{career}-1")
    laid.state.level[PATHS.index(career), 1] = 1
    for level in (3, 4):
        laid.next_turn()
        laid.throw(1, 1)
        laid.do("stop")
        assert laid.choices("rise") == [f"{career}-{level}"]
        laid.do("rise", level=f"{career}-{level}")
    assert laid.cards() == [f"{career}-{level}" for level in (1, 3, 4)]
    assert (laid.chips(), laid.scores) == ("yy", [7, 2])


@pytest.mark.rule("E-31")
def test_a_career_begun_elsewhere_counts_for_its_own_ladder_only():
    laid = climbing("sport", "bbbb", levels={"science-1": 0})
    laid.do("stop")
    assert laid.choices("rise") == ["sport-1"]


@pytest.mark.rule("E-30")
def test_with_paths_drawn_luck_chooses_where_a_career_begins():
    laid = table(paths=CROSSROADS, drawn=True)
    laid.throw(2, 2)
    assert laid.actor == -1
    assert laid.choices("drift") == [0, 1, 2, 3, 4]
    laid.do("drift", way=3)
    assert laid.career() == "party"


@pytest.mark.rule("E-30")
def test_with_paths_drawn_the_player_still_chooses_where_no_career_begins():
    ways = [path("road", "-", ways=["left", "right"]), path("left", "-", ways=["rest"])]
    laid = table(paths=[*ways, path("right", "-", ways=["rest"])], drawn=True)
    laid.throw(2, 1)
    assert (laid.actor, laid.ways()) == (0, ["left 1", "right 1"])
