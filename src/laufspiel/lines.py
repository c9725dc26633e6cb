"""The lines of a match's log, where they tell more than an event holds: what is in a deal that is offered."""

from collections.abc import Callable, Iterator
from itertools import takewhile

from laufspiel.kernel.match import Match
from laufspiel.kernel.view import TypedAction, TypedEvent
from laufspiel.kernel.words import Argument, Words
from laufspiel.words import SEVERAL


def line_of(match: Match, event: TypedEvent, made: int) -> Words:
    """The line, in no language yet, of an event caused by the last of the match's first `made` actions."""
    words = match.event_words(event)
    tell = TELLERS.get(words.id)
    return tell(words, _told_before(match, made)) if tell else words


def _told_before(match: Match, made: int) -> Iterator[TypedAction]:
    """The actions before the one that caused the event, from the last to the first."""
    return (match.game.actions.typed(match.actions[i]) for i in range(made - 2, -1, -1))


def _offer(words: Words, before: Iterator[TypedAction]) -> Words:
    """Both sides of a deal, read from the parts that were named since it was proposed (G-28)."""
    parts = list(takewhile(lambda part: part["do"] != "propose_to", before))[::-1]
    given = _side(parts, "offer", "gives", "given", "paid")
    wanted = _side(parts, "want", "wants", "wanted", "asked")
    return Words("go-for-it-line-offer", {**words.args, **given, **wanted})


def _side(parts: list[TypedAction], verb: str, what: str, cards: str, money: str) -> dict[str, Argument]:
    """What one side gives, by the names its sentence uses: cards, money or both."""
    keys = [str(part["card"]) for part in parts if part["do"] == f"{verb}_card"]
    total = sum(int(part["amount"]) for part in parts if part["do"] == f"{verb}_money")
    kind = "both" if keys and total else "cards" if keys else "money"
    return {what: kind, cards: SEVERAL + ",".join(keys), money: total}


TELLERS: dict[str, Callable[[Words, Iterator[TypedAction]], Words]] = {"go-for-it-event-proposed": _offer}
