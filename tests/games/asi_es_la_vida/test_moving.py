import pytest

from tests.games.asi_es_la_vida.builders import PASS, at, behind, figure, figure_back, guard, table
from tests.games.happenings import names


@pytest.mark.rule("V-06")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_figure_moves_the_full_number_of_cards(face):
    laid = table()
    assert laid.roll(face) == [{"event": "rolled", "seat": 0, "face": str(face)}]
    assert laid.do(figure("start")) == [
        {"event": "moved_figure", "seat": 0, "start": "start", "end": f"minus-{face}-a"}
    ]
    assert laid.card(f"minus-{face}-a").figures == [1, 0, 0, 0]


@pytest.mark.rule("V-06")
def test_a_turn_is_one_roll_and_one_move():
    laid = table(seats=2)
    assert laid.match.odds() == [1] * 6
    assert laid.choices() == []
    laid.play(3, figure("start"))
    assert (laid.turn, laid.must_roll) == (1, True)


@pytest.mark.rule("V-06")
def test_nobody_moves_before_rolling():
    assert table().why_not(figure("start"), seat=0) == "V-06"


@pytest.mark.rule("V-06")
def test_players_do_not_choose_what_the_die_shows():
    laid = table()
    laid.roll(1)
    assert laid.why_not({"do": "roll", "face": "6"}) == "V-06"


@pytest.mark.rule("V-05")
def test_who_is_not_on_turn_is_told_whose_turn_it_is():
    laid = table()
    laid.roll(1)
    assert laid.why_not(figure("start"), seat=2) == "V-05"


@pytest.mark.rule("V-06")
def test_own_figures_on_one_card_are_one_choice():
    laid = table(at(0, "plus-5"), at(0, "plus-5"))
    laid.roll(2)
    assert sorted(choice["card"] for choice in laid.choices()) == ["plus-5", "start"]


@pytest.mark.rule("V-06")
def test_foreign_figures_cannot_be_moved():
    laid = table(at(1, "plus-5"))
    laid.roll(2)
    assert laid.choices() == [figure("start")]
    assert laid.why_not(figure("plus-5")) == "V-06"


@pytest.mark.rule("V-06")
def test_nobody_passes():
    laid = table()
    laid.roll(1)
    assert not laid.can(PASS)
    assert laid.why_not(PASS) == "V-ones"
    assert laid.why_not(figure_back("start")) == "V-ones"


@pytest.mark.rule("V-07")
def test_a_guard_moves_while_a_figure_stands_beside_it():
    laid = table(at(0, "fortune-1"))
    assert laid.play(2, guard("fortune-1")) == [
        {"event": "moved_guard", "seat": 0, "start": "fortune-1", "end": "fortune-3"}
    ]
    assert (laid.card("fortune-1").guards, laid.card("fortune-3").guards) == (0, 2)


@pytest.mark.rule("V-07")
def test_any_player_moves_a_guard_though_no_own_figure_stands_beside_it():
    # A known mistake of other programs.
    laid = table(at(1, "fortune-1"))
    laid.roll(2)
    assert laid.can(guard("fortune-1"))


@pytest.mark.rule("V-07")
@pytest.mark.parametrize("guards", [["plus-5"], ["plus-5", "plus-5"]])
def test_guards_alone_on_a_card_cannot_move(guards):
    laid = table(at(0, "plus-6"), guards=guards)
    laid.roll(1)
    assert not laid.can(guard("plus-5"))
    assert laid.why_not(guard("plus-5")) == "V-07"


@pytest.mark.rule("V-07")
def test_where_no_guard_stands_none_can_be_moved():
    laid = table(at(0, "plus-6"))
    laid.roll(1)
    assert laid.why_not(guard("plus-6")) == "V-07"


@pytest.mark.rule("V-07")
def test_guards_on_one_card_are_one_choice():
    laid = table(at(2, "plus-5"), guards=["plus-5", "plus-5"])
    laid.roll(1)
    assert laid.choices() == [figure("start"), guard("plus-5")]
    laid.do(guard("plus-5"))
    assert (laid.card("plus-5").guards, laid.card("plus-4").guards) == (1, 1)


@pytest.mark.rule("V-08")
def test_any_number_of_figures_and_guards_share_a_card():
    laid = table(at(1, "fortune-1"), at(2, "fortune-1"), at(2, "fortune-1"), at(0, "minus-8-a"))
    assert names(laid.play(1, figure("minus-8-a"))) == ["moved_figure", "took"]
    shared = laid.card("fortune-1")
    assert (shared.figures, shared.guards) == ([1, 1, 2, 0], 1)


@pytest.mark.rule("V-09")
@pytest.mark.parametrize("face", [2, 3, 6])
def test_a_figure_stops_on_finish_and_the_rest_of_the_roll_is_lost(face):
    laid = table(at(0, "minus-9"))
    assert laid.play(face, figure("minus-9"))[0]["end"] == "finish"
    assert laid.view.seats[0].at_home == 1


@pytest.mark.rule("V-09")
def test_the_exact_roll_reaches_the_last_card():
    laid = table(at(0, "minus-9"))
    laid.play(1, figure("minus-9"))
    assert laid.card("minus-10").figures[0] == 1


@pytest.mark.rule("V-09")
def test_a_guard_stops_on_finish_too_and_never_moves_again():
    laid = table(at(0, "minus-10"), guards=["minus-10"])
    laid.play(5, guard("minus-10"))
    assert laid.card("finish").guards == 1
    laid.play(1, figure("start"))
    laid.play(1, figure("start"))
    laid.play(1, figure("start"))
    laid.play(1, figure("minus-10"))
    laid.roll(1)
    assert laid.card("finish").figures[0] == 1
    assert not laid.can(guard("finish"))
    assert laid.why_not(guard("finish")) == "V-09"


@pytest.mark.rule("V-09")
def test_a_figure_on_finish_never_moves_again():
    laid = table(at(0, "finish"))
    laid.roll(1)
    assert not laid.can(figure("finish"))
    assert laid.why_not(figure("finish")) == "V-09"


@pytest.mark.rule("V-06")
@pytest.mark.parametrize("face", range(1, 7))
def test_even_a_last_figure_before_finish_can_use_any_roll(face):
    laid = table(*[at(0, "finish")] * 2, at(0, "minus-10"), *[at(1, "finish")] * 3, seats=2, gone=behind("minus-10"),
                 guards=[])  # fmt: skip
    laid.roll(face)
    assert laid.choices() == [figure("minus-10")]
