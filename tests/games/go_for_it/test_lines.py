"""What a log tells beyond its events: both sides of a deal that is offered, in each language."""

import re

import pytest

from laufspiel.bots import play_bot
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match
from laufspiel.kernel.words import Words
from laufspiel.server.lobby import lobby_of
from laufspiel.server.play import new_play
from laufspiel.server.shown import Scene, replay_of, snapshot
from laufspiel.server.viewers import WATCHER
from laufspiel.terminal.replay import lines_of
from laufspiel.words import say, title_in
from tests.terminal.playing import match_of
from tests.terminal.test_deals import cards_of, dealing

OFFERED = "go-for-it-event-proposed"


def told_of_deal(given=(), wanted=(), paid=(), asked=()):
    """The match and the line of a deal that Anna offers to Ben."""
    match = dealing()
    parts = [{"do": "propose_to", "other": 1}]
    parts += [{"do": "offer_card", "card": card} for card in given]
    parts += [{"do": "want_card", "card": card} for card in wanted]
    parts += [{"do": "offer_money", "amount": amount} for amount in paid]
    parts += [{"do": "want_money", "amount": amount} for amount in asked]
    for part in [*parts, {"do": "make_offer"}]:
        deed = match.act(match.number_for(0, part))
    return match, match.event_words(deed.events[0])


def titled(match, card, language):
    return title_in(match.setup.titles[card], language)


def own_card(seat):
    return cards_of(dealing(), seat)[0]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anna offers Ben “{own}” and $3K for “{theirs}”."),
        ("de", "Anna bietet Ben „{own}“ und $3K für „{theirs}“."),
        ("es", "Anna ofrece a Ben «{own}» y $3K por «{theirs}»."),
    ],
)
def test_an_offer_tells_what_is_given_and_wanted(language, told):
    own, theirs = own_card(0), own_card(1)
    match, line = told_of_deal(given=[own], wanted=[theirs], paid=["2", "1"])
    titles = {"own": titled(match, own, language), "theirs": titled(match, theirs, language)}
    assert say(line, language, match.setup.names, match.setup.titles) == told.format(**titles)


def test_a_card_may_be_offered_for_money_alone():
    own = own_card(0)
    match, line = told_of_deal(given=[own], asked=["5"])
    told = f"Anna offers Ben “{titled(match, own, 'en')}” for $5K."
    assert say(line, "en", match.setup.names, match.setup.titles) == told


def test_money_may_be_offered_for_a_card():
    theirs = own_card(1)
    match, line = told_of_deal(wanted=[theirs], paid=["5"])
    told = f"Anna offers Ben $5K for “{titled(match, theirs, 'en')}”."
    assert say(line, "en", match.setup.names, match.setup.titles) == told


def test_several_cards_are_told_one_after_the_other():
    args = {"seat": 0, "other": 1, "gives": "cards", "given": "several:house-1,wheels-1", "paid": 0}
    args |= {"wants": "money", "wanted": "several:", "asked": 9}
    match = match_of("go-for-it", people=2, bots=0)
    line = Words(OFFERED, args)
    first, second = titled(match, "house-1", "en"), titled(match, "wheels-1", "en")
    told = f"Anna offers Ben “{first}”, “{second}” for $9K."
    assert say(line, "en", match.setup.names, match.setup.titles) == told


def test_each_of_many_offers_tells_its_own_parts_long_after_it_was_answered():
    match, luck = match_of("go-for-it", people=0, bots=4), SeededLuck(3)
    now, offers = [], []
    while not match.is_over and len(offers) < 12:
        actor = match.actor
        deed = match.draw_luck(luck) if actor == LUCK else match.act(play_bot(match, "random", luck))
        made = len(match.actions)
        for event in deed.events:
            if match.event_words(event).id == OFFERED:
                pending = match.view(None).pending
                offers.append((event, made))
                now.append([pending.given, pending.wanted, pending.paid, pending.asked])
    assert len(offers) > 3
    again = Match(match.setup)
    for action in match.actions:
        again.act(action)
    assert [parts_of(again.event_words(event, made)) for event, made in offers] == now


def parts_of(words):
    args = words.args
    given, wanted = (re.findall(r"[a-z]+-\d+", str(args[side])) for side in ("given", "wanted"))
    return [given, wanted, args["paid"], args["asked"]]


def test_other_lines_are_those_of_their_events():
    match = match_of("kids", people=2, bots=0)
    deed = match.draw_luck(SeededLuck(1))
    for event in deed.events:
        assert match.event_words(event, 1) == match.event_words(event)


def test_snapshot_replay_and_terminal_tell_the_same_offers():
    match, luck = match_of("go-for-it", people=0, bots=4), SeededLuck(3)
    while not match.is_over and not is_offered(match):
        actor = match.actor
        match.draw_luck(luck) if actor == LUCK else match.act(play_bot(match, "random", luck))
    play = new_play(match.setup)
    for action in match.actions:
        play.replay(action)
    seen = snapshot(Scene(play, lobby_of(match.setup)), 0, WATCHER).log
    replayed = [line for step in replay_of(match).steps for line in step.lines]
    assert [line.words for line in seen] == [line.words for line in replayed]
    offers = [line.words for line in seen if line.words.id == OFFERED]
    told = [say(offer, "de", match.setup.names, match.setup.titles) for offer in offers]
    assert told
    assert told[-1] in [line for lines in lines_of(match, "de") for line in lines]


def is_offered(match):
    pending = match.view(None).pending
    return hasattr(pending, "partner") and pending.stage == "offered"
