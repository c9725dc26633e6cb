import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laufspiel.games import all_games
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.options import Option, first_option, settle, switch
from tests.kernel.mutations import answer, is_one_sentence

DECLARED = (
    first_option("seat", "X-01"),
    Option("entry", ("choice", "forced"), "choice", "X-02"),
    switch("play_on", "X-03"),
)


def refused(wished):
    with pytest.raises(OptionError) as error:
        settle(DECLARED, wished)
    assert is_one_sentence(str(error.value))
    return str(error.value)


def test_what_nobody_wished_for_is_as_declared():
    assert settle(DECLARED, {}) == {"first": "seat", "entry": "choice", "play_on": "no"}


def test_wishes_are_kept():
    wished = {"first": "random", "entry": "forced", "play_on": "yes"}
    assert settle(DECLARED, wished) == wished


@pytest.mark.parametrize(
    ("word", "value"),
    [("true", "yes"), ("On", "yes"), ("1", "yes"), ("false", "no"), ("off", "no"), ("0", "no")],
)
def test_a_switch_understands_other_words_for_yes_and_no(word, value):
    assert settle(DECLARED, {"play_on": word})["play_on"] == value


def test_other_options_do_not():
    assert "“entry” can't be “1”; it can be choice, forced" in refused({"entry": "1"})


def test_an_unknown_option_is_refused_with_those_there_are():
    assert (
        refused({"entri": "choice"}) == "There is no option “entri”; the options are first, entry, play_on."
    )


def test_an_unknown_value_is_refused_with_those_there_are():
    assert refused({"first": "oldest"}) == (
        "Option “first” can't be “oldest”; it can be birthday, youngest, seat, random."
    )


@settings(deadline=None, derandomize=True, max_examples=200)
@given(
    st.dictionaries(st.sampled_from(["first", "entry", "play_on"]) | st.text(max_size=9), st.text(max_size=9))
)
def test_any_wishes_are_kept_or_refused_in_one_sentence(wished):
    settled, told = answer(OptionError, settle, DECLARED, wished)
    if settled is None:
        assert is_one_sentence(told)
    else:
        assert all(settled[option.name] in option.values for option in DECLARED)


@pytest.mark.parametrize("game", all_games().values(), ids=repr)
def test_every_default_is_one_of_the_values(game):
    for option in game.options:
        assert option.default in option.values
    assert len({option.name for option in game.options}) == len(game.options)
