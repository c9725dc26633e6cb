"""What the table shows: lives, what is pending with prices, and where choices lie."""

import pytest

from laufspiel.games.es_geht_seinen_gang import GAME
from laufspiel.games.es_geht_seinen_gang.state import ACTIONS
from laufspiel.games.es_geht_seinen_gang.view import view
from tests.games.es_geht_seinen_gang.builders import card, path, table


def seen(laid):
    return view(laid.board, laid.state, None)


def shown(laid, do, **values):
    """Where a choice lies and what its words tell."""
    return GAME.target(laid.board, laid.state, ACTIONS.number({"do": do, **values}))


@pytest.mark.rule("E-05")
def test_a_life_shows_its_cards_and_what_they_count():
    laid = table(
        certificates={0: ["class_8", "abitur"]},
        partners={"partner-3": 0},
        goods={"good-4": 0, "good-1": 1},
        levels={"sport-2": 0},
        chips={0: "gyy"},
        children={0: 2},
    )
    life = seen(laid).seats[0]
    assert (life.certificates, life.partners, life.goods, life.levels) == (
        ["class_8", "abitur"],
        ["partner-3"],
        ["good-4"],
        ["sport-2"],
    )
    assert (life.chips.green, life.chips.yellow, life.children) == (1, 2, 2)
    assert life.score == 2 + 1 + 4 + 2


@pytest.mark.rule("E-25")
def test_a_disko_shows_everybody_with_price_and_why_not():
    laid = table("disko", seats=3, lives=("woman",), chips={0: "rgb"}, partners={"partner-4": 2})
    laid.throw(1, 5)
    pending = seen(laid).pending
    assert (pending.kind, pending.left, pending.forfeits) == ("disko", 0, 5)
    assert [(offer.cost, offer.holder, offer.why_not) for offer in pending.offers] == [
        ("g", None, "own_sex"),
        ("gb", None, "own_sex"),
        ("r", None, None),
        ("yy", 2, "taken"),
    ]


@pytest.mark.rule("E-12")
def test_a_fork_shows_ways_open_and_closed_and_where_they_lead():
    laid = table("-", paths=[path("door", "-", ways=["road", "rest", "crooked if man"])])
    laid.throw(2, 1)
    pending = seen(laid).pending
    assert [(way.space, way.condition, way.open) for way in pending.ways] == [
        (laid.key("road"), "always", True),
        (laid.key("rest"), "always", True),
        (laid.key("crooked"), "man", False),
    ]
    target, told = shown(laid, "go", way=1)
    assert (target.piece, target.start, target.end) == ("figure-0", laid.key("door"), laid.key("rest"))
    assert told["path"] == pending.ways[1].path


@pytest.mark.rule("E-09")
def test_the_black_die_waits_for_the_white_one():
    laid = table("disko")
    assert seen(laid).dice is None
    laid.throw(1, 4)
    dice = seen(laid).dice
    assert (dice.white, dice.black, dice.moving) == (1, 4, "white")


@pytest.mark.rule("E-23")
def test_open_cards_show_with_what_they_demand():
    laid = table(questions=[card("demand", "bbr")] * 2, open_cards={"question-2": 1})
    life = seen(laid).seats[1]
    assert [(offer.key, offer.cost, offer.why_not) for offer in life.open_cards] == [
        ("question-2", "bbr", "points")
    ]
    assert life.unpaid == 3


@pytest.mark.rule("E-22")
def test_the_card_that_asks_is_shown_with_whom_it_may_touch():
    laid = table("question", "-", seats=3, questions=[card("take_from_one", "bb")] * 2, chips={2: "b"})
    laid.throw(1, 1)
    laid.draw(1)
    table_now = seen(laid)
    assert table_now.card == "question-1"
    assert (table_now.pending.effect, table_now.pending.points) == ("take_from_one", "bb")
    assert table_now.pending.others == [2]
    assert shown(laid, "choose", other=2)[0].piece == "figure-2"


@pytest.mark.rule("E-41")
def test_places_show_when_lives_are_over_and_who_died():
    laid = table("death", goods={"good-4": 1})
    laid.throw(1, 1)
    assert seen(laid).seats[0].ended == "died"
    laid.throw(1, 1)
    while not laid.is_over:
        laid.do("pass_by")
    table_now = seen(laid)
    assert (table_now.pending, table_now.turn, table_now.phase) == (None, None, "over")
    assert [life.place for life in table_now.seats] == [2, 1]
