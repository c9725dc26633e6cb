import pytest

from tests.games.asi_es_la_vida.builders import STANDARD, at, behind, figure, table
from tests.games.happenings import names


def stocks_of(stocks):
    """The keys of cards that players have taken, written as printed; cards of one name in order."""
    left = {}
    for key in STANDARD[1:-1]:
        left.setdefault(printed(key), []).append(key)
    return {seat: [left[card].pop(0) for card in cards] for seat, cards in stocks.items()}


def printed(key):
    """What is printed on a card: a number, or fortune."""
    kind, number = key.split("-")[:2]
    return {"plus": int(number), "minus": -int(number), "fortune": "fortune"}[kind]


def worth(*cards):
    return table(taken=stocks_of({0: cards})).score(0)


def ended(stocks, seats=2, **options):
    """A match at its end, when the players have taken these cards."""
    homes = [at(seat, "finish") for seat in range(seats) for _ in range(3)][1:]
    taken = stocks_of(stocks)
    last = "minus-10"
    gone = [card for card in behind(last) if not any(card in cards for cards in taken.values())]
    # A guard stays on the last card, so that leaving it changes nobody's score.
    laid = table(at(0, last), *homes, seats=seats, gone=gone, taken=taken, guards=[last], **options)
    laid.play(1, figure(last))
    assert laid.match.is_over
    return laid.match.standings()


@pytest.mark.rule("V-15")
def test_who_has_all_figures_on_finish_has_no_more_turns():
    laid = table(*[at(1, "finish")] * 3, seats=3)
    for seat in (0, 2, 0, 2):
        assert laid.turn == seat
        laid.play(1, figure("start"))


@pytest.mark.rule("V-15")
def test_the_last_figure_home_is_told():
    laid = table(at(0, "minus-10"), *[at(0, "finish")] * 2, seats=3)
    events = laid.play(4, figure("minus-10"))
    assert events[-1] == {"event": "all_home", "seat": 0}
    assert not laid.match.is_over


@pytest.mark.rule("V-15")
def test_a_player_alone_plays_on_turn_after_turn():
    laid = table(*[at(1, "finish")] * 3, seats=2)
    for _ in range(3):
        assert laid.turn == 0
        laid.play(1, figure("start"))


@pytest.mark.rule("V-16")
def test_the_game_ends_when_all_figures_are_on_finish():
    laid = table(at(0, "minus-10"), *[at(0, "finish")] * 2, *[at(1, "finish")] * 3, seats=2)
    assert not laid.match.is_over
    laid.play(6, figure("minus-10"))
    assert laid.match.is_over
    assert laid.view.over
    assert laid.match.legal() == []
    assert laid.why_not(figure("start"), seat=1) == "V-16"


@pytest.mark.rule("V-16")
def test_one_figure_on_its_way_keeps_the_game_going():
    laid = table(at(0, "minus-10"), *[at(0, "finish")] * 2, *[at(1, "finish")] * 2, seats=2)
    laid.play(6, figure("minus-10"))
    assert not laid.match.is_over


@pytest.mark.rule("V-17")
@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ([1, 3, 6, -9, -8, -5, -2, "fortune", "fortune"], 20),
        ([2, 4, 7, 8, -7, -6, -3, "fortune"], 19),
        ([-1, -2, -3, -4, -5, -6, -7, -8, "fortune", "fortune", 2, 3, 4, 8], 11),
    ],
)
def test_the_examples_score_as_the_catalogue_says(cards, score):
    assert worth(*cards) == score


@pytest.mark.rule("V-17")
def test_each_fortune_card_turns_the_largest_minus_card_left():
    assert worth(-9, -8, -5) == -22
    assert worth(-9, -8, -5, "fortune") == 9 - 8 - 5
    assert worth(-9, -8, -5, "fortune", "fortune") == 9 + 8 - 5


@pytest.mark.rule("V-17")
def test_twins_are_turned_one_for_one():
    assert worth(-8, -8, "fortune") == 0
    assert worth(-8, -8, "fortune", "fortune") == 16


@pytest.mark.rule("V-17")
def test_spare_fortune_cards_score_nothing():
    assert worth("fortune", "fortune") == 0
    assert worth(-3, "fortune", "fortune", "fortune", 5) == 8


@pytest.mark.rule("V-17")
def test_the_view_tells_which_cards_are_turned():
    taken = table(taken=stocks_of({0: [-9, -8, -5, 3, "fortune"]})).view.seats[0].cards
    assert {card.key: card.turned for card in taken} == {
        "minus-9": True,
        "minus-8-a": False,
        "minus-5-a": False,
        "plus-3": False,
        "fortune-1": False,
    }


@pytest.mark.rule("V-18")
def test_plus_cards_count_for_and_minus_cards_against():
    assert worth() == 0
    assert worth(8, 1) == 9
    assert worth(8, -10) == -2


@pytest.mark.rule("V-18")
def test_the_highest_score_wins_and_places_follow_the_scores():
    standings = ended({0: [-3], 1: [8], 2: [5]}, seats=3)
    assert standings == [(1, 1, 8.0, 1.0), (2, 2, 5.0, 0.0), (0, 3, -3.0, 0.0)]


@pytest.mark.rule("V-18")
def test_equal_scores_share_the_win():
    standings = ended({0: [6], 1: [5, 1], 2: [4]}, seats=3)
    assert standings == [(0, 1, 6.0, 0.5), (1, 1, 6.0, 0.5), (2, 3, 4.0, 0.0)]


@pytest.mark.rule("V-18")
def test_option_tie_lets_the_fewest_fortune_cards_win_among_equals():
    stocks = {0: [6, "fortune"], 1: [5, 1], 2: [2, 4, "fortune"]}
    standings = ended(stocks, seats=3, tie="fewest_fortune")
    assert [(seat, place, share) for seat, place, _, share in standings] == [
        (1, 1, 1.0),
        (0, 2, 0.0),
        (2, 2, 0.0),
    ]


@pytest.mark.rule("V-18")
def test_option_tie_leaves_equal_scores_with_equal_fortune_shared():
    standings = ended({0: [6, "fortune"], 1: [5, 1]}, tie="fewest_fortune")
    assert [share for _, _, _, share in standings] == [1.0, 0.0]
    standings = ended({0: [6], 1: [5, 1]}, tie="fewest_fortune")
    assert [share for _, _, _, share in standings] == [0.5, 0.5]


@pytest.mark.rule("V-18")
def test_option_tie_never_puts_fortune_before_points():
    standings = ended({0: [6, "fortune"], 1: [5]}, tie="fewest_fortune")
    assert standings[0][:2] == (0, 1)


@pytest.mark.rule("V-18")
def test_cards_still_on_the_course_count_for_nobody():
    laid = table(at(0, "plus-8"), at(1, "minus-8-a"))
    assert [seat.score for seat in laid.view.seats] == [0, 0, 0, 0]
    assert names(laid.play(1, figure("plus-8"))) == ["moved_figure"]  # the guard keeps +8
    assert laid.score(0) == 0
