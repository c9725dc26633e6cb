"""A visitor with a browser of their own, who notes everything that goes wrong in it."""

import json
import os

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}

LOCALES = {"en": "en-GB", "de": "de-DE", "es": "es-ES"}
PATIENCE = 60_000
"""Milliseconds that anything on a page may take on a busy machine before a test gives up."""

SLOW = float(os.environ.get("SLOW", "1"))
"""How many times slower than this machine a visitor's is; a slow one has a slow network too."""
LATENCY = 300
"""Milliseconds that a slow network takes to answer."""

# The page gives up a wire that isn't there after some seconds, and tries anew.
HARMLESS = ("WebSocket is closed before the connection is established",)

# Run in every page before its own scripts.
WATCH = """
window.__violations = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.__violations.push(`${event.violatedDirective} ${event.blockedURI}`));
// What this device adds to the dice is the same each time.
crypto.getRandomValues = (bytes) => bytes.fill(7);
window.__moved = window.__animated = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.__moved += 1;
  window.__animated += 1;
  return animate.apply(this, how);
};
for (const kind of ['animationstart', 'transitionrun'])
  document.addEventListener(kind, () => (window.__moved += 1), true);
"""


class Visitor:
    """One browser without a past, and one page in it.

    `still` asks for reduced motion, `settings` are what this browser remembers of its owner, `tables` are the
    tables it has laid; the network of a `cuttable` one can be cut.
    """

    def __init__(
        self,
        chromium,
        server,
        language="en",
        size=WIDE,
        scheme="light",
        still=True,
        settings=None,
        tables=(),
        sharpness=1,
        touch=False,
        cuttable=False,
        locale=None,
    ):
        self.server = server
        self.language = language
        self.complaints = []
        self.expected = ()
        kept = {"laufspiel.settings": settings or {}, "laufspiel.tables": list(tables)}
        storage = [{"name": key, "value": json.dumps(value)} for key, value in kept.items()]
        self.context = chromium.new_context(
            base_url=server.address,
            locale=locale or LOCALES[language],
            viewport=size,
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            device_scale_factor=sharpness,
            has_touch=touch,
            storage_state={"cookies": [], "origins": [{"origin": server.address, "localStorage": storage}]},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.page = self.context.new_page()
        slow_down(self.context, self.page)
        self.is_cut = False
        self.wires = []
        if cuttable:
            self.page.route_web_socket("**/socket", self._connect)
        self._watch()

    def _watch(self):
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("request", lambda request: self._note_address(request.url))
        self.page.on("websocket", lambda socket: self._note_address(socket.url))

    def _note_console(self, message):
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _note_address(self, address):
        host = self.server.address.removeprefix("http://")
        ours = (f"http://{host}/", f"ws://{host}/", f"blob:http://{host}/", "data:")
        if not address.startswith(ours):
            self._note(f"asked {address}")

    def _note(self, complaint):
        if not any(part in complaint for part in (*HARMLESS, *self.expected)):
            self.complaints.append(complaint)

    def expect(self, *parts):
        """From now on complaints with one of these in them are right."""
        self.expected = parts

    def go(self, path):
        self.page.goto(path)
        return self

    def cut(self):
        """The network is gone: what is open breaks, and nothing can be opened."""
        self.is_cut = True
        for wire in self.wires:
            wire.close()
        self.wires.clear()

    def mend(self):
        """The network is back, and the browser says so."""
        self.is_cut = False
        self.page.evaluate("dispatchEvent(new Event('online'))")

    def _connect(self, wire):
        if self.is_cut:
            wire.close()
        else:
            wire.connect_to_server()
            self.wires.append(wire)

    def check(self):
        """Nothing may have gone wrong so far: no error, no stranger asked, no policy violated, no text missing."""
        assert self.page.evaluate("window.__violations") == []
        assert self.page.evaluate("window.__missingKeys ?? 0") == 0
        assert self.complaints == []

    def leave(self):
        try:
            self.check()
        finally:
            self.context.close()


def slow_down(context, page):
    """Shows what races: on a slow visitor's machine things come in another order."""
    if SLOW > 1:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        network = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
        session.send("Network.emulateNetworkConditions", network)
