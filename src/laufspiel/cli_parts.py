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
SeedOption = Annotated[
    int | None,
    typer.Option(
        "--seed", metavar="S", min=0, max=LARGEST_SEED, help="The same games each time; else drawn."
    ),
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


def server_option(*flags: str, help: str, **more: Any) -> Any:
    """An option of the server, and its environment variable."""
    variable = "LAUFSPIEL_" + flags[0].removeprefix("--").replace("-", "_").upper()
    return typer.Option(*flags, envvar=variable, help=help, **more)


def limit_option(flag: str, help: str) -> Any:
    """An option of the server that counts something."""
    return server_option(flag, help=help, metavar="N", min=0)


HostOption = Annotated[str, server_option("--host", help="The address to listen at.")]
PortOption = Annotated[int, server_option("--port", "-p", help="The port to listen at.", min=0, max=65535)]
PublicUrlOption = Annotated[
    str, server_option("--public-url", metavar="URL", help="Where people find it: https://NAME.")
]
KnownAsOption = Annotated[
    list[str] | None,
    server_option("--known-as", metavar="NAME", help="Another name of this server; may be given again."),
]
TrustedProxyOption = Annotated[
    list[str] | None,
    server_option(
        "--trusted-proxy",
        metavar="ADDRESS",
        help="A machine whose X-Forwarded-For is believed; may be given again.",
    ),
]
MetricsTokenOption = Annotated[
    str,
    server_option(
        "--metrics-token",
        metavar="TOKEN",
        help="Show /metrics to who brings this as Bearer token, not to this machine.",
    ),
]
LogOption = Annotated[LogForm, server_option("--log", help="How the log on stderr looks.")]
LogLevelOption = Annotated[LogLevel, server_option("--log-level", help="From where on it tells.")]
TABLES_HELP = "New tables an hour from one address; 0 for no limit, here and below."
KEEP_HELP = "Days that a table stays after the last move; 0 for ever, here and below."
KEEP_WAITING_HELP = "Days that a table stays at which the game never began."


def printed(what: object) -> None:
    """Print for a person; plain text where there is no terminal."""
    from laufspiel.console import out

    # A sentence with a file name in it isn't broken into lines.
    out().print(what, markup=False, soft_wrap=isinstance(what, str))
