"""Es geht seinen Gang (1997): a life in the GDR, from the birth clinic to the clouds; what is converted counts."""

from laufspiel.games.es_geht_seinen_gang import edition, judge, refusals, rules, studies, targets, view
from laufspiel.games.es_geht_seinen_gang.names import MOST_QUESTIONS
from laufspiel.games.es_geht_seinen_gang.rules.observing import SIZE
from laufspiel.games.es_geht_seinen_gang.state import ACTIONS, COLOURS, EVENTS, SEATS, Board, State
from laufspiel.games.es_geht_seinen_gang.story import story
from laufspiel.kernel.contract import Game, Rules
from laufspiel.kernel.options import Option, first_option, switch

GAME = Game(
    id="es-geht-seinen-gang",
    aliases=("gang", "gdr"),
    package=__name__,
    fewest=2,
    most=SEATS,
    age=8,
    minutes=60,
    colours=COLOURS,
    board_type=Board,
    state_type=State,
    most_choices=MOST_QUESTIONS + 1,
    observation_size=SIZE,
    actions=ACTIONS,
    events=EVENTS,
    visits={"moved": "end"},
    options=(
        first_option("random", "E-08"),
        switch("any_partner", "E-25"),
        Option("pay_open", ("at_once", "when_wished"), "at_once", "E-23"),
        Option("paths", ("chosen", "drawn"), "chosen", "E-30"),
    ),
    default_edition="house-ddr",
    rules=Rules.of(rules, judge),
    edition_type=edition.GangEdition,
    check_edition=edition.check_edition,
    lay_board=edition.lay_board,
    default_colours=edition.default_colours,
    draw=edition.draw,
    space_keys=edition.space_keys,
    titles=edition.titles,
    view=view.view,
    target=targets.target,
    why_not=refusals.why_not,
    story=story,
    figures=studies.FIGURES,
    traits=studies.TRAITS,
)
