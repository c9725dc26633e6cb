"""A player's line in a terminal, whatever the game: whose turn it is, colour, name, bot."""

from rich.text import Text

from laufspiel.terminal.colours import INK, SYMBOLS
from laufspiel.terminal.scene import Scene


def player_line(scene: Scene, seat: int, colour: str, told: str, place: str = "") -> Text:
    """The line of a seat, with what its game has to tell; `place` stands before the name."""
    has_turn = scene.view.turn == seat
    bot = scene.setup.seats[seat].bot
    return Text.assemble(
        "▸ " if has_turn else "  ",
        (SYMBOLS[colour], INK[colour]),
        (f" {place}{scene.names[seat]}", "bold" if has_turn else ""),
        (f" ({bot})" if bot else "", "dim"),
        f"  {told}",
    )
