"""Life stories at the end of a match: what players have told in a record, or else what the program offers."""

from collections.abc import Collection, Mapping

from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import NO_STORIES
from laufspiel.kernel.story import stories_of
from laufspiel.terminal.screen import Screen
from laufspiel.terminal.words import say, tell


def tell_stories(
    screen: Screen, match: Match, shared: Mapping[int, str] = NO_STORIES, seats: Collection[int] | None = None
) -> None:
    """Print the stories of these seats, or of all; nothing where the game tells none."""
    for seat, offered in enumerate(stories_of(match)):
        if seats is None or seat in seats:
            setup = match.setup
            screen.print()
            screen.print(tell("terminal-story", screen.language, name=setup.names[seat]), "bold")
            told = " ".join(say(words, screen.language, setup) for words in offered)
            screen.print(shared.get(seat) or told)


def check_stories(match: Match, file: str) -> None:
    """Raises OptionError when this match has no stories to tell."""
    if match.game.story is None:
        raise OptionError(f"{file}: {match.game.id} tells no stories; replay it without --story.")
    if not match.is_over:
        raise OptionError(f"{file}: the match isn't over yet; its stories are told at the end.")
