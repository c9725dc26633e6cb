"""Actions: one declaration per game gives number, typed form and message id of everything one can do.

Numbers run through the kinds in order, so that rules compute them: `MOVE + 4 * pawn + colour`.
"""

from collections.abc import Mapping

from laufspiel.kernel.declared import Kind
from laufspiel.kernel.view import TypedAction


class Actions:
    """All actions of a game; `first[name]` is the number of a kind's first action, `count` how many there are."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.first: dict[str, int] = {}
        self._typed: list[TypedAction] = []
        for kind in kinds:
            self.first[kind.name] = len(self._typed)
            self._typed += [{"do": kind.name, **kind.shown(values)} for values in kind.every()]
        self.count = len(self._typed)

    def typed(self, action: int) -> TypedAction:
        """The typed form of an action number, as in `{"do": "move", "pawn": 2}`."""
        return dict(self._typed[action])

    def number(self, form: Mapping[str, object]) -> int | None:
        """The number of a typed form; None when it is no action of this game."""
        name = form.get("do")
        kind = self.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            return None
        values = kind.read({key: value for key, value in form.items() if key != "do"})
        if values is None:
            return None
        index = 0
        for part, value in zip(kind.fields, values, strict=True):
            index = index * part.size + value
        return self.first[kind.name] + index
