"""Throws and moves: white, then black; arrows; where one must and can stop."""

import pytest

from tests.games.es_geht_seinen_gang.builders import card, path, table
from tests.games.happenings import having, names

FORK = [path("left", "b", "b", "b", ways=["rest"]), path("right", "r", "r", "r", ways=["rest"])]


@pytest.mark.rule("E-09")
def test_the_white_number_is_moved_and_used_then_the_black_one():
    laid = table("-", "g", "-", "-", "rr")
    happened = laid.throw(2, 3)
    assert [event["end"] for event in having(happened, "moved")] == ["space-82", "space-85"]
    assert having(happened, "gained") == [
        {"seat": 0, "colour": "green", "count": 1},
        {"seat": 0, "colour": "red", "count": 2},
    ]
    assert laid.place() == "road 5"


@pytest.mark.rule("E-03")
def test_points_can_be_collected_on_two_spaces_per_double_throw():
    laid = table("gy", "-", "bbr")
    laid.throw(1, 2)
    assert laid.chips() == "gbbyr"


@pytest.mark.rule("E-03")
def test_spaces_that_are_only_crossed_give_no_points():
    laid = table("g", "g", "-", "b", "b", "-")
    laid.throw(3, 3)
    assert laid.chips() == ""


@pytest.mark.rule("E-03")
def test_a_stop_on_which_a_number_ends_gives_its_dots_before_the_player_is_asked():
    laid = table("-", "bb disko")
    laid.throw(2, 1)
    assert laid.kinds() == {"stop", "pass_by"}
    assert laid.chips() == "bb"
    laid.do("pass_by")
    assert laid.chips() == "bb"


@pytest.mark.rule("E-03")
def test_who_stops_on_the_way_has_not_landed_on_the_dots_there():
    laid = table("-", "bb disko", "-", "-")
    laid.throw(3, 1)
    laid.do("stop")
    assert laid.chips() == ""


@pytest.mark.rule("E-10")
@pytest.mark.parametrize("throw", [(6, 1), (1, 6), (6, 6)])
def test_a_six_gives_no_extra_throw(throw):
    laid = table(*["-"] * 12)
    laid.throw(*throw)
    assert (laid.turn, laid.is_throwing) == (1, True)


@pytest.mark.rule("E-12")
def test_the_player_chooses_freely_where_black_arrows_part():
    laid = table("-", paths=[path("road", "-", ways=["left", "right"]), *FORK])
    laid.throw(3, 1)
    assert (laid.phase, laid.actor, laid.ways()) == ("choosing_way", 0, ["left 1", "right 1"])
    laid.go("right")
    assert (laid.place(), laid.chips()) == ("right 3", "rr")


@pytest.mark.rule("E-12")
def test_one_chooses_when_leaving_a_space_not_when_arriving_there():
    laid = table("-", paths=[path("road", "-", ways=["left", "right"]), *FORK])
    laid.throw(1, 1)
    assert laid.place() == "road 1"
    assert laid.phase == "choosing_way"
    laid.go("left")
    assert laid.place() == "left 1"
    assert laid.turn == 1


@pytest.mark.rule("E-13")
def test_who_lands_on_a_red_arrow_is_set_on_its_target_and_uses_that_space():
    laid = table("-", "> side 2", "-", paths=[path("side", "-", "bb", "-", "y", ways=["rest"])])
    happened = laid.throw(2, 2)
    assert laid.place() == "side 4"
    assert laid.chips() == "bby"
    assert names(happened)[:4] == ["thrown", "moved", "sent", "gained"]


@pytest.mark.rule("E-13")
def test_who_only_crosses_a_red_arrow_goes_straight_on():
    laid = table("-", "> side", "-", "-", paths=[path("side", "-", ways=["rest"])])
    happened = laid.throw(3, 1)
    assert laid.place() == "road 4"
    assert "sent" not in names(happened)


@pytest.mark.rule("E-03")
@pytest.mark.rule("E-13")
def test_dots_beside_a_red_arrow_count_before_it_leads_on():
    laid = table("-", "g > side 2", "-", paths=[path("side", "-", "bb", "-", ways=["rest"])])
    happened = laid.throw(2, 1)
    assert names(happened)[:5] == ["thrown", "moved", "gained", "sent", "gained"]
    assert laid.chips() == "gbb"


@pytest.mark.rule("E-13")
def test_dots_beside_a_red_arrow_that_is_crossed_give_nothing():
    laid = table("-", "g > side 2", "-", "-", paths=[path("side", "-", "bb", "-", ways=["rest"])])
    laid.throw(3, 1)
    assert laid.chips() == ""


@pytest.mark.rule("E-13")
def test_a_red_arrow_may_lead_back_and_the_black_die_still_moves():
    laid = table("-", "-", "-", "> road 2", "-")
    laid.throw(4, 1)
    assert laid.place() == "road 3"


@pytest.mark.rule("E-13")
def test_a_red_arrow_to_a_minus_space_moves_the_figure_back_from_there():
    laid = table("-", "> side 3", paths=[path("side", "bb", "-", "back 2", ways=["rest"])])
    laid.throw(2, 1)
    assert laid.place() == "side 2"
    assert laid.chips() == "bb"


@pytest.mark.rule("E-14")
@pytest.mark.parametrize("stop", ["disko", "konsum", "level"])
@pytest.mark.parametrize("white", [3, 4])
def test_a_stop_with_the_white_die_forfeits_the_rest_and_the_black_die(stop, white):
    laid = table(paths=[path("road", "-", "-", stop, "g", "g", "g", career="sport", ways=["rest"])])
    laid.throw(white, 2)
    assert (laid.place(), laid.actor, laid.phase) == ("road 3", 0, "stopping")
    laid.do("stop")
    laid.do("leave")
    assert (laid.place(), laid.chips(), laid.turn) == ("road 3", "", 1)


@pytest.mark.rule("E-14")
@pytest.mark.parametrize("stop", ["disko", "konsum", "level"])
def test_whoever_can_stop_can_also_pass_by(stop):
    laid = table(paths=[path("road", "-", stop, "-", "-", "g", career="sport", ways=["rest"])])
    laid.throw(3, 2)
    laid.do("pass_by")
    assert (laid.place(), laid.chips(), laid.turn) == ("road 5", "g", 1)


@pytest.mark.rule("E-14")
def test_each_stop_on_the_way_is_asked_about():
    laid = table("disko", "-", "konsum", "-", "-")
    laid.throw(4, 1)
    laid.do("pass_by")
    assert (laid.phase, laid.place()) == ("stopping", "road 3")
    laid.do("stop")
    assert laid.phase == "konsum"


@pytest.mark.rule("E-14")
def test_a_stop_with_the_black_die_comes_after_the_white_one_was_used():
    laid = table("-", "g", "-", "konsum", "-")
    laid.throw(2, 3)
    assert (laid.phase, laid.place(), laid.chips()) == ("stopping", "road 4", "g")


@pytest.mark.rule("E-14")
@pytest.mark.rule("E-16")
@pytest.mark.parametrize("white", [2, 5])
def test_at_an_a_space_one_must_stop_and_the_rest_is_forfeited(white):
    laid = table("-", "exam class_8", "g", "g", "g", "g")
    happened = laid.throw(white, 3)
    assert "failed_exam" in names(happened)
    assert (laid.place(), laid.chips(), laid.turn) == ("road 2", "", 1)


@pytest.mark.rule("E-15")
@pytest.mark.parametrize("space", ["question", "pram", "death"])
def test_question_pram_and_death_spaces_are_crossed_without_effect(space):
    laid = table("-", space, "-", "-", partners={"partner-3": 0})
    happened = laid.throw(3, 1)
    assert names(happened) == ["thrown", "moved", "moved"]
    assert laid.place() == "road 4"


@pytest.mark.rule("E-15")
def test_a_question_space_forfeits_the_black_die():
    laid = table("-", "question", "g", "g", questions=[card("gain", "b"), card("gain", "b")])
    laid.throw(2, 1)
    laid.draw(1)
    assert (laid.place(), laid.chips(), laid.turn) == ("road 2", "b", 1)


@pytest.mark.rule("E-15")
def test_the_black_die_may_end_on_a_question_space_too():
    laid = table("-", "-", "question", questions=[card("gain", "b"), card("gain", "b")])
    laid.throw(1, 2)
    assert laid.phase == "drawing"


@pytest.mark.rule("E-15")
def test_the_black_die_still_moves_after_a_pram():
    laid = table("-", "pram", "g", partners={"partner-3": 0})
    laid.throw(2, 1)
    assert laid.chips() == "gyy"
