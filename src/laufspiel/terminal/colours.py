"""Players' colours in a terminal: always with a symbol, so that no colour is needed to play."""

SYMBOLS = {"blue": "●", "red": "▲", "yellow": "■", "green": "◆", "orange": "★", "violet": "✚"}

PAPER = {
    "blue": "bold white on #1c5397",
    "red": "bold white on #a8211e",
    "yellow": "bold black on #f6c326",
    "green": "bold white on #1f6a34",
    "orange": "bold black on #ee7f1d",
    "violet": "bold white on #653991",
}
"""Writing on a space of that colour."""

INK = {
    "blue": "bold #5b9bea",
    "red": "bold #f0655e",
    "yellow": "bold #e8b923",
    "green": "bold #4db368",
    "orange": "bold #f08a31",
    "violet": "bold #b287e0",
}
"""A player's own colour as writing, readable on dark and light."""
