"""Stories that a game offers at the end of a match: what happened, told as words for each seat."""

from collections.abc import Sequence

from laufspiel.kernel.match import Match
from laufspiel.kernel.view import TypedEvent
from laufspiel.kernel.words import Words


def stories_of(match: Match) -> list[list[Words]]:
    """Per seat the sentences of its story; empty when the game tells none, or the match isn't over."""
    if match.game.story is None or not match.is_over:
        return []
    events = events_of(match)
    return [match.game.story(match, events, seat) for seat in range(len(match.setup.seats))]


def events_of(match: Match) -> Sequence[TypedEvent]:
    """All that happened in a match, in order."""
    replayed = Match(match.setup)
    return [event for action in match.actions for event in replayed.act(action).events]
