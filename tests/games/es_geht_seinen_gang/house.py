"""The edition house-ddr, read, laid out and drawn, and the same with something changed."""

from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace

import pytest

from laufspiel.games import es_geht_seinen_gang
from laufspiel.games.es_geht_seinen_gang import edition as editions
from laufspiel.games.es_geht_seinen_gang.board import lay_out
from laufspiel.games.es_geht_seinen_gang.state import COLOURS
from laufspiel.kernel.edition import edition_of, plain_edition, read_edition
from laufspiel.kernel.errors import EditionError
from laufspiel.kernel.seats import Seat
from tests.kernel.mutations import is_one_sentence

READER = SimpleNamespace(
    id="es-geht-seinen-gang",
    edition_type=editions.GangEdition,
    check_edition=editions.check_edition,
    draw=editions.draw,
    titles=editions.titles,
)
FILE = Path(es_geht_seinen_gang.__path__[0]) / "editions" / "house-ddr.toml"
HOUSE = read_edition(READER, FILE.read_bytes(), FILE.name)
LAYOUT = lay_out(HOUSE)
DRAWING = editions.draw(HOUSE)
OPTIONS = {"any_partner": "no", "pay_open": "at_once", "paths": "chosen"}


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


def board(players=4, **options):
    """The Board record of the house edition."""
    return editions.lay_board(HOUSE, OPTIONS | options, [Seat(c, c) for c in COLOURS[:players]])
