"""What a seat knows, as numbers for learning."""

from laufspiel.games.go_for_it.cards import CARDS, CARDS_A_ROW, CAREERS, NEWS_CARDS, ROWS, WEEKS
from laufspiel.games.go_for_it.rules.dealing import is_part
from laufspiel.games.go_for_it.rules.news import count_news
from laufspiel.games.go_for_it.rules.stack import MATTER, MATTERS, now
from laufspiel.games.go_for_it.rules.tray import count_in_deck
from laufspiel.games.go_for_it.state import DISCARDED, FACE_UP, FRAME, NONE, SEATS, SIDES
from laufspiel.kernel.rule import rule

MONEY_UNIT = 100.0
"""$K that are shown as 1."""
PLAYER = CARDS + CAREERS + 8
"""Numbers per player: cards, career, money, clip, announced, shields, hand, birthday to come, whose turn, partner."""
TABLE = 2 * CARDS + ROWS + 2 * NEWS_CARDS + 5
"""Cards open and in the deal, decks, the own hand, discards; then timepiece, year, dice and the deal's money."""
PENDING = len(MATTERS) + FRAME - 1
SIZE = SEATS * PLAYER + TABLE + PENDING


@rule
def observe(board, state, seat, out):
    """All but others' News hands, from this seat on round the table. Shape: SIZE, float32; money in $100K."""
    out[:] = 0.0
    for step in range(state.seats):
        observe_player(state, (seat + step) % state.seats, out, step * PLAYER)
    observe_table(board, state, seat, out, SEATS * PLAYER)
    if state.depth > 0:
        frame = now(state)
        out[SEATS * PLAYER + TABLE + frame[MATTER]] = 1.0
        for column in range(1, FRAME):
            out[SIZE - FRAME + column] = frame[column] / CARDS


@rule
def observe_player(state, seat, out, at):
    """What lies before a player."""
    for card in range(CARDS):
        if state.holder[card] == seat:
            out[at + card] = 1.0
    if state.career[seat] != NONE:
        out[at + CARDS + state.career[seat]] = 1.0
    at += CARDS + CAREERS
    out[at] = state.money[seat] / MONEY_UNIT
    out[at + 1] = state.clips[seat]
    out[at + 2] = state.announced[seat]
    out[at + 3] = state.shields[seat]
    out[at + 4] = count_news(state, seat)
    if state.birthday[seat] != NONE:
        out[at + 5] = ((state.birthday[seat] - state.timepiece) % WEEKS) / WEEKS
    out[at + 6] = state.turn == seat
    out[at + 7] = state.partner == seat


@rule
def observe_table(board, state, seat, out, at):
    """What lies in the middle, and the own hand."""
    for card in range(CARDS):
        out[at + card] = state.holder[card] == FACE_UP
        out[at + CARDS + card] = int(is_part(state.given, card)) - int(is_part(state.wanted, card))
    at += 2 * CARDS
    for row in range(ROWS):
        out[at + row] = count_in_deck(state, row) / CARDS_A_ROW
    at += ROWS
    for card in range(NEWS_CARDS):
        out[at + card] = state.news[card] == seat
        out[at + NEWS_CARDS + card] = state.news[card] == DISCARDED
    at += 2 * NEWS_CARDS
    out[at] = state.timepiece / WEEKS
    out[at + 1] = state.year / board.years
    out[at + 2] = state.dice[0] / SIDES
    out[at + 3] = state.dice[1] / SIDES
    out[at + 4] = (state.paid - state.asked) / MONEY_UNIT
