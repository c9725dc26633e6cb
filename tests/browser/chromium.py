"""Finds Chromium for the browser tests; run as a script it installs Debian's package where it may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
APPLICATIONS = [Path("/Applications/Chromium.app/Contents/MacOS/Chromium")]
# The fonts hold the symbols that stand beside the colours.
PACKAGES = ["chromium", "fonts-dejavu-core"]

# Chromium looks for updates and Google's hosts at every start; a test needs only this machine.
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Missing(Exception):
    """No Chromium on this machine."""

    def __init__(self) -> None:
        super().__init__(
            "The browser tests need Chromium, and none was found. Install it (on Debian: apt install "
            "chromium) or set CHROMIUM to its path. To leave these tests out: make test BROWSER=no"
        )


def find() -> Path:
    """The program to start; `Missing` when there is none."""
    named = os.environ.get("CHROMIUM")
    candidates = [named] if named else NAMES
    for name in candidates:
        if path := shutil.which(name):
            return Path(path)
    for application in APPLICATIONS:
        if not named and application.exists():
            return application
    raise Missing


def flags() -> list[str]:
    """Chromium's sandbox refuses to start for root."""
    return [*FLAGS, "--no-sandbox"] if is_root() else FLAGS


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Install Debian's package, if this is root on a machine with apt."""
    if not (is_root() and shutil.which("apt-get")):
        return
    print("Installing Chromium for the browser tests.", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", *PACKAGES]):
        subprocess.run(["apt-get", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> None:
    try:
        find()
    except Missing:
        install()
        find()


if __name__ == "__main__":
    try:
        main()
    except Missing as missing:
        sys.exit(str(missing))
