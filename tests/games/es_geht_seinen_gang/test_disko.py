"""The Disko, the pram and the Konsum: partners, children, goods."""

import pytest

from tests.games.es_geht_seinen_gang.builders import table
from tests.games.happenings import having, names


def dancing(chips, lives=("woman", "man"), **more):
    """A player who has stopped at the Disko; partner-1 and -2 are women, partner-3 (r) and -4 (yy) men."""
    laid = table("disko", *["-"] * 9, chips={0: chips}, lives=lives, **more)
    laid.throw(1, 1)
    laid.do("stop")
    return laid


@pytest.mark.rule("E-25")
@pytest.mark.parametrize(
    ("life", "partners"), [("woman", ["partner-3", "partner-4"]), ("man", ["partner-1", "partner-2"])]
)
def test_one_meets_partners_of_the_opposite_sex(life, partners):
    assert dancing("gbyyr", lives=[life, "man"]).choices("meet") == partners


@pytest.mark.rule("E-25")
def test_with_any_partner_one_meets_whom_one_likes():
    laid = dancing("gbyyr", any_partner="yes")
    assert laid.choices("meet") == ["partner-1", "partner-2", "partner-3", "partner-4"]


@pytest.mark.rule("E-25")
@pytest.mark.parametrize(("chips", "partners"), [("r", ["partner-3"]), ("ggyb", []), ("yy", ["partner-4"])])
def test_only_partners_whose_demands_one_can_pay(chips, partners):
    assert dancing(chips).choices("meet") == partners


@pytest.mark.rule("E-25")
def test_one_partner_a_visit_for_the_points_demanded():
    laid = dancing("gyyyr")
    happened = laid.do("meet", partner="partner-4")
    assert having(happened, "met") == [{"seat": 0, "partner": "partner-4"}]
    assert (laid.cards(), laid.chips(), laid.scores[0], laid.turn) == (["partner-4"], "gyr", 2, 1)


@pytest.mark.rule("E-25")
def test_another_visit_may_bring_another_partner():
    laid = dancing("r", partners={"partner-4": 0})
    laid.do("meet", partner="partner-3")
    assert laid.cards() == ["partner-3", "partner-4"]


@pytest.mark.rule("E-25")
def test_one_may_leave_alone():
    laid = dancing("r")
    laid.do("leave")
    assert (laid.cards(), laid.chips(), laid.turn) == ([], "r", 1)


@pytest.mark.rule("E-07")
@pytest.mark.rule("E-25")
@pytest.mark.parametrize("holder", [0, 1])
def test_each_partner_can_be_had_only_once(holder):
    assert dancing("yyr", partners={"partner-3": holder}).choices("meet") == ["partner-4"]


@pytest.mark.rule("E-24")
def test_a_pram_brings_offspring_and_yellow_two_to_who_has_a_partner():
    laid = table("-", "pram", "-", partners={"partner-3": 0})
    happened = laid.throw(2, 1)
    assert having(happened, "child") == [{"seat": 0, "count": 1}]
    assert (laid.chips(), laid.scores[0]) == ("yy", 1)


@pytest.mark.rule("E-24")
def test_without_a_partner_nothing_happens_at_a_pram():
    laid = table("-", "pram", "-", partners={"partner-3": 1})
    happened = laid.throw(2, 1)
    assert names(happened) == ["thrown", "moved", "moved"]
    assert laid.chips() == ""


@pytest.mark.rule("E-24")
def test_children_are_counted_and_score_nothing():
    laid = table("pram", "pram", "-", partners={"partner-3": 0})
    laid.throw(1, 1)
    assert int(laid.state.children[0]) == 2
    assert (laid.chips(), laid.scores[0]) == ("yyyy", 1)
