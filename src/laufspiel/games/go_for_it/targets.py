"""Where a choice of Go For It! shows on the table, and what its words and those of events need."""

from collections.abc import Callable

from laufspiel.games.go_for_it.cards import CARD_KEYS, CARDS_A_ROW, CATEGORIES, WEEK_KEYS, WEEKS_A_MONTH
from laufspiel.games.go_for_it.rules import following, selling, stack, trading_up
from laufspiel.games.go_for_it.rules.birthdays import celebrant_of
from laufspiel.games.go_for_it.rules.buying import reduced
from laufspiel.games.go_for_it.state import ACTIONS, NONE
from laufspiel.kernel.contract import plain_arguments
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Target, TypedEvent
from laufspiel.kernel.words import Argument

Told = dict[str, Argument]

PIECES = ("card", "news", "career")
"""Values of actions that are cards to be touched; a category stands for its deck."""
UNSEEN = ("buy_unseen", "swap_unseen")


def target(board: Row, state: Row, action: int) -> tuple[Target, Told]:
    """The card or deck of a choice, and what its words tell: the card's category and value, a price, another player."""
    form = ACTIONS.typed(action)
    told = _with_category(plain_arguments(form))
    if "card" in told:
        told["value"] = int(board.value[number_of(told["card"])])
    kind = str(form["do"])
    if kind in TELLERS:
        told |= TELLERS[kind](board, state, told)
    return Target(_piece(kind, told)), told


def _piece(kind: str, told: Told) -> str | None:
    if kind in UNSEEN:
        return f"deck-{told['category']}"
    if kind in ("keep", "go_for_it", "close_sale", "withdraw"):
        return None
    return next((str(told[name]) for name in PIECES if name in told), None)


def number_of(card: Argument) -> int:
    """A Status card by number."""
    return CARD_KEYS.index(str(card))


def category_of(card: Argument) -> str:
    """The category of a Status card."""
    return CATEGORIES[number_of(card) // CARDS_A_ROW]


def _with_category(told: Told) -> Told:
    return told | {"category": category_of(told["card"])} if "card" in told else told


def _price(board: Row, state: Row, told: Told) -> Told:
    return {"price": int(reduced(state, board.value[number_of(told["card"])]))}


def _back_price(board: Row, state: Row, told: Told) -> Told:
    return {"price": int(reduced(state, board.back[CATEGORIES.index(str(told["category"]))]))}


def _bid(board: Row, state: Row, told: Told) -> Told:
    frame = stack.now(state)
    price = int(frame[selling.PRICE]) + int(str(told["amount"]))
    return {"price": price, "card": CARD_KEYS[frame[selling.CARD]]}


def _sale(board: Row, state: Row, told: Told) -> Told:
    """To whom the card would go, and for how much."""
    frame = stack.now(state)
    card, buyer = CARD_KEYS[frame[selling.CARD]], int(frame[selling.HIGHEST])
    sale: Told = {"card": card, "price": int(frame[selling.PRICE]), "to": "bank", "other": ""}
    return sale if buyer == NONE else sale | {"to": "player", "other": buyer}


def _stake(board: Row, state: Row, told: Told) -> Told:
    """The card at stake, and the category it could be traded up to."""
    frame = stack.now(state)
    card = int(frame[trading_up.CARD])
    row = int(trading_up.row_to_the_left(board, state, card))
    return {
        "card": CARD_KEYS[card],
        "category": CATEGORIES[row] if row != NONE else "",
        "safe": "yes" if frame[trading_up.SAFE] else "no",
    }


def _old(board: Row, state: Row, told: Told) -> Told:
    return {"old": CARD_KEYS[stack.now(state)[trading_up.CARD]]}


def _taking(board: Row, state: Row, told: Told) -> Told:
    """From whom a card comes, and whether one is given for it."""
    is_swap = stack.now(state)[stack.MATTER] == stack.SWAPPING
    return {"other": int(state.holder[number_of(told["card"])]), "swap": "yes" if is_swap else "no"}


def _giving(board: Row, state: Row, told: Told) -> Told:
    """Who gets a card: somebody whose birthday it is, or the owner of the card wanted."""
    frame = stack.now(state)
    if frame[stack.MATTER] == stack.BIRTHDAYS:
        return {"other": int(celebrant_of(state)), "swap": "no", "wanted": ""}
    wanted = int(frame[following.TAKEN])
    return {"other": int(state.holder[wanted]), "swap": "yes", "wanted": CARD_KEYS[wanted]}


def _partner(board: Row, state: Row, told: Told) -> Told:
    return {"other": int(state.partner)}


def _proposer(board: Row, state: Row, told: Told) -> Told:
    return {"other": int(state.turn)}


def _why_free(board: Row, state: Row, told: Told) -> Told:
    """What is let go: a free card, a swap or a roll."""
    return {"what": stack.MATTERS[stack.now(state)[stack.MATTER]].replace("_", "-")}


TELLERS: dict[str, Callable[[Row, Row, Told], Told]] = {
    "buy": _price,
    "buy_unseen": _back_price,
    "go_for_it": _stake,
    "keep": _stake,
    "swap_for": _old,
    "swap_unseen": _old,
    "raise": _bid,
    "close_sale": _sale,
    "withdraw": _sale,
    "take": _taking,
    "give": _giving,
    "want_card": _partner,
    "want_money": _partner,
    "make_offer": _partner,
    "accept": _proposer,
    "decline": _proposer,
    "let_go": _why_free,
}

def event_arguments(event: TypedEvent) -> Told:
    """An event's values; of a card its category too, of the week it is about month and place in it, of a roll the sum."""
    told = _with_category(plain_arguments(event))
    week = told.get("week", told.get("end"))
    if week is not None:
        month, place = divmod(WEEK_KEYS.index(str(week)), WEEKS_A_MONTH)
        told |= {"month": month + 1, "days": place + 1}
    if "first" in told:
        told["sum"] = int(str(told["first"])) + int(str(told["second"]))
    return told
