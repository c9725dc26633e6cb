"""Take the pictures of the tables in README.md anew, from a real server: `python tools/pictures.py`."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from laufspiel.server.play import Play
from laufspiel.server.protocol import NewTable, SeatWish, TableMade
from staging import lay_played, play_for_show

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tests.browser import chromium  # noqa: E402 (found by the line above)

PICTURES = ROOT / "docs/pictures"
SIZE = (1280, 800)
QUALITY = 88
LARGEST = 250_000
"""Bytes; a page with four pictures still opens at once."""

PLAYERS = ("Anna", "Ben", "Cleo", "Dario", "Emma", "Felix")
SHOWN = {
    "kids": (4, 6, 110, 2),
    "asi-es-la-vida": (4, 6, 32, 2),
    "go-for-it": (4, 6, 190, 6),
    "es-geht-seinen-gang": (4, 6, 90, 2),
}
"""Players, seed, how many actions have happened and how many choices there are at least, so that much is to be seen."""

MOST_TIME = 60_000
"""Milliseconds that a page may take."""


def wish_for(game: str, players: int) -> NewTable:
    """One person and bots; the first seat begins."""
    seats = [SeatWish(name, None if i == 0 else "greedy") for i, name in enumerate(PLAYERS[:players])]
    return NewTable(game, seats, options={"first": "seat"})


def is_telling(play: Play, actions: int, choices: int) -> bool:
    """Whether it is well into the match, and a person has several things to choose from."""
    return len(play.deeds) >= actions and len(play.match.choices()) >= choices


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server over a folder; gives its address."""
    command = [sys.executable, "-m", "laufspiel.cli", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            yield told[told.index("http://") :].split()[0].rstrip("/")
        finally:
            process.terminate()


def photograph(browser: Browser, address: str, game: str, made: TableMade, file: Path) -> None:
    """Take the picture of a table as the person at it sees it."""
    known = [{"code": made.code, "host": made.host, "seats": made.seats, "game": game}]
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": SIZE[0], "height": SIZE[1]},
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(MOST_TIME)
    kept = json.dumps(json.dumps(known))
    context.add_init_script(f"localStorage.setItem('laufspiel.tables', {kept})")
    page = context.new_page()
    page.goto(f"{address}/t/{made.code}")
    page.locator("main :is([data-reach], .bar button):visible").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=file)
    context.close()


def lighten(file: Path) -> None:
    """Keep the picture as WebP in place of the PNG, true in its colours and a third as large."""
    light = file.with_suffix(".webp")
    with Image.open(file) as picture:
        picture.convert("RGB").save(light, quality=QUALITY, method=6)
    file.unlink()
    size = light.stat().st_size
    print(f"{light.relative_to(ROOT)}: {size // 1000} kB")
    assert size < LARGEST


def main() -> None:
    """Take one picture for each game."""
    with tempfile.TemporaryDirectory() as name:
        folder, tables = Path(name), {}
        for game, (players, seed, actions, choices) in SHOWN.items():
            until = partial(is_telling, actions=actions, choices=choices)
            play = play_for_show(wish_for(game, players), seed, until)
            tables[game] = lay_played(folder, play)
        with serving(folder) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(chromium.find()), args=chromium.flags())
            for game, made in tables.items():
                file = PICTURES / f"{game}.png"
                photograph(browser, address, game, made, file)
                lighten(file)
            browser.close()


if __name__ == "__main__":
    main()
