"""What the documents show works: editions can be played, links lead somewhere."""

import re
from pathlib import Path

import pytest

from laufspiel.games import all_games, edition_files
from laufspiel.wishes import game_of_edition

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
EDITIONS = (ROOT / "docs" / "editions.md").read_text("utf-8")
TOO_LARGE_TO_SHOW = ("go-for-it", "es-geht-seinen-gang")
"""A box of more than a hundred cards fills thirty pages; `edition new` writes it."""


def test_the_whole_editions_shown_can_be_played_one_of_each_game() -> None:
    shown = re.findall(r"^```toml\n(.*?)^```", EDITIONS, re.MULTILINE | re.DOTALL)
    games = [game_of_edition(text.encode(), "docs/editions.md")[0].id for text in shown]
    assert games == [game for game in all_games() if game not in TOO_LARGE_TO_SHOW]


def test_every_key_of_an_edition_is_explained() -> None:
    explained = set(re.findall(r"^\| `\[?(\w+)\]?` \|", EDITIONS, re.MULTILINE))
    keys = {field for game in all_games().values() for field in game.edition_type.__struct_fields__}
    assert explained == keys


@pytest.mark.parametrize("game_id", all_games())
def test_a_catalogue_names_every_edition_and_option(game_id: str) -> None:
    catalogue = (ROOT / "docs" / "rules" / f"{game_id}.md").read_text("utf-8")
    options = {value for option in all_games()[game_id].options for value in (option.name, *option.values)}
    assert [
        name for name in {*options, *edition_files(game_id)} - {"yes"} if f"`{name}`" not in catalogue
    ] == []


def test_the_program_of_the_page_on_research_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    exec(compile(program, "docs/research.md", "exec"), {})
    shown = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+ of \d+ decisions left a choice", shown[0])
    assert shown[1].startswith("wins: ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_and_picture_leads_to_a_file_or_heading_that_is_there(page: Path) -> None:
    links = re.findall(r"\[[^]]+\]\((?!https?:)([^)\s]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not leads_somewhere(page, link)] == []


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, heading = link.partition("#")
    file = page.parent / path if path else page
    return file.exists() and (not heading or heading in headings(file))


def headings(page: Path) -> set[str]:
    """The addresses that hosts of Git repositories give to a page's headings."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
