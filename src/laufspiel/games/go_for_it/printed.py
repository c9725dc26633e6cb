"""What is printed on the cards and the calendar of Go For It!, as an edition's file says it."""

import msgspec

from laufspiel.games.go_for_it.cards import CATEGORIES
from laufspiel.games.go_for_it.effects import ALL_CATEGORIES, AMOUNT, COUNT, EFFECTS, KIND, MASK
from laufspiel.kernel.contract import Edition

ByLanguage = dict[str, str]


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something with a title in each language."""

    title: ByLanguage


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One direction of a space or News card, as in `{ do = "buy", in = ["wheels"], count = 2, discount = 3 }`.

    Money is in $K. Which keys an effect has, and what it means without them, tells `effects.KEYS`.
    """

    do: str
    amount: int | None = None
    categories: list[str] | None = msgspec.field(default=None, name="in")
    count: int | None = None
    discount: int | None = None

    def row(self) -> list[int]:
        """The effect in numbers, as rules read it: KIND, AMOUNT, MASK, COUNT."""
        row = [0, 0, 0, 0]
        row[KIND] = EFFECTS.index(self.do)
        row[AMOUNT] = self.amount or self.discount or 0
        row[MASK] = ALL_CATEGORIES if self.categories is None else mask_of(self.categories)
        row[COUNT] = self.count or 1
        return row


def mask_of(categories: list[str]) -> int:
    """Categories as bits: the leftmost row of the tray is bit 0."""
    return sum(1 << i for i, category in enumerate(CATEGORIES) if category in categories)


class StatusCard(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Status card: its category and the value on its face in $K (G-02)."""

    category: str
    value: int


class NewsCard(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A News card; `extra` makes it an Extra! Extra! card (G-03, G-13)."""

    text: ByLanguage
    effects: list[Effect]
    extra: bool = False


class Career(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Career card: rows of Status cards needed and salary in $K, from the lowest (G-03)."""

    rows: list[tuple[int, int]]


class Space(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A week of the calendar and what it directs whoever lands there to do (G-11)."""

    text: ByLanguage = {}
    effects: list[Effect] = []


class GoForItEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box of Go For It!: price on the back of each category, Status, News and Career cards, 48 weeks from January."""

    backs: dict[str, int]
    status: list[StatusCard]
    news: list[NewsCard]
    careers: list[Career]
    spaces: list[Space]

    def values(self, category: str) -> list[int]:
        """The values of a category's cards, in file order."""
        return [card.value for card in self.status if card.category == category]
