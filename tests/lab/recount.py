"""The games of a simulation played again as matches, and counted from their events as slowly and plainly as can be."""

from collections import Counter
from dataclasses import dataclass, field

from laufspiel.kernel.contract import LUCK, SCORE, SHARE
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match


@dataclass
class Recount:
    """Events, what players had and what came of it; `games` has a list of (things had, score, share) per game."""

    events: Counter = field(default_factory=Counter)
    sums: Counter = field(default_factory=Counter)
    each: list = field(default_factory=list)
    games: list = field(default_factory=list)

    def players(self):
        return [player for game in self.games for player in game]


def recount(plan):
    """Random games number 0 and following of a plan."""
    total = Recount()
    for number in range(plan.games):
        match = Match(plan.setup)
        events = events_of(match, SeededLuck(plan.seed, number))
        counted = Counter(event["event"] for event in events)
        total.events += counted
        total.each.append(counted)
        for event in events:
            for name, value in event.items():
                if isinstance(value, int):
                    total.sums[f"{event['event']}.{name}"] += value
        had = things_had(plan.setup.game, events, len(plan.setup.seats))
        payoff = match.payoff()
        total.games.append(
            [(had[seat], float(row[SCORE]), float(row[SHARE])) for seat, row in enumerate(payoff)]
        )
    return total


def events_of(match, luck):
    """All events of a game whose players do anything they may."""
    events = []
    while not match.is_over:
        if match.actor == LUCK:
            events += match.draw_luck(luck).events
        else:
            legal = match.legal()
            events += match.act(legal[luck.below(len(legal))]).events
    return events


def things_had(game, events, seats):
    """Per seat the kinds and keys of what it had."""
    had = [set() for _ in range(seats)]
    for event in events:
        for kind, ways in game.traits.items():
            for way in ways:
                if event["event"] == way.event:
                    key = str(event[way.what]) if way.what else way.event
                    had[event[way.seat]].add((kind, key))
    return had
