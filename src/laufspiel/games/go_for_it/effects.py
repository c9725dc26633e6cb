"""The small vocabulary in which spaces and News cards say what happens; editions write it, `rules` carry it out."""

from laufspiel.games.go_for_it.cards import CATEGORIES

EFFECTS = (
    "collect",
    "collect_per_card",
    "pay",
    "pay_per_card",
    "all_collect",
    "all_pay",
    "each_pays_you",
    "you_pay_each",
    "salary",
    "buy",
    "free_card",
    "lose_card",
    "take_card",
    "swap_card",
    "move",
    "trade_up",
    "news",
    "protect",
)
(
    COLLECT,
    COLLECT_PER_CARD,
    PAY,
    PAY_PER_CARD,
    ALL_COLLECT,
    ALL_PAY,
    EACH_PAYS_YOU,
    YOU_PAY_EACH,
    SALARY,
    BUY,
    FREE_CARD,
    LOSE_CARD,
    TAKE_CARD,
    SWAP_CARD,
    MOVE,
    TRADE_UP,
    NEWS,
    PROTECT,
) = range(len(EFFECTS))

KIND, AMOUNT, MASK, COUNT = range(4)
"""The columns of an effect: which one, $K (for `buy` the discount), categories as bits, how many (cards, spaces)."""

KEYS: dict[str, tuple[str, ...]] = {
    "collect": ("amount",),
    "collect_per_card": ("amount", "in"),
    "pay": ("amount",),
    "pay_per_card": ("amount", "in"),
    "all_collect": ("amount",),
    "all_pay": ("amount",),
    "each_pays_you": ("amount",),
    "you_pay_each": ("amount",),
    "salary": (),
    "buy": ("in", "count", "discount"),
    "free_card": ("in",),
    "lose_card": ("in",),
    "take_card": ("in",),
    "swap_card": ("in",),
    "move": ("count",),
    "trade_up": (),
    "news": ("count",),
    "protect": (),
}
"""What an edition may say of each effect besides `do`. Without `in` it is about all categories, without `count`
about one card, without `discount` at list price; an amount and the weeks of a move are always told."""

MOST_EFFECTS = 3
"""Effects of one space or News card."""

ALL_CATEGORIES = (1 << len(CATEGORIES)) - 1
