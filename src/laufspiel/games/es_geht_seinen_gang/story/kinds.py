"""What a life story can tell of: how telling each happening is, and how many sentences there are for it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A kind of happening. `weight`: how telling it is; `sentences`: numbered from 1 in the texts."""

    weight: int
    sentences: int = 3


ALWAYS = 100
"""The weight of what no life story goes without."""

KINDS = {
    "born": Kind(ALWAYS),
    "born-early": Kind(ALWAYS),
    "passed": Kind(5, 4),
    "passed-diplom": Kind(9),
    "failed": Kind(8),
    "service-men": Kind(8),
    "service-women": Kind(8),
    "service-long": Kind(8),
    "service-kept": Kind(6),
    "career-science": Kind(9),
    "career-sport": Kind(9),
    "career-enterprise": Kind(9),
    "career-party": Kind(9),
    "career-crooked": Kind(9),
    "career-military": Kind(9),
    "career-changed": Kind(6),
    "rose-first": Kind(8),
    "rose": Kind(6, 4),
    "rose-top": Kind(11),
    "met": Kind(11, 4),
    "met-again": Kind(9),
    "alone": Kind(3),
    "child": Kind(10),
    "child-again": Kind(6),
    "bought": Kind(6, 4),
    "bought-two": Kind(7),
    "bought-many": Kind(8),
    "given": Kind(6),
    "empty-handed": Kind(2),
    "question-gain": Kind(5, 4),
    "question-cost": Kind(6, 4),
    "question-open": Kind(7),
    "question-moved": Kind(6),
    "question": Kind(3),
    "settled": Kind(7),
    "sent": Kind(5, 4),
    "went-back": Kind(3),
    "received": Kind(6),
    "gave-away": Kind(6),
    "coup": Kind(11),
    "detained": Kind(7),
    "sentenced": Kind(10),
    "amnesty": Kind(10),
    "died": Kind(ALWAYS),
    "arrived": Kind(ALWAYS),
    "lights-out": Kind(ALWAYS),
    "single": Kind(6),
    "no-goods": Kind(5),
    "no-level": Kind(5),
    "waited": Kind(3),
    "throws": Kind(1),
    "colour": Kind(3),
    "leftover": Kind(4),
    "total": Kind(ALWAYS),
    "total-unpaid": Kind(ALWAYS),
}

LOOKING_BACK = frozenset({"single", "no-goods", "no-level", "waited", "throws", "colour", "leftover"})
"""What is said of a whole life rather than of a moment in it, after its end."""

AGES = {"young": 5, "grown": 6, "late": 4}
"""Ages of life, and how many ways each has to lead over from what was told before: `young-1` … in the texts."""
