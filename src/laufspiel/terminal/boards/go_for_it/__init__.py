"""Go For It! in a terminal: the table drawn and told, what it asks, and deals composed at once."""

from laufspiel.terminal.boards.go_for_it.board import ask, describe, draw
from laufspiel.terminal.boards.go_for_it.deals import DEAL

__all__ = ["DEAL", "ask", "describe", "draw"]
