"""Command lines and records shown in the documents work."""

import hashlib
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from laufspiel.cli import app, run
from laufspiel.games import all_games
from laufspiel.kernel.record import Record, read_record, record_of, write_record

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
RECORDS = (ROOT / "docs" / "records.md").read_text("utf-8")

QUICK = {
    ("simulate",),
    ("games",),
    ("edition", "list"),
    ("edition", "show"),
    ("edition", "new"),
    ("edition", "check"),
}

OF_THE_SYSTEM = {
    *("apt", "cd", "certbot", "chown", "cp", "curl", "echo", "git", "ln", "nginx", "pip", "podman"),
    *("python3", "rm", "sed", "systemctl"),
}
"""Programs that the pages use without explaining them."""

OURS = ("deploy/", "requirements/", "tools/")


def commands(page: Path) -> list[list[str]]:
    """The command lines that a page shows, in words, without settings such as NUMBA_DISABLE_JIT=1."""
    text = page.read_text("utf-8").replace("\\\n", " ")
    lines = [line for block in SHOWN.findall(text) for line in block.splitlines()]
    words = [shlex.split(re.sub(r"^([A-Z_]+=\S+ )+", "", line), comments=True) for line in lines]
    return [told for told in words if told]


def of_laufspiel(page: Path) -> list[list[str]]:
    """What follows `laufspiel` where a page shows it."""
    return [words[1:] for words in commands(page) if Path(words[0]).name == "laufspiel"]


SHOWING = [page for page in PAGES if commands(page)]
on_every_page = pytest.mark.parametrize("page", SHOWING, ids=lambda page: str(page.relative_to(ROOT)))


def read(words: list[str]) -> None:
    """Read a command line as the program does, without carrying it out; raises a usage error."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("laufspiel", list(words))
    while hasattr(command, "resolve_command"):
        name, command, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, rest, parent=context)


@on_every_page
def test_every_command_shown_is_understood(page: Path) -> None:
    for words in of_laufspiel(page):
        read(words)


def test_a_wrong_command_would_not_be_understood() -> None:
    for words in (["simulate"], ["simulate", "kids", "--speed", "9"], ["edition", "burn"], ["fly"]):
        with pytest.raises(Exception, match=r"Missing|No such"):
            read(words)


@on_every_page
def test_other_commands_shown_are_there(page: Path) -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for words in commands(page):
        if words[0] == "make":
            assert words[1] in targets
        else:
            assert Path(words[0]).name in {"laufspiel", "python", *OF_THE_SYSTEM}
        for word in words:
            assert not word.startswith(OURS) or (ROOT / word).exists()


@on_every_page
def test_quick_commands_shown_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another in one folder, with few games."""
    monkeypatch.chdir(tmp_path)
    for words in of_laufspiel(page):
        if tuple(words[:2]) in QUICK or tuple(words[:1]) in QUICK:
            for wanted in re.findall(r"[\w-]+\.toml", " ".join(words)):
                if words[:2] != ["edition", "new"] and not Path(wanted).exists():
                    run(["edition", "new", "kids", wanted])
            assert run(with_few_games(words)) == 0, words
    assert [path.name for path in tmp_path.iterdir() if path.stat().st_size == 0] == []


def with_few_games(words: list[str]) -> list[str]:
    few = [
        "20" if before in ("-n", "--games") else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    return [*few, "--games", "20"] if few[0] == "simulate" and few == words else few


# The record


def shown_record() -> bytes:
    return re.findall(r"^```json\n(.*?)^```", RECORDS, re.MULTILINE | re.DOTALL)[0].encode()


def test_the_record_shown_can_be_replayed() -> None:
    match = read_record(shown_record(), all_games(), "records.md")
    assert len(match.actions) == 7
    assert json.loads(write_record(match)) == json.loads(shown_record())


def test_the_digest_is_what_the_page_says() -> None:
    told = json.loads(shown_record())
    edition = json.dumps(told["edition"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert told["digest"] == hashlib.sha256(edition.encode()).hexdigest()[:16]


def test_every_key_of_a_record_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \|", RECORDS, re.MULTILINE) == list(Record.__struct_fields__)


def test_every_part_of_a_seat_is_explained() -> None:
    seat = record_of(read_record(shown_record(), all_games())).seats[0]
    row = next(line for line in RECORDS.splitlines() if line.startswith("| `seats` |"))
    assert set(re.findall(r"`(\w+)`", row)) == {"seats", *seat.__struct_fields__}
