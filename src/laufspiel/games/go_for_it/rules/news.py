"""News cards: drawn, read at once or kept secret, and played (G-12 to G-16)."""

from laufspiel.games.go_for_it.cards import NEWS_CARDS, WEEKS
from laufspiel.games.go_for_it.rules.stack import DRAWING_NEWS, EFFECTS, ask, begin, now, settle
from laufspiel.games.go_for_it.state import (
    DISCARDED,
    DREW_NEWS,
    IN_DECK,
    NEWS_RESHUFFLED,
    PLAY_NEWS,
    PLAYED_NEWS,
    READ_EXTRA,
    SAVE_NEWS,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import count_where, list_where
from laufspiel.kernel.luck import below
from laufspiel.kernel.rule import rule

LEFT = 1
"""Column of DRAWING_NEWS: how many cards are still to be drawn."""
MOST_EXTRAS = 6
"""After so many Extra! Extra! cards in one turn none draws any more (ruling), so that every turn ends."""


@rule
def pick_up_news(state, count):
    """G-12: the top News card, or several."""
    if state.extra_played < MOST_EXTRAS:
        begin(state, DRAWING_NEWS, count, 0, 0, 0)


@rule
def go_on_drawing_news(state, log):
    """G-16: when the deck is empty, the discards are shuffled; when there are none either, nothing is drawn."""
    frame = now(state)
    if frame[LEFT] > 0 and count_news(state, IN_DECK) == 0 and count_news(state, DISCARDED) > 0:
        for card in range(NEWS_CARDS):
            if state.news[card] == DISCARDED:
                state.news[card] = IN_DECK
        note(log, NEWS_RESHUFFLED)
    if frame[LEFT] == 0 or count_news(state, IN_DECK) == 0:
        settle(state)
        return False
    frame[LEFT] -= 1
    ask(state, LUCK)
    return True


@rule
def count_news(state, place):
    """How many News cards are in a place or hand."""
    return count_where(state.news, place)


@rule
def list_news(state, out, count, action, place):
    """List `action` with each News card in a place or hand."""
    return list_where(out, count, action, state.news, place)


@rule
def draw_news(board, state, log, card):
    """G-13: an Extra! Extra! card is carried out at once. G-14: a regular one is kept secret."""
    note(log, DREW_NEWS, state.turn)
    if now(state)[LEFT] == 0:
        settle(state)
    if board.extra[card]:
        state.extra_played += 1
        note(log, READ_EXTRA, state.turn, card)
        carry_out(state, card)
    else:
        state.news[card] = state.turn


@rule
def carry_out(state, card):
    """G-13, G-14: the card is laid on the discards face up, and what it says happens."""
    state.news[card] = DISCARDED
    begin(state, EFFECTS, WEEKS + card, 0, 0, 0)


@rule
def go_on_choosing_news(state):
    """G-15: one News card a turn; after an Extra! Extra! no other. G-14: it may be saved."""
    if state.extra_played or count_news(state, state.turn) == 0:
        settle(state)
        return False
    ask(state, state.turn)
    return True


@rule
def list_choosing_news(state, out):
    """G-14: any regular card in the hand, or none."""
    out[0] = SAVE_NEWS
    return list_news(state, out, 1, PLAY_NEWS, state.turn)


@rule
def play_news(state, log, card):
    """G-14: read aloud and followed."""
    settle(state)
    note(log, PLAYED_NEWS, state.turn, card)
    carry_out(state, card)


@rule
def conceal(board, state, seat, luck):
    """G-14: regular cards in others' hands and in the deck may lie any way round; each hand keeps its size."""
    for place in range(NEWS_CARDS):
        if is_unknown(board, state, place, seat):
            left = 0
            for card in range(place, NEWS_CARDS):
                left += is_unknown(board, state, card, seat)
            chosen = below(luck, left)
            for card in range(place, NEWS_CARDS):
                if is_unknown(board, state, card, seat):
                    if chosen == 0:
                        holder = state.news[place]
                        state.news[place] = state.news[card]
                        state.news[card] = holder
                    chosen -= 1


@rule
def is_unknown(board, state, card, seat):
    """Whether a player can't know where a regular News card is."""
    place = state.news[card]
    return not board.extra[card] and (place == IN_DECK or (place >= 0 and place != seat))
