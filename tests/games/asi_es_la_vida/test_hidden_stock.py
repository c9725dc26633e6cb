import numpy as np
import pytest

from laufspiel.games.asi_es_la_vida.state import KEYS, OUT
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.struct import copy
from tests.games.asi_es_la_vida.builders import GAME, at, behind, figure, table

TAKEN = {0: ["plus-1", "minus-9"], 1: ["fortune-1", "plus-3", "minus-2-a"], 2: ["minus-10"]}


def cards_seen(laid, viewer):
    """Which cards of each seat a viewer sees; None for those that are hidden."""
    seats = laid.match.view(viewer).seats
    return [None if seat.cards is None else {card.key for card in seat.cards} for seat in seats]


def observed(laid, seat):
    seen = np.zeros(GAME.observation_size, np.float32)
    GAME.rules.observe(laid.match.board, laid.match.state, seat, seen)
    return seen


@pytest.mark.rule("V-19")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_taken_cards_lie_open(viewer):
    laid = table(seats=3, taken=TAKEN)
    assert cards_seen(laid, viewer) == [set(TAKEN[seat]) for seat in range(3)]
    assert [seat.score for seat in laid.match.view(viewer).seats] == [-8, 5, -10]


@pytest.mark.rule("V-19")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_option_hidden_stock_shows_players_only_their_own(viewer):
    laid = table(seats=3, taken=TAKEN, hidden_stock="yes")
    assert cards_seen(laid, viewer) == [set(TAKEN[seat]) if seat == viewer else None for seat in range(3)]
    scores = [seat.score for seat in laid.match.view(viewer).seats]
    assert scores == [score if seat == viewer else None for seat, score in enumerate([-8, 5, -10])]


@pytest.mark.rule("V-19")
def test_option_hidden_stock_still_tells_how_many_cards_each_has():
    laid = table(seats=3, taken=TAKEN, hidden_stock="yes")
    assert [seat.count for seat in laid.view.seats] == [2, 3, 1]


@pytest.mark.rule("V-19")
def test_option_hidden_stock_shows_all_at_the_end():
    held = {card for cards in TAKEN.values() for card in cards}
    gone = [card for card in behind("minus-10") if card not in held]
    homes = [at(seat, "finish") for seat in range(3) for _ in range(3)][1:]
    taken = {0: TAKEN[0][:1], 1: TAKEN[1]}
    laid = table(at(0, "minus-10"), *homes, seats=3, gone=[*gone, "minus-9"], taken=taken, hidden_stock="yes")
    laid.play(1, figure("minus-10"))
    assert cards_seen(laid, None) == [{"plus-1", "minus-10"}, set(TAKEN[1]), set()]
    assert [seat.score for seat in laid.view.seats] == [-9, 5, 0]


@pytest.mark.rule("V-19")
def test_a_player_learns_nothing_of_who_holds_what_from_the_numbers_for_learning():
    one = table(seats=3, taken=TAKEN, hidden_stock="yes")
    other = table(seats=3, taken={**TAKEN, 1: TAKEN[2], 2: TAKEN[1]}, hidden_stock="yes")
    assert np.array_equal(observed(one, 0), observed(other, 0))
    assert not np.array_equal(observed(one, 1), observed(other, 1))


def concealed(laid, seat, times):
    """Who holds which card, in `times` tables a player with this seat could be sitting at."""
    luck, before, seen = SeededLuck(5), copy(laid.match.state), []
    for _ in range(times):
        laid.match.state = copy(before)
        GAME.rules.conceal(laid.match.board, laid.match.state, seat, luck.words)
        seen.append([int(holder) for holder in laid.match.state.holder])
    laid.match.state = before
    return seen


@pytest.mark.rule("V-19")
def test_concealing_deals_only_what_the_player_cannot_know():
    laid = table(seats=3, taken=TAKEN, gone=["plus-2"], hidden_stock="yes")
    for holders in concealed(laid, 0, 50):
        assert {KEYS[card] for card, holder in enumerate(holders) if holder == 0} == set(TAKEN[0])
        assert holders.count(1) == 3
        assert holders.count(2) == 1
        assert holders[KEYS.index("plus-2")] == OUT
        assert holders.count(-1) == len(KEYS) - 7


@pytest.mark.rule("V-19")
def test_concealing_deals_every_card_as_likely_to_each_stock():
    laid = table(seats=3, taken=TAKEN, hidden_stock="yes")
    times = 4000
    seen = concealed(laid, 0, times)
    for card in (*TAKEN[1], *TAKEN[2]):
        share = sum(holders[KEYS.index(card)] == 2 for holders in seen) / times
        assert share == pytest.approx(1 / 4, abs=4 * (1 / 4 * 3 / 4 / times) ** 0.5)


@pytest.mark.rule("V-19")
def test_with_open_stocks_nothing_is_concealed():
    laid = table(seats=3, taken=TAKEN)
    for holders in concealed(laid, 0, 5):
        assert holders == [int(holder) for holder in laid.match.state.holder]
