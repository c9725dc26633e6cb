"""The one timepiece goes round the year for everybody (G-07); Labor Day and birthdays come before the space."""

from laufspiel.games.go_for_it.cards import LABOR_DAY as LABOR_DAY_WEEK
from laufspiel.games.go_for_it.cards import WEEKS
from laufspiel.games.go_for_it.rules.stack import BIRTHDAYS, LABOR_DAY, begin
from laufspiel.games.go_for_it.state import MOVED
from laufspiel.kernel.events import note
from laufspiel.kernel.rule import rule


@rule
def move_timepiece(state, log, weeks):
    """G-07: one space a week. G-29: landing on Labor Day or passing it stops play. G-31: only landing is a birthday."""
    start = state.timepiece
    end = (start + weeks) % WEEKS
    state.timepiece = end
    note(log, MOVED, state.turn, start, end)
    begin(state, BIRTHDAYS, 0, 0, 0, 0)
    if 0 < (LABOR_DAY_WEEK - start) % WEEKS <= weeks:
        begin(state, LABOR_DAY, 0, 0, 0, 0)
