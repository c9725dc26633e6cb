import pytest

from laufspiel.games import shipped_edition
from tests.games.happenings import names
from tests.games.maedn_kids.builders import ENTER, GAME, at, move, table

COLOURS = ["blue", "red", "yellow", "green"]


def faces_of(laid):
    return [GAME.actions.typed(action)["face"] for action in laid.match.legal()]


@pytest.mark.rule("K-17")
@pytest.mark.parametrize("edition", ["standard", "short", "long"])
def test_the_default_die_shows_the_four_colours_equally_often(edition):
    laid = table(edition=edition)
    assert sorted(faces_of(laid)) == sorted(COLOURS)
    assert len(set(laid.match.odds())) == 1


@pytest.mark.rule("K-17")
def test_the_die_of_the_joker_edition_also_has_a_joker_and_a_blank_face():
    laid = table(edition="joker")
    assert faces_of(laid) == [*COLOURS, "joker", "blank"]
    assert laid.match.odds() == [1] * 6


@pytest.mark.rule("K-17")
def test_a_face_that_is_there_twice_is_twice_as_likely():
    laid = table(changed={"die": [*COLOURS, "green", "blank"]})
    assert dict(zip(faces_of(laid), laid.match.odds(), strict=True)) == {
        "blue": 1, "red": 1, "yellow": 1, "green": 2, "blank": 1,
    }  # fmt: skip


@pytest.mark.rule("K-17")
def test_a_joker_is_a_free_choice_of_colour():
    laid = table(at(0, 0, square=21), edition="joker")
    laid.roll("joker")
    # Yellow, green and blue lie before the entry on 24; red doesn't.
    moves = [move(0, "yellow"), move(0, "green"), move(0, "blue")]
    assert sorted(map(str, laid.choices())) == sorted(map(str, [ENTER, *moves]))
    assert laid.why_not(move(0, "red")) == "K-13"
    laid.move(0, "green")
    assert laid.space(0, 0) == "square-23"


@pytest.mark.rule("K-17")
def test_a_joker_counts_as_own_colour_for_entering():
    laid = table(edition="joker")
    laid.roll("red", "joker")
    assert laid.choices() == [ENTER]
    assert names(laid.enter()) == ["entered"]


@pytest.mark.rule("K-08")
def test_option_entry_forced_leaves_a_joker_a_free_choice():
    laid = table(at(0, 0, square=20), edition="joker", entry="forced")
    laid.roll("joker")
    assert [choice for choice in laid.choices() if choice != ENTER] == [
        move(0, "blue"),
        move(0, "red"),
        move(0, "yellow"),
        move(0, "green"),
    ]


@pytest.mark.rule("K-17")
def test_a_blank_face_does_nothing_and_uses_up_the_roll():
    laid = table(edition="joker")
    assert names(laid.roll("blank")) == ["rolled", "forfeited"]
    assert (laid.turn, laid.rolls_left) == (0, 2)
    laid = table(at(0, 0, square=4), edition="joker")
    laid.roll("blank")
    assert (laid.turn, laid.space(0, 0)) == (1, "square-4")


@pytest.mark.rule("K-17")
def test_the_view_shows_the_face_rolled():
    laid = table(at(0, 0, square=4), edition="joker")
    laid.roll("joker")
    assert laid.match.view(None).face == "joker"


@pytest.mark.rule("K-17")
def test_only_the_joker_edition_ships_other_faces_than_colours():
    for edition in ("standard", "short", "long"):
        assert shipped_edition("kids", edition).die == COLOURS
