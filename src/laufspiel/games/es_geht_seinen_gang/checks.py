"""What an edition of Es geht seinen Gang must be to be played; each breach is one sentence naming file and key."""

from collections import Counter
from collections.abc import Iterator

from laufspiel.games.es_geht_seinen_gang.board import Layout, lay_out
from laufspiel.games.es_geht_seinen_gang.board_checks import board_problems, path_problems
from laufspiel.games.es_geht_seinen_gang.names import (
    EFFECTS,
    LIVES,
    MOST_EFFECTS,
    MOST_GOODS,
    MOST_LEVELS,
    MOST_PARTNERS,
    MOST_QUESTIONS,
    ONLY_IF,
    PATHS,
)
from laufspiel.games.es_geht_seinen_gang.printed import ID, LETTERS, Effect, GangEdition, is_id
from laufspiel.kernel.edition import LONGEST_NOTE, printed_problems, refuse_first
from laufspiel.kernel.errors import shortened

MOST_OF = {"partners": MOST_PARTNERS, "goods": MOST_GOODS, "questions": MOST_QUESTIONS}
MOST_COST = 20
"""Points that one card may cost, demand or bring."""
MOST_COUNT = 20
"""Spaces that a card moves, and turns that it costs, at most."""
MOVES = ("forward", "back", "to_space", "to_crooked", "to_prison")
NEEDS = {"forward": "count", "back": "count", "miss_turns": "count", "to_space": "to", "gift": "good"} | {
    "to_crooked": "",
    "to_prison": "",
}
"""What an effect needs besides its name and for whom it holds; all others need points."""


def check_edition(edition: GangEdition, file: str) -> None:
    """Raise EditionError, naming file and key, unless the box is complete and can be played."""
    refuse_first(_problems(edition), file)


def _problems(edition: GangEdition) -> Iterator[str]:
    """What is wrong. Later questions rely on good answers to earlier ones, so only the first problem counts."""
    yield from _sizes(edition)
    yield from _all_texts(edition)
    yield from path_problems(edition)
    yield from _legend(edition)
    layout = lay_out(edition)
    yield from _questions(edition, layout)
    yield from board_problems(edition, layout)


def _sizes(edition: GangEdition) -> Iterator[str]:
    for key, most in MOST_OF.items():
        found = len(getattr(edition, key))
        if not 1 <= found <= most:
            yield f"{key} has {found} entries; a box has 1 to {most}"
    for i, level in enumerate(edition.levels):
        if level.career not in PATHS:
            yield f"levels[{i}].career is “{level.career}”; a career is {', '.join(PATHS)}"
    for career, found in Counter(level.career for level in edition.levels).items():
        if found > MOST_LEVELS:
            yield f"levels has {found} levels of {career}; a career has up to {MOST_LEVELS}"


def _all_texts(edition: GangEdition) -> Iterator[str]:
    for i, path in enumerate(edition.paths):
        yield from printed_problems(f"paths[{i}].title", path.title)
        for place, title in path.titles.items():
            yield from printed_problems(f"paths[{i}].titles.{shortened(place)}", title)
    for key in ("partners", "goods", "levels", "questions"):
        for i, printed in enumerate(getattr(edition, key)):
            yield from printed_problems(f"{key}[{i}].title", printed.title)
            if getattr(printed, "text", None):
                yield from printed_problems(f"{key}[{i}].text", printed.text, LONGEST_NOTE)


# The Legend


def _legend(edition: GangEdition) -> Iterator[str]:
    for i, partner in enumerate(edition.partners):
        if partner.life not in LIVES:
            yield f"partners[{i}].life is “{partner.life}”; a partner is a {' or a '.join(LIVES)}"
    known: list[str] = []
    for i, good in enumerate(edition.goods):
        if not is_id(good.id):
            yield f"goods[{i}].id is “{good.id}”; {ID}"
        if good.id in known:
            yield f"goods[{i}].id is “{good.id}” again, like goods[{known.index(good.id)}]; each good exists once"
        known.append(good.id)
    for key in ("partners", "goods", "levels"):
        for i, printed in enumerate(getattr(edition, key)):
            yield from _points(f"{key}[{i}].cost", printed.cost)


def _points(key: str, letters: str) -> Iterator[str]:
    unknown = [letter for letter in letters if letter not in LETTERS]
    if unknown:
        known = ", ".join(f"{letter} ({colour})" for letter, colour in LETTERS.items())
        yield f"{key} is “{letters}”, with “{unknown[0]}” in it; points are {known}"
    if not 1 <= len(letters) <= MOST_COST:
        yield f"{key} has {len(letters)} points; it needs 1 to {MOST_COST}, a letter each, as in “bbr”"


# Question cards


def _questions(edition: GangEdition, layout: Layout) -> Iterator[str]:
    goods = [good.id for good in edition.goods]
    for i, card in enumerate(edition.questions):
        key = f"questions[{i}].effects"
        if not 1 <= len(card.effects) <= MOST_EFFECTS:
            yield f"{key} has {len(card.effects)} effects; a card has 1 to {MOST_EFFECTS}"
        for j, effect in enumerate(card.effects):
            yield from _effect(f"{key}[{j}]", effect, goods, layout)
            if effect.do in MOVES and j < len(card.effects) - 1:
                yield f"{key}[{j}] is {effect.do}; a move must be the card’s last effect"
        if sum(effect.do == "demand" for effect in card.effects) > 1:
            yield f"{key} has two demands; a card demands once, all its points together"


def _effect(key: str, effect: Effect, goods: list[str], layout: Layout) -> Iterator[str]:
    if effect.do not in EFFECTS:
        yield f"{key}.do is “{effect.do}”; an effect is {', '.join(EFFECTS)}"
    if effect.condition not in ONLY_IF:
        yield f"{key}.if is “{effect.condition}”; it is {', '.join(ONLY_IF)}"
    yield from _keys(key, effect)
    needed = NEEDS.get(effect.do, "points")
    if needed == "points":
        yield from _points(f"{key}.points", effect.points)
    elif needed == "count" and not 1 <= effect.count <= MOST_COUNT:
        yield f"{key}.count is {effect.count}; {effect.do} needs 1 to {MOST_COUNT}"
    elif needed == "good" and effect.good not in goods:
        yield f"{key}.good is “{effect.good}”; a gift is the id of a good, as in “{goods[0]}”"
    elif needed == "to":
        try:
            layout.number_of(effect.to)
        except ValueError as error:
            yield f"{key}.to: {error}"


def _keys(key: str, effect: Effect) -> Iterator[str]:
    """An effect says what its kind needs and nothing else."""
    needed = NEEDS.get(effect.do, "points")
    for name in ("points", "count", "to", "good"):
        if getattr(effect, name) and name != needed:
            instead = f"it needs {needed}" if needed else "it stands alone"
            yield f"{key}.{name} is there, but {effect.do} has no {name}; {instead}"
