import pytest

from laufspiel.games import edition_files, shipped_edition
from laufspiel.kernel.edition import edition_of, plain_edition
from laufspiel.kernel.errors import EditionError
from tests.games.asi_es_la_vida.builders import GAME


def changed(**keys):
    return plain_edition(shipped_edition("asi-es-la-vida", "standard")) | keys


COURSE = changed()["course"]
GUARDS = changed()["guards"]


def told(plain):
    """The sentence that refuses an edition."""
    with pytest.raises(EditionError) as refused:
        edition_of(GAME, plain, "mine.toml")
    sentence = str(refused.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(".")
    return sentence


def test_four_courses_are_shipped_and_say_where_they_are_from():
    sources = {
        name: shipped_edition("asi-es-la-vida", name).source for name in edition_files("asi-es-la-vida")
    }
    assert sources == {
        "standard": "rulebook",
        "plus_first": "variant",
        "fortune_last": "variant",
        "shuffled": "variant",
    }


@pytest.mark.parametrize("course", [COURSE[:-1], [*COURSE, "+1"], []])
def test_a_course_with_the_wrong_number_of_cards_is_refused(course):
    assert f"course has {len(course)} cards; it needs all 32 route cards" in told(changed(course=course))


def test_a_card_too_often_is_refused_though_the_number_of_cards_is_right():
    course = ["+8" if card == "-10" else card for card in COURSE]
    assert "course has “-10” 0 times; it needs it once" in told(changed(course=course))


@pytest.mark.parametrize("name", ["-11", "+9", "8", "Fortune", "start", "finish", ""])
def test_a_card_that_is_not_in_the_box_is_refused(name):
    course = [name, *COURSE[1:]]
    assert f"course[0] is “{name}”; a card is +1 to +8, -1 to -10 or fortune" in told(changed(course=course))


@pytest.mark.parametrize("name", ["+9", "start", "finish"])
def test_a_guard_on_a_card_that_is_not_there_is_refused(name):
    assert f"guards[7] is “{name}”" in told(changed(guards=[*GUARDS[:-1], name]))


def test_two_guards_of_one_card_are_refused_when_only_one_such_card_lies():
    sentence = told(changed(guards=[*GUARDS[:-1], "+8"]))
    assert "guards has “+8” twice, but only 1 such cards lie on the course" in sentence


@pytest.mark.parametrize("guards", [GUARDS[:-1], [*GUARDS, "+6"]])
def test_more_or_fewer_than_eight_guards_are_refused(guards):
    assert f"guards has {len(guards)} entries; there are 8 guards" in told(changed(guards=guards))


@pytest.mark.parametrize("key", ["course", "guards", "id", "source", "title"])
def test_a_missing_key_is_named(key):
    plain = changed()
    del plain[key]
    assert f"“{key}”" in told(plain)


def test_an_unknown_key_is_named():
    assert "“cuorse”" in told(changed(cuorse=[]))


@pytest.mark.parametrize("key", ["course", "guards", "shuffled", "id", "title"])
def test_a_value_of_the_wrong_kind_is_named(key):
    assert f"{key}: this must be" in told(changed(**{key: 7}))
