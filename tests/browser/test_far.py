"""One table, many places: two browsers and a phone, each with a language of its own."""

import time
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Shelf
from tests.browser.places import AT_ONCE, FarTable, InvitingTable, Lobby, play_together, somebody_at_turn
from tests.browser.test_access import IN_EVERY_LOOK, barriers
from tests.browser.visitor import PHONE, WIDE

pytestmark = pytest.mark.browser

CUT = ["WebSocket connection", "ERR_"]

# Counts the locks that are held.
WAKE_LOCKS = """
window.__awake = 0;
Object.defineProperty(navigator, 'wakeLock', {value: {
  request: async () => {
    window.__awake += 1;
    return {released: false, release: async () => { window.__awake -= 1; }};
  },
}});
"""


@pytest.fixture
def lobby(visit):
    """Anna has laid a table for three and invites the others."""
    host = visit("/new/kids", settings=AT_ONCE)
    return InvitingTable(host).invite("Anna")


@pytest.fixture
def join(visit, lobby):
    """Somebody opens the link."""

    def open_link(number=None, name="", fragment="", **wishes):
        path = lobby.page.url.removeprefix(lobby.visitor.server.address).partition("#")[0]
        guest = Lobby(visit(path + fragment, settings=AT_ONCE, **wishes))
        return guest if number is None else guest.sit(number, name)

    return open_link


@pytest.fixture
def tables(lobby, join):
    """Anna at a wide screen, Ben at a phone, Cleo at another wide screen; the game has begun."""
    ben = join(1, "Ben", language="de", size=PHONE, touch=True)
    cleo = join(2, "Cleo", language="es", scheme="dark", cuttable=True)
    anna = lobby.start()
    everybody = [anna, FarTable(ben.visitor), FarTable(cleo.visitor)]
    for table in everybody:
        table.bar.wait_for()
    return everybody


def acts(count):
    return lambda done: done >= count


def test_a_whole_game_with_a_reload_a_lost_network_and_a_bot_in_between(tables, record_property):
    anna, ben, cleo = tables
    play_together(tables, acts(6))

    ben.page.reload()
    ben.bar.wait_for()
    play_together(tables, acts(6))

    cleo.visitor.expect(*CUT)
    cleo.visitor.cut()
    expect(cleo.page.get_by_text(cleo.say("wire-lost"))).to_be_visible()
    cleo.visitor.mend()
    back = time.monotonic()
    expect(cleo.page.get_by_text(cleo.say("wire-lost"))).to_have_count(0)
    record_property("measured", f"back {time.monotonic() - back:.2f} s after the network was")
    play_together(tables, acts(6))

    path = ben.page.url
    ben.page.goto("about:blank")
    expect(anna.page.locator(".players li").nth(1)).to_contain_text(anna.say("chair-absent"))
    anna.open_people().deed("skip", 1).click()
    anna.shut()
    cleo.banners.get_by_role("button", name=cleo.say("yes")).click()
    expect(anna.page.locator(".players li").nth(1)).to_contain_text(anna.say("chair-stand-in"))
    play_together([anna, cleo], acts(4))

    ben.page.goto(path)
    ben.bar.wait_for()
    expect(anna.page.locator(".players li").nth(1)).not_to_contain_text(anna.say("chair-stand-in"))
    play_together(tables)
    for table in tables:
        expect(table.result.locator(".places > li")).to_have_count(3)

    anna.result.get_by_role("button", name=anna.say("rematch")).click()
    for table in (ben, cleo):
        table.result.get_by_role("button", name=table.say("banner-rematch-go")).click()
    expect(anna.page).not_to_have_url(path)
    for table in tables:
        expect(table.page).to_have_url(anna.page.url)
        expect(table.page.locator(".surface .players li")).to_have_count(3)
        expect(table.result).to_have_count(0)


def test_the_screen_stays_awake_in_ones_turn_only(tables):
    for table in tables:
        table.visitor.context.add_init_script(WAKE_LOCKS)
        table.page.reload()
        table.bar.wait_for()
    play_together(tables, acts(2))
    at_turn = somebody_at_turn(tables)
    for table in tables:
        expected = 1 if table in at_turn else 0
        table.page.wait_for_function(f"window.__awake === {expected}")


def test_given_only_a_link_one_is_soon_in_the_game(lobby, join, record_property):
    lobby.deed("bot-in", 2).click()
    begun = time.monotonic()
    guest = join(1, "Ben", size=PHONE)
    lobby.start()
    FarTable(guest.visitor).bar.wait_for()
    record_property("measured", f"in the game {time.monotonic() - begun:.1f} s after a link was opened")


def test_a_seat_link_opens_the_seat_elsewhere_and_is_taken_out_of_the_address(lobby, join):
    ben = join(1, "Ben")
    tables = ben.page.evaluate("JSON.parse(localStorage['laufspiel.tables'])")
    tablet = join(fragment=f"#seat=1.{tables[0]['seats']['1']}", size=PHONE)
    expect(tablet.seat(1)).to_contain_text(tablet.say("chair-here"))
    assert "#" not in tablet.page.url
    assert "seat" not in tablet.page.evaluate("JSON.stringify(history.state)")
    expect(ben.page.get_by_text(ben.say("banner-elsewhere", name="Ben", count=1))).to_be_visible()
    ben.button("banner-play-here").click()
    expect(ben.seat(1)).to_contain_text(ben.say("chair-here"))
    expect(tablet.page.get_by_text(tablet.say("banner-elsewhere", name="Ben", count=1))).to_be_visible()


def test_a_second_tab_of_a_seat_is_told_plainly(tables):
    anna = tables[0]
    second = anna.visitor.context.new_page()
    second.goto(anna.page.url)
    expect(anna.banners).to_contain_text(anna.say("banner-elsewhere", name="Anna", count=1))
    anna.expect_nothing_offered()
    second.close()
    anna.button("banner-play-here").click()
    expect(anna.banners).not_to_contain_text(anna.say("banner-elsewhere", name="Anna", count=1))


def test_talk_is_shown_as_plain_text_and_reactions_in_each_readers_language(tables):
    anna, _, cleo = tables
    heard = cleo.talk()
    anna.talk()
    anna.say_aloud("<img src=x onerror=alert(1)> \u202eolleh")
    expect(heard).to_contain_text("<img src=x onerror=alert(1)> olleh")
    expect(heard.locator("img")).to_have_count(0)
    anna.button("reaction-thanks").click()
    expect(heard).to_contain_text(cleo.say("reaction-thanks"))
    people = cleo.open_people()
    people.deed("mute", 0).click()
    cleo.shut()
    expect(heard).not_to_contain_text(cleo.say("reaction-thanks"))


@pytest.fixture
def stopped(tables):
    """The same tables; no time passes at their pages but what is let pass by."""
    for table in tables:
        table.page.clock.install()
        table.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    return tables


def pass_by(tables, seconds):
    for table in tables:
        table.page.clock.run_for(seconds * 1000)


def test_a_reaction_hangs_for_a_moment_beside_its_player_on_every_screen(stopped):
    tables = stopped
    anna, ben, _ = tables
    anna.talk()
    anna.button("reaction-clap").click()
    for table in tables:
        players = table.page.locator(".players li")
        bubble = players.nth(0).locator(".said")
        expect(bubble).to_have_text(table.say("reaction-clap"))
        expect(bubble).to_be_in_viewport(ratio=1)
        expect(players.nth(1).locator(".said")).to_have_count(0)
    assert is_whole(ben.page.locator(".said"))
    pass_by(tables, 5)
    for table in tables:
        expect(table.page.locator(".said")).to_have_count(1)
    pass_by(tables, 2)
    for table in tables:
        expect(table.page.locator(".said")).to_have_count(0)


def is_whole(bubble):
    """Whether all of its text can be read."""
    return bubble.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_what_lies_over_the_table_goes_when_the_seat_is_taken_elsewhere(tables):
    anna = tables[0]
    for opener in ["rules-title", "menu-title", "company-title"]:
        anna.button(opener).click()
        expect(anna.dialog(opener)).to_be_visible()
        second = anna.visitor.context.new_page()
        second.goto(anna.page.url)
        expect(anna.dialog(opener)).to_have_count(0)
        expect(anna.button("banner-play-here")).to_be_visible()
        anna.button("banner-play-here").click()
        expect(anna.button("banner-play-here")).to_have_count(0)
        second.close()


def test_whom_to_invite_and_how_is_in_sight_at_once(lobby):
    for size in [WIDE, {"width": 1920, "height": 1080}]:
        lobby.page.set_viewport_size(size)
        expect(lobby.button("invite-copy")).to_be_in_viewport(ratio=1)
        expect(lobby.page.get_by_role("img", name=lobby.say("invite-title"))).to_be_in_viewport(ratio=1)
        expect(lobby.start_button).to_be_in_viewport(ratio=1)


def test_two_of_the_same_name_are_told_apart(lobby, join):
    anna = join(1, "Anna")
    for page in (lobby, anna):
        expect(page.seat(0).locator("strong").first).to_have_text("Anna")
        expect(page.seat(1).locator("strong").first).to_have_text("Anna 2")


def test_the_shelf_tells_whose_turn_it_is(tables, visit):
    play_together(tables, acts(4))
    turn = somebody_at_turn(tables)[0]
    name = ["Anna", "Ben", "Cleo"][tables.index(turn)]
    for table in tables:
        shelf = Shelf(table.visitor)
        code = table.page.url.rpartition("/")[2]
        table.visitor.go("/")
        told = table.say("table-your-turn") if table is turn else table.say("table-turn", name=name)
        expect(shelf.running(code)).to_contain_text(told)


def test_what_a_host_may_do(lobby, join):
    ben = join(1, "Ben")
    lobby.deed("kick", 1).click()
    expect(lobby.seat(1)).to_contain_text(lobby.say("chair-free"))
    ben.sit(1, "Ben")
    lobby.deed("bot-in", 2).click()
    expect(lobby.deed("bot-out", 2)).to_be_visible()
    lobby.deed("reissue", 1).click()
    expect(lobby.page.get_by_text(lobby.say("reissued-title", name="Ben"))).to_be_visible()
    expect(ben.seat(1)).to_contain_text(ben.say("chair-absent"))
    anna = lobby.start()
    people = anna.open_people()
    anna.button("pause").click()
    expect(people.page.get_by_role("button", name=people.say("resume")).first).to_be_visible()
    anna.shut()
    expect(FarTable(ben.visitor).banners).to_contain_text(ben.say("banner-paused"))
    anna.banners.get_by_role("button", name=anna.say("resume")).click()
    expect(FarTable(ben.visitor).banners).not_to_contain_text(ben.say("banner-paused"))


def test_a_new_link_in_the_game_is_for_who_is_gone_and_is_told_to_everybody(lobby, join):
    ben = join(1, "Ben", language="de")
    cleo = join(2, "Cleo", language="es")
    anna, cleo_at_table = lobby.start(), FarTable(cleo.visitor)
    cleo_at_table.bar.wait_for()
    path = ben.page.url
    people = anna.open_people()
    expect(people.deed("mute", 1)).to_be_visible()
    expect(people.deed("reissue", 1)).to_have_count(0)
    ben.page.goto("about:blank")
    people.deed("reissue", 1).click()
    for table in (anna, cleo_at_table):
        told = table.say("notice-seat-reissued", name="Ben")
        expect(table.page.get_by_text(told).first).to_be_visible()
    expect(cleo_at_table.talk()).to_contain_text(cleo.say("notice-seat-reissued", name="Ben"))
    ben.page.goto(path)
    expect(ben.page.get_by_text(ben.say("error-seat-reissued", seat="Ben"))).to_be_visible()


def test_a_table_with_a_password_asks_for_it(lobby, join):
    lobby.page.get_by_placeholder(lobby.say("wish-password-none")).fill("kuchen")
    lobby.button("wish-password-keep").click()
    expect(lobby.page.get_by_placeholder(lobby.say("wish-password-set"))).to_be_visible()
    ben = join()
    ben.name.fill("Ben")
    ben.password.fill("torte")
    ben.deed("sit", 1).click()
    expect(ben.page.get_by_text(ben.say("why-wrong-password"))).to_be_visible()
    ben.password.fill("kuchen")
    ben.deed("sit", 1).click()
    expect(ben.page.get_by_text(ben.say("lobby-waits-for-host"))).to_be_visible()


def test_two_quick_wishes_of_the_host_are_both_kept(lobby):
    wishes = [
        lobby.page.get_by_role("radio", name=lobby.say(wish), exact=True)
        for wish in ("wish-listed-yes", "wish-joining-no")
    ]
    # Both clicks before any answer: the second must know nothing of what became of the first.
    first, second = (wish.element_handle() for wish in wishes)
    lobby.page.evaluate("([first, second]) => { first.click(); second.click(); }", [first, second])
    lobby.deed("bot-in", 2).click()
    expect(lobby.deed("bot-out", 2)).to_be_visible()
    lobby.page.reload()
    for wish in wishes:
        expect(wish).to_be_checked()


def test_an_open_table_stands_on_the_shelf_and_a_code_may_be_typed(visit, lobby):
    lobby.page.get_by_role("radio", name=lobby.say("wish-listed-yes")).check()
    code = lobby.page.url.rpartition("/")[2]
    # The chip shows the wish at once; what is done after it shows that the wish has been heard.
    lobby.deed("bot-in", 2).click()
    expect(lobby.deed("bot-out", 2)).to_be_visible()
    shelf = Shelf(visit())
    expect(shelf.page.locator(f"a[href='/t/{code}']")).to_contain_text("Anna")
    shelf.page.get_by_label(shelf.say("join-title")).fill(code.upper().replace("-", " "))
    shelf.button("join-go").click()
    expect(Lobby(shelf.visitor).deed("sit", 1)).to_be_visible()


def test_who_only_watches_sees_the_game_and_nothing_to_do(tables, visit):
    anna = tables[0]
    watcher = FarTable(visit(anna.page.url.removeprefix(anna.visitor.server.address), settings=AT_ONCE))
    watcher.bar.wait_for()
    play_together(tables, acts(3))
    watcher.expect_nothing_offered()
    expect(watcher.page.locator(".players li")).to_have_count(3)


@IN_EVERY_LOOK
def test_no_barriers_in_the_lobby_nor_among_the_people(lobby, join, look):
    guest = join(**look)
    expect(guest.deed("sit", 1)).to_be_visible()
    assert barriers(guest.page) == []
    guest.sit(1, "Ben")
    assert barriers(guest.page) == []
    assert barriers(lobby.page) == []
    lobby.deed("bot-in", 2).click()
    lobby.start()
    table = FarTable(guest.visitor)
    table.bar.wait_for()
    table.open_people()
    assert barriers(table.page) == []
    table.shut()
    if look["size"] == PHONE:
        table.button("log-and-talk").click()
    table.talk()
    table.say_aloud("Hello!")
    assert barriers(table.page) == []
