"""Labor Day: winners, else penalties, then salaries, then announcements (G-29, G-30, G-37)."""

from laufspiel.games.go_for_it.effects import ALL_CATEGORIES
from laufspiel.games.go_for_it.rules.ending import end_by_years, finish
from laufspiel.games.go_for_it.rules.going_for_it import fail_announcers, has_failed, winners_of
from laufspiel.games.go_for_it.rules.stack import TAKING, ask, begin, now, settle
from laufspiel.games.go_for_it.rules.tray import count_owned
from laufspiel.games.go_for_it.state import (
    ANNOUNCE,
    ANNOUNCED,
    BANKER,
    CLIP_ROWS,
    LABOR_DAY_CAME,
    SALARY_PAID,
    WAIT,
)
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule
from laufspiel.kernel.struct import Row

STAGE, ROUND, TAKERS, FAILERS = 1, 2, 3, 4
"""Columns of LABOR_DAY: the stage, how far round the table, how far round a failer, and failed announcers as bits."""
JUDGING, PENALTIES, SALARIES, ANNOUNCEMENTS = range(4)


@rule
def at_round(state):
    """G-29: from the banker's left, the banker last."""
    return (BANKER + 1 + now(state)[ROUND]) % state.seats


@rule
def go_on_labor_day(board, state, log):
    """G-37: the order of things on Labor Day."""
    frame = now(state)
    if frame[STAGE] == JUDGING:
        return judge_announcers(board, state, log)
    if frame[STAGE] == PENALTIES:
        return go_on_with_penalties(board, state, log)
    if frame[STAGE] == SALARIES:
        pay_salaries(board, state, log)
        enter(state, ANNOUNCEMENTS)
    return go_on_with_announcements(state)


@rule
def enter(state, stage):
    """The next stage goes round the table anew."""
    now(state)[STAGE] = stage
    now(state)[ROUND] = 0
    now(state)[TAKERS] = 0


@rule
def judge_announcers(board, state, log):
    """G-35, G-36: an announcer with the set wins. G-34: without it, the announcement has failed."""
    state.year += 1
    state.declined[:] = 0
    note(log, LABOR_DAY_CAME, state.year)
    winners = winners_of(board, state)
    if winners != 0:
        finish(state, log, winners)
        return True
    now(state)[FAILERS] = fail_announcers(state, log)
    enter(state, PENALTIES)
    return False


@rule
def go_on_with_penalties(board, state, log):
    """G-34: every other player, from the failer's left, takes one Status card. G-38: then the last year is over."""
    frame = now(state)
    while frame[ROUND] < state.seats:
        failer = at_round(state)
        if has_failed(frame[FAILERS], failer) and frame[TAKERS] < state.seats - 1:
            frame[TAKERS] += 1
            begin(state, TAKING, ALL_CATEGORIES, (failer + frame[TAKERS]) % state.seats, failer, 0)
            return False
        frame[ROUND] += 1
        frame[TAKERS] = 0
    if state.year >= board.years:
        end_by_years(board, state, log)
        return True
    enter(state, SALARIES)
    return False


@rule
def pay_salaries(board, state, log):
    """G-29: everybody sets the clip and collects the salary."""
    for step in range(state.seats):
        seat = (BANKER + 1 + step) % state.seats
        state.clips[seat] = clip_for(board, state, seat)
        amount = board.salary[state.career[seat], state.clips[seat]]
        state.bank -= amount
        state.money[seat] += amount
        note(log, SALARY_PAID, seat, amount)


@rule
def clip_for(board: Row, state: Row, seat: int) -> int:
    """G-30: the highest row of the career whose cards needed the player has."""
    owned = count_owned(state, seat)
    best = 0
    for place in range(CLIP_ROWS):
        if board.needed[state.career[seat], place] <= owned:
            best = place
    return best


@rule
def salary_of(board, state, seat):
    """G-30: what the career pays for the Status cards owned now."""
    return board.salary[state.career[seat], clip_for(board, state, seat)]


@rule
def go_on_with_announcements(state):
    """G-32: right after salaries, in the same order, each may announce."""
    if now(state)[ROUND] == state.seats:
        settle(state)
        return False
    ask(state, at_round(state))
    return True


@rule
def list_announcing(out):
    """G-32: to go for it, or not yet."""
    out[0] = ANNOUNCE
    out[1] = WAIT
    return 2


@rule
def announce(state, log):
    """G-32: the Career card is turned over."""
    seat = at_round(state)
    state.announced[seat] = 1
    note(log, ANNOUNCED, seat)
    now(state)[ROUND] += 1


@rule
def wait(state):
    """G-32: not this year."""
    now(state)[ROUND] += 1
