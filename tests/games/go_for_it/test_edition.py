"""What an edition of Go For It! may say, what is refused and how, and that house-1986 is complete."""

import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from statistics import fmean, mean

import pytest

from laufspiel.games import go_for_it
from laufspiel.games.go_for_it import GAME
from laufspiel.games.go_for_it import edition as editions
from laufspiel.games.go_for_it.cards import CATEGORIES, LABOR_DAY, WEEK_KEYS
from laufspiel.games.go_for_it.effects import AMOUNT, BUY, COLLECT, COUNT, EFFECTS, KEYS, KIND, MASK, NEWS
from laufspiel.games.go_for_it.state import CLIP_ROWS, NONE
from laufspiel.kernel.edition import LANGUAGES, edition_of, plain_edition, read_edition
from laufspiel.kernel.errors import EditionError, SeatError
from laufspiel.kernel.seats import Seat, check_seats

FILE = Path(go_for_it.__path__[0]) / "editions" / "house-1986.toml"
HOUSE_1986 = read_edition(GAME, FILE.read_bytes(), FILE.name)
OPTIONS = {"years": "10", "deals": "3", "wrap": "no", "careers": "dealt"}
COLOURS = ("red", "blue", "green", "yellow", "orange", "violet")
EARLY_PAYDAYS = (4, 6, 16, 13, 9, 10, 9, 9, 8, 7, 5, 3, 1)
"""How often in a hundred of the first three paydays players hold 0, 1, 2, … Status cards, in games of four greedy bots.

Money that comes later can hardly be spent before somebody wins.
"""


def changed(path, value):
    """The house edition as plain data, with one thing changed: `changed("status.3.value", 0)`."""
    plain = deepcopy(plain_edition(HOUSE_1986))
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = plain
    for step in way:
        place = place[step]
    place[last] = value
    return plain


def told(plain):
    """The sentence that refuses an edition."""
    with pytest.raises(EditionError) as refused:
        edition_of(GAME, plain, "mine.toml")
    sentence = str(refused.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(".")
    return sentence.removeprefix("mine.toml: ").removesuffix(".")


def seats(count, born=""):
    return [Seat(colour, colour, born=born) for colour in COLOURS[:count]]


def board(edition=HOUSE_1986, players=4, born="", **options):
    return editions.lay_board(edition, OPTIONS | options, seats(players, born))


def all_effects(edition):
    return [effect for printed in (*edition.spaces, *edition.news) for effect in printed.effects]


def weeks_where(does):
    return sum(any(does(effect) for effect in space.effects) for space in HOUSE_1986.spaces)


# house-1986


@pytest.mark.rule("G-02")
def test_each_category_has_sixteen_cards_of_six_to_eight_values_dearer_to_the_left():
    values = [HOUSE_1986.values(category) for category in CATEGORIES]
    assert [len(row) for row in values] == [16] * 4
    assert all(6 <= len(set(row)) <= 8 for row in values)
    assert [mean(row) for row in values] == sorted([mean(row) for row in values], reverse=True)
    assert list(HOUSE_1986.backs.values()) == sorted(HOUSE_1986.backs.values(), reverse=True)


@pytest.mark.rule("G-03")
def test_a_third_of_the_news_is_extra_and_cards_are_lost_and_won():
    assert [card.extra for card in HOUSE_1986.news].count(True) == 12
    done = {effect.do for card in HOUSE_1986.news for effect in card.effects}
    assert {"lose_card", "free_card", "take_card"} <= done


def test_every_effect_of_the_vocabulary_is_somewhere():
    assert {effect.do for effect in all_effects(HOUSE_1986)} == set(EFFECTS)


def test_the_calendar_has_buying_news_and_rest():
    for category in CATEGORIES:
        assert weeks_where(lambda e, c=category: e.do == "buy" and c in (e.categories or CATEGORIES)) >= 8
    assert weeks_where(lambda effect: effect.do == "news") >= 12
    assert sum(not space.effects for space in HOUSE_1986.spaces) >= 2


def test_careers_are_different_ladders_of_about_the_same_worth():
    def worth(career):
        salaries = [
            max(salary for needed, salary in career.rows if needed <= cards)
            for cards in range(len(EARLY_PAYDAYS))
        ]
        return fmean(salaries, weights=EARLY_PAYDAYS)

    assert len({tuple(career.rows) for career in HOUSE_1986.careers}) == 12
    average = mean(map(worth, HOUSE_1986.careers))
    for career in HOUSE_1986.careers:
        assert worth(career) == pytest.approx(average, rel=0.08), career.title["en"]


@pytest.mark.parametrize("key", ["status", "news", "careers", "spaces"])
def test_every_text_is_there_in_all_languages_and_no_title_twice(key):
    printed = getattr(HOUSE_1986, key)
    texts = [one.title for one in printed] + [one.text for one in printed if getattr(one, "text", None)]
    assert all(set(text) == set(LANGUAGES) for text in texts)
    for language in LANGUAGES:
        assert not [title for title, n in Counter(one.title[language] for one in printed).items() if n > 1]


def test_typography_is_each_languages_own():
    assert "'" not in FILE.read_text()
    for printed in (*HOUSE_1986.news, *HOUSE_1986.spaces):
        assert not set("„«»") & set(printed.text["en"])
        assert not set("”«»") & set(printed.text["de"])
        assert not set("“”„") & set(printed.text["es"])


def test_titles_fit_on_cards_and_weeks():
    for key, longest in (("status", 38), ("news", 42), ("careers", 36), ("spaces", 26)):
        for printed in getattr(HOUSE_1986, key):
            assert max(map(len, printed.title.values())) <= longest, printed.title


# Reading


def test_plain_data_and_back_gives_the_same_edition():
    assert edition_of(GAME, plain_edition(HOUSE_1986), "mine.toml") == HOUSE_1986


@pytest.mark.parametrize(
    ("key", "size", "called"),
    [("status", 64, "Status cards"), ("news", 36, "News cards"), ("careers", 12, "Career cards")],
)
def test_a_box_with_a_card_less_is_refused(key, size, called):
    less = plain_edition(HOUSE_1986)[key][:-1]
    assert told(changed(key, less)) == f"{key} has {size - 1} entries; the box needs {size} {called}"


def test_a_year_of_47_weeks_is_refused():
    less = plain_edition(HOUSE_1986)["spaces"][:-1]
    assert told(changed("spaces", less)) == "spaces has 47 entries; the box needs 48 weeks"


def test_a_category_with_a_card_more_is_refused():
    sentence = told(changed("status.0.category", "wheels"))
    assert sentence == "status has 15 cards of house; each category needs 16"


def test_an_unknown_category_is_refused():
    sentence = told(changed("status.20.category", "boats"))
    assert sentence == "status[20].category is “boats”; a category is house, wheels, feelin, goin"


@pytest.mark.parametrize("distinct", [2, 9])
def test_a_category_of_too_few_or_too_many_values_is_refused(distinct):
    plain = plain_edition(HOUSE_1986)
    for i, card in enumerate(plain["status"][:16]):
        card["value"] = 14 + i % distinct
    assert told(plain) == f"status has {distinct} different values in house; a category needs 3 to 8"


@pytest.mark.parametrize("value", [0, -3, 501, 10**30])
def test_money_that_cannot_be_is_refused(value):
    assert told(changed("status.5.value", value)) == f"status[5].value is {value}; it must be 1 to 500 ($K)"


def test_a_back_price_outside_the_values_is_refused():
    told_low = told(changed("backs.house", 6))
    assert told_low == (
        "backs.house is 6; it must lie between the lowest value 7 and the highest 23 of the category"
    )
    assert "backs.goin is 9; it must lie between the lowest value 1" in told(changed("backs.goin", 9))


def test_backs_without_a_category_are_refused():
    assert told(changed("backs", {"house": 13})) == (
        "backs needs exactly the categories house, wheels, feelin, goin"
    )


# Careers


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([], "careers[2].rows has 0 rows; a Career card has 1 to 8"),
        ([[i, 10 + i] for i in range(9)], "careers[2].rows has 9 rows; a Career card has 1 to 8"),
        ([[1, 20], [3, 30]], "careers[2].rows[0] needs 1 cards; the first row must need 0"),
        ([[0, 0]], "careers[2].rows[0][1] is 0; it must be 1 to 500 ($K)"),
        (
            [[0, 20], [0, 30]],
            "careers[2].rows[1] needs 0 cards; it must be more than the row before it needs",
        ),
        (
            [[0, 20], [4, 20]],
            "careers[2].rows[1] pays 20; it must be more than the row before it pays",
        ),
        ([[0, 20], [65, 30]], "careers[2].rows[1] needs 65 cards; there are 64"),
    ],
)
def test_a_ladder_that_does_not_rise_is_refused(rows, sentence):
    assert told(changed("careers.2.rows", rows)) == sentence


def test_a_row_that_is_no_pair_is_refused_by_its_key():
    assert told(changed("careers.2.rows", [[0]])).startswith("careers[2].rows[0]: ")


# Effects


def test_an_unknown_effect_is_refused_with_all_known_ones():
    sentence = told(changed("spaces.7.effects", [{"do": "fly"}]))
    assert sentence == f"spaces[7].effects[0].do is “fly”; an effect is {', '.join(EFFECTS)}"


def test_a_space_that_names_no_known_category_is_refused():
    sentence = told(changed("spaces.7.effects", [{"do": "buy", "in": ["house", "boats"]}]))
    assert sentence == ("spaces[7].effects[0].in[1] is “boats”; a category is house, wheels, feelin, goin")


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"do": "buy", "amount": 3}, "amount is there, but buy has no amount; it has in, count, discount"),
        ({"do": "salary", "count": 2}, "count is there, but salary has no count; it stands alone"),
        ({"do": "collect", "amount": 3, "in": ["goin"]}, "in is there, but collect has no in; it has amount"),
        ({"do": "collect"}, "amount is missing; collect needs an amount in $K"),
        ({"do": "move"}, "count is missing; move needs the count of weeks"),
        ({"do": "move", "count": 13}, "count is 13; it must be 1 to 12"),
        ({"do": "buy", "count": 0}, "count is 0; it must be 1 to 4"),
        ({"do": "news", "count": 4}, "count is 4; it must be 1 to 3"),
        ({"do": "pay", "amount": 0}, "amount is 0; it must be 1 to 500 ($K)"),
        ({"do": "buy", "discount": -1}, "discount is -1; it must be 1 to 500 ($K)"),
        ({"do": "buy", "in": []}, "in is empty; name categories, or leave it out for all four"),
        (
            {"do": "buy", "in": ["goin", "goin"]},
            "in[1] names goin again; each category is named once",
        ),
    ],
)
@pytest.mark.parametrize("printed", ["spaces", "news"])
def test_an_effect_says_what_its_kind_needs_and_nothing_else(printed, effect, sentence):
    assert told(changed(f"{printed}.7.effects", [effect])) == f"{printed}[7].effects[0].{sentence}"


@pytest.mark.rule("G-12")
def test_news_comes_after_all_other_directions():
    effects = [{"do": "news"}, {"do": "collect", "amount": 3}]
    assert told(changed("spaces.7.effects", effects)) == (
        "spaces[7].effects[0] is news; it must be the last effect"
    )


def test_a_week_with_four_directions_is_refused():
    four = [{"do": "collect", "amount": 1}] * 4
    assert told(changed("spaces.7.effects", four)) == "spaces[7].effects has 4 effects; it can have up to 3"


def test_a_news_card_without_effect_is_refused():
    assert told(changed("news.7.effects", [])) == "news[7].effects is empty; a News card has 1 to 3 effects"


@pytest.mark.parametrize(
    ("effects", "sentence"),
    [
        (("lose_card",), "news has no card by which players lose Status cards; at least one needs lose_card"),
        (
            ("free_card", "take_card"),
            "news has no card by which players win Status cards; at least one needs free_card or take_card",
        ),
    ],
)
def test_news_without_losing_or_winning_is_refused(effects, sentence):
    plain = plain_edition(HOUSE_1986)
    for card in plain["news"]:
        card["effects"] = [e if e["do"] not in effects else {"do": "protect"} for e in card["effects"]]
    assert told(plain) == sentence


def test_a_category_that_is_hardly_ever_for_sale_is_refused():
    plain = plain_edition(HOUSE_1986)
    for i, space in enumerate(plain["spaces"]):
        if i > 6:
            space["effects"] = [{"do": "buy", "in": ["house", "feelin", "goin"]}, {"do": "news"}]
    sentence = told(plain)
    assert sentence == "spaces lets players buy wheels in 4 weeks; each category needs at least 8"


def test_a_year_without_enough_news_is_refused():
    plain = plain_edition(HOUSE_1986)
    for space in plain["spaces"][12:]:
        space["effects"] = [e for e in space.get("effects", []) if e["do"] != "news"]
    assert told(plain) == "spaces has 4 weeks with news; the calendar needs at least 12"


# Texts


@pytest.mark.parametrize("key", ["status.3.title", "news.3.text", "careers.3.title", "spaces.3.text"])
def test_texts_need_english_and_known_languages(key):
    shown = key.replace(".3.", "[3].")
    assert told(changed(key, {"de": "Hallo"})) == (
        f"{shown}.en is missing; every text is there in English at least"
    )
    assert told(changed(f"{key}.fr", "Salut")) == f"{shown}.fr is no language here; use en, de, es"


def test_a_week_needs_no_text():
    assert edition_of(GAME, changed("spaces.3.text", {}), "mine.toml").spaces[3].text == {}


def test_an_unknown_key_is_named():
    assert told(changed("status.3.colour", "red")).startswith("status[3]: ")


# The Board record


def test_the_board_holds_values_ranks_and_prices():
    laid = board()
    assert laid.value[:3].tolist() == [7, 7, 8]
    assert laid.rank[:16].max() == len(set(HOUSE_1986.values("house"))) - 1
    assert laid.rank[0] == laid.rank[1] < laid.rank[2]
    assert laid.back.tolist() == [HOUSE_1986.backs[category] for category in CATEGORIES]


def test_cards_are_numbered_within_their_category_whatever_the_order_of_the_file():
    plain = plain_edition(HOUSE_1986)
    plain["status"] = plain["status"][::-1]
    laid = board(edition_of(GAME, plain, "mine.toml"))
    assert laid.value[:16].tolist() == HOUSE_1986.values("house")[::-1]


def test_effects_are_rows_of_numbers_weeks_first():
    plain = changed("spaces.0.effects", [{"do": "collect", "amount": 9}, {"do": "buy", "discount": 2}])
    plain["news"][35]["effects"] = [{"do": "buy", "in": ["goin", "house"], "count": 3}]
    laid = board(edition_of(GAME, plain, "mine.toml"))
    assert laid.effect_count[[0, -1]].tolist() == [2, 1]
    first, second = laid.effects[0, 0], laid.effects[0, 1]
    assert (first[KIND], first[AMOUNT]) == (COLLECT, 9)
    assert second[[KIND, AMOUNT, MASK, COUNT]].tolist() == [BUY, 2, 0b1111, 1]
    assert laid.effects[-1, 0][[KIND, AMOUNT, MASK, COUNT]].tolist() == [BUY, 0, 0b1001, 3]
    assert laid.extra.sum() == 12


def test_news_draws_one_card_unless_told_otherwise():
    laid = board(edition_of(GAME, changed("spaces.0.effects", [{"do": "news"}]), "mine.toml"))
    assert laid.effects[0, 0][[KIND, COUNT]].tolist() == [NEWS, 1]


@pytest.mark.rule("G-30")
def test_unused_rows_of_a_career_are_out_of_reach():
    laid = board(edition_of(GAME, changed("careers.0.rows", [[0, 20], [5, 40]]), "mine.toml"))
    assert laid.needed[0].tolist() == [0, 5] + [65] * (CLIP_ROWS - 2)
    assert laid.salary[0, :2].tolist() == [20, 40]


@pytest.mark.rule("G-01")
@pytest.mark.parametrize(("players", "target"), [(2, 3), (4, 3), (5, 2), (6, 2)])
def test_five_and_six_players_need_two_different_values(players, target):
    assert board(players=players).target == target


def test_options_and_colours_are_on_the_board():
    laid = board(players=3, years="20", deals="6", wrap="yes", careers="chosen")
    assert (laid.years, laid.deals, laid.wrap, laid.careers_chosen) == (20, 6, 1, 1)
    assert laid.colour[:3].tolist() == [0, 1, 2]
    plain = board()
    assert (plain.years, plain.deals, plain.wrap, plain.careers_chosen) == (10, 3, 0, 0)


@pytest.mark.rule("G-08")
@pytest.mark.parametrize(
    ("born", "week"),
    [
        ("1980-01-01", 0),
        ("1980-01-07", 0),
        ("1980-01-08", 1),
        ("1980-01-21", 2),
        ("1980-01-22", 3),
        ("1980-01-31", 3),
        ("1980-02-29", 7),
        ("1980-09-09", 33),
        ("1980-12-31", 47),
    ],
)
def test_a_birthday_marker_lies_on_the_week_of_the_date(born, week):
    assert board(players=2, born=born).birthday.tolist() == [week, week, NONE, NONE, NONE, NONE]


@pytest.mark.rule("G-08")
def test_an_unknown_birthday_is_left_to_luck():
    assert board(players=2).birthday.tolist() == [NONE] * 6


@pytest.mark.rule("G-08")
@pytest.mark.parametrize("born", ["1980-02-30", "1981-02-29"])
def test_30_february_is_refused(born):
    with pytest.raises(
        SeatError, match=rf"Seat 1: born is “{born}”, which is no date; write it as YYYY-MM-DD"
    ):
        check_seats(seats(2, born), 2, 6, COLOURS)


# Titles and drawing


def test_every_key_has_its_title():
    titles = editions.titles(HOUSE_1986)
    assert len(titles) == 64 + 36 + 12 + 48
    assert titles["house-16"]["en"] == "Penthouse condominium"
    assert titles["week-33"] == HOUSE_1986.spaces[LABOR_DAY].title


def test_the_weeks_lie_round_a_ring_each_beside_the_next():
    drawing = editions.draw(HOUSE_1986)
    places = [(space["x"], space["y"]) for space in drawing["spaces"]]
    assert len(set(places)) == 48
    for (x, y), (next_x, next_y) in zip(places, places[1:] + places[:1], strict=True):
        assert abs(x - next_x) + abs(y - next_y) == 1
    assert all(0 < x < drawing["width"] and 0 < y < drawing["height"] for x, y in places)
    assert all(x in (0.5, drawing["width"] - 0.5) or y in (0.5, drawing["height"] - 0.5) for x, y in places)


@pytest.mark.rule("G-07")
def test_weeks_are_numbered_by_month_and_labor_day_begins_september():
    drawing = editions.draw(HOUSE_1986)
    weeks = {space["key"]: space for space in drawing["spaces"]}
    assert list(weeks) == list(WEEK_KEYS) == editions.space_keys(HOUSE_1986)
    assert [(space["month"], space["week"]) for space in weeks.values()][:5] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 1),
    ]
    marks = {mark["key"]: weeks[mark["space"]] for mark in drawing["marks"]}
    assert (marks["start"]["month"], marks["labor_day"]["month"]) == (1, 9)
    assert marks["labor_day"]["week"] == 1


def test_the_drawing_tells_all_that_is_printed():
    drawing = editions.draw(HOUSE_1986)
    assert len(drawing["cards"]) == 64
    assert drawing["cards"]["house-1"] == {"category": "house", "value": HOUSE_1986.values("house")[0]}
    assert drawing["cards"]["goin-16"]["value"] == max(HOUSE_1986.values("goin"))
    assert drawing["news"]["news-1"]["extra"] is True
    assert drawing["careers"]["career-1"]["rows"][0][0] == 0
    assert drawing["backs"] == HOUSE_1986.backs


def test_effects_are_drawn_with_what_they_mean_when_nothing_is_told():
    plain = changed("spaces.0.effects", [{"do": "buy"}, {"do": "swap_card", "in": ["goin"]}])
    drawing = editions.draw(edition_of(GAME, plain, "mine.toml"))
    assert drawing["spaces"][0]["effects"] == [
        {"do": "buy", "amount": 0, "categories": list(CATEGORIES), "count": 1},
        {"do": "swap_card", "amount": 0, "categories": ["goin"], "count": 1},
    ]


@pytest.mark.parametrize(
    ("effects", "kind"),
    [
        ([], "rest"),
        ([{"do": "news"}], "news"),
        ([{"do": "pay", "amount": 3}, {"do": "news"}], "money"),
        ([{"do": "pay", "amount": 3}, {"do": "buy"}, {"do": "news"}], "buy"),
        ([{"do": "take_card"}], "cards"),
        ([{"do": "move", "count": 2}], "move"),
    ],
)
def test_a_week_is_coloured_by_what_it_is_above_all(effects, kind):
    drawing = editions.draw(edition_of(GAME, changed("spaces.0.effects", effects), "mine.toml"))
    assert drawing["spaces"][0]["kind"] == kind


def test_the_vocabulary_tells_the_keys_of_every_effect_and_the_guide_explains_them():
    assert set(KEYS) == set(EFFECTS)
    whole = (Path(__file__).parents[3] / "docs" / "editions.md").read_text("utf-8")
    guide = whole.partition("## Go For It!")[2].partition("\n## ")[0]
    explained = {}
    for effects, keys in re.findall(r'^\| (`"[^|]*) \| ([^|]*)\|', guide, re.MULTILINE):
        explained |= {
            effect: tuple(re.findall(r"`(\w+)`", keys)) for effect in re.findall(r'"(\w+)"', effects)
        }
    assert explained == KEYS


def test_the_colours_of_the_box_come_in_order():
    assert editions.default_colours(HOUSE_1986, 3) == COLOURS[:3]
