"""Short ways to lay a table of Es geht seinen Gang in the middle of lives, and to play on from there.

The board is plain here, so that tests don't depend on what an edition prints: a `road` of the spaces a test writes
leads into a long empty `rest`, and that to the `last` stretch. Everybody stands on `rest` unless told otherwise.
"""

import msgspec
import numpy as np

from laufspiel.games.es_geht_seinen_gang import rules
from laufspiel.games.es_geht_seinen_gang.board import lay_out
from laufspiel.games.es_geht_seinen_gang.edition import lay_board
from laufspiel.games.es_geht_seinen_gang.names import (
    CERTIFICATES,
    GOOD_KEYS,
    LEVEL_KEYS,
    LIVES,
    MOST_LEVELS,
    PARTNER_KEYS,
    PATHS,
    QUESTION_KEYS,
    SPACE_KEYS,
)
from laufspiel.games.es_geht_seinen_gang.printed import GangEdition, letters_of, points_of
from laufspiel.games.es_geht_seinen_gang.state import (
    ACTIONS,
    COLOURS,
    EVENTS,
    IN_DECK,
    NONE,
    PHASES,
    THROWING,
    UNDER_DECK,
    State,
)
from laufspiel.kernel.contract import LUCK, NOBODY, PLACE, SHARE
from laufspiel.kernel.events import EventLog
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import new
from tests.games.es_geht_seinen_gang.conservation import wrong_with

REST = 40
OPTIONS = {"any_partner": "no", "pay_open": "at_once", "paths": "chosen"}
PARTNERS = ("woman g", "woman gb", "man r", "man yy")
GOODS = ("y", "yy", "gb", "yyyy")
LADDER = ("b", "yy", "gr", "bbbb")
"""The levels of every career, from the lowest up."""
NOTHING_HAPPENS = [{"do": "gain", "points": "r", "if": "child"}]
TITLE = {"en": "as in a test"}


def path(id, *spaces, ways=(), **more):
    """A path of an edition: spaces in words, and what it leads to (`"rest"`, `"training failed"`)."""
    ways = [dict(zip(("to", "if"), way.rsplit(" if ", 1), strict=False)) for way in ways]
    return {"id": id, "title": TITLE, "curve": [[0, 0]], "spaces": list(spaces), "ways": ways, **more}


def standard_paths():
    """What every board here has, by id; a test's own paths take the place of those with the same name."""
    paths = [
        path("clinic", "-", ways=["early if early", "birth if late"]),
        path("early", "b", "b", "b", ways=["rest"]),
        path("birth", *["g"] * 6, ways=["rest"]),
        path("rest", *["-"] * REST, ways=["last"]),
        path("last", *["-"] * 6, "disko", *["-"] * 3, "end"),
        path("crooked", "y", *["-"] * 8, career="crooked", ways=["rest"]),
        path("prison", "prison", ways=["yard"], dark=True),
        path("yard", "fine 2", "-", "fine 3", *["-"] * 6, ways=["rest"], dark=True),
    ]
    return {one["id"]: one for one in paths}


def edition(road, paths, questions, gift="good-1"):
    """An edition with this road, more paths and question cards."""
    own = {one["id"]: one for one in [path("road", *road, ways=["rest"]), *paths]}
    return msgspec.convert(
        {
            "id": "test",
            "source": "reconstruction",
            "title": TITLE,
            "start": "clinic",
            "prison": "prison",
            "crooked": "crooked",
            "last_stretch": "last 6",
            "paths": [*(standard_paths() | own).values()],
            "partners": [
                {"life": life, "cost": cost, "title": TITLE} for life, cost in map(str.split, PARTNERS)
            ],
            "goods": [
                {"id": f"good-{i}", "cost": cost, "title": TITLE} for i, cost in enumerate(GOODS, start=1)
            ],
            "levels": [
                {"career": career, "cost": cost, "title": TITLE} for career in PATHS for cost in LADDER
            ],
            "questions": [{"title": TITLE, "text": TITLE, "effects": effects} for effects in questions],
        },
        GangEdition,
    )


def card(do, points="", **more):
    """A question card with one effect."""
    return [effect(do, points, **more)]


def effect(do, points="", only_if="anybody", **more):
    """One effect of a question card."""
    return {"do": do, "points": points, "if": only_if, **more}


def table(
    *road, seats=2, at=None, chips=None, lives=("woman", "man"), paths=(), questions=(), failed=(),
    certificates=None, partners=None, goods=None, levels=None, open_cards=None, children=None, first=0, **options,
):  # fmt: skip
    """A table before the throw of the first player, who stands in front of the road; the others are on `rest`.

    `at`, `chips` (letters), `certificates`, `children` are by seat; `partners`, `goods`, `levels`, `open_cards` name
    the holder by key.
    """
    laid = clinic(
        seats,
        paths=[path("door", "-", ways=["road"]), *paths],
        road=road or ("-",),
        questions=questions or [NOTHING_HAPPENS] * 2,
        first=first,
        **options,
    )
    for seat in range(seats):
        laid.do("live", life=lives[seat % len(lives)])
        laid.put(seat, "rest 1" if seat != first else "door")
    for seat, name in (at or {}).items():
        laid.put(seat, name)
    for seat, letters in (chips or {}).items():
        laid.state.chips[seat] = points_of(letters)
    laid.give_cards(certificates or {}, partners or {}, goods or {}, levels or {}, open_cards or {})
    for seat, count in (children or {}).items():
        laid.state.children[seat] = count
    for seat in failed:
        laid.state.failed[seat] = 1
    return laid


def clinic(seats=2, road=("-",), paths=(), questions=(NOTHING_HAPPENS,), first=LUCK, drawn=False, **options):
    """A table at the very beginning: nobody has chosen a life yet. `drawn`: luck chooses careers (option `paths`)."""
    options["paths"] = "drawn" if drawn else "chosen"
    laid = edition(road, paths, questions)
    board = lay_board(laid, OPTIONS | options, [Seat(colour, colour) for colour in COLOURS[:seats]])
    state = new(State)
    rules.setup(board, state, seats, first)
    return Table(lay_out(laid), board, state)


class Table:
    """A board and a state, and what can be done with them by the names of spaces and cards."""

    def __init__(self, layout, board, state):
        self.layout, self.board, self.state = layout, board, state
        self.log = new(EventLog)
        self.out = np.zeros(300, np.int64)

    # Laying it

    def put(self, seat, name):
        """This player's figure stands here."""
        self.state.place[seat] = self.layout.number_of(name)

    def give_cards(self, certificates, partners, goods, levels, open_cards):
        state = self.state
        for seat, names in certificates.items():
            state.certificates[seat] = sum(1 << CERTIFICATES.index(name) for name in names)
        for key, seat in partners.items():
            state.partner[PARTNER_KEYS.index(key)] = seat
        for key, seat in goods.items():
            state.good[GOOD_KEYS.index(key)] = seat
        for key, seat in levels.items():
            state.level[divmod(LEVEL_KEYS.index(key), MOST_LEVELS)] = seat
        for key, seat in open_cards.items():
            assert state.question[QUESTION_KEYS.index(key)] == IN_DECK
            state.question[QUESTION_KEYS.index(key)] = seat
            state.hidden -= 1

    def end_life(self, *seats):
        """These have finished their lives already."""
        self.state.alive[list(seats)] = 0

    # Playing

    def legal(self):
        count = 0 if self.is_over else rules.legal(self.board, self.state, self.out)
        return [int(action) for action in self.out[:count]]

    def forms(self):
        """What can be done now, in typed form."""
        return [ACTIONS.typed(action) for action in self.legal()]

    def kinds(self):
        """Which kinds of action can be done now."""
        return {form["do"] for form in self.forms()}

    def choices(self, do):
        """With which cards, ways or seats this can be done now."""
        return [
            next(value for name, value in form.items() if name != "do")
            for form in self.forms()
            if form["do"] == do
        ]

    def can(self, do, **values):
        return {"do": do, **values} in self.forms()

    def do(self, do, **values):
        """Whoever is asked does this; what happened. Nothing may appear or vanish by it."""
        form = {"do": do, **values}
        action = ACTIONS.number(form)
        assert action in self.legal(), f"{form} isn't among {self.forms()}"
        self.log.count = 0
        before = self.state.chips.copy()
        rules.apply(self.board, self.state, self.log, action)
        assert wrong_with(self.board, self.state, self.log, before) is None
        return EVENTS.typed(self.log)

    def throw(self, white, black):
        """Both dice show this."""
        return self.do("throw", white=str(white), black=str(black))

    def roll(self, face):
        """The one die shows this."""
        return self.do("roll", face=str(face))

    def draw(self, number):
        """This question card comes up."""
        return self.do("draw", question=f"question-{number}")

    def go(self, name):
        """The player takes the way to this space."""
        here = self.state.place[self.turn]
        targets = [SPACE_KEYS[self.board.way[here, way]] for way in range(self.board.ways[here])]
        return self.do("go", way=targets.index(SPACE_KEYS[self.layout.number_of(name)]))

    def ways(self):
        """Where the player may go."""
        here = self.state.place[self.turn]
        return [self.name_of(self.board.way[here, way]) for way in self.choices("go")]

    def next_turn(self, seat=0):
        """The others throw and move on, on nothing but empty spaces, until it is this player's turn to throw."""
        happened = []
        while not (self.is_throwing and self.turn == seat):
            assert self.is_throwing, f"{self.phase} isn't a throw"
            happened += self.throw(1, 1)
        return happened

    # What there is to see

    @property
    def is_throwing(self):
        return self.state.phase == THROWING

    @property
    def actor(self):
        return int(self.state.actor)

    @property
    def is_over(self):
        return self.actor == NOBODY

    @property
    def turn(self):
        return int(self.state.turn)

    @property
    def turns(self):
        return int(self.state.turns)

    @property
    def phase(self):
        return PHASES[self.state.phase]

    @property
    def steps(self):
        return int(self.state.steps)

    def name_of(self, number):
        space = self.layout.spaces[number]
        return f"{space.path.id} {space.place + 1}"

    def key(self, name):
        """The key under which events tell a space."""
        return SPACE_KEYS[self.layout.number_of(name)]

    def place(self, seat=0):
        """Where a figure stands, as in `road 3`."""
        return self.name_of(self.state.place[seat])

    def chips(self, seat=0):
        return letters_of([int(count) for count in self.state.chips[seat]])

    def misses(self, seat=0):
        return int(self.state.miss[seat])

    def is_alive(self, seat=0):
        return bool(self.state.alive[seat])

    def certificates(self, seat=0):
        return [name for i, name in enumerate(CERTIFICATES) if int(self.state.certificates[seat]) >> i & 1]

    def cards(self, seat=0):
        """Partners, goods and levels of a player, by key."""
        state = self.state
        held = [key for key, holder in zip(PARTNER_KEYS, state.partner, strict=True) if holder == seat]
        held += [key for key, holder in zip(GOOD_KEYS, state.good, strict=True) if holder == seat]
        return held + [
            key for key, holder in zip(LEVEL_KEYS, state.level.ravel(), strict=True) if holder == seat
        ]

    def open_cards(self, seat=0):
        return [key for key, holder in zip(QUESTION_KEYS, self.state.question, strict=True) if holder == seat]

    @property
    def under(self):
        """The question cards put under the deck, in order."""
        cards = [int(card) for card in self.state.under[: self.state.under_count]]
        assert all(self.state.question[card] == UNDER_DECK for card in cards)
        return [QUESTION_KEYS[card] for card in cards]

    def career(self, seat=0):
        number = int(self.state.career[seat])
        return None if number == NONE else PATHS[number]

    def life(self, seat=0):
        return LIVES[self.state.life[seat]]

    def payoff(self):
        out = np.zeros((self.state.seats, 3))
        rules.payoff(self.board, self.state, out)
        return out

    @property
    def scores(self):
        return [int(row[0]) for row in self.payoff()]

    @property
    def places(self):
        return [int(place) for place in self.payoff()[:, PLACE]]

    @property
    def shares(self):
        return [float(share) for share in self.payoff()[:, SHARE]]
