"""What the table of ¡Así es la vida! shows a viewer; with `hidden_stock` each sees only the own cards."""

import msgspec


class CardView(msgspec.Struct, frozen=True):
    """A card of the course: `key` as in the drawing, kind (start, plus, minus, fortune, finish), printed value.

    `figures` counts the figures standing on it per seat, `guards` the guards.
    """

    key: str
    kind: str
    value: int
    figures: list[int]
    guards: int


class TakenView(msgspec.Struct, frozen=True):
    """A taken card, `turned` when a fortune card turns it from minus into plus."""

    key: str
    kind: str
    value: int
    turned: bool


class StockView(msgspec.Struct, frozen=True):
    """What one player has taken: keys of the cards in order of taking, and what they are worth so far.

    With hidden stock `cards` and `score` are None for other players, and only `count` is told.
    """

    colour: str
    figures: int
    at_home: int
    count: int
    cards: list[TakenView] | None
    score: int | None
    place: int | None


class VidaView(msgspec.Struct, frozen=True, tag_field="game", tag="asi-es-la-vida"):
    """The table: the course from Start to Finish as it now lies, without gaps, and every player's stock."""

    course: list[CardView]
    out: list[str]
    seats: list[StockView]
    turn: int | None
    roll: int | None
    over: bool
