"""Short ways to lay a table of ¡Así es la vida! in the middle of a game, and to play on from there."""

from dataclasses import dataclass
from datetime import date

from laufspiel.games import all_games, shipped_edition
from laufspiel.games.asi_es_la_vida import rules
from laufspiel.games.asi_es_la_vida.course import lift
from laufspiel.games.asi_es_la_vida.state import FINISH, KEYS, OUT, START
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import ScriptedLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat

GAME = all_games()["asi-es-la-vida"]
TODAY = date(2025, 6, 15)
PASS = {"do": "pass"}


@dataclass(frozen=True)
class Place:
    """A card on which a figure of a player stands."""

    seat: int
    card: str


at = Place


def luck(*faces):
    """A die that shows these numbers one after the other."""
    return ScriptedLuck([GAME.actions.number({"do": "roll", "face": str(face)}) for face in faces])


def figure(card):
    return {"do": "figure", "card": card}


def guard(card):
    return {"do": "guard", "card": card}


def figure_back(card):
    return {"do": "figure_back", "card": card}


def guard_back(card):
    return {"do": "guard_back", "card": card}


def seats_of(colours, born=()):
    dates = [*born, *[""] * len(colours)]
    return [Seat(colour.title(), colour, born=dates[i]) for i, colour in enumerate(colours)]


def table(
    *figures, seats=4, turn=0, edition="standard", colours=(), guards=None, gone=(), taken=None, **options
):
    """A table with these figures on their cards and all others on Start, before the roll of the player on turn.

    `guards` are the cards where guards stand (None: as at the start), `gone` the cards that are out of the game,
    `taken` the cards each seat has taken.
    """
    laid = shipped_edition("asi-es-la-vida", edition)
    colours = colours or GAME.default_colours(laid, seats)
    setup = prepare(GAME, laid, {"first": "seat"} | options, seats_of(colours), TODAY)
    return Table(Match(setup), figures, guards, gone, taken or {}, turn)


class Table:
    """A match with pieces and cards put where a test wants them."""

    def __init__(self, match, figures, guards, gone, taken, turn):
        self.match = match
        for card in gone:
            self._remove(card, OUT)
        for seat, cards in taken.items():
            for card in cards:
                self._remove(card, seat)
        if guards is not None:
            self._post(guards)
        for place in figures:
            self._put(place)
        rules.begin_turn(match.state, turn)

    def _remove(self, card, holder):
        lift(self.match.state, KEYS.index(card))
        self.match.state.holder[KEYS.index(card)] = holder

    def _post(self, cards):
        state = self.match.state
        state.guards[:] = OUT
        state.guards_on[:] = 0
        for i, card in enumerate(cards):
            state.guards[i] = KEYS.index(card)
            state.guards_on[KEYS.index(card)] += 1

    def _put(self, place):
        state, card = self.match.state, KEYS.index(place.card)
        own = list(state.figures[place.seat, : self.match.board.figures])
        state.figures[place.seat, own.index(START)] = card
        state.figures_on[START] -= 1
        state.figures_on[card] += 1
        if card == FINISH:
            state.at_home[place.seat] += 1
            state.home += 1

    def roll(self, *faces):
        """Let the die show these numbers one after the other; the events of the last roll."""
        script = luck(*faces)
        for _ in faces:
            deed = self.match.draw_luck(script)
        return deed.events

    def do(self, form):
        """The player to act does this; what happened."""
        return self.match.act(self.match.number_for(self.match.actor, form)).events

    def play(self, face, form):
        """A whole turn: what the die shows and what the player does with it; what the move caused."""
        self.roll(face)
        return self.do(form)

    def choices(self):
        """What the player to act may do."""
        return [choice.action for choice in self.match.choices()]

    def can(self, form):
        return form in self.choices()

    def why_not(self, form, seat=None):
        """The id of the rule that stops this player (the one to act, unless told) from doing this."""
        wanted = self.match.actor if seat is None else seat
        return self.match.why_not(wanted, GAME.actions.number(form)).rule

    def ends(self, face):
        """Where each choice of this roll would lead, by the picture of the board."""
        self.roll(face)
        return {
            (choice.target.piece, choice.target.start): choice.target.end for choice in self.match.choices()
        }

    @property
    def view(self):
        return self.match.view(None)

    @property
    def turn(self):
        return self.view.turn

    @property
    def must_roll(self):
        return self.match.actor == LUCK

    @property
    def course(self):
        """The cards that lie on the course, from Start to Finish."""
        return [card.key for card in self.view.course]

    def card(self, key):
        """What a viewer sees of a card on the course."""
        return next(card for card in self.view.course if card.key == key)

    def stock(self, seat):
        """The cards a player has taken."""
        return [card.key for card in self.view.seats[seat].cards]

    def score(self, seat):
        return self.view.seats[seat].score


STANDARD = [
    "start",
    *(f"minus-{n}-a" for n in range(1, 9)),
    *(f"fortune-{n}" for n in range(1, 7)),
    *(f"plus-{n}" for n in range(8, 0, -1)),
    *(f"minus-{n}-b" for n in range(1, 9)),
    "minus-9",
    "minus-10",
    "finish",
]
"""The course of the rulebook, from Start to Finish."""


def behind(card):
    """The cards of the rulebook's course between Start and this card: gone, when every figure is beyond."""
    return STANDARD[1 : STANDARD.index(card)]
