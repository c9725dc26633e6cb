"""Where one can come from a space, by arrows or by dice: questions that checks ask of a board."""

from collections.abc import Callable, Iterable, Mapping

from laufspiel.games.es_geht_seinen_gang.board import Layout
from laufspiel.games.es_geht_seinen_gang.names import LIVES

SIDES = 6
MUST_STOP = ("exam", "prison", "end")
EITHER = None
"""Whoever comes, a woman or a man."""

OPEN_TO: Mapping[str, Callable[[int, int, int], bool]] = {
    "always": lambda early, man, passed: True,
    "early": lambda early, man, passed: bool(early),
    "late": lambda early, man, passed: not early,
    "man": lambda early, man, passed: bool(man),
    "woman": lambda early, man, passed: not man,
    "passed": lambda early, man, passed: bool(passed),
    "failed": lambda early, man, passed: not passed,
}
"""Whether a way is open to somebody born early, a man, who passed the last examination."""


def next_spaces(layout: Layout, number: int, man: int | None) -> list[int]:
    """Where the ways from a space lead; with `man` told, only those a man or a woman may ever go."""
    closed = () if man is EITHER else (LIVES[1 - man],)
    return [to for to, condition in layout.ways_from(number) if condition not in closed]


def spaces_from(
    layout: Layout, starts: Iterable[int], man: int | None = EITHER, *, red: bool = True
) -> set[int]:
    """These spaces and all that one can come to from them, over ways and, unless told otherwise, red arrows."""
    found = set(starts)
    waiting = list(found)
    while waiting:
        number = waiting.pop()
        targets = set(next_spaces(layout, number, man))
        arrow = layout.spaces[number].red
        if red and arrow:
            targets.add(layout.number_of(arrow))
        waiting += targets - found
        found |= targets
    return found


def before(layout: Layout, condition: str) -> list[int]:
    """The spaces from which a way leads on for these only."""
    return [
        number
        for number in range(len(layout.spaces))
        if condition in [condition for _, condition in layout.ways_from(number)]
    ]


def always_ends(layout: Layout, man: int) -> set[int]:
    """The spaces from which some throws of one die lead a man or a woman to an end."""
    coming: dict[int, set[int]] = {}
    for number in range(len(layout.spaces)):
        for rest in _rests(layout, number, man):
            coming.setdefault(rest, set()).add(number)
    found = {number for number, space in enumerate(layout.spaces) if space.kind == "end"}
    waiting = list(found)
    while waiting:
        new = coming.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def _rests(layout: Layout, number: int, man: int) -> set[int]:
    """Where one throw of a die from a space can leave the figure."""
    ends: set[int] = set()
    walking = {number}
    for _ in range(SIDES):
        walking = {to for here in walking for to in next_spaces(layout, here, man)}
        ends |= walking
        walking = {here for here in walking if layout.spaces[here].kind not in MUST_STOP}
    return {_sent(layout, here) for here in ends}


def _sent(layout: Layout, number: int) -> int:
    """Where a figure that comes to rest on a space is at last: over a red arrow, back, and over another one."""
    number = _after_arrow(layout, number)
    space = layout.spaces[number]
    return _after_arrow(layout, number - space.number) if space.kind == "back" else number


def _after_arrow(layout: Layout, number: int) -> int:
    arrow = layout.spaces[number].red
    return layout.number_of(arrow) if arrow else number
