"""Es geht seinen Gang written a second time, plainly, from the rulebook and the catalogue of rules alone.

Shares nothing with the program it checks but the edition's file: the board is a dictionary of spaces, the question
cards are a shuffled list, and what forfeits the rest of a throw is an exception. Everybody chooses uniformly.
"""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import laufspiel

EDITIONS = Path(laufspiel.__file__).parent / "games" / "es_geht_seinen_gang" / "editions"
COLOURS = "gbyr"
CAN_STOP = ["disko", "konsum", "level"]
MUST_STOP = ["exam", "prison", "end"]
CERTIFICATES = {"class_8": "b", "class_10": "b", "abitur": "b", "skilled_worker": "b", "diplom": "bbbr"}


@cache
def printed(edition):
    return tomllib.loads((EDITIONS / f"{edition}.toml").read_text(encoding="utf-8"))


class TurnOver(Exception):
    """The rest of the throw is forfeited."""


class Space:
    def __init__(self, key, path, place):
        words, _, arrow = path["spaces"][place].partition(">")
        self.key, self.path, self.place = key, path, place
        self.arrow = arrow.strip()
        self.dots, self.kind, self.number = "", "", None
        for word in words.split():
            if set(word) <= set(COLOURS):
                self.dots = word
            elif self.kind:
                self.number = word
            elif word != "-":
                self.kind = word
        self.career = path.get("career")
        self.dark = path.get("dark", False)


class Life:
    def __init__(self, sex, clinic):
        self.sex, self.place = sex, clinic
        self.chips = Counter()
        self.score = self.misses = self.children = self.partners = self.goods = 0
        self.certificates, self.open_cards = set(), []
        self.career, self.highest = None, {}
        self.alive, self.failed = True, False

    def can_pay(self, price):
        return not Counter(price) - self.chips


class Game:
    """A game from the clinic to the clouds; `play` gives what came of it."""

    def __init__(
        self, luck, seats, edition="house-ddr", first="seat", any_partner="no", pay_open="at_once", paths="chosen"
    ):  # fmt: skip
        del paths  # luck and random players choose alike
        self.luck, self.box = luck, printed(edition)
        self.any_partner, self.pays_at_once = any_partner == "yes", pay_open == "at_once"
        self.turns = self.steps = 0
        self.events, self.visits = Counter(), Counter()
        self.lay_board()
        self.partners, self.goods = list(self.box["partners"]), list(self.box["goods"])
        self.levels = {}
        for level in self.box["levels"]:
            self.levels.setdefault(level["career"], []).append({"cost": level["cost"], "taken": False})
        self.deck = list(self.box["questions"])
        luck.shuffle(self.deck)
        clinic = self.space(self.box["start"])
        self.lives = [Life(self.choose(["woman", "man"]), clinic) for _ in range(seats)]
        self.events["lives_as"] += seats
        self.order = self.lives if first == "seat" else self.throw_for_order(self.lives)

    def lay_board(self):
        self.paths = {path["id"]: path for path in self.box["paths"]}
        self.spaces = {}
        for path in self.box["paths"]:
            for place in range(len(path["spaces"])):
                key = f"space-{len(self.spaces) + 1}"
                self.spaces[path["id"], place] = Space(key, path, place)
        late, waiting = set(), [self.space(self.box["last_stretch"])]
        while waiting:
            space = waiting.pop()
            late.add(space)
            waiting += [to for to, _ in self.ways(space) if to not in late]
        self.late = late

    def space(self, name):
        path, _, place = name.partition(" ")
        return self.spaces[path, int(place or 1) - 1]

    def ways(self, space):
        """Where black arrows, or just the path, lead from a space, and for whom."""
        if (space.path["id"], space.place + 1) in self.spaces:
            return [(self.spaces[space.path["id"], space.place + 1], None)]
        return [(self.space(way["to"]), way.get("if")) for way in space.path.get("ways", [])]

    def choose(self, options):
        self.steps += 1
        return self.luck.choice(options)

    def die(self):
        return self.luck.randint(1, 6)

    def throw_for_order(self, lives):
        """Highest total first; those with equal totals throw again among themselves."""
        totals = {}
        for life in lives:
            self.steps += 1
            self.events["order_thrown"] += 1
            totals.setdefault(self.die() + self.die(), []).append(life)
        order = []
        for total in sorted(totals, reverse=True):
            tied = totals[total]
            order += tied if len(tied) == 1 else self.throw_for_order(tied)
        if len(order) == len(self.lives):
            self.events["born_in_turn"] += len(order)
        return order

    def play(self):
        at = -1
        while any(life.alive for life in self.lives):
            at = (at + 1) % len(self.order)
            life = self.order[at]
            if not life.alive:
                continue
            self.turns += 1
            if sum(other.alive for other in self.lives) == 1:
                self.hurry(life)
                self.take_turn(life)
                break
            if life.misses:
                life.misses -= 1
                self.events["missed_turn"] += 1
            else:
                self.take_turn(life)
        return self.score()

    def score(self):
        self.events["scored"] += len(self.lives)
        scores = [life.score - sum(len(price) for _, price in life.open_cards) for life in self.lives]
        winners = scores.count(max(scores))
        shares = [(score == max(scores)) / winners for score in scores]
        return self.turns, self.steps, scores, shares, self.events, self.visits

    def hurry(self, life):
        life.misses = 0
        if life.place not in self.late:
            life.place = self.space(self.box["last_stretch"])
            self.events["hurried"] += 1

    # A turn

    def take_turn(self, life):
        if not self.pays_at_once:
            self.ask_to_pay(life)
        self.steps += 1
        try:
            self.white = self.die()
            if life.place.dark:
                self.events["rolled"] += 1
                self.move(life, self.white)
            else:
                self.events["thrown"] += 1
                black = self.die()
                self.move(life, self.white)
                if not life.place.dark:
                    self.move(life, black)
        except TurnOver:
            pass

    def move(self, life, steps, by_card=False):
        since = life.place
        while steps:
            ways = [to for to, who in self.ways(life.place) if self.is_open(life, who)]
            if len(ways) > 1:
                since = self.note_passing(life, since)
            to = ways[0] if len(ways) == 1 else self.choose(ways)
            self.set_on(life, to)
            steps -= 1
            if to.kind in MUST_STOP:
                steps = 0
            elif to.kind in CAN_STOP and steps and not by_card:
                since = self.note_passing(life, since)
                self.may_stop(life)
        self.events["moved"] += 1
        self.visits[life.place.key] += 1
        self.land(life, by_card)

    def note_passing(self, life, since):
        self.events["passed"] += life.place is not since
        return life.place

    def is_open(self, life, who):
        if who in ("early", "late"):
            return (self.white == 6) == (who == "early")
        if who in ("passed", "failed"):
            return life.failed == (who == "failed")
        return who is None or life.sex == who

    def set_on(self, life, space):
        life.place = space
        if space.career and space.career != life.career:
            life.career = space.career
            self.events["began_career"] += 1

    def may_stop(self, life):
        if self.choose([True, False]):
            self.events["stopped"] += 1
            getattr(self, f"visit_{life.place.kind}")(life)
            raise TurnOver

    # Spaces

    def land(self, life, by_card):
        self.gain(life, life.place.dots)
        self.follow_arrow(life)
        if life.place.kind == "back":
            self.go_back(life, int(life.place.number))
            self.gain(life, life.place.dots)
            self.follow_arrow(life)
        space = life.place
        if space.kind in CAN_STOP:
            self.may_stop(life)
        elif (
            space.kind
            and space.kind != "back"
            and not (by_card and space.kind in ("question", "pram", "death"))
        ):
            getattr(self, f"use_{space.kind}")(life, space.number)

    def follow_arrow(self, life):
        if life.place.arrow:
            self.set_on(life, self.space(life.place.arrow))
            self.events["sent"] += 1
            self.gain(life, life.place.dots)

    def go_back(self, life, count):
        path, place = life.place.path["id"], life.place.place
        self.set_on(life, self.spaces[path, max(0, place - count)])
        self.events["went_back"] += 1

    def use_exam(self, life, name):
        if name in life.certificates:
            life.failed = False
        elif life.can_pay(CERTIFICATES[name]):
            self.convert(life, CERTIFICATES[name])
            life.certificates.add(name)
            life.failed = False
            self.events["passed_exam"] += 1
        else:
            life.failed = True
            self.events["failed_exam"] += 1
        raise TurnOver

    def use_prison(self, life, _number):
        life.place = self.space(self.box["prison"])
        self.events["imprisoned"] += 1
        self.events["rolled"] += 1
        self.steps += 1
        face = self.die()
        self.events["amnesty" if face == 6 else "sentenced"] += 1
        life.misses += face if face < 6 else 0
        raise TurnOver

    def use_end(self, life, _number):
        life.alive = False
        self.events["retired"] += 1
        raise TurnOver

    def use_death(self, life, _number):
        life.alive = False
        self.events["died"] += 1
        raise TurnOver

    def use_detention(self, life, turns):
        life.misses += int(turns)
        self.events["detained"] += 1
        raise TurnOver

    def use_fine(self, life, count):
        self.pay(life, "y" * min(int(count), life.chips["y"]))

    def use_coup(self, life, count):
        self.events["coup"] += 1
        self.gain(life, "y" * int(count))

    def use_pram(self, life, _number):
        if life.partners:
            life.children += 1
            self.events["child"] += 1
            self.gain(life, "yy")

    def use_question(self, life, _number):
        if self.deck:
            self.steps += 1
            self.events["drew"] += 1
            self.carry_out(life, self.deck.pop(0))
        raise TurnOver

    # Stops

    def visit_disko(self, life):
        fitting = [
            partner
            for partner in self.partners
            if life.can_pay(partner["cost"]) and (self.any_partner or partner["life"] != life.sex)
        ]
        partner = self.choose([*fitting, None])
        if partner:
            self.partners.remove(partner)
            self.convert(life, partner["cost"])
            life.partners += 1
            self.events["met"] += 1

    def visit_konsum(self, life):
        while good := self.choose([*[good for good in self.goods if life.can_pay(good["cost"])], None]):
            self.goods.remove(good)
            self.convert(life, good["cost"])
            life.goods += 1
            self.events["bought"] += 1

    def visit_level(self, life):
        ladder = self.levels[life.place.career]
        lowest = life.highest.get(life.place.career, 0)
        free = [i for i in range(lowest, len(ladder)) if not ladder[i]["taken"]]
        can_rise = free and life.can_pay(ladder[free[0]]["cost"])
        if self.choose([True, False] if can_rise else [False]):
            ladder[free[0]]["taken"] = True
            life.highest[life.place.career] = free[0] + 1
            self.convert(life, ladder[free[0]]["cost"])
            self.events["rose"] += 1

    # Points

    def gain(self, life, points, is_settled=True):
        life.chips.update(points)
        self.events["gained"] += len(set(points))
        if is_settled:
            self.settle(life)

    def pay(self, life, points):
        life.chips.subtract(points)
        self.events["paid"] += len(set(points))

    def convert(self, life, price):
        self.pay(life, price)
        life.score += len(price)

    def give(self, giver, taker, points):
        for colour in COLOURS:
            given = min(points.count(colour), giver.chips[colour])
            giver.chips[colour] -= given
            taker.chips[colour] += given
            self.events["gave"] += given > 0

    def settle(self, life):
        """Open cards that can be paid are, in the order of the box."""
        if self.pays_at_once:
            for card, price in sorted(life.open_cards, key=lambda kept: self.box["questions"].index(kept[0])):
                if life.can_pay(price):
                    self.pay_card(life, card, price)

    def pay_card(self, life, card, price):
        self.pay(life, price)
        life.open_cards.remove((card, price))
        self.deck.append(card)
        self.events["settled"] += 1

    def ask_to_pay(self, life):
        while payable := [kept for kept in life.open_cards if life.can_pay(kept[1])]:
            chosen = self.choose([*payable, None])
            if chosen is None:
                return
            self.pay_card(life, *chosen)

    # Question cards

    def carry_out(self, life, card):
        self.deck.append(card)
        move = None
        for effect in card["effects"]:
            if not self.holds(life, effect.get("if", "anybody")):
                continue
            do = getattr(self, f"do_{effect['do']}")
            if effect["do"] in ("forward", "back", "to_space", "to_crooked", "to_prison"):
                move = do, effect
            elif effect["do"] == "demand":
                self.demand(life, card, effect["points"])
            else:
                do(life, effect)
        for each in self.lives:
            self.settle(each)
        if move:
            move[0](life, move[1])

    def holds(self, life, who):
        return {
            "anybody": True,
            "woman": life.sex == "woman",
            "man": life.sex == "man",
            "partner": life.partners > 0,
            "single": not life.partners,
            "child": life.children > 0,
            "diplom": "diplom" in life.certificates,
            "no_diplom": "diplom" not in life.certificates,
            "good": life.goods > 0,
        }[who]

    def demand(self, life, card, price):
        if life.can_pay(price):
            self.pay(life, price)
        else:
            self.deck.pop()
            life.open_cards.append((card, price))
            self.events["kept_open"] += 1

    do_demand = None

    def others(self, life):
        """Whoever else is on a life path, from this player's left."""
        at = self.lives.index(life)
        return [other for other in [*self.lives[at + 1 :], *self.lives[:at]] if other.alive]

    def do_gain(self, life, effect):
        self.gain(life, effect["points"], is_settled=False)

    def do_all_gain(self, life, effect):
        for each in [life, *self.others(life)]:
            self.gain(each, effect["points"], is_settled=False)

    def do_others_gain(self, life, effect):
        for each in self.others(life):
            self.gain(each, effect["points"], is_settled=False)

    def do_each_gives_you(self, life, effect):
        for each in self.others(life):
            self.give(each, life, effect["points"])

    def do_you_give_each(self, life, effect):
        for each in self.others(life):
            self.give(life, each, effect["points"])

    def do_take_from_one(self, life, effect):
        able = [each for each in self.others(life) if self.has_any(each, effect["points"])]
        if able:
            self.give(self.choose(able), life, effect["points"])

    def do_give_to_one(self, life, effect):
        others = self.others(life)
        if others and self.has_any(life, effect["points"]):
            self.give(life, self.choose(others), effect["points"])

    def has_any(self, life, points):
        return any(life.chips[colour] for colour in points)

    def do_miss_turns(self, life, effect):
        life.misses += effect["count"]

    def do_gift(self, life, effect):
        for good in self.goods:
            if good["id"] == effect["good"]:
                self.goods.remove(good)
                life.goods += 1
                life.score += len(good["cost"])
                self.events["was_given"] += 1
                return

    def do_forward(self, life, effect):
        self.move(life, effect["count"], by_card=True)

    def do_back(self, life, effect):
        self.go_back(life, effect["count"])
        self.land(life, by_card=True)

    def do_to_space(self, life, effect):
        self.send(life, effect["to"])

    def do_to_crooked(self, life, _effect):
        self.send(life, self.box["crooked"])

    def send(self, life, name):
        self.set_on(life, self.space(name))
        self.events["sent"] += 1
        self.land(life, by_card=True)

    def do_to_prison(self, life, _effect):
        self.use_prison(life, None)
