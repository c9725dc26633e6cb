"""Whole games by mouse, from the shelf to the end."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Shelf

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["kids", "asi-es-la-vida"])
def test_a_whole_game_by_mouse(visit, game):
    table = Shelf(visit()).play_now(game)
    assert table.play_by_mouse(pick=random.Random(2).randrange) == "end"
    places = table.result.locator(".places > li")
    expect(places).to_have_count(3)
    expect(places.first).to_contain_text(table.say("place", place=1))
    expect(table.result.get_by_role("button", name=table.say("rematch"))).to_be_visible()
