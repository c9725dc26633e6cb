"""Codes with which websockets are closed: those of the protocol, and from 4000 on our own."""

GOODBYE = 1000
UNTOLD = 1005
"""The page closed without a code."""
LOST = 1006
"""The connection is gone, and nobody said why."""
NO_TEXT = 1007
TOO_LARGE = 1009
RESTART = 1012
"""The server stops; come back at once."""
TRY_AGAIN = 1013
"""The page didn't keep up, or the store is in trouble; come back."""
NO_TABLE = 4404
TOO_MUCH = 4429
"""The page asks for more than it may; come back later."""
