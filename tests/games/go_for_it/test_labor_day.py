import pytest

from tests.games.go_for_it.builders import effect, set_of, table
from tests.games.happenings import having, names


@pytest.mark.rule("G-29")
@pytest.mark.parametrize(("at", "dice"), [("week-31", (1, 1)), ("week-32", (1, 1)), ("week-30", (6, 6))])
def test_landing_on_labor_day_or_passing_it_stops_play(at, dice):
    laid = table(at=at)
    assert having(laid.roll(*dice), "labor_day") == [{"year": 1}]
    assert laid.matter == "labor_day"


@pytest.mark.rule("G-29")
@pytest.mark.parametrize(("at", "dice"), [("week-30", (1, 1)), ("week-33", (6, 6)), ("week-48", (6, 6))])
def test_elsewhere_play_goes_on(at, dice):
    assert "labor_day" not in names(table(at=at).roll(*dice))


@pytest.mark.rule("G-29")
def test_salaries_go_round_from_the_bankers_left_whoever_is_on_turn():
    laid = table(seats=4, turn=2, at="week-31")
    assert [event["seat"] for event in having(laid.land(), "salary")] == [1, 2, 3, 0]
    assert laid.purses == [30, 31, 32, 33]


@pytest.mark.rule("G-29")
def test_labor_day_in_the_middle_of_a_move_of_five_with_changed_clips():
    owns = {
        0: ["goin-1", "goin-2", "goin-3"],
        1: [f"house-{i}" for i in range(1, 7)],
        2: [],
        3: [f"wheels-{i}" for i in range(1, 10)],
        4: ["feelin-1", "feelin-2"],
    }
    laid = table(seats=5, turn=3, at="week-32", here=[effect("collect", 9)], owns=owns)
    laid.state.clips[:5] = [0, 0, 2, 1, 0]
    events = laid.land()
    assert having(events, "salary") == [
        {"seat": 1, "amount": 31},
        {"seat": 2, "amount": 12},
        {"seat": 3, "amount": 43},
        {"seat": 4, "amount": 14},
        {"seat": 0, "amount": 20},
    ]
    assert [laid.clip(seat) for seat in range(5)] == [1, 2, 0, 3, 0]
    assert "collected" not in names(events)
    for seat in (1, 2, 3, 4):
        laid.by(seat, "wait")
    events = laid.by(0, "wait")
    assert having(events, "collected") == [{"seat": 3, "amount": 9}]
    assert (laid.turn, laid.week, laid.kinds()) == (3, "week-34", {"propose_to", "end_turn"})


@pytest.mark.rule("G-30")
@pytest.mark.parametrize(
    ("cards", "clip", "salary"), [(0, 0, 10), (2, 0, 10), (3, 1, 20), (5, 1, 20), (9, 3, 40), (12, 3, 40)]
)
def test_the_clip_goes_to_the_highest_row_whose_cards_one_has(cards, clip, salary):
    laid = table(at="week-31", owns={0: [f"goin-{i}" for i in range(1, cards + 1)]})
    laid.state.clips[0] = 2
    assert {"seat": 0, "amount": salary} in having(laid.land(), "salary")
    assert laid.clip(0) == clip


@pytest.mark.rule("G-03")
def test_careers_pay_by_their_own_ladders():
    laid = table(at="week-31", owns={seat: [f"goin-{seat + 1}"] for seat in range(3)})
    laid.board.needed[1, 1] = 1
    laid.land()
    assert laid.purses == [30, 41, 32]


@pytest.mark.rule("G-37")
def test_penalties_come_before_salaries_and_salaries_before_announcements():
    laid = table(at="week-31", owns={0: ["goin-1", "goin-2", "goin-3"]}, announced=[0])
    assert names(laid.land()) == ["rolled", "moved", "labor_day", "failed"]
    laid.by(1, "take", card="goin-1")
    events = laid.by(2, "take", card="goin-2")
    assert names(events) == ["took", "salary", "salary", "salary"]
    assert laid.money(0) == 30  # one card is left: the lowest row
    assert laid.kinds() == {"announce", "wait"}


@pytest.mark.rule("G-37")
def test_a_failed_announcer_may_announce_again():
    laid = table(at="week-31", announced=[1])
    laid.land()
    laid.by(1, "announce")
    assert list(laid.state.announced[:3]) == [0, 1, 0]


@pytest.mark.rule("G-37")
def test_with_a_winner_there_are_no_penalties_and_no_salaries():
    laid = table(at="week-31", owns={0: set_of(3), 1: ["house-2"]}, announced=[0, 1])
    assert names(laid.land()) == ["rolled", "moved", "labor_day", "won"]
    assert (laid.is_over, laid.owned(1)) == (True, {"house-2"})


@pytest.mark.rule("G-29", "G-31")
def test_labor_day_comes_before_a_birthday_and_that_before_the_space():
    laid = table(at="week-31", birthdays={1: "week-33"}, here=[effect("collect", 2)], owns={0: ["goin-1"]})
    assert names(laid.land())[-3:] == ["salary"] * 3
    for seat in (1, 2):
        laid.by(seat, "wait")
    assert names(laid.by(0, "wait")) == ["birthday_came", "paid_player"]
    assert names(laid.by(0, "give", card="goin-1")) == ["gave", "collected"]
