"""A table of many places, as the people there see it."""

import time

from tests.browser.pages import NewTable, Pages, Table
from tests.browser.visitor import PATIENCE

# What can be done at this place now. Null while it waits for others.
OFFERED = """() => {
  if (document.querySelector('dialog[open] .places')) return 'end';
  if (document.querySelector('main [data-reach="button"]')) return 'piece';
  if (document.querySelector('.bar .buttons button')) return 'button';
  return null;
}"""
DEEDS = ("piece", "button")

AT_ONCE = {"speed": "none", "rolls": "auto"}
"""Nothing moves and dice roll by themselves, so that only choices take time."""


class Lobby(Pages):
    """The table before the game."""

    def __init__(self, visitor):
        super().__init__(visitor)
        self.name = self.page.get_by_label(self.say("sit-name"), exact=True)
        self.password = self.page.get_by_label(self.say("wish-password"), exact=True)
        self.start_button = self.button("lobby-start")

    def seat(self, number):
        return self.page.locator(f"li[data-seat='{number}']")

    def deed(self, deed, number):
        return self.seat(number).get_by_role("button", name=self.say(f"deed-{deed}"))

    def sit(self, number, name):
        self.name.fill(name)
        self.deed("sit", number).click()
        self.page.get_by_text(self.say("lobby-waits-for-host")).wait_for()
        return self

    def start(self):
        self.start_button.click()
        return FarTable(self.visitor)


class FarTable(Table):
    """A table whose people sit at several places."""

    def __init__(self, visitor):
        super().__init__(visitor)
        self.banners = self.page.locator(".banners")
        self.people = self.dialog("company-title")

    def offered(self):
        return self.page.evaluate(OFFERED)

    def expect_nothing_offered(self):
        self.page.wait_for_function(f"() => ({OFFERED})() === null")

    def act(self):
        """Do what can be done here; False when it is for others to do something."""
        offered = self.offered()
        if offered == "piece":
            # What lies over the board for a moment must not catch the click.
            self.choices.first.dispatch_event("click")
        elif offered == "button":
            self.bar.locator(".buttons button").first.dispatch_event("click")
        return offered in DEEDS

    def open_people(self):
        self.button("company-title").click()
        self.people.wait_for()
        return Lobby(self.visitor)

    def shut(self):
        self.page.keyboard.press("Escape")

    def talk(self):
        # On a phone the pad in sight is the one that lies over the table.
        self.page.locator(".leaves button").last.click()
        return self.page.get_by_role("log", name=self.say("talk-title"))

    def say_aloud(self, text):
        self.page.get_by_placeholder(self.say("talk-say")).last.fill(text)
        self.button("talk-send").last.click()


class InvitingTable(NewTable):
    """A new table at which everybody but the first sits elsewhere."""

    def invite(self, name):
        self.page.get_by_placeholder(self.say("new-name"), exact=True).first.fill(name)
        self.button("new-invite-others").click()
        self.button("new-start-far").click()
        self.button("lobby-start").wait_for()
        return Lobby(self.visitor)


def play_together(tables, until=lambda acts: False):
    """Everybody acts as it becomes their turn, until it is over everywhere or `until` says so."""
    acts = 0
    while not until(acts) and somebody_at_turn(tables):
        acts += sum(table.act() for table in tables)
    return acts


def somebody_at_turn(tables):
    """Wait until somebody can do something; whoever can. Nobody when it is over everywhere."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE / 1000:
        offered = [table.offered() for table in tables]
        if at_turn := [table for table, what in zip(tables, offered, strict=True) if what in DEEDS]:
            return at_turn
        if all(what == "end" for what in offered):
            return []
        tables[0].page.wait_for_timeout(10)
    raise AssertionError([table.seen() for table in tables])
