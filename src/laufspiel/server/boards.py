"""What stays the same through a match, told once and in the language that a page reads."""

from typing import Any

from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.match import Setup
from laufspiel.server.protocol import BoardData


def board_of(setup: Setup, language: str = "") -> BoardData:
    """The board and titles of an edition, each text in the language asked for, in every one when none is."""
    drawing = setup.game.draw(setup.edition)
    titles = {key: dict(title) for key, title in setup.titles.items()}
    if language:
        drawing, titles = _only_in(drawing, language), _only_in(titles, language)
    return BoardData(drawing, titles)


def _only_in(part: Any, language: str) -> Any:
    """A part of a drawing without the other languages; what there isn't in this one stays in all it has."""
    if isinstance(part, list):
        return [_only_in(one, language) for one in part]
    if not isinstance(part, dict):
        return part
    if part.keys() <= set(LANGUAGES):
        return {language: part[language]} if part.get(language) else part
    return {key: _only_in(one, language) for key, one in part.items()}
