"""What lies before a player is worth, in $K: money, cards, salaries to come, and the chance to win."""

from math import exp

from laufspiel.games.go_for_it.cards import CARDS, LABOR_DAY, ROWS, WEEKS
from laufspiel.games.go_for_it.rules.tray import row_of
from laufspiel.games.go_for_it.state import CLIP_ROWS, NONE
from laufspiel.kernel.rule import rule

EFFORT = 6.0
"""What a value that the set lacks costs besides its price: turns in which one may buy are few."""
STOCK = 0.5
"""The share of its value that any card is worth, since it can be sold again and gifts come out of what one has."""
SALARY, NEXT_SALARY = 0.6, 0.6
"""How much counts the salary for the cards owned, and the one for some cards more."""
CARDS_TO_COME = 3
"""How many more cards the later salary is for."""
SATED = 0.4
"""What $1K is worth beyond what the set will cost."""
WIN = 100.0
"""What it is worth to win."""
PENALTY = 30.0
"""What it costs to have announced in vain."""
LATER = 0.3
"""The share of a win that counts while one hasn't announced: others may be first."""
HOLD = 0.85
"""The chance that a set stays whole until Labor Day."""
PACE = 1.0
"""How soon a lacking value is found: the chance to find it in t own turns is 1 - exp(-PACE t)."""
STEPS_A_ROLL = 7.0
"""Weeks that two dice move the timepiece, on average."""
RANKS = 8
"""Bits a category has in `values`; an edition has no more different values in one."""


@rule
def value_bit(board, card):
    """The bit that stands for a card's value in its category."""
    return 1 << int(RANKS * row_of(card) + board.rank[card])


@rule
def holdings(board, state, seat):
    """The values a player owns as bits, those owned more than once, how many cards, and their total value."""
    values = 0
    twice = 0
    cards = 0
    total = 0
    for card in range(CARDS):
        if state.holder[card] == seat:
            bit = value_bit(board, card)
            twice |= values & bit
            values |= bit
            cards += 1
            total += board.value[card]
    return values, twice, cards, total


@rule
def count_in(values, row):
    """How many different values of a category are among these."""
    bits = (values >> (RANKS * row)) & 255
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def need(board, values):
    """How many values the set still lacks, and what they will cost in money and effort."""
    lacking = 0
    cost = 0.0
    for row in range(ROWS):
        lacks = max(0, board.target - count_in(values, row))
        lacking += lacks
        cost += lacks * (EFFORT + board.back[row])
    return lacking, cost


@rule
def worth(board, state, seat, values, cards, total, money):
    """What a player has who owns these values, so many cards of this total value, and this money."""
    lacking, cost = need(board, values)
    result = STOCK * total + salaries(board, state.career[seat], cards) - cost
    return result + worth_of_money(money, cost) + winning(board, state, seat, lacking)


@rule
def worth_of_money(money, cost):
    """Money is worth what it can buy: less when it is more than the set will cost."""
    return money - (1.0 - SATED) * max(0.0, money - cost)


@rule
def salaries(board, career, cards):
    """What the career promises for these cards."""
    if career == NONE:
        return 0.0
    return SALARY * salary_for(board, career, cards) + NEXT_SALARY * salary_for(
        board, career, cards + CARDS_TO_COME
    )


@rule
def salary_for(board, career, cards):
    """G-30: the salary of the highest row reached."""
    salary = 0
    for place in range(CLIP_ROWS):
        if board.needed[career, place] <= cards:
            salary = board.salary[career, place]
    return salary


@rule
def winning(board, state, seat, lacking):
    """G-33, G-34: the chance to have the set at the Labor Day that counts, and what it costs if not."""
    year = WEEKS / STEPS_A_ROLL / state.seats
    turns = year * ((LABOR_DAY - state.timepiece - 1) % WEEKS + 1) / WEEKS
    if state.announced[seat]:
        chance = chance_of_set(lacking, turns)
        return WIN * chance - PENALTY * (1.0 - chance)
    if state.year + 1 >= board.years:
        return 0.0
    return LATER * WIN * chance_of_set(lacking, turns + year)


@rule
def chance_of_set(lacking, turns):
    """The chance to have the set after so many own turns."""
    chance = HOLD
    for _ in range(lacking):
        chance *= 1.0 - exp(-PACE * turns)
    return chance


@rule
def outlook(board, state, seat):
    """What a player has now."""
    values, _, cards, total = holdings(board, state, seat)
    return worth(board, state, seat, values, cards, total, state.money[seat])
