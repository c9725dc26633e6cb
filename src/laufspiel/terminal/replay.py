"""Looking at a recorded match in a terminal, step by step or all at once."""

import sys
from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from laufspiel.console import out
from laufspiel.kernel.match import Match
from laufspiel.kernel.record import NO_STORIES
from laufspiel.terminal.saves import find_save, load, load_stories
from laufspiel.terminal.screen import KEYS, Screen
from laufspiel.terminal.stories import check_stories, tell_stories
from laufspiel.terminal.words import language_wished, say, tell


def replay_in_terminal(file: Path, wanted: str, *, all_steps: bool) -> None:
    """Replay a record; without a terminal, or with `all_steps`, every line is printed at once."""
    language = language_wished(wanted)
    path = find_save(str(file))
    match, stories = load(path), load_stories(path)
    screen = Screen(out(), language)
    lines = lines_of(match, language)
    if all_steps or not sys.stdin.isatty():
        _print_all(screen, match, lines)
        tell_stories(screen, match, stories, stories)
    else:
        try:
            _step_through(screen, match, lines, stories)
        except EOFError:
            screen.print()


def tell_in_terminal(file: Path, wanted: str) -> None:
    """Print the life stories of a recorded match. Raises OptionError when it has none to tell."""
    language = language_wished(wanted)
    path = find_save(str(file))
    match = load(path)
    check_stories(match, str(path))
    screen = Screen(out(), language)
    screen.show_end(match)
    tell_stories(screen, match, load_stories(path))


def lines_of(match: Match, language: str) -> list[list[str]]:
    """Per action the lines that tell what it caused."""
    replayed = Match(match.setup)
    return [
        [say(match.event_words(event, made), language, match.setup) for event in replayed.act(action).events]
        for made, action in enumerate(match.actions, start=1)
    ]


def _print_all(screen: Screen, match: Match, lines: list[list[str]]) -> None:
    width = len(str(len(lines)))
    for step, told in enumerate(lines, start=1):
        for line in told:
            screen.console.print(Text.assemble((f"{step:>{width}}  ", "dim"), line))
    screen.show_end(match)


def _step_through(
    screen: Screen, match: Match, lines: list[list[str]], stories: Mapping[int, str] = NO_STORIES
) -> None:
    """Show the table after each action and move through them as asked; after the last, what players have told."""
    actions = list(match.actions)
    shown = Match(match.setup)
    step, is_understood = 0, True
    while True:
        _go_to(shown, actions, step)
        recent = [line for told in lines[max(0, step - 6) : step] for line in told]
        below = KEYS + 1 + shown.is_over * len(shown.setup.seats)
        screen.show(shown, None, recent, below=below)
        if shown.is_over:
            screen.show_end(shown)
        screen.tell("terminal-replay-where", step=step, last=len(actions))
        if not is_understood:
            screen.tell("terminal-replay-no-step", last=len(actions))
        wish = screen.console.input(
            f"{tell('terminal-replay-keys', screen.language)}: ", markup=False
        ).strip()
        if wish.lower() == "q":
            return
        if wish == "" and step == len(actions) and stories:
            screen.clear()
            tell_stories(screen, match, stories, stories)
            screen.turn_page()
        wanted = _step_wished(wish, step, len(actions))
        is_understood = wanted is not None
        step = step if wanted is None else wanted


def _go_to(shown: Match, actions: list[int], step: int) -> None:
    if step < len(shown.actions):
        shown.rewind(step)
    for action in actions[len(shown.actions) : step]:
        shown.act(action)


def _step_wished(wish: str, step: int, last: int) -> int | None:
    """The step to show next; None for what isn't understood."""
    if wish == "":
        return min(step + 1, last)
    if wish.lower() == "b":
        return max(step - 1, 0)
    if wish.isdecimal() and len(wish) < 9:
        return min(int(wish), last)
    return None
