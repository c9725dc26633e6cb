"""A whole deal as the small actions that make it up, in the one order the rules know (G-28)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from laufspiel.games.go_for_it.cards import CARD_KEYS
from laufspiel.games.go_for_it.state import AMOUNT, AMOUNTS
from laufspiel.kernel.view import TypedAction


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
            *({"do": "offer_card", "card": card} for card in _in_order(self.given)),
            *({"do": "want_card", "card": card} for card in _in_order(self.wanted)),
            *({"do": "offer_money", "amount": amount} for amount in _parts(self.paid)),
            *({"do": "want_money", "amount": amount} for amount in _parts(self.asked)),
            {"do": "make_offer"},
        ]


def _in_order(cards: Sequence[str]) -> list[str]:
    return sorted(set(cards), key=CARD_KEYS.index)


def _parts(money: int) -> Iterator[str]:
    """A sum in as few parts as it can be told."""
    for amount, name in zip(AMOUNT, AMOUNTS, strict=True):
        count, money = divmod(money, amount)
        yield from [name] * count
