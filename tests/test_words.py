"""Arguments of sentences are shown as people know them: seats by name, cards and spaces by the edition's titles."""

from laufspiel.kernel.words import Words
from laufspiel.words import say

TITLES = {"card-1": {"en": "The chair", "de": "Der Stuhl"}, "card-2": {"en": "The table"}}


def told(card: str, language: str) -> str:
    return say(Words("bar-turn", {"name": card}), language, titles=TITLES)


def test_a_key_of_the_edition_is_shown_as_its_title_in_the_readers_language() -> None:
    assert "The chair" in told("card-1", "en")
    assert "Der Stuhl" in told("card-1", "de")


def test_a_title_that_lacks_the_language_is_shown_in_english() -> None:
    assert "The table" in told("card-2", "es")


def test_what_is_no_key_of_the_edition_is_shown_as_it_is() -> None:
    assert "card-3" in told("card-3", "en")


def test_seats_are_shown_by_the_players_names_beside_titles() -> None:
    assert "Ben" in say(Words("why-not-here", {"seat": 1}), "en", ["Anna", "Ben"], TITLES)
