"""Es geht seinen Gang in a terminal: where everybody is and what is coming, chips and cards, what is on offer."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from laufspiel.games.es_geht_seinen_gang.names import COLOURS
from laufspiel.kernel.words import Argument, Words
from laufspiel.terminal.boards.plan import Plan
from laufspiel.terminal.canvas import cut, fitted, height_of, shortened
from laufspiel.terminal.colours import SYMBOLS
from laufspiel.terminal.players import player_line
from laufspiel.terminal.scene import Scene

LEAST_TITLE = 18
"""Columns for an offer's mark and title at least."""
GAP = 2
"""Columns between two offers that stand side by side."""
INDENT = "    "
AHEAD = 12
"""As far as two dice go."""
CAN, CANNOT = "✓", "–"
FEWEST_LINES = 2
"""Of what has happened so many lines are shown at least."""


def ask(scene: Scene) -> Words:
    """The question of what is pending, with the name of whoever is asked."""
    pending = scene.view.pending
    told: dict[str, Argument] = {
        "name": scene.names[scene.actor],
        "left": getattr(pending, "left", 0),
        "forfeits": getattr(pending, "forfeits", 0),
        "kind": getattr(pending, "kind", ""),
        "effect": getattr(pending, "effect", "").replace("_", "-"),
    }
    return Words(f"es-geht-seinen-gang-board-ask-{_matter(scene).replace('_', '-')}", told)


def _matter(scene: Scene) -> str:
    return str(scene.view.pending.__struct_config__.tag)


def draw(scene: Scene) -> RenderableType:
    """The lives, what is coming for whoever has the turn, what is on offer, and the latest lines."""
    plan = Plan(scene)
    below = [*_coming(scene, plan), *(Text(line, "bold") for line in _card(scene, plan))]
    taken = sum(height_of(line, scene.width) for line in below) + FEWEST_LINES
    lives = list(_lives(scene, plan))
    if sum(map(len, lives)) + taken > scene.room:
        lives = [life if scene.view.turn == seat else life[:1] for seat, life in enumerate(lives)]
    room = max(0, scene.room - sum(map(len, lives)) - taken)
    offers = list(_offers(scene, plan))[:room]
    shown = scene.lines[-(FEWEST_LINES + room - len(offers)) :]
    return Group(
        *(line for life in lives for line in life),
        *below,
        *offers,
        *(cut(Text(line, "dim"), scene.width) for line in shown),
    )


def describe(scene: Scene) -> list[str]:
    """The lives with all their cards, what is coming, the card being carried out, what is on offer and for how much."""
    plan = Plan(scene)
    return [
        *_told_lives(scene, plan),
        *(line.plain for line in _coming(scene, plan)),
        *_card(scene, plan),
        *_told_offers(scene, plan),
    ]


# The lives


def _lives(scene: Scene, plan: Plan) -> Iterator[list[Text]]:
    """Two lines each: what it is worth, and chips; where it is, and cards."""
    for seat, life in enumerate(scene.view.seats):
        cards = Text(INDENT + " · ".join([_where(plan, life), *_cards(plan, life)]), "dim")
        yield [cut(_life(scene, plan, seat, life), scene.width), cut(cards, scene.width)]


def _told_lives(scene: Scene, plan: Plan) -> Iterator[str]:
    for seat, life in enumerate(scene.view.seats):
        yield "; ".join([_life(scene, plan, seat, life).plain, _where(plan, life), *_cards(plan, life)])


def _life(scene: Scene, plan: Plan, seat: int, life: Any) -> Text:
    told = [plan.say(f"life-{life.life}")] if life.life else []
    told.append(plan.say("worth", score=life.score))
    told.append(plan.chips([getattr(life.chips, colour) for colour in COLOURS]))
    if life.unpaid:
        told.append(plan.say("unpaid", unpaid=life.unpaid))
    if life.misses:
        told.append(plan.say("misses", count=life.misses))
    place = f"{life.place}. " if life.place else ""
    return player_line(scene, seat, life.colour, " · ".join(told), place)


def _where(plan: Plan, life: Any) -> str:
    return plan.say(life.ended) if life.ended else plan.place(life.space)


def _cards(plan: Plan, life: Any) -> list[str]:
    """Everything a life has come to: certificates, partners, goods, levels, children, and what is still to be paid."""
    cards = [plan.say(f"certificate-{name}") for name in life.certificates]
    cards += [plan.title(key) for key in (*life.levels, *life.partners, *life.goods)]
    if life.children:
        cards.append(plan.say("children", count=life.children))
    return cards + [
        plan.say("open-card", question=plan.title(card.key), points=plan.points(card.cost))
        for card in life.open_cards
    ]


# What is coming


def _coming(scene: Scene, plan: Plan) -> Iterator[Text]:
    """The next spaces of whoever has the turn; at a fork those of each way that is open."""
    if scene.view.turn is None:
        return
    life, pending = scene.view.seats[scene.view.turn], scene.view.pending
    if pending and _matter(scene) == "choosing_way":
        for way in pending.ways:
            if way.open:
                first = f"{plan.title(way.path)}: 1: {plan.space(way.space)}"
                yield cut(Text(" · ".join([first, *_after(plan, way.space, life)])), scene.width)
    elif life.ended is None:
        yield Text(" · ".join(plan.ahead(life.space, life, AHEAD)))


def _after(plan: Plan, space: str, life: Any) -> Iterator[str]:
    """The spaces behind the first one of a way, counted from the fork."""
    for told in plan.ahead(space, life, AHEAD - 1):
        step, _, what = told.partition(": ")
        yield f"{int(step) + 1}: {what}"


def _card(scene: Scene, plan: Plan) -> Sequence[str]:
    """The question card being carried out."""
    return [plan.card(scene.view.card)] if scene.view.card else []


# What is on offer


def _on_offer(scene: Scene) -> Sequence[Any]:
    """What can be had where the figure is, first of all what the player can pay."""
    offers = getattr(scene.view.pending, "offers", ())
    return sorted(offers, key=lambda offer: (offer.why_not is not None, offer.holder is not None))


def _offers(scene: Scene, plan: Plan) -> Iterator[Text]:
    """Whether one can have it or who has it, what it costs; in two columns where titles have room beside prices."""
    offers, column = _on_offer(scene), (scene.width - GAP) // 2
    if any(cell_len(plan.points(offer.cost)) > column - LEAST_TITLE for offer in offers):
        yield from (Text(_offer(scene, plan, offer, scene.width)) for offer in offers)
        return
    cells = [fitted(_offer(scene, plan, offer, column), column) for offer in offers]
    for left, right in zip_longest(cells[::2], cells[1::2], fillvalue=""):
        yield Text(f"{left}{' ' * GAP}{right}".rstrip())


def _offer(scene: Scene, plan: Plan, offer: Any, width: int) -> str:
    mark = CAN if offer.why_not is None else CANNOT
    if offer.holder is not None:
        mark = SYMBOLS[scene.view.seats[offer.holder].colour]
    price = plan.points(offer.cost)
    return f"{mark} {shortened(plan.title(offer.key), width - cell_len(price) - 3)} {price}"


def _told_offers(scene: Scene, plan: Plan) -> Iterator[str]:
    for offer in _on_offer(scene):
        yield f"{plan.title(offer.key)} ({plan.points(offer.cost)}): {plan.why_not(offer)}"
