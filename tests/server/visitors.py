"""Pages that visit a server under test, as the browser does."""

from contextlib import contextmanager
from itertools import count

HOST = "testserver"
PERSON, GREEDY, RANDOM = None, "greedy", "random"

_ids = count()


def lay(client, *bots, game="kids", **wish):
    """A new table: a seat for each of `bots`, PERSON for a person."""
    seats = [{"name": f"Player {i + 1}", "bot": bot} for i, bot in enumerate(bots)]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


@contextmanager
def visit(client, made, watch=False):
    """A page at a table, greeted."""
    with client.websocket_connect(f"/api/tables/{made['code']}/socket") as socket:
        page = Page(socket, [] if watch else tokens_of(made))
        page.hello()
        yield page


def tokens_of(made):
    """All tokens that a browser keeps of a table it has laid."""
    return [made["host"], *made["seats"].values()]


class Page:
    """What a page knows of a table and can do at it."""

    def __init__(self, socket, tokens=()):
        self.socket = socket
        self.tokens = list(tokens)
        self.sequence = None
        self.choices = []
        self.standings = []
        self.can_undo = False
        self.log = []
        self.heard = []

    def hello(self):
        """Ask for the table anew."""
        self.socket.send_json({"type": "hello", "tokens": self.tokens})
        return self.hear("snapshot")

    def hear(self, *types):
        """The next message, which must be of one of these types."""
        message = self.socket.receive_json()
        self.heard.append(message)
        assert message["type"] in types, message
        if message["type"] in ("snapshot", "update"):
            self._follow(message)
        return message

    def _follow(self, message):
        if message["type"] == "snapshot":
            self.log = list(message["log"])
        else:
            assert message["base"] == self.sequence, "an update was missed"
            self.log += [line for step in message["steps"] for line in step["lines"]]
        self.sequence = message["sequence"]
        self.choices, self.standings = message["choices"], message["standings"]
        self.can_undo = message["can_undo"]

    @staticmethod
    def new_id():
        return f"command-{next(_ids)}"

    def ask(self, type, id=None, expected=None, **rest):
        """Send a command and give its answer."""
        expected = self.sequence if expected is None else expected
        id = id or self.new_id()
        self.socket.send_json({"type": type, "id": id, "expected": expected, **rest})
        return self.hear("ack", "refused")

    def act(self, action=None, **rest):
        """Carry out an action, the first open one if none is told, and look on until a person must act again."""
        answer = self.ask("act", action=action or self.choices[0]["action"], **rest)
        assert answer["type"] == "ack", answer
        self.hear("update")
        self.look_on()

    def undo(self, **rest):
        assert self.ask("undo", **rest)["type"] == "ack"
        return self.hear("snapshot")

    def look_on(self):
        while not self.choices and not self.standings:
            self.hear("update")

    def play_until(self, does):
        """Take the first open action until one of this kind is open and each player has something; the view then."""
        while True:
            view = self.hello()["view"]
            kinds = [choice["action"]["do"] for choice in self.choices]
            if does in kinds and all(seat["cards"] and seat["money"] for seat in view["seats"]):
                return view
            self.act()

    def play(self, most=10_000):
        """Take the first open action up to `most` times, or until the match is over."""
        while self.choices and most:
            self.act()
            most -= 1
