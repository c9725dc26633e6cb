"""What in an edition is too strong or too weak: seats, and what players had, against what it should win.

Many things are looked at, and of a hundred that are even some look strong by chance. So each interval is so wide that
all of them together hold the truth 19 times of 20.
"""

from collections import Counter
from statistics import NormalDist

import msgspec

from laufspiel.kernel.edition import edition_digest
from laufspiel.lab.statistics import Interval, Z, mean_interval
from laufspiel.lab.tally import Tally
from laufspiel.lab.worth import Worth, Worths, worths_of

SURE = 0.95
STRONG, WEAK, EVEN = "strong", "weak", "even"
SEATS = "seats"


class Standing(msgspec.Struct, frozen=True):
    """How a seat or thing stands.

    It won the share `wins`; `fair` is what it should win: a seat its share, a thing what others of its kind win. `lead`
    is the difference, and by it the `verdict`. `difference` is between players who had the thing and who hadn't;
    `tells` says whether having it goes with winning (`more`), with losing (`less`), or neither (`even`).
    """

    kind: str
    key: str
    title: str
    players: int
    wins: float
    fair: float
    lead: Interval
    verdict: str
    difference: Interval | None = None
    tells: str = EVEN


class Kind(msgspec.Struct, frozen=True):
    """How many of a kind were looked at, had too seldom for that, are strong or weak, go with winning or losing."""

    tested: int
    seldom: int
    strong: int
    weak: int
    more: int
    less: int


class Balance(msgspec.Struct, frozen=True):
    """How even an edition is. `standings` begin with what is furthest from fair among what isn't even."""

    game: str
    edition: str
    digest: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    games: int
    unfinished: int
    seed: int
    tested: int
    kinds: dict[str, Kind]
    standings: list[Standing]


def balance_of(tally: Tally) -> Balance:
    """What a tally says of the edition."""
    worths = worths_of(tally)
    setup = tally.plan.setup
    tested = len(setup.seats) + sum(worth.is_told for things in worths.values() for worth in things.values())
    wider = NormalDist().inv_cdf(1 - (1 - SURE) / (2 * tested)) / Z
    standings = [*_seats(tally, wider), *_things(worths, wider)] if tally.finished else []
    return Balance(
        game=setup.game.id,
        edition=setup.edition.id,
        digest=edition_digest(setup.edition),
        options=setup.options,
        seats=len(setup.seats),
        bots=tally.plan.bots,
        games=tally.games,
        unfinished=tally.unfinished,
        seed=tally.plan.seed,
        tested=tested,
        kinds=_kinds(standings, worths),
        standings=sorted(
            standings, key=lambda standing: (standing.verdict == EVEN, -abs(standing.lead.mean))
        ),
    )


def _seats(tally: Tally, wider: float) -> list[Standing]:
    """Each seat, whose win shared by k players counts 1/k, against its share."""
    seats = tally.plan.setup.seats
    standings = []
    for number, seat in enumerate(seats):
        squares = sum(count / k**2 for k, count in enumerate(tally.wins[number]) if k)
        wins, _ = mean_interval(tally.share_of(number), float(squares), tally.finished)
        fair = 1 / len(seats)
        lead = _widened(Interval(wins.mean - fair, wins.low - fair, wins.high - fair), wider)
        title = f"{number + 1} {seat.colour}"
        standings.append(
            Standing(
                SEATS,
                str(number + 1),
                title,
                tally.finished,
                wins.mean,
                fair,
                lead,
                _side(lead, STRONG, WEAK),
            )
        )
    return standings


def _things(worths: Worths, wider: float) -> list[Standing]:
    return [
        _thing(kind, key, worth, wider)
        for kind, things in worths.items()
        for key, worth in things.items()
        if worth.is_told
    ]


def _thing(kind: str, key: str, worth: Worth, wider: float) -> Standing:
    lead = _widened(worth.lead, wider)
    difference = _widened(worth.difference, wider) if worth.difference else None
    return Standing(
        kind=kind,
        key=key,
        title=worth.title,
        players=worth.players,
        wins=worth.wins.mean,
        fair=worth.usual,
        lead=lead,
        verdict=_side(lead, STRONG, WEAK),
        difference=difference,
        tells=_side(difference, "more", "less") if difference else EVEN,
    )


def _widened(interval: Interval, wider: float) -> Interval:
    """An interval that allows for how many are looked at."""
    reach = (interval.high - interval.mean) * wider
    return Interval(interval.mean, interval.mean - reach, interval.mean + reach)


def _side(interval: Interval, above: str, below: str) -> str:
    if interval.low > 0:
        return above
    return below if interval.high < 0 else EVEN


def _kinds(standings: list[Standing], worths: Worths) -> dict[str, Kind]:
    kinds = dict.fromkeys(standing.kind for standing in standings)
    return {
        kind: _kind([one for one in standings if one.kind == kind], worths.get(kind, {})) for kind in kinds
    }


def _kind(standings: list[Standing], things: dict[str, Worth]) -> Kind:
    verdicts = Counter(standing.verdict for standing in standings)
    tells = Counter(standing.tells for standing in standings)
    seldom = sum(not worth.is_told for worth in things.values())
    return Kind(len(standings), seldom, verdicts[STRONG], verdicts[WEAK], tells["more"], tells["less"])
