"""What bots do at a table of Go For It!: it must look sensible to those who play with them."""

import numpy as np
import pytest

from laufspiel.games.go_for_it import compiled, judge, rules
from laufspiel.games.go_for_it.state import ACTIONS, State
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.play import TABLE, TABLES
from laufspiel.kernel.struct import table as states_for
from tests.games.go_for_it.builders import buy, copy, effect, same, set_of, table
from tests.games.happenings import having

HALF = ["house-1", "wheels-1", "feelin-1", "goin-1"]
LUCKS = range(5)


def chosen(laid, seed=0):
    """What the greedy bot does in place of whoever is asked."""
    states = states_for(State, TABLES)
    states[TABLE] = laid.state
    luck = SeededLuck(seed).words
    action = compiled.ENTRIES.choose_greedily(laid.board, states, laid.log, laid.out, luck)
    return ACTIONS.typed(int(action))


def let_bot(laid, seed=0):
    """The greedy bot acts; what it did and what happened."""
    form = chosen(laid, seed)
    return form, laid.do(**form)


def shopping(*categories, count=1, **laid):
    """The first player may buy in these categories."""
    laid = table(here=[buy(*categories, count=count)], **{"money": {0: 60}, **laid})
    laid.land()
    return laid


def test_buys_a_value_that_the_set_lacks():
    laid = shopping(
        "wheels", owns={0: ["wheels-1", "house-1"]}, opened={"wheels": ["wheels-2", "wheels-3", None]}
    )
    assert chosen(laid) == {"do": "buy", "card": "wheels-3"}


def test_buys_nothing_that_it_has_already_while_the_set_lacks_much():
    laid = shopping("house", owns={0: HALF}, opened={"house": ["house-2", None, None]}, money={0: 32})
    assert chosen(laid) == {"do": "done_buying"}


def test_rolls_with_a_card_of_no_use_to_get_one_further_left():
    laid = shopping(
        "wheels", owns={0: ["wheels-1", "wheels-3", "wheels-5"]}, opened={"wheels": ["wheels-2", None, None]}
    )
    laid.do("buy", card="wheels-2")
    laid.turn_up("wheels-10")
    assert chosen(laid) == {"do": "go_for_it"}


def test_keeps_the_card_that_completes_the_set():
    laid = shopping(
        "wheels", owns={0: set_of(3, skip=["wheels-5"])}, opened={"wheels": ["wheels-5", None, None]}
    )
    laid.do("buy", card="wheels-5")
    laid.turn_up("wheels-10")
    assert chosen(laid) == {"do": "keep"}


def test_bids_up_to_what_a_card_is_worth():
    laid = shopping("goin", owns={0: ["goin-1"], 1: ["goin-3"]}, money={0: 20, 1: 200, 2: 0})
    laid.do("sell", card="goin-1")
    bids = 0
    while laid.actor == 1:
        form, _ = let_bot(laid)
        bids += form["do"] == "raise"
        if laid.actor != 1:
            break
    assert bids == 1
    assert laid.do("close_sale")


def test_offers_nothing_for_a_card_of_no_use():
    laid = shopping("goin", owns={0: ["goin-2"], 1: set_of(3)}, money={0: 20, 1: 20, 2: 0})
    laid.do("sell", card="goin-2")
    assert chosen(laid) == {"do": "stop_bidding"}


@pytest.mark.parametrize(("owned", "does"), [(set_of(3), "announce"), (HALF, "wait")])
def test_announces_when_the_set_is_likely(owned, does):
    laid = table(at="week-31", owns={1: owned})
    laid.land()
    assert (laid.actor, chosen(laid)["do"]) == (1, does)


def test_gives_a_card_that_the_set_can_spare():
    laid = table(at="week-5", birthdays={0: "week-7"}, owns={1: [*set_of(3), "feelin-2"]})
    laid.land()
    assert laid.actor == 1
    assert chosen(laid)["card"] in ("feelin-1", "feelin-2")


def test_takes_from_others_what_the_set_lacks():
    laid = table(
        here=[effect("take_card")], owns={0: set_of(3, skip=["house-5"]), 1: ["house-6", "wheels-16"]}
    )
    laid.land()
    assert chosen(laid) == {"do": "take", "card": "house-6"}


def trading(**laid):
    """The first player has a spare card that the second lacks, and the other way round."""
    laid = table(
        owns={0: ["house-1", "house-2", "goin-1"], 1: ["goin-3", "goin-4", "house-3"]},
        money={0: 30, 1: 30, 2: 30},
        **laid,
    )
    laid.land()
    return laid


def propose(laid):
    """The bot proposes a deal, part by part."""
    while True:
        form, events = let_bot(laid)
        if form["do"] in ("make_offer", "end_turn", "drop_deal"):
            return form["do"], events


@pytest.mark.parametrize("seed", LUCKS)
def test_proposes_a_deal_that_helps_both_and_another_bot_accepts(seed):
    laid = trading()
    did, events = propose(laid)
    assert (did, events) == ("make_offer", [{"event": "proposed", "seat": 0, "other": 1}])
    assert chosen(laid, seed) == {"do": "accept"}
    laid.do("accept")
    assert "goin-3" in laid.owned(0) or "goin-4" in laid.owned(0)


def test_what_was_declined_is_not_proposed_again_this_year():
    laid = trading()
    propose(laid)
    laid.do("decline")
    assert chosen(laid) == {"do": "end_turn"}
    laid.do("end_turn")
    for _ in range(2):
        laid.land()
        while laid.turn != 0:
            laid.do("end_turn")
            break
    laid.land()
    while laid.turn == 0 and laid.actor == 0:
        form, events = let_bot(laid)
        assert {"seat": 0, "other": 1} not in having(events, "proposed"), form


def test_does_not_hand_the_last_card_to_one_who_goes_for_it():
    laid = table(
        owns={0: set_of(3, skip=["goin-5"]), 1: ["goin-5", "goin-6"]},
        money={0: 30, 1: 20},
        announced=[0],
        at="week-28",
    )
    laid.land()
    laid.deal_with(1, ("want_card", "goin-5"), ("offer_money", "20"))
    assert chosen(laid) == {"do": "decline"}


def test_judging_changes_nothing_on_the_table():
    laid = table(
        4, here=[buy(count=2), effect("news", count=2)], owns={0: HALF, 1: ["house-3"], 2: ["goin-2"]}
    )
    luck = SeededLuck(3)
    for _ in range(300):
        if laid.is_over:
            break
        before = copy(laid.state)
        for seat in range(4):
            judge.judge(laid.board, laid.state, seat)
        assert same(laid.state, before)
        legal = laid.legal()
        laid.log.count = 0
        rules.apply(laid.board, laid.state, laid.log, legal[luck.below(len(legal))])
    assert laid.actor >= LUCK or laid.is_over
    assert np.all(laid.state.money[:4] >= 0)
