"""What people write: made harmless before it is kept. It is shown as plain text wherever it is shown."""

import unicodedata

LONGEST_TEXT = 300

LONGEST_STORY = 5000
"""Letters of a life story; with any alphabet it fits into one message to the server."""

MOST_PARAGRAPHS = 40

JOINERS = "\u200c\u200d"
"""Letters of some languages and many emojis are put together by these."""

MOST_MARKS = 3
"""Marks on top of one letter; more are piled up to cover what others wrote."""


def plain_text(text: str, most: int = LONGEST_TEXT) -> str:
    """Text on one line, without marks that turn the direction of what follows or can't be seen, cut to `most`."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * most]):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(_harmless(letter))
    return " ".join("".join(kept).split())[:most].strip()


def plain_story(text: str) -> str:
    """A story as plain text: its paragraphs, each on one line; empty when nothing of it can be seen."""
    written = text[: 4 * LONGEST_STORY].splitlines()
    paragraphs = [line for line in (plain_text(line, LONGEST_STORY) for line in written) if can_be_seen(line)]
    head, rest = paragraphs[: MOST_PARAGRAPHS - 1], paragraphs[MOST_PARAGRAPHS - 1 :]
    return "\n".join([*head, " ".join(rest)])[:LONGEST_STORY].strip()


def can_be_seen(text: str) -> bool:
    """Whether any letter of it shows."""
    return any(letter.isprintable() and not letter.isspace() for letter in text.strip(JOINERS))


def harmful_in(text: str) -> str:
    """The first letter that can't be seen, turns the direction of what follows or controls a terminal; or empty."""
    return next((letter for letter in text if _harmless(letter) != letter), "")


def _harmless(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in ("Cc", "Zl", "Zp"):
        return " "
    return "" if category in ("Cf", "Cs", "Co", "Cn") and letter not in JOINERS else letter
