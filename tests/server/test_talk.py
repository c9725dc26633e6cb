"""What people write is made harmless, and nothing more."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laufspiel.kernel.plain import (
    LONGEST_STORY,
    LONGEST_TEXT,
    MOST_MARKS,
    MOST_PARAGRAPHS,
    plain_story,
    plain_text,
)
from laufspiel.kernel.seats import LONGEST_NAME
from laufspiel.server.talk import name_apart, plain_name


@pytest.mark.parametrize(
    "told",
    ["Hi!", "¡Así es la vida!", "Grüß Gott", "שלום", "مرحبا", "नमस्ते", "👩‍👩‍👧", "❤️", "<b>&amp;</b>", "a / b"],
)
def test_what_people_write_stays_as_it_is(told):
    assert plain_text(told) == unicodedata.normalize("NFC", told)


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("a\nb\r\n\tc", "a b c"),
        ("\u202eabc\u202c", "abc"),
        ("\u2066abc\u2069", "abc"),
        ("a\u200bb\ufeffc\u00ad", "abc"),
        ("\x1b[31mred", "[31mred"),
        ("a\u2028b\u2029c", "a b c"),
        ("\ud800x", "x"),
        ("Z" + "\u0317" * 50, "Z" + "\u0317" * MOST_MARKS),
    ],
)
def test_what_would_harm_is_taken_out(told, kept):
    assert plain_text(told) == kept


@given(st.text(st.characters()), st.integers(1, LONGEST_TEXT))
def test_any_text_ends_up_short_and_on_one_line(told, most):
    kept = plain_text(told, most)
    assert len(kept) <= most
    assert len(kept.splitlines()) <= 1
    assert plain_text(kept, most) == kept
    assert not any(
        unicodedata.bidirectional(letter) in ("RLO", "LRO", "RLI", "LRI", "FSI") for letter in kept
    )


@given(st.text(st.characters()))
def test_a_name_can_be_seen_or_is_none(told):
    name = plain_name(told)
    assert name == "" or any(letter.isprintable() and not letter.isspace() for letter in name)


@pytest.mark.parametrize(
    ("name", "others", "apart"),
    [
        ("Anna", ["Ben"], "Anna"),
        ("Anna", ["Anna"], "Anna 2"),
        ("ANNA", ["Anna", "Ben", "anna 2"], "ANNA 3"),
        ("A" * LONGEST_NAME, ["A" * LONGEST_NAME], "A" * (LONGEST_NAME - 2) + " 2"),
        ("", [""], ""),
    ],
)
def test_nobody_is_called_as_another(name, others, apart):
    assert name_apart(name, others) == apart


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("I was born.\nThen I died.", "I was born.\nThen I died."),
        ("  one\r\n\n\n\ttwo  three ", "one\ntwo three"),
        ("\u202eback\u202c wards", "back wards"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("\x1b[2Jgone", "[2Jgone"),
        ("\u200b\n\u200d\n \n", ""),
    ],
)
def test_a_story_keeps_its_paragraphs_and_nothing_that_would_harm(told, kept):
    assert plain_story(told) == kept


@given(st.text(st.characters()))
def test_any_story_ends_up_as_short_plain_paragraphs(told):
    kept = plain_story(told)
    assert len(kept) <= LONGEST_STORY
    assert plain_story(kept) == kept
    assert all(letter == "\n" or unicodedata.category(letter) != "Cc" for letter in kept)


def test_a_story_has_no_end_of_lines():
    kept = plain_story("a\n" * 4000)
    assert kept.count("\n") == MOST_PARAGRAPHS - 1
    assert plain_story(kept) == kept
