"""Every colour is told by its symbol: in the page, and in a picture without colours."""

import io
from collections import defaultdict
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from tests.browser.pages import Table, settle

pytestmark = pytest.mark.browser

COLOURS = {
    "kids": ["blue", "green", "red", "yellow"],
    "asi-es-la-vida": ["blue", "green", "orange", "red", "violet", "yellow"],
}
FULL = {"kids": [None, "random", "random", "random"], "asi-es-la-vida": [None, *["random"] * 5]}
KINDS = {"kids": ["die", "pawn", "square"], "asi-es-la-vida": ["figure"]}
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
GAMES = pytest.mark.parametrize("game", FULL)

# For each thing painted with a player's colour: the colour, and the symbols drawn on it or on what it is part of.
PAINTED = """() => {
  const found = [];
  for (const thing of document.querySelectorAll('svg [style*="fill"]')) {
    const colour = /^var\\(--(blue|red|yellow|green|orange|violet)\\)$/.exec(thing.style.fill)?.[1];
    if (!colour || !thing.getBoundingClientRect().width) continue;
    const whole = thing.parentElement.getBoundingClientRect();
    const on = [...thing.ownerSVGElement.querySelectorAll('[data-symbol]')].filter((symbol) => {
      const box = symbol.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return whole.left <= x && x <= whole.right && whole.top <= y && y <= whole.bottom;
    });
    found.push([colour, on.map((symbol) => symbol.dataset.symbol)]);
  }
  return found;
}"""

# The symbols with nothing over their middle: colour, what they are drawn on, and box.
SYMBOLS = """() => [...document.querySelectorAll('[data-symbol]')].flatMap((symbol) => {
  const kinds = {
    pawn: 'main .pawn', figure: 'main .place', die: '.bar .die',
    square: 'main .square, main .arrow, main .entry', panel: '.players svg',
  };
  const kind = Object.keys(kinds).find((one) => symbol.closest(kinds[one]));
  const box = symbol.getBoundingClientRect();
  const over = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    .filter((one) => !one.closest('[data-reach]'));
  let opacity = 1;
  for (let one = symbol; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
  if (!kind || over[0] !== symbol || opacity < 1) return [];
  return [[symbol.dataset.symbol, kind, [box.x, box.y, box.width, box.height]]];
})"""

SHARPNESS = 3
SIDE = 24
"""Pixels across of the masks that are compared."""

RIM = 0.15
NOT_INK = 20

MOST_ALIKE = 0.86
"""Symbols of different colours have less than this in common."""

LEAST_CONTRAST = 3
"""What WCAG asks of a symbol against its ground."""


def table_of(visit, server, game, **how):
    """A table in mid-game with all colours on it and a person asked to choose."""
    made = server.lay_played(game, *FULL[game], until=lambda play: len(play.deeds) > 60)
    table = Table(visit(f"/t/{made['code']}", tables=[made], **how))
    table.wait()
    settle(table.page)
    return table


def without_colours(page):
    """The page as a picture without colours: brightnesses from 0 to 255."""
    page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    picture = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(int)
    assert np.ptp(picture, axis=2).max() <= 1, "the picture has colours"
    return picture[:, :, 1].astype("uint8")


def symbol_in(picture, box):
    """The mask of a symbol in its box, SIDE by SIDE, and its contrast with its ground."""
    left, top, width, height = (round(part * SHARPNESS) for part in box)
    cut = Image.fromarray(picture[top : top + height, left : left + width])
    pixels = np.asarray(cut.resize((SIDE, SIDE))).astype(int)
    middle = slice(SIDE // 2 - 2, SIDE // 2 + 2)
    ink = np.median(pixels[middle, middle])
    # A square fills its box: its ground is seen only round it.
    rim = round(width * RIM)
    wider = picture[top - rim : top + height + rim, left - rim : left + width + rim].astype(int)
    ground = np.bincount(wider[np.abs(wider - ink) > NOT_INK]).argmax()
    return np.abs(pixels - ink) < np.abs(pixels - ground), contrast(ink, ground)


def contrast(one, other):
    bright, dark = sorted([luminance(one / 255), luminance(other / 255)], reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(grey):
    return grey / 12.92 if grey <= 0.04045 else ((grey + 0.055) / 1.055) ** 2.4


def likeness(one, other):
    """How much of two masks is common to both, from 0 to 1."""
    return (one & other).sum() / (one | other).sum()


@GAMES
def test_whatever_has_a_players_colour_has_its_symbol(visit, server, game):
    table = table_of(visit, server, game)
    painted = table.page.evaluate(PAINTED)
    assert {colour for colour, _ in painted} == set(COLOURS[game])
    assert [(colour, symbols) for colour, symbols in painted if colour not in symbols] == []


@GAMES
@SCHEMES
def test_symbols_tell_the_colours_in_a_picture_without_colours(visit, server, game, scheme):
    table = table_of(visit, server, game, scheme=scheme, sharpness=SHARPNESS)
    found = table.page.evaluate(SYMBOLS)
    picture = without_colours(table.page)
    drawn = defaultdict(list)
    for colour, kind, box in found:
        drawn[kind, colour].append(symbol_in(picture, box))

    # A panel lies by itself: its symbol is seen as it was drawn.
    known = {colour: drawn["panel", colour][0][0] for colour in COLOURS[game]}
    for one, other in combinations(known.values(), 2):
        assert likeness(one, other) < MOST_ALIKE
    for kind in KINDS[game]:
        of_kind = {colour: all for (one, colour), all in drawn.items() if one == kind}
        assert of_kind, f"no {kind} is in sight"
        for colour, all_drawn in of_kind.items():
            # Neighbours may cover a corner of one, but not of all.
            mask, seen = max(all_drawn, key=lambda one: likeness(one[0], known[colour]))
            assert max(known, key=lambda one: likeness(mask, known[one])) == colour, kind
            assert seen >= LEAST_CONTRAST, (kind, colour)
    for kind in {"pawn", "square", "figure"} & set(KINDS[game]):
        assert {colour for one, colour in drawn if one == kind} == set(COLOURS[game])
