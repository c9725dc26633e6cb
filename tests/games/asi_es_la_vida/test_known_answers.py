"""The rulebook's example of four turns, as the catalogue tells it."""

import pytest

from tests.games.asi_es_la_vida.builders import at, figure, guard, table
from tests.games.happenings import names


@pytest.fixture
def example():
    """Red and Blue share the first −4; one more figure of Blue, one of Orange and one of Yellow are on their way."""
    return table(
        at(0, "minus-4-a"), at(1, "minus-4-a"), at(1, "minus-1-a"), at(2, "minus-2-a"), at(3, "minus-3-a"),
        colours=["red", "blue", "orange", "yellow"],
    )  # fmt: skip


@pytest.mark.rule("V-11")
def test_red_goes_to_the_first_fortune_card_and_the_four_stays(example):
    events = example.play(5, figure("minus-4-a"))
    assert events == [{"event": "moved_figure", "seat": 0, "start": "minus-4-a", "end": "fortune-1"}]
    assert example.card("minus-4-a").figures == [0, 1, 0, 0]


@pytest.mark.rule("V-10")
def test_blue_follows_and_has_to_take_the_four(example):
    example.play(5, figure("minus-4-a"))
    events = example.play(5, figure("minus-4-a"))
    assert names(events) == ["moved_figure", "took"]
    assert events[0]["end"] == "fortune-1"
    assert example.stock(1) == ["minus-4-a"]
    assert example.score(1) == -4


@pytest.mark.rule("V-06")
def test_blue_could_have_moved_another_figure_instead(example):
    example.play(5, figure("minus-4-a"))
    example.roll(5)
    assert {choice["card"] for choice in example.choices() if choice["do"] == "figure"} == {
        "minus-4-a",
        "minus-1-a",
        "start",
    }


@pytest.mark.rule("V-07")
@pytest.mark.rule("V-13")
def test_orange_has_three_choices_and_the_gap_is_not_counted(example):
    example.play(5, figure("minus-4-a"))
    example.play(5, figure("minus-4-a"))
    assert example.ends(4) == {
        ("figure", "minus-2-a"): "minus-7-a",
        ("figure", "start"): "minus-5-a",
        ("guard", "fortune-1"): "fortune-5",
    }


@pytest.mark.rule("V-07")
def test_orange_moves_the_guard_beside_which_no_own_figure_stands(example):
    example.play(5, figure("minus-4-a"))
    example.play(5, figure("minus-4-a"))
    assert names(example.play(4, guard("fortune-1"))) == ["moved_guard"]
    assert (example.card("fortune-1").guards, example.card("fortune-5").guards) == (0, 2)


@pytest.mark.rule("V-07")
def test_no_other_guard_may_move(example):
    example.play(5, figure("minus-4-a"))
    example.play(5, figure("minus-4-a"))
    example.roll(4)
    for card in ("fortune-2", "fortune-3", "fortune-4", "fortune-5", "fortune-6", "plus-8", "plus-7"):
        assert example.why_not(guard(card)) == "V-07"
