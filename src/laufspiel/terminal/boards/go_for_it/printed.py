"""What is printed on the cards and the calendar of Go For It!, in the viewer's language."""

from typing import Any

from laufspiel.terminal.scene import Scene
from laufspiel.words import title_in


class Printed:
    """Titles, values and directions of an edition's cards and weeks, by key."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._titles = scene.setup.titles
        drawing = scene.game.draw(scene.setup.edition)
        self._cards: dict[str, Any] = drawing["cards"]
        self._careers: dict[str, Any] = drawing["careers"]
        weeks = {week["key"]: week for week in drawing["spaces"]}
        self._directed: dict[str, Any] = {**weeks, **drawing["news"]}

    def title(self, key: str) -> str:
        """What a card or week is called."""
        return title_in(self._titles[key], self._scene.language)

    def value(self, card: str) -> int:
        """The value of a Status card in $K."""
        return int(self._cards[card]["value"])

    def card(self, card: str) -> str:
        """A Status card with its value."""
        return f"{self.title(card)} (${self.value(card)}K)"

    def category(self, category: str) -> str:
        """The name of a category."""
        return self._scene.tell(f"go-for-it-board-{category}")

    def salary(self, career: str, row: int) -> int:
        """What a career pays in a row, in $K."""
        return int(self._careers[career]["rows"][row][1])

    def directions(self, key: str) -> str:
        """What a week or News card says is to be done."""
        effects = self._directed[key]["effects"]
        return " ".join(map(self._effect, effects)) or self._scene.tell("go-for-it-board-rest")

    def _effect(self, effect: Any) -> str:
        names = [self.category(category) for category in effect["categories"]]
        return self._scene.tell(
            f"go-for-it-board-effect-{effect['do'].replace('_', '-')}",
            amount=effect["amount"],
            count=effect["count"],
            where="any" if len(names) == len(self._scene.view.tray) else "some",
            categories=", ".join(names),
        )
