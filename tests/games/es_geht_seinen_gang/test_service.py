"""Service: men's and women's ways, three years, the military career, and the minus spaces."""

import pytest

from tests.games.es_geht_seinen_gang.builders import card, path, table
from tests.games.happenings import having, names

SERVICE = [
    path("road", "-", ways=["basic if man", "civil if woman", "three", "military"]),
    path("basic", *["-"] * 8, ways=["rest"]),
    path("civil", *["-"] * 8, ways=["rest"]),
    path("three", "g", "y", "b", "r", "back 2", "-", "back 3", "back 3", "-", ways=["rest"]),
    path("military", "level", "-", "bb", "back 2", "-", career="military", ways=["rest"]),
]


def called_up(life):
    laid = table(paths=SERVICE, lives=[life, "man"])
    laid.throw(2, 1)
    return laid


@pytest.mark.rule("E-27")
@pytest.mark.parametrize("life", ["woman", "man"])
def test_anyone_may_choose_the_military_career(life):
    laid = called_up(life)
    laid.go("military")
    laid.do("pass_by")
    assert laid.career() == "military"


@pytest.mark.rule("E-28")
def test_men_choose_basic_service_or_three_years():
    assert called_up("man").ways() == ["basic 1", "three 1", "military 1"]


@pytest.mark.rule("E-28")
def test_women_choose_civil_service_or_three_years():
    assert called_up("woman").ways() == ["civil 1", "three 1", "military 1"]


@pytest.mark.rule("E-28")
@pytest.mark.parametrize(("life", "service"), [("man", "basic"), ("woman", "civil"), ("man", "three")])
def test_service_begins_at_once_with_what_is_left_of_the_throw(life, service):
    laid = called_up(life)
    laid.go(service)
    assert laid.place() == f"{service} 2"
    assert laid.career() is None


def served(space):
    """The throw of a player in front of a space of the three years, and what it brings."""
    laid = table(paths=SERVICE, at={0: f"three {space - 1}"})
    return laid, laid.throw(1, 6)


@pytest.mark.rule("E-29")
@pytest.mark.parametrize(("space", "reached", "chips"), [(5, 3, "b"), (7, 4, "r")])
def test_a_minus_space_moves_the_figure_back_that_many_and_the_space_reached_is_used(space, reached, chips):
    laid, happened = served(space)
    assert having(happened, "went_back") == [
        {"seat": 0, "start": laid.key(f"three {space}"), "end": laid.key(f"three {reached}")}
    ]
    assert laid.chips() == chips


@pytest.mark.rule("E-29")
def test_minus_three_landing_on_minus_two_is_not_followed_again():
    laid, happened = served(8)
    assert len(having(happened, "went_back")) == 1
    assert laid.chips() == ""
    assert having(happened, "moved")[1]["start"] == having(happened, "went_back")[0]["end"]
    assert laid.place() == "rest 2"


@pytest.mark.rule("E-29")
def test_the_black_die_moves_on_from_where_the_minus_led():
    laid = table(paths=SERVICE, at={0: "three 4"})
    laid.throw(1, 1)
    assert laid.place() == "three 4"
    assert laid.chips() == "br"


@pytest.mark.rule("E-29")
def test_crossed_minus_spaces_do_nothing():
    laid = table(paths=SERVICE, at={0: "three 4"})
    happened = laid.throw(2, 1)
    assert len(having(happened, "went_back")) == 1
    assert laid.place() == "three 4"


@pytest.mark.rule("E-29")
def test_the_same_holds_on_the_military_career_path():
    laid = table(paths=SERVICE, at={0: "military 3"}, chips={0: "b"})
    laid.throw(1, 1)
    assert laid.place() == "military 3"
    assert laid.chips() == "bbb"


@pytest.mark.rule("E-29")
def test_a_minus_that_ends_on_a_red_arrow_follows_it():
    laid = table("-", "> side", "-", "back 2", "-", paths=[path("side", "y", "-", "-", ways=["rest"])])
    happened = laid.throw(4, 1)
    assert names(happened)[:5] == ["thrown", "moved", "went_back", "sent", "gained"]
    assert laid.place() == "side 2"


@pytest.mark.rule("E-29")
def test_a_minus_may_lead_to_a_question_or_a_death():
    laid = table("-", "question", "death", "back 2", "back 2", "-", questions=[card("gain", "b")])
    laid.throw(4, 1)
    assert laid.phase == "drawing"
    laid = table("-", "question", "death", "back 2", "back 2", "-")
    laid.throw(5, 1)
    assert not laid.is_alive()


@pytest.mark.rule("E-03")
@pytest.mark.rule("E-29")
def test_dots_of_a_minus_space_count_where_one_lands_and_where_it_leads():
    laid = table("-", "g", "-", "y back 2", "-")
    laid.throw(4, 1)
    assert (laid.place(), laid.chips()) == ("road 3", "gy")
