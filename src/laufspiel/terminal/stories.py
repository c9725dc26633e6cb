"""Life stories at the end of a match: what players have told in a record, or else what the program offers."""

from collections.abc import Collection, Mapping

from rich.text import Text

from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import NO_STORIES
from laufspiel.kernel.story import stories_of
from laufspiel.terminal.screen import Screen
from laufspiel.terminal.words import say, tell


def tell_stories(
    screen: Screen, match: Match, shared: Mapping[int, str] = NO_STORIES, seats: Collection[int] | None = None
) -> None:
    """Tell the stories of these seats, or of all, by screenfuls; nothing where the game tells none."""
    offered = stories_offered(match, screen.language)
    told = {seat: shared.get(seat) or " ".join(story) for seat, story in enumerate(offered)}
    wanted = [seat for seat in told if seats is None or seat in seats]
    screen.print_by_screenfuls(
        [Text(line, style) for seat in wanted for line, style in _lines(screen, match, seat, told[seat])]
    )


def _lines(screen: Screen, match: Match, seat: int, story: str) -> list[tuple[str, str]]:
    """A story's heading and its paragraphs, each with its style."""
    heading = tell("terminal-story", screen.language, name=match.setup.names[seat])
    return [("", ""), (heading, "bold"), *((line, "") for line in story.splitlines())]


def stories_offered(match: Match, language: str) -> list[list[str]]:
    """Per seat the sentences of the story that the program offers."""
    return [[say(words, language, match.setup) for words in story] for story in stories_of(match)]


def check_stories(match: Match, file: str) -> None:
    """Raises OptionError when this match has no stories to tell."""
    if match.game.story is None:
        raise OptionError(f"{file}: {match.game.id} tells no stories; replay it without --story.")
    if not match.is_over:
        raise OptionError(f"{file}: the match isn't over yet; its stories are told at the end.")
