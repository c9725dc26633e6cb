"""The answers that a table has given, so that who asks again is answered as before."""

from collections import OrderedDict
from typing import TypeVar

from laufspiel.server.audience import is_good
from laufspiel.server.codes import digest_of
from laufspiel.server.lobby import Lobby
from laufspiel.server.protocol import Refused, SeatGiven
from laufspiel.server.viewers import MOST_REFUSALS as MOST_OF_ONE
from laufspiel.server.viewers import Viewer

MOST_REFUSALS = 64
"""Refusals remembered to be given again. They change nothing, so the store does without them."""

MOST_TOKENS = 32
"""Tokens remembered to be given again, to a page that was cut off before it got its own."""

T = TypeVar("T")


class Given:
    """`carried_out`: commands as the store has them, each with the sequence number after it."""

    def __init__(self, carried_out: dict[str, int]) -> None:
        self.carried_out = carried_out
        self._refusals: OrderedDict[str, Refused] = OrderedDict()
        self._tokens: OrderedDict[str, SeatGiven] = OrderedDict()

    def refusal(self, viewer: Viewer, command: str) -> Refused | None:
        """How this command of a viewer was refused."""
        return self._refusals_of(viewer).get(command)

    def note_refusal(self, viewer: Viewer, refused: Refused) -> None:
        """Remember a refusal for as long as there is room."""
        refusals = self._refusals_of(viewer)
        _remember(refusals, refused.id, refused, MOST_REFUSALS if refusals is self._refusals else MOST_OF_ONE)

    def token(self, command: str, lobby: Lobby) -> SeatGiven | None:
        """The token that this command was given, if it is still good."""
        given = self._tokens.get(command)
        return given if given and is_good(lobby, given.seat, digest_of(given.token)) else None

    def note_token(self, given: SeatGiven) -> None:
        """Remember a token for as long as there is room."""
        _remember(self._tokens, given.id, given, MOST_TOKENS)

    def _refusals_of(self, viewer: Viewer) -> OrderedDict[str, Refused]:
        """Refusals are given again to whoever sits at the table; who watches has only its own to spoil."""
        is_ours = viewer.digests or viewer.has_host_token
        return self._refusals if is_ours else viewer.refusals


def _remember(kept: OrderedDict[str, T], key: str, value: T, most: int) -> None:
    kept[key] = value
    if len(kept) > most:
        kept.popitem(last=False)
