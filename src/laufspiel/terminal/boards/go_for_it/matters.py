"""What is going on at a table of Go For It!, in lines: an auction, a deal, a card at stake …"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from laufspiel.terminal.boards.go_for_it.printed import Printed
from laufspiel.terminal.scene import Scene

ROLLS = 36


def told_matters(scene: Scene, printed: Printed) -> Iterator[str]:
    """The topmost matter and those that wait below it, as far as choices don't tell of them anyway."""
    for pending in [scene.view.pending, *scene.view.below]:
        tell = TELLERS.get(pending.__struct_config__.tag) if pending else None
        if tell:
            yield from tell(scene, printed, pending)


def _trading_up(scene: Scene, printed: Printed, pending: Any) -> Iterator[str]:
    """The card at stake; with a row to the left the odds, and what a bad roll does."""
    line = f"{scene.tell('go-for-it-board-at-stake')}: {printed.card(pending.card)}"
    if pending.row and pending.stage == "offered":
        percent = round(100 * pending.good / ROLLS)
        odds = scene.tell("go-for-it-board-odds", good=pending.good, percent=percent)
        risk = scene.tell("go-for-it-board-roll-safe" if pending.safe else "go-for-it-board-roll-risk")
        line += f". {odds}. {risk}"
    yield line


def _sale(scene: Scene, printed: Printed, pending: Any) -> Iterator[str]:
    """The card for sale, the bid so far and who has stopped bidding."""
    if pending.highest is None:
        bid = f"{scene.tell('go-for-it-board-value')} ${pending.price}K"
    else:
        bid = f"{scene.tell('go-for-it-board-bid')} ${pending.price}K ({scene.names[pending.highest]})"
    out = [f"{scene.names[seat]} {scene.tell('go-for-it-board-bidder-out')}" for seat in pending.out]
    yield ", ".join([f"{scene.names[pending.seller]}: {printed.card(pending.card)}", bid, *out])


def _deal(scene: Scene, printed: Printed, pending: Any) -> Iterator[str]:
    """Who gives what."""
    if pending.partner is not None:
        yield _side(scene, printed, pending.seat, pending.given, pending.paid)
        yield _side(scene, printed, pending.partner, pending.wanted, pending.asked)


def _side(scene: Scene, printed: Printed, seat: int, cards: Sequence[str], money: int) -> str:
    parts = [printed.card(card) for card in cards] + ([f"${money}K"] if money else [])
    return f"{scene.names[seat]} {scene.tell('go-for-it-board-gives')}: {', '.join(parts) or '–'}"


def _gift(scene: Scene, printed: Printed, pending: Any) -> Iterator[str]:
    yield f"{scene.tell('go-for-it-board-page-gift')}: {scene.names[pending.celebrant]}"


TELLERS: dict[str, Callable[[Scene, Printed, Any], Iterator[str]]] = {
    "trading_up": _trading_up,
    "sale": _sale,
    "deal": _deal,
    "gift": _gift,
}
