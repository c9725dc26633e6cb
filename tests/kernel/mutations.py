"""Plain data (dicts, lists, values) with something changed, for tests that nothing breaks a reader."""

import copy

from hypothesis import strategies as st

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 70),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["blue", "red", "joker", "+8", "-10", "fortune", "yes", "no", "seat"]),
)
PLAIN = st.recursive(
    VALUES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
"""Any plain data."""


def places(plain):
    """Every container of plain data with every key or index in it."""
    found = []
    if isinstance(plain, dict | list):
        for key in plain if isinstance(plain, dict) else range(len(plain)):
            found.append((plain, key))
            found += places(plain[key])
    return found


@st.composite
def mutated(draw, original):
    """The original with up to three things replaced, removed, doubled, swapped or added."""
    plain = copy.deepcopy(original)
    for _ in range(draw(st.integers(1, 3))):
        container, key = draw(st.sampled_from(places(plain) or [({}, None)]))
        change = draw(st.sampled_from(["replace", "remove", "double", "swap", "add"]))
        if key is None:
            break
        if change == "remove":
            del container[key]
        elif change == "swap":
            other, elsewhere = draw(st.sampled_from(places(plain)))
            container[key] = copy.deepcopy(other[elsewhere])
        elif change == "replace":
            container[key] = draw(PLAIN)
        elif isinstance(container, list):
            container.insert(key, container[key] if change == "double" else draw(PLAIN))
        else:
            container[draw(st.text(max_size=8))] = draw(PLAIN)
    return plain


def answer(error, read, *given):
    """What a reader makes of what it is given: a value, or None and the sentence of this one kind of error."""
    try:
        return read(*given), ""
    except error as refusal:
        return None, str(refusal)


def is_one_sentence(told):
    """Whether this can be shown to a person: one line that says something and ends."""
    return told.isprintable() and bool(told.strip()) and told.endswith((".", "…"))
