"""Composing a deal of Go For It! in a terminal: in one line, or asked part by part."""

from collections.abc import Mapping, Sequence
from typing import Any

from laufspiel.games.go_for_it.cards import CARD_KEYS
from laufspiel.games.go_for_it.deals import Draft
from laufspiel.kernel.match import Match
from laufspiel.kernel.view import TypedAction
from laufspiel.terminal.composing import Composer, Talk
from laufspiel.words import title_in

GIVE, WANT, PAY, GET = "give", "want", "pay", "get"
PARTS = (GIVE, WANT, PAY, GET)
MOST_DIGITS = 5

Parts = Mapping[str, Sequence[str]]


class Unreadable(Exception):
    """A word of a deal that tells nothing: the id of the sentence about it, and the word."""

    def __init__(self, id: str, written: str) -> None:
        super().__init__(id)
        self.id, self.written = id, written


def compose(match: Match, seat: int, written: str, talk: Talk) -> list[TypedAction] | None:
    """The actions of a deal: of the one written, or of one asked for part by part."""
    try:
        draft = read_deal(match, seat, written) if written else _ask_for_deal(match, seat, talk)
    except Unreadable as error:
        talk.tell(error.id, written=error.written)
        return None
    return draft.actions()


DEAL = Composer("deal", "propose_to", "terminal-gfi-deal", compose)


def read_deal(match: Match, seat: int, written: str) -> Draft:
    """A deal as in `Ben give house-3 want wheels-5 pay 4`. Raises Unreadable."""
    name, parts = _split(written)
    return _draft(_partner(match, seat, name), parts)


def _split(written: str) -> tuple[str, dict[str, list[str]]]:
    """What stands before the first of the four words, and after each of them; commas are only for the eye."""
    found: dict[str, list[str]] = {"": []}
    part = ""
    for word in written.replace(",", " ").split():
        if word.lower() in PARTS:
            part = word.lower()
            found.setdefault(part, [])
        else:
            found[part].append(word)
    return " ".join(found.pop("")), found


def _draft(partner: int, parts: Parts) -> Draft:
    return Draft(
        partner,
        [_card(word) for word in parts.get(GIVE, ())],
        [_card(word) for word in parts.get(WANT, ())],
        _money(parts.get(PAY, ())),
        _money(parts.get(GET, ())),
    )


def _partner(match: Match, seat: int, written: str) -> int:
    """Another player, by name, its beginning or the number of the seat."""
    others = [other for other in range(len(match.setup.seats)) if other != seat]
    names = {other: match.setup.names[other].lower() for other in others}
    known = [other for other in others if written.lower() == names[other] or written == str(other + 1)]
    found = known or [other for other in others if written and names[other].startswith(written.lower())]
    if len(found) != 1:
        raise Unreadable("terminal-gfi-no-player", written)
    return found[0]


def _card(written: str) -> str:
    if written.lower() not in CARD_KEYS:
        raise Unreadable("terminal-gfi-no-card", written)
    return written.lower()


def _money(written: Sequence[str]) -> int:
    """A sum in $K, as in 4, $4 or $4K."""
    words = [word.strip("$Kk") for word in written]
    if len(words) > 1 or not all(word.isdecimal() and len(word) <= MOST_DIGITS for word in words):
        raise Unreadable("terminal-gfi-no-money", " ".join(written))
    return int(words[0]) if words else 0


def _ask_for_deal(match: Match, seat: int, talk: Talk) -> Draft:
    """Partner, cards and money, each asked for in turn."""
    others = [other for other in range(len(match.setup.seats)) if other != seat]
    if len(others) == 1:
        partner = others[0]
    else:
        partner = _partner(match, seat, talk.ask("terminal-gfi-whom"))
    own, name = _show_cards(match, seat, seat, talk), match.setup.names[partner]
    given = _cards_asked_for(talk.ask("terminal-gfi-give")) if own else []
    theirs = _show_cards(match, seat, partner, talk)
    wanted = _cards_asked_for(talk.ask("terminal-gfi-want", name=name)) if theirs else []
    money = talk.ask("terminal-gfi-money").replace("−", "-")
    part = GET if money.startswith("-") else PAY
    return _draft(partner, {GIVE: given, WANT: wanted, part: money.lstrip("-+").split()})


def _cards_asked_for(written: str) -> list[str]:
    return written.replace(",", " ").split()


def _show_cards(match: Match, viewer: int, owner: int, talk: Talk) -> list[str]:
    """List a player's cards with the keys to write, and give them."""
    view: Any = match.view(viewer)
    cards: list[str] = view.seats[owner].cards
    titles, printed = match.setup.titles, match.game.draw(match.setup.edition)["cards"]
    for card in cards:
        talk.print(f"{card:>10}  {title_in(titles[card], talk.language)} (${printed[card]['value']}K)")
    return cards
