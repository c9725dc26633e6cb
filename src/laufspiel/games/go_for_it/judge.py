"""How good a position of Go For It! is: values of the set, cards, money."""

from laufspiel.games.go_for_it.cards import ROWS
from laufspiel.games.go_for_it.rules.going_for_it import count_values
from laufspiel.games.go_for_it.rules.tray import count_owned
from laufspiel.kernel.rule import rule

VALUE_OF_THE_SET = 20.0
"""What a value that the set still lacks is worth, in $K."""
CARD = 4.0
"""What any card is worth, in $K."""


@rule
def judge(board, state, seat):
    """Values towards the set, other cards and money."""
    worth = 1.0 * state.money[seat] + CARD * count_owned(state, seat)
    for row in range(ROWS):
        worth += VALUE_OF_THE_SET * min(count_values(board, state, seat, row), board.target)
    return worth
