"""Why something isn't allowed now in Go For It!: a sentence and the rule's id."""

from collections.abc import Callable

from laufspiel.games.go_for_it.cards import CARD_KEYS, CATEGORIES
from laufspiel.games.go_for_it.rules import buying, dealing, selling, stack, trading_up
from laufspiel.games.go_for_it.rules.tray import count_in_deck, is_in, row_of
from laufspiel.games.go_for_it.state import ACTIONS, CHOOSE_CAREER, FACE_UP
from laufspiel.kernel.contract import LUCK, NOBODY
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Refusal
from laufspiel.kernel.words import Argument, Words

Why = Callable[[Row, Row, int, dict[str, Argument]], Refusal]
"""why(board, state, seat, form): for an action of the right kind of matter, asked of the right player."""


def why_not(board: Row, state: Row, seat: int, action: int) -> Refusal:
    """The rule that stops this seat from doing this now; asked only for what isn't legal."""
    form = ACTIONS.typed(action)
    if state.actor == NOBODY:
        return _refusal("over", "G-35")
    if action < CHOOSE_CAREER:
        return _refusal("luck", "G-11")
    if state.actor == LUCK:
        return _refusal("luck-first", "G-11")
    if state.actor != seat:
        return _refusal("not-your-turn", "G-10", turn=int(state.actor))
    matters, why = CHAPTERS[str(form["do"])]
    if stack.now(state)[stack.MATTER] not in matters:
        return _refusal_elsewhere(str(form["do"]), state)
    return why(board, state, seat, form)


def _refusal_elsewhere(kind: str, state: Row) -> Refusal:
    """What isn't asked now: News cards and deals have reasons of their own."""
    if kind == "play_news" and state.extra_played:
        return _refusal("extra-played", "G-15")
    if kind == "propose_to" and state.deals_left == 0:
        return _refusal("no-deals-left", "G-28")
    return NOT_NOW[kind]


def _career(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    return _refusal("career-taken", "G-09")


def _purchase(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """A card of the tray that can't be bought."""
    frame = stack.now(state)
    if form["do"] == "buy_unseen":
        row = CATEGORIES.index(str(form["category"]))
        price, is_there = board.back[row], count_in_deck(state, row) > 0
    else:
        card = _number(form)
        row, price, is_there = row_of(card), board.value[card], state.holder[card] == FACE_UP
    if not is_there:
        return _refusal("deck-empty", "G-22") if "category" in form else _refusal("not-open", "G-18")
    if not is_in(row, frame[buying.MASK]):
        return _refusal("other-category", "G-17")
    price = int(buying.reduced(state, price))
    return _refusal("too-dear", "G-21", price=price, money=int(state.money[seat]))


def _putting_up(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    if not stack.now(state)[buying.MAY_SELL]:
        return _refusal("sold-already", "G-17")
    return _refusal("not-yours", "G-24")


def _trading(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """A roll or swap that doesn't come now, or a card that isn't in the row to the left."""
    frame = stack.now(state)
    if form["do"] == "go_for_it":
        return _refusal("swap-first", "G-23b")
    if frame[trading_up.STAGE] == trading_up.OFFERED:
        return _refusal("roll-first", "G-23a")
    row = int(trading_up.row_to_the_left(board, state, frame[trading_up.CARD]))
    wanted = CATEGORIES.index(str(form["category"])) if "category" in form else row_of(_number(form))
    if wanted != row:
        return _refusal("other-row", "G-23a")
    return _refusal("deck-empty", "G-22") if "category" in form else _refusal("not-open", "G-23a")


def _auction(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """The seller doesn't bid, bidders don't sell, and nobody bids what isn't there."""
    if seat == state.turn:
        return _refusal("own-sale", "G-27")
    if form["do"] == "raise":
        bid = int(stack.now(state)[selling.PRICE]) + int(str(form["amount"]))
        return _refusal("bid-too-high", "G-27", price=bid, money=int(state.money[seat]))
    return _refusal("not-seller", "G-26")


def _news(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    return _refusal("no-such-news", "G-14")


def _not_that_card(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    return _refusal("not-that-card", "G-11")


def _taking(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """A card for a swap is named first, then the one given for it."""
    if stack.now(state)[stack.MATTER] == stack.SWAPPING:
        return _refusal("not-to-swap", "G-14")
    return _refusal("not-to-take", "G-34")


def _letting_go(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """A swap can't be let go any more once its card is named."""
    return _refusal("not-to-swap", "G-14")


def _gift(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    if stack.now(state)[stack.MATTER] == stack.SWAPPING:
        return _refusal("not-to-swap", "G-14")
    return _refusal("gift-not-yours", "G-31")


def _partner(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """Proposing to somebody."""
    if stack.now(state)[dealing.STAGE] != dealing.IDLE:
        return _refusal("deal-begun", "G-28")
    other = int(str(form["other"]))
    if other == seat or other >= state.seats:
        return _refusal("nobody-there", "G-28")
    return _refusal("nothing-to-deal", "G-28", other=other)


def _part(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """Something that can't be put into the deal."""
    refusal = _why_no_composing(state)
    if refusal:
        return refusal
    if "card" in form:
        owner = seat if form["do"] == "offer_card" else state.partner
        if state.holder[_number(form)] != owner:
            return _refusal("not-to-offer" if owner == seat else "not-to-want", "G-28")
    elif (state.paid if form["do"] == "want_money" else state.asked) > 0:
        return _refusal("money-both-ways", "G-28")
    elif _left(state, str(form["do"])) < int(str(form["amount"])):
        return _refusal("not-the-money", "G-28")
    return _refusal("out-of-order", "G-28")


def _left(state: Row, kind: str) -> int:
    """The money that the proposer, or the partner, has besides what is in the deal."""
    seat, told = (state.turn, state.paid) if kind == "offer_money" else (state.partner, state.asked)
    return int(state.money[seat] - told)


def _why_no_composing(state: Row) -> Refusal | None:
    stage = stack.now(state)[dealing.STAGE]
    if stage == dealing.IDLE:
        return _refusal("partner-first", "G-28")
    return _refusal("answer-first", "G-28") if stage == dealing.OFFERED else None


def _offer(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    return _why_no_composing(state) or _refusal("one-sided", "G-28")


def _answer(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    return _refusal("nothing-offered", "G-28")


def _end(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    stage = stack.now(state)[dealing.STAGE]
    return _refusal("answer-first" if stage == dealing.OFFERED else "deal-begun", "G-28")


def _legal_here(board: Row, state: Row, seat: int, form: dict[str, Argument]) -> Refusal:
    """Always allowed in its own matter, so that only another stage can stop it."""
    return _refusal("not-asked", "G-11")


def _number(form: dict[str, Argument]) -> int:
    return CARD_KEYS.index(str(form["card"]))


def _refusal(why: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(Words(f"go-for-it-why-{why}", args), rule)


CHAPTERS: dict[str, tuple[tuple[int, ...], Why]] = {
    "choose_career": ((stack.SETTING_UP,), _career),
    "buy": ((stack.BUYING,), _purchase),
    "buy_unseen": ((stack.BUYING,), _purchase),
    "done_buying": ((stack.BUYING,), _legal_here),
    "go_for_it": ((stack.TRADING_UP,), _trading),
    "keep": ((stack.TRADING_UP,), _legal_here),
    "swap_for": ((stack.TRADING_UP,), _trading),
    "swap_unseen": ((stack.TRADING_UP,), _trading),
    "sell": ((stack.BUYING,), _putting_up),
    "raise": ((stack.SALE,), _auction),
    "stop_bidding": ((stack.SALE,), _auction),
    "close_sale": ((stack.SALE,), _auction),
    "withdraw": ((stack.SALE,), _auction),
    "play_news": ((stack.NEWS_CHOICE,), _news),
    "save_news": ((stack.NEWS_CHOICE,), _legal_here),
    "choose_free": ((stack.FREE_CARD,), _not_that_card),
    "lose": ((stack.LOSING,), _not_that_card),
    "take": ((stack.TAKING, stack.SWAPPING), _taking),
    "give": ((stack.BIRTHDAYS, stack.SWAPPING), _gift),
    "risk": ((stack.RISKING,), _not_that_card),
    "let_go": ((stack.FREE_CARD, stack.SWAPPING, stack.RISKING), _letting_go),
    "propose_to": ((stack.DEALING,), _partner),
    "offer_card": ((stack.DEALING,), _part),
    "want_card": ((stack.DEALING,), _part),
    "offer_money": ((stack.DEALING,), _part),
    "want_money": ((stack.DEALING,), _part),
    "make_offer": ((stack.DEALING,), _offer),
    "drop_deal": ((stack.DEALING,), _offer),
    "accept": ((stack.DEALING,), _answer),
    "decline": ((stack.DEALING,), _answer),
    "end_turn": ((stack.DEALING,), _end),
    "announce": ((stack.LABOR_DAY,), _legal_here),
    "wait": ((stack.LABOR_DAY,), _legal_here),
}
"""The matters to which an action belongs, and why it can be illegal in them."""


NOT_NOW: dict[str, Refusal] = {
    kind: refusal
    for kinds, refusal in (
        (("choose_career",), _refusal("career-settled", "G-09")),
        (("buy", "buy_unseen", "done_buying"), _refusal("no-purchase", "G-17")),
        (("go_for_it", "keep", "swap_for", "swap_unseen"), _refusal("nothing-at-stake", "G-23a")),
        (("sell",), _refusal("no-sale-now", "G-24")),
        (("raise", "stop_bidding", "close_sale", "withdraw"), _refusal("nothing-for-sale", "G-24")),
        (("play_news", "save_news"), _refusal("no-news-now", "G-14")),
        (("choose_free", "lose", "take", "risk", "let_go"), _refusal("not-asked", "G-11")),
        (("give",), _refusal("no-gift-now", "G-31")),
        (("propose_to", "offer_card", "want_card"), _refusal("no-deal-now", "G-28")),
        (("offer_money", "want_money", "make_offer", "drop_deal"), _refusal("no-deal-now", "G-28")),
        (("accept", "decline"), _refusal("nothing-offered", "G-28")),
        (("end_turn",), _refusal("turn-not-over", "G-11")),
        (("announce", "wait"), _refusal("no-announcing-now", "G-32")),
    )
    for kind in kinds
}
"""Why an action isn't allowed while something else is asked."""
