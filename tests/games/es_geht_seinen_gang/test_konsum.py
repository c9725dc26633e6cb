"""The Konsum: goods for points, as many as one can pay, each there once."""

import pytest

from tests.games.es_geht_seinen_gang.builders import table
from tests.games.happenings import having


def shopping(chips, **more):
    """A player who has stopped at the Konsum; good-1 costs y, good-2 yy, good-3 gb, good-4 yyyy."""
    laid = table("konsum", *["-"] * 9, chips={0: chips}, **more)
    laid.throw(1, 1)
    laid.do("stop")
    return laid


@pytest.mark.rule("E-26")
def test_one_buys_as_many_goods_as_one_can_pay():
    laid = shopping("gbyyyy")
    for good in ("good-3", "good-1", "good-2"):
        assert having(laid.do("buy", good=good), "bought") == [{"seat": 0, "good": good}]
    assert laid.kinds() == {"leave"}
    laid.do("leave")
    assert (laid.cards(), laid.chips(), laid.scores[0]) == (["good-1", "good-2", "good-3"], "y", 5)
    assert laid.turn == 1


@pytest.mark.rule("E-26")
@pytest.mark.parametrize(
    ("chips", "goods"),
    [("", []), ("y", ["good-1"]), ("ggrr", []), ("gb", ["good-3"]), ("yyyy", ["good-1", "good-2", "good-4"])],
)
def test_only_what_one_can_pay(chips, goods):
    assert shopping(chips).choices("buy") == goods


@pytest.mark.rule("E-26")
def test_buying_nothing_is_allowed():
    laid = shopping("yyyy")
    laid.do("leave")
    assert (laid.cards(), laid.chips(), laid.turn) == ([], "yyyy", 1)


@pytest.mark.rule("E-07")
@pytest.mark.rule("E-26")
@pytest.mark.parametrize("holder", [0, 1])
def test_each_good_exists_once(holder):
    assert shopping("yyyy", goods={"good-2": holder}).choices("buy") == ["good-1", "good-4"]


@pytest.mark.rule("E-07")
def test_what_was_taken_is_gone_for_the_others_and_kept_for_good():
    laid = shopping("y", at={1: "door"})
    laid.do("buy", good="good-1")
    laid.do("leave")
    laid.state.chips[1, 2] = 2
    laid.throw(1, 1)
    laid.do("stop")
    assert laid.choices("buy") == ["good-2"]
    assert laid.cards(0) == ["good-1"]
