"""Life stories at the end of a match: offered by the program, told by players in their own words, kept and shown."""

import json

import pytest

from laufspiel.games import all_games
from laufspiel.kernel.errors import RecordError
from laufspiel.kernel.plain import LONGEST_STORY
from laufspiel.kernel.record import read_record, stories_in
from tests.server.far import ELSEWHERE, HERE, come, lay_far, play_on
from tests.server.visitors import GREEDY, PERSON, RANDOM, lay, visit

GANG = "es-geht-seinen-gang"


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A server with a table at one device at which two lives have been lived; gives client and table."""
    from starlette.testclient import TestClient

    from laufspiel.server.app import make_app
    from laufspiel.server.store import Store
    from tests.server.visitors import HOST

    folder = tmp_path_factory.mktemp("stories")
    with TestClient(make_app(Store(folder / "data"), hosts=[HOST])) as client:
        made = lay(client, PERSON, RANDOM, game=GANG)
        with visit(client, made) as page:
            page.look_on()
            page.play()
            assert page.standings
        yield client, made


@pytest.fixture
def page(finished):
    """Its page, at which nobody has told a story yet."""
    client, made = finished
    with come(client, made) as page:
        page.done("share_story", seat=0, text="")
        yield page


def offered(client, made):
    return client.get(f"/api/tables/{made['code']}/stories").json()


def record_of(client, made):
    return client.get(f"/api/tables/{made['code']}/record").content


def test_the_program_offers_a_story_for_everybody_at_the_end(finished):
    told = offered(*finished)
    assert [8 <= len(story) <= 20 for story in told["offered"]] == [True, True]
    assert all(words["id"].startswith(f"{GANG}-story-") for story in told["offered"] for words in story)


def test_a_shared_story_is_shown_to_everybody_and_kept(finished, page):
    client, made = finished
    with come(client, made, []) as watcher:
        page.done("share_story", seat=0, text="It took\nits course.")
        watcher.look_until(lambda page: page.table["stories"])
        assert page.table["stories"] == watcher.table["stories"] == ["It took\nits course.", ""]
        page.done("share_story", seat=0, text="More or less.")
        watcher.look_until(lambda page: page.table["stories"] == ["More or less.", ""])
    with come(client, made) as again:
        assert again.table["stories"] == ["More or less.", ""]
    assert offered(client, made)["shared"] == ["More or less.", ""]


def test_an_empty_story_takes_it_back(page):
    page.done("share_story", seat=0, text="Never mind.")
    page.done("share_story", seat=0, text=" \u200b\n ")
    assert page.table["stories"] == []


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u202eturned\u202c", "turned"),
        ("\x1b[31mred\x00", "[31mred"),
        ("Z" + "\u0317" * 50, "Z" + "\u0317" * 3),
    ],
)
def test_hostile_text_is_kept_as_plain_text(page, written, kept):
    page.done("share_story", seat=0, text=written)
    assert page.table["stories"][0] == kept


def test_too_long_a_story_is_refused_and_the_longest_is_not(page):
    assert page.why("share_story", seat=0, text="x" * (LONGEST_STORY + 1)) == "why-too-long"
    page.done("share_story", seat=0, text="\u0917" * LONGEST_STORY)
    assert page.table["stories"] == ["\u0917" * LONGEST_STORY, ""]


def test_nobody_tells_the_story_of_another(finished, page):
    client, made = finished
    assert page.why("share_story", seat=1, text="I was a bot.") == "why-not-your-seat"
    assert page.why("share_story", seat=7, text="Nobody.") == "why-no-seat"
    with come(client, made, []) as watcher:
        assert watcher.why("share_story", seat=0, text="Mine.") == "why-watching"


def test_the_record_carries_shared_stories_and_a_replay_shows_them(finished, page):
    client, made = finished
    bare = record_of(client, made)
    assert "stories" not in json.loads(bare)
    page.done("share_story", seat=0, text="Once\nupon a time.")
    record = record_of(client, made)
    assert json.loads(record)["stories"] == [{"seat": 0, "text": "Once\nupon a time."}]
    assert stories_in(record) == {0: "Once\nupon a time."}
    assert read_record(record, all_games()).actions == read_record(bare, all_games()).actions
    replay = client.post("/api/replay", content=record).json()
    assert replay["stories"]["shared"] == ["Once\nupon a time.", ""]
    assert replay["stories"]["offered"] == offered(client, made)["offered"]
    assert client.get(f"/api/tables/{made['code']}/replay").json()["stories"] == replay["stories"]


@pytest.mark.parametrize(
    ("stories", "wrong"),
    [
        ([{"seat": 2, "text": "x"}], "stories[0]: seat is 2"),
        ([{"seat": 0, "text": "x"}, {"seat": 0, "text": "y"}], "stories[1]: seat is 0"),
        ([{"seat": 0, "text": "x" * (LONGEST_STORY + 1)}], "text is too long"),
        ([{"seat": 0}], "text"),
        ("once", "stories"),
    ],
)
def test_a_record_with_stories_that_cannot_be_is_refused(finished, stories, wrong):
    plain = json.loads(record_of(*finished)) | {"stories": stories}
    with pytest.raises(RecordError, match=wrong.replace("[", r"\[")):
        read_record(json.dumps(plain).encode(), all_games(), "mine.json")


def test_a_record_that_goes_on_has_no_stories(finished):
    plain = json.loads(record_of(*finished)) | {"stories": [{"seat": 0, "text": "Too soon."}]}
    plain["actions"] = plain["actions"][:5]
    with pytest.raises(RecordError, match="told when the match is over"):
        read_record(json.dumps(plain).encode(), all_games(), "mine.json")


def test_what_a_record_tells_is_shown_as_plain_text(finished):
    plain = json.loads(record_of(*finished)) | {"stories": [{"seat": 0, "text": "\u202e\x1b[2Jhi"}]}
    assert stories_in(json.dumps(plain).encode()) == {0: "[2Jhi"}


def test_stories_are_told_at_the_end_only(client):
    made = lay(client, PERSON, GREEDY, game=GANG)
    with come(client, made) as page:
        page.look_until(lambda page: page.choices)
        assert page.why("share_story", seat=0, text="I was born.") == "why-not-over"
    answer = client.get(f"/api/tables/{made['code']}/stories")
    assert answer.json()["words"]["id"] == "error-stories-later"


def test_a_game_without_stories_takes_none(client):
    made = lay(client, PERSON, GREEDY)
    with come(client, made) as page:
        assert page.why("share_story", seat=0, text="I was a pawn.") == "why-no-story"


def test_a_story_told_far_away_outlives_the_server(house):
    with house() as client:
        made = lay_far(client, HERE, ELSEWHERE, game=GANG)
        with come(client, made) as host, come(client, made, []) as guest:
            token = guest.join(1)
            host.hello()
            host.done("start")
            while not any(page.hello()["choices"] for page in (host, guest)):
                pass
            for page in (host, guest):
                page.hello()
            play_on(host, guest)
            guest.done("share_story", seat=1, text="From afar.")
            host.look_until(lambda page: page.table["stories"] == ["", "From afar."])
    with house() as client, come(client, made) as host, come(client, made, [token]) as guest:
        assert host.table["stories"] == ["", "From afar."]
        assert guest.why("share_story", seat=0, text="Not mine.") == "why-not-your-seat"
        assert stories_in(record_of(client, made)) == {1: "From afar."}


def test_a_story_is_taken_back_with_the_end_it_tells(client):
    made = lay(client, PERSON, PERSON, game=GANG)
    with visit(client, made) as page:
        page.look_on()
        page.play()
    with come(client, made) as page:
        page.done("share_story", seat=1, text="The end.")
        page.done("undo")
        page.look_until(lambda page: not page.table["stories"])
        assert not page.standings
