import pytest

from tests.games.asi_es_la_vida.builders import STANDARD, at, behind, figure, guard, table
from tests.games.happenings import names


@pytest.mark.rule("V-10")
@pytest.mark.parametrize("card", ["minus-4-a", "plus-5", "fortune-3", "minus-10"])
def test_a_figure_takes_the_card_it_leaves_empty(card):
    laid = table(at(0, card), guards=[])
    events = laid.play(1, figure(card))
    assert names(events) == ["moved_figure", "took"]
    assert events[1] == {"event": "took", "seat": 0, "card": card}
    assert laid.stock(0) == [card]
    assert card not in laid.course


@pytest.mark.rule("V-10")
def test_taking_is_no_choice_with_minus_cards_neither():
    laid = table(at(0, "minus-8-a"))
    laid.roll(1)
    (choice,) = [choice for choice in laid.match.choices() if choice.action == figure("minus-8-a")]
    assert choice.words.args["takes"] == "yes"
    laid.do(figure("minus-8-a"))
    assert laid.stock(0) == ["minus-8-a"]


@pytest.mark.rule("V-11")
@pytest.mark.parametrize("who", [0, 1])
def test_the_card_stays_when_a_figure_stays(who):
    laid = table(at(0, "plus-5"), at(who, "plus-5"))
    assert names(laid.play(1, figure("plus-5"))) == ["moved_figure"]
    assert "plus-5" in laid.course
    assert laid.stock(0) == []


@pytest.mark.rule("V-11")
def test_the_card_stays_when_a_guard_stays():
    laid = table(at(0, "fortune-2"))
    assert names(laid.play(1, figure("fortune-2"))) == ["moved_figure"]
    assert laid.card("fortune-2").guards == 1


@pytest.mark.rule("V-11")
def test_a_guard_takes_no_card():
    laid = table(at(0, "fortune-2"))
    assert names(laid.play(1, guard("fortune-2"))) == ["moved_guard"]
    assert "fortune-2" in laid.course
    assert laid.stock(0) == []


@pytest.mark.rule("V-12")
def test_start_is_never_taken():
    laid = table(*[at(0, "plus-1")] * 2, *[at(1, "plus-1")] * 3, seats=2)
    assert "took" not in names(laid.play(1, figure("start")))
    assert laid.course[0] == "start"


@pytest.mark.rule("V-12")
def test_finish_is_never_taken():
    laid = table(at(0, "minus-10"), seats=2)
    laid.play(1, figure("minus-10"))
    assert laid.stock(0) == ["minus-10"]
    assert laid.course[-1] == "finish"


@pytest.mark.rule("V-13")
def test_gaps_are_not_counted():
    laid = table(at(0, "minus-2-a"), gone=["minus-4-a", "minus-6-a"])
    assert laid.play(3, figure("minus-2-a"))[0]["end"] == "minus-7-a"


@pytest.mark.rule("V-13")
def test_the_gap_a_figure_leaves_behind_counts_for_nobody():
    laid = table(at(0, "minus-3-a"), seats=2)
    laid.play(1, figure("minus-3-a"))
    assert laid.ends(4)["figure", "start"] == "minus-5-a"


@pytest.mark.rule("V-14")
def test_a_card_every_figure_has_passed_is_out_of_the_game():
    everybody = [*[at(0, "plus-5")] * 2, *[at(1, "plus-5")] * 3]
    laid = table(at(0, "minus-7-a"), *everybody, seats=2, guards=[], gone=behind("minus-7-a"))
    events = laid.play(3, figure("minus-7-a"))
    assert names(events) == ["moved_figure", "took", "passed_by", "passed_by"]
    assert [event["card"] for event in events[2:]] == ["minus-8-a", "fortune-1"]
    assert laid.view.out == [*behind("minus-7-a"), "minus-8-a", "fortune-1"]
    assert laid.course[:2] == ["start", "fortune-2"]
    assert [seat.count for seat in laid.view.seats] == [1, 0]


@pytest.mark.rule("V-14")
def test_the_guards_on_a_passed_card_are_out_too():
    everybody = [*[at(0, "plus-5")] * 2, *[at(1, "plus-5")] * 3]
    laid = table(
        at(0, "fortune-1"), *everybody, seats=2, guards=["fortune-1", "fortune-1"], gone=behind("fortune-1")
    )
    events = laid.play(1, figure("fortune-1"))
    assert events[1] == {"event": "passed_by", "card": "fortune-1", "guards": 2}
    assert sum(card.guards for card in laid.view.course) == 0
    assert laid.stock(0) == []


@pytest.mark.rule("V-14")
def test_a_card_stays_while_one_figure_is_still_behind_it():
    laid = table(at(0, "minus-7-a"), *[at(0, "plus-5")] * 2, *[at(1, "plus-5")] * 2, seats=2)
    assert names(laid.play(3, figure("minus-7-a"))) == ["moved_figure", "took"]
    assert "minus-8-a" in laid.course  # one figure is on Start


@pytest.mark.rule("V-14")
def test_cards_from_the_last_figure_on_stay():
    laid = table(at(0, "plus-8"), *[at(0, "plus-2")] * 2, *[at(1, "plus-5")] * 3, seats=2, guards=["plus-6"],
                 gone=behind("plus-8"))  # fmt: skip
    laid.play(1, figure("plus-8"))
    assert laid.course == ["start", *STANDARD[STANDARD.index("plus-7") :]]


@pytest.mark.rule("V-14")
def test_what_is_left_when_the_last_figure_gets_home_scores_for_nobody():
    laid = table(*[at(0, "finish")] * 2, at(0, "minus-8-b"), *[at(1, "finish")] * 3, seats=2, guards=["minus-10"],
                 gone=behind("minus-8-b"))  # fmt: skip
    events = laid.play(3, figure("minus-8-b"))
    assert names(events) == ["moved_figure", "took", "all_home", "passed_by", "passed_by"]
    assert laid.view.over
    assert laid.course == ["start", "finish"]
    assert laid.stock(0) == ["minus-8-b"]
