"""Question cards: the deck, what cards do and for whom, and demands that stay open."""

import pytest

from tests.games.es_geht_seinen_gang.builders import card, effect, path, table
from tests.games.happenings import having, names

PRICE = "yyr"


def reading(*effects, chips="", seats=3, spaces=("-", "-", "question"), white=None, beside=(), **more):
    """A player who has drawn a card with these effects; the table and what happened."""
    laid = table(
        paths=[path("road", *spaces, *["-"] * 9, ways=["rest"]), *beside],
        seats=seats,
        questions=[list(effects), card("gain", "g")],
        chips=chips if isinstance(chips, dict) else {0: chips},
        **more,
    )
    laid.throw(white or len(spaces), 6)
    return laid, laid.draw(1)


# The deck


@pytest.mark.rule("E-22")
def test_any_unseen_card_may_come_up():
    laid = table("question", questions=[card("gain", "g")] * 4)
    laid.throw(1, 1)
    assert laid.choices("draw") == [f"question-{i}" for i in (1, 2, 3, 4)]


@pytest.mark.rule("E-22")
def test_used_cards_go_under_the_deck_and_come_up_again_in_that_order():
    laid = table("question", questions=[card("gain", "g")] * 3)
    for number in (2, 3, 1):
        laid.put(0, "door")
        laid.throw(1, 1)
        laid.draw(number)
        laid.next_turn()
    assert laid.under == ["question-2", "question-3", "question-1"]
    laid.put(0, "door")
    laid.throw(1, 1)
    assert laid.choices("draw") == ["question-2"]
    laid.draw(2)
    assert laid.under == ["question-3", "question-1", "question-2"]


@pytest.mark.rule("E-22")
def test_the_unseen_cards_come_up_before_those_under_the_deck():
    laid = table("question", questions=[card("gain", "g")] * 3)
    laid.throw(1, 1)
    laid.draw(2)
    laid.next_turn()
    laid.put(0, "door")
    laid.throw(1, 1)
    assert laid.choices("draw") == ["question-1", "question-3"]


@pytest.mark.rule("E-22")
def test_with_all_cards_kept_open_nothing_is_drawn():
    laid = table(
        "question", "g", questions=[card("demand", "y")] * 2, open_cards={"question-1": 1, "question-2": 1}
    )
    laid.throw(1, 1)
    assert (laid.turn, laid.is_throwing, laid.chips()) == (1, True, "")


# Each effect


@pytest.mark.rule("E-22")
def test_gain():
    laid, happened = reading(effect("gain", "ggbyr"))
    assert laid.chips() == "ggbyr"
    assert names(happened) == ["drew", *["gained"] * 4]
    assert laid.turn == 1


@pytest.mark.rule("E-23")
def test_demand():
    laid, _ = reading(effect("demand", PRICE), chips="gyyyr")
    assert (laid.chips(), laid.open_cards(), laid.under) == ("gy", [], ["question-1"])
    assert laid.scores[0] == 0


@pytest.mark.rule("E-22")
def test_forward():
    laid, _ = reading(effect("forward", count=2), spaces=["question", "g", "b"], white=1)
    assert (laid.place(), laid.chips(), laid.turn) == ("road 3", "b", 1)


@pytest.mark.rule("E-22")
def test_back():
    laid, _ = reading(effect("back", count=2), spaces=["bb", "g", "question"])
    assert (laid.place(), laid.chips(), laid.turn) == ("road 1", "bb", 1)


@pytest.mark.rule("E-22")
def test_back_leads_to_the_first_space_of_the_path_at_most():
    laid, _ = reading(effect("back", count=6), spaces=["bb", "g", "question"])
    assert (laid.place(), laid.chips()) == ("road 1", "bb")


@pytest.mark.rule("E-22")
def test_to_a_named_space():
    side = path("side", "-", "yy", "-", ways=["rest"])
    laid, happened = reading(effect("to_space", to="side 2"), beside=[side])
    assert (laid.place(), laid.chips(), laid.turn) == ("side 2", "yy", 1)
    assert "sent" in names(happened)


@pytest.mark.rule("E-22")
def test_onto_the_crooked_path():
    laid, _ = reading(effect("to_crooked"))
    assert (laid.place(), laid.chips(), laid.career()) == ("crooked 1", "y", "crooked")


@pytest.mark.rule("E-22")
@pytest.mark.rule("E-35")
def test_to_prison():
    laid, _ = reading(effect("to_prison"))
    assert (laid.place(), laid.phase) == ("prison 1", "prison_roll")
    laid.roll(2)
    assert (laid.misses(), laid.turn) == (2, 1)


@pytest.mark.rule("E-22")
def test_missed_turns():
    laid, _ = reading(effect("miss_turns", count=2))
    assert laid.misses() == 2


@pytest.mark.rule("E-22")
def test_missed_turns_add_up():
    laid, _ = reading(effect("miss_turns", count=2), effect("miss_turns", count=1))
    assert laid.misses() == 3


@pytest.mark.rule("E-22")
@pytest.mark.rule("E-05")
def test_a_gift_counts_what_the_good_costs():
    laid, happened = reading(effect("gift", good="good-4"))
    assert having(happened, "was_given") == [{"seat": 0, "good": "good-4"}]
    assert (laid.cards(), laid.chips(), laid.scores[0]) == (["good-4"], "", 4)


@pytest.mark.rule("E-07")
@pytest.mark.rule("E-22")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_gift_that_is_gone_is_not_given(holder):
    laid, happened = reading(effect("gift", good="good-4"), goods={"good-4": holder})
    assert "was_given" not in names(happened)
    assert laid.cards(holder) == ["good-4"]


@pytest.mark.rule("E-22")
def test_all_gain():
    laid, _ = reading(effect("all_gain", "gr"))
    assert [laid.chips(seat) for seat in range(3)] == ["gr"] * 3


@pytest.mark.rule("E-22")
def test_the_others_gain():
    laid, _ = reading(effect("others_gain", "gr"))
    assert [laid.chips(seat) for seat in range(3)] == ["", "gr", "gr"]


@pytest.mark.rule("E-22")
def test_each_gives_you_no_more_than_there_is():
    laid, happened = reading(effect("each_gives_you", "yyr"), chips={0: "g", 1: "yr", 2: "yyyb"})
    assert [laid.chips(seat) for seat in range(3)] == ["gyyyr", "", "by"]
    assert {event["other"] for event in having(happened, "gave")} == {0}


@pytest.mark.rule("E-22")
def test_you_give_each_from_your_left_as_long_as_there_is_something():
    laid, _ = reading(effect("you_give_each", "yyr"), chips={0: "gyyyr"})
    assert [laid.chips(seat) for seat in range(3)] == ["g", "yyr", "y"]


@pytest.mark.rule("E-22")
def test_take_from_one():
    laid, _ = reading(effect("take_from_one", "bby"), chips={1: "by", 2: "bbb"})
    assert (laid.actor, laid.choices("choose")) == (0, [1, 2])
    laid.do("choose", other=2)
    assert [laid.chips(seat) for seat in range(3)] == ["bb", "by", "b"]
    assert laid.turn == 1


@pytest.mark.rule("E-22")
def test_give_to_one():
    laid, _ = reading(effect("give_to_one", "bby"), chips={0: "bgg"})
    assert (laid.actor, laid.choices("choose")) == (0, [1, 2])
    laid.do("choose", other=1)
    assert [laid.chips(seat) for seat in range(3)] == ["gg", "b", ""]


@pytest.mark.rule("E-22")
@pytest.mark.parametrize(
    ("do", "chips"), [("take_from_one", {0: "bb", 2: "rr"}), ("give_to_one", {0: "rr", 1: "b"})]
)
def test_with_nothing_to_take_or_give_nobody_is_chosen(do, chips):
    laid, happened = reading(effect(do, "by"), chips=chips)
    assert names(happened) == ["drew"]
    assert laid.turn == 1


@pytest.mark.rule("E-22")
def test_only_who_has_something_of_it_can_be_chosen_to_give():
    laid, _ = reading(effect("take_from_one", "by"), chips={1: "rr", 2: "y"})
    assert laid.choices("choose") == [2]


@pytest.mark.rule("E-22")
@pytest.mark.rule("E-37")
@pytest.mark.parametrize("do", ["all_gain", "others_gain", "each_gives_you", "you_give_each"])
def test_a_card_touches_nobody_whose_life_is_over(do):
    laid = table("question", seats=3, questions=[card(do, "y")] * 2, chips={0: "yy", 1: "y", 2: "y"})
    laid.end_life(1)
    laid.throw(1, 1)
    laid.draw(1)
    assert laid.chips(1) == "y"


@pytest.mark.rule("E-22")
@pytest.mark.rule("E-37")
def test_nobody_whose_life_is_over_can_be_chosen():
    laid = table("question", seats=3, questions=[card("take_from_one", "y")] * 2, chips={1: "y", 2: "y"})
    laid.end_life(1)
    laid.throw(1, 1)
    laid.draw(1)
    assert laid.choices("choose") == [2]


@pytest.mark.rule("E-22")
def test_effects_follow_one_another_in_the_order_of_the_card():
    laid, _ = reading(
        effect("gain", "y"), effect("give_to_one", "y"), effect("miss_turns", count=1), chips=""
    )
    laid.do("choose", other=1)
    assert (laid.chips(0), laid.chips(1), laid.misses()) == ("", "y", 1)


# For whom

HAVING = {
    "woman": {"lives": ["woman", "man"]},
    "man": {"lives": ["man", "man"]},
    "partner": {"partners": {"partner-3": 0}},
    "single": {},
    "child": {"children": {0: 1}},
    "diplom": {"certificates": {0: ["diplom"]}},
    "no_diplom": {"certificates": {0: ["abitur", "class_8"]}},
    "good": {"goods": {"good-1": 0}},
}
LACKING = {
    "woman": HAVING["man"],
    "man": HAVING["woman"],
    "partner": {"partners": {"partner-3": 1}},
    "single": HAVING["partner"],
    "child": {"children": {1: 1}},
    "diplom": HAVING["no_diplom"],
    "no_diplom": HAVING["diplom"],
    "good": {"goods": {"good-1": 1}},
}


@pytest.mark.rule("E-22")
@pytest.mark.parametrize("only_if", HAVING)
def test_an_effect_holds_for_whom_it_names(only_if):
    laid, _ = reading(effect("gain", "b", only_if), **HAVING[only_if])
    assert laid.chips() == "b"


@pytest.mark.rule("E-22")
@pytest.mark.parametrize("only_if", LACKING)
def test_an_effect_does_not_hold_for_others(only_if):
    laid, _ = reading(effect("gain", "b", only_if), effect("gain", "g"), **LACKING[only_if])
    assert laid.chips() == "g"


# Moves by card


@pytest.mark.rule("E-15")
@pytest.mark.parametrize("space", ["question", "pram", "death"])
@pytest.mark.parametrize("do", ["forward", "to_space", "back"])
def test_question_pram_and_death_spaces_count_for_dice_only(space, do):
    more = {"to": "road 1"} if do == "to_space" else {"count": 2}
    spaces = ["question", "-", space] if do == "forward" else [space, "-", "question"]
    laid, _ = reading(
        effect(do, **more), spaces=spaces, white=1 if do == "forward" else 3, partners={"partner-3": 0}
    )
    assert (laid.turn, laid.is_alive(), laid.chips()) == (1, True, "")


@pytest.mark.rule("E-13")
@pytest.mark.parametrize("do", ["forward", "to_space", "back"])
def test_a_cards_move_follows_the_red_arrow_it_ends_on(do):
    more = {"to": "road 1"} if do == "to_space" else {"count": 2}
    spaces = ["question", "-", "> side"] if do == "forward" else ["> side", "-", "question"]
    laid, _ = reading(
        effect(do, **more),
        spaces=spaces,
        white=1 if do == "forward" else 3,
        beside=[path("side", "yy", "-", ways=["rest"])],
    )
    assert (laid.place(), laid.chips(), laid.turn) == ("side 1", "yy", 1)


@pytest.mark.rule("E-29")
def test_a_card_that_leads_back_to_a_minus_space_leads_further_back():
    laid, _ = reading(effect("back", count=1), spaces=["-", "b", "-", "back 2", "question"])
    assert (laid.place(), laid.chips()) == ("road 2", "b")


@pytest.mark.rule("E-16")
def test_a_cards_move_stops_at_an_a_space():
    laid, happened = reading(effect("forward", count=5), spaces=["question", "exam class_8"], white=1)
    assert having(happened, "failed_exam")
    assert laid.place() == "road 2"


@pytest.mark.rule("E-14")
def test_a_cards_move_can_stop_only_where_it_ends():
    spaces = ["question", "disko", "konsum"]
    laid, _ = reading(effect("forward", count=2), spaces=spaces, white=1)
    assert (laid.phase, laid.place()) == ("stopping", "road 3")
    laid.do("pass_by")
    assert laid.turn == 1
    laid, _ = reading(effect("forward", count=3), spaces=spaces, white=1)
    assert (laid.place(), laid.turn) == ("road 4", 1)
