"""What an edition of Es geht seinen Gang may say, what is refused and how, and that house-ddr is complete."""

from collections import Counter
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games import es_geht_seinen_gang
from laufspiel.games.es_geht_seinen_gang import edition as editions
from laufspiel.games.es_geht_seinen_gang.board import lay_out
from laufspiel.games.es_geht_seinen_gang.curve import smooth, spread
from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES, EFFECTS, PATHS, SPACE_KINDS
from laufspiel.games.es_geht_seinen_gang.printed import points_of
from laufspiel.games.es_geht_seinen_gang.state import COLOURS, NONE
from laufspiel.kernel.edition import LANGUAGES, edition_of, plain_edition, read_edition
from laufspiel.kernel.errors import EditionError, OptionError
from laufspiel.kernel.seats import Seat
from laufspiel.lab.legend import print_legend
from tests.kernel.mutations import answer, is_one_sentence

READER = SimpleNamespace(
    id="es-geht-seinen-gang",
    edition_type=editions.GangEdition,
    check_edition=editions.check_edition,
    draw=editions.draw,
)
FILE = Path(es_geht_seinen_gang.__path__[0]) / "editions" / "house-ddr.toml"
HOUSE = read_edition(READER, FILE.read_bytes(), FILE.name)
LAYOUT = lay_out(HOUSE)
DRAWING = editions.draw(HOUSE)
OPTIONS = {"any_partner": "no", "pay_open": "at_once", "paths": "chosen"}
ON_THE_WAY = {"disko": 3, "konsum": 4, "pram": 4}
CAREER_PATHS = [path.id for path in HOUSE.paths if path.career in PATHS]
LADDERS = {"science": 5, "sport": 5, "enterprise": 5, "party": 5, "crooked": 5, "military": 6}


def number_of(path):
    """The path's number in the file."""
    return [one.id for one in HOUSE.paths].index(path)


def changed(way, value):
    """The house edition with one thing changed: `changed("goods.3.cost", "y")`; a path by its id."""
    plain = deepcopy(plain_edition(HOUSE))
    *steps, last = [int(step) if step.isdigit() else step for step in way.split(".")]
    place = plain
    for step in steps:
        place = place[number_of(step) if place is plain["paths"] and isinstance(step, str) else step]
    place[last] = value
    return plain


def with_space(path, place, words):
    """The house edition with other words for a space, by its number on the path from 1."""
    return changed(f"paths.{path}.spaces.{place - 1}", words)


def told(plain):
    """The sentence that refuses an edition."""
    with pytest.raises(EditionError) as refused:
        edition_of(READER, plain, "mine.toml")
    sentence = str(refused.value)
    assert is_one_sentence(sentence)
    assert sentence.startswith("mine.toml: ")
    return sentence.removeprefix("mine.toml: ").removesuffix(".")


def key(path, place=None):
    """How a sentence names a path or one of its spaces."""
    return f"paths[{number_of(path)}]" + (f".spaces[{place - 1}]" if place else "")


# house-ddr


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
    assert len({space["title"]["de"] for space in deaths}) == len(deaths)
    assert all(space["title"]["de"].startswith("Tot bei") for space in deaths)


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


# Reading


def test_plain_data_and_back_gives_the_same_edition():
    assert edition_of(READER, plain_edition(HOUSE), "mine.toml") == HOUSE


def test_an_unknown_key_is_named():
    assert told(changed("goods.3.price", "y")).startswith("goods[3]: ")


@pytest.mark.parametrize("way", ["partners.3.title", "goods.3.title", "levels.3.title", "questions.3.text"])
def test_texts_need_english_and_known_languages(way):
    shown = way.replace(".3.", "[3].")
    assert (
        told(changed(way, {"de": "Hallo"}))
        == f"{shown}.en is missing; every text is there in English at least"
    )
    assert told(changed(f"{way}.fr", "Salut")) == f"{shown}.fr is no language here; use en, de, es"


@pytest.mark.parametrize(("printed", "most"), [("partners", 16), ("goods", 32), ("questions", 64)])
def test_a_box_has_room_for_so_much_and_needs_something(printed, most):
    plain = plain_edition(HOUSE)
    assert told(changed(printed, [])) == f"{printed} has 0 entries; a box has 1 to {most}"
    many = (plain[printed] * most)[: most + 1]
    assert told(changed(printed, many)) == f"{printed} has {most + 1} entries; a box has 1 to {most}"


# The Legend


@pytest.mark.rule("E-07")
def test_two_goods_with_one_id_are_refused():
    assert told(changed("goods.5.id", "mixer")) == (
        "goods[5].id is “mixer” again, like goods[0]; each good exists once"
    )


@pytest.mark.parametrize("printed", ["partners", "goods", "levels"])
def test_what_costs_nothing_is_refused(printed):
    assert told(changed(f"{printed}.4.cost", "")) == (
        f"{printed}[4].cost has 0 points; it needs 1 to 20, a letter each, as in “bbr”"
    )


def test_points_of_a_colour_that_is_not_there_are_refused():
    assert told(changed("goods.4.cost", "yo")) == (
        "goods[4].cost is “yo”, with “o” in it; points are g (green), b (blue), y (yellow), r (red)"
    )


def test_an_unknown_career_or_life_is_refused():
    known = ", ".join(PATHS)
    assert told(changed("levels.4.career", "arts")) == f"levels[4].career is “arts”; a career is {known}"
    assert (
        told(changed("paths.sport.career", "arts")) == f"{key('sport')}.career is “arts”; a career is {known}"
    )
    assert (
        told(changed("partners.4.life", "cat")) == "partners[4].life is “cat”; a partner is a woman or a man"
    )


def test_a_career_without_levels_and_levels_without_a_career_are_refused():
    plain = plain_edition(HOUSE)
    without = [level for level in plain["levels"] if level["career"] != "sport"]
    assert told(changed("levels", without)) == (
        f"{key('sport')}.career is sport, but levels has none of it; it needs 1 at least"
    )
    spaces = [words.replace("level", "").strip() or "-" for words in HOUSE.paths[number_of("sport")].spaces]
    assert told(changed("paths.sport.spaces", spaces)) == (
        "levels has levels of sport, but no path with that career has a “level” space; it needs one"
    )


# Question cards


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"do": "fly"}, f".do is “fly”; an effect is {', '.join(EFFECTS)}"),
        ({"do": "gain"}, ".points has 0 points; it needs 1 to 20, a letter each, as in “bbr”"),
        (
            {"do": "demand", "points": "z"},
            ".points is “z”, with “z” in it; points are g (green), b (blue), y (yellow), r (red)",
        ),
        ({"do": "forward"}, ".count is 0; forward needs 1 to 20"),
        ({"do": "miss_turns", "count": 21}, ".count is 21; miss_turns needs 1 to 20"),
        ({"do": "back", "points": "y"}, ".points is there, but back has no points; it needs count"),
        ({"do": "to_prison", "count": 2}, ".count is there, but to_prison has no count; it stands alone"),
        ({"do": "gift", "good": "yacht"}, ".good is “yacht”; a gift is the id of a good, as in “mixer”"),
        (
            {"do": "to_space", "to": "school 30"},
            ".to: “school 30” is no space; path school has spaces 1 to 12",
        ),
    ],
)
def test_an_effect_says_what_its_kind_needs_and_nothing_else(effect, sentence):
    assert told(changed("questions.7.effects", [effect])) == f"questions[7].effects[0]{sentence}"


def test_an_effect_for_an_unknown_kind_of_person_is_refused():
    effect = {"do": "gain", "points": "y", "if": "rich"}
    assert told(changed("questions.7.effects", [effect])).startswith(
        "questions[7].effects[0].if is “rich”; it is anybody, woman"
    )


@pytest.mark.rule("E-22")
def test_a_move_is_the_last_effect_of_its_card():
    effects = [{"do": "back", "count": 2}, {"do": "gain", "points": "y"}]
    assert told(changed("questions.7.effects", effects)) == (
        "questions[7].effects[0] is back; a move must be the card’s last effect"
    )


@pytest.mark.rule("E-23")
def test_a_card_demands_once():
    effects = [{"do": "demand", "points": "y"}, {"do": "demand", "points": "b"}]
    assert told(changed("questions.7.effects", effects)) == (
        "questions[7].effects has two demands; a card demands once, all its points together"
    )


@pytest.mark.parametrize("count", [0, 4])
def test_a_card_has_one_to_three_effects(count):
    effects = [{"do": "gain", "points": "y"}] * count
    assert told(changed("questions.7.effects", effects)) == (
        f"questions[7].effects has {count} effects; a card has 1 to 3"
    )


# The board: words


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("casino", ": “casino” is no space; it is dots such as “gb”, or exam, disko"),
        ("exam class_9", ": “exam class_9” names no certificate; it is class_8, class_10"),
        ("fine", ": “fine ” needs a number from 1 to 20"),
        ("disko konsum", " is disko and konsum; a space is one of them"),
        ("gggggyyyyybb", " has 12 dots; a space has up to 10"),
        ("y >", " is “y >”, a red arrow without a target; name a space, as in “y > prison”"),
        (
            "disko > prison",
            " is “disko > prison”; a red arrow stands alone or with dots, not with disko",
        ),
    ],
)
def test_words_that_are_no_space_are_refused(words, sentence):
    assert told(with_space("school", 3, words)).startswith(f"{key('school', 3)}{sentence}")


@pytest.mark.rule("E-13")
def test_a_red_arrow_with_two_targets_is_refused():
    assert told(with_space("school", 3, "y > training > prison")) == (
        f"{key('school', 3)} is “y > training > prison”, a red arrow with two targets; "
        "a red arrow leads to one space, as in “y > prison”"
    )


@pytest.mark.rule("E-13")
def test_a_red_arrow_to_a_red_arrow_is_refused():
    assert told(with_space("school", 3, "y > basic_service 6")) == (
        f"{key('school', 3)} is a red arrow to a red arrow; it must lead to a space without one"
    )


@pytest.mark.rule("E-34")
def test_a_red_arrow_in_the_dark_area_leads_to_prison():
    assert told(with_space("underworld", 2, "y > yard")) == (
        f"{key('underworld', 2)} is a red arrow in the dark area; there it must lead to prison"
    )


@pytest.mark.rule("E-29")
def test_going_back_before_the_path_is_refused():
    assert told(with_space("three_years", 3, "back 3")) == (
        f"{key('three_years', 3)} leads before the path’s first space; here it can go back 2 at most"
    )


def test_a_level_off_all_careers_is_refused():
    assert told(with_space("school", 3, "level")).startswith(
        f"{key('school', 3)} is a career level, but its path has no career; it needs one of science"
    )


@pytest.mark.parametrize("id", ["", "Two words", "two words", "ä"])
def test_a_path_is_called_by_one_small_word(id):
    assert told(changed("paths.school.id", id)).startswith(
        f"{key('school')}.id is “{id}”; an id is small letters"
    )


def test_two_paths_of_one_name_are_refused():
    assert told(changed("paths.eos.id", "school")) == (
        f"{key('eos')}.id is “school” again, like {key('school')}; each path needs its own"
    )


def test_a_title_for_a_space_that_is_not_there_is_refused():
    assert told(changed("paths.eos.titles", {"10": {"en": "Ten"}})) == (
        f"{key('eos')}.titles.10 is no space; path eos has spaces 1 to 9"
    )


def test_a_board_is_neither_tiny_nor_too_large():
    assert told(changed("paths.last.spaces", ["g"] * 100)).endswith("spaces in all; a board has 20 to 256")
    assert (
        told(changed("paths.last.spaces", []))
        == f"{key('last')}.spaces is empty; a path needs a space at least"
    )


# The board: ways


def test_a_way_or_a_named_space_that_is_not_there_is_refused():
    assert told(changed("paths.school.ways.0.to", "college")).startswith(
        f"{key('school')}.ways[0].to: “college” names no path; paths are clinic"
    )
    assert told(changed("start", "hospital")).startswith("start: “hospital” names no path")
    assert (
        told(changed("crooked", "school")) == "crooked is “school”; it must be on a path with career crooked"
    )
    assert told(changed("prison", "yard")) == (
        "prison is “yard”, which is no prison space; name the space that is “prison”"
    )


def test_an_unknown_condition_is_refused():
    assert told(changed("paths.school.ways.0.if", "rich")).startswith(
        f"{key('school')}.ways[0].if is “rich”; it is always"
    )


def test_the_same_way_twice_is_refused():
    twice = [{"to": "studies"}, {"to": "studies"}]
    assert told(changed("paths.eos.ways", twice)) == (
        f"{key('eos')}.ways[1] leads to studies again; each way is named once"
    )


def test_a_space_that_leads_nowhere_is_refused():
    assert told(changed("paths.sport.ways", [])) == (
        f"{key('sport', 15)} leads nowhere; its path needs ways, or “end” as its last space"
    )


def test_an_end_that_leads_on_is_refused():
    assert told(with_space("sport", 8, "end")) == (
        f"{key('sport', 8)} is the end, but leads on; the end is a path’s last space, without ways"
    )


def test_a_space_that_nothing_leads_to_is_refused():
    ways = [{"to": path} for path in ("science", "sport", "enterprise", "crooked")]
    assert told(changed("paths.crossroads.ways", ways)) == (
        f"{key('party', 1)} is a space that nothing leads to; it needs a way or a red arrow to it"
    )


@pytest.mark.rule("E-28")
def test_a_crossing_where_men_have_no_way_is_refused():
    assert told(changed("paths.junction.ways", [{"to": "civil_service", "if": "woman"}])) == (
        f"{key('junction', 1)} has no way for a man, born late, failed; "
        "its path’s ways must leave one open for everybody"
    )


@pytest.mark.rule("E-18")
def test_an_examination_after_which_who_failed_has_no_way_is_refused():
    assert told(changed("paths.school.ways", [{"to": "upper_school", "if": "passed"}])) == (
        f"{key('school', 12)} has no way for a woman, born late, failed; "
        "its path’s ways must leave one open for everybody"
    )


@pytest.mark.rule("E-11")
def test_a_clinic_that_only_early_births_can_leave_is_refused():
    assert "has no way for a woman, born late" in told(
        changed("paths.clinic.ways", [{"to": "early", "if": "early"}])
    )


@pytest.mark.rule("E-38")
def test_a_life_that_goes_round_for_ever_is_refused():
    assert told(changed("paths.civil_service.ways", [{"to": "civil_service"}])) == (
        f"{key('civil_service', 1)} never leads a woman to the end of life; "
        "from every space the dice must be able to reach “end”"
    )


@pytest.mark.rule("E-13")
def test_six_red_arrows_back_in_a_row_are_a_wall_and_refused():
    after = [words.partition(" >")[0] for words in HOUSE.paths[number_of("last")].spaces[9:]]
    plain = changed("paths.last.spaces", ["g", *["y > last 1"] * 8, *after])
    assert "never leads a woman to the end of life" in told(plain)


@pytest.mark.rule("E-35")
def test_a_second_prison_is_refused():
    assert (
        told(with_space("yard", 2, "prison"))
        == f"{key('yard', 2)} is a second prison; there is one, “prison”"
    )


@pytest.mark.rule("E-39")
def test_the_last_stretch_begins_in_front_of_a_disko():
    assert told(changed("last_stretch", "last 2")) == (
        "last_stretch is “last 2”; it must be the space right before the last disko"
    )


@pytest.mark.rule("E-37")
@pytest.mark.parametrize("path", ["science", "underworld", "basic_service", "last"])
def test_a_path_without_a_death_space_is_refused(path):
    spaces = ["-" if words == "death" else words for words in HOUSE.paths[number_of(path)].spaces]
    named = "crooked" if path == "underworld" else path
    assert told(changed(f"paths.{path}.spaces", spaces)) == (
        f"{key(named)} ({named}) has no death space; each path of a grown-up needs a “death”"
    )


# The Board record


def board(players=4, **options):
    return editions.lay_board(HOUSE, OPTIONS | options, [Seat(c, c) for c in COLOURS[:players]])


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


# Titles and drawing


def test_every_key_has_its_title():
    titles = editions.titles(HOUSE)
    assert len(titles) == len(LAYOUT.spaces) + 12 + 20 + 31 + 48
    assert titles["crooked-5"]["en"] == "Gangster boss"
    assert titles["space-1"]["de"] == "Geburtsklinik"


def test_spaces_keep_their_distance_and_lie_on_the_board():
    assert [space["key"] for space in DRAWING["spaces"]] == editions.space_keys(HOUSE)
    places = [complex(space["x"], space["y"]) for space in DRAWING["spaces"]]
    assert min(abs(one - other) for one, other in combinations(places, 2)) >= 0.95
    assert all(0.5 < p.real < DRAWING["width"] - 0.5 for p in places)
    assert all(0.5 < p.imag < DRAWING["height"] - 0.5 for p in places)


def test_the_board_fits_a_landscape_screen():
    assert 1.4 <= DRAWING["width"] / DRAWING["height"] <= 1.8


def test_neighbours_on_a_path_lie_side_by_side():
    for before, after in zip(DRAWING["spaces"], DRAWING["spaces"][1:], strict=False):
        if before["path"] == after["path"]:
            assert abs(complex(before["x"] - after["x"], before["y"] - after["y"])) < 2.0


def test_arrows_are_drawn_from_where_paths_end_and_red_ones_from_their_spaces():
    spaces = {space["key"]: space for space in DRAWING["spaces"]}
    junction = next(space for space in spaces.values() if space["path"] == "junction")
    assert [spaces[way["to"]]["path"] for way in junction["ways"]] == [
        "basic_service",
        "civil_service",
        "three_years",
        "military",
    ]
    assert all(way["is_arrow"] for way in junction["ways"])
    red = [space for space in spaces.values() if space["dark"] and space["red"]]
    assert {space["red"] for space in red} == {DRAWING["prison"]}


def test_the_drawing_tells_all_that_is_printed():
    legend = DRAWING["legend"]
    assert [len(legend[part]) for part in ("partners", "goods", "levels", "certificates")] == [12, 20, 31, 5]
    assert legend["levels"][-1]["key"] == "military-6"
    assert legend["partners"][0]["cost"] == HOUSE.partners[0].cost
    assert len(DRAWING["questions"]) == 48
    gift = next(
        effect
        for card in DRAWING["questions"].values()
        for effect in card["effects"]
        if effect["do"] == "gift"
    )
    assert gift["good"] in {good["key"] for good in legend["goods"]}


def test_spaces_are_spread_evenly_along_a_curve():
    straight = spread([(0, 0), (3, 0), (4, 0)], 5)
    assert [round(place.real, 3) for place in straight] == [0, 1, 2, 3, 4]
    assert spread([(2, 3), (9, 9)], 1) == [2 + 3j]
    assert spread([(2, 3)], 1) == [2 + 3j]


def test_a_curve_runs_through_its_points():
    points = [(0, 0), (2, 3), (5, 1), (7, 7)]
    assert {complex(*point) for point in points} <= set(smooth(points))


@pytest.mark.parametrize("spot", [[-1, 0], [0, 101], [float("nan"), 1], [float("inf"), 1]])
def test_a_point_off_the_board_is_refused(spot):
    assert "both must be 0 to 100" in told(changed("paths.sport.curve.0", spot))


def test_paths_that_run_over_each_other_are_refused():
    curve = [list(point) for point in HOUSE.paths[number_of("science")].curve]
    assert told(changed("paths.sport.curve", curve)).startswith(
        f"{key('sport', 1)} lies 0.00 from {key('science', 1)}; the curves must keep spaces 0.9 apart"
    )


# Whatever an owner may write

WORDS = st.sampled_from(
    [
        "y > prison",
        "back 3",
        "exam abitur",
        "disko",
        "school 3",
        "prison",
        "end",
        "death",
        "-",
        "level",
        "man",
        "always",
        "crooked",
        "gain",
        "to_space",
        "last 13",
        "gg",
        "coup 10",
        "",
        "\x00",
        "> ",
        "5",
    ]
)
KEYS = st.sampled_from(["spaces", "ways", "id", "career", "dark", "titles", "curve"])


@settings(deadline=None, derandomize=True, max_examples=200)
@given(st.data())
def test_any_word_anywhere_on_the_board_gives_an_edition_or_one_sentence(data):
    plain = deepcopy(plain_edition(HOUSE))
    path = data.draw(st.sampled_from(plain["paths"]))
    part, words = data.draw(KEYS), data.draw(WORDS)
    if isinstance(path.get(part), list) and path[part]:
        path[part][data.draw(st.integers(0, len(path[part]) - 1))] = words
    else:
        path[part] = words
    edition, sentence = answer(EditionError, edition_of, READER, plain, "mine.toml")
    if edition is None:
        assert is_one_sentence(sentence)
    else:
        assert editions.draw(edition)["spaces"]
        assert editions.lay_board(edition, OPTIONS, [Seat(c, c) for c in COLOURS]) is not None


# The Legend as a page


@pytest.mark.rule("E-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_printed_on_a_page_with_all_titles(tmp_path, language):
    page = tmp_path / "legend.svg"
    print_legend(READER, HOUSE, page, language)
    drawn = page.read_text("utf-8")
    for printed in (*HOUSE.partners, *HOUSE.goods, *HOUSE.levels):
        assert printed.title[language].replace("&", "&amp;") in drawn
    print_legend(READER, HOUSE, tmp_path / "again.svg", language)
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn


def test_the_legend_is_printed_as_pdf(tmp_path):
    page = tmp_path / "legend.pdf"
    print_legend(READER, HOUSE, page, "de")
    assert page.read_bytes().startswith(b"%PDF")


def test_a_page_of_another_kind_is_refused(tmp_path):
    with pytest.raises(OptionError, match=r"A Legend is an \.svg or \.pdf file; “legend\.doc” is neither"):
        print_legend(READER, HOUSE, tmp_path / "legend.doc", "de")


def test_a_game_without_a_legend_is_refused(tmp_path):
    kids = SimpleNamespace(id="kids", draw=lambda edition: {})
    with pytest.raises(OptionError, match="kids has no Legend to print"):
        print_legend(kids, HOUSE, tmp_path / "legend.svg", "de")
