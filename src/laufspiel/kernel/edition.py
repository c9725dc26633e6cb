"""Reading editions: bytes of a TOML file in, a checked edition or one plain sentence out."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec

from laufspiel.kernel.contract import Edition, Game
from laufspiel.kernel.errors import EditionError, shortened
from laufspiel.kernel.keys import key_meant
from laufspiel.kernel.plain import harmful_in

LARGEST_EDITION = 512 * 1024
LONGEST_ID = 40
LONGEST_TITLE = 200
LONGEST_NOTE = 2000
LARGEST_NUMBER = 10_000
"""Bits of a number; Python refuses to write out much longer ones, which hexadecimals can bring in."""
LANGUAGES = ("en", "de", "es")
TYPES = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
"""What a person calls the validator's types."""


def read_edition(game: Game, data: bytes, file: str) -> Any:
    """The edition in a TOML file. Raises EditionError with one sentence naming the file and the key."""
    return edition_of(game, plain_of(data, file), file)


def edition_of(game: Game, plain: object, file: str) -> Any:
    """The edition in plain data (dicts and lists), as a record carries it. Raises EditionError."""
    try:
        edition = msgspec.convert(plain, game.edition_type)
    except msgspec.ValidationError as error:
        meant = key_meant(game.edition_type, error)
        raise EditionError(f"{file}: {in_plain_words(error)}{meant}.") from None
    _check_texts(edition, file)
    game.check_edition(edition, file)
    return edition


def plain_of(data: bytes, file: str) -> dict[str, Any]:
    """What a TOML file says, of whatever game. Raises EditionError."""
    if len(data) > LARGEST_EDITION:
        raise EditionError(
            f"{file}: the file has {len(data):,} bytes; an edition has up to {LARGEST_EDITION:,}."
        )
    try:
        plain = tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        raise EditionError(f"{file}: byte {error.start} is not UTF-8; save the file as UTF-8 text.") from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
        told = str(error) or "it is nested too deeply"
        raise EditionError(f"{file}: this is not TOML ({told[0].lower()}{told[1:]}).") from None
    if any(number.bit_length() > LARGEST_NUMBER for number in _whole_numbers(plain)):
        raise EditionError(
            f"{file}: a number in it has thousands of digits; none here needs more than a few."
        )
    return plain


def _whole_numbers(plain: object) -> Iterator[int]:
    """All whole numbers in plain data, however deep."""
    todo = [plain]
    while todo:
        value = todo.pop()
        if isinstance(value, dict | list):
            todo.extend(value.values() if isinstance(value, dict) else value)
        elif isinstance(value, int):
            yield value


def in_plain_words(error: msgspec.ValidationError) -> str:
    """A validation message without the validator's own way of writing: key first, then what is wrong."""
    told, _, place = str(error).partition(" - at `")
    key = place.rstrip("`").removeprefix("$").removeprefix(".")
    told = told.replace("Object missing", "it is missing").replace("Object", "it")
    told = re.sub("^Expected `(.*)`, got `(.*)`$", _type_wanted, told)
    told = told.replace("`", "“", 1).replace("`", "”", 1).replace("`", "")
    told = told[0].lower() + told[1:]
    return f"{key}: {told}" if key else told


def _type_wanted(found: re.Match[str]) -> str:
    wanted, given = (
        " or ".join(TYPES.get(name, name) for name in types.split(" | ")) for types in found.groups()
    )
    return f"this must be {wanted}, not {given}"


def _check_texts(edition: Edition, file: str) -> None:
    if not re.fullmatch(f"[a-z0-9_-]{{1,{LONGEST_ID}}}", edition.id):
        raise EditionError(
            f"{file}: id is “{edition.id}”; it is small letters, digits, - and _, as in my_board."
        )
    if "en" not in edition.title:
        raise EditionError(f"{file}: title.en is missing; every edition has an English title.")
    refuse_first(
        chain(
            text_problems("title", edition.title, LONGEST_TITLE),
            text_problems("note", edition.note, LONGEST_NOTE),
            _letter_problems("source", edition.source, LONGEST_TITLE),
        ),
        file,
    )


def refuse_first(problems: Iterable[str], file: str) -> None:
    """Raise EditionError with the first of the problems, if there are any."""
    for problem in problems:
        raise EditionError(f"{file}: {problem}.")


def printed_problems(key: str, texts: Mapping[str, str], most: int = LONGEST_TITLE) -> Iterator[str]:
    """What is wrong with a text that is printed on a card or space: it is there in English at least."""
    if not texts.get("en", "").strip():
        yield f"{key}.en is missing; every text is there in English at least"
    yield from text_problems(key, texts, most)


def text_problems(key: str, texts: Mapping[str, str], most: int) -> Iterator[str]:
    """What is wrong with a text by language: each problem names the key and ends without a full stop."""
    for language, text in texts.items():
        named = f"{key}.{shortened(language)}"
        if language not in LANGUAGES:
            yield f"{named} is no language here; use {', '.join(LANGUAGES)}"
        yield from _letter_problems(named, text, most)


def _letter_problems(key: str, text: str, most: int) -> Iterator[str]:
    if len(text) > most:
        yield f"{key} has {len(text):,} letters; it can have up to {most:,}"
    # Only a note may run over several lines.
    if mark := harmful_in(text.replace("\n", " ") if most == LONGEST_NOTE else text):
        yield f"{key} has U+{ord(mark):04X} in it, which isn't a letter but a control mark; leave it out"


def plain_edition(edition: Edition) -> dict[str, Any]:
    """An edition as plain data, for records and for writing it out."""
    plain: dict[str, Any] = msgspec.to_builtins(edition)
    return plain


def edition_digest(edition: Edition) -> str:
    """A digest of all that an edition says, the same on every machine."""
    return hashlib.sha256(msgspec.json.encode(edition, order="sorted")).hexdigest()[:16]
