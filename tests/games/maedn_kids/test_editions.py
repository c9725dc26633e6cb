import pytest

from laufspiel.games import edition_files, shipped_edition
from laufspiel.games.maedn_kids.edition import way_of
from laufspiel.kernel.edition import edition_of, plain_edition
from laufspiel.kernel.errors import EditionError
from tests.games.maedn_kids.builders import COLOURS, GAME


def changed(**keys):
    return plain_edition(shipped_edition("kids", "standard")) | keys


def told(plain):
    """The sentence that refuses an edition."""
    with pytest.raises(EditionError) as refused:
        edition_of(GAME, plain, "mine.toml")
    sentence = str(refused.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(".")
    return sentence


ARROWS = {"blue": 0, "red": 21, "yellow": 14, "green": 7}
ENTRIES = {"blue": 24, "red": 17, "yellow": 10, "green": 3}


def test_four_editions_are_shipped_and_say_where_they_are_from():
    assert set(edition_files("kids")) == {"standard", "short", "long", "joker"}
    for name in edition_files("kids"):
        assert shipped_edition("kids", name).source == "reconstruction"


@pytest.mark.parametrize(
    ("name", "squares", "apart", "way"),
    [("standard", 28, 7, 24), ("short", 20, 5, 16), ("long", 36, 9, 32), ("joker", 28, 7, 24)],
)
def test_the_boards_of_the_catalogue(name, squares, apart, way):
    edition = shipped_edition("kids", name)
    assert len(edition.track) == squares
    # The four colours repeat.
    assert edition.track == edition.track[:4] * (squares // 4)
    assert sorted(edition.track[:4]) == sorted(COLOURS)
    assert sorted(edition.arrows.values()) == [apart * i for i in range(4)]
    for colour in COLOURS:
        assert (edition.entries[colour] + 4) % squares == edition.arrows[colour]
        assert len(way_of(edition, colour)) - 1 == way


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("name", ["standard", "short", "long", "joker"])
def test_walking_from_arrow_to_entry_visits_no_square_twice(name):
    edition = shipped_edition("kids", name)
    for colour in COLOURS:
        way = way_of(edition, colour)
        assert len(set(way)) == len(way)
        assert edition.track[way[0]] == edition.track[way[-1]] == colour


def test_an_entry_square_of_the_wrong_colour_is_refused():
    sentence = told(changed(entries=ENTRIES | {"blue": 23}))
    assert "entries.blue is square 23, which is green; it must be blue" in sentence


def test_an_arrow_square_of_the_wrong_colour_is_refused():
    assert "arrows.red is square 20, which is blue; it must be red" in told(
        changed(arrows=ARROWS | {"red": 20})
    )


def test_an_entry_that_cannot_be_reached_is_refused():
    assert "entries.green is the arrow square" in told(changed(entries=ENTRIES | {"green": 7}))


@pytest.mark.parametrize("square", [-1, 28, 10**30])
def test_a_square_off_the_track_is_refused(square):
    sentence = told(changed(entries=ENTRIES | {"blue": square}))
    assert f"entries.blue is {square}; squares run from 0 to 27" in sentence


@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_without_one_of_the_colours_is_refused(colour):
    die = [face for face in (*COLOURS, "joker") if face != colour]
    assert f"die has no {colour} face" in told(changed(die=die))


def test_a_face_of_an_unknown_kind_is_refused():
    sentence = told(changed(die=[*COLOURS, "pink"]))
    assert "die[4] is “pink”; a face is blue, red, yellow, green, joker, blank" in sentence


def test_a_die_of_too_many_faces_is_refused():
    assert "die has 104 faces" in told(changed(die=[*COLOURS] * 26))


def test_ways_of_different_length_are_refused_unless_the_file_says_so():
    entries = ENTRIES | {"blue": 20}
    assert "say fair = false" in told(changed(entries=entries, fair=True))
    assert edition_of(GAME, changed(entries=entries, fair=False), "mine.toml").entries["blue"] == 20


def test_a_square_of_an_unknown_colour_is_refused():
    track = changed()["track"]
    assert "track[27] is “pink”" in told(changed(track=[*track[:-1], "pink"]))


@pytest.mark.parametrize("squares", [0, 8, 68])
def test_a_track_too_short_or_too_long_is_refused(squares):
    track = ["blue", "red", "yellow", "green"] * (squares // 4)
    assert f"track has {squares} squares; it needs 12 to 64" in told(changed(track=track))


@pytest.mark.parametrize("key", ["arrows", "entries"])
def test_more_than_four_colours_and_fewer_are_refused(key):
    squares = changed()[key]
    assert f"{key} needs exactly the colours" in told(changed(**{key: squares | {"pink": 1}}))
    assert f"{key} needs exactly the colours" in told(changed(**{key: {"blue": 0}}))
