from collections import Counter

import pytest

from laufspiel.games import shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import SeatError
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from tests.games.asi_es_la_vida.builders import GAME, STANDARD, TODAY, seats_of, table

COLOURS = list(GAME.colours)


def prepared(seats, born=(), edition="standard", **options):
    laid = shipped_edition("asi-es-la-vida", edition)
    return prepare(GAME, laid, options, seats_of(COLOURS[:seats], born), TODAY)


@pytest.mark.rule("V-01")
@pytest.mark.parametrize(("seats", "figures"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_up_to_four_players_have_three_figures_and_more_have_two_all_on_start(seats, figures):
    view = table(seats=seats).view
    assert [seat.figures for seat in view.seats] == [figures] * seats
    assert view.course[0].key == "start"
    assert view.course[0].figures == [figures] * seats


@pytest.mark.rule("V-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_player_is_too_few_and_seven_are_too_many(seats):
    with pytest.raises(SeatError, match=rf"seats are {seats}; this game is for 2 to 6 players"):
        prepare(GAME, shipped_edition("asi-es-la-vida", ""), {}, seats_of([*COLOURS, "red"][:seats]), TODAY)


@pytest.mark.rule("V-01")
def test_two_players_never_share_a_colour():
    with pytest.raises(SeatError, match="colour red is taken"):
        prepare(GAME, shipped_edition("asi-es-la-vida", ""), {}, seats_of(["red", "red"]), TODAY)


@pytest.mark.rule("V-02")
@pytest.mark.parametrize("edition", ["standard", "plus_first", "fortune_last"])
def test_the_course_is_start_all_32_route_cards_and_finish(edition):
    course = table(edition=edition).view.course
    assert (course[0].kind, course[-1].kind) == ("start", "finish")
    cards = Counter((card.kind, card.value) for card in course[1:-1])
    assert cards == {
        **{("plus", n): 1 for n in range(1, 9)},
        **{("minus", n): 2 for n in range(1, 9)},
        ("minus", 9): 1,
        ("minus", 10): 1,
        ("fortune", 0): 6,
    }


@pytest.mark.rule("V-03")
def test_the_usual_course_ends_with_plus_eight_down_to_one_and_the_minus_cards():
    assert table().course == STANDARD
    # A known mistake of other programs: the plus cards run from +8 down to +1.
    values = [card.value for card in table().view.course if card.kind == "plus"]
    assert values == [8, 7, 6, 5, 4, 3, 2, 1]


@pytest.mark.rule("V-04")
def test_eight_guards_begin_on_the_fortune_cards_and_on_plus_eight_and_seven():
    guarded = {card.key: card.guards for card in table().view.course if card.guards}
    assert guarded == {**{f"fortune-{n}": 1 for n in range(1, 7)}, "plus-8": 1, "plus-7": 1}


@pytest.mark.rule("V-04")
@pytest.mark.parametrize("edition", ["plus_first", "fortune_last"])
def test_the_other_courses_begin_with_a_guard_on_each_plus_card(edition):
    guarded = {card.key: card.guards for card in table(edition=edition).view.course if card.guards}
    assert guarded == {f"plus-{n}": 1 for n in range(1, 9)}


@pytest.mark.rule("V-03")
def test_the_courses_of_the_variants():
    assert table(edition="plus_first").course == [
        "start",
        *(f"minus-{n}-a" for n in range(1, 9)),
        *(f"plus-{n}" for n in range(1, 9)),
        *(f"fortune-{n}" for n in range(1, 7)),
        *(f"minus-{n}-b" for n in range(1, 9)),
        "minus-9",
        "minus-10",
        "finish",
    ]
    assert table(edition="fortune_last").course == [
        "start",
        *(f"minus-{n}-a" for n in range(1, 9)),
        *(f"plus-{n}" for n in range(1, 9)),
        *(f"minus-{n}-b" for n in range(1, 9)),
        "minus-9",
        "minus-10",
        *(f"fortune-{n}" for n in range(1, 7)),
        "finish",
    ]


def laid_by(luck, **options):
    """The course `shuffled` after luck has laid it."""
    match = Match(prepared(3, edition="shuffled", first="seat", **options))
    while match.view(None).turn is None or len(match.view(None).course) < len(STANDARD):
        match.draw_luck(luck)
    return match


@pytest.mark.rule("V-02")
def test_the_shuffled_course_is_laid_by_luck_card_by_card():
    match = Match(prepared(3, edition="shuffled", first="seat"))
    assert match.odds() == [1] * 32
    first = match.act(GAME.actions.number({"do": "lay", "card": "plus-3"}))
    assert first.events == [{"event": "laid", "card": "plus-3"}]
    assert match.odds() == [1] * 31
    assert GAME.actions.number({"do": "lay", "card": "plus-3"}) not in match.legal()


@pytest.mark.rule("V-02")
@pytest.mark.rule("V-04")
def test_the_shuffled_course_has_all_cards_and_guards_on_fortune_and_on_plus_eight_and_seven():
    one, other = (laid_by(SeededLuck(seed)).view(None) for seed in (1, 2))
    for view in (one, other):
        assert sorted(card.key for card in view.course) == sorted(STANDARD)
        assert {card.key for card in view.course if card.guards} == {
            *(f"fortune-{n}" for n in range(1, 7)),
            "plus-8",
            "plus-7",
        }
    assert [card.key for card in one.course] != [card.key for card in other.course]


@pytest.mark.rule("V-05")
def test_the_youngest_begins():
    assert prepared(3, ["1950-01-01", "2016-02-29", "2016-02-28"]).first == 1


@pytest.mark.rule("V-05")
def test_option_first_birthday_lets_the_latest_birthday_begin():
    assert prepared(3, ["1950-06-14", "2016-06-16", "2016-02-28"], first="birthday").first == 0


@pytest.mark.rule("V-05")
def test_option_first_seat_lets_the_first_seat_begin():
    assert prepared(2, ["1950-01-01", "2016-02-29"], first="seat").first == 0


@pytest.mark.rule("V-05")
def test_option_first_random_leaves_it_to_luck():
    match = Match(prepared(2, ["1950-01-01", "2016-02-29"], first="random"))
    assert match.actor == LUCK
    assert match.odds() == [1, 1]
    match.act(GAME.actions.number({"do": "begin", "seat": 1}))
    assert match.view(None).turn == 1


@pytest.mark.rule("V-05")
def test_on_the_shuffled_course_luck_says_who_begins_once_the_cards_lie():
    match = Match(prepared(2, edition="shuffled"))
    luck = SeededLuck(3)
    for _ in range(32):
        match.draw_luck(luck)
    assert [GAME.actions.typed(action)["do"] for action in match.legal()] == ["begin", "begin"]


@pytest.mark.rule("V-05")
def test_play_goes_clockwise():
    laid = table(seats=3)
    seen = []
    for _ in range(4):
        seen.append(laid.turn)
        laid.play(1, {"do": "figure", "card": "start"})
    assert seen == [0, 1, 2, 0]
