from datetime import date

import pytest

from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import IllegalAction, OptionError, SeatError
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import copy, same

KIDS = all_games()["kids"]
TODAY = date(2025, 6, 15)


def prepared(colours=("blue", "red"), **options):
    seats = [Seat(colour.title(), colour) for colour in colours]
    return prepare(KIDS, shipped_edition("kids", ""), options, seats, TODAY)


def play(match, steps, seed=1):
    """Play on at random, and give what happened."""
    luck, deeds = SeededLuck(seed), []
    for _ in range(steps):
        if match.is_over:
            break
        if match.actor == LUCK:
            deeds.append(match.draw_luck(luck))
        else:
            legal = match.legal()
            deeds.append(match.act(legal[luck.below(len(legal))]))
    return deeds


def number(**form):
    return KIDS.actions.number(form)


def test_nothing_is_prepared_with_bad_options_or_seats():
    with pytest.raises(OptionError):
        prepared(entry="never")
    with pytest.raises(SeatError):
        prepared(colours=("blue",))


def test_a_deed_tells_who_did_what_and_what_happened():
    match = Match(prepared(first="seat"))
    deed = match.act(number(do="roll", face="blue"))
    assert (deed.actor, deed.action) == (LUCK, number(do="roll", face="blue"))
    assert deed.events == [{"event": "rolled", "seat": 0, "face": "blue"}]
    assert match.act(number(do="enter")).actor == 0


def test_an_action_that_is_not_open_is_refused_and_changes_nothing():
    match = Match(prepared(first="seat"))
    play(match, 40)
    before, actions = copy(match.state), list(match.actions)
    legal = match.legal()
    for action in range(KIDS.actions.count):
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                match.act(action)
            assert refused.value.refusal.rule.startswith("K-")
            assert refused.value.refusal.words.id.startswith("kids-why-")
    assert same(match.state, before)
    assert match.actions == actions


def test_a_form_that_is_no_action_is_refused():
    match = Match(prepared(first="seat"))
    for form in ({}, {"do": "fly"}, {"do": "enter", "pawn": 1}):
        with pytest.raises(IllegalAction) as refused:
            match.number_for(0, form)
        assert refused.value.refusal.words.id == "why-no-action"


def test_only_the_player_on_turn_is_listened_to():
    match = Match(prepared(first="seat"))
    match.act(number(do="roll", face="blue"))
    assert match.number_for(0, {"do": "enter"}) == number(do="enter")
    with pytest.raises(IllegalAction) as refused:
        match.number_for(1, {"do": "enter"})
    assert refused.value.refusal.words.args == {"turn": 0}


def test_choices_have_words_and_a_place_on_the_board():
    match = Match(prepared(first="seat"))
    assert match.choices() == []
    match.act(number(do="roll", face="blue"))
    (choice,) = match.choices()
    assert choice.action == {"do": "enter"}
    assert choice.words.id == "kids-do-enter"
    assert (choice.target.piece, choice.target.start, choice.target.end) == (
        "pawn-0-0",
        "start-blue-0",
        "square-0",
    )


def test_events_have_words():
    match = Match(prepared(first="seat"))
    (event,) = match.act(number(do="roll", face="blue")).events
    assert match.event_words(event).id == "kids-event-rolled"
    assert match.event_words(event).args == {"seat": 0, "face": "blue"}
    knocked = {"event": "knocked_out", "victim": 1, "pawn": 0, "square": 5, "by": 0}
    assert match.event_words(knocked).id == "kids-event-knocked-out"


@pytest.mark.parametrize("length", [0, 1, 17, 60])
def test_rewinding_gives_the_table_as_it_stood(length):
    match, other = Match(prepared()), Match(prepared())
    play(match, 60)
    for action in match.actions[:length]:
        other.act(action)
    match.rewind(length)
    assert match.actions == other.actions
    assert same(match.state, other.state)


def test_after_rewinding_the_match_goes_on():
    match = Match(prepared())
    play(match, 60)
    match.rewind(30)
    play(match, 10_000, seed=2)
    assert match.is_over


def test_standings_come_at_the_end_from_best_to_last():
    match = Match(prepared(colours=("blue", "red", "green")))
    play(match, 50)
    assert match.standings() == []
    play(match, 10_000)
    standings = match.standings()
    assert [place for _, place, _, _ in standings] == [1, 2, 2]
    assert sum(share for _, _, _, share in standings) == 1
    assert match.legal() == match.choices() == []


def test_two_matches_of_one_setup_do_not_share_a_table():
    setup = prepared(first="seat")
    one, other = Match(setup), Match(setup)
    one.act(number(do="roll", face="red"))
    assert other.actions == []
    assert not same(one.state, other.state)
