"""What bots are told of the way ahead, against closed forms: far ahead a die rests on two spaces of seven."""

import pytest

from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES, GREEN, YELLOW
from laufspiel.games.es_geht_seinen_gang.state import DISKOS, EXAMS, KONSUMS, LEVELS, TURNS
from tests.games.es_geht_seinen_gang.builders import REST, table

FAR = ["-"] * 20
HIT = 2 / 7
"""How likely a die comes to rest on a space far ahead."""


def ahead(*road, at="road 1", **more):
    """What lies ahead of a space."""
    laid = table(*road, *FAR, **more)
    return laid.board.ahead[laid.layout.number_of(at)]


def test_dots_come_as_often_as_dice_rest_on_them():
    assert ahead(*FAR, "ggy")[GREEN] == pytest.approx(2 * HIT, rel=0.01)
    assert ahead(*FAR, "ggy")[YELLOW] == pytest.approx(HIT, rel=0.01)


def test_stops_are_come_by_whatever_the_dice_show():
    found = ahead("-", "konsum", "level", "disko", "disko")
    assert found[[KONSUMS, LEVELS]] == pytest.approx(1)
    on_the_last_stretch = 1
    assert found[DISKOS] == pytest.approx(2 + on_the_last_stretch)


@pytest.mark.rule("E-16")
def test_nobody_comes_past_an_examination():
    found = ahead(*FAR, "exam abitur")
    assert [found[EXAMS + i] for i in range(len(CERTIFICATES))] == pytest.approx([0, 0, 1, 0, 0])
    assert ahead(*FAR, "exam abitur", "-", "g")[GREEN] == pytest.approx(1 / 6 + 1 / 36)


@pytest.mark.rule("E-37")
def test_death_takes_what_lies_behind_it():
    assert ahead(*FAR, "death", *FAR, "konsum")[KONSUMS] == pytest.approx(1 - HIT, rel=0.01)


@pytest.mark.rule("E-13")
def test_who_rests_on_a_red_arrow_walks_again():
    once, again = ahead(*FAR, "-", "-"), ahead(*FAR, "-", "> road 1")
    assert again[TURNS] > once[TURNS] + HIT * 20 / 7


def test_a_turn_takes_seven_spaces():
    near, far = (ahead("-", at=f"rest {place}")[TURNS] for place in (REST - 7, REST - 28))
    assert far - near == pytest.approx(3, rel=0.02)
