"""Mensch ärgere Dich nicht Kids: the colour die says how far; first home with all three pawns wins."""

from laufspiel.games.maedn_kids import edition, judge, refusals, rules, view
from laufspiel.games.maedn_kids.state import ACTIONS, COLOURS, EVENTS, FACES, PAWNS, SEATS, Board, State
from laufspiel.kernel.contract import Game, Rules
from laufspiel.kernel.options import Option, first_option, switch

GAME = Game(
    id="kids",
    aliases=("maedn-kids", "mensch-aergere-dich-nicht-kids"),
    package=__name__,
    fewest=2,
    most=SEATS,
    age=4,
    minutes=15,
    colours=COLOURS,
    board_type=Board,
    state_type=State,
    most_choices=16,
    observation_size=SEATS * (PAWNS + 1) + len(FACES) + 1,
    actions=ACTIONS,
    events=EVENTS,
    visits={"entered": "square", "moved": "end"},
    options=(
        first_option("birthday", "K-02"),
        Option("entry", ("choice", "forced"), "choice", "K-08"),
        switch("play_on", "K-16"),
    ),
    default_edition="standard",
    rules=Rules.of(rules, judge),
    edition_type=edition.KidsEdition,
    check_edition=edition.check_edition,
    lay_board=edition.lay_board,
    default_colours=edition.default_colours,
    draw=edition.draw,
    space_keys=edition.space_keys,
    view=view.view,
    target=view.target,
    event_arguments=view.event_arguments,
    why_not=refusals.why_not,
)
