"""What people at several devices settle with each other: undo, skipping who is gone, the clock, and talk."""

import json

import pytest

from laufspiel.kernel.words import Words
from laufspiel.server import clock, deciding, table
from laufspiel.server.talk import REACTIONS
from laufspiel.words import say
from tests.server.far import ELSEWHERE, HERE, come, lay_far, play_on


def sit_down(client, made, count):
    """Opens pages of the host and `count` guests in a game under way; gives them from the host on."""
    pages = [come(client, made), *(come(client, made, []) for _ in range(count))]
    opened = [page.__enter__() for page in pages]
    for seat, guest in enumerate(opened[1:], 1):
        guest.join(seat, f"Guest {seat}")
    opened[0].hello()
    opened[0].done("start")
    wait_for_turn(*opened)
    return opened, pages


def wait_for_turn(*pages):
    """Until luck and bots have done what they do, and everybody has heard it."""
    while not any(page.hello()["choices"] or page.standings for page in pages):
        pass
    for page in pages:
        page.hello()


class Company:
    def __init__(self, client):
        self.client, self.open = client, []

    def __call__(self, count=1, made=None, **wish):
        self.made = made or lay_far(self.client, HERE, *[ELSEWHERE] * count, **wish)
        pages, self.open = sit_down(self.client, self.made, count)
        return pages


@pytest.fixture
def company(client):
    """Makes the host and some guests at a game under way."""
    company = Company(client)
    yield company
    for page in reversed(company.open):
        page.__exit__(None, None, None)


def whose(pages):
    """Who is to act, and the others."""
    mover = next(page for page in pages if page.choices)
    return mover, [page for page in pages if page is not mover]


# Undo


def play_to_the_end(pages):
    """Gives who made the last move: it may be taken back, for no luck came after it."""
    play_on(*pages)
    for page in pages:
        page.hello()
    return next(page for page in pages if page.can_undo)


def test_an_undo_needs_everybody(company):
    pages = company(2)
    asker = play_to_the_end(pages)
    one, two = (page for page in pages if page is not asker)
    asker.done("undo")
    one.look_until(lambda page: page.table["undo"])
    two.look_until(lambda page: page.table["undo"])
    assert asker.standings
    assert two.table["undo"]["by"] in {seat for seat, info in enumerate(asker.seats) if info["here"]}
    one.done("vote_undo", yes=True)
    assert one.standings
    assert one.why("undo") in ("why-no-undo", "why-undo-asked")
    two.hello()
    two.done("vote_undo", yes=True)
    for page in pages:
        page.look_until(lambda page: not page.standings)
        assert page.table["undo"] is None
    assert asker.choices


def test_one_no_ends_it(company):
    pages = company(2)
    asker = play_to_the_end(pages)
    one, two = (page for page in pages if page is not asker)
    asker.done("undo")
    one.hello()
    one.done("vote_undo", yes=False)
    two.hello()
    assert two.table["undo"] is None
    assert two.why("vote_undo", yes=True) == "why-no-undo-asked"
    assert two.standings


def test_who_has_gone_is_not_asked(company, monkeypatch):
    monkeypatch.setattr(table, "GONE_AFTER", 0.1)
    pages = company(1)
    asker = play_to_the_end(pages)
    asker.done("undo")
    (other,) = (page for page in pages if page is not asker)
    assert asker.standings
    other.socket.close()
    asker.look_until(lambda page: not page.standings)
    assert asker.choices


def test_an_undo_never_goes_past_luck_or_others(company):
    pages = company(1)
    for _ in range(8):
        mover, (other,) = whose(pages)
        other.catch_up(mover.act()["sequence"])
        wait_for_turn(*pages)
        for page in pages:
            assert not page.can_undo
            assert page.why("undo") == "why-no-undo"


# Skipping


def test_a_reload_decides_no_vote(company, client, monkeypatch):
    monkeypatch.setattr(table, "GONE_AFTER", 60)
    pages = company(1)
    asker = play_to_the_end(pages)
    asker.done("undo")
    (other,) = (page for page in pages if page is not asker)
    (seat,) = one_seats(other)
    tokens = other.tokens
    other.socket.close()
    asker.look_until(lambda page: not page.seats[seat]["present"])
    with come(client, company.made, tokens) as again:
        assert again.table["undo"]
        assert again.standings
        again.done("vote_undo", yes=True)
        assert not again.standings


def test_a_bot_plays_for_who_has_gone_until_they_return(company, client):
    pages = company(2)
    gone, (one, two) = whose(pages)
    seat = next(seat for seat, info in enumerate(gone.seats) if info["here"])
    tokens = gone.tokens
    assert one.why("vote_skip", seat=seat, yes=True) == "why-still-thinking"
    gone.socket.close()
    one.look_until(lambda page: not page.seats[seat]["present"])
    one.done("vote_skip", seat=seat, yes=True)
    assert one.table["skips"] == [{"seat": seat, "yes": one_seats(one)}]
    assert not one.seats[seat]["away"]
    two.hello()
    two.done("vote_skip", seat=seat, yes=True)
    one.look_until(lambda page: page.seats[seat]["away"])
    assert one.table["skips"] == []
    wait_for_turn(one, two)
    play_on(one, two, most=4)
    with come(client, company.made, tokens) as back:
        assert not back.seats[seat]["away"]
        one.look_until(lambda page: not page.seats[seat]["away"])
        for page in (one, two, back):
            page.hello()
        play_on(one, two, back)
        assert back.standings


def one_seats(page):
    return [seat for seat, info in enumerate(page.seats) if info["here"]]


def test_a_vote_is_taken_back(company):
    pages = company(2)
    gone, (one, _) = whose(pages)
    (seat,) = one_seats(gone)
    gone.socket.close()
    one.look_until(lambda page: not page.seats[seat]["present"])
    one.done("vote_skip", seat=seat, yes=True)
    one.done("vote_skip", seat=seat, yes=False)
    assert one.table["skips"] == []
    assert one.why("vote_skip", seat=one_seats(one)[0], yes=True) == "why-no-skip"


def test_who_is_there_but_does_not_act_may_be_skipped_after_a_while(company, monkeypatch):
    mover, (other,) = whose(company(1))
    (seat,) = one_seats(mover)
    assert other.why("vote_skip", seat=seat, yes=True) == "why-still-thinking"
    monkeypatch.setattr(deciding, "LONG_THOUGHT", 0)
    other.done("vote_skip", seat=seat, yes=True)
    mover.look_until(lambda page: page.seats[seat]["away"])
    assert mover.why("return", seat=one_seats(other)[0]) == "why-not-your-seat"
    wait_for_turn(other)
    mover.hello()


def test_return_takes_the_seat_back(company, monkeypatch):
    mover, (other,) = whose(company(1))
    (seat,) = one_seats(mover)
    monkeypatch.setattr(deciding, "LONG_THOUGHT", 0)
    other.done("vote_skip", seat=seat, yes=True)
    mover.look_until(lambda page: page.seats[seat]["away"])
    mover.look_until(lambda page: page.sequence)
    while mover.ask("return", seat=seat)["type"] != "ack":
        pass
    other.look_until(lambda page: not page.seats[seat]["away"])
    assert mover.why("return", seat=seat) == "why-not-away"


# The clock


def test_a_clock_counts_down_and_adds(company, monkeypatch):
    ticks = [0.0]
    monkeypatch.setattr(clock, "now", lambda: ticks[0])
    pages = company(1, settings={"clock": {"bank": 100, "increment": 7}})
    mover, _ = whose(pages)
    (seat,) = one_seats(mover)
    assert mover.clock["running"] == seat
    ticks[0] += 2.5
    assert mover.hello()["clock"]["banks"][seat] == 97_500
    assert mover.clock["grace"] == clock.GRACE
    mover.act()
    assert mover.hello()["clock"]["banks"][seat] == 104_500


def test_a_bot_plays_when_the_time_is_up(company, monkeypatch):
    mover, (other,) = whose(company(1, settings={"clock": {"bank": 0}}))
    (seat,) = one_seats(mover)
    monkeypatch.setattr(clock, "GRACE", 100)
    mover.hello()
    other.look_until(lambda page: page.seats[seat]["away"])
    monkeypatch.setattr(clock, "GRACE", 60_000)
    mover.look_until(lambda page: page.seats[seat]["away"])
    wait_for_turn(other)
    mover.hello()
    assert not mover.seats[seat]["away"]


def test_no_clock_runs_in_a_pause_or_while_nobody_is_there(company, monkeypatch, client):
    monkeypatch.setattr(clock, "GRACE", 400)
    ticks = [0.0]
    monkeypatch.setattr(clock, "now", lambda: ticks[0])
    pages = company(1, settings={"clock": {"bank": 50}})
    host = pages[0]
    mover, _ = whose(pages)
    (seat,) = one_seats(mover)
    ticks[0] += 10
    mover.hello()
    assert mover.clock["banks"][seat] == 40_000
    host.done("pause")
    mover.hello()
    assert mover.clock["running"] is None
    ticks[0] += 1000
    host.done("resume")
    mover.hello()
    assert mover.clock == {"banks": mover.clock["banks"], "running": seat, "grace": 400}
    assert mover.clock["banks"][seat] == 40_000
    for page in pages:
        page.socket.close()
    with come(client, company.made, []) as watcher:
        watcher.look_until(lambda page: page.hello()["clock"]["running"] is None)
        ticks[0] += 1000
        with come(client, company.made, mover.tokens) as again:
            assert again.clock["running"] == seat
            assert again.clock["banks"][seat] == 40_000


def test_no_clock_runs_while_the_server_is_down(house, monkeypatch):
    ticks = [0.0]
    monkeypatch.setattr(clock, "now", lambda: ticks[0])
    with house() as client:
        company = Company(client)
        pages = company(1, settings={"clock": {"bank": 50}})
        for _ in range(3):
            mover, (other,) = whose(pages)
            ticks[0] += 3
            other.catch_up(mover.act()["sequence"])
            wait_for_turn(*pages)
        banks, made = mover.hello()["clock"]["banks"], company.made
        for page in reversed(company.open):
            page.__exit__(None, None, None)
    ticks[0] += 10_000
    with house() as client, come(client, made) as host:
        assert host.clock["banks"] == banks
        assert sum(banks) == 100_000 - 9000


def test_the_clock_is_settled_before_the_start(company):
    host, _ = company(1)
    assert host.why("set_settings", settings={"clock": {"bank": 5}}) == "why-started"


# Talk


def test_talk_reaches_everybody_with_its_name(company, client):
    host, guest = company(1)
    guest.done("say", seat=1, text="  <b>Hi</b>\n\u202eyou \u2066there  ")
    guest.done("react", seat=1, reaction="clap")
    host.look_until(lambda page: len(page.talk) == 2)
    number = guest.sequence
    assert (
        host.talk
        == guest.talk
        == [
            {
                "number": number - 1,
                "seat": 1,
                "name": "Guest 1",
                "text": "<b>Hi</b> you there",
                "reaction": "",
                "notice": "",
            },
            {"number": number, "seat": 1, "name": "Guest 1", "text": "", "reaction": "clap", "notice": ""},
        ]
    )
    with come(client, company.made, []) as watcher:
        assert watcher.talk == host.talk


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ({"type": "say", "seat": 0, "text": "not mine"}, "why-not-your-seat"),
        ({"type": "say", "seat": 1, "text": ""}, "why-nothing-said"),
        ({"type": "say", "seat": 1, "text": "\u202e \u200b"}, "why-nothing-said"),
        ({"type": "say", "seat": 1, "text": "x" * 301}, "why-too-long"),
        ({"type": "react", "seat": 1, "reaction": "explode"}, "why-no-reaction"),
        ({"type": "react", "seat": 0, "reaction": "clap"}, "why-not-your-seat"),
    ],
)
def test_what_cannot_be_said(company, command, why):
    _, guest = company(1)
    assert guest.why(**command) == why
    assert say(Words(why, {"most": 300})) != why


def test_every_reaction_can_be_shown(company):
    _, guest = company(1)
    for reaction in REACTIONS:
        guest.done("react", seat=1, reaction=reaction)
    assert [line["reaction"] for line in guest.talk] == list(REACTIONS)


def test_only_the_last_lines_are_shown_again(company):
    _, guest = company(1)
    for number in range(230):
        guest.done("say", seat=1, text=str(number))
    assert len(guest.hello()["talk"]) == 200
    assert guest.talk[-1]["text"] == "229"
    assert json.dumps(guest.talk).isascii()
