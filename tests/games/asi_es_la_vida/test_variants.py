import pytest

from laufspiel.games import shipped_edition
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.match import prepare
from tests.games.asi_es_la_vida.builders import (
    GAME,
    PASS,
    TODAY,
    at,
    behind,
    figure,
    figure_back,
    guard,
    guard_back,
    seats_of,
    table,
)
from tests.games.happenings import names

# Variant ones


@pytest.mark.rule("V-ones")
def test_on_a_one_a_piece_may_go_forward_or_back_or_the_player_passes():
    laid = table(at(0, "fortune-2"), ones="yes")
    laid.roll(1)
    assert sorted(map(str, laid.choices())) == sorted(
        map(
            str,
            [
                figure("start"), figure("fortune-2"), guard("fortune-2"),
                figure_back("fortune-2"), guard_back("fortune-2"), PASS,
            ],
        )
    )  # fmt: skip


@pytest.mark.rule("V-ones")
@pytest.mark.parametrize("face", range(2, 7))
def test_on_any_other_number_there_is_no_way_back_and_no_pass(face):
    laid = table(at(0, "fortune-2"), ones="yes")
    laid.roll(face)
    assert {choice["do"] for choice in laid.choices()} == {"figure", "guard"}
    assert laid.why_not(figure_back("fortune-2")) == "V-ones"
    assert laid.why_not(PASS) == "V-ones"


@pytest.mark.rule("V-ones")
def test_a_figure_going_back_takes_the_card_it_leaves_empty():
    laid = table(at(0, "plus-5"), ones="yes")
    assert laid.play(1, figure_back("plus-5")) == [
        {"event": "moved_figure", "seat": 0, "start": "plus-5", "end": "plus-6"},
        {"event": "took", "seat": 0, "card": "plus-5"},
    ]


@pytest.mark.rule("V-ones")
def test_going_back_does_not_count_gaps_either():
    laid = table(at(0, "plus-5"), ones="yes", gone=["plus-6", "plus-7"])
    assert laid.play(1, figure_back("plus-5"))[0]["end"] == "plus-8"


@pytest.mark.rule("V-ones")
def test_a_guard_goes_back_with_a_figure_beside_it():
    laid = table(at(1, "fortune-2"), ones="yes")
    assert names(laid.play(1, guard_back("fortune-2"))) == ["moved_guard"]
    assert laid.card("fortune-1").guards == 2
    laid.roll(1)
    assert laid.why_not(guard_back("fortune-1")) == "V-07"


@pytest.mark.rule("V-ones")
def test_a_piece_goes_back_onto_start_but_not_beyond():
    laid = table(at(0, "minus-1-a"), seats=2, ones="yes")
    assert laid.play(1, figure_back("minus-1-a"))[0]["end"] == "start"
    laid.roll(1)
    assert not laid.can(figure_back("start"))
    assert laid.why_not(figure_back("start")) == "V-ones"


@pytest.mark.rule("V-ones")
def test_nothing_comes_back_from_finish():
    laid = table(at(0, "finish"), ones="yes", guards=["finish"])
    laid.roll(1)
    assert not laid.can(figure_back("finish"))
    assert not laid.can(guard_back("finish"))
    assert laid.why_not(figure_back("finish")) == "V-09"


@pytest.mark.rule("V-ones")
def test_passing_changes_nothing_but_the_turn():
    laid = table(at(0, "minus-8-a"), seats=2, ones="yes")
    before = laid.view
    assert laid.play(1, PASS) == [{"event": "passed", "seat": 0}]
    assert laid.view.course == before.course
    assert laid.stock(0) == []
    assert laid.turn == 1


# Variant recycle


@pytest.mark.rule("V-recycle")
def test_a_passed_card_goes_to_the_end_of_the_course():
    everybody = [*[at(0, "plus-5")] * 2, *[at(1, "plus-5")] * 3]
    laid = table(at(0, "minus-7-a"), *everybody, seats=2, guards=[], gone=behind("minus-7-a"), recycle="yes")
    events = laid.play(3, figure("minus-7-a"))
    assert names(events) == ["moved_figure", "took", "recycled", "recycled"]
    assert laid.course[-4:] == ["minus-10", "minus-8-a", "fortune-1", "finish"]
    assert laid.course[1] == "fortune-2"


@pytest.mark.rule("V-recycle")
def test_guards_on_a_recycled_card_leave_the_game():
    everybody = [*[at(0, "plus-5")] * 2, *[at(1, "plus-5")] * 3]
    laid = table(at(0, "fortune-1"), *everybody, seats=2, guards=["fortune-1"], gone=behind("fortune-1"),
                 recycle="yes")  # fmt: skip
    assert laid.play(1, figure("fortune-1"))[1] == {"event": "recycled", "card": "fortune-1", "guards": 1}
    assert sum(card.guards for card in laid.view.course) == 0


@pytest.mark.rule("V-recycle")
def test_a_recycled_card_is_walked_on_and_taken_like_any_other():
    laid = table(at(0, "fortune-1"), *[at(0, "minus-10")] * 2, *[at(1, "minus-10")] * 3, seats=2,
                 guards=["fortune-1"], gone=behind("fortune-1"), recycle="yes")  # fmt: skip
    laid.play(6, figure("fortune-1"))
    assert laid.play(1, figure("minus-10"))[0]["end"] == "fortune-1"
    laid.play(2, figure("minus-10"))
    assert laid.play(2, figure("fortune-1"))[1] == {"event": "took", "seat": 1, "card": "fortune-1"}


@pytest.mark.rule("V-recycle")
def test_the_game_ends_though_cards_are_recycled():
    laid = table(at(0, "minus-9"), *[at(0, "finish")] * 2, *[at(1, "finish")] * 3, seats=2, guards=["minus-9"],
                 gone=behind("minus-9"), recycle="yes")  # fmt: skip
    laid.play(6, figure("minus-9"))
    assert laid.match.is_over


# Variant sprint


@pytest.mark.rule("V-sprint")
def test_the_game_ends_when_one_player_has_all_figures_home():
    laid = table(at(0, "minus-10"), *[at(0, "finish")] * 2, seats=3, sprint="yes")
    laid.play(1, figure("minus-10"))
    assert laid.match.is_over


@pytest.mark.rule("V-sprint")
def test_the_others_take_the_cards_on_which_their_figures_stand_alone():
    laid = table(
        at(0, "minus-10"), *[at(0, "finish")] * 2,
        at(1, "plus-5"), at(1, "plus-6"), at(1, "fortune-1"),
        at(2, "minus-3-b"), at(2, "minus-3-b"), at(2, "plus-6"),
        seats=3, sprint="yes",
    )  # fmt: skip
    events = laid.play(1, figure("minus-10"))
    assert [event for event in events if event["event"] == "took_last"] == [
        {"event": "took_last", "seat": 1, "card": "plus-5"},
        {"event": "took_last", "seat": 2, "card": "minus-3-b"},
    ]
    assert [seat.score for seat in laid.view.seats] == [-10, 5, -3]


@pytest.mark.rule("V-sprint")
def test_figures_on_start_take_nothing_at_the_end():
    laid = table(at(0, "minus-10"), *[at(0, "finish")] * 2, seats=2, sprint="yes")
    assert "took_last" not in names(laid.play(1, figure("minus-10")))


# Variant straggler


def before_the_end(*figures, guards=(), gone=(), taken=None):
    """Two players; the second has a figure on the way and the first is about to bring the last one home."""
    homes = [at(0, "finish")] * 2 + [at(1, "finish")] * 2
    return table(*figures, *homes, seats=2, guards=guards, gone=gone, taken=taken, straggler="yes")


@pytest.mark.rule("V-straggler")
def test_the_game_ends_when_only_one_figure_is_not_home():
    laid = before_the_end(at(0, "minus-10"))
    laid.play(1, figure("minus-10"))
    assert laid.match.is_over


@pytest.mark.rule("V-straggler")
def test_the_owner_of_the_last_figure_takes_the_highest_minus_card_on_the_course():
    laid = before_the_end(at(0, "minus-10"))
    assert laid.play(1, figure("minus-10"))[-1] == {"event": "took_last", "seat": 1, "card": "minus-9"}
    assert laid.stock(1) == ["minus-9"]


@pytest.mark.rule("V-straggler")
def test_cards_with_guards_are_not_taken_from_the_straggler():
    laid = before_the_end(at(0, "minus-10"), guards=["minus-9", "minus-8-a", "minus-8-b"])
    laid.play(1, figure("minus-10"))
    assert laid.match.view(None).seats[1].score == -7


@pytest.mark.rule("V-straggler")
def test_the_card_under_the_last_figure_is_one_of_them():
    laid = before_the_end(at(0, "minus-10"), at(1, "minus-9"), gone=behind("minus-9"))
    laid.play(1, figure("minus-10"))
    assert laid.stock(1) == ["minus-9"]


@pytest.mark.rule("V-straggler")
@pytest.mark.rule("V-14")
def test_a_card_that_every_figure_has_passed_is_not_the_stragglers():
    laid = before_the_end(at(0, "minus-8-b"), at(1, "minus-10"), gone=behind("minus-8-b"))
    events = laid.play(6, figure("minus-8-b"))
    assert names(events) == ["moved_figure", "took", "all_home", "passed_by", "took_last"]
    assert "minus-9" in laid.view.out
    assert laid.stock(1) == ["minus-10"]


@pytest.mark.rule("V-straggler")
def test_with_no_minus_card_left_nothing_is_taken():
    laid = before_the_end(at(0, "minus-10"), at(1, "minus-9"), gone=behind("minus-9"), guards=["minus-9"])
    assert "took_last" not in names(laid.play(1, figure("minus-10")))


@pytest.mark.rule("V-straggler")
def test_fortune_cannot_turn_the_stragglers_card():
    taken = {1: ["fortune-1", "fortune-2", "minus-3-a"]}
    laid = before_the_end(at(0, "minus-10"), taken=taken)
    laid.play(1, figure("minus-10"))
    turned = {card.key: card.turned for card in laid.view.seats[1].cards}
    assert (turned["minus-9"], turned["minus-3-a"]) == (False, True)
    assert laid.score(1) == 3 - 9


# Together


@pytest.mark.rule("V-sprint")
@pytest.mark.rule("V-straggler")
def test_a_game_has_one_kind_of_ending():
    laid = shipped_edition("asi-es-la-vida", "")
    options = {"sprint": "yes", "straggler": "yes"}
    with pytest.raises(OptionError, match="sprint and straggler"):
        prepare(GAME, laid, options, seats_of(["red", "blue"]), TODAY)


@pytest.mark.parametrize(
    ("wished", "right"),
    [
        ({"twos": "yes"}, ["“twos”", "first, tie, hidden_stock, ones, recycle, sprint, straggler"]),
        ({"ones": "perhaps"}, ["“ones”", "“perhaps”", "no, yes"]),
        ({"tie": "coin"}, ["“tie”", "“coin”", "shared, fewest_fortune"]),
    ],
)
def test_an_unknown_variant_or_value_is_refused(wished, right):
    with pytest.raises(OptionError) as refused:
        prepare(GAME, shipped_edition("asi-es-la-vida", ""), wished, seats_of(["red", "blue"]), TODAY)
    assert all(part in str(refused.value) for part in right)
