"""Short ways to lay a table of Mensch ärgere Dich nicht Kids in the middle of a game, and to play on from there."""

from dataclasses import dataclass
from datetime import date

from laufspiel.games import all_games, shipped_edition
from laufspiel.games.maedn_kids import rules
from laufspiel.games.maedn_kids.edition import way_of
from laufspiel.games.maedn_kids.state import COLOURS, GOAL, PAWNS, WAITING
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import ScriptedLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat

GAME = all_games()["kids"]
TODAY = date(2025, 6, 15)


@dataclass(frozen=True)
class Place:
    """Where a pawn stands: on a square of the track, or on a goal square (2 is the far end)."""

    seat: int
    pawn: int
    square: int | None = None
    goal: int | None = None


at = Place


def home(seat, *pawns):
    """These pawns of a player in the goal, filled from the far end."""
    return [at(seat, pawn, goal=PAWNS - 1 - i) for i, pawn in enumerate(pawns)]


def luck(*faces):
    """A die that shows these faces one after the other."""
    return ScriptedLuck([GAME.actions.number({"do": "roll", "face": face}) for face in faces])


def move(pawn, colour):
    return {"do": "move", "pawn": pawn, "colour": colour}


ENTER = {"do": "enter"}


def seats_of(colours, born=()):
    dates = [*born, *[""] * len(colours)]
    return [Seat(colour.title(), colour, born=dates[i]) for i, colour in enumerate(colours)]


def table(*pawns, seats=2, turn=0, edition="standard", colours=(), changed=None, **options):
    """A table where these pawns stand and all others wait, before the roll of the player whose turn it is.

    `changed` replaces keys of the shipped edition, as in `{"die": [...]}`.
    """
    laid = shipped_edition("kids", edition)
    if changed:
        laid = type(laid)(**{field: getattr(laid, field) for field in laid.__struct_fields__} | changed)
    colours = colours or GAME.default_colours(laid, seats)
    setup = prepare(GAME, laid, {"first": "seat"} | options, seats_of(colours), TODAY)
    return Table(Match(setup), pawns, turn)


class Table:
    """A match with pawns put where a test wants them."""

    def __init__(self, match, pawns, turn):
        self.match = match
        for place in pawns:
            self._put(place)
        rules.begin_turn(match.board, match.state, turn)

    def _put(self, place):
        state, colour = self.match.state, self.match.setup.seats[place.seat].colour
        assert state.pawns[place.seat, place.pawn] == WAITING, "a pawn was put twice"
        if place.goal is not None:
            state.pawns[place.seat, place.pawn] = GOAL + place.goal
            state.home[place.seat] += 1
            return
        progress = way_of(self.match.setup.edition, colour).index(place.square)
        assert state.standing[place.square] < 0, "two pawns on one square"
        state.pawns[place.seat, place.pawn] = progress
        state.standing[place.square] = place.seat * PAWNS + place.pawn

    def roll(self, *faces):
        """Let the die show these faces one after the other; the events of the last roll."""
        script = luck(*faces)
        for _ in faces:
            deed = self.match.draw_luck(script)
        return deed.events

    def do(self, form):
        """The player to act does this; what happened."""
        return self.match.act(self.match.number_for(self.match.actor, form)).events

    def enter(self):
        return self.do(ENTER)

    def move(self, pawn, colour):
        return self.do(move(pawn, colour))

    def choices(self):
        """What the player to act may do."""
        return [choice.action for choice in self.match.choices()]

    def can(self, form):
        return form in self.choices()

    def why_not(self, form, seat=None):
        """The id of the rule that stops this player (the one to act, unless told) from doing this."""
        wanted = self.match.actor if seat is None else seat
        return self.match.why_not(wanted, GAME.actions.number(form)).rule

    @property
    def turn(self):
        """Whose turn it is."""
        return self.match.view(None).turn

    @property
    def must_roll(self):
        return self.match.actor == LUCK

    @property
    def rolls_left(self):
        return self.match.view(None).rolls_left

    def spaces(self, seat):
        """The spaces on which a player's pawns stand."""
        return [pawn.space for pawn in self.match.view(None).seats[seat].pawns]

    def space(self, seat, pawn):
        return self.spaces(seat)[pawn]

    def places(self, seat):
        """Where a player's pawns are: start, track or goal."""
        return [pawn.place for pawn in self.match.view(None).seats[seat].pawns]


__all__ = [
    "COLOURS",
    "ENTER",
    "GAME",
    "TODAY",
    "Table",
    "at",
    "home",
    "luck",
    "move",
    "seats_of",
    "table",
]
