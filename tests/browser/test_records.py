"""A match is downloaded, and watched again from the file."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.pages import ReplayPage, Table

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["kids", "asi-es-la-vida"])
STANDING = "main .visually-hidden li"


def download(table, tmp_path):
    """The record, as the table's page hands it out."""
    with table.page.expect_download() as coming:
        table.page.get_by_role("dialog").get_by_role("link", name=table.say("download-record")).click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    return file


@GAMES
def test_a_downloaded_record_is_watched_again_from_beginning_to_end(visit, server, tmp_path, game):
    made = server.lay_played(game, None, "random", "random")
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    assert table.wait() == "end"
    file = download(table, tmp_path)
    standing = table.page.locator(STANDING).all_text_contents()
    log = table.page.locator(".surface .log li").all_text_contents()

    replay = ReplayPage(visit("/replay"))
    replay.open(file)
    expect(replay.slider).to_have_value("0")
    steps = len(json.loads(file.read_text())["actions"])
    expect(replay.slider).to_have_attribute("max", str(steps))
    expect(replay.page.locator(STANDING).first).to_be_attached()
    expect(replay.page.locator(STANDING)).not_to_have_text(standing)
    replay.slider.press("End")
    expect(replay.slider).to_have_value(str(steps))
    expect(replay.page.locator(STANDING)).to_have_text(standing)
    expect(replay.page.locator(".surface .log li")).to_have_text(log)


@GAMES
def test_a_running_match_is_watched_up_to_where_it_is(visit, server, tmp_path, game):
    made = server.lay_played(game, None, "random", until=lambda play: len(play.deeds) > 30)
    table = Table(visit(f"/t/{made['code']}", tables=[made]))
    table.wait()
    standing = table.page.locator(STANDING).all_text_contents()
    table.button("menu-title").click()
    replay = ReplayPage(visit("/replay"))
    replay.open(download(table, tmp_path))
    replay.button("replay-last").click()
    expect(replay.page.locator(STANDING)).to_have_text(standing)


def test_a_replay_is_walked_through_by_buttons_keys_and_by_itself(visit, server):
    made = server.lay_played("kids", None, "random")
    replay = ReplayPage(visit(f"/t/{made['code']}/replay", tables=[made]))
    replay.button("replay-forward").click()
    expect(replay.slider).to_have_value("1")
    expect(replay.line.first).not_to_have_text(replay.say("replay-opening"))
    replay.page.keyboard.press("ArrowRight")
    expect(replay.slider).to_have_value("2")
    replay.button("replay-back").click()
    replay.button("replay-first").click()
    expect(replay.slider).to_have_value("0")
    expect(replay.line.first).to_have_text(replay.say("replay-opening"))
    replay.button("replay-play").click()
    replay.page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 3")
    replay.button("replay-pause").click()
    expect(replay.button("replay-play")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "told"),
    [("no record at all", "not a record"), ('{"laufspiel": 99}', "99"), ("{}", "not a record")],
)
def test_what_is_no_record_gets_a_sentence(visit, tmp_path, content, told):
    file = tmp_path / "broken.json"
    file.write_text(content)
    replay = ReplayPage(visit("/replay"))
    replay.visitor.expect("400", "422")
    replay.open(file)
    expect(replay.page.get_by_role("alert")).to_contain_text(told)


def test_an_impossible_entry_is_named_and_the_next_file_opened(visit, server, tmp_path):
    made = server.lay_played("kids", None, "random", until=lambda play: len(play.deeds) > 20)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(server.record(made["code"]))
    record = json.loads(good.read_bytes())
    record["actions"][7] = {"do": "move", "pawn": 2, "colour": "red"}
    bad.write_text(json.dumps(record))
    replay = ReplayPage(visit("/replay"))
    replay.visitor.expect("400", "422")
    replay.open(bad)
    expect(replay.page.get_by_role("alert")).to_contain_text("actions[7]")
    replay.open(good)
    expect(replay.slider).to_be_visible()
