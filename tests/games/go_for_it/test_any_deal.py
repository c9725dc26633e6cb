"""Whatever is offered and answered, nobody ends with less than nothing, and nothing appears or vanishes (G-28)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games.go_for_it.cards import CARD_KEYS
from tests.games.go_for_it.builders import table, wrong_with

CHEAP = settings(max_examples=60, deadline=None)
SEATS = 3
owners = st.dictionaries(st.sampled_from(CARD_KEYS), st.integers(0, SEATS - 1), max_size=12)
purses = st.lists(st.integers(0, 400), min_size=SEATS, max_size=SEATS)


def dealing(owner_of, money):
    """A table at which the first player may deal, if there is anybody to deal with."""
    owns = {seat: [card for card, owner in owner_of.items() if owner == seat] for seat in range(SEATS)}
    lying = {row: [None] * 3 for row in ("house", "wheels", "feelin", "goin")}
    laid = table(SEATS, owns=owns, money=dict(enumerate(money)), opened=lying, birthdays={})
    laid.land()
    return laid


def compose(laid, data):
    """Any deal, part by part, up to the offer; None when it comes to none."""
    parts = []
    while laid.kinds() != {"accept", "decline"}:
        going_on = [form for form in laid.forms() if form["do"] not in ("end_turn", "drop_deal")]
        if not going_on:
            return None
        form = data.draw(st.sampled_from(going_on))
        laid.do(**form)
        parts.append(form)
        assert wrong_with(laid.board, laid.state) is None
    return parts


@pytest.mark.rule("G-28")
@CHEAP
@given(owners, purses, st.data())
def test_a_deal_moves_just_what_it_names(owner_of, money, data):
    laid = dealing(owner_of, money)
    parts = compose(laid, data) if laid.matter == "dealing" else None
    if parts is None:
        return
    partner = parts[0]["other"]
    given_up = {form["card"] for form in parts if form["do"] == "offer_card"}
    gained = {form["card"] for form in parts if form["do"] == "want_card"}
    paid = sum(int(form["amount"]) for form in parts if form["do"] == "offer_money")
    asked = sum(int(form["amount"]) for form in parts if form["do"] == "want_money")
    before = laid.owned(0), laid.owned(partner), laid.purses
    answer = data.draw(st.sampled_from(["accept", "decline"]))
    laid.by(partner, answer)
    assert wrong_with(laid.board, laid.state) is None
    if answer == "decline":
        assert (laid.owned(0), laid.owned(partner), laid.purses) == before
        return
    assert laid.owned(0) == before[0] - given_up | gained
    assert laid.owned(partner) == before[1] - gained | given_up
    purse = [*before[2]]
    purse[0] += asked - paid
    purse[partner] += paid - asked
    assert laid.purses == purse


@pytest.mark.rule("G-28")
@CHEAP
@given(owners, purses, st.data())
def test_parts_named_in_any_other_order_are_refused(owner_of, money, data):
    """The same cards and money make one chain only: of two parts that can follow each other, one can come first."""
    laid = dealing(owner_of, money)
    parts = compose(laid, data) if laid.matter == "dealing" else None
    if not parts or len(parts) < 4:
        return
    i = data.draw(st.integers(1, len(parts) - 3))
    one, other = parts[i], parts[i + 1]
    again = dealing(owner_of, money)
    for form in parts[:i]:
        again.do(**form)
    if one == other:
        return
    if other in again.forms():
        again.do(**other)
        assert one not in again.forms()


@pytest.mark.rule("G-28")
@CHEAP
@given(st.integers(1, 900))
def test_every_sum_that_is_there_can_be_named_and_no_larger_one(total):
    laid = dealing({"goin-1": 0, "goin-2": 1}, [0, total, 0])
    laid.do("propose_to", other=1)
    laid.do("offer_card", card="goin-1")
    while laid.choices("want_money"):
        laid.do("want_money", amount=laid.choices("want_money")[0])
    assert laid.state.asked == total
