"""Deals that players of Go For It! think up: composed at once, and sent as one command."""

import random

import msgspec

from laufspiel.games.go_for_it.deals import Draft
from laufspiel.games.go_for_it.view import GoForItView
from laufspiel.kernel.view import TypedAction
from laufspiel.server.protocol import GameView, Step


class _Shown(msgspec.Struct):
    """Where a message shows the table: as a whole, or after each step."""

    view: GameView | None = None
    steps: list[Step] = []


_shown = msgspec.json.Decoder(_Shown)


def shown_last(texts: list[str]) -> GameView | None:
    """The table as a page was shown it last."""
    for text in reversed(texts):
        told = _shown.decode(text)
        if told.view is not None:
            return told.view
        if told.steps:
            return told.steps[-1].view
    return None


def deal_with(view: GoForItView, seat: int, partner: int) -> list[TypedAction]:
    """Some deal of a seat's with another one: cards for cards, or for money. Empty when neither has any card."""
    ours, theirs = view.seats[seat], view.seats[partner]
    given, wanted = _some(ours.cards), _some(theirs.cards)
    if given and wanted:
        return Draft(partner, given, wanted).actions()
    if given and theirs.money:
        return Draft(partner, given, asked=random.randint(1, theirs.money)).actions()
    if wanted and ours.money:
        return Draft(partner, wanted=wanted, paid=random.randint(1, ours.money)).actions()
    return []


def _some(cards: list[str]) -> list[str]:
    return random.sample(cards, random.randint(0, min(3, len(cards))))
