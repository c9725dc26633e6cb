"""What a board's spaces mean to a life: service, the last stretch, spaces with a title of their own."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from laufspiel.games.es_geht_seinen_gang.board import Layout, lay_out
from laufspiel.games.es_geht_seinen_gang.names import SPACE_KEYS
from laufspiel.games.es_geht_seinen_gang.printed import GangEdition, Path


@dataclass(frozen=True)
class Places:
    """The board of an edition, by keys of spaces."""

    edition: GangEdition

    @cached_property
    def _layout(self) -> Layout:
        return lay_out(self.edition)

    @cached_property
    def _path(self) -> dict[str, Path]:
        return dict(zip(SPACE_KEYS, (space.path for space in self._layout.spaces), strict=False))

    @cached_property
    def _services(self) -> dict[str, str]:
        """Kinds of service by path (E-28): where ways part for men and women."""
        return dict(told for path in self.edition.paths for told in self._services_from(path))

    def _services_from(self, path: Path) -> Iterator[tuple[str, str]]:
        kinds = {"man": "men", "woman": "women", "always": "long"}
        if any(way.condition in ("man", "woman") for way in path.ways):
            for way in path.ways:
                target = way.to.split()[0]
                if way.condition in kinds and self._career_of(target) is None:
                    yield target, kinds[way.condition]

    def _career_of(self, path: str) -> str | None:
        return next(one.career for one in self.edition.paths if one.id == path)

    def kind(self, space: str) -> str:
        """What a space does: disko, konsum, level …"""
        return self._layout.spaces[SPACE_KEYS.index(space)].kind

    def service(self, space: str) -> str | None:
        """The service that is done on this space: men, women or long; None for none."""
        return self._services.get(self._path[space].id)

    def is_late(self, space: str) -> bool:
        """Whether a space is on the last path, where all meet again (E-38)."""
        last = self._layout.number_of(self.edition.last_stretch)
        return self._path[space] is self._layout.spaces[last].path

    def is_named(self, space: str) -> bool:
        """Whether a space has a title of its own, and not only its path's."""
        place = self._layout.spaces[SPACE_KEYS.index(space)].place
        return str(place + 1) in self._path[space].titles

    def is_top(self, level: str) -> bool:
        """Whether a level is the highest of its career (E-31)."""
        career, _, number = level.rpartition("-")
        return int(number) == sum(one.career == career for one in self.edition.levels)
