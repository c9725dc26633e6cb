import pytest

from tests.games.go_for_it.builders import set_of, table
from tests.games.happenings import having, names


def last_labor_day(seats=3, **laid):
    """The table after the last Labor Day, when nobody has to give anything up; what happened."""
    laid = table(seats, at="week-31", year=laid.get("years", 10) - 1, **laid)
    return laid, laid.land()


@pytest.mark.rule("G-38")
@pytest.mark.parametrize("years", [5, 10, 20])
def test_the_game_ends_after_so_many_labor_days(years):
    laid, events = last_labor_day(years=years)
    assert having(events, "years_over") == [{"year": years}]
    assert "salary" not in names(events)
    assert laid.is_over


@pytest.mark.rule("G-38")
def test_one_labor_day_before_play_goes_on():
    laid = table(at="week-31", year=8)
    laid.land()
    assert not laid.is_over


@pytest.mark.rule("G-38")
def test_most_complete_categories_decide():
    laid, _ = last_labor_day(
        owns={
            0: ["house-1", "house-3", "house-5"],
            1: [f"goin-{i}" for i in (1, 2, 3, 4, 6, 7, 8)],
            2: set_of(3)[3:9],
        }
    )
    assert laid.shares == [0, 0, 1]
    assert laid.places == [3, 2, 1]


@pytest.mark.rule("G-38")
def test_then_most_cards_then_the_total_value_decide():
    laid, _ = last_labor_day(owns={0: ["house-1"], 1: ["goin-1", "goin-2"]})
    assert laid.places == [2, 1, 3]
    laid, _ = last_labor_day(owns={0: ["goin-4"], 1: ["goin-2"], 2: ["goin-1"]})
    assert laid.places == [1, 2, 2]


@pytest.mark.rule("G-38")
def test_equal_players_share_the_win():
    laid, events = last_labor_day(seats=4)
    assert len(having(events, "won")) == 4
    assert laid.shares == [0.25] * 4


@pytest.mark.rule("G-38")
def test_an_announced_set_on_the_last_labor_day_still_wins():
    laid, events = last_labor_day(
        owns={0: set_of(3), 1: [f"goin-{i}" for i in (2, 4, 6, 7, 8, 9, 10)]}, announced=[0]
    )
    assert having(events, "years_over") == []
    assert laid.shares == [1, 0, 0]


@pytest.mark.rule("G-37", "G-38")
def test_penalties_are_paid_before_the_last_year_is_over():
    laid, _ = last_labor_day(seats=2, owns={0: ["goin-1"]}, announced=[0])
    assert not laid.is_over
    events = laid.by(1, "take", card="goin-1")
    assert names(events) == ["took", "years_over", "won"]
    assert laid.shares == [0, 1]


@pytest.mark.rule("G-35")
def test_the_game_is_over_at_once():
    laid, _ = last_labor_day(owns={0: set_of(3)}, announced=[0])
    assert laid.legal() == []
    assert list(laid.payoff()[:, 0]) == [12, 0, 0]
