"""The calendar as data for drawing: 48 weeks round a rectangle, clockwise from January in the upper left corner."""

from collections.abc import Sequence

from laufspiel.games.go_for_it.cards import CATEGORIES, LABOR_DAY, WEEK_KEYS, WEEKS, WEEKS_A_MONTH
from laufspiel.games.go_for_it.printed import Effect, Space

COLUMNS, LINES = 15, 11
"""Squares along the upper edge and down the side; the ring of 48 leaves 13 by 9 for the tray."""
GAP = 0.5
"""How far a mark lies inside the ring's inner edge."""

CARD_EFFECTS = ("free_card", "lose_card", "take_card", "swap_card", "trade_up")

Drawing = dict[str, object]


def draw_calendar(spaces: Sequence[Space]) -> Drawing:
    """The ring; x and y are centres of squares, one unit wide."""
    return {
        "width": COLUMNS,
        "height": LINES,
        "spaces": [_draw_space(week, space) for week, space in enumerate(spaces)],
        "track": list(WEEK_KEYS),
        "marks": [_mark("start", 0), _mark("labor_day", LABOR_DAY)],
    }


def effect_data(effect: Effect) -> Drawing:
    """An effect with every key its kind has, told or not."""
    return {
        "do": effect.do,
        "amount": effect.amount or effect.discount or 0,
        "categories": effect.categories or list(CATEGORIES),
        "count": effect.count or 1,
    }


def kind_of(space: Space) -> str:
    """What a week is above all, for its colour: buy, cards, news, money, move or rest."""
    does = [effect.do for effect in space.effects]
    if "buy" in does:
        return "buy"
    if any(do in CARD_EFFECTS for do in does):
        return "cards"
    if not does:
        return "rest"
    return does[0] if does[0] in ("news", "move") else "money"


def place_of(week: int) -> tuple[float, float]:
    """The centre of a week's square."""
    across, down = COLUMNS - 1, LINES - 1
    side, along = divmod(week, across + down)
    # The second half of the ring is the first one turned round.
    x, y = (along, 0) if along <= across else (across, along - across)
    return (x + 0.5, y + 0.5) if side == 0 else (across - x + 0.5, down - y + 0.5)


def _draw_space(week: int, space: Space) -> Drawing:
    x, y = place_of(week)
    return {
        "key": WEEK_KEYS[week],
        "kind": kind_of(space),
        "month": week // WEEKS_A_MONTH + 1,
        "week": week % WEEKS_A_MONTH + 1,
        "x": x,
        "y": y,
        "text": space.text,
        "effects": [effect_data(effect) for effect in space.effects],
    }


def _mark(key: str, week: int) -> Drawing:
    """A mark on the line before a week, just inside the ring."""
    (x, y), (before_x, before_y) = place_of(week), place_of((week - 1) % WEEKS)
    x, y = (x + before_x) / 2, (y + before_y) / 2
    return {
        "key": key,
        "space": WEEK_KEYS[week],
        "x": min(max(x, 1 + GAP), COLUMNS - 1 - GAP),
        "y": min(max(y, 1 + GAP), LINES - 1 - GAP),
    }
