"""The pages as a player finds them: by the words on them, by where pieces lie, by what can be done now."""

from contextlib import suppress

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from laufspiel.words import tell

# What the table waits for, and how many lines its log has. Null while it waits for nobody.
# Letters that are still to come would push things about under a finger.
WAITS_FOR = """(before) => {
  if (document.fonts.status !== 'loaded') return null;
  const lines = document.querySelectorAll('.surface .log li:not(.help)').length;
  if (lines <= before) return null;
  if (document.querySelector('dialog[open] .places')) return ['end', lines];
  if (document.querySelector('.bar .die.tap')) return ['throw', lines];
  if (document.querySelector('main [data-reach="button"]')) return ['piece', lines];
  if (document.querySelector('.bar .buttons button:not([data-shows])')) return ['button', lines];
  return null;
}"""

# Everything of a table that a player can see, but for what moves: two equal ones show the same table.
SEEN = """() => {
  const words = (all) => [...document.querySelectorAll(all)].map((one) => one.textContent.trim());
  return {
    board: words('main .visually-hidden li'),
    pieces: [...document.querySelectorAll('main svg g[aria-hidden] g[style*=transform]')].map(
      (piece) => piece.style.transform),
    reach: [...document.querySelectorAll('main [data-reach][aria-label]')].map(
      (one) => [one.dataset.reach, one.getAttribute('aria-label'), one.getAttribute('transform')]),
    players: [...document.querySelectorAll('.players li')].map((one) =>
      [one.textContent.trim(), one.getAttribute('aria-current'),
       ...[...one.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))]),
    log: words('.surface .log li'),
    bar: words('.bar .ask, .bar .buttons button'),
    die: document.querySelector('.bar .die svg')?.getAttribute('aria-label') ?? null,
  };
}"""

# All letters are here, and everything has had two frames to find its place.
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""

MOST_ACTS = 1500
"""More than any match takes; whoever does more goes round in circles."""


def settle(page):
    """Wait until things lie where they stay: to be called before measuring or taking a picture."""
    page.evaluate(SETTLED)


class Pages:
    """What all pages share: a visitor, and the words of the language they see."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.page = visitor.page

    def say(self, id, **args):
        return tell(id, self.visitor.language, **args)

    def button(self, id, **args):
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def link(self, id, **args):
        return self.page.get_by_role("link", name=self.say(id, **args), exact=True)

    def dialog(self, id):
        return self.page.get_by_role("dialog", name=self.say(id))


class Shelf(Pages):
    def box(self, game):
        return self.page.get_by_role("article", name=self.say(f"{game}-title"))

    def play_now(self, game):
        self.box(game).get_by_role("button", name=self.say("play-now")).click()
        return Table(self.visitor)

    def new_table(self, game):
        self.box(game).get_by_role("link", name=self.say("new-table")).click()
        return NewTable(self.visitor)

    def running(self, code):
        """The way back to a table of this browser."""
        return self.page.get_by_role("listitem").get_by_role("link").filter(has_text=code)


class NewTable(Pages):
    def start(self):
        self.button("new-start").click()
        return Table(self.visitor)


class Table(Pages):
    def __init__(self, visitor):
        super().__init__(visitor)
        self.lines = 0
        self.board = self.page.locator("main svg[role=group]")
        self.bar = self.page.locator("section.bar")
        self.die = self.bar.locator(".die")
        self.choices = self.page.locator("main [data-reach=button]")
        self.barred = self.page.locator("main [data-reach=barred]")
        self.throw_button = self.button("throw")
        self.result = self.dialog("result-title")

    def wait(self):
        """Wait until a person of this table must do something: throw, piece, button, or end when it is over.

        Whatever was done before must have added a line to the log.
        """
        try:
            found = self.page.wait_for_function(WAITS_FOR, arg=self.lines)
        except PlaywrightTimeout:
            shown = self.page.locator("body").aria_snapshot()
            raise AssertionError(f"nothing to do after line {self.lines} of the log:\n{shown}") from None
        waits_for, self.lines = found.json_value()
        return waits_for

    def wait_anew(self):
        """Wait as before, at a table that was opened anew."""
        self.lines = 0
        return self.wait()

    def seen(self):
        return self.page.evaluate(SEEN)

    def expect_seen(self, expected):
        """The table must come to show this, and nothing else."""
        with suppress(PlaywrightTimeout):
            shows = f"(expected) => JSON.stringify(({SEEN})()) === JSON.stringify(expected)"
            self.page.wait_for_function(shows, arg=expected)
        assert self.seen() == expected

    def play(self, throw, move, until=lambda waits_for: False):
        """Go on until it is over or `until` says so, doing what must be done with `throw` and `move`."""
        self.lines = 0
        for _ in range(MOST_ACTS):
            waits_for = self.wait()
            if waits_for == "end" or until(waits_for):
                return waits_for
            if waits_for == "throw":
                throw()
            else:
                move(waits_for)
        raise AssertionError(f"not over after {MOST_ACTS} acts")

    def play_by_mouse(self, **how):
        return self._play_by_touching(self.page.mouse.click, **how)

    def play_by_finger(self, **how):
        return self._play_by_touching(self.page.touchscreen.tap, **how)

    def _play_by_touching(self, touch, pick=lambda count: 0, until=lambda waits_for: False):
        """`pick` tells which of so many choices is taken."""

        def move(waits_for):
            if waits_for == "piece":
                touch(*middle(self.choices.nth(pick(self.choices.count()))))
            else:
                touch(*middle(self.bar.locator(".buttons button").first))

        return self.play(lambda: touch(*middle(self.die)), move, until)


def middle(thing):
    """The middle of a thing, to be touched whatever else lies there."""
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class ReplayPage(Pages):
    def __init__(self, visitor):
        super().__init__(visitor)
        self.slider = self.page.get_by_role("slider", name=self.say("replay-slider"))
        self.line = self.page.get_by_role("region", name=self.say("replay"), exact=True).locator("p")

    def open(self, record):
        """Choose a file with a record to watch."""
        self.page.locator("input[type=file]").set_input_files(record)
