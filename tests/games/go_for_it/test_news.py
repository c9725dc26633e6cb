import pytest

from laufspiel.games.go_for_it.cards import NEWS_KEYS
from laufspiel.kernel.contract import LUCK
from tests.games.go_for_it.builders import buy, effect, table
from tests.games.happenings import having, names

PLAIN = {"news-1": [effect("collect", 3)], "news-2": [effect("collect", 4)]}
LOUD = {"news-31": [effect("collect", 5)], "news-32": [effect("pay", 2)]}


def pick_up(count=1, **laid):
    """A table whose player has just come to a space that says to pick up the news."""
    laid = table(here=[effect("news", count=count)], news=PLAIN, extra=laid.pop("extra", LOUD), **laid)
    laid.land()
    return laid


@pytest.mark.rule("G-12")
def test_the_space_is_followed_before_the_news_is_picked_up():
    laid = table(here=[buy("goin"), effect("news")])
    laid.land()
    assert laid.matter == "buying"
    laid.do("done_buying")
    assert laid.actor == LUCK
    assert laid.choices("draw_news") == list(NEWS_KEYS)


@pytest.mark.rule("G-03", "G-13")
def test_an_extra_is_carried_out_as_soon_as_it_is_drawn_and_discarded():
    laid = pick_up(hands={0: ["news-1"]})
    events = laid.draw("news-31")
    assert names(events) == ["drew_news", "read_extra", "collected"]
    assert having(events, "read_extra") == [{"seat": 0, "news": "news-31"}]
    assert laid.money(0) == 25
    assert laid.discards == {"news-31"}


@pytest.mark.rule("G-14")
def test_a_regular_card_is_kept_secret():
    laid = pick_up()
    assert laid.draw("news-1") == [{"event": "drew_news", "seat": 0}]
    assert laid.hand(0) == {"news-1"}
    assert laid.discards == set()


@pytest.mark.rule("G-14")
def test_at_step_four_any_one_regular_card_may_be_played():
    laid = pick_up(hands={0: ["news-2"], 1: ["news-5"]})
    laid.draw("news-1")
    assert laid.choices("play_news") == ["news-1", "news-2"]
    events = laid.do("play_news", news="news-2")
    assert names(events) == ["played_news", "collected"]
    assert (laid.hand(0), laid.discards, laid.money(0)) == ({"news-1"}, {"news-2"}, 24)
    assert laid.turn == 1


@pytest.mark.rule("G-14")
def test_a_regular_card_may_be_saved_for_another_turn():
    laid = pick_up()
    laid.draw("news-1")
    laid.do("save_news")
    assert (laid.hand(0), laid.money(0)) == ({"news-1"}, 20)
    for _ in range(3):
        laid.roll(1, 2)
    assert (laid.turn, laid.choices("play_news")) == (0, ["news-1"])


@pytest.mark.rule("G-15")
def test_only_one_news_card_is_played_in_a_turn():
    laid = table(hands={0: ["news-1", "news-2"]}, news=PLAIN)
    laid.land()
    laid.do("play_news", news="news-1")
    assert laid.turn == 1


@pytest.mark.rule("G-15")
def test_after_an_extra_no_regular_card_is_played():
    laid = pick_up(hands={0: ["news-1"]})
    laid.draw("news-31")
    assert (laid.turn, laid.hand(0)) == (1, {"news-1"})


@pytest.mark.rule("G-15")
def test_two_extras_in_one_turn_are_both_played_at_once():
    laid = pick_up(count=2, hands={0: ["news-1"]})
    assert names(laid.draw("news-31")) == ["drew_news", "read_extra", "collected"]
    assert laid.actor == LUCK
    assert names(laid.draw("news-32")) == ["drew_news", "read_extra", "paid"]
    assert (laid.money(0), laid.discards, laid.turn) == (23, {"news-31", "news-32"}, 1)


@pytest.mark.rule("G-15")
def test_an_extra_and_a_regular_card_drawn_together_leave_the_regular_one_in_the_hand():
    laid = pick_up(count=2)
    laid.draw("news-31", "news-1")
    assert (laid.turn, laid.hand(0)) == (1, {"news-1"})


@pytest.mark.rule("G-15")
def test_an_extra_drawn_by_a_regular_card_is_played_too():
    laid = table(hands={0: ["news-3"]}, news={"news-3": [effect("news", count=2)]}, extra=LOUD)
    laid.land()
    laid.do("play_news", news="news-3")
    laid.draw("news-31")
    laid.draw("news-4")
    assert (laid.turn, laid.hand(0), laid.discards) == (1, {"news-4"}, {"news-3", "news-31"})


@pytest.mark.rule("G-16")
def test_an_empty_deck_is_replaced_by_the_shuffled_discards():
    laid = pick_up(hands={1: NEWS_KEYS[5:30], 2: NEWS_KEYS[30:]}, discards=NEWS_KEYS[:5])
    assert laid.choices("draw_news") == list(NEWS_KEYS[:5])
    laid.draw("news-4")
    assert (laid.hand(0), laid.discards) == ({"news-4"}, set())


@pytest.mark.rule("G-16")
def test_the_discards_are_shuffled_between_two_draws_too():
    laid = pick_up(count=2, hands={1: NEWS_KEYS[2:]}, discards=["news-2"])
    assert laid.choices("draw_news") == ["news-1"]
    assert names(laid.draw("news-1")) == ["drew_news", "news_reshuffled"]
    assert laid.choices("draw_news") == ["news-2"]


@pytest.mark.rule("G-16")
def test_without_deck_and_discards_nothing_is_drawn():
    laid = table(here=[effect("news")], hands={1: NEWS_KEYS})
    assert names(laid.land()) == ["rolled", "moved"]
    assert laid.turn == 1


@pytest.mark.rule("G-15", "G-16")
def test_every_turn_ends_even_when_extras_draw_each_other_again_and_again():
    laid = pick_up(
        extra={"news-31": [effect("news", count=2)]}, hands={1: [k for k in NEWS_KEYS if k != "news-31"]}
    )
    for _ in range(100):
        if laid.turn == 1:
            break
        laid.draw("news-31")
    assert laid.turn == 1
