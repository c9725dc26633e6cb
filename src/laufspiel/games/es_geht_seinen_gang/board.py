"""The board of an edition as numbered spaces: words of spaces taken apart, arrows resolved."""

from dataclasses import dataclass, field

from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES, SPACE_KINDS
from laufspiel.games.es_geht_seinen_gang.printed import LETTERS, GangEdition, Path, points_of

NUMBERED = ("back", "detention", "fine", "coup")
"""Kinds of spaces that a number belongs to."""


@dataclass(frozen=True)
class Space:
    """A space: where it lies, what it is, and where a red arrow on it leads (`path number`, or None)."""

    path: Path
    place: int
    """Its number on the path, from 0."""
    kind: str = "plain"
    number: int = 0
    """Spaces back, turns missed, yellow paid or gained, or the certificate."""
    dots: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    red: str | None = None

    @property
    def is_last(self) -> bool:
        """Whether the path ends here."""
        return self.place == len(self.path.spaces) - 1


def read_space(path: Path, place: int) -> Space:
    """A space from its words. Raises ValueError with what is wrong and what would be right."""
    words, _, red = path.spaces[place].partition(">")
    kind, number, dots = "plain", 0, [0, 0, 0, 0]
    left = words.split()
    while left:
        word = left.pop(0)
        if word == "-":
            continue
        if word in SPACE_KINDS[1:]:
            kind = word
            number = _number_after(word, left)
        elif set(word) <= set(LETTERS):
            dots = points_of(word)
        else:
            known = ", ".join(SPACE_KINDS[1:])
            raise ValueError(f"“{word}” is no space; it is dots such as “gb”, or {known}")
    return Space(path, place, kind, number, dots, red.strip() or None)


def _number_after(kind: str, left: list[str]) -> int:
    if kind == "exam":
        word = left.pop(0) if left else ""
        if word not in CERTIFICATES:
            raise ValueError(f"“exam {word}” names no certificate; it is {', '.join(CERTIFICATES)}")
        return CERTIFICATES.index(word)
    if kind not in NUMBERED:
        return 0
    word = left.pop(0) if left else ""
    if not word.isdecimal() or not 1 <= int(word) <= 20:
        raise ValueError(f"“{kind} {word}” needs a number from 1 to 20")
    return int(word)


@dataclass(frozen=True)
class Layout:
    """All spaces in file order, with the number of each path's first one."""

    spaces: list[Space]
    first: dict[str, int]

    def number_of(self, name: str) -> int:
        """The number of a space named `path`, its first, or `path 3`. Raises ValueError for one that isn't there."""
        path, _, place = name.strip().partition(" ")
        if path not in self.first:
            raise ValueError(f"“{name}” names no path; paths are {', '.join(self.first)}")
        size = sum(space.path.id == path for space in self.spaces)
        if place and not (place.isdecimal() and 1 <= int(place) <= size):
            raise ValueError(f"“{name}” is no space; path {path} has spaces 1 to {size}")
        return self.first[path] + (int(place) - 1 if place else 0)

    def ways_from(self, number: int) -> list[tuple[int, str]]:
        """Where one can go on from a space, and for whom: the next on the path, or what the path leads to."""
        space = self.spaces[number]
        if not space.is_last:
            return [(number + 1, "always")]
        return [(self.number_of(way.to), way.condition) for way in space.path.ways]


def lay_out(edition: GangEdition) -> Layout:
    """The numbered spaces of an edition. Raises ValueError for a space that can't be read."""
    spaces: list[Space] = []
    first: dict[str, int] = {}
    for path in edition.paths:
        first[path.id] = len(spaces)
        spaces += [read_space(path, place) for place in range(len(path.spaces))]
    return Layout(spaces, first)
