import pytest

from tests.games.happenings import names
from tests.games.maedn_kids.builders import at, home, move, table


def near_home(seat, pawn):
    """One own-colour roll before the goal on the standard board."""
    return at(seat, pawn, square={0: 23, 1: 9}[seat])


@pytest.mark.rule("K-12")
def test_a_pawn_on_its_entry_square_goes_home_in_the_same_move():
    laid = table(near_home(0, 0))
    laid.roll("blue")
    assert laid.move(0, "blue") == [
        {"event": "moved", "seat": 0, "pawn": 0, "start": 23, "end": 24},
        {"event": "came_home", "seat": 0, "pawn": 0, "goal": 2},
    ]
    assert laid.space(0, 0) == "goal-blue-2"


@pytest.mark.rule("K-12")
@pytest.mark.parametrize(("before", "goal"), [([], 2), ([1], 1), ([1, 2], 0)])
def test_the_goal_is_filled_from_the_far_end(before, goal):
    laid = table(near_home(0, 0), *home(0, *before))
    laid.roll("blue")
    laid.move(0, "blue")
    assert laid.space(0, 0) == f"goal-blue-{goal}"


@pytest.mark.rule("K-12")
def test_coming_home_knocks_out_who_stands_on_the_entry_square():
    laid = table(near_home(0, 0), at(1, 1, square=24))
    laid.roll("blue")
    assert names(laid.move(0, "blue")) == ["moved", "knocked_out", "came_home"]
    assert laid.space(1, 1) == "start-yellow-1"


@pytest.mark.rule("K-12")
def test_the_entry_square_is_free_again_after_coming_home():
    laid = table(near_home(0, 0), at(1, 0, square=23 - 2))
    laid.roll("blue")
    laid.move(0, "blue")
    laid.roll("blue")
    assert names(laid.move(0, "blue")) == ["moved"]
    assert laid.space(1, 0) == "square-24"


@pytest.mark.rule("K-12")
def test_a_pawn_in_the_goal_never_moves_again():
    laid = table(at(0, 0, square=4), *home(0, 1))
    laid.roll("red")
    assert laid.choices() == [move(0, "red")]
    assert laid.why_not(move(1, "red")) == "K-12"


@pytest.mark.rule("K-12")
def test_foreign_entry_squares_lead_nobody_home():
    laid = table(at(0, 0, square=9))
    laid.roll("yellow")
    assert names(laid.move(0, "yellow")) == ["moved"]
    assert laid.space(0, 0) == "square-10"


@pytest.mark.rule("K-16")
def test_the_first_with_all_three_pawns_home_wins_and_the_game_ends():
    laid = table(near_home(0, 0), *home(0, 1, 2), *home(1, 0), seats=3)
    laid.roll("blue")
    assert laid.move(0, "blue")[-1] == {"event": "finished", "seat": 0, "place": 1}
    assert laid.match.is_over
    assert laid.match.standings() == [(0, 1, 3.0, 1.0), (1, 2, 1.0, 0.0), (2, 2, 0.0, 0.0)]


@pytest.mark.rule("K-16")
def test_after_the_end_nothing_can_be_done():
    laid = table(near_home(0, 0), *home(0, 1, 2))
    laid.roll("blue")
    laid.move(0, "blue")
    assert laid.match.legal() == []
    assert laid.why_not(move(0, "blue"), seat=1) == "K-16"
    assert laid.match.view(None).over


@pytest.mark.rule("K-16")
def test_option_play_on_lets_the_others_play_for_places():
    # Clockwise: blue, green, yellow.
    laid = table(
        at(0, 0, square=23), *home(0, 1, 2), at(1, 0, square=12), at(2, 0, square=9), *home(2, 1, 2),
        seats=3, play_on="yes",
    )  # fmt: skip
    laid.roll("blue")
    laid.move(0, "blue")
    assert not laid.match.is_over
    assert laid.turn == 1
    laid.roll("red")
    laid.move(0, "red")
    laid.roll("yellow")
    events = laid.move(0, "yellow")
    assert events[-2:] == [
        {"event": "finished", "seat": 2, "place": 2},
        {"event": "finished", "seat": 1, "place": 3},
    ]
    assert [(seat, place) for seat, place, _, _ in laid.match.standings()] == [(0, 1), (2, 2), (1, 3)]


@pytest.mark.rule("K-16")
def test_option_play_on_gives_who_has_finished_no_more_turns():
    laid = table(at(0, 0, square=23), *home(0, 1, 2), seats=3, play_on="yes")
    laid.roll("blue")
    laid.move(0, "blue")
    for seat in (1, 2, 1):
        assert laid.turn == seat
        laid.roll("red", "red", "red")


@pytest.mark.rule("K-16")
def test_the_win_is_not_shared():
    laid = table(near_home(0, 0), *home(0, 1, 2), *home(1, 0, 1))
    laid.roll("blue")
    laid.move(0, "blue")
    assert [share for _, _, _, share in laid.match.standings()] == [1.0, 0.0]
