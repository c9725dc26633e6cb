"""The websocket protocol of the server underneath, with bounds where a hostile page could make it keep ever more."""

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from laufspiel.server.endings import NO_TEXT, TOO_LARGE
from laufspiel.server.logs import note

MOST_PARTS = 64
"""Frames in one message. Empty ones don't count towards its size, so they are counted."""


class Frames(WebSocketsSansIOProtocol):
    """Lets a page go that sends a message in endless parts, or pings without taking the pongs."""

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self._let_go()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on, if it is what it says it is."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._let_go(NO_TEXT)
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, if the page takes answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._let_go()
            self.transport.abort()  # it wouldn't take the farewell either

    async def send(self, message: ASGISendEvent) -> None:
        """Pass a message on. A visitor who was refused has had an answer, and not by mistake, as the log would say."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = self.close_sent

    def _let_go(self, code: int = TOO_LARGE) -> None:
        if not self.transport.is_closing():
            note("let go")
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
