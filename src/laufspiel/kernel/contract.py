"""The contract: what a game gives so that everything else can play, show, study and record it."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from laufspiel.kernel.actions import Actions
from laufspiel.kernel.events import Events
from laufspiel.kernel.figures import Figure, Traits
from laufspiel.kernel.options import Option, Options
from laufspiel.kernel.struct import Row
from laufspiel.kernel.view import Refusal, Target, TypedAction, TypedEvent
from laufspiel.kernel.words import Argument, Titles, Words

if TYPE_CHECKING:
    from laufspiel.kernel.match import Match
    from laufspiel.kernel.seats import Seat

LUCK = -1
"""The actor whose actions are die rolls and card draws."""

NOBODY = -2
"""The actor when the game is over."""

SCORE, PLACE, SHARE = 0, 1, 2
"""Columns of a payoff: points, place (1 is best), share of the win (0 to 1; all seats sum to 1)."""

STATE_FIELDS: dict[str, Any] = {"actor": "i4", "turn": "i4", "turns": "i4"}
"""What every state begins with: who acts now, whose turn it is, and how many turns players have begun."""


Line = Callable[[TypedEvent, Iterable[TypedAction]], Words]
"""line(event, before) -> the words of an event that need what was done before it, told from the last to the first."""


@dataclass(frozen=True)
class Rules:
    """A game's rules: functions decorated with `rule`, over its Board and State records.

    `out` is a buffer of numbers. Luck is a player: `legal` lists the possible outcomes when the actor is LUCK,
    `odds` writes their weights, all positive, and gives the weights' total.
    """

    setup: Callable[[Row, Row, int, int], None]
    """setup(board, state, seats, first): the table before the first action; first is a seat or LUCK."""
    legal: Callable[[Row, Row, Any], int]
    """legal(board, state, out) -> n: the actions open to the actor."""
    odds: Callable[[Row, Row, int, Any], int]
    """odds(board, state, count, out) -> total: the weights of the `count` outcomes that `legal` lists, in its order."""
    apply: Callable[[Row, Row, Row, int], None]
    """apply(board, state, log, action): carries out an action that is legal and notes events."""
    payoff: Callable[[Row, Row, Any], None]
    """payoff(board, state, out): rows of score, place and share per seat (float64), when over."""
    observe: Callable[[Row, Row, int, Any], None]
    """observe(board, state, seat, out): what this seat knows as numbers (float32), for learning."""
    conceal: Callable[[Row, Row, int, Any], None]
    """conceal(board, state, seat, luck): draws anew what this seat can't know."""
    judge: Callable[[Row, Row, int], float]
    """judge(board, state, seat) -> how good the position is for this seat; more is better."""

    @classmethod
    def of(cls, *modules: ModuleType) -> "Rules":
        """The rules that a game's modules define under the names used here."""
        defined = {name: value for module in modules for name, value in vars(module).items()}
        return cls(**{field.name: defined[field.name] for field in fields(cls)})


@dataclass(frozen=True)
class Entries:
    """Compiled ways into a game, defined in its own module `compiled` so that they can be kept on disk."""

    play_games: Callable[..., int]
    choose_greedily: Callable[..., int]


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition tells about itself: id, where its data is from, title and note by language."""

    id: str
    source: str
    title: dict[str, str]
    note: dict[str, str] = {}


def plain_arguments(form: TypedAction | TypedEvent) -> dict[str, Argument]:
    """The values of an action or event as they are, without the name of its kind."""
    return {name: value for name, value in form.items() if name not in ("do", "event")}


def no_titles(edition: Any) -> Titles:
    """The game's own words name everything."""
    return {}


def no_secrets(board: Row) -> bool:
    """Everybody may know everything."""
    return False


def known_to_all(board: Row, state: Row, told: TypedAction | TypedEvent) -> Collection[int] | None:
    """Everybody may know of any action and any event."""
    return None


def any_options(options: Options) -> None:
    """Every combination of options can be played."""


@dataclass(frozen=True)
class Game:
    """A game's manifest: everything the rest of the program knows of it."""

    id: str
    aliases: tuple[str, ...]
    package: str
    """The folder of the game: its texts, its editions, its compiled entries."""
    fewest: int
    most: int
    age: int
    minutes: int
    colours: tuple[str, ...]
    board_type: np.dtype[Any]
    state_type: np.dtype[Any]
    most_choices: int
    observation_size: int
    actions: Actions
    events: Events
    visits: Mapping[str, str]
    """Which field of which event names the space a piece came to, for counting visits: `{"moved": "end"}`."""
    options: tuple[Option, ...]
    default_edition: str
    rules: Rules
    edition_type: type[Edition]
    check_edition: Callable[[Any, str], None]
    """check_edition(edition, file): raises EditionError with one sentence for what can't be played."""
    lay_board: Callable[[Any, Options, Sequence["Seat"]], Row]
    """lay_board(edition, options, seats) -> Board record; seats tell colours and birthdays."""
    default_colours: Callable[[Any, int], tuple[str, ...]]
    """default_colours(edition, seats): who has which colour when nobody chooses."""
    draw: Callable[[Any], dict[str, Any]]
    """draw(edition) -> the board as data for drawing: width, height, spaces with key, kind, x, y; no titles."""
    space_keys: Callable[[Any], list[str]]
    """space_keys(edition) -> the drawing's key of each space number that `visits` counts."""
    view: Callable[[Row, Row, int | None], msgspec.Struct]
    """view(board, state, viewer) -> what this seat (None: a spectator) sees, built up from what it may know."""
    target: Callable[[Row, Row, int], tuple[Target, dict[str, Argument]]]
    """target(board, state, action) -> where a legal action shows on the board, and what its words need."""
    why_not: Callable[[Row, Row, int, int], Refusal]
    """why_not(board, state, seat, action) -> why this seat can't do that now; only for what isn't legal."""
    titles: Callable[[Any], Titles] = no_titles
    """titles(edition) -> what the edition calls its cards and spaces, by key and language; see `kernel.words`.

    The one place that tells them: drawing, view, actions and events carry keys.
    """
    check_options: Callable[[Options], None] = any_options
    """Raises OptionError when options exclude each other."""
    has_secrets: Callable[[Row], bool] = no_secrets
    """has_secrets(board) -> whether before the end some may know less than others: views differ then."""
    known_to: Callable[[Row, Row, TypedAction | TypedEvent], Collection[int] | None] = known_to_all
    """known_to(board, state, told) -> the seats that may know of this before the end; None: everybody.

    Asked of an action just before it is carried out, and of its events just after; only where there are secrets.
    """
    event_arguments: Callable[[TypedEvent], dict[str, Argument]] = plain_arguments
    """What the sentence of an event needs: its values, and what a game adds to them."""
    lines: Mapping[str, Line] = field(default_factory=dict)
    """How events are told whose line in the log holds more than they do, such as both sides of a deal."""
    figures: tuple[Figure, ...] = ()
    """What simulations report besides turns, wins, scores, events and visits."""
    spreads: Mapping[str, str] = field(default_factory=dict)
    """Events of which simulations tell how often they happen in a game, by the name they are told under."""
    traits: Traits = field(default_factory=dict)
    """What players may have or meet, whose worth simulations tell: `{"cards": (Had("got", "card"),)}`."""
    story: Callable[["Match", Sequence[TypedEvent], int], list[Words]] | None = None
    """story(match, events, seat) -> how a seat's part in a match that is over can be told, sentence by sentence.

    `events` are all that happened; the words are in the game's folder `story/text`. None: there is nothing to tell.
    """

    def entries(self) -> Entries:
        """The compiled entries, imported when first asked for."""
        entries: Entries = import_module(f"{self.package}.compiled").ENTRIES
        return entries

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
