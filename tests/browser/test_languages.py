"""Whole games and every page in each language, without a text that it lacks."""

import re

import pytest
from playwright.sync_api import expect

from laufspiel.games import all_games
from laufspiel.words import tell
from tests.browser.pages import NewTable, ReplayPage, Shelf, Table

pytestmark = pytest.mark.browser

LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "es"])
GAMES = pytest.mark.parametrize("game", ["kids", "asi-es-la-vida"])

# All that is written on the page, for eyes or for screen readers, as far as it is there now.
WRITTEN = """() => {
  const texts = [document.title];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) texts.push(all.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts.filter(Boolean);
}"""

# The id of a message, or its name for something the text should have said.
ID_OF_A_TEXT = re.compile(r"^[a-z]+(-[a-z0-9]+)+$|\{|\}|undefined|\bNaN\b")


def check_words(pages):
    codes = re.compile(r"^[a-z]{4}-[a-z]{4}-[a-z]{3}$")
    written = pages.page.evaluate(WRITTEN)
    assert [text for text in written if ID_OF_A_TEXT.search(text) and not codes.match(text)] == []
    expect(pages.page.locator("html")).to_have_attribute("lang", pages.visitor.language)
    pages.visitor.check()


@LANGUAGES
@GAMES
def test_a_whole_game_with_all_that_is_said_in_it(visit, server, game, language):
    made = server.lay(game, None, "random")
    shelf = Shelf(visit(language=language, tables=[made]))
    shelf.running(made["code"]).wait_for()
    check_words(shelf)
    shelf.running(made["code"]).click()
    table = Table(shelf.visitor)
    acts = 0

    def read(_waits_for):
        nonlocal acts
        acts += 1
        # Reading takes longer than playing; the log keeps what was said meanwhile.
        if acts % 10 == 1:
            check_words(table)
        return False

    assert table.play_by_mouse(until=read) == "end"
    check_words(table)
    table.result.get_by_role("link", name=table.say("replay")).click()
    replay = ReplayPage(table.visitor)
    replay.slider.wait_for()
    check_words(replay)


@LANGUAGES
@GAMES
def test_new_table_with_every_option_and_the_rules(visit, game, language):
    page = NewTable(visit(f"/new/{game}", language=language))
    page.button("new-add-seat").click()
    for option in all_games()[game].options:
        expect(page.page.get_by_role("group", name=option_words(game, option.name, language))).to_be_visible()
    check_words(page)
    table = page.start()
    table.wait()
    for opener in ["rules-title", "menu-title"]:
        table.button(opener).click()
        expect(table.dialog(opener)).to_be_visible()
        check_words(table)
        table.page.keyboard.press("Escape")


@LANGUAGES
@pytest.mark.parametrize("path", ["/replay", "/new/chess", "/t/no-such-table", "/nowhere"])
def test_pages_beside_the_games(visit, path, language):
    pages = Shelf(visit("/", language=language))
    pages.page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path
    )
    expect(pages.page.get_by_role("link", name=pages.say("to-shelf")).last).to_be_visible()
    check_words(pages)


@GAMES
def test_the_language_changes_in_mid_game_and_nothing_else(visit, server, game):
    made = server.lay_played(game, None, "random", until=lambda play: len(play.deeds) > 30)
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    table.wait()
    before = table.seen()
    for language, name in [("de", "Deutsch"), ("es", "Español"), ("en", "English")]:
        table.button("menu-title").click()
        table.page.get_by_role("radio", name=name).check(force=True)
        table.visitor.language = language
        expect(table.dialog("menu-title")).to_be_visible()
        table.dialog("menu-title").get_by_role("button", name=table.say("close")).click()
        check_words(table)
        assert table.seen()["pieces"] == before["pieces"]
    table.expect_seen(before)


# The log is longer than what is seen of it, and its last line is whole.
AT_ITS_END = """() => {
  const log = document.querySelector('.surface .log[role=region]');
  return log.scrollHeight > log.clientHeight + 50
    && log.scrollTop + log.clientHeight > log.scrollHeight - 2;
}"""


def test_the_log_stays_at_its_end_in_another_language(visit, server):
    made = server.lay_played("go-for-it", None, "random", until=lambda play: len(play.deeds) > 60)
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    table.wait()
    for language, name in [("de", "Deutsch"), ("es", "Español"), ("en", "English")]:
        table.button("menu-title").click()
        table.page.get_by_role("radio", name=name).check(force=True)
        table.visitor.language = language
        expect(table.dialog("menu-title")).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("region", name=table.say("log-title"))).to_be_visible()
        table.page.wait_for_function(AT_ITS_END)


@pytest.mark.parametrize(("asked", "spoken"), [("de-AT", "de"), ("es-MX", "es"), ("fr-FR", "en")])
def test_the_browser_tells_which_language_is_spoken(visit, asked, spoken):
    page = visit("/", locale=asked).page
    expect(page.get_by_role("heading", level=1)).to_have_text(tell("shelf-title", spoken))


def option_words(game, option, language):
    return tell(f"{game}-option-{option}".replace("_", "-"), language)
