"""Adding up batches: a hundred million games take no more memory than one."""

import numpy as np

from laufspiel.kernel.contract import SCORE, SHARE
from laufspiel.kernel.counting import MOMENTS
from laufspiel.kernel.events import EVENT_WIDTH
from laufspiel.lab.counters import traits_of
from laufspiel.lab.run import Array, Batch, Plan
from laufspiel.lab.statistics import Counts


class Tally:
    """Sums over all games played so far. Whole numbers only, so the order of adding changes nothing.

    `turns[n]` is how many games took n turns; `wins[seat, k]` how often a seat won together with k - 1 others;
    `events`, the `sums` of their fields and `visits` count by number over all games, cut off ones included;
    `spreads[name][n]` is how many games had n of the events of that name; `traits` are sums as `kernel.play` says.
    """

    def __init__(self, plan: Plan) -> None:
        seats, game = len(plan.setup.seats), plan.setup.game
        self.plan = plan
        self.games = 0
        self.unfinished = 0
        self.turns: Counts = np.zeros(1, np.int64)
        self.steps = 0
        self.scores = np.zeros(seats)
        self.score_squares = np.zeros(seats)
        self.wins = np.zeros((seats, seats + 1), np.int64)
        self.events = np.zeros(len(game.events.kinds), np.int64)
        self.sums = np.zeros((len(game.events.kinds), EVENT_WIDTH), np.int64)
        self.visits = np.zeros(len(game.space_keys(plan.setup.edition)), np.int64)
        self.spreads: dict[str, Counts] = {name: np.zeros(1, np.int64) for name in game.spreads}
        self.traits = np.zeros((len(traits_of(game.id)), MOMENTS))

    @property
    def finished(self) -> int:
        """Games that came to their end."""
        return self.games - self.unfinished

    def add(self, batch: Batch) -> None:
        """Add what came of a batch."""
        ended = batch.turns >= 0
        self.games += len(ended)
        self.unfinished += int((~ended).sum())
        self.turns = _sum(self.turns, np.bincount(batch.turns[ended]))
        self.steps += int(batch.steps[ended].sum())
        scores = batch.payoffs[ended, :, SCORE]
        self.scores += scores.sum(axis=0)
        self.score_squares += (scores**2).sum(axis=0)
        self._add_wins(batch.payoffs[ended, :, SHARE])
        self.events += batch.events
        self.sums += batch.counts.sums
        self.visits += batch.visits[: len(self.visits)]
        self.traits += batch.counts.traits
        for column, name in enumerate(self.spreads):
            happened = np.bincount(batch.outcomes.spreads[ended, column])
            self.spreads[name] = _sum(self.spreads[name], happened)

    def _add_wins(self, shares: Array) -> None:
        games, seats = np.nonzero(shares)
        winners = np.rint(1 / shares[games, seats]).astype(np.int64)
        np.add.at(self.wins, (seats, winners), 1)

    def share_of(self, seat: int) -> float:
        """How many games a seat won; a win shared by k players counts 1/k."""
        return float(sum(self.wins[seat, k] / k for k in range(1, self.wins.shape[1])))


def _sum(one: Counts, other: Array) -> Counts:
    longer = np.zeros(max(len(one), len(other)), np.int64)
    longer[: len(one)] = one
    longer[: len(other)] += other
    return longer
