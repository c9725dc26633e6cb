"""What is printed on the board, the Legend and the cards of Es geht seinen Gang, in the viewer's language."""

from collections.abc import Iterator
from typing import Any

from laufspiel.games.es_geht_seinen_gang.names import COLOURS
from laufspiel.games.es_geht_seinen_gang.printed import points_of
from laufspiel.terminal.scene import Scene
from laufspiel.words import title_in

STOPS = ("exam", "prison", "end")
"""Kinds of spaces that no throw goes beyond."""


class Plan:
    """Spaces, paths, prices and question cards of an edition, told in words."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._titles = scene.setup.titles
        drawing = scene.game.draw(scene.setup.edition)
        self._spaces = {space["key"]: space for space in drawing["spaces"]}
        self._paths = {path["id"]: path["key"] for path in drawing["paths"]}
        self._questions: dict[str, Any] = drawing["questions"]

    def say(self, id: str, **args: Any) -> str:
        """A sentence of the game's board."""
        return self._scene.tell(f"es-geht-seinen-gang-board-{id.replace('_', '-')}", **args)

    def title(self, key: str) -> str:
        """What a card, path or space is called."""
        return title_in(self._titles[key], self._scene.language)

    def points(self, letters: str) -> str:
        """Points such as `ggr` in words: 2 green, 1 red."""
        return self.chips(points_of(letters))

    def chips(self, counts: list[int]) -> str:
        """So many points of each colour in words."""
        told = [
            self.say("points", colour=colour, count=count)
            for colour, count in zip(COLOURS, counts, strict=True)
            if count
        ]
        return ", ".join(told) or self.say("no-points")

    def place(self, key: str) -> str:
        """Where a space is: its path and its number there."""
        space = self._spaces[key]
        path = [other for other in self._spaces.values() if other["path"] == space["path"]]
        name = self.title(self._paths[space["path"]])
        return f"{name} {path.index(space) + 1}/{len(path)}" if len(path) > 1 else name

    def space(self, key: str) -> str:
        """What a space brings: its points, what else it does, where its red arrow leads."""
        space = self._spaces[key]
        told = [self.points(space["dots"])] if space["dots"] else []
        if space["kind"] != "plain" or not (told or space["red"]):
            kind = f"space-{space['kind']}"
            told.append(self.say(kind, number=space["number"], certificate=space["certificate"] or ""))
        if space["red"]:
            told.append(self.say("space-red", space=self.title(space["red"])))
        return ", ".join(told)

    def ahead(self, key: str, life: Any, most: int) -> Iterator[str]:
        """What the next spaces do, at most so many, up to a stop one must make or to a fork."""
        for step in range(1, most + 1):
            ways = self.ways(key, life)
            if len(ways) != 1:
                yield from (
                    [f"{step}: {' / '.join(self.place(way).split(' 1/')[0] for way in ways)}"] if ways else []
                )
                return
            key = ways[0]
            yield f"{step}: {self.space(key)}"
            if self._spaces[key]["kind"] in STOPS:
                return

    def ways(self, key: str, life: Any) -> list[str]:
        """Where this player may go from a space, as far as one can know before the dice fall."""
        closed = {"woman": "man", "man": "woman"}.get(life.life, "")
        examined = ("passed",) if life.failed else ("failed",)
        ways = self._spaces[key]["ways"]
        return [way["to"] for way in ways if way["if"] != closed and way["if"] not in examined]

    def card(self, key: str) -> str:
        """A question card: title, text and what it does."""
        card = self._questions[key]
        text = title_in(card["text"], self._scene.language)
        return f"{self.title(key)}: {text} {' '.join(map(self._effect, card['effects']))}"

    def _effect(self, effect: Any) -> str:
        told = self.say(
            f"effect-{effect['do']}",
            points=self.points(effect["points"]),
            count=effect["count"],
            space=self.title(effect["to"]) if effect["to"] else "",
            good=self.title(effect["good"]) if effect["good"] else "",
        )
        return told if effect["if"] == "anybody" else self.say(f"if-{effect['if']}", effect=told)

    def why_not(self, offer: Any) -> str:
        """Whether something on offer can be had, and if not, why."""
        if offer.why_not is None:
            return self.say("can")
        holder = "" if offer.holder is None else self._scene.names[offer.holder]
        return self.say(f"not-{offer.why_not}", name=holder)
