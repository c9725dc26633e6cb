"""E-40: the life story that the program offers, made of what really happened."""

from datetime import date
from functools import cache

import pytest

from laufspiel.games import all_games, shipped_edition
from laufspiel.games.es_geht_seinen_gang.names import CERTIFICATES, LIVES, PATHS
from laufspiel.games.es_geht_seinen_gang.state import EVENTS
from laufspiel.games.es_geht_seinen_gang.story import story
from laufspiel.games.es_geht_seinen_gang.story.kinds import AGES, KINDS, LOOKING_BACK
from laufspiel.games.es_geht_seinen_gang.story.moments import Life, Moment
from laufspiel.games.es_geht_seinen_gang.story.places import Places
from laufspiel.games.es_geht_seinen_gang.story.telling import tell
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.edition import LANGUAGES
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.story import events_of, stories_of
from laufspiel.kernel.words import Words
from laufspiel.words import bundle_of, say

pytestmark = pytest.mark.rule("E-40")

GAME = all_games()["es-geht-seinen-gang"]
HOUSE = shipped_edition(GAME.id, "")
TITLES = GAME.titles(HOUSE)
NAMES = ["Anna", "Ben", "Cem", "Dora", "Eva", "Fritz"]
PREFIX = f"{GAME.id}-story-"
GAMES = 200


def played(seats, seed):
    """A whole random game and all that happened in it."""
    colours = GAME.default_colours(HOUSE, seats)
    sitting = [Seat(name, colour) for name, colour in zip(NAMES, colours, strict=False)]
    match, luck = Match(prepare(GAME, HOUSE, {}, sitting, date(2026, 11, 30))), SeededLuck(seed)
    events = []
    while not match.is_over:
        legal = match.legal()
        lot = match.actor == LUCK
        events += (match.draw_luck(luck) if lot else match.act(legal[luck.below(len(legal))])).events
    return match, events


@cache
def many():
    """All stories of many random games: a list of stories a game."""
    games = (played(2 + number % 3, number) for number in range(GAMES))
    return [[story(match, events, seat) for seat in range(len(match.setup.seats))] for match, events in games]


def kind_of(words):
    return words.id.removeprefix(PREFIX).rpartition("-")[0]


def space(path, place):
    """The key of a path's space, by its number from 1."""
    before = 0
    for one in HOUSE.paths:
        if one.id == path:
            return f"space-{before + place}"
        before += len(one.spaces)
    raise KeyError(path)


def lived(*events, seat=0, place=1):
    """The kinds of moments that these happenings of seat 0 come to, and the moments."""
    told = [{"seat": 0, **event} for event in events]
    moments = Life(Places(HOUSE), seat, place).follow(told)
    return [moment.kind for moment in moments], moments


def event(name, **fields):
    return {"event": name, **fields}


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_happening_has_its_sentences(language):
    wanted = {f"{PREFIX}{name}-{n + 1}" for name, kind in KINDS.items() for n in range(kind.sentences)}
    assert all(bundle_of(language).has_message(id) for id in wanted)
    beyond = {f"{PREFIX}{name}-{kind.sentences + 1}" for name, kind in KINDS.items()}
    assert not any(bundle_of(language).has_message(id) for id in beyond)


SAMPLES = {
    "certificate": CERTIFICATES,
    "life": LIVES,
    "career": PATHS,
    "colour": ("green", "blue", "yellow", "red"),
    "count": (1, 2, 7),
    "total": (-2, 1, 30),
    "unpaid": (1, 4),
    "place": (1, 3),
    "other": (1,),
    "question": ("question-1",),
    "good": ("good-1",),
    "second": ("good-2",),
    "level": ("party-2",),
    "partner": ("partner-3",),
    "space": ("space-7",),
}

NEEDS = {
    "born": "life", "born-early": "life", "passed": "certificate", "passed-diplom": "certificate",
    "failed": "certificate", "career-changed": "career", "rose-first": "level", "rose": "level", "rose-top": "level",
    "met": "partner", "met-again": "partner", "child-again": "count", "bought": "good", "bought-two": "good second",
    "bought-many": "good second", "given": "good", "question-gain": "question", "question-cost": "question",
    "question-open": "question", "question-moved": "question", "question": "question", "settled": "question",
    "sent": "space", "received": "other question", "gave-away": "other question", "died": "space", "waited": "count",
    "throws": "count", "colour": "colour", "leftover": "count", "total": "total place",
    "total-unpaid": "total unpaid place",
}  # fmt: skip
"""What a moment of each kind tells; the others tell nothing but themselves."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_sentence_can_be_said_with_what_its_moment_tells(kind, language):
    needed = NEEDS.get(kind, "").split()
    for number in range(max(len(SAMPLES[name]) for name in needed) if needed else 1):
        args = {name: SAMPLES[name][number % len(SAMPLES[name])] for name in needed}
        for sentence in range(KINDS[kind].sentences):
            for age, links in AGES.items():
                given = {"link": f"{age}-{number % links + 1}", **args}
                message = bundle_of(language).get_message(f"{PREFIX}{kind}-{sentence + 1}")
                told, errors = bundle_of(language).format_pattern(message.value, given)
                assert errors == []
                assert told[0].isupper() or told[0] in "“„«0123456789"
                assert told[-1] == "."


def test_moments_tell_what_their_sentences_need():
    for words in (words for stories in many() for one in stories for words in one):
        assert set(words.args) - {"link"} == set(NEEDS.get(kind_of(words), "").split()), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_names_stand_in_place_of_keys(language):
    for stories in many()[:20]:
        for words in (words for one in stories for words in one):
            sentence = say(words, language, NAMES, TITLES)
            assert not any(key in sentence for key in ("partner-", "good-", "question-", "space-", "party-"))


def test_each_age_has_its_ways_to_lead_over():
    for language in LANGUAGES:
        link = bundle_of(language).get_message(f"{PREFIX}link").value
        said = [
            bundle_of(language).format_pattern(link, {"link": f"{age}-{number + 1}"})[0]
            for age, count in AGES.items()
            for number in range(count)
        ]
        assert len(set(said)) == sum(AGES.values())


# Stories of whole games


def test_a_story_has_eight_to_twenty_sentences():
    lengths = [len(one) for stories in many() for one in stories]
    assert len(lengths) >= 2 * GAMES
    assert min(lengths) >= 8
    assert max(lengths) <= 20


def test_a_story_begins_with_a_birth_and_ends_with_an_end_and_a_total():
    for one in (one for stories in many() for one in stories):
        kinds = [kind_of(words) for words in one]
        assert kinds[0] in ("born", "born-early")
        assert kinds[-1] in ("total", "total-unpaid")
        (end,) = [i for i, kind in enumerate(kinds) if kind in ("died", "arrived", "lights-out")]
        assert set(kinds[end + 1 : -1]) <= LOOKING_BACK
        assert not set(kinds[:end]) & LOOKING_BACK


def test_a_story_never_says_the_same_twice():
    for one in (one for stories in many() for one in stories):
        told = [
            (words.id, {name: value for name, value in words.args.items() if name != "link"}) for words in one
        ]
        assert all(told.count(words) == 1 for words in told)


def test_stories_differ_from_game_to_game_and_seat_to_seat():
    told = [
        " ".join(say(words, "de", NAMES, TITLES) for words in one) for stories in many() for one in stories
    ]
    assert len(set(told)) == len(told)
    births = {one[0].id for stories in many() for one in stories}
    assert len(births) == KINDS["born"].sentences + KINDS["born-early"].sentences


def test_the_same_life_is_told_in_other_words_in_another_match():
    moments = [
        Moment("born", {"life": "woman"}, "young"),
        *(Moment("question-gain", {"question": f"question-{i}"}, "grown") for i in range(1, 9)),
        Moment("arrived", {}),
        Moment("total", {"total": 3, "place": 1}),
    ]
    told = {tuple(map(repr, tell(moments, str(seed), 0))) for seed in range(20)}
    assert len(told) > 15
    assert tell(moments, "1", 0) == tell(moments, "1", 0)


def test_the_same_match_tells_the_same_story_again():
    match, events = played(3, 7)
    assert events_of(match) == events
    assert stories_of(match) == [story(match, events, seat) for seat in range(3)]


def test_a_match_that_goes_on_tells_nothing_yet():
    match, _ = played(2, 1)
    match.rewind(len(match.actions) - 1)
    assert stories_of(match) == []


def test_other_games_tell_no_story():
    assert [game.id for game in all_games().values() if game.story] == [GAME.id]


def test_of_many_moments_the_most_telling_are_told():
    many_small = [Moment("sent", {"space": "space-7"}, "young")] * 60
    one_great = Moment("amnesty", {}, "grown")
    told = tell(
        [Moment("born", {"life": "man"}, "young"), *many_small, one_great, Moment("arrived", {})], "x", 0
    )
    assert len(told) <= 20
    assert {"born", "amnesty", "arrived"} <= {kind_of(words) for words in told}


# What happened, and what is told of it

QUIET = {
    "order_thrown", "born_in_turn", "thrown", "rolled", "passed", "moved", "gained", "paid", "drew", "stopped",
    "imprisoned", "hurried", "missed_turn", "lives_as", "scored", "bought",
}  # fmt: skip
"""Happenings told by what came of them, or of a whole life."""


@pytest.mark.parametrize("name", [kind.name for kind in EVENTS.kinds if kind.name not in QUIET])
def test_every_other_kind_of_event_is_a_moment_by_itself(name):
    (kind,) = (kind for kind in EVENTS.kinds if kind.name == name)
    fields = kind.shown(tuple(0 for _ in kind.fields)) | {
        "start": space("school", 8),
        "end": space("school", 2),
    }
    if name == "gave":
        fields |= {"other": 1}
    begun = event("thrown", white="1", black="2")
    assert len(lived(begun, event(name, **fields))[0]) == 2


def test_the_white_six_makes_an_early_birth():
    assert lived(event("lives_as", life="woman"), event("thrown", white="6", black="1"))[0] == ["born-early"]
    assert lived(event("lives_as", life="woman"), event("thrown", white="5", black="6"))[0] == ["born"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("basic_service", "service-men"),
        ("civil_service", "service-women"),
        ("three_years", "service-long"),
        ("military", None),
        ("school", None),
    ],
)
def test_service_is_told_by_where_the_figure_came(path, kind):
    kinds, _ = lived(event("moved", start=space("junction", 1), end=space(path, 3)))
    assert kinds == ([kind] if kind else [])


def test_who_is_sent_from_service_to_three_years_is_kept():
    arrow, target = space("basic_service", 6), space("three_years", 1)
    kinds, _ = lived(
        event("moved", start=space("junction", 1), end=arrow), event("sent", start=arrow, end=target)
    )
    assert kinds == ["service-men", "sent", "service-kept"] or kinds == ["service-men", "service-kept"]


def test_levels_are_told_as_first_next_and_highest():
    kinds, _ = lived(*(event("rose", level=f"sport-{i}") for i in (1, 2, 5)))
    assert kinds == ["rose-first", "rose", "rose-top"]


def test_another_career_is_a_change_and_the_crooked_path_is_always_itself():
    kinds, _ = lived(
        *(event("began_career", career=one) for one in ("science", "sport", "crooked", "science"))
    )
    assert kinds == ["career-science", "career-changed", "career-crooked"]


def test_what_is_bought_at_one_stop_is_told_at_once():
    konsum, throw = event("stopped", space=space("eos", 4)), event("thrown", white="1", black="1")
    begun = event("thrown", white="1", black="2")
    goods = [event("bought", good=f"good-{i}") for i in range(1, 4)]
    for count, kind in enumerate(("empty-handed", "bought", "bought-two", "bought-many")):
        assert lived(begun, konsum, *goods[:count], throw)[0] == ["born", kind]


def test_who_leaves_the_disko_alone_has_propped_up_the_wall():
    begun, disko = event("thrown", white="1", black="2"), event("stopped", space=space("training", 4))
    assert lived(begun, disko, begun)[0] == ["born", "alone"]
    assert lived(begun, disko, event("met", partner="partner-1"), begun)[0] == ["born", "met"]


@pytest.mark.parametrize(
    ("came", "kind"),
    [
        ([], "question"),
        ([event("gained", colour="red", count=2)], "question-gain"),
        ([event("paid", colour="red", count=2)], "question-cost"),
        ([event("kept_open", question="question-4")], "question-open"),
        ([event("sent", start=space("school", 8), end=space("school", 2))], "question-moved"),
    ],
)
def test_a_question_card_is_told_by_what_came_of_it(came, kind):
    begun = event("thrown", white="1", black="2")
    kinds, moments = lived(begun, event("drew", question="question-4"), *came, begun)
    assert kinds == ["born", kind]
    assert moments[1].args == {"question": "question-4"}


def test_a_card_that_touches_everybody_is_told_once():
    gifts = [event("gave", other=other, colour="red", count=1) for other in (1, 2, 3)]
    begun, drew = event("thrown", white="1", black="2"), event("drew", question="question-4")
    assert lived(drew, *gifts, begun)[0][0] == "born"
    kinds, moments = lived(begun, drew, *gifts)
    assert kinds == ["born", "gave-away"]
    assert moments[1].args == {"other": 1, "question": "question-4"}


def test_a_life_without_anything_tells_of_that():
    kinds, moments = lived(
        event("thrown", white="1", black="2"),
        event("gained", colour="green", count=3),
        event("missed_turn", left=0),
        event("scored", points=0, unpaid=2),
        place=2,
    )
    lacks, sums = ["single", "no-goods", "no-level"], ["waited", "colour", "leftover", "throws"]
    assert kinds == ["born", "lights-out", *lacks, *sums, "total-unpaid"]
    assert moments[-1].args == {"total": -2, "unpaid": 2, "place": 2}


def test_a_story_speaks_of_a_girl_or_a_boy_as_the_life_is():
    words = Words(f"{PREFIX}born-2", {"link": "young-1", "life": "woman"})
    assert "girl" in say(words)
    assert "boy" in say(Words(words.id, words.args | {"life": "man"}))
