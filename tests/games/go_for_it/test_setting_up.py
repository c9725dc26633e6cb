import pytest

from laufspiel.games.go_for_it import rules
from laufspiel.games.go_for_it.cards import CARD_KEYS, CAREER_KEYS, CATEGORIES, WEEK_KEYS
from laufspiel.games.go_for_it.state import BANK, OPENING_MONEY, State
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.struct import new
from tests.games.go_for_it.builders import Table, blank_board, wrong_with
from tests.games.happenings import having


def fresh(seats=3, first=0, birthdays=(), **options):
    """A table before anything is settled."""
    board = blank_board(seats, **options)
    for seat, week in enumerate(birthdays):
        board.birthday[seat] = WEEK_KEYS.index(week)
    state = new(State)
    rules.setup(board, state, seats, first)
    return Table(board, state)


def begun(**laid):
    """A table before the first roll: birthdays, careers and the tray settled by the first that may come."""
    begun = fresh(**laid)
    while begun.kinds() != {"roll"}:
        begun.do(**begun.forms()[0])
    return begun


@pytest.mark.rule("G-02")
def test_four_categories_lie_in_the_tray_from_house_to_places():
    assert CATEGORIES == ("house", "wheels", "feelin", "goin")
    assert [sum(key.startswith(f"{category}-") for key in CARD_KEYS) for category in CATEGORIES] == [16] * 4


@pytest.mark.rule("G-04")
def test_the_bank_holds_all_the_money_of_the_box():
    assert BANK == 40 * 1 + 20 * (5 + 10 + 20 + 50 + 100)
    laid = fresh(seats=6)
    assert laid.bank == BANK - 6 * OPENING_MONEY


@pytest.mark.rule("G-05")
def test_three_cards_of_each_category_lie_open_and_the_others_face_down():
    laid = begun()
    for category in CATEGORIES:
        assert laid.opened(category) == [f"{category}-{i}" for i in (1, 2, 3)]
        assert laid.deck(category) == 13
        assert laid.under(category) == []
    assert wrong_with(laid.board, laid.state) is None


@pytest.mark.rule("G-05")
def test_any_card_of_a_shuffled_deck_may_come_up_next():
    laid = fresh(birthdays=["week-1"] * 3)
    while laid.kinds() != {"turn_up"}:
        laid.do(**laid.forms()[0])
    assert len(laid.choices("turn_up")) == 16
    laid.do("turn_up", card="house-7")
    assert laid.choices("turn_up") == [f"house-{i}" for i in range(1, 17) if i != 7]
    assert (laid.state.news == -1).all()


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("seats", [2, 6])
def test_each_player_starts_with_twenty_thousand(seats):
    assert fresh(seats).purses == [20] * seats


@pytest.mark.rule("G-07")
def test_the_timepiece_starts_in_the_first_week_of_january():
    assert fresh().week == "week-1"


@pytest.mark.rule("G-08")
def test_known_birthdays_are_marked_and_unknown_ones_drawn():
    laid = fresh(seats=2, birthdays=["week-33"])
    assert laid.choices("birthday") == list(WEEK_KEYS)
    assert laid.do("birthday", week="week-12") == [{"event": "birthday_set", "seat": 1, "week": "week-12"}]
    assert [WEEK_KEYS[week] for week in laid.state.birthday[:2]] == ["week-33", "week-12"]


@pytest.mark.rule("G-08")
def test_birthdays_may_share_a_week():
    laid = begun(birthdays=["week-5"] * 3)
    assert [WEEK_KEYS[week] for week in laid.state.birthday[:3]] == ["week-5"] * 3


@pytest.mark.rule("G-09")
def test_different_careers_are_dealt():
    laid = fresh(seats=2, birthdays=["week-1"] * 2)
    assert laid.actor == LUCK
    assert laid.choices("career") == list(CAREER_KEYS)
    assert laid.do("career", career="career-5") == [
        {"event": "career_taken", "seat": 0, "career": "career-5"}
    ]
    assert laid.choices("career") == [key for key in CAREER_KEYS if key != "career-5"]


@pytest.mark.rule("G-09")
def test_option_careers_lets_players_choose_from_the_first_on():
    laid = fresh(seats=3, first=1, birthdays=["week-1"] * 3, careers_chosen=1)
    for seat, career in ((1, "career-3"), (2, "career-1"), (0, "career-2")):
        assert laid.actor == seat
        laid.do("choose_career", career=career)
    assert [CAREER_KEYS[career] for career in laid.state.career[:3]] == ["career-2", "career-3", "career-1"]


@pytest.mark.rule("G-09")
def test_a_career_that_is_taken_cannot_be_chosen():
    laid = fresh(seats=2, birthdays=["week-1"] * 2, careers_chosen=1)
    laid.do("choose_career", career="career-3")
    assert not laid.can("choose_career", career="career-3")


@pytest.mark.rule("G-09")
def test_clips_start_at_nought():
    assert [begun().clip(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("G-10")
def test_luck_decides_who_begins():
    laid = fresh(seats=4, first=LUCK)
    assert laid.choices("begin") == [0, 1, 2, 3]
    assert having(laid.do("begin", seat=2), "began") == [{"seat": 2}]
    assert laid.turn == 2


@pytest.mark.rule("G-10")
def test_play_goes_to_the_left():
    laid = begun(seats=3, first=2, deals=0)
    for turn in (2, 0, 1, 2):
        assert laid.turn == turn
        laid.roll(1, 1)
