"""A whole deal as the small actions that make it up, in the one order the rules know (G-28)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from laufspiel.games.go_for_it.cards import CARD_KEYS
from laufspiel.games.go_for_it.state import AMOUNT, AMOUNTS
from laufspiel.kernel.view import TypedAction, TypedEvent
from laufspiel.kernel.words import SEVERAL, Argument, Words


@dataclass(frozen=True)
class Draft:
    """A deal with another seat: cards given and wanted by key, money that is paid or asked for in $K."""

    partner: int
    given: Sequence[str] = ()
    wanted: Sequence[str] = ()
    paid: int = 0
    asked: int = 0

    def actions(self) -> list[TypedAction]:
        """Proposing, cards given, cards wanted, money from the largest sum down, and the offer itself."""
        return [
            {"do": "propose_to", "other": self.partner},
            *_each("offer_card", "card", _in_order(self.given)),
            *_each("want_card", "card", _in_order(self.wanted)),
            *_each("offer_money", "amount", _parts(self.paid)),
            *_each("want_money", "amount", _parts(self.asked)),
            {"do": "make_offer"},
        ]


def _each(kind: str, name: str, values: Iterable[str]) -> Iterator[TypedAction]:
    """An action of this kind for each value."""
    return ({"do": kind, name: value} for value in values)


def _in_order(cards: Sequence[str]) -> list[str]:
    return sorted(set(cards), key=CARD_KEYS.index)


def _parts(money: int) -> Iterator[str]:
    """A sum in as few parts as it can be told."""
    for amount, name in zip(AMOUNT, AMOUNTS, strict=True):
        count, money = divmod(money, amount)
        yield from [name] * count


def line_of_offer(event: TypedEvent, before: Iterable[TypedAction]) -> Words:
    """Both sides of a deal, read from the parts that were named since it was proposed (G-28)."""
    parts = list(takewhile(lambda part: part["do"] != "propose_to", before))[::-1]
    given = _side(parts, "offer", "gives", "given", "paid")
    wanted = _side(parts, "want", "wants", "wanted", "asked")
    return Words(
        "go-for-it-event-proposed", {"seat": event["seat"], "other": event["other"], **given, **wanted}
    )


def _side(parts: Sequence[TypedAction], verb: str, what: str, cards: str, money: str) -> dict[str, Argument]:
    """What one side gives, by the names its sentence uses: cards, money or both."""
    keys = [str(part["card"]) for part in parts if part["do"] == f"{verb}_card"]
    total = sum(int(part["amount"]) for part in parts if part["do"] == f"{verb}_money")
    kind = "both" if keys and total else "cards" if keys else "money"
    return {what: kind, cards: SEVERAL + ",".join(keys), money: total}
