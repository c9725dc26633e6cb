import pytest

from tests.games.go_for_it.builders import table
from tests.games.happenings import having, names


@pytest.mark.rule("G-31")
def test_every_other_player_gives_a_card_of_their_own_choice():
    laid = table(birthdays={1: "week-3"}, owns={0: ["goin-1", "goin-2"], 1: ["house-1"], 2: ["wheels-1"]})
    assert having(laid.land(), "birthday_came") == [{"seat": 1}]
    assert laid.choices("give") == ["wheels-1"]
    assert laid.by(2, "give", card="wheels-1") == [
        {"event": "gave", "seat": 2, "other": 1, "card": "wheels-1"}
    ]
    assert laid.choices("give") == ["goin-1", "goin-2"]
    laid.by(0, "give", card="goin-2")
    assert laid.owned(1) == {"house-1", "wheels-1", "goin-2"}
    assert laid.owned(0) == {"goin-1"}


@pytest.mark.rule("G-31")
@pytest.mark.parametrize(("money", "given"), [(20, 5), (5, 5), (3, 3), (0, 0)])
def test_who_has_no_card_gives_five_thousand_or_what_is_there(money, given):
    laid = table(seats=2, birthdays={0: "week-3"}, money={1: money})
    laid.land()
    assert laid.purses == [20 + given, money - given]


@pytest.mark.rule("G-31")
def test_passing_a_birthday_does_not_count():
    laid = table(birthdays={1: "week-3"})
    assert "birthday_came" not in names(laid.roll(1, 2))


@pytest.mark.rule("G-31")
def test_the_player_on_turn_may_have_the_birthday_too():
    laid = table(birthdays={0: "week-3"}, owns={1: ["goin-1"]})
    laid.land()
    laid.by(1, "give", card="goin-1")
    assert laid.owned(0) == {"goin-1"}
    assert laid.purses == [25, 20, 15]


@pytest.mark.rule("G-31")
def test_two_birthdays_on_one_space_with_one_giver_without_cards_or_money():
    laid = table(
        seats=4, turn=1, birthdays={1: "week-3", 3: "week-3"},
        owns={0: ["goin-1", "goin-2"], 1: ["house-1"]}, money={2: 0},
    )  # fmt: skip
    assert having(laid.land(), "birthday_came") == [{"seat": 3}]
    laid.by(0, "give", card="goin-1")
    events = laid.by(1, "give", card="house-1")
    assert having(events, "birthday_came") == [{"seat": 1}]
    assert having(events, "paid_player") == []
    assert laid.actor == 3
    laid.by(3, "give", card="house-1")
    events = laid.by(0, "give", card="goin-2")
    assert [laid.owned(seat) for seat in range(4)] == [set(), {"house-1", "goin-2"}, set(), {"goin-1"}]
    assert laid.purses == [20, 20, 0, 20]


@pytest.mark.rule("G-31")
def test_birthdays_on_one_space_are_celebrated_from_the_active_players_left():
    laid = table(seats=3, turn=1, birthdays={0: "week-3", 1: "week-3", 2: "week-3"})
    assert [event["seat"] for event in having(laid.land(), "birthday_came")] == [2, 0, 1]
