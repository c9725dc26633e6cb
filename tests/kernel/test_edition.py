import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games import all_games, edition_files, find_game, shipped_edition
from laufspiel.kernel.edition import LARGEST_EDITION, edition_digest, edition_of, plain_edition, read_edition
from laufspiel.kernel.errors import EditionError, OptionError
from laufspiel.kernel.seats import Seat
from tests.kernel.mutations import PLAIN, answer, is_one_sentence, mutated

GAMES = list(all_games().values())
SHIPPED = [(game, name) for game in GAMES for name in edition_files(game.id)]
NAMES = [f"{game.id}-{name}" for game, name in SHIPPED]
KIDS = all_games()["kids"]
TOML = edition_files("kids")["standard"]

quiet = settings(deadline=None, derandomize=True, max_examples=300)


def edition_or_sentence(read, *given):
    """Read an edition; what can't be read must say so in one sentence that names the file."""
    edition, told = answer(EditionError, read, *given)
    if edition is None:
        assert is_one_sentence(told), told
        assert told.startswith("mine.toml: ")
    return edition


def refused(data):
    with pytest.raises(EditionError) as error:
        read_edition(KIDS, data, "mine.toml")
    assert is_one_sentence(str(error.value))
    return str(error.value)


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=NAMES)
def test_shipped_editions_can_be_read_and_have_titles_in_all_languages(game, name):
    edition = shipped_edition(game.id, name)
    assert edition.id == name
    assert set(edition.title) == set(edition.note) == {"en", "de", "es"}


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=NAMES)
def test_an_edition_is_the_same_after_going_through_plain_data(game, name):
    edition = shipped_edition(game.id, name)
    again = edition_of(game, plain_edition(edition), "mine.toml")
    assert again == edition
    assert edition_digest(again) == edition_digest(edition)


def test_the_digest_tells_editions_apart():
    digests = {edition_digest(shipped_edition(game.id, name)) for game, name in SHIPPED}
    assert len(digests) == len(SHIPPED)


@pytest.mark.parametrize("game", GAMES, ids=repr)
@quiet
@given(st.binary(max_size=300))
def test_any_bytes_give_an_edition_or_one_sentence(game, data):
    edition_or_sentence(read_edition, game, data, "mine.toml")


@pytest.mark.parametrize("game", GAMES, ids=repr)
@quiet
@given(st.data())
def test_a_file_with_bytes_changed_gives_an_edition_or_one_sentence(game, data):
    whole = bytearray(edition_files(game.id)[game.default_edition])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at : at + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=5))
    edition_or_sentence(read_edition, game, bytes(whole), "mine.toml")


@pytest.mark.parametrize("game", GAMES, ids=repr)
@quiet
@given(PLAIN)
def test_any_plain_data_gives_an_edition_or_one_sentence(game, plain):
    edition_or_sentence(edition_of, game, plain, "mine.toml")


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=NAMES)
@quiet
@given(st.data())
def test_an_edition_with_something_changed_can_be_laid_or_gives_one_sentence(game, name, data):
    plain = data.draw(mutated(plain_edition(shipped_edition(game.id, name))))
    edition = edition_or_sentence(edition_of, game, plain, "mine.toml")
    if edition is not None:
        options = {option.name: option.default for option in game.options}
        seats = [Seat(colour, colour) for colour in game.default_colours(edition, game.most)]
        assert game.lay_board(edition, options, seats) is not None
        assert set(game.space_keys(edition)) >= set(game.draw(edition).get("track", []))


def test_a_file_that_is_not_text_is_refused():
    assert "byte 3 is not UTF-8" in refused(b"id=\xff")


def test_a_file_that_is_not_toml_is_refused():
    assert "this is not TOML" in refused(b"track = [")


@pytest.mark.parametrize("data", [b"a = " + b"[" * 5000, b"a = " + b"9" * 5000], ids=["nested", "digits"])
def test_a_file_made_to_overwhelm_the_reader_is_refused(data):
    assert "this is not TOML" in refused(data)


def test_a_file_that_is_too_large_is_refused():
    assert "an edition has up to 524,288" in refused(b"#" * (LARGEST_EDITION + 1))


def test_a_missing_key_is_named():
    assert "missing required field “die”" in refused(TOML.replace(b"die =", b"# die ="))


def test_an_unknown_key_is_named():
    assert "unknown field “dice”; perhaps it is “die”" in refused(b"dice = 6\n" + TOML)


def test_the_keys_there_are_are_told_where_none_is_near():
    assert "unknown field “pawns”; there are id, source, title," in refused(b"pawns = 3\n" + TOML)


@pytest.mark.parametrize(
    ("game", "mistake", "right"),
    [
        ("go-for-it", ("spaces", 0, "effectx"), "effects"),
        ("go-for-it", ("news", 0, "effects", 0, "amounts"), "amount"),
        ("gang", ("paths", 0, "ways", 0, "tto"), "to"),
    ],
)
def test_a_mistyped_key_deep_in_an_edition_is_answered_with_one_of_the_same_table(game, mistake, right):
    game = find_game(game)
    table = plain = plain_edition(shipped_edition(game.id, ""))
    *way, key = mistake
    for step in way:
        table = table[step]
    table[key] = 1
    with pytest.raises(EditionError, match=f"unknown field “{key}”; perhaps it is “{right}”\\.$"):
        edition_of(game, plain, "mine.toml")


def test_a_value_of_the_wrong_kind_is_named():
    assert "fair: this must be true or false, not a whole number" in refused(
        TOML.replace(b"fair = true", b"fair = 1")
    )


@pytest.mark.parametrize("id", ["", "Big", "a b", "a\nb", "x" * 41])
def test_an_id_that_could_not_be_a_file_name_is_refused(id):
    plain = plain_edition(shipped_edition("kids", "")) | {"id": id}
    with pytest.raises(EditionError, match=r"mine.toml: id is “.*”; it is small letters") as error:
        edition_of(KIDS, plain, "mine.toml")
    assert is_one_sentence(str(error.value))


def test_an_edition_needs_an_english_title():
    plain = plain_edition(shipped_edition("kids", "")) | {"title": {"de": "Meins"}}
    with pytest.raises(EditionError, match=r"title\.en is missing"):
        edition_of(KIDS, plain, "mine.toml")


@pytest.mark.parametrize("key", ["title", "note"])
def test_a_text_in_a_language_that_is_not_spoken_here_is_refused(key):
    plain = plain_edition(shipped_edition("kids", "")) | {key: {"en": "Mine", "fr": "Le mien"}}
    with pytest.raises(EditionError, match=rf"{key}\.fr is no language here; use en, de, es"):
        edition_of(KIDS, plain, "mine.toml")


@pytest.mark.parametrize(("key", "most"), [("title", 200), ("note", 2000)])
def test_a_text_of_an_edition_has_a_longest_length(key, most):
    plain = plain_edition(shipped_edition("kids", ""))
    assert edition_of(KIDS, plain | {key: {"en": "x" * most}}, "mine.toml")
    with pytest.raises(
        EditionError, match=rf"{key}\.en has {most + 1:,} letters; it can have up to {most:,}"
    ):
        edition_of(KIDS, plain | {key: {"en": "x" * (most + 1)}}, "mine.toml")


@pytest.mark.parametrize("mark", ["\u202e", "\u200b", "\x1b", "\u2028"], ids=ascii)
@pytest.mark.parametrize("key", ["title", "note"])
def test_a_mark_that_would_turn_or_hide_what_follows_is_refused(key, mark):
    plain = plain_edition(shipped_edition("kids", "")) | {key: {"en": f"My{mark} board"}}
    with pytest.raises(EditionError, match=rf"{key}\.en has U\+{ord(mark):04X} in it") as error:
        edition_of(KIDS, plain, "mine.toml")
    assert is_one_sentence(str(error.value))


@pytest.mark.parametrize(
    ("source", "told"), [("x" * 201, "source has 201 letters"), ("our\x1bs", r"source has U\+001B")]
)
def test_where_an_edition_is_from_is_a_short_plain_text(source, told):
    with pytest.raises(EditionError, match=told):
        edition_of(KIDS, plain_edition(shipped_edition("kids", "")) | {"source": source}, "mine.toml")


def test_a_note_may_have_several_lines_but_a_title_has_one():
    plain = plain_edition(shipped_edition("kids", ""))
    assert edition_of(KIDS, plain | {"note": {"en": "One.\nTwo."}}, "mine.toml")
    with pytest.raises(EditionError, match=r"title\.en has U\+000A"):
        edition_of(KIDS, plain | {"title": {"en": "One\nTwo"}}, "mine.toml")


@pytest.mark.parametrize(
    ("game", "list", "key"),
    [
        ("go-for-it", "news", "text"),
        ("go-for-it", "status", "title"),
        ("es-geht-seinen-gang", "goods", "title"),
        ("es-geht-seinen-gang", "questions", "text"),
    ],
)
def test_texts_on_cards_are_held_to_the_same(game, list, key):
    plain = plain_edition(shipped_edition(game, ""))
    plain[list][2][key] = {"en": "turned \u202e around"}
    with pytest.raises(EditionError, match=rf"{list}\[2\]\.{key}\.en has U\+202E in it"):
        edition_of(all_games()[game], plain, "mine.toml")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"entries": {"blue": 10**400}}, "entries.blue"),
        ({"id": "x" * 400}, "id"),
        ({"track": ["y" * 400] * 30}, "track[0]"),
        ({"title": {"en": "Mine", "z" * 400: "Mine"}}, "title.z"),
        ({"q" * 400: 1}, "unknown field"),
    ],
    ids=["number", "id", "quoted", "language", "key"],
)
def test_what_is_far_too_long_is_not_said_again_whole(wrong, right):
    plain = plain_edition(shipped_edition("kids", ""))
    given = wrong | {"entries": plain["entries"] | wrong.get("entries", {})}
    with pytest.raises(EditionError) as error:
        edition_of(KIDS, plain | given, "mine.toml")
    assert right in str(error.value)
    assert "…" in str(error.value)
    assert len(str(error.value)) < 200


def test_a_number_too_large_to_be_written_is_refused():
    data = re.sub(rb"(?m)^blue = \d+", b"blue = 0x" + b"f" * 5000, TOML, count=1)
    assert data != TOML
    assert "a number in it has thousands of digits" in refused(data)


def test_an_edition_that_is_not_shipped_is_refused_with_those_that_are():
    with pytest.raises(
        EditionError, match=r"no edition “giant” of kids; the editions are standard, joker, long, short"
    ):
        shipped_edition("kids", "giant")


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("kids", "kids"),
        ("k", "kids"),
        ("maedn_kids", "kids"),
        ("vida", "asi-es-la-vida"),
        ("Verf", "asi-es-la-vida"),
    ],
)
def test_a_game_is_found_by_id_alias_or_the_beginning_of_one(name, id):
    assert find_game(name).id == id


@pytest.mark.parametrize("name", ["", "chess"])
def test_an_unknown_game_is_refused_with_those_there_are(name):
    with pytest.raises(OptionError, match=r"the games are kids, asi-es-la-vida"):
        find_game(name)
