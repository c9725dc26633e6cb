"""What is printed on the board, the Legend and the cards of Es geht seinen Gang, as an edition's file says it."""

import re
from collections.abc import Sequence

import msgspec

from laufspiel.games.es_geht_seinen_gang.names import COLOURS
from laufspiel.kernel.contract import Edition

ByLanguage = dict[str, str]
Point = tuple[float, float]

ID = "an id is small letters, digits and _, as in upper_school"


def is_id(name: str) -> bool:
    """Whether paths and goods may be called so: one word, so that `school 3` is a space of a path."""
    return re.fullmatch("[a-z0-9_]{1,40}", name) is not None


LETTERS = {colour[0]: colour for colour in COLOURS}
"""Points as editions write them, a letter each: `"gby"` is one green, one blue and one yellow."""


def points_of(letters: str) -> list[int]:
    """How many points of each colour, from green to red, letters such as `"ggb"` tell."""
    return [letters.count(colour[0]) for colour in COLOURS]


def letters_of(points: Sequence[int]) -> str:
    """Points of each colour as letters, from green to red: the other way round."""
    return "".join(colour[0] * count for colour, count in zip(COLOURS, points, strict=True))


CERTIFICATE_COST = {"class_8": "b", "class_10": "b", "abitur": "b", "skilled_worker": "b", "diplom": "bbbr"}
"""Prices that the rulebook itself tells (E-17, E-20)."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an edition's file; a key that nobody knows is refused."""


class Way(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A black arrow from the last space of a path to the first of another: for all, or for whom `if` names (E-12)."""

    to: str
    condition: str = msgspec.field(default="always", name="if")


class Path(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A path of the board: spaces in the direction of life along a smooth curve, and what its last one leads to.

    A space is a few words: its dots (`"gb"`), what it is (`disko`, `exam class_8`, `back 3`, `detention 1`, `fine 2`,
    `coup 10`, `pram`, `question`, `death` …), and for a red arrow where it leads (`> school 3`: the third space of
    path school). `"-"` is an empty space. `career` names the ladder whose levels are taken here; `dark` is the hatched
    area. `titles` are what particular spaces are called, by their number on the path from 1.
    """

    id: str
    title: ByLanguage
    curve: list[Point]
    spaces: list[str]
    ways: list[Way] = []
    career: str | None = None
    dark: bool = False
    titles: dict[str, ByLanguage] = {}


def title_of(path: Path, place: int) -> ByLanguage:
    """What a space is called, by its number on the path from 0: by its own title or by its path's."""
    return path.titles.get(str(place + 1), path.title)


class Partner(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A life partner: a woman or a man, and the points demanded (E-25)."""

    life: str
    cost: str
    title: ByLanguage
    text: ByLanguage = {}


class Good(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thing from the Konsum and its price (E-26)."""

    id: str
    cost: str
    title: ByLanguage


class Level(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A level of a career, from the lowest up, and the points it takes (E-31)."""

    career: str
    cost: str
    title: ByLanguage


class Effect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing a question card does, as in `{ do = "gain", points = "yy", if = "partner" }` (E-22).

    `points` are letters, `count` spaces or turns, `to` a space (`"school 3"`), `good` the id of a good.
    """

    do: str
    points: str = ""
    count: int = 0
    to: str = ""
    good: str = ""
    condition: str = msgspec.field(default="anybody", name="if")


class Question(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question card: its text and what it does."""

    title: ByLanguage
    text: ByLanguage
    effects: list[Effect]


class GangEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as paths, the Legend (partners, goods, levels) and the question cards.

    `start`, `prison`, `crooked` and `last_stretch` name spaces: the clinic, the prison, where the crooked path begins,
    and the space in front of the last Disko (E-39).
    """

    paths: list[Path]
    start: str
    prison: str
    crooked: str
    last_stretch: str
    partners: list[Partner]
    goods: list[Good]
    levels: list[Level]
    questions: list[Question]
