"""¡Así es la vida! written a second time, plainly, from the catalogue of rules alone.

Shares nothing with the program it checks: the course is a list of cards, and a move counts along it. Players choose
uniformly among what they could tell apart.
"""

from collections import Counter

MINUS_FIRST = [("minus", n) for n in range(1, 9)]
MINUS_LAST = [("minus", n) for n in range(1, 11)]
PLUS = [("plus", n) for n in range(1, 9)]
FORTUNE = [("fortune", 0)] * 6
COURSES = {
    "standard": MINUS_FIRST + FORTUNE + PLUS[::-1] + MINUS_LAST,
    "plus_first": MINUS_FIRST + PLUS + FORTUNE + MINUS_LAST,
    "fortune_last": MINUS_FIRST + PLUS + MINUS_LAST + FORTUNE,
    "shuffled": MINUS_FIRST + FORTUNE + PLUS[::-1] + MINUS_LAST,
}


def is_guarded(edition, kind, value):
    """Whether a guard begins on this card."""
    if edition in ("plus_first", "fortune_last"):
        return kind == "plus"
    return kind == "fortune" or (kind == "plus" and value >= 7)


class Card:
    """A card of the course; two cards are never the same one, though they may show the same."""

    def __init__(self, kind, value=0, name=""):
        self.kind, self.value, self.name = kind, value, name or kind
        self.pieces = []


def cards_of(course):
    """The cards of a course, those that show the same named apart in their order."""
    seen = Counter()
    for kind, value in course:
        seen[kind, value] += 1
        nth = seen[kind, value]
        name = f"fortune-{nth}" if kind == "fortune" else f"{kind}-{value}"
        if kind == "minus" and course.count((kind, value)) == 2:
            name += "-a" if nth == 1 else "-b"
        yield Card(kind, value, name)


class Game:
    """A game from the first roll to the end; a piece on a card is the seat it belongs to, or a guard.

    `play` gives what came of it.
    """

    GUARD = "guard"

    def __init__(
        self, luck, seats, edition="standard", tie="shared",
        ones="no", recycle="no", sprint="no", straggler="no",
    ):  # fmt: skip
        self.luck, self.seats, self.tie = luck, seats, tie
        self.ones, self.recycle, self.sprint, self.straggler = (
            word == "yes" for word in (ones, recycle, sprint, straggler)
        )
        self.figures = 3 if seats <= 4 else 2
        self.turns = self.steps = 0
        self.events, self.visits = Counter(), Counter()
        route = list(cards_of(COURSES[edition]))
        if edition == "shuffled":
            self.luck.shuffle(route)
            self.steps += 32
            self.events["laid"] += 32
        for card in route:
            if is_guarded(edition, card.kind, card.value):
                card.pieces.append(self.GUARD)
        self.start, self.finish = Card("start"), Card("finish")
        self.start.pieces = [seat for seat in range(seats) for _ in range(self.figures)]
        self.course = [self.start, *route, self.finish]
        self.stock = [[] for _ in range(seats)]
        self.burden = None

    def play(self):
        turn = 0
        while True:
            self.take_turn(turn)
            if self.is_over(turn):
                break
            turn = (turn + 1) % self.seats
            while self.is_home(turn):
                turn = (turn + 1) % self.seats
        self.take_last_cards()
        scores = [self.score(seat) for seat in range(self.seats)]
        return self.turns, self.steps, scores, self.shares(scores), self.events, self.visits

    def is_home(self, seat):
        return self.finish.pieces.count(seat) == self.figures

    def figures_home(self):
        return sum(piece != self.GUARD for piece in self.finish.pieces)

    def is_over(self, turn):
        if self.sprint:
            return self.is_home(turn)
        return self.figures_home() >= self.seats * self.figures - (1 if self.straggler else 0)

    def take_turn(self, seat):
        self.turns += 1
        self.steps += 2
        self.events["rolled"] += 1
        roll = self.luck.randint(1, 6)
        choice = self.luck.choice(self.choices(seat, roll))
        if choice is None:
            self.events["passed"] += 1
        else:
            self.move(seat, *choice)
            self.drop_passed_cards()

    def choices(self, seat, roll):
        """Triples of piece, the card's place in the course, and the place it would come to; None is passing."""
        found = []
        last = len(self.course) - 1
        for here, card in enumerate(self.course[:-1]):
            movable = []
            if seat in card.pieces:
                movable.append(seat)
            if self.GUARD in card.pieces and any(piece != self.GUARD for piece in card.pieces):
                movable.append(self.GUARD)
            for piece in movable:
                found.append((piece, here, min(here + roll, last)))
                if self.ones and roll == 1 and here > 0:
                    found.append((piece, here, here - 1))
        if self.ones and roll == 1:
            found.append(None)
        return found

    def move(self, seat, piece, here, there):
        card, target = self.course[here], self.course[there]
        card.pieces.remove(piece)
        target.pieces.append(piece)
        self.visits[target.name] += 1
        self.events["moved_guard" if piece == self.GUARD else "moved_figure"] += 1
        if not card.pieces and card is not self.start:
            self.course.remove(card)
            self.stock[seat].append(card)
            self.events["took"] += 1
        if piece != self.GUARD and target is self.finish and self.is_home(seat):
            self.events["all_home"] += 1

    def drop_passed_cards(self):
        if self.recycle and self.figures_home() == self.seats * self.figures:
            return
        passed = []
        for card in self.course[:-1]:
            if any(piece != self.GUARD for piece in card.pieces):
                break
            passed.append(card)
        for card in passed:
            if card is self.start:
                continue
            card.pieces = []
            self.course.remove(card)
            if self.recycle:
                self.course.insert(len(self.course) - 1, card)
            self.events["recycled" if self.recycle else "passed_by"] += 1

    def take_last_cards(self):
        if self.sprint:
            for card in self.course[1:-1]:
                owners = set(card.pieces)
                if len(owners) == 1 and self.GUARD not in owners:
                    self.take_last(owners.pop(), card)
        if self.straggler:
            last = next(seat for seat in range(self.seats) if not self.is_home(seat))
            free = [card for card in self.course if card.kind == "minus" and self.GUARD not in card.pieces]
            if free:
                self.burden = max(free, key=lambda card: card.value)
                self.take_last(last, self.burden)

    def take_last(self, seat, card):
        self.course.remove(card)
        self.stock[seat].append(card)
        self.events["took_last"] += 1

    def score(self, seat):
        cards = self.stock[seat]
        plus = [card.value for card in cards if card.kind == "plus"]
        burden = [card.value for card in cards if card is self.burden]
        minus = sorted(card.value for card in cards if card.kind == "minus" and card is not self.burden)
        turned = min(self.fortunes(seat), len(minus))
        left, best = minus[: len(minus) - turned], minus[len(minus) - turned :]
        return sum(plus) + sum(best) - sum(left) - sum(burden)

    def fortunes(self, seat):
        return sum(card.kind == "fortune" for card in self.stock[seat])

    def shares(self, scores):
        """The win, shared among the best."""

        def rank(seat):
            return (scores[seat], -self.fortunes(seat) if self.tie == "fewest_fortune" else 0)

        best = max(map(rank, range(self.seats)))
        winners = [rank(seat) == best for seat in range(self.seats)]
        return [won / sum(winners) for won in winners]
