"""What the commands have in common: flags that several have or that are long, examples in their help, and printing."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer


def examples(*lines: str) -> str:
    """Examples for the end of a command's help."""
    return "\n\n".join(["[bold]Examples[/]", *lines])


LARGEST_SEED = 2**63 - 1

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game or the beginning of its name.")]
AnyGameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game; else all of them.")]
ThreadsOption = Annotated[
    int | None,
    typer.Option("--threads", "-t", metavar="T", min=1, max=1024, help="Threads; else one a core."),
]
EditionOption = Annotated[
    str, typer.Option("--edition", "-e", help="An edition, or the path of your own .toml file.")
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A way to play; may be given again."),
]
LanguageOption = Annotated[
    str, typer.Option("--language", "-l", help="en, de or es; else that of your system.")
]
DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data", envvar="LAUFSPIEL_DATA", help="The folder that keeps the tables; else one of your user's."
    ),
]


class LogForm(StrEnum):
    """How lines of a log look."""

    text = "text"
    json = "json"


class LogLevel(StrEnum):
    """From where on a log tells."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def limit_option(flag: str, help: str) -> Any:
    """An option of the server that counts something, and its environment variable."""
    variable = "LAUFSPIEL_" + flag.removeprefix("--").replace("-", "_").upper()
    return typer.Option(flag, metavar="N", min=0, envvar=variable, help=help)


HostOption = Annotated[str, typer.Option("--host", envvar="LAUFSPIEL_HOST", help="The address to listen at.")]
PortOption = Annotated[
    int,
    typer.Option("--port", "-p", envvar="LAUFSPIEL_PORT", min=0, max=65535, help="The port to listen at."),
]
PublicUrlOption = Annotated[
    str,
    typer.Option(
        "--public-url",
        metavar="URL",
        envvar="LAUFSPIEL_PUBLIC_URL",
        help="Where people find it: https://NAME.",
    ),
]
KnownAsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--known-as",
        metavar="NAME",
        envvar="LAUFSPIEL_KNOWN_AS",
        help="Another name of this server; may be given again.",
    ),
]
TrustedProxyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="ADDRESS",
        envvar="LAUFSPIEL_TRUSTED_PROXY",
        help="A machine whose X-Forwarded-For is believed; may be given again.",
    ),
]
MetricsTokenOption = Annotated[
    str,
    typer.Option(
        "--metrics-token",
        metavar="TOKEN",
        envvar="LAUFSPIEL_METRICS_TOKEN",
        help="Show /metrics to who brings this as Bearer token, not to this machine.",
    ),
]
LogOption = Annotated[
    LogForm, typer.Option("--log", envvar="LAUFSPIEL_LOG", help="How the log on stderr looks.")
]
LogLevelOption = Annotated[
    LogLevel, typer.Option("--log-level", envvar="LAUFSPIEL_LOG_LEVEL", help="From where on it tells.")
]
TABLES_HELP = "New tables an hour from one address; 0 for no limit, here and below."
KEEP_HELP = "Days that a table stays after the last move; 0 for ever, here and below."
KEEP_WAITING_HELP = "Days that a table stays at which the game never began."


def printed(what: object) -> None:
    """Print for a person; plain text where there is no terminal."""
    from laufspiel.console import out

    # A sentence with a file name in it isn't broken into lines.
    out().print(what, markup=False, soft_wrap=isinstance(what, str))
