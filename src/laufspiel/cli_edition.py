"""`laufspiel edition`: boards and cards as files. What takes long to import is imported inside the commands."""

from pathlib import Path
from typing import Annotated, Any

import typer

from laufspiel.cli_parts import (
    AnyGameArgument,
    GameArgument,
    LanguageOption,
    OptionOption,
    SeedOption,
    ThreadsOption,
    examples,
    printed,
)

edition_app = typer.Typer(
    no_args_is_help=True, help="Boards and cards as files: list, show, check, make your own."
)


@edition_app.command(name="list")
def edition_list(
    game: AnyGameArgument = "",
) -> None:
    """List the editions that come with the games."""
    from laufspiel.lab.lists import editions_table

    printed(editions_table(game))


@edition_app.command(
    name="show", epilog=examples("laufspiel edition show kids", "laufspiel edition show kids long")
)
def edition_show(
    game: GameArgument,
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="Its id or file.")] = "",
) -> None:
    """Show an edition's board and key figures."""
    from laufspiel.games import find_game
    from laufspiel.lab.lists import edition_summary
    from laufspiel.terminal.boards import empty_board
    from laufspiel.wishes import edition_wished

    found = find_game(game)
    read = edition_wished(found, edition)
    printed(edition_summary(found, read))
    printed("")
    printed(empty_board(found, read))


@edition_app.command(name="check", epilog=examples("laufspiel edition check my-board.toml"))
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Your edition.")],
    game: Annotated[str, typer.Option("--game", "-g", help="The game; else told by the file's keys.")] = "",
) -> None:
    """Say whether an edition can be played, or what is wrong with it."""
    from laufspiel.files import read_file
    from laufspiel.games import find_game
    from laufspiel.kernel.edition import read_edition
    from laufspiel.lab.lists import edition_summary
    from laufspiel.wishes import game_of_edition

    data = read_file(file)
    if game:
        found = find_game(game)
        read: Any = read_edition(found, data, str(file))
    else:
        found, read = game_of_edition(data, str(file))
    printed(f"{file}: OK")
    printed(edition_summary(found, read))


@edition_app.command(
    name="balance",
    epilog=examples(
        "laufspiel edition balance go-for-it",
        "laufspiel edition balance vida plus_first --seats 5 --games 50000",
        "laufspiel edition balance kids my-board.toml --json",
    ),
)
def edition_balance(
    game: GameArgument,
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="Its id or file.")] = "",
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", help="How many play; else 4.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="G", min=1, help="How many games.")] = 10_000,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="random or greedy: one for all seats, or one for each.")
    ] = "greedy",
    option: OptionOption = None,
    seed: SeedOption = None,
    threads: ThreadsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
) -> None:
    """Let bots play an edition and say what in it is too strong or too weak. Luck says who begins."""
    from laufspiel.lab.command import Wishes, run_balance

    wishes = Wishes(
        game=game,
        seats=seats,
        games=games,
        bots=bots,
        edition=edition,
        options=option or [],
        seed=seed,
        threads=threads,
        first="random",
    )
    run_balance(wishes, as_json=as_json)


@edition_app.command(name="new", epilog=examples("laufspiel edition new kids my-board.toml"))
def edition_new(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    edition: Annotated[str, typer.Option("--edition", "-e", help="The shipped edition to begin from.")] = "",
    force: Annotated[bool, typer.Option("--force", "-f", help="Replace a file that is there.")] = False,
) -> None:
    """Write a copy of an edition, comments and all, to change as you like."""
    from laufspiel.games import find_game
    from laufspiel.lab.lists import write_new_edition

    write_new_edition(find_game(game), edition, file, replace=force)
    printed(f"Wrote {file}. Change it, then try: laufspiel edition check {file}")


@edition_app.command(
    name="legend",
    epilog=examples(
        "laufspiel edition legend gang --out legend.pdf",
        "laufspiel edition legend gang my-box.toml --out legend.svg --language de",
    ),
)
def edition_legend(
    game: GameArgument,
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="Its id or file.")] = "",
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The page to write, as .svg or .pdf.")
    ] = Path("legend.pdf"),
    language: LanguageOption = "",
) -> None:
    """Print an edition's Legend, what everything costs, on one page of A4."""
    from laufspiel.games import find_game
    from laufspiel.lab.legend import print_legend
    from laufspiel.terminal.words import language_wished
    from laufspiel.wishes import edition_wished

    found = find_game(game)
    print_legend(found, edition_wished(found, edition), out, language_wished(language))
    printed(f"Wrote {out}.")
