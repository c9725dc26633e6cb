"""What bots do in a life: it must look sensible to those who play with them."""

import pytest

from laufspiel.games.es_geht_seinen_gang import compiled
from laufspiel.games.es_geht_seinen_gang.state import ACTIONS, State
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.play import TABLE, TABLES
from laufspiel.kernel.struct import table as states_for
from tests.games.es_geht_seinen_gang.builders import card, path, table

LUCKS = range(4)


def chosen(laid, seed=0):
    """What the greedy bot does in place of whoever is asked."""
    states = states_for(State, TABLES)
    states[TABLE] = laid.state
    luck = SeededLuck(seed).words
    action = compiled.ENTRIES.choose_greedily(laid.board, states, laid.log, laid.out, luck)
    return ACTIONS.typed(int(action))


def asked_to_stop(chips, *road, seats=3, white=2, black=1, **more):
    """A player who comes by the first stop of a road with a step left."""
    laid = table(*road, seats=seats, chips={0: chips}, **more)
    laid.throw(white, black)
    assert laid.phase == "stopping"
    return laid


def in_shop(chips, *road, **more):
    """A player who has stopped at a Konsum; good-1 costs y, good-2 yy, good-3 gb, good-4 yyyy."""
    laid = asked_to_stop(chips, "konsum", *(road or ["-"] * 9), **more)
    laid.do("stop")
    return laid


@pytest.mark.parametrize("seed", LUCKS)
@pytest.mark.rule("E-14")
def test_stops_to_buy_and_passes_by_with_nothing_to_spend(seed):
    assert chosen(asked_to_stop("yyyy", "konsum", *["-"] * 9), seed) == {"do": "stop"}
    assert chosen(asked_to_stop("", "konsum", "bbb", *["-"] * 9), seed) == {"do": "pass_by"}


@pytest.mark.rule("E-26")
def test_buys_what_counts_most_and_then_the_rest():
    laid = in_shop("gbyyyyy")
    bought = []
    while laid.phase == "konsum":
        form = chosen(laid)
        bought.append(form.get("good"))
        laid.do(**form)
    assert sorted(bought[:-1]) == ["good-1", "good-3", "good-4"]
    assert bought[-1] is None


@pytest.mark.rule("E-31")
def test_saves_for_the_level_ahead():
    """The fourth level costs bbbb; good-3, for gb, would count less."""
    career = path("road", "konsum", "-", "level", *["-"] * 6, career="science", ways=["rest"])
    taken = {f"science-{level}": 1 for level in (1, 2, 3)}
    assert chosen(in_shop("gbbbb", paths=[career], levels=taken)) == {"do": "leave"}
    assert chosen(in_shop("gbbbb", paths=[career], levels=taken | {"science-4": 1})) == {
        "do": "buy",
        "good": "good-3",
    }


@pytest.mark.rule("E-20")
def test_keeps_blue_for_the_examination():
    """The Diplom takes bbbr and counts 4."""
    assert chosen(in_shop("gbbbr", "-", "exam diplom", *["-"] * 6)) == {"do": "leave"}
    assert chosen(in_shop("gbbbr", "-", "-", *["-"] * 6)) == {"do": "buy", "good": "good-3"}


@pytest.mark.rule("E-37")
@pytest.mark.parametrize("deadly", ["left", "right"])
def test_goes_where_death_is_less_likely(deadly):
    left, right = (["-", *["death"] * 5] if side == deadly else ["-"] * 6 for side in ("left", "right"))
    laid = table(
        paths=[
            path("road", "-", ways=["left", "right"]),
            path("left", *left, ways=["rest"]),
            path("right", *right, ways=["rest"]),
        ],
        seats=3,
        chips={0: "ryy"},
    )
    laid.throw(2, 1)
    laid.do(**chosen(laid))
    assert laid.place() == ("right" if deadly == "left" else "left") + " 2"


@pytest.mark.rule("E-12")
def test_goes_where_more_can_be_gained_and_spent():
    laid = table(
        paths=[
            path("road", "-", ways=["poor", "rich"]),
            path("poor", *["g"] * 8, ways=["rest"]),
            path("rich", "-", *["yy"] * 6, "konsum", ways=["rest"]),
        ],
        seats=3,
    )
    laid.throw(2, 1)
    laid.do(**chosen(laid))
    assert laid.place().startswith("rich")


@pytest.mark.rule("E-25")
def test_converts_at_the_last_disko_what_it_can():
    laid = table(at={0: "last 5"}, chips={0: "ryy"}, seats=3)
    laid.throw(3, 1)
    assert chosen(laid) == {"do": "stop"}
    laid.do("stop")
    assert chosen(laid) == {"do": "meet", "partner": "partner-4"}


@pytest.mark.rule("E-23")
def test_pays_an_open_card_when_it_can():
    laid = table(
        chips={1: "yy"},
        questions=[card("demand", "yy"), card("gain", "y")],
        open_cards={"question-1": 1},
        pay_open="when_wished",
    )
    laid.throw(1, 1)
    assert chosen(laid) == {"do": "pay_card", "question": "question-1"}
