"""Composing a deal of Go For It! at a terminal."""

import re

import pytest

from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.terminal.answer import Compose, understand
from laufspiel.terminal.boards.go_for_it.deals import read_deal
from tests.terminal.playing import match_of, played

PASSED_ON = ""
"""Enter, once the other person has the device."""


def dealing():
    """Two people and Anna to deal; each has a card and money."""
    match, luck = match_of("go-for-it", people=2, bots=0), SeededLuck(4)
    while not is_dealing(match):
        legal = match.legal()
        match.act(legal[luck.below(len(legal))])
    return match


def is_dealing(match):
    if match.actor == LUCK or not all(one.cards and one.money > 5 for one in match.view(None).seats):
        return False
    return match.actor == 0 and any(choice.action["do"] == "propose_to" for choice in match.choices())


def cards_of(match, seat):
    return match.view(None).seats[seat].cards


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.json"


def test_a_deal_is_written_in_one_line_and_sent_as_one(path, monkeypatch):
    match = dealing()
    own, theirs = cards_of(match, 0)[0], cards_of(match, 1)[0]
    shown = played(match, path, f"deal Ben give {own} want {theirs} pay 1", "q", monkeypatch=monkeypatch)
    pending = match.view(None).pending
    assert (pending.stage, pending.given, pending.wanted, pending.paid) == ("offered", [own], [theirs], 1)
    assert re.search(r"Anna offers Ben “.+” and \$1K for “.+”\.", shown)


def test_an_accepted_deal_changes_hands(path, monkeypatch):
    match = dealing()
    own, theirs = cards_of(match, 0)[0], cards_of(match, 1)[0]
    played(match, path, f"deal 2 give {own} want {theirs}", PASSED_ON, "1", "q", monkeypatch=monkeypatch)
    assert own in cards_of(match, 1)
    assert theirs in cards_of(match, 0)


def test_a_deal_is_asked_for_part_by_part(path, monkeypatch):
    match = dealing()
    own = cards_of(match, 0)[0]
    shown = played(match, path, "deal", own, "", "-3", "q", monkeypatch=monkeypatch)
    pending = match.view(None).pending
    assert (pending.given, pending.wanted, pending.asked) == ([own], [], 3)
    assert f"{own}  " in shown
    assert "You want which of Ben’s?" in shown


def test_undoing_a_deal_takes_all_of_it_back(path, monkeypatch):
    match = dealing()
    before = list(match.actions)
    own = cards_of(match, 0)[0]
    played(match, path, f"deal Ben give {own} get 2", PASSED_ON, "u", PASSED_ON, "q", monkeypatch=monkeypatch)
    assert match.actions == before


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("deal Zoe give house-1", "“Zoe” is nobody else at this table"),
        ("deal Anna give house-1", "“Anna” is nobody else at this table"),
        ("deal Ben give horse-1", "“horse-1” is no card"),
        ("deal Ben pay much", "“much” is no sum"),
        ("deal Ben pay 1", "(G-28)"),
        ("deal Ben give {theirs} get 1", "(G-28)"),
        ("deal Ben give {own} get 9999", "(G-28)"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_with_the_reason_and_changes_nothing(
    written, told, path, monkeypatch
):
    match = dealing()
    before = list(match.actions)
    cards = {"own": cards_of(match, 0)[0], "theirs": cards_of(match, 1)[0]}
    shown = played(match, path, written.format(**cards), "q", monkeypatch=monkeypatch)
    assert told in shown
    assert match.actions == before


def test_a_sum_is_told_in_parts_that_the_rules_know():
    match = dealing()
    draft = read_deal(match, 0, f"ben give {cards_of(match, 0)[0]} get $188K")
    amounts = [action["amount"] for action in draft.actions() if action["do"] == "want_money"]
    assert amounts == ["100", "50", "20", "10", "5", "2", "1"]


def test_cards_may_be_named_in_any_order_with_commas():
    draft = read_deal(dealing(), 0, "2 give wheels-3, house-2 want goin-1")
    cards = [action["card"] for action in draft.actions() if action["do"] == "offer_card"]
    assert cards == ["house-2", "wheels-3"]


def test_the_word_means_nothing_in_games_without_deals():
    kids = match_of("kids")
    assert understand("deal Ben", kids.game, []) is None
    assert understand("deal Ben", kids.game, [], "deal") == Compose("Ben")
