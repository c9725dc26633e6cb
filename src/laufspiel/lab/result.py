"""What a simulation found, as one object: shown as a table, written as JSON, drawn as a plot."""

import msgspec

from laufspiel.kernel.edition import edition_digest
from laufspiel.lab.figures import Told, figures_of
from laufspiel.lab.statistics import Interval, Spread, mean_interval, share_interval, spread_of
from laufspiel.lab.tally import Tally
from laufspiel.lab.worth import Worths, worths_of


class WinShare(msgspec.Struct, frozen=True):
    """A seat's share of the games won, with its 95 % interval; `outright` and `shared` are shares of all games."""

    mean: float
    low: float
    high: float
    outright: float
    shared: float


class Score(msgspec.Struct, frozen=True):
    """A seat's score at the end; `low` and `high` are the mean's 95 % interval."""

    mean: float
    low: float
    high: float
    sd: float


class Steps(msgspec.Struct, frozen=True):
    """Actions of a game, luck's included."""

    mean: float


class Result(msgspec.Struct, frozen=True):
    """A simulation and what came of it.

    `turns`, `steps`, `win_share` and `score` are of finished games; `events` (by name) and `visits`
    (by space) are means per game over all games; `unfinished` counts games cut off after `limit` actions.
    What else is in it depends on the game: `figures`, `spreads` (how often something happened in a game) and
    `worth` (by kind and key, what was worth most first).
    """

    game: str
    edition: str
    digest: str
    options: dict[str, str]
    seats: int
    colours: list[str]
    bots: list[str]
    games: int
    seed: int
    turns: Spread | None
    steps: Steps | None
    win_share: list[WinShare]
    score: list[Score]
    events: dict[str, float]
    visits: dict[str, float]
    figures: dict[str, Told]
    spreads: dict[str, Spread | None]
    worth: Worths
    unfinished: int
    limit: int
    seconds: float


def result_of(tally: Tally, seconds: float) -> Result:
    """The figures of a tally."""
    plan = tally.plan
    setup = plan.setup
    seats = range(len(setup.seats))
    keys = setup.game.space_keys(setup.edition)
    return Result(
        game=setup.game.id,
        edition=setup.edition.id,
        digest=edition_digest(setup.edition),
        options=setup.options,
        seats=len(setup.seats),
        colours=[seat.colour for seat in setup.seats],
        bots=plan.bots,
        games=tally.games,
        seed=plan.seed,
        turns=spread_of(tally.turns),
        steps=Steps(tally.steps / tally.finished) if tally.finished else None,
        win_share=[_win_share(tally, seat) for seat in seats],
        score=[_score(tally, seat) for seat in seats],
        events={
            kind.name: float(count / max(1, tally.games))
            for kind, count in zip(setup.game.events.kinds, tally.events, strict=True)
        },
        visits={
            key: float(count / max(1, tally.games)) for key, count in zip(keys, tally.visits, strict=True)
        },
        figures=figures_of(tally),
        spreads={name: spread_of(counts) for name, counts in tally.spreads.items()},
        worth=worths_of(tally),
        unfinished=tally.unfinished,
        limit=plan.limit,
        seconds=round(seconds, 3),
    )


def _win_share(tally: Tally, seat: int) -> WinShare:
    share: Interval = share_interval(tally.share_of(seat), tally.finished)
    games = max(1, tally.finished)
    outright, shared = tally.wins[seat, 1], tally.wins[seat, 2:].sum()
    return WinShare(share.mean, share.low, share.high, float(outright / games), float(shared / games))


def _score(tally: Tally, seat: int) -> Score:
    mean, sd = mean_interval(float(tally.scores[seat]), float(tally.score_squares[seat]), tally.finished)
    return Score(mean.mean, mean.low, mean.high, sd)
