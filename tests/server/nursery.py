"""Starts servers quickly: all is loaded once, then each server is a fork. Run with --port and --data as `serve` is.

Every line on stdin starts one; its process id is told on stdout before the server's own lines.
"""

import os
import sys
from pathlib import Path

from laufspiel.kernel.words import Words
from laufspiel.lab.compiling import jobs
from laufspiel.server import app, migrations, store
from laufspiel.server.limits import Limits
from laufspiel.server.serve import Hosting, serve
from laufspiel.words import say

LOADED = (app, store, migrations)


def tell(line: str) -> None:
    # Whole lines, since two processes speak at the same time; `print` would write the line's end apart.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def main(port: int, data: Path) -> None:
    for name, work in jobs():
        if name.endswith(": rules"):
            work()
    say(Words("serve-ready", {"address": ""}))
    tell("ready")
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(Hosting(port=port, data=data, limits=Limits()), tell)
            os._exit(0)
        tell(str(child))
        os.waitpid(child, 0)
        tell("ended")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
