"""Go For It! (1986): collect a good life in four categories, and dare to say so in time."""

from laufspiel.games.go_for_it import deals, edition, judge, refusals, rules, studies, targets, view
from laufspiel.games.go_for_it.rules.observing import SIZE
from laufspiel.games.go_for_it.state import ACTIONS, COLOURS, EVENTS, SEATS, Board, State
from laufspiel.kernel.contract import Game, Rules
from laufspiel.kernel.options import Option, first_option, switch

GAME = Game(
    id="go-for-it",
    aliases=("gfi", "goforit"),
    package=__name__,
    fewest=2,
    most=SEATS,
    age=10,
    minutes=60,
    colours=COLOURS,
    board_type=Board,
    state_type=State,
    most_choices=80,
    observation_size=SIZE,
    actions=ACTIONS,
    events=EVENTS,
    visits={"moved": "end"},
    options=(
        first_option("random", "G-10"),
        Option("years", ("5", "10", "20"), "10", "G-38"),
        Option("deals", ("0", "1", "3", "6"), "3", "G-28"),
        switch("wrap", "G-23e"),
        Option("careers", ("dealt", "chosen"), "dealt", "G-09"),
    ),
    default_edition="house-1986",
    rules=Rules.of(rules, judge),
    edition_type=edition.GoForItEdition,
    check_edition=edition.check_edition,
    lay_board=edition.lay_board,
    default_colours=edition.default_colours,
    draw=edition.draw,
    space_keys=edition.space_keys,
    titles=edition.titles,
    view=view.view,
    target=targets.target,
    event_arguments=targets.event_arguments,
    lines={"proposed": deals.line_of_offer},
    why_not=refusals.why_not,
    has_secrets=view.has_secrets,
    known_to=view.known_to,
    figures=studies.FIGURES,
    spreads=studies.SPREADS,
    traits=studies.TRAITS,
)
