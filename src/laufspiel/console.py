"""Where output goes: results to stdout, progress to stderr; plain text when no terminal is there."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Output(Console):
    """A console that leaves a reader who has gone to the command line."""

    def on_broken_pipe(self) -> None:
        """Called while the error is handled."""
        raise


def out() -> Console:
    """Standard output. Words are never broken into colours by guesses."""
    return Output(highlight=False)


def err() -> Console:
    """Standard error."""
    return Console(stderr=True, highlight=False)


def progress(console: Console) -> Progress:
    """A progress bar that shows on a terminal only and leaves no trace."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
