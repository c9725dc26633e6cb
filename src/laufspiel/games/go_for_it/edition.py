"""The edition of Go For It!: from a TOML file to the Board record, the titles of cards and the drawing."""

from collections.abc import Sequence
from datetime import date

from laufspiel.games.go_for_it.cards import (
    CARD_KEYS,
    CARDS,
    CAREER_KEYS,
    CATEGORIES,
    NEWS_KEYS,
    WEEK_KEYS,
    WEEKS_A_MONTH,
)
from laufspiel.games.go_for_it.checks import check_edition
from laufspiel.games.go_for_it.drawing import draw_calendar, effect_data
from laufspiel.games.go_for_it.printed import GoForItEdition, StatusCard
from laufspiel.games.go_for_it.state import COLOURS, NONE, Board
from laufspiel.kernel.options import Options
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import Row, new
from laufspiel.kernel.words import Titles

__all__ = [
    "GoForItEdition",
    "check_edition",
    "default_colours",
    "draw",
    "lay_board",
    "space_keys",
    "titles",
]

TARGET, TARGET_WITH_MANY, MANY = 3, 2, 5
"""G-01: different values needed in each category, with fewer than five players and with five or more."""
DAYS_A_WEEK = 7


def cards_in_order(edition: GoForItEdition) -> list[StatusCard]:
    """The Status cards by number: category by category, each in file order."""
    return sorted(edition.status, key=lambda card: CATEGORIES.index(card.category))


def week_of(born: str) -> int:
    """G-08: the week of a birthday; the 29th to 31st belong to the month's last week. NONE when it isn't known."""
    if not born:
        return NONE
    day = date.fromisoformat(born)
    return (day.month - 1) * WEEKS_A_MONTH + min((day.day - 1) // DAYS_A_WEEK, WEEKS_A_MONTH - 1)


def lay_board(edition: GoForItEdition, options: Options, seats: Sequence[Seat]) -> Row:
    """The Board record for these players."""
    board = new(Board)
    _lay_cards(board, edition)
    _lay_effects(board, edition)
    _lay_careers(board, edition)
    board.birthday[:] = NONE
    for number, seat in enumerate(seats):
        board.colour[number] = COLOURS.index(seat.colour)
        board.birthday[number] = week_of(seat.born)
    board.target = TARGET if len(seats) < MANY else TARGET_WITH_MANY
    board.years = int(options["years"])
    board.deals = int(options["deals"])
    board.wrap = options["wrap"] == "yes"
    board.careers_chosen = options["careers"] == "chosen"
    return board


def _lay_cards(board: Row, edition: GoForItEdition) -> None:
    ranks = {category: sorted(set(edition.values(category))) for category in CATEGORIES}
    for number, card in enumerate(cards_in_order(edition)):
        board.value[number] = card.value
        board.rank[number] = ranks[card.category].index(card.value)
    board.back[:] = [edition.backs[category] for category in CATEGORIES]


def _lay_effects(board: Row, edition: GoForItEdition) -> None:
    directions = [space.effects for space in edition.spaces] + [card.effects for card in edition.news]
    for number, effects in enumerate(directions):
        board.effect_count[number] = len(effects)
        for i, effect in enumerate(effects):
            board.effects[number, i] = effect.row()
    board.extra[:] = [card.extra for card in edition.news]


def _lay_careers(board: Row, edition: GoForItEdition) -> None:
    board.needed[:] = CARDS + 1
    for number, career in enumerate(edition.careers):
        for i, (needed, salary) in enumerate(career.rows):
            board.needed[number, i] = needed
            board.salary[number, i] = salary


def default_colours(edition: GoForItEdition, seats: int) -> tuple[str, ...]:
    """The first colours of the box."""
    return COLOURS[:seats]


def titles(edition: GoForItEdition) -> Titles:
    """What cards, careers and weeks are called, by key and language."""
    keys = (*CARD_KEYS, *NEWS_KEYS, *CAREER_KEYS, *WEEK_KEYS)
    printed = (*cards_in_order(edition), *edition.news, *edition.careers, *edition.spaces)
    return {key: one.title for key, one in zip(keys, printed, strict=True)}


def draw(edition: GoForItEdition) -> dict[str, object]:
    """The calendar, and all that is printed on cards but for their titles, as data for drawing."""
    cards = zip(CARD_KEYS, cards_in_order(edition), strict=True)
    news = zip(NEWS_KEYS, edition.news, strict=True)
    careers = zip(CAREER_KEYS, edition.careers, strict=True)
    return draw_calendar(edition.spaces) | {
        "cards": {key: {"category": c.category, "value": c.value} for key, c in cards},
        "backs": edition.backs,
        "news": {
            key: {
                "text": card.text,
                "extra": card.extra,
                "effects": [effect_data(effect) for effect in card.effects],
            }
            for key, card in news
        },
        "careers": {key: {"rows": [list(row) for row in c.rows]} for key, c in careers},
    }


def space_keys(edition: GoForItEdition) -> list[str]:
    """The drawing's keys of the weeks, by number."""
    return list(WEEK_KEYS)
