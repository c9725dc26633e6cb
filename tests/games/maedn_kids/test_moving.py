import pytest

from tests.games.happenings import names
from tests.games.maedn_kids.builders import ENTER, at, home, move, table


@pytest.mark.rule("K-07")
@pytest.mark.parametrize(("colour", "square"), [("red", 5), ("yellow", 6), ("green", 7), ("blue", 8)])
def test_a_pawn_moves_to_the_next_square_of_the_colour_shown(colour, square):
    laid = table(at(0, 0, square=4))
    laid.roll(colour)
    assert laid.move(0, colour) == [{"event": "moved", "seat": 0, "pawn": 0, "start": 4, "end": square}]
    assert laid.space(0, 0) == f"square-{square}"


@pytest.mark.rule("K-07")
def test_the_next_square_of_a_colour_may_be_far():
    board = {
        "track": [
            "blue",
            "red",
            "yellow",
            "green",
            *["blue", "yellow", "green"] * 7,
            "red",
            "yellow",
            "green",
        ],
        "arrows": {"blue": 0, "red": 1, "yellow": 2, "green": 3},
        "entries": {"blue": 22, "red": 25, "yellow": 26, "green": 27},
        "fair": False,
    }
    laid = table(at(0, 0, square=2), colours=["red", "blue"], changed=board)
    laid.roll("red")
    assert laid.move(0, "red")[0] == {"event": "moved", "seat": 0, "pawn": 0, "start": 2, "end": 25}


@pytest.mark.rule("K-07")
def test_a_pawn_moves_by_no_other_colour_than_the_one_shown():
    laid = table(at(0, 0, square=4))
    laid.roll("red")
    assert not laid.can(move(0, "green"))
    assert laid.why_not(move(0, "green")) == "K-07"


@pytest.mark.rule("K-08")
def test_with_several_pawns_the_player_chooses():
    laid = table(at(0, 0, square=4), at(0, 1, square=9), at(0, 2, square=14))
    laid.roll("red")
    assert laid.choices() == [move(0, "red"), move(1, "red"), move(2, "red")]


@pytest.mark.rule("K-08")
def test_on_the_own_colour_bringing_in_a_waiting_pawn_is_one_of_the_choices():
    laid = table(at(0, 0, square=4))
    laid.roll("blue")
    assert laid.choices() == [ENTER, move(0, "blue")]


@pytest.mark.rule("K-08")
def test_option_entry_forced_makes_the_own_colour_bring_in_a_waiting_pawn():
    laid = table(at(0, 0, square=4), entry="forced")
    laid.roll("blue")
    assert laid.choices() == [ENTER]
    assert laid.why_not(move(0, "blue")) == "K-08"


@pytest.mark.rule("K-08")
def test_option_entry_forced_does_not_bind_when_an_own_pawn_stands_on_the_arrow_square():
    laid = table(at(0, 0, square=0), entry="forced")
    laid.roll("blue")
    assert laid.choices() == [move(0, "blue")]


@pytest.mark.rule("K-08")
def test_option_entry_forced_does_not_bind_when_no_pawn_waits():
    laid = table(at(0, 0, square=4), at(0, 1, square=9), *home(0, 2), entry="forced")
    laid.roll("blue")
    assert laid.choices() == [move(0, "blue"), move(1, "blue")]


@pytest.mark.rule("K-08")
def test_option_entry_forced_leaves_other_colours_free():
    laid = table(at(0, 0, square=4), at(0, 1, square=9), entry="forced")
    laid.roll("red")
    assert laid.choices() == [move(0, "red"), move(1, "red")]


@pytest.mark.rule("K-09")
def test_pawns_are_jumped_over_own_and_foreign_alike():
    laid = table(at(0, 0, square=4), at(0, 1, square=5), at(1, 0, square=6))
    laid.roll("green")
    assert names(laid.move(0, "green")) == ["moved"]
    assert laid.spaces(0)[:2] == ["square-7", "square-5"]
    assert laid.space(1, 0) == "square-6"


@pytest.mark.rule("K-13")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_the_entry_square_cannot_be_passed(colour):
    laid = table(at(0, 0, square=23), at(0, 1, square=4))
    laid.roll(colour)
    assert not laid.can(move(0, colour))
    assert laid.why_not(move(0, colour)) == "K-13"


@pytest.mark.rule("K-13")
def test_squares_up_to_the_entry_can_still_be_used():
    laid = table(at(0, 0, square=21))
    laid.roll("green")
    laid.move(0, "green")
    assert laid.space(0, 0) == "square-23"


@pytest.mark.rule("K-13")
def test_entry_squares_of_other_colours_are_passed_like_any_square():
    laid = table(at(0, 0, square=9))
    laid.roll("green")
    assert names(laid.move(0, "green")) == ["moved"]
    assert laid.space(0, 0) == "square-11"


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("edition", ["standard", "short", "long", "joker"])
@pytest.mark.parametrize("seat", range(4))
def test_a_pawn_goes_round_once_from_the_arrow_to_the_entry_square(edition, seat):
    laid = table(seats=4, turn=seat, edition=edition)
    colour = laid.match.setup.seats[seat].colour
    board = laid.match.setup.edition
    laid.roll(colour)
    walked = [laid.enter()[0]["square"]]
    track = board.track
    while walked[-1] != board.entries[colour]:
        while laid.turn != seat:
            unusable = next(c for c in board.arrows if c != laid.match.setup.seats[laid.turn].colour)
            laid.roll(*[unusable] * laid.rolls_left)
        step = track[(walked[-1] + 1) % len(track)]
        laid.roll(step)
        walked.append(laid.move(0, step)[0]["end"])
    assert walked[0] == board.arrows[colour]
    assert len(set(walked)) == len(walked) == (board.entries[colour] - board.arrows[colour]) % len(track) + 1
    assert laid.places(seat)[0] == "goal"
