"""School, training and studies: examinations passed and failed, and where they lead."""

import pytest

from tests.games.es_geht_seinen_gang.builders import path, table
from tests.games.happenings import having, names

SCHOOL = [
    path("road", "-", "exam class_8", ways=["upper if passed", "training"]),
    path("upper", "-", "-", "exam class_10", ways=["eos if passed", "training"]),
    path("eos", "-", "-", "exam abitur", ways=["studies if passed", "placement if failed", "training"]),
    path("training", "-", "-", "exam skilled_worker", ways=["rest"]),
    path("studies", "-", "-", "exam diplom", ways=["rest"]),
    path("placement", "-", "bbbr", "exam diplom", ways=["rest"]),
]
ONE_BLUE = ["class_8", "class_10", "abitur", "skilled_worker"]


def before(exam, chips="", **more):
    """A player right before an examination of the school above."""
    spaces = {
        "class_8": "road 1",
        "class_10": "upper 2",
        "abitur": "eos 2",
        "skilled_worker": "training 2",
        "studies": "studies 2",
        "placement": "placement 1",
    }
    return table(paths=SCHOOL, at={0: spaces[exam]}, chips={0: chips}, **more)


def after(exam, chips=""):
    """The same player, on turn again after the examination."""
    laid = before(exam, chips)
    laid.throw(1, 1)
    laid.next_turn()
    return laid


def ways_after(exam, chips=""):
    """Where a player may go on after an examination."""
    laid = after(exam, chips)
    laid.throw(1, 1)
    return laid.ways() if laid.phase == "choosing_way" else [laid.place()]


@pytest.mark.rule("E-17")
@pytest.mark.rule("E-21")
@pytest.mark.parametrize("exam", ONE_BLUE)
def test_a_certificate_costs_one_blue_at_once_and_is_worth_one(exam):
    laid = before(exam, "gbby")
    happened = laid.throw(1, 1)
    assert having(happened, "passed_exam") == [{"seat": 0, "certificate": exam}]
    assert (laid.chips(), laid.certificates(), laid.scores[0]) == ("gby", [exam], 1)
    assert laid.turn == 1


@pytest.mark.rule("E-18")
@pytest.mark.parametrize("exam", ONE_BLUE)
def test_without_a_blue_point_the_examination_is_failed(exam):
    laid = before(exam, "ggyyrr")
    happened = laid.throw(1, 1)
    assert having(happened, "failed_exam") == [{"seat": 0, "certificate": exam}]
    assert (laid.chips(), laid.certificates(), laid.scores[0]) == ("ggyyrr", [], 0)


@pytest.mark.rule("E-18")
@pytest.mark.parametrize("exam", ["class_8", "class_10"])
def test_who_fails_must_go_into_vocational_training(exam):
    assert ways_after(exam) == ["training 2"]


@pytest.mark.rule("E-19")
@pytest.mark.parametrize(("exam", "higher"), [("class_8", "upper 1"), ("class_10", "eos 1")])
def test_who_passes_may_go_on_or_straight_into_vocational_training(exam, higher):
    assert ways_after(exam, "b") == [higher, "training 1"]


@pytest.mark.rule("E-18")
def test_life_goes_on_without_the_skilled_worker_too():
    assert ways_after("skilled_worker") == ["rest 2"]


@pytest.mark.rule("E-20")
def test_after_a_passed_abitur_the_way_to_the_diplom_is_the_studies_path():
    assert ways_after("abitur", "b") == ["studies 1", "training 1"]


@pytest.mark.rule("E-20")
def test_after_a_failed_abitur_the_diplom_can_still_be_reached_by_work_placement():
    assert ways_after("abitur") == ["placement 1", "training 1"]


@pytest.mark.rule("E-20")
def test_a_life_from_the_failed_abitur_through_work_placement_to_the_diplom():
    laid = after("abitur")
    laid.throw(2, 3)
    laid.go("placement")
    assert laid.certificates() == ["diplom"]
    assert (laid.chips(), laid.scores[0], laid.place()) == ("", 4, "placement 3")


@pytest.mark.rule("E-20")
@pytest.mark.parametrize("path", ["studies", "placement"])
@pytest.mark.parametrize(
    ("chips", "passes"), [("bbbr", True), ("bbbbrr", True), ("bbr", False), ("bbbg", False), ("", False)]
)
def test_the_diplom_costs_three_blue_and_one_red(path, chips, passes):
    laid = before(path, chips)
    laid.put(0, f"{path} 2")
    laid.throw(1, 1)
    assert laid.certificates() == (["diplom"] if passes else [])
    assert laid.scores[0] == (4 if passes else 0)
    assert len(laid.chips()) == len(chips) - (4 if passes else 0)


@pytest.mark.rule("E-20")
def test_after_leaving_for_vocational_training_the_diplom_cannot_be_reached():
    laid = after("class_10", "b")
    laid.throw(1, 1)
    laid.go("training")
    laid.next_turn()
    seen = set()
    while laid.place() != "rest 1":
        seen.add(laid.place())
        laid.throw(1, 1)
        laid.next_turn()
        seen.add(laid.place())
        if laid.place().startswith("rest"):
            break
    assert not {place for place in seen if place.startswith(("studies", "placement"))}


@pytest.mark.rule("E-16")
def test_who_comes_again_with_the_certificate_pays_no_second_time():
    laid = before("class_8", "bb", certificates={0: ["class_8"]}, failed=[0])
    happened = laid.throw(1, 1)
    assert not {"passed_exam", "failed_exam"} & set(names(happened))
    assert laid.chips() == "bb"
    laid.next_turn()
    laid.throw(1, 1)
    assert laid.ways() == ["upper 1", "training 1"]


@pytest.mark.rule("E-18")
def test_who_comes_again_after_failing_can_pass():
    laid = before("class_8", "b", failed=[0])
    laid.throw(1, 1)
    laid.next_turn()
    laid.throw(1, 1)
    assert laid.ways() == ["upper 1", "training 1"]
