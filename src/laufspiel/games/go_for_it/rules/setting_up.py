"""Setting up: money, birthdays, careers, and three open cards beside each deck (G-05 to G-10)."""

from laufspiel.games.go_for_it.cards import CARDS_A_ROW, CAREERS, OPEN_CARDS, ROWS, WEEKS
from laufspiel.games.go_for_it.rules.stack import SETTING_UP, TURN, ask, begin, now, settle
from laufspiel.games.go_for_it.rules.tray import turn_up_for
from laufspiel.games.go_for_it.state import (
    BANK,
    BEGAN,
    BEGIN,
    BIRTHDAY,
    BIRTHDAY_SET,
    CAREER,
    CAREER_TAKEN,
    CHOOSE_CAREER,
    FACE_DOWN,
    IN_DECK,
    NONE,
    OPENING_MONEY,
)
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.events import note
from laufspiel.kernel.listing import list_numbers
from laufspiel.kernel.rule import rule

STAGE, INDEX = 1, 2
"""Columns of SETTING_UP: what is being settled, and for which player or place."""
BEGINNER, BIRTHDAYS, CAREERS_STAGE, LAYING = range(4)


@rule
def setup(board, state, seats, first):
    """G-05 to G-10: all cards in their decks, $20K each, the timepiece on START; `first` begins, or luck says who."""
    state.seats = seats
    state.turn = first if first != LUCK else NONE
    state.turns = 0
    state.timepiece = 0
    state.year = 0
    lay_decks(state)
    give_out_money(state, seats)
    forget_players(board, state)
    forget_turn(board, state)
    state.dice[:] = 0
    state.winners = 0
    state.stack[:] = 0
    state.depth = 0
    begin(state, SETTING_UP, BEGINNER, 0, 0, 0)
    state.actor = LUCK
    go_on_setting_up(board, state)


@rule
def lay_decks(state):
    """G-05: every category's deck and the News deck lie face down."""
    state.holder[:] = FACE_DOWN
    state.open[:] = NONE
    state.under[:] = NONE
    state.under_count[:] = 0
    state.hidden[:] = CARDS_A_ROW
    state.news[:] = IN_DECK


@rule
def give_out_money(state, seats):
    """G-06: $20K each."""
    state.money[:] = 0
    for seat in range(seats):
        state.money[seat] = OPENING_MONEY
    state.bank = BANK - seats * OPENING_MONEY


@rule
def forget_players(board, state):
    """G-08, G-09: birthdays known beforehand are marked; careers are still to come, and clips are at 0."""
    state.career[:] = NONE
    state.clips[:] = 0
    state.birthday[:] = NONE
    for seat in range(state.seats):
        state.birthday[seat] = board.birthday[seat]
    state.announced[:] = 0
    state.shields[:] = 0
    state.declined[:] = 0


@rule
def forget_turn(board, state):
    """What holds for one turn only begins anew."""
    state.bought = NONE
    state.extra_played = 0
    state.deals_left = board.deals
    state.partner = NONE
    state.given[:] = 0
    state.wanted[:] = 0
    state.paid = 0
    state.asked = 0
    state.last_part = NONE


@rule
def go_on_setting_up(board, state):
    """Who begins (G-10), whose birthday is when (G-08), who has which career (G-09), then the tray (G-05)."""
    frame = now(state)
    if frame[STAGE] == BEGINNER:
        if state.turn == NONE:
            ask(state, LUCK)
            return True
        frame[STAGE] = BIRTHDAYS
    if frame[STAGE] == BIRTHDAYS:
        while frame[INDEX] < state.seats and state.birthday[frame[INDEX]] != NONE:
            frame[INDEX] += 1
        if frame[INDEX] < state.seats:
            ask(state, LUCK)
            return True
        frame[STAGE] = CAREERS_STAGE
        frame[INDEX] = 0
    if frame[STAGE] == CAREERS_STAGE:
        if frame[INDEX] < state.seats:
            ask(state, chooser(state) if board.careers_chosen else LUCK)
            return True
        frame[STAGE] = LAYING
        frame[INDEX] = 0
    if frame[INDEX] < ROWS * OPEN_CARDS:
        place = frame[INDEX]
        frame[INDEX] += 1
        turn_up_for(state, place // OPEN_CARDS, place % OPEN_CARDS)
        return False
    settle(state)
    state.turns = 1
    begin(state, TURN, 0, 0, 0, 0)
    return False


@rule
def chooser(state):
    """G-09: careers are chosen in turn, beginning with the first player."""
    return (state.turn + now(state)[INDEX]) % state.seats


@rule
def list_setting_up(board, state, out):
    """The seats, weeks or careers that may come."""
    stage = now(state)[STAGE]
    if stage == BEGINNER:
        return list_numbers(out, BEGIN, state.seats)
    if stage == BIRTHDAYS:
        return list_numbers(out, BIRTHDAY, WEEKS)
    count = 0
    for career in range(CAREERS):
        if not is_taken(state, career):
            out[count] = (CHOOSE_CAREER if board.careers_chosen else CAREER) + career
            count += 1
    return count


@rule
def is_taken(state, career):
    """G-09: careers are different."""
    for seat in range(state.seats):
        if state.career[seat] == career:
            return True
    return False


@rule
def take_beginner(state, log, seat):
    """G-10: dice have decided who begins."""
    state.turn = seat
    note(log, BEGAN, seat)


@rule
def mark_birthday(state, log, week):
    """G-08: the marker lies on the week."""
    seat = now(state)[INDEX]
    state.birthday[seat] = week
    note(log, BIRTHDAY_SET, seat, week)


@rule
def take_career(state, log, career):
    """G-09: chosen or dealt."""
    seat = chooser(state)
    state.career[seat] = career
    now(state)[INDEX] += 1
    note(log, CAREER_TAKEN, seat, career)
