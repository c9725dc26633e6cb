"""How good a position of ¡Así es la vida! is: points taken, fortune to spare, and what the figures stand to take.

The weights were measured, see docs/research.md; play hardly changes when one of them is a tenth larger or smaller.
"""

from laufspiel.games.asi_es_la_vida.rules import own_figures_on
from laufspiel.games.asi_es_la_vida.scoring import fortunes, points
from laufspiel.games.asi_es_la_vida.state import (
    FINISH,
    FIRST_FORTUNE,
    FIRST_MINUS,
    FIRST_PLUS,
    LAST_MINUS,
    NUMBER,
    START,
)
from laufspiel.kernel.rule import rule

FORTUNE_WORTH = 7.5
"""Points that a fortune card promises while it has no minus card to turn."""
LIKELY, UNSURE, UNWILLING = 0.8, 0.6, 0.45
"""The chance to take the card a figure stands on: a welcome one when alone or in company, an unwelcome one."""
PATIENCE = 0.2
"""Points a figure has from each card it still has before it: who can move a guard instead, let others take first."""


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
    """Points so far, fortune to spare, and what each figure has under it and before it."""
    spare, turned, unturned = fortune_at_work(state, seat)
    running = board.figures - state.at_home[seat]
    worth = points(state, seat) + FORTUNE_WORTH * min(spare, running)
    cards_to_go = 0
    card = FINISH
    while card != START:
        card = state.before[card]
        cards_to_go += 1
        own = own_figures_on(board, state, seat, card)
        if own > 0:
            worth += PATIENCE * cards_to_go * own
            if card != START:
                is_alone = own == state.figures_on[card] + state.guards_on[card]
                worth += promise(gain_from(card, spare, turned, unturned, running), is_alone)
    return worth


@rule
def fortune_at_work(state, seat):
    """V-17: fortune cards to spare, the smallest number they turn, the largest they leave (0: none)."""
    spare = fortunes(state, seat)
    turned = 0
    unturned = 0
    for card in range(LAST_MINUS, FIRST_MINUS - 1, -1):
        if state.holder[card] == seat:
            if spare > 0 and card != state.burden:
                spare -= 1
                turned = NUMBER[card]
            else:
                unturned = max(unturned, NUMBER[card])
    return spare, turned, unturned


@rule
def gain_from(card, spare, turned, unturned, running):
    """What taking a card adds to the points, by the fortune at work."""
    number = NUMBER[card]
    if card >= FIRST_FORTUNE:
        # no more spare ones are of use than figures that may still bring minus cards
        return max(FORTUNE_WORTH if running > spare else 0.0, 2.0 * unturned)
    if card >= FIRST_PLUS:
        return 1.0 * number
    if spare > 0:
        return number - FORTUNE_WORTH
    if 0 < turned < number:
        # fortune turns to the larger card and back from the smaller one
        return number - 2.0 * turned
    return -1.0 * number


@rule
def promise(gain, is_alone):
    """A gain by how likely it comes: whoever may still be left alone on a bad card has time to find company."""
    if gain < 0.0:
        return UNWILLING * gain
    return (LIKELY if is_alone else UNSURE) * gain
