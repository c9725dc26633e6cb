"""¡Así es la vida!: collect plus cards and fortune, dodge the minus cards. Also known as Verflixxt! and That's Life!"""

from laufspiel.games.asi_es_la_vida import edition, judge, refusals, rules, view
from laufspiel.games.asi_es_la_vida.state import ACTIONS, CARDS, COLOURS, EVENTS, SEATS, Board, State
from laufspiel.kernel.contract import Game, Rules
from laufspiel.kernel.figures import Had
from laufspiel.kernel.options import Option, first_option, switch

GAME = Game(
    id="asi-es-la-vida",
    aliases=("vida", "verflixxt", "thats-life"),
    package=__name__,
    fewest=2,
    most=SEATS,
    age=8,
    minutes=30,
    colours=COLOURS,
    board_type=Board,
    state_type=State,
    most_choices=40,
    observation_size=CARDS * rules.OBSERVED_PER_CARD + rules.SIDES + 1,
    actions=ACTIONS,
    events=EVENTS,
    visits={"moved_figure": "end", "moved_guard": "end"},
    options=(
        first_option("youngest", "V-05"),
        Option("tie", ("shared", "fewest_fortune"), "shared", "V-18"),
        switch("hidden_stock", "V-19"),
        switch("ones", "V-ones"),
        switch("recycle", "V-recycle"),
        switch("sprint", "V-sprint"),
        switch("straggler", "V-straggler"),
    ),
    default_edition="standard",
    rules=Rules.of(rules, judge),
    edition_type=edition.VidaEdition,
    check_edition=edition.check_edition,
    lay_board=edition.lay_board,
    default_colours=edition.default_colours,
    check_options=edition.check_options,
    draw=edition.draw,
    space_keys=edition.space_keys,
    view=view.view,
    has_secrets=view.has_secrets,
    target=view.target,
    event_arguments=view.event_arguments,
    why_not=refusals.why_not,
    traits={"cards": (Had("took", "card"), Had("took_last", "card"))},
)
