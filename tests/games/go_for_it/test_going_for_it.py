import pytest

from tests.games.go_for_it.builders import set_of, table
from tests.games.happenings import having, names


def judged(seats=3, **laid):
    """The table right after the timepiece has come to Labor Day; what happened."""
    laid = table(seats, at="week-31", **laid)
    return laid, laid.land()


@pytest.mark.rule("G-01")
@pytest.mark.parametrize(("seats", "target"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_an_announcer_with_so_many_values_in_each_category_wins(seats, target):
    laid, events = judged(seats, owns={1: set_of(target)}, announced=[1])
    assert having(events, "won") == [{"seat": 1}]
    assert laid.shares == [float(seat == 1) for seat in range(seats)]


@pytest.mark.rule("G-01")
@pytest.mark.parametrize("missing", ["house-1", "wheels-3", "feelin-5", "goin-1"])
def test_one_value_less_in_one_category_is_not_enough(missing):
    _, events = judged(owns={1: set_of(3, skip=[missing])}, announced=[1])
    assert having(events, "failed") == [{"seat": 1}]


@pytest.mark.rule("G-01")
def test_two_cards_of_one_value_count_once():
    doubled = [*set_of(3, skip=["goin-5"]), "goin-2"]
    assert having(judged(owns={1: doubled}, announced=[1])[1], "won") == []


@pytest.mark.rule("G-32")
def test_right_after_salaries_players_may_announce_from_the_bankers_left():
    laid, _ = judged(turn=2)
    assert laid.kinds() == {"announce", "wait"}
    assert laid.by(1, "announce") == [{"event": "announced", "seat": 1}]
    laid.by(2, "wait")
    laid.by(0, "announce")
    assert list(laid.state.announced[:3]) == [1, 1, 0]
    assert laid.turn == 0  # nothing to do on the space


@pytest.mark.rule("G-32")
def test_nobody_wins_without_having_announced():
    laid, events = judged(owns={1: set_of(3)})
    assert having(events, "won") == []
    assert not laid.is_over


@pytest.mark.rule("G-33")
def test_the_set_is_needed_at_the_next_labor_day_and_not_when_announcing():
    laid, _ = judged(deals=0)
    laid.by(1, "announce")
    laid.by(2, "wait")
    laid.by(0, "wait")
    for card in range(64):
        if card % 16 in (0, 2, 4):
            laid.state.holder[card] = 1
    while not laid.is_over:
        laid.do(
            **({"do": "roll", "first": "6", "second": "6"} if laid.kinds() == {"roll"} else laid.forms()[0])
        )
    assert laid.shares == [0, 1, 0]
    assert laid.state.year == 2


@pytest.mark.rule("G-34")
def test_each_other_player_from_the_failers_left_takes_a_card_of_their_choice():
    laid, events = judged(
        4, owns={2: ["goin-1", "goin-2", "house-1", "house-2"], 3: ["feelin-1"]}, announced=[2]
    )
    assert having(events, "failed") == [{"seat": 2}]
    assert laid.choices("take") == ["house-1", "house-2", "goin-1", "goin-2"]
    laid.by(3, "take", card="house-2")
    laid.by(0, "take", card="goin-1")
    laid.by(1, "take", card="house-1")
    assert [laid.owned(seat) for seat in range(4)] == [
        {"goin-1"},
        {"house-1"},
        {"goin-2"},
        {"feelin-1", "house-2"},
    ]


@pytest.mark.rule("G-34")
def test_nothing_is_taken_once_no_card_is_left():
    laid, _ = judged(4, owns={2: ["goin-1"]}, announced=[2])
    events = laid.by(3, "take", card="goin-1")
    assert names(events) == ["took", *["salary"] * 4]


@pytest.mark.rule("G-34")
def test_two_announcers_without_the_set_both_fail():
    laid, events = judged(
        owns={0: ["goin-1", "goin-2", "goin-3"], 1: ["house-1", "house-2"]}, announced=[0, 1]
    )
    assert having(events, "failed") == [{"seat": 0}, {"seat": 1}]
    laid.by(2, "take", card="house-1")
    laid.by(0, "take", card="house-2")
    laid.by(1, "take", card="goin-1")
    laid.by(2, "take", card="goin-2")
    assert [laid.owned(seat) for seat in range(3)] == [
        {"goin-3", "house-2"},
        {"goin-1"},
        {"house-1", "goin-2"},
    ]
    assert list(laid.state.announced) == [0] * 6


@pytest.mark.rule("G-35")
def test_of_two_announcers_the_one_with_the_set_wins():
    owns = {
        0: [*set_of(3, skip=["goin-1"]), "house-2", "house-4"],
        1: [*set_of(3, skip=["house-1"]), "house-7"],
    }
    laid, events = judged(owns=owns, announced=[0, 1])
    assert having(events, "won") == [{"seat": 1}]
    assert having(events, "failed") == []
    assert laid.is_over


SECOND_SET = [card.replace("-5", "-6").replace("-3", "-4").replace("-1", "-2") for card in set_of(3)]
"""The same values as `set_of(3)`, on other cards."""


@pytest.mark.rule("G-36")
def test_of_two_with_the_set_the_one_with_most_cards_wins():
    laid, _ = judged(owns={0: set_of(3), 1: [*SECOND_SET, "goin-7"]}, announced=[0, 1])
    assert laid.shares == [0, 1, 0]


@pytest.mark.rule("G-36")
def test_with_equal_cards_the_highest_total_value_wins():
    laid, _ = judged(owns={0: [*set_of(3), "wheels-8"], 1: [*SECOND_SET, "wheels-9"]}, announced=[0, 1])
    assert laid.shares == [0, 1, 0]


@pytest.mark.rule("G-36")
def test_more_cards_beat_a_higher_total_value():
    laid, _ = judged(
        owns={0: [*set_of(3), "goin-8", "goin-9"], 1: [*SECOND_SET, "house-9"]}, announced=[0, 1]
    )
    assert laid.shares == [1, 0, 0]


@pytest.mark.rule("G-36")
def test_equal_in_everything_they_share_the_win():
    laid, events = judged(owns={0: set_of(3), 2: SECOND_SET}, announced=[0, 2])
    assert having(events, "won") == [{"seat": 0}, {"seat": 2}]
    assert (laid.shares, laid.places) == ([0.5, 0, 0.5], [1, 3, 1])


@pytest.mark.rule("G-36")
def test_a_set_that_was_not_announced_breaks_no_tie():
    laid, _ = judged(owns={0: set_of(3), 1: [*SECOND_SET, "goin-7"]}, announced=[0])
    assert laid.shares == [1, 0, 0]
    assert laid.places == [1, 2, 3]
