"""Mensch ärgere Dich nicht Kids written a second time, plainly, from the catalogue of rules alone.

Shares nothing with the program it checks: squares are counted along the track, pawns are remembered by the square they
stand on, and every roll looks along the track anew. Players choose uniformly among what they could tell apart.
"""

from collections import Counter
from dataclasses import dataclass, field

COLOURS = ["blue", "red", "yellow", "green"]
START, GOAL = "start", "goal"


@dataclass
class Board:
    """A track whose colours repeat; an arrow square every `apart` squares, the entry four squares before it."""

    squares: int
    apart: int
    die: list = field(default_factory=lambda: list(COLOURS))

    def colour(self, square):
        return COLOURS[square % 4]

    def arrows(self):
        """The arrow squares in the direction of play; the first is blue's."""
        return [corner * self.apart for corner in range(4)]

    def entry(self, arrow):
        return (arrow - 4) % self.squares


BOARDS = {
    "standard": Board(28, 7),
    "short": Board(20, 5),
    "long": Board(36, 9),
    "joker": Board(28, 7, [*COLOURS, "joker", "blank"]),
}
CORNERS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


class Game:
    """A game from the first roll to the end; `play` gives what came of it."""

    def __init__(self, luck, seats, edition="standard", entry="choice", play_on="no"):
        self.luck = luck
        self.board = BOARDS[edition]
        self.arrow = [self.board.arrows()[corner] for corner in CORNERS[seats]]
        self.entry = [self.board.entry(arrow) for arrow in self.arrow]
        self.own = [self.board.colour(arrow) for arrow in self.arrow]
        self.forced, self.play_on = entry == "forced", play_on == "yes"
        self.pawns = [[START] * 3 for _ in range(seats)]
        self.ranking = []
        self.turns = self.steps = 0
        self.events, self.visits = Counter(), Counter()

    def play(self):
        seats = range(len(self.pawns))
        turn = 0
        while True:
            self.take_turn(turn)
            if self.ranking and (not self.play_on or len(self.ranking) >= len(self.pawns) - 1):
                break
            turn = self.after(turn)
        if self.play_on:
            for seat in seats:
                if seat not in self.ranking:
                    self.finish(seat)
        scores = [self.pawns[seat].count(GOAL) for seat in seats]
        shares = [float(self.ranking[0] == seat) for seat in seats]
        return self.turns, self.steps, scores, shares, self.events, self.visits

    def after(self, seat):
        """The next player clockwise who still plays."""
        while True:
            seat = (seat + 1) % len(self.pawns)
            if seat not in self.ranking:
                return seat

    def take_turn(self, seat):
        self.turns += 1
        rolls = 3 if all(pawn in (START, GOAL) for pawn in self.pawns[seat]) else 1
        for _ in range(rolls):
            face = self.luck.choice(self.board.die)
            self.steps += 1
            self.events["rolled"] += 1
            open_to_it = self.choices(seat, face)
            if open_to_it:
                self.steps += 1
                self.carry_out(seat, *self.luck.choice(open_to_it))
                return
            self.events["forfeited"] += 1

    def choices(self, seat, face):
        """What can be done with a face: pairs of the pawn's present place and the square it would come to."""
        if face == "blank":
            return []
        colours = COLOURS if face == "joker" else [face]
        found = []
        for colour in colours:
            found += self.choices_by_colour(seat, colour, face)
        return found

    def choices_by_colour(self, seat, colour, face):
        pawns = self.pawns[seat]
        if colour == self.own[seat] and START in pawns and self.arrow[seat] not in pawns:
            enters = [(START, self.arrow[seat])]
            if self.forced and face == colour:
                return enters
        else:
            enters = []
        return enters + [
            (pawn, target)
            for pawn in pawns
            if pawn not in (START, GOAL)
            for target in [self.next_square(seat, pawn, colour)]
            if target is not None and target not in pawns
        ]

    def next_square(self, seat, square, colour):
        """The next square of a colour, unless the entry square comes first."""
        while square != self.entry[seat]:
            square = (square + 1) % self.board.squares
            if self.board.colour(square) == colour:
                return square
        return None

    def carry_out(self, seat, place, square):
        pawns = self.pawns[seat]
        self.events["entered" if place == START else "moved"] += 1
        self.visits[f"square-{square}"] += 1
        for other in self.pawns:
            if other is not pawns and square in other:
                other[other.index(square)] = START
                self.events["knocked_out"] += 1
        pawns[pawns.index(place)] = square
        if square == self.entry[seat]:
            pawns[pawns.index(square)] = GOAL
            self.events["came_home"] += 1
            if pawns == [GOAL] * 3:
                self.finish(seat)

    def finish(self, seat):
        self.ranking.append(seat)
        self.events["finished"] += 1
