import re

from laufspiel.server.codes import UNWANTED, digest_of, fits, new_code, new_token, spoken


def test_codes_can_be_spoken_and_are_never_rude():
    codes = {new_code() for _ in range(2000)}
    assert len(codes) > 1990
    for code in codes:
        assert re.fullmatch("([b-z][aeiou]){2}-([b-z][aeiou]){2}-[b-z][aeiou][lmnrst]", code)
        assert not any(sound in code.replace("-", "") for sound in UNWANTED)


def test_a_code_is_the_same_however_it_is_typed():
    assert {spoken(typed) for typed in ("lumo-kari-tes", " Lumo Kari  TES", "LUMO-kari tes")} == {
        "lumo-kari-tes"
    }


def test_of_what_is_too_long_to_be_a_code_only_the_beginning_is_looked_at():
    assert spoken("lumo " * 5000) == spoken("lumo " * 8)


def test_only_the_token_itself_fits():
    token = new_token()
    assert fits(token, digest_of(token))
    for other in ("", token[:-1], token + "x", new_token(), "\ud800"):
        assert not fits(other, digest_of(token))
    assert token not in digest_of(token)
