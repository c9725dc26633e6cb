"""A server process of its own over a folder, that can be killed and started again at the same address."""

import json
import signal
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from tools.staging import lay_played, play_for_show

from laufspiel.games import all_games
from laufspiel.server.protocol import NewTable
from laufspiel.server.static import PAGES

DICE = Path(__file__).parents[1] / "dice.py"
SERVE = [sys.executable, str(DICE), "serve"]
PATIENCE = 120
"""Seconds that a server may take on a busy machine before a test gives up."""

NAMES = ["Anna", "Ben", "Cleo", "Dario", "Emma", "Felix"]


class NoPages(Exception):
    """The web pages have not been built."""

    def __init__(self):
        super().__init__("The web pages have not been built: run “make pages”, or “make test”, which does.")


class Server:
    def __init__(self, folder):
        if not (PAGES / "index.html").is_file():
            raise NoPages
        self.folder = folder
        self.complaints = folder / "complaints.txt"
        self.port = 0
        self.start()

    def warm_up(self):
        """The first table of a game loads its compiled rules, which isn't what a page should wait for."""
        for game in all_games():
            self.lay(game, "random", "random")

    def start(self):
        """Serve, at the old port if there was one."""
        with self.complaints.open("a") as complaints:
            self.process = subprocess.Popen(
                [*SERVE, "--port", str(self.port), "--data", str(self.folder / "data")],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        told = self.process.stdout.readline()
        assert "http://" in told, (told, self.complaints.read_text())
        self.address = told[told.index("http://") :].split()[0].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self):
        """End the process at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def freeze(self):
        """Let the process hear nothing more, though its connections stay open; only killing ends that."""
        self.process.send_signal(signal.SIGSTOP)

    def stop(self):
        """End the process as Ctrl+C does; it may not have complained of anything."""
        self._end(signal.SIGINT)
        assert self.complaints.read_text() == ""

    def _end(self, how):
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def lay(self, game, *bots, **wish):
        """A new table: a seat for each of `bots`, None for a person; as a browser remembers it."""
        body = json.dumps(wish_for(game, bots, wish)).encode()
        request = urllib.request.Request(self.address + "/api/tables", body)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return {**json.load(answer), "game": game}

    def lay_played(self, game, *bots, seed=1, until=lambda play: False, **wish):
        """A table at which a match has been played until a person must choose and `until` says so, or to the end."""
        wish = msgspec.convert(wish_for(game, bots, wish), NewTable)
        play = play_for_show(wish, seed, until)
        # Playwright keeps this thread's event loop to itself.
        with ThreadPoolExecutor(1) as thread:
            made = thread.submit(lay_played, self.folder / "data", play).result()
        return {**msgspec.to_builtins(made), "game": game}

    def record(self, code):
        """The record of a table, as its bytes."""
        with urllib.request.urlopen(f"{self.address}/api/tables/{code}/record", timeout=PATIENCE) as answer:
            return answer.read()


def wish_for(game, bots, wish):
    seats = [{"name": name, "bot": bot} for name, bot in zip(NAMES, bots, strict=False)]
    return {"game": game, "seats": seats, "options": {"first": "seat"}, **wish}
