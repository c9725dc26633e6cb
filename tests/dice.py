"""Dice that fall the same each time, so that a test that passed once passes always; LUCK=2 tries other ones.

Run as a script it is the command `laufspiel` with such dice.
"""

import os
from hashlib import sha256
from itertools import count

from laufspiel.kernel.luck import SeededLuck
from laufspiel.server import play, tables

LUCK = int(os.environ.get("LUCK", "1"))


class LoadedDice:
    """Stands where the operating system's secrets stand. `same` gives every table the same dice."""

    def __init__(self, same=False):
        self._numbers = iter(lambda: 0, 1) if same else count()

    def token_bytes(self, length):
        return sha256(f"{LUCK}:{next(self._numbers)}".encode()).digest()[:length]

    def randbits(self, _bits):
        return LUCK


def load(put, same=False):
    """Load the dice of the servers of this process; `put` sets an attribute."""
    dice = LoadedDice(same)
    put(tables, "secrets", dice)
    put(play, "secrets", dice)
    put(play, "SystemLuck", lambda: SeededLuck(LUCK))


if __name__ == "__main__":
    from laufspiel import cli

    # Whatever tables were laid before: each test has its own.
    load(setattr, same=True)
    cli.main()
