"""Whole lives on the printed board, from the clinic to the clouds, told throw by throw."""

import pytest

from laufspiel.games.es_geht_seinen_gang import rules
from laufspiel.games.es_geht_seinen_gang.names import GOOD_KEYS, PARTNER_KEYS
from laufspiel.games.es_geht_seinen_gang.printed import points_of
from laufspiel.games.es_geht_seinen_gang.state import State
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.struct import copy, new
from tests.games.es_geht_seinen_gang import house
from tests.games.es_geht_seinen_gang.builders import Table
from tests.games.happenings import names

LONGEST = 400


def newborns(*lives):
    """A game on the house board in which the first seat begins."""
    board, state = house.board(len(lives)), new(State)
    rules.setup(board, state, len(lives), 0)
    laid = Table(house.LAYOUT, board, state)
    for life in lives:
        laid.do("live", life=life)
    return laid


def live_on(laid, seat, prefer, until):
    """Throw low numbers that kill nobody, choosing ways that `prefer` names first, until it is as `until` says."""
    told = []
    for step in range(LONGEST):
        if until(laid) or laid.is_over:
            return told
        told += names(laid.do(**choice(laid, seat, prefer, step)))
    raise AssertionError(f"still at {laid.place(seat)} after {LONGEST} steps")


def choice(laid, seat, prefer, step):
    forms = laid.forms()
    if laid.actor == LUCK:
        later = forms[step % min(len(forms), 8) :]
        return next(form for form in later if survives(laid, form, seat, prefer))
    if laid.phase == "choosing_way" and laid.turn == seat:
        for path in prefer:
            for form, way in zip(forms, laid.ways(), strict=True):
                if way.startswith(f"{path} "):
                    return form
    return next((form for form in forms if form["do"] in ("pass_by", "leave")), forms[0])


def survives(laid, form, seat, prefer):
    """Whether nobody dies of what luck would do, before luck is asked again."""
    tried = Table(laid.layout, laid.board, copy(laid.state))
    happened = names(tried.do(**form))
    while tried.actor != LUCK and not tried.is_over:
        happened += names(tried.do(**choice(tried, seat, prefer, 0)))
    return "died" not in happened


def on(path, seat=0):
    return lambda laid: laid.place(seat).startswith(f"{path} ")


@pytest.mark.rule("E-30")
@pytest.mark.parametrize("career", ["science", "sport", "enterprise", "party", "crooked"])
@pytest.mark.parametrize(("life", "service"), [("man", "basic_service"), ("woman", "civil_service")])
def test_a_life_leads_through_school_and_service_into_each_career(career, life, service):
    laid = newborns(life, "man")
    live_on(laid, 0, [], on("school"))
    laid.state.chips[0] = points_of("b" * 9 + "r" * 9)
    live_on(laid, 0, ["upper_school", "eos", "studies", service], on(service))
    assert "class_8" in laid.certificates()
    live_on(laid, 0, [career], lambda laid: laid.career() == career)
    assert laid.is_alive()


@pytest.mark.rule("E-27")
def test_a_life_leads_straight_into_the_military_career():
    laid = newborns("woman", "man")
    live_on(laid, 0, ["training", "military"], on("military"))
    assert laid.career() == "military"


@pytest.mark.rule("E-20")
def test_a_failed_abitur_leads_through_work_placement_to_the_diplom():
    laid = newborns("man", "woman")
    laid.put(0, "eos 8")
    laid.state.chips[0] = 0
    assert "failed_exam" in names(laid.throw(1, 1))
    live_on(laid, 0, ["placement"], on("placement"))
    laid.state.chips[0] = points_of("bbbr")
    live_on(laid, 0, [], lambda laid: "diplom" in laid.certificates())
    assert laid.scores[0] == 4


@pytest.mark.rule("E-38")
@pytest.mark.parametrize("lives", [("man", "woman"), ("woman", "woman", "man", "man")])
def test_all_paths_lead_to_the_end_of_the_game(lives):
    laid = newborns(*lives)
    told = live_on(laid, 0, [], lambda laid: False)
    assert laid.is_over
    assert told.count("scored") == len(lives)
    assert sum(laid.shares) == pytest.approx(1)


@pytest.mark.rule("E-24")
def test_a_family_is_founded():
    laid = newborns("woman", "man")
    laid.put(0, "upper_school 2")
    laid.state.chips[0] = points_of("ggggbbbbyyyyrrrr")
    laid.throw(1, 1)
    laid.do("stop")
    partner = laid.choices("meet")[0]
    laid.do("meet", partner=partner)
    assert laid.board.partner_life[PARTNER_KEYS.index(partner)] == 1
    laid.put(0, "studies 6")
    live_on(laid, 0, [], lambda laid: laid.turn == 0 and laid.is_throwing)
    assert "child" in names(laid.throw(1, 1))


@pytest.mark.rule("E-26")
def test_every_good_of_the_legend_can_be_had_once_by_who_is_rich_enough():
    laid = newborns("woman", "man")
    laid.put(0, "junction")
    laid.state.chips[0] = 200
    laid.throw(1, 1)
    laid.go("civil_service")
    laid.do("stop")
    while laid.choices("buy"):
        laid.do("buy", good=laid.choices("buy")[0])
    assert laid.cards() == list(GOOD_KEYS[: laid.board.goods])
    assert laid.scores[0] == laid.board.good_cost.sum()
