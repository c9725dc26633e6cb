"""Nobody is told of another's News hand or of a card that lies face down (G-14, G-05)."""

import re

import msgspec
import numpy as np
import pytest

from laufspiel.games import shipped_edition
from laufspiel.games.go_for_it import GAME
from laufspiel.games.go_for_it.cards import CARD_KEYS, NEWS_KEYS
from laufspiel.games.go_for_it.state import FACE_DOWN, PLAY_NEWS
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import copy
from tests.games.go_for_it.builders import table

KEY = re.compile(r"\b(?:news|house|wheels|feelin|goin)-\d+\b")
HANDS = {0: ["news-1", "news-2"], 1: ["news-3", "news-4", "news-5"], 2: ["news-6"]}


def lay_match(seats, seed):
    edition = shipped_edition(GAME.id, GAME.default_edition)
    sitting = [Seat(colour, colour) for colour in GAME.default_colours(edition, seats)]
    return Match(prepare(GAME, edition, {"years": "5"}, sitting, None)), SeededLuck(2, seed)


def keys_in(*told):
    """The keys of Status and News cards that are somewhere in this."""
    return set(KEY.findall(msgspec.json.encode(told).decode()))


def secrets_from(state, viewer):
    """The cards this viewer can't know the place of."""
    hidden = {NEWS_KEYS[card] for card in np.flatnonzero((state.news >= 0) & (state.news != viewer))}
    return hidden | {CARD_KEYS[card] for card in np.flatnonzero(state.holder == FACE_DOWN)}


@pytest.mark.rule("G-05", "G-14")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_views_events_and_log_lines_of_whole_games_tell_no_secret(seats):
    match, luck = lay_match(seats, seats)
    met = 0
    while not match.is_over:
        legal = match.legal()
        deed = match.draw_luck(luck) if match.actor < 0 else match.act(legal[luck.below(len(legal))])
        told = [deed.events, [match.event_words(event).args for event in deed.events]]
        # a spectator knows least, so what all may hear is measured by that
        assert not keys_in(told) & secrets_from(match.state, -1)
        if len(match.actions) % 5 == 0:
            for viewer in (-1, *range(seats)):
                met += len(secrets_from(match.state, viewer))
                assert not keys_in(match.view(viewer if viewer >= 0 else None)) & secrets_from(
                    match.state, viewer
                )
        if match.actor >= 0 and len(match.actions) % 5 == 0:
            choices = [[choice.words.args, choice.target] for choice in match.choices()]
            assert not keys_in(choices) & secrets_from(match.state, match.actor)
    assert met > 1000


@pytest.mark.rule("G-14")
def test_each_viewer_sees_the_own_hand_and_how_many_cards_the_others_have():
    laid = table(hands=HANDS)
    for viewer in (None, 0, 1, 2):
        seats = GAME.view(laid.board, laid.state, viewer).seats
        assert [seat.hand for seat in seats] == [HANDS[seat] if seat == viewer else None for seat in range(3)]
        assert [seat.news for seat in seats] == [2, 3, 1]


@pytest.mark.rule("G-14")
@pytest.mark.parametrize("is_asked", [False, True])
def test_a_refusal_does_not_tell_who_holds_a_card(is_asked):
    laid = table(hands=HANDS)
    if is_asked:
        laid.land()
    told = set()
    for card, key in enumerate(NEWS_KEYS):
        if key not in HANDS[0]:
            refusal = GAME.why_not(laid.board, laid.state, 0, PLAY_NEWS + card)
            told.add((refusal.rule, refusal.words.id, str(refusal.words.args).replace(key, "")))
    assert len(told) == 1


def concealed(laid, seat, times):
    """Where the News cards are, in `times` tables a player with this seat could be sitting at."""
    luck, before, seen = SeededLuck(5), copy(laid.state), []
    for _ in range(times):
        laid.state = copy(before)
        GAME.rules.conceal(laid.board, laid.state, seat, luck.words)
        seen.append([int(place) for place in laid.state.news])
    laid.state = before
    return seen


@pytest.mark.rule("G-14")
def test_concealing_deals_only_what_the_player_cannot_know():
    laid = table(hands=HANDS, discards=["news-20"], extra={"news-36": []})
    true = [int(place) for place in laid.state.news]
    for places in concealed(laid, 0, 60):
        assert sorted(places) == sorted(true)
        for key in ("news-1", "news-2", "news-20", "news-36"):
            assert places[NEWS_KEYS.index(key)] == true[NEWS_KEYS.index(key)]


@pytest.mark.rule("G-14")
def test_concealing_deals_every_unknown_card_as_likely_to_each_hand():
    laid = table(hands=HANDS, discards=["news-20"], extra={"news-36": []})
    times, unknown = 1200, 36 - 4
    seen = concealed(laid, 0, times)
    for key in ("news-3", "news-6", "news-30"):
        for seat, size in ((1, 3), (2, 1)):
            share = sum(places[NEWS_KEYS.index(key)] == seat for places in seen) / times
            chance = size / unknown
            assert share == pytest.approx(chance, abs=4 * (chance * (1 - chance) / times) ** 0.5)
