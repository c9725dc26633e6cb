"""The viewers of one table: which seats are theirs, and who is shown what."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from laufspiel.server.codes import digest_of
from laufspiel.server.lobby import Lobby
from laufspiel.server.protocol import ToBrowser
from laufspiel.server.viewers import Kind, Viewer, written
from laufspiel.server.wire import Unfit, failed

Show = Callable[[Kind], ToBrowser]


class Audience:
    """A seat is at one viewer at most: at the one who came with its token last."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()

    @property
    def present(self) -> frozenset[int]:
        """Seats whose people have the table open."""
        return frozenset(seat for viewer in self.viewers for seat in viewer.digests)

    def kinds(self, lobby: Lobby) -> set[Kind]:
        """What viewers there are."""
        return {viewer.kind(lobby) for viewer in self._greeted()}

    def take_seats(self, viewer: Viewer, tokens: Sequence[str], lobby: Lobby) -> dict[Viewer, list[int]]:
        """Give a viewer all that its tokens are for; gives who has lost seats by that, and which."""
        mine = {seat: _digest_of_seat(lobby, seat) for seat in lobby.seats_of(tokens)}
        lost: dict[Viewer, list[int]] = {}
        for other in self.viewers - {viewer}:
            taken = sorted(seat for seat in other.digests if seat in mine)
            for seat in taken:
                del other.digests[seat]
            if taken:
                lost[other] = taken
        viewer.digests, viewer.is_greeted = mine, True
        viewer.has_host_token = lobby.is_host_token(tokens)
        return lost

    def give_seat(self, viewer: Viewer, seat: int, token: str) -> None:
        """Somebody who has joined sits down."""
        for other in self.viewers:
            other.digests.pop(seat, None)
        viewer.digests[seat] = digest_of(token)

    def drop_dead_seats(self, lobby: Lobby, quiet: Viewer | None) -> None:
        """Take seats from viewers whose tokens are no longer good, and tell them; `quiet` knows already."""
        for viewer in self.viewers:
            for seat in [seat for seat, digest in viewer.digests.items() if not is_good(lobby, seat, digest)]:
                del viewer.digests[seat]
                if viewer is not quiet:
                    is_freed = lobby.places[seat].digest is None
                    tell(viewer, "error-seat-freed" if is_freed else "error-seat-reissued", seat)

    def show(self, lobby: Lobby, show: Show, snapshot: Show, among: Iterable[Viewer] | None = None) -> None:
        """Show everybody what is new; a snapshot to those who are now shown the table through other eyes."""
        texts: dict[tuple[Kind, bool], str] = {}
        for viewer in list(self._greeted() if among is None else among):
            kind = viewer.kind(lobby)
            key = kind, kind == viewer.shown
            if key not in texts:
                texts[key] = written(show(kind) if key[1] else snapshot(kind))
            viewer.shown = kind
            viewer.send_written(texts[key])

    def tell_all(self, message: ToBrowser) -> None:
        """The same to everybody."""
        text = written(message)
        for viewer in self._greeted():
            viewer.send_written(text)

    def _greeted(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.is_greeted]


def _digest_of_seat(lobby: Lobby, seat: int) -> str:
    """The digest of the token of a seat that somebody has."""
    digest = lobby.places[seat].digest
    assert digest is not None
    return digest


def is_good(lobby: Lobby, seat: int, digest: str) -> bool:
    """Whether a token's digest is still that of its seat."""
    return lobby.places[seat].digest == digest


def tell(viewer: Viewer, id: str, seat: int) -> None:
    """Tell a viewer what has become of its seat."""
    viewer.send(failed(Unfit(id, seat=seat)))


def tell_of_seats(
    viewer: Viewer, tokens: Sequence[str], lobby: Lobby, lost: Mapping[Viewer, Sequence[int]]
) -> None:
    """Tell who came with tokens which of them are worth nothing any more, and others that they lost seats to them."""
    gone = sorted(lobby.seats_lost(tokens) - viewer.digests.keys())
    for seat in gone:
        tell(viewer, "error-seat-reissued", seat)
    if tokens and not (gone or viewer.digests or viewer.has_host_token):
        viewer.send(failed(Unfit("error-wrong-token")))
    for other, seats in lost.items():
        for seat in seats:
            tell(other, "error-seat-taken-over", seat)
