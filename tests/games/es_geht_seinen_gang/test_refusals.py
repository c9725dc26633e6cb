"""What can't be done is refused with the reason and its rule, and changes nothing."""

import pytest

from laufspiel.games.es_geht_seinen_gang import GAME
from laufspiel.games.es_geht_seinen_gang.state import ACTIONS
from laufspiel.kernel.struct import copy, same
from tests.games.es_geht_seinen_gang.builders import card, clinic, path, table


def refused(laid, seat, do, **values):
    """Why this seat can't do this: the sentence's id without the game's, the rule and what the sentence tells."""
    action, before = ACTIONS.number({"do": do, **values}), copy(laid.state)
    assert seat != laid.actor or action not in laid.legal()
    refusal = GAME.why_not(laid.board, laid.state, seat, action)
    assert same(before, laid.state)
    return refusal.words.id.removeprefix("es-geht-seinen-gang-why-"), refusal.rule


def stopped(space, **more):
    laid = table(paths=[path("road", space, "-", "-", career="sport", ways=["rest"])], **more)
    laid.throw(1, 1)
    laid.do("stop")
    return laid


@pytest.mark.rule("E-04")
@pytest.mark.parametrize(
    ("space", "do", "values"),
    [
        ("konsum", "buy", {"good": "good-4"}),
        ("disko", "meet", {"partner": "partner-4"}),
        ("level", "rise", {"level": "sport-1"}),
    ],
)
def test_what_cannot_be_paid_is_refused(space, do, values):
    assert refused(stopped(space, chips={0: "y"}), 0, do, **values) == ("too-dear", "E-04")


@pytest.mark.rule("E-04")
def test_the_refusal_tells_which_points_are_missing():
    laid = stopped("konsum", chips={0: "y"})
    refusal = GAME.why_not(laid.board, laid.state, 0, ACTIONS.number({"do": "buy", "good": "good-4"}))
    told = {"card": "good-4", "green": 0, "blue": 0, "yellow": 3, "red": 0}
    assert told.items() <= refusal.words.args.items()


@pytest.mark.rule("E-07")
@pytest.mark.parametrize(
    ("space", "do", "values", "held"),
    [
        ("konsum", "buy", {"good": "good-1"}, "goods"),
        ("disko", "meet", {"partner": "partner-3"}, "partners"),
        ("level", "rise", {"level": "sport-1"}, "levels"),
    ],
)
def test_what_is_gone_is_refused(space, do, values, held):
    (key,) = values.values()
    rich = {0: "bbyyyyr"}
    assert refused(stopped(space, chips=rich, **{held: {key: 1}}), 0, do, **values) == ("gone", "E-07")
    assert refused(stopped(space, chips=rich, **{held: {key: 0}}), 0, do, **values) == (
        "yours-already",
        "E-07",
    )


@pytest.mark.rule("E-25")
def test_a_partner_of_the_own_sex_is_refused():
    assert refused(stopped("disko", chips={0: "ggbb"}), 0, "meet", partner="partner-1") == ("own-sex", "E-25")


@pytest.mark.rule("E-31")
def test_a_level_out_of_turn_is_refused():
    laid = stopped("level", chips={0: "bbbbyygr"})
    assert refused(laid, 0, "rise", level="sport-2") == ("out-of-turn", "E-31")


@pytest.mark.rule("E-31")
def test_a_level_of_another_career_is_refused():
    laid = stopped("level", chips={0: "bbbbyygr"})
    assert refused(laid, 0, "rise", level="science-1") == ("other-career", "E-31")


@pytest.mark.parametrize(
    ("space", "do", "values", "rule"),
    [
        ("konsum", "buy", {"good": "good-30"}, "E-26"),
        ("disko", "meet", {"partner": "partner-16"}, "E-25"),
        ("level", "rise", {"level": "sport-8"}, "E-31"),
    ],
)
def test_what_is_not_in_the_box_is_refused(space, do, values, rule):
    assert refused(stopped(space), 0, do, **values) == ("no-such-card", rule)


@pytest.mark.rule("E-14")
def test_before_buying_one_has_to_stop():
    laid = table("konsum", "-", chips={0: "y"})
    laid.throw(1, 1)
    assert refused(laid, 0, "buy", good="good-1") == ("stop-first", "E-14")


@pytest.mark.rule("E-26")
def test_buying_elsewhere_is_refused():
    assert refused(stopped("disko", chips={0: "y"}), 0, "buy", good="good-1") == ("no-konsum", "E-26")


@pytest.mark.rule("E-28")
@pytest.mark.parametrize(("life", "way", "why"), [("woman", 0, "way-men"), ("man", 1, "way-women")])
def test_the_other_sexs_service_is_refused(life, way, why):
    service = [path("basic", "-", ways=["rest"]), path("civil", "-", ways=["rest"])]
    laid = table(
        paths=[path("road", "-", ways=["basic if man", "civil if woman", "rest"]), *service],
        lives=[life, "man"],
    )
    laid.throw(2, 1)
    assert refused(laid, 0, "go", way=way) == (why, "E-28")


@pytest.mark.rule("E-18")
@pytest.mark.rule("E-20")
@pytest.mark.parametrize(
    ("failed", "way", "why"), [([0], 0, ("way-passed", "E-18")), ([], 1, ("way-failed", "E-20"))]
)
def test_ways_that_an_examination_closed_are_refused(failed, way, why):
    ends = [path("studies", "-", ways=["rest"]), path("placement", "-", ways=["rest"])]
    ways = ["studies if passed", "placement if failed", "rest"]
    laid = table(paths=[path("road", "-", ways=ways), *ends], failed=failed)
    laid.throw(2, 1)
    assert refused(laid, 0, "go", way=way) == why


@pytest.mark.rule("E-12")
def test_a_way_that_is_not_there_is_refused():
    laid = table(paths=[path("road", "-", ways=["rest", "last"])])
    laid.throw(2, 1)
    assert refused(laid, 0, "go", way=4) == ("no-such-way", "E-12")


@pytest.mark.rule("E-08")
def test_acting_out_of_turn_is_refused():
    assert refused(stopped("konsum", chips={0: "y"}), 1, "leave") == ("not-your-turn", "E-08")


@pytest.mark.rule("E-09")
def test_nobody_throws_for_luck_or_acts_while_the_dice_are_awaited():
    laid = table("-")
    assert refused(laid, 0, "throw", white="6", black="6") == ("luck", "E-09")
    assert refused(laid, 0, "leave") == ("luck-first", "E-09")


@pytest.mark.rule("E-01")
def test_a_life_is_chosen_once():
    laid = clinic()
    assert refused(laid, 1, "live", life="woman") == ("not-your-turn", "E-08")
    assert refused(stopped("konsum"), 0, "live", life="man") == ("life-chosen", "E-01")


@pytest.mark.rule("E-23")
def test_open_cards_are_paid_by_themselves_unless_wished_otherwise():
    laid = stopped("konsum", questions=[card("demand", "r")] * 2, open_cards={"question-1": 0})
    assert refused(laid, 0, "pay_card", question="question-1") == ("paid-at-once", "E-23")


@pytest.mark.rule("E-23")
def test_a_card_that_is_not_open_or_too_dear_cannot_be_paid():
    laid = table(
        "-", "-", "-", chips={0: "y"}, pay_open="when_wished",
        questions=[card("demand", "y"), card("demand", "yyr"), card("gain", "g")],
        open_cards={"question-1": 0, "question-2": 0},
    )  # fmt: skip
    laid.throw(1, 1)
    laid.throw(1, 1)
    assert refused(laid, 0, "pay_card", question="question-2") == ("too-dear", "E-23")
    assert refused(laid, 0, "pay_card", question="question-3") == ("no-open-card", "E-23")


@pytest.mark.rule("E-22")
def test_who_has_nothing_or_has_finished_cannot_be_chosen():
    laid = table(
        "question", seats=4, questions=[card("take_from_one", "y")] * 2, chips={1: "y", 2: "r", 3: "y"}
    )
    laid.end_life(3)
    laid.throw(1, 1)
    laid.draw(1)
    assert refused(laid, 0, "choose", other=0) == ("nobody-there", "E-22")
    assert refused(laid, 0, "choose", other=2) == ("nothing-to-take", "E-22")
    assert refused(laid, 0, "choose", other=3) == ("life-over", "E-22")


@pytest.mark.rule("E-41")
def test_after_the_end_nothing_can_be_done():
    laid = table(at={0: "last 10", 1: "last 8"})
    laid.throw(1, 1)
    laid.throw(3, 1)
    assert laid.is_over
    assert refused(laid, 0, "leave") == ("over", "E-41")


@pytest.mark.rule("E-11")
@pytest.mark.parametrize(("white", "way", "why"), [(1, 0, "way-early"), (6, 1, "way-late")])
def test_the_other_birth_is_refused(white, way, why):
    births = [path("clinic", "-", ways=["early if early", "birth if late", "rest", "last"])]
    laid = clinic(first=0, paths=births)
    for _ in range(2):
        laid.do("live", life="man")
    laid.throw(white, 1)
    assert refused(laid, 0, "go", way=way) == (why, "E-11")


@pytest.mark.parametrize(
    ("do", "values", "why"),
    [
        ("go", {"way": 0}, ("no-crossing", "E-12")),
        ("stop", {}, ("no-stop-here", "E-14")),
        ("pass_by", {}, ("no-stop-here", "E-14")),
        ("meet", {"partner": "partner-3"}, ("no-disko", "E-25")),
        ("rise", {"level": "sport-1"}, ("no-level-here", "E-31")),
        ("choose", {"other": 1}, ("no-choosing-now", "E-22")),
    ],
)
def test_what_is_not_asked_now_is_refused(do, values, why):
    assert refused(stopped("konsum", chips={0: "bbyyr"}), 0, do, **values) == why


def test_with_no_stop_there_is_nothing_to_leave_and_nothing_to_pay():
    laid = table(paths=[path("road", "-", ways=["rest", "last"])], pay_open="when_wished")
    laid.throw(2, 1)
    assert refused(laid, 0, "leave") == ("nowhere-to-leave", "E-14")
    assert refused(laid, 0, "pay_later") == ("no-paying-now", "E-23")
    assert refused(laid, 0, "pay_card", question="question-1") == ("no-paying-now", "E-23")
