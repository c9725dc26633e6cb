"""People at several devices: pages that hear from each other while they wait for their own answers."""

from contextlib import contextmanager

from tests.server.visitors import Page, lay

HERE, ELSEWHERE = {"name": "Host"}, {"place": "elsewhere"}


def lay_far(client, *seats, **wish):
    """A table for people elsewhere: a wish for each seat."""
    return lay(client, *(None for _ in seats), seats=list(seats), **wish)


@contextmanager
def come(client, made, tokens=None):
    """A page of somebody with these tokens, or of the host, greeted."""
    given = [made["host"], *made["seats"].values()] if tokens is None else tokens
    with client.websocket_connect(f"/api/tables/{made['code']}/socket") as socket:
        page = FarPage(socket, given)
        page.hello()
        yield page


class FarPage(Page):
    """Follows whatever comes; `told` are the failures it was told, `seats` and `table` as it last heard."""

    def __init__(self, socket, tokens=()):
        super().__init__(socket, tokens)
        self.told = []
        self.talk = []
        self.seats = self.table = self.clock = self.view = None

    def hello(self):
        self.socket.send_json({"type": "hello", "tokens": self.tokens})
        return self.until("snapshot")

    def hear_one(self):
        message = self.socket.receive_json()
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            self._follow(message)
        if message["type"] == "failed":
            self.told.append(message["words"])
        if message["type"] == "seat_given":
            self.given = message
        self._note(message)
        return message

    def _note(self, message):
        for name in ("seats", "table"):
            if message.get(name) is not None:
                setattr(self, name, message[name])
        if "clock" in message:
            self.clock = message["clock"]
        if message["type"] == "snapshot":
            self.talk = list(message["talk"])
        elif message["type"] == "update":
            self.talk += message["talk"]

    def until(self, *types, where=None):
        """Hear whatever comes, up to a message of one of these types for which `where` holds."""
        while True:
            message = self.hear_one()
            if message["type"] in types and (where is None or where(message)):
                return message

    def ask(self, type, id=None, expected=None, **rest):
        """Send a command and give its answer."""
        id = id or self.new_id()
        expected = self.sequence if expected is None else expected
        self.socket.send_json({"type": type, "id": id, "expected": expected, **rest})
        return self.until("ack", "refused", where=lambda message: message["id"] == id)

    def done(self, type, **rest):
        """Send a command, which must be carried out, and hear what came of it."""
        answer = self.ask(type, **rest)
        assert answer["type"] == "ack", answer
        self.catch_up(answer["sequence"])
        return answer

    def why(self, type, **rest):
        """Send a command, which must be refused; gives the words' id."""
        answer = self.ask(type, **rest)
        assert answer["type"] == "refused", answer
        return answer["words"]["id"]

    def catch_up(self, sequence):
        while self.sequence < sequence:
            self.hear_one()

    def join(self, seat, name="Guest", **rest):
        self.done("join", seat=seat, name=name, **rest)
        assert self.given["seat"] == seat
        self.tokens.append(self.given["token"])
        return self.given["token"]

    def act(self, action=None, **rest):
        return self.done("act", action=action or self.choices[0]["action"], **rest)

    def look_until(self, holds):
        """Hear whatever comes until something holds."""
        while not holds(self):
            self.hear_one()


def play_on(*pages, most=10_000):
    """Whoever has choices takes the first, until the game is over."""
    while most and not pages[0].standings:
        mover = next((page for page in pages if page.choices), None)
        if mover is None:
            # Whoever has heard least: what comes next comes to everybody, but nobody knows after how much else.
            min(pages, key=lambda page: page.sequence).hear_one()
            continue
        answer = mover.act()
        for page in pages:
            page.catch_up(answer["sequence"])
        most -= 1
