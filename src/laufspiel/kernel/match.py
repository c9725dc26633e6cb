"""A match: one table being played, always equal to the replay of its actions."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import msgspec
import numpy as np

from laufspiel.kernel.contract import NOBODY, PLACE, SCORE, SHARE, Game
from laufspiel.kernel.errors import IllegalAction
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.luck import Luck
from laufspiel.kernel.options import Options, settle
from laufspiel.kernel.seats import Seat, check_seats, first_seat
from laufspiel.kernel.struct import new
from laufspiel.kernel.view import Choice, Refusal, TypedAction, TypedEvent
from laufspiel.kernel.words import Titles, Words


class Setup(msgspec.Struct, frozen=True):
    """How a table is laid: what stays the same through a match. `first` is the seat that begins, or LUCK."""

    game: Game
    edition: Any
    options: Options
    seats: tuple[Seat, ...]
    first: int

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def titles(self) -> Titles:
        """What the edition calls its cards and spaces."""
        return self.game.titles(self.edition)


@dataclass(frozen=True)
class Deed:
    """One action carried out: who acted (a seat or LUCK), the action's number and what it caused.

    `known_to`: the seats that may know of the action and of each event before the end, or None for everybody;
    empty where there are no secrets.
    """

    actor: int
    action: int
    events: list[TypedEvent]
    known_to: tuple[frozenset[int] | None, ...] = ()

    def is_known_to(self, seats: Collection[int]) -> bool:
        """Whether people who look at one page together may know of the action; without any, whether everybody may."""
        return not self.known_to or _may_know(self.known_to[0], seats)

    def events_known_to(self, seats: Collection[int]) -> list[TypedEvent]:
        """The events of which people who look at one page together may know; without any, of which everybody may."""
        if not self.known_to:
            return self.events
        told = zip(self.events, self.known_to[1:], strict=True)
        return [event for event, known_to in told if _may_know(known_to, seats)]


def _may_know(known_to: frozenset[int] | None, seats: Collection[int]) -> bool:
    return known_to is None or (bool(seats) and known_to.issuperset(seats))


def prepare(game: Game, edition: Any, wished: Mapping[str, str], seats: Sequence[Seat], today: date) -> Setup:
    """Check options and seats and settle who begins. Raises OptionError or SeatError."""
    options = settle(game.options, wished)
    game.check_options(options)
    check_seats(seats, game.fewest, game.most, game.colours)
    return Setup(game, edition, options, tuple(seats), first_seat(options["first"], seats, today))


class Match:
    """A table from set-up to end. Not for two threads at once."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.board = self.game.lay_board(setup.edition, setup.options, setup.seats)
        self.state = new(self.game.state_type)
        self.has_secrets = self.game.has_secrets(self.board)
        self.actions: list[int] = []
        self._log = new(EventLog)
        self._buffer = np.zeros(self.game.most_choices, np.int64)
        self._lay()

    def _lay(self) -> None:
        self.game.rules.setup(self.board, self.state, len(self.setup.seats), self.setup.first)

    @property
    def actor(self) -> int:
        """The seat that acts now, LUCK, or NOBODY when the match is over."""
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == NOBODY

    def legal(self) -> list[int]:
        """The actions open to the actor; none when the match is over."""
        if self.is_over:
            return []
        count = self.game.rules.legal(self.board, self.state, self._buffer)
        listed: list[int] = self._buffer[:count].tolist()
        return listed

    def odds(self) -> list[int]:
        """The weights of luck's outcomes, in the order of `legal`."""
        return self._odds(len(self.legal()))

    def _odds(self, count: int) -> list[int]:
        self.game.rules.odds(self.board, self.state, count, self._buffer)
        weights: list[int] = self._buffer[:count].tolist()
        return weights

    def act(self, action: int) -> Deed:
        """Carry out an action of whoever acts now. Raises IllegalAction, changing nothing, when it isn't legal."""
        if action not in self.legal():
            raise IllegalAction(self.why_not(self.actor, action))
        return self._carry_out(action)

    def _carry_out(self, action: int) -> Deed:
        actor, form = self.actor, self.game.actions.typed(action)
        known_to = [self._known_to(form)] if self.has_secrets else []
        self._log.count = 0
        self.game.rules.apply(self.board, self.state, self._log, action)
        self.actions.append(action)
        events = self.game.events.typed(self._log)
        if self.has_secrets:
            known_to += [self._known_to(event) for event in events]
        return Deed(actor, action, events, tuple(known_to))

    def _known_to(self, told: TypedAction | TypedEvent) -> frozenset[int] | None:
        seats = self.game.known_to(self.board, self.state, told)
        return None if seats is None else frozenset(seats)

    @property
    def keeps_secrets(self) -> bool:
        """Whether some may not be told everything yet."""
        return self.has_secrets and not self.is_over

    def number_for(self, seat: int, form: TypedAction) -> int:
        """The number of an action a seat wants to do. Raises IllegalAction with the rule that stops it."""
        action = self.game.actions.number(form)
        if action is None:
            raise IllegalAction(Refusal(Words("why-no-action"), ""))
        if seat != self.actor or action not in self.legal():
            raise IllegalAction(self.why_not(seat, action))
        return action

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why a seat can't do an action now."""
        return self.game.why_not(self.board, self.state, seat, action)

    def draw_luck(self, luck: Luck) -> Deed:
        """Let luck act once."""
        outcomes = self.legal()
        return self._carry_out(luck.draw(outcomes, self._odds(len(outcomes))))

    def view(self, viewer: int | None) -> msgspec.Struct:
        """What a seat sees, or a spectator (None)."""
        return self.game.view(self.board, self.state, viewer)

    def choices(self) -> list[Choice]:
        """The open actions of the player to act, in typed form with words and place; none for luck."""
        if self.actor < 0:
            return []
        return [self._choice(action) for action in self.legal()]

    def _choice(self, action: int) -> Choice:
        form = self.game.actions.typed(action)
        target, args = self.game.target(self.board, self.state, action)
        return Choice(form, Words(f"{self.game.id}-do-{form['do']}".replace("_", "-"), args), target)

    def event_words(self, event: TypedEvent, made: int | None = None) -> Words:
        """The log line, in no language yet, of an event caused by the last of `made` actions, or of all."""
        kind = str(event["event"])
        if kind in self.game.lines:
            return self.game.lines[kind](
                event, self._done_before(len(self.actions) if made is None else made)
            )
        id = f"{self.game.id}-event-{kind}".replace("_", "-")
        return Words(id, self.game.event_arguments(event))

    def _done_before(self, made: int) -> Iterator[TypedAction]:
        """The actions before the last of the first `made`, from the last to the first."""
        return (self.game.actions.typed(self.actions[i]) for i in range(made - 2, -1, -1))

    def payoff(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """Score, place and share of the win per seat; meaningful when the match is over."""
        result = np.zeros((len(self.setup.seats), 3))
        self.game.rules.payoff(self.board, self.state, result)
        return result

    def standings(self) -> list[tuple[int, int, float, float]]:
        """(seat, place, score, share) from best to last, equals by score; empty until the match is over."""
        if not self.is_over:
            return []
        rows = [
            (seat, int(row[PLACE]), float(row[SCORE]), float(row[SHARE]))
            for seat, row in enumerate(self.payoff())
        ]
        return sorted(rows, key=lambda row: (row[1], -row[2], row[0]))

    def rewind(self, length: int) -> None:
        """Go back to the table as it stood after the first `length` actions, by replaying them."""
        kept, self.actions = self.actions[:length], []
        self._lay()
        for action in kept:
            self.act(action)
