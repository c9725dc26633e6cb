"""Codes of tables, to be spoken across a room, and the secret tokens of devices."""

import hashlib
import hmac
import secrets

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
LAST = "lmnrst"
SYLLABLES = (2, 2, 1)
"""Syllables of each part, the last one closed: lumo-kari-tes. About 31 bits, so codes aren't found by trying."""

LONGEST_SPOKEN = 40
"""Letters that are looked at of a code, blanks and all: what is no code is told back, and not at any length."""

UNWANTED = (
    "anal", "anus", "caga", "dild", "fag", "fik", "fut", "gag", "kaka", "kil", "kon", "kot", "kul", "maric",
    "mied", "mord", "mori", "nazi", "nig", "pedo", "pen", "pim", "pin", "pip", "pis", "pop", "pot", "put", "rap",
    "sado", "sida", "teta", "tit", "tod", "tont", "tot",
)  # fmt: skip
"""Sounds that could be heard as rude in English, German or Spanish."""

TOKEN_BYTES = 24


def new_code() -> str:
    """A speakable code; the store sees to it that no two tables have the same."""
    while True:
        parts = ["".join(_syllable() for _ in range(count)) for count in SYLLABLES]
        code = "-".join(parts) + secrets.choice(LAST)
        if not any(sound in code.replace("-", "") for sound in UNWANTED):
            return code


def _syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


def spoken(code: str) -> str:
    """A code as it is kept, however it was typed; of what is far too long to be one, the beginning."""
    return "-".join(code[:LONGEST_SPOKEN].lower().replace("-", " ").split())


def new_token() -> str:
    """A secret for one device."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, digest: str) -> bool:
    """Whether a token is the one whose digest was kept; takes as long for any wrong one."""
    return hmac.compare_digest(digest_of(token), digest)
