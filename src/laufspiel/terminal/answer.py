"""What a player wrote, understood."""

from dataclasses import dataclass

from laufspiel.kernel.contract import Game
from laufspiel.kernel.view import Choice, TypedAction


@dataclass(frozen=True)
class Take:
    """One of the choices shown."""

    choice: Choice


@dataclass(frozen=True)
class Try:
    """An action written out, as in `move 2 red`; it may not be open now."""

    action: TypedAction


@dataclass(frozen=True)
class Compose:
    """To compose something from many actions, as written or asked for part by part."""

    written: str


@dataclass(frozen=True)
class Ask:
    """To see the rules, or the one named."""

    rule: str


@dataclass(frozen=True)
class Look:
    """To see the whole table told, with all that a drawing has to cut."""


@dataclass(frozen=True)
class More:
    """To see the choices that found no room on the screen."""


@dataclass(frozen=True)
class Save:
    """To keep a copy of the record, in a file of one's own or where it is saved anyway."""

    file: str


@dataclass(frozen=True)
class Undo:
    """To take back the last choice."""


@dataclass(frozen=True)
class Quit:
    """To save and leave."""


Answer = Take | Try | Compose | Ask | Look | More | Save | Undo | Quit


def understand(
    written: str, game: Game, choices: list[Choice], composing_word: str | None = None
) -> Answer | None:
    """The answer meant, or None. Nothing written means the only choice there is.

    `composing_word` is the word by which players of this game compose something, if they do.
    """
    word, _, rest = written.strip().partition(" ")
    rest = rest.strip()
    if word.isdecimal():
        number = int(word) if len(word) < 6 else 0
        return Take(choices[number - 1]) if 1 <= number <= len(choices) and not rest else None
    if word.startswith("?"):
        return Ask((word[1:] + rest).strip())
    if word.lower() == composing_word:
        return Compose(rest)
    match word.lower():
        case "":
            return Take(choices[0]) if len(choices) == 1 else None
        case "s":
            return Save(rest)
        case "b" if not rest:
            return Look()
        case "+" if not rest:
            return More()
        case "u" if not rest:
            return Undo()
        case "q" if not rest:
            return Quit()
    action = _written_out(game, word, rest.split())
    return Try(action) if action else None


def _written_out(game: Game, word: str, parts: list[str]) -> TypedAction | None:
    """`move 2 red` is the typed form of an action of kind `move`; people count from 1."""
    kind = game.actions.kinds.get(word.lower().replace("-", "_"))
    if kind is None or len(parts) != len(kind.fields):
        return None
    action: TypedAction = {"do": kind.name}
    for field, part in zip(kind.fields, parts, strict=True):
        if field.names:
            action[field.name] = part.lower()
        elif part.isdecimal() and len(part) < 6:
            action[field.name] = int(part) - 1
        else:
            return None
    return action
