"""How good a position of ¡Así es la vida! is: points taken, and what one's figures stand to take."""

from laufspiel.games.asi_es_la_vida.scoring import fortunes, points
from laufspiel.games.asi_es_la_vida.state import (
    FINISH,
    FIRST_FORTUNE,
    FIRST_PLUS,
    NUMBER,
    START,
)
from laufspiel.kernel.rule import rule

FORTUNE_WORTH = 9.0
"""Points a fortune card is expected to bring beyond what it turns already."""
ALONE, ACCOMPANIED = 0.8, 0.3
"""How likely a figure takes the card it stands on when it is alone there, and when it has company."""


@rule
def judge(board, state, seat):
    """The player's own outlook less that of the best of the others."""
    best_other = -1000.0
    for other in range(state.seats):
        if other != seat:
            best_other = max(best_other, outlook(board, state, other))
    return outlook(board, state, seat) - best_other


@rule
def outlook(board, state, seat):
    """Points so far, spare fortune cards, and what the figures' cards promise."""
    worth = 1.0 * points(state, seat) + FORTUNE_WORTH * spare_fortunes(state, seat)
    for figure in range(board.figures):
        worth += prospect(state, state.figures[seat, figure])
    return worth


@rule
def spare_fortunes(state, seat):
    """Fortune cards that have no minus card to turn yet."""
    minus = 0
    for card in range(START + 1, FIRST_PLUS):
        if state.holder[card] == seat:
            minus += 1
    return max(0, fortunes(state, seat) - minus)


@rule
def prospect(state, card):
    """What a figure on this card may come to take there."""
    if card == START or card == FINISH:
        return 0.0
    company = state.figures_on[card] + state.guards_on[card] - 1
    return worth_of_card(card) * (ALONE if company == 0 else ACCOMPANIED)


@rule
def worth_of_card(card):
    """A card's points, minus cards counting against it."""
    if card >= FIRST_FORTUNE:
        return FORTUNE_WORTH
    return 1.0 * NUMBER[card] if card >= FIRST_PLUS else -1.0 * NUMBER[card]
