"""What an edition of Go For It! must be to be played; each breach is one sentence naming file and key."""

from collections.abc import Iterator, Sequence

from laufspiel.games.go_for_it.cards import (
    CARDS,
    CARDS_A_ROW,
    CAREERS,
    CATEGORIES,
    NEWS_CARDS,
    WEEKS,
)
from laufspiel.games.go_for_it.effects import EFFECTS, KEYS, MOST_EFFECTS
from laufspiel.games.go_for_it.printed import Career, Effect, GoForItEdition, Printed
from laufspiel.games.go_for_it.state import CLIP_ROWS
from laufspiel.kernel.edition import LONGEST_NOTE, printed_problems, refuse_first

FEWEST_VALUES, MOST_VALUES = 3, 8
"""Distinct values of a category: as many as a winner needs (G-01), and at most."""
MOST_MONEY = 500
"""The highest value, salary or amount in $K; the bank has 3740 in all."""
MOST_BOUGHT, MOST_WEEKS, MOST_NEWS = 4, 12, 3
"""Cards of one purchase, weeks of one move, News cards of one draw, at most."""
FEWEST_BUYING, FEWEST_NEWS = 8, 12
"""Spaces on which each category can be bought, and spaces with News, at least."""
MUST_OCCUR = {"lose_card": "lose", "free_card": "win", "take_card": "win"}

COUNTS = {"buy": MOST_BOUGHT, "move": MOST_WEEKS, "news": MOST_NEWS}
SIZES = {"status": CARDS, "news": NEWS_CARDS, "careers": CAREERS, "spaces": WEEKS}
CALLED = {"status": "Status cards", "news": "News cards", "careers": "Career cards", "spaces": "weeks"}


def check_edition(edition: GoForItEdition, file: str) -> None:
    """Raise EditionError, naming file and key, unless the box is complete and can be played."""
    refuse_first(_problems(edition), file)


def _problems(edition: GoForItEdition) -> Iterator[str]:
    """What is wrong. Later questions rely on good answers to earlier ones, so only the first problem counts."""
    yield from _sizes(edition)
    for key, printed in _all_printed(edition):
        yield from printed_problems(f"{key}.title", printed.title)
    yield from _status(edition)
    yield from _backs(edition)
    for i, career in enumerate(edition.careers):
        yield from _rows(f"careers[{i}].rows", career)
    yield from _news(edition)
    yield from _spaces(edition)


def _sizes(edition: GoForItEdition) -> Iterator[str]:
    for key, size in SIZES.items():
        found = len(getattr(edition, key))
        if found != size:
            yield f"{key} has {found} entries; the box needs {size} {CALLED[key]}"


def _all_printed(edition: GoForItEdition) -> Iterator[tuple[str, Printed]]:
    for key in SIZES:
        for i, printed in enumerate(getattr(edition, key)):
            yield f"{key}[{i}]", printed


def _status(edition: GoForItEdition) -> Iterator[str]:
    for i, card in enumerate(edition.status):
        yield from _category(f"status[{i}].category", card.category)
        yield from _money(f"status[{i}].value", card.value)
    for category in CATEGORIES:
        values = edition.values(category)
        if len(values) != CARDS_A_ROW:
            yield f"status has {len(values)} cards of {category}; each category needs {CARDS_A_ROW}"
        distinct = len(set(values))
        if not FEWEST_VALUES <= distinct <= MOST_VALUES:
            yield (
                f"status has {distinct} different values in {category}; "
                f"a category needs {FEWEST_VALUES} to {MOST_VALUES}"
            )


def _category(key: str, category: str) -> Iterator[str]:
    if category not in CATEGORIES:
        yield f"{key} is “{category}”; a category is {', '.join(CATEGORIES)}"


def _money(key: str, money: int) -> Iterator[str]:
    yield from _number(key, money, MOST_MONEY, " ($K)")


def _number(key: str, number: int, most: int, unit: str = "") -> Iterator[str]:
    if not 1 <= number <= most:
        yield f"{key} is {number}; it must be 1 to {most}{unit}"


def _backs(edition: GoForItEdition) -> Iterator[str]:
    if set(edition.backs) != set(CATEGORIES):
        yield f"backs needs exactly the categories {', '.join(CATEGORIES)}"
    for category, price in edition.backs.items():
        values = edition.values(category)
        if not min(values) <= price <= max(values):
            yield (
                f"backs.{category} is {price}; it must lie between the lowest value {min(values)} "
                f"and the highest {max(values)} of the category"
            )


def _rows(key: str, career: Career) -> Iterator[str]:
    if not 1 <= len(career.rows) <= CLIP_ROWS:
        yield f"{key} has {len(career.rows)} rows; a Career card has 1 to {CLIP_ROWS}"
        return
    if career.rows[0][0] != 0:
        yield f"{key}[0] needs {career.rows[0][0]} cards; the first row must need 0"
    for i, (needed, salary) in enumerate(career.rows):
        yield from _money(f"{key}[{i}][1]", salary)
        if needed > CARDS:
            yield f"{key}[{i}] needs {needed} cards; there are {CARDS}"
        if i and needed <= career.rows[i - 1][0]:
            yield f"{key}[{i}] needs {needed} cards; it must be more than the row before it needs"
        if i and salary <= career.rows[i - 1][1]:
            yield f"{key}[{i}] pays {salary}; it must be more than the row before it pays"


def _news(edition: GoForItEdition) -> Iterator[str]:
    for i, card in enumerate(edition.news):
        yield from printed_problems(f"news[{i}].text", card.text, LONGEST_NOTE)
        if not card.effects:
            yield f"news[{i}].effects is empty; a News card has 1 to {MOST_EFFECTS} effects"
        yield from _effects(f"news[{i}].effects", card.effects)
    done = {MUST_OCCUR.get(effect.do) for card in edition.news for effect in card.effects}
    for what, effects in (("lose", "lose_card"), ("win", "free_card or take_card")):
        if what not in done:
            yield f"news has no card by which players {what} Status cards; at least one needs {effects}"


def _spaces(edition: GoForItEdition) -> Iterator[str]:
    for i, space in enumerate(edition.spaces):
        if space.text:
            yield from printed_problems(f"spaces[{i}].text", space.text, LONGEST_NOTE)
        yield from _effects(f"spaces[{i}].effects", space.effects)
    weeks = [space.effects for space in edition.spaces]
    for category in CATEGORIES:
        buying = sum(any(_buys(effect, category) for effect in effects) for effects in weeks)
        if buying < FEWEST_BUYING:
            yield (
                f"spaces lets players buy {category} in {buying} weeks; "
                f"each category needs at least {FEWEST_BUYING}"
            )
    news = sum(any(effect.do == "news" for effect in effects) for effects in weeks)
    if news < FEWEST_NEWS:
        yield f"spaces has {news} weeks with news; the calendar needs at least {FEWEST_NEWS}"


def _buys(effect: Effect, category: str) -> bool:
    return effect.do == "buy" and (effect.categories is None or category in effect.categories)


def _effects(key: str, effects: Sequence[Effect]) -> Iterator[str]:
    if len(effects) > MOST_EFFECTS:
        yield f"{key} has {len(effects)} effects; it can have up to {MOST_EFFECTS}"
    for i, effect in enumerate(effects):
        if effect.do not in EFFECTS:
            yield f"{key}[{i}].do is “{effect.do}”; an effect is {', '.join(EFFECTS)}"
        yield from _keys(f"{key}[{i}]", effect)
        yield from _numbers(f"{key}[{i}]", effect)
        if effect.do == "news" and i < len(effects) - 1:
            yield f"{key}[{i}] is news; it must be the last effect"


def _keys(key: str, effect: Effect) -> Iterator[str]:
    """An effect says what its kind needs and nothing else."""
    told = {
        "amount": effect.amount,
        "in": effect.categories,
        "count": effect.count,
        "discount": effect.discount,
    }
    allowed = KEYS[effect.do]
    for name, value in told.items():
        if value is not None and name not in allowed:
            keys = f"it has {', '.join(allowed)}" if allowed else "it stands alone"
            yield f"{key}.{name} is there, but {effect.do} has no {name}; {keys}"
    if "amount" in allowed and effect.amount is None:
        yield f"{key}.amount is missing; {effect.do} needs an amount in $K"
    if effect.do == "move" and effect.count is None:
        yield f"{key}.count is missing; move needs the count of weeks"


def _numbers(key: str, effect: Effect) -> Iterator[str]:
    if effect.amount is not None:
        yield from _money(f"{key}.amount", effect.amount)
    if effect.discount is not None:
        yield from _money(f"{key}.discount", effect.discount)
    if effect.count is not None:
        yield from _number(f"{key}.count", effect.count, COUNTS[effect.do])
    if effect.categories is not None:
        if not effect.categories:
            yield f"{key}.in is empty; name categories, or leave it out for all four"
        for i, category in enumerate(effect.categories):
            yield from _category(f"{key}.in[{i}]", category)
            if category in effect.categories[:i]:
                yield f"{key}.in[{i}] names {category} again; each category is named once"
