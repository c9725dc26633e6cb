"""What a question card says is carried out here, one effect after the other (E-22)."""

from laufspiel.games.es_geht_seinen_gang import names
from laufspiel.games.es_geht_seinen_gang.rules.crooked_path import go_to_prison
from laufspiel.games.es_geht_seinen_gang.rules.landing import go_back, put
from laufspiel.games.es_geht_seinen_gang.rules.questions import (
    ask_for_other,
    demand,
    holds_for,
    move_points,
    pay_open_cards,
)
from laufspiel.games.es_geht_seinen_gang.rules.turn import begin_move, end_turn
from laufspiel.games.es_geht_seinen_gang.state import ARRIVED, CARD, KIND, NONE, NUMBER, SENT, WAS_GIVEN
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def carry_out_card(board, state, log):
    """E-22: the next effect of the card; after the last the turn is over."""
    if state.card == NONE or state.effect == board.effect_count[state.card]:
        settle_all(board, state, log)
        end_turn(state)
        return
    effect = board.effects[state.card, state.effect]
    state.effect += 1
    if not holds_for(board, state, state.turn, effect):
        return
    if effect[KIND] == names.DEMAND:
        demand(state, log, effect)
    elif effect[KIND] == names.MISS_TURNS:
        state.miss[state.turn] += effect[NUMBER]
    elif effect[KIND] == names.GIFT:
        give_good(state, log, effect[NUMBER])
    elif effect[KIND] == names.TAKE_FROM_ONE or effect[KIND] == names.GIVE_TO_ONE:
        ask_for_other(state, effect)
    elif is_move(effect[KIND]):
        move_by_card(board, state, log, effect)
    else:
        move_points(state, log, effect)


@rule
def settle_all(board, state, log):
    """E-23: a card may have brought chips to anybody."""
    for seat in range(state.seats):
        pay_open_cards(board, state, log, seat)


@rule
def is_move(kind):
    """Whether an effect moves the figure; the edition has it last on its card."""
    return names.FORWARD <= kind <= names.TO_PRISON


@rule
def move_by_card(board, state, log, effect):
    """E-22: a card's move ends on a space that is used; questions, prams and deaths count for dice only (E-15).

    E-23: what the card gave before is used for open cards before the figure moves.
    """
    settle_all(board, state, log)
    state.die = CARD
    if effect[KIND] == names.FORWARD:
        begin_move(state, CARD, effect[NUMBER])
    elif effect[KIND] == names.TO_PRISON:
        go_to_prison(board, state, log)
    elif effect[KIND] == names.MOVE_BACK:
        go_back(board, state, log, effect[NUMBER])
        state.phase = ARRIVED
    else:
        to_crooked = effect[KIND] == names.TO_CROOKED
        put(board, state, log, board.crooked if to_crooked else effect[NUMBER], SENT)
        state.phase = ARRIVED


@rule
def give_good(state, log, good):
    """E-22: a good as a gift, if it is still to be had; it counts what it would have cost."""
    if state.good[good] == NONE:
        state.good[good] = state.turn
        note(log, WAS_GIVEN, state.turn, good)
