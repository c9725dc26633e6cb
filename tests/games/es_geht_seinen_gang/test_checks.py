"""What an edition of Es geht seinen Gang may say, what is refused and how."""

from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games.es_geht_seinen_gang import edition as editions
from laufspiel.games.es_geht_seinen_gang.names import EFFECTS, PATHS
from laufspiel.games.es_geht_seinen_gang.state import COLOURS
from laufspiel.kernel.edition import edition_of, plain_edition
from laufspiel.kernel.errors import EditionError
from laufspiel.kernel.seats import Seat
from tests.games.es_geht_seinen_gang.house import (
    HOUSE,
    OPTIONS,
    READER,
    changed,
    key,
    number_of,
    told,
    with_space,
)
from tests.kernel.mutations import answer, is_one_sentence

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
    after = [words.partition(">")[0] or "-" for words in HOUSE.paths[number_of("last")].spaces[9:]]
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
