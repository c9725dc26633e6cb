"""What the board of an edition must be: words that can be read, arrows that lead on, stops, deaths and an end."""

import re
from collections.abc import Iterator
from itertools import product

from laufspiel.games.es_geht_seinen_gang.board import Layout, Space, read_space
from laufspiel.games.es_geht_seinen_gang.drawing import places_of
from laufspiel.games.es_geht_seinen_gang.names import (
    CONDITIONS,
    LIVES,
    MOST_SPACES,
    MOST_WAYS,
    PATHS,
    SPACE_KINDS,
)
from laufspiel.games.es_geht_seinen_gang.printed import ID, GangEdition, Path, is_id
from laufspiel.games.es_geht_seinen_gang.travel import OPEN_TO, always_ends, before, spaces_from

FEWEST_SPACES = 20
WIDEST = 100.0
"""How far right or down a curve may reach, in diameters of a space."""
CLEARANCE = 0.9
"""Least distance between two spaces, so that each can be seen and pressed."""
MOST_DOTS = 10
NAMED = ("start", "prison", "crooked", "last_stretch")


def path_problems(edition: GangEdition) -> Iterator[str]:
    """What can't be read. Only then can the board be laid out."""
    known: list[str] = []
    for i, path in enumerate(edition.paths):
        if not is_id(path.id):
            yield f"paths[{i}].id is “{path.id}”; {ID}"
        if path.id in known:
            yield f"paths[{i}].id is “{path.id}” again, like paths[{known.index(path.id)}]; each path needs its own"
        known.append(path.id)
        yield from _path(f"paths[{i}]", path)
    spaces = sum(len(path.spaces) for path in edition.paths)
    if not FEWEST_SPACES <= spaces <= MOST_SPACES:
        yield f"paths has {spaces} spaces in all; a board has {FEWEST_SPACES} to {MOST_SPACES}"


def _path(key: str, path: Path) -> Iterator[str]:
    if path.career is not None and path.career not in PATHS:
        yield f"{key}.career is “{path.career}”; a career is {', '.join(PATHS)}"
    if not path.curve:
        yield f"{key}.curve is empty; it needs the points that the path runs through"
    for j, (x, y) in enumerate(path.curve):
        if not (0 <= x <= WIDEST and 0 <= y <= WIDEST):
            yield f"{key}.curve[{j}] is [{x}, {y}]; both must be 0 to {WIDEST:g}"
    if not path.spaces:
        yield f"{key}.spaces is empty; a path needs a space at least"
    for place in range(len(path.spaces)):
        yield from _space(f"{key}.spaces[{place}]", path, place)
    for name in path.titles:
        if name not in map(str, range(1, len(path.spaces) + 1)):
            yield f"{key}.titles.{name} is no space; path {path.id} has spaces 1 to {len(path.spaces)}"
    if len(path.ways) > MOST_WAYS:
        yield f"{key}.ways has {len(path.ways)} ways; a path leads to up to {MOST_WAYS}"
    for j, way in enumerate(path.ways):
        if way.condition not in CONDITIONS:
            yield f"{key}.ways[{j}].if is “{way.condition}”; it is {', '.join(CONDITIONS)}"
        if way in path.ways[:j]:
            yield f"{key}.ways[{j}] leads to {way.to} again; each way is named once"


def _space(key: str, path: Path, place: int) -> Iterator[str]:
    words = path.spaces[place]
    if words.count(">") > 1:
        yield f"{key} is “{words}”, a red arrow with two targets; a red arrow leads to one space, as in “y > prison”"
    try:
        space = read_space(path, place)
    except ValueError as error:
        yield f"{key}: {error}"
        return
    kinds = [word for word in re.split(r"[\s>]+", words.partition(">")[0]) if word in SPACE_KINDS]
    if len(kinds) > 1:
        yield f"{key} is {kinds[0]} and {kinds[1]}; a space is one of them"
    if sum(space.dots) > MOST_DOTS:
        yield f"{key} has {sum(space.dots)} dots; a space has up to {MOST_DOTS}"
    if ">" in words and not space.red:
        yield f"{key} is “{words}”, a red arrow without a target; name a space, as in “y > prison”"
    if space.red and space.kind != "plain":
        yield f"{key} is “{words}”; a red arrow stands alone or with dots, not with {space.kind}"


def board_problems(edition: GangEdition, layout: Layout) -> Iterator[str]:
    """What is wrong with a board whose words can be read."""
    yield from _targets(edition, layout)
    yield from _named_spaces(edition, layout)
    for number, space in enumerate(layout.spaces):
        yield from _place(edition, layout, number, space)
    yield from _careers(edition)
    yield from _roads(edition, layout)
    yield from _deaths(edition, layout)
    yield from _distances(edition, layout)


def called(edition: GangEdition, space: Space) -> str:
    """The key of a space in the file."""
    return f"paths[{edition.paths.index(space.path)}].spaces[{space.place}]"


def _targets(edition: GangEdition, layout: Layout) -> Iterator[str]:
    wanted = [(name, getattr(edition, name)) for name in NAMED]
    for i, path in enumerate(edition.paths):
        wanted += [(f"paths[{i}].ways[{j}].to", way.to) for j, way in enumerate(path.ways)]
    wanted += [(called(edition, space), space.red) for space in layout.spaces if space.red]
    for key, name in wanted:
        try:
            layout.number_of(name)
        except ValueError as error:
            yield f"{key}: {error}"


def _named_spaces(edition: GangEdition, layout: Layout) -> Iterator[str]:
    prison = layout.number_of(edition.prison)
    if layout.spaces[prison].kind != "prison":
        yield f"prison is “{edition.prison}”, which is no prison space; name the space that is “prison”"
    for number, space in enumerate(layout.spaces):
        if space.kind == "prison" and number != prison:
            yield f"{called(edition, space)} is a second prison; there is one, “{edition.prison}”"
    if layout.spaces[layout.number_of(edition.crooked)].path.career != "crooked":
        yield f"crooked is “{edition.crooked}”; it must be on a path with career crooked"
    after = [layout.spaces[to].kind for to, _ in layout.ways_from(layout.number_of(edition.last_stretch))]
    if "disko" not in after:
        yield f"last_stretch is “{edition.last_stretch}”; it must be the space right before the last disko"


def _place(edition: GangEdition, layout: Layout, number: int, space: Space) -> Iterator[str]:
    key = called(edition, space)
    ways = layout.ways_from(number)
    if space.kind == "end" and ways:
        yield f"{key} is the end, but leads on; the end is a path’s last space, without ways"
    if space.kind != "end" and not ways:
        yield f"{key} leads nowhere; its path needs ways, or “end” as its last space"
    if space.kind == "back" and space.number > space.place:
        yield f"{key} leads before the path’s first space; here it can go back {space.place} at most"
    if space.kind == "level" and space.path.career is None:
        yield f"{key} is a career level, but its path has no career; it needs one of {', '.join(PATHS)}"
    if space.red:
        target = layout.spaces[layout.number_of(space.red)]
        if target.red:
            yield f"{key} is a red arrow to a red arrow; it must lead to a space without one"
        if space.path.dark and target.kind != "prison":
            yield f"{key} is a red arrow in the dark area; there it must lead to {edition.prison}"
    for early, man, passed in product((0, 1), repeat=3):
        if ways and not any(OPEN_TO[condition](early, man, passed) for _, condition in ways):
            yield (
                f"{key} has no way for a {LIVES[man]}, born {('late', 'early')[early]}, "
                f"{('failed', 'passed')[passed]}; its path’s ways must leave one open for everybody"
            )


def _careers(edition: GangEdition) -> Iterator[str]:
    """E-31: every ladder in the Legend has its spaces on the board, and the other way round."""
    ladders = {level.career for level in edition.levels}
    for i, path in enumerate(edition.paths):
        if path.career and path.career not in ladders:
            yield f"paths[{i}].career is {path.career}, but levels has none of it; it needs 1 at least"
    for career in sorted(ladders):
        spaces = [word for path in edition.paths if path.career == career for word in path.spaces]
        if not any("level" in words.split() for words in spaces):
            yield f"levels has levels of {career}, but no path with that career has a “level” space; it needs one"


def _roads(edition: GangEdition, layout: Layout) -> Iterator[str]:
    found = spaces_from(layout, _beginnings(edition, layout))
    for number, space in enumerate(layout.spaces):
        if number not in found:
            yield f"{called(edition, space)} is a space that nothing leads to; it needs a way or a red arrow to it"
    for man, life in enumerate(LIVES):
        endless = set(range(len(layout.spaces))) - always_ends(layout, man)
        for number in sorted(endless & spaces_from(layout, _beginnings(edition, layout), man)):
            yield (
                f"{called(edition, layout.spaces[number])} never leads a {life} to the end of life; "
                "from every space the dice must be able to reach “end”"
            )


def _beginnings(edition: GangEdition, layout: Layout) -> list[int]:
    """Where one is without walking there: the clinic, and where cards send figures."""
    effects = [effect for card in edition.questions for effect in card.effects]
    names = [edition.start, *(effect.to for effect in effects if effect.to)]
    done = {effect.do for effect in effects}
    names += [edition.prison] if "to_prison" in done else []
    names += [edition.crooked] if "to_crooked" in done else []
    return [layout.number_of(name) for name in names]


def _deaths(edition: GangEdition, layout: Layout) -> Iterator[str]:
    """E-37: every path of a grown-up's life has its sudden death; a dark one shares that of its career."""
    grown_up = spaces_from(layout, before(layout, "man") + before(layout, "woman"))
    adult = {layout.spaces[number].path.id for number in grown_up}
    deadly = {space.path.career or space.path.id for space in layout.spaces if space.kind == "death"}
    for i, path in enumerate(edition.paths):
        is_path = path.career or (path.id in adult and len(path.spaces) > 1 and not path.dark)
        if is_path and (path.career or path.id) not in deadly:
            yield f"paths[{i}] ({path.id}) has no death space; each path of a grown-up needs a “death”"


def _distances(edition: GangEdition, layout: Layout) -> Iterator[str]:
    places = places_of(edition)
    for number, place in enumerate(places):
        for other in range(number):
            if abs(places[other] - place) < CLEARANCE:
                yield (
                    f"{called(edition, layout.spaces[number])} lies {abs(places[other] - place):.2f} from "
                    f"{called(edition, layout.spaces[other])}; the curves must keep spaces {CLEARANCE} apart"
                )
