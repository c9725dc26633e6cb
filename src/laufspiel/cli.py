"""The command `laufspiel`. What takes long to import is imported inside the commands, so that help comes at once."""

import contextlib
import sys
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from laufspiel import __version__
from laufspiel.cli_edition import edition_app
from laufspiel.cli_parts import (
    KEEP_HELP,
    KEEP_WAITING_HELP,
    LARGEST_SEED,
    TABLES_HELP,
    AnyGameArgument,
    DataOption,
    EditionOption,
    GameArgument,
    HostOption,
    KnownAsOption,
    LanguageOption,
    LogForm,
    LogLevel,
    LogLevelOption,
    LogOption,
    MetricsTokenOption,
    OptionOption,
    PortOption,
    PublicUrlOption,
    SeedOption,
    ThreadsOption,
    TrustedProxyOption,
    examples,
    limit_option,
    printed,
)

app = typer.Typer(
    name="laufspiel",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    help="Plays, hosts and studies board games whose pieces run along a track.",
    epilog="Games may be shortened: [bold]laufspiel play k[/] plays Mensch ärgere Dich nicht Kids.",
)
bench_app = typer.Typer(no_args_is_help=True, help="Measure speeds.")
app.add_typer(edition_app, name="edition")
app.add_typer(bench_app, name="bench")


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"laufspiel {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Plays, hosts and studies board games whose pieces run along a track."""


@app.command(
    epilog=examples(
        "laufspiel play kids",
        "laufspiel play kids --name Anna --name Ben --seats 3",
        "laufspiel play vida --bots greedy,random --option hidden_stock=yes",
        "laufspiel play --resume last",
    )
)
def play(
    game: GameArgument = "",
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", help="How many play, bots included.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="A person's name; may be given again.")
    ] = None,
    people: Annotated[
        int | None,
        typer.Option("--people", metavar="N", min=0, help="How many people play; 0 to watch bots."),
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="The bots' kinds: one for all, or one each.")
    ] = "greedy",
    born: Annotated[
        list[str] | None,
        typer.Option("--born", metavar="YYYY-MM-DD", help="The people's dates of birth, in order."),
    ] = None,
    edition: EditionOption = "",
    option: OptionOption = None,
    language: LanguageOption = "",
    resume: Annotated[
        str,
        typer.Option(
            "--resume", "-r", metavar="FILE", help="Go on with a saved match; `last` for the latest."
        ),
    ] = "",
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="S", min=0, max=LARGEST_SEED, help="The same dice each time."),
    ] = None,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds to look at what a bot does.")] = 0.6,
) -> None:
    """Play in the terminal, with people and bots. Every move is saved at once."""
    from laufspiel.lab.command import compile_with_progress
    from laufspiel.terminal.start import Wishes, play_in_terminal

    compile_with_progress()  # nobody waits inside a game
    play_in_terminal(
        Wishes(
            game=game,
            seats=seats,
            names=name or [],
            people=people,
            bots=bots,
            born=born or [],
            edition=edition,
            options=option or [],
            language=language,
            resume=resume,
            seed=seed,
            pace=pace,
        )
    )


@app.command(
    epilog=examples(
        "laufspiel serve --open",
        "laufspiel serve --host 0.0.0.0 --port 9000",
        "laufspiel serve --public-url https://games.example --trusted-proxy 127.0.0.1 --log json",
    )
)
def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    data: DataOption = None,
    public_url: PublicUrlOption = "",
    known_as: KnownAsOption = None,
    trusted_proxy: TrustedProxyOption = None,
    max_tables: Annotated[int, limit_option("--max-tables", TABLES_HELP)] = 30,
    max_joins: Annotated[int, limit_option("--max-joins", "Visits a minute from one address.")] = 120,
    max_requests: Annotated[int, limit_option("--max-requests", "Requests a minute from one address.")] = 600,
    max_sockets: Annotated[int, limit_option("--max-sockets", "Open pages of one address.")] = 100,
    max_sockets_in_all: Annotated[int, limit_option("--max-sockets-in-all", "Open pages altogether.")] = 5000,
    max_messages: Annotated[int, limit_option("--max-messages", "Messages a second from one page.")] = 20,
    keep_days: Annotated[int, limit_option("--keep-days", KEEP_HELP)] = 30,
    keep_waiting_days: Annotated[int, limit_option("--keep-waiting-days", KEEP_WAITING_HELP)] = 7,
    metrics_token: MetricsTokenOption = "",
    log: LogOption = LogForm.text,
    log_level: LogLevelOption = LogLevel.warning,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the pages in a browser.")] = False,
) -> None:
    """Serve the games to browsers. Each option may be an environment variable instead: LAUFSPIEL_PORT and so on."""
    from laufspiel.lab.command import compile_with_progress
    from laufspiel.server.keeping import Keeping
    from laufspiel.server.limits import Limits
    from laufspiel.server.logs import set_up
    from laufspiel.server.serve import Hosting
    from laufspiel.server.serve import serve as run_server

    set_up(log.value, log_level.value)
    compile_with_progress()
    hosting = Hosting(
        host=host,
        port=port,
        data=data,
        public_url=public_url,
        known_as=tuple(known_as or ()),
        proxies=tuple(trusted_proxy or ()),
        limits=Limits(
            tables=max_tables,
            requests=max_requests,
            joins=max_joins,
            sockets=max_sockets,
            sockets_in_all=max_sockets_in_all,
            messages=max_messages,
        ),
        keeping=Keeping(begun=keep_days, waiting=keep_waiting_days),
        metrics_token=metrics_token,
        open_browser=open_browser,
    )
    run_server(hosting, lambda line: typer.echo(line, color=False))


@app.command(
    epilog=examples("laufspiel backup tables-monday.sqlite", "laufspiel backup --force /mnt/laufspiel.sqlite")
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to write.")],
    data: DataOption = None,
    force: Annotated[bool, typer.Option("--force", "-f", help="Replace a file that is there.")] = False,
) -> None:
    """Copy all tables to one file, while the server goes on."""
    from laufspiel.server.backup import back_up

    copied = back_up(data, file, replace=force)
    tables = "1 table" if copied.tables == 1 else f"{copied.tables:,} tables"
    printed(f"Wrote {file}: {tables}, {copied.bytes / 1024:,.0f} kB.")


@app.command()
def games() -> None:
    """List the games."""
    from laufspiel.lab.lists import games_table

    printed(games_table())


@app.command(
    epilog=examples(
        "laufspiel simulate kids --games 100000",
        "laufspiel simulate vida --bots greedy,random,random --seed 7 --json",
        "laufspiel simulate kids --edition my-board.toml --plot my-board.svg",
    )
)
def simulate(
    game: GameArgument,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", help="How many play; else 4.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="G", min=1, help="How many games.")] = 10_000,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", help="random or greedy: one for all seats, or one for each, with commas."
        ),
    ] = "random",
    edition: EditionOption = "",
    option: OptionOption = None,
    seed: SeedOption = None,
    threads: ThreadsOption = None,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, help="Cut a game off after so many actions.")
    ] = 100_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write a row per game.")] = None,
    worth: Annotated[
        Path | None,
        typer.Option("--worth", metavar="FILE", help="Write a row per card and the like: who wins with it."),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option("--plot", metavar="FILE", help="Draw visits and lengths, as .svg or .png."),
    ] = None,
) -> None:
    """Let bots play many games and count what happens. The first seat begins, unless an option says otherwise."""
    from laufspiel.lab.command import Wishes, run_simulation

    wishes = Wishes(
        game=game,
        seats=seats,
        games=games,
        bots=bots,
        edition=edition,
        options=option or [],
        seed=seed,
        threads=threads,
        limit=limit,
        csv=csv,
        worth=worth,
        plot=plot,
    )
    run_simulation(wishes, as_json=as_json)


@app.command(epilog=examples("laufspiel replay match.json", "laufspiel replay match.json --all | less"))
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved match.")],
    all_steps: Annotated[bool, typer.Option("--all", help="Print every line at once.")] = False,
    story: Annotated[bool, typer.Option("--story", help="Print the life stories told at its end.")] = False,
    language: LanguageOption = "",
) -> None:
    """Step through a recorded match."""
    from laufspiel.lab.command import compile_with_progress
    from laufspiel.terminal.replay import replay_in_terminal, tell_in_terminal

    compile_with_progress()
    if story:
        tell_in_terminal(record, language)
    else:
        replay_in_terminal(record, language, all_steps=all_steps)


@app.command(epilog=examples("laufspiel verify match.json", "laufspiel verify match.json --json"))
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A match that a server's table recorded.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, with all that could have come each time.")
    ] = False,
    language: LanguageOption = "",
) -> int:
    """Check that no roll or card of a match was chosen or changed. The exit status is 1 if one was."""
    from laufspiel.lab.command import compile_with_progress
    from laufspiel.terminal.verify import verify_in_terminal

    compile_with_progress()
    return verify_in_terminal(record, language, as_json=as_json)


@app.command(name="compile")
def compile_rules() -> None:
    """Compile the rules of all games, so that nothing waits for it later. Done once; then it takes a moment."""
    from laufspiel.lab.command import compile_with_progress

    compile_with_progress()


@bench_app.command(name="rules", epilog=examples("laufspiel bench rules", "laufspiel bench rules --stepwise"))
def bench_rules(
    game: AnyGameArgument = "",
    threads: ThreadsOption = None,
    stepwise: Annotated[
        bool, typer.Option("--stepwise", help="Measure one decision at a time from Python.")
    ] = False,
) -> None:
    """Measure how fast the rules run: random games, compiled unless NUMBA_DISABLE_JIT=1."""
    from laufspiel.lab.command import run_bench

    run_bench(game, threads, stepwise=stepwise)


@bench_app.command(
    name="server",
    epilog=examples("laufspiel bench server", "laufspiel bench server --tables 200 --seconds 5"),
)
def bench_server(
    tables: Annotated[
        int, typer.Option("--tables", "-t", metavar="N", min=1, help="Tables, two people at each.")
    ] = 1000,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.5, help="How long each part takes.")
    ] = 10.0,
    rate: Annotated[
        float, typer.Option("--rate", metavar="R", min=1, help="Moves a second in the part at an even pace.")
    ] = 300.0,
) -> None:
    """Measure a server of its own under many pages: how soon a move is seen, how many moves, how much memory."""
    from laufspiel.load.command import run_bench_server

    run_bench_server(tables, seconds, rate)


@app.command(epilog=examples("laufspiel soak --minutes 10", "laufspiel soak --restart-every 20"))
def soak(
    minutes: Annotated[
        float, typer.Option("--minutes", "-m", metavar="N", min=0.01, help="How long it takes.")
    ] = 1.0,
    tables: Annotated[int, typer.Option("--tables", "-t", metavar="N", min=1, help="Tables at a time.")] = 12,
    restart_every: Annotated[
        float,
        typer.Option(
            "--restart-every",
            metavar="S",
            min=0,
            help="Stop or kill the server after so many seconds; 0: never.",
        ),
    ] = 0.0,
) -> int:
    """Let many players with bad networks play on a server of its own, and check every message they get."""
    from laufspiel.load.command import run_soak

    return run_soak(minutes, tables, restart_every)


# What can go wrong

UsageError = cast("type[Exception]", typer.BadParameter.__bases__[0])
"""An unknown flag, a value missing; Typer doesn't export its name."""

WRONG_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


def main() -> None:
    """Run the command line and leave with its status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without “ärgere” still shows the rest
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out a command line and give its exit status. What a person can mend is one sentence on stderr."""
    try:
        status = app(arguments, prog_name="laufspiel", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # Typer exits at once when the reader has gone
        _close_stdout()
        return BROKEN_PIPE
    except OSError as error:
        return _complain(_told_of(error))
    except UsageError as error:
        return _complain(_told_of_usage(error))
    except Exception as error:
        from laufspiel.kernel.errors import LaufspielError

        if isinstance(error, LaufspielError):
            return _complain(str(error))
        raise


def _complain(sentence: str) -> int:
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr)
    _close_stdout()
    return WRONG_INPUT


def _close_stdout() -> None:
    """Whoever read the output is gone, or there is no room for it: what is left of it goes nowhere."""
    import os

    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told_of(error: OSError) -> str:
    why = (error.strerror or str(error) or "it failed").rstrip(".")
    why = why[0].lower() + why[1:]
    if error.filename is None:
        return f"Input or output failed: {why}."
    return f"{error.filename} can't be read or written: {why}."


def _told_of_usage(error: Any) -> str:
    """The complaint about a flag or argument, and where to look."""
    told = " ".join(error.format_message().split()).rstrip(".") or "A command is missing"
    command = error.ctx.command_path if error.ctx else "laufspiel"
    return f"{told}; see {command} --help."


if __name__ == "__main__":
    main()
