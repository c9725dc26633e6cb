"""That house-ddr is complete, and how its Board record is laid."""

from collections import Counter

import pytest

from laufspiel.games.es_geht_seinen_gang import GAME
from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES, EFFECTS, PATHS, SPACE_KINDS
from laufspiel.games.es_geht_seinen_gang.printed import points_of
from laufspiel.games.es_geht_seinen_gang.state import NONE
from laufspiel.kernel.edition import LANGUAGES
from tests.games.es_geht_seinen_gang.house import DRAWING, FILE, HOUSE, LAYOUT, board

ON_THE_WAY = {"disko": 3, "konsum": 4, "pram": 4}
LADDERS = {"science": 5, "sport": 5, "enterprise": 5, "party": 5, "crooked": 5, "military": 6}


def test_the_board_has_the_size_and_the_stops_of_the_catalogue():
    kinds = Counter(space.kind for space in LAYOUT.spaces)
    assert 150 <= len(LAYOUT.spaces) <= 220
    assert all(kinds[kind] >= fewest for kind, fewest in ON_THE_WAY.items())
    assert set(kinds) == set(SPACE_KINDS)


def test_every_certificate_has_its_space():
    exams = {CERTIFICATES[space.number] for space in LAYOUT.spaces if space.kind == "exam"}
    assert exams == set(CERTIFICATES)


@pytest.mark.rule("E-37")
@pytest.mark.parametrize("career", PATHS)
def test_every_career_has_dots_of_three_colours_a_death_questions_and_all_its_levels(career):
    spaces = [space for space in LAYOUT.spaces if space.path.career == career]
    kinds = Counter(space.kind for space in spaces)
    colours = {colour for space in spaces for colour in range(4) if space.dots[colour]}
    assert len(colours) >= 3
    assert kinds["death"] >= 1
    assert kinds["question"] >= 1
    assert kinds["level"] >= LADDERS[career]


def test_every_death_has_a_title_of_its_own_and_differs():
    deaths = [space for space in DRAWING["spaces"] if space["kind"] == "death"]
    assert all(space["has_title"] for space in deaths)
    titles = [GAME.titles(HOUSE)[space["key"]]["de"] for space in deaths]
    assert len(set(titles)) == len(deaths)
    assert all(title.startswith("Tot bei") for title in titles)


def test_the_legend_is_complete():
    assert Counter(partner.life for partner in HOUSE.partners) == {"woman": 6, "man": 6}
    assert len(HOUSE.goods) == 20
    assert Counter(level.career for level in HOUSE.levels) == LADDERS
    assert len(HOUSE.questions) == 48


def test_women_and_men_demand_the_same():
    costs = {life: sorted(p.cost for p in HOUSE.partners if p.life == life) for life in ("woman", "man")}
    assert costs["woman"] == costs["man"]


@pytest.mark.rule("E-32")
def test_the_prices_of_the_rulebook_are_kept():
    legend = DRAWING["legend"]
    assert {one["key"]: one["cost"] for one in legend["certificates"]} == {
        "class_8": "b",
        "class_10": "b",
        "abitur": "b",
        "skilled_worker": "b",
        "diplom": "bbbr",
    }
    assert [space.number for space in LAYOUT.spaces if space.kind == "coup"] == [10]
    crooked = [level for level in HOUSE.levels if level.career == "crooked"]
    assert crooked[-1].title["de"] == "Gangsterboss"


@pytest.mark.rule("E-31")
def test_ladders_rise():
    for career in PATHS:
        costs = [len(level.cost) for level in HOUSE.levels if level.career == career]
        assert costs == sorted(set(costs))


def test_cards_do_everything_that_cards_can_do():
    assert {effect.do for card in HOUSE.questions for effect in card.effects} == set(EFFECTS)


def printed_texts(edition):
    """All texts of an edition, by key and language."""
    for key in ("partners", "goods", "levels", "questions", "paths"):
        for i, one in enumerate(getattr(edition, key)):
            yield f"{key}[{i}].title", one.title
            if getattr(one, "text", None):
                yield f"{key}[{i}].text", one.text
            for place, title in getattr(one, "titles", {}).items():
                yield f"{key}[{i}].titles.{place}", title


def test_every_text_is_there_in_all_languages():
    for name, text in printed_texts(HOUSE):
        assert set(text) == set(LANGUAGES), name
        assert all(told.strip() for told in text.values()), name
    assert all(partner.text for partner in HOUSE.partners)


@pytest.mark.parametrize("printed", ["partners", "goods", "levels", "questions", "paths"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_is_there_twice(printed, language):
    titles = Counter(one.title[language] for one in getattr(HOUSE, printed))
    assert [title for title, count in titles.items() if count > 1] == []


def test_typography_is_each_languages_own():
    assert "'" not in FILE.read_text("utf-8")
    for name, text in printed_texts(HOUSE):
        assert not set("„«»") & set(text["en"]), name
        assert not set("”«»") & set(text["de"]), name
        assert not set("“”„") & set(text["es"]), name


def test_titles_fit_on_cards_and_spaces():
    longest = {"partners": 42, "goods": 42, "levels": 42, "questions": 42, "paths": 42}
    for name, text in printed_texts(HOUSE):
        if ".text" not in name:
            assert max(map(len, text.values())) <= longest[name.partition("[")[0]] + 8, text


# The Board record


def test_the_board_record_holds_spaces_ways_and_prices():
    laid = board()
    assert laid.spaces == len(LAYOUT.spaces)
    clinic = int(laid.start)
    assert laid.ways[clinic] == 2
    assert {int(laid.way[clinic, i]) for i in range(2)} == {LAYOUT.first["early"], LAYOUT.first["birth"]}
    assert laid.certificate_cost[4].tolist() == points_of("bbbr")
    assert laid.good_cost[0].tolist() == points_of(HOUSE.goods[0].cost)
    assert laid.levels.tolist() == [5, 5, 5, 5, 5, 6]
    assert (laid.partners, laid.goods, laid.questions) == (12, 20, 48)


@pytest.mark.rule("E-39")
def test_late_is_what_comes_after_the_last_stretch_and_nothing_else():
    laid = board()
    late = [number for number in range(int(laid.spaces)) if laid.late[number]]
    assert late == list(range(int(laid.last_stretch), LAYOUT.number_of("last 17") + 1))


@pytest.mark.rule("E-30")
def test_careers_begin_at_crossings():
    laid = board()
    crossings = {number for number in range(int(laid.spaces)) if laid.crossing[number]}
    assert crossings == {LAYOUT.first["junction"], LAYOUT.first["crossroads"]}


@pytest.mark.rule("E-13")
def test_red_arrows_are_on_the_board():
    laid = board()
    assert laid.red[LAYOUT.number_of("underworld 2")] == laid.prison
    assert laid.red[LAYOUT.number_of("school 1")] == NONE
