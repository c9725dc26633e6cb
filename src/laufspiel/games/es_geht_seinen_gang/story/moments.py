"""What happened to one player, as moments that a story can tell of, in their order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from laufspiel.games.es_geht_seinen_gang.names import COLOURS
from laufspiel.games.es_geht_seinen_gang.story.kinds import LOOKING_BACK
from laufspiel.games.es_geht_seinen_gang.story.places import Places
from laufspiel.kernel.view import TypedEvent
from laufspiel.kernel.words import Argument

FIRST_WHITE = "6"
"""The white number that makes an early birth (E-11)."""


@dataclass(frozen=True)
class Moment:
    """A happening of a life: its kind, what its sentence needs, and the age of life at which it came."""

    kind: str
    args: dict[str, Argument]
    age: str = "late"

    @property
    def looks_back(self) -> bool:
        """Whether it is said of the whole life."""
        return self.kind in LOOKING_BACK


class Life:
    """Follows the events of a match and notes the moments of one player's life."""

    def __init__(self, places: Places, seat: int, place: int) -> None:
        self.moments: list[Moment] = []
        self._places = places
        self._seat = seat
        self._place = place
        self._age = "young"
        self._life = ""
        self._throws = 0
        self._waits = 0
        self._children = 0
        self._chips = dict.fromkeys(COLOURS, 0)
        self._gains = dict.fromkeys(COLOURS, 0)
        self._seen: set[str] = set()
        self._stop: list[str] | None = None
        """What has been got at the Disko or Konsum since the stop there; None elsewhere."""
        self._card = ""
        """The question card last drawn by anybody."""
        self._outcome: str | None = None
        """What came of the own card so far; None when none is being carried out."""
        self._hears: dict[str, Callable[[TypedEvent], None]] = {
            name.removeprefix("_on_"): getattr(self, name) for name in dir(self) if name.startswith("_on_")
        }

    def follow(self, events: Sequence[TypedEvent]) -> list[Moment]:
        """All moments of this life."""
        for event in events:
            self._hear(event)
        return self.moments

    def _hear(self, event: TypedEvent) -> None:
        name = str(event["event"])
        if name == "drew":
            self._end_stop()
            self._card = str(event["question"])
        if name in ("thrown", "rolled", "missed_turn", "scored"):
            self._end_stop()
            self._end_card()
        is_mine = event.get("seat") == self._seat or event.get("other") == self._seat
        if is_mine and name in self._hears:
            self._hears[name](event)

    def _note(self, kind: str, **args: Argument) -> None:
        self.moments.append(Moment(kind, args, self._age))

    def _is_first(self, what: str) -> bool:
        is_first = what not in self._seen
        self._seen.add(what)
        return is_first

    # Being born and moving

    def _on_lives_as(self, event: TypedEvent) -> None:
        self._life = str(event["life"])

    def _on_thrown(self, event: TypedEvent) -> None:
        self._throw(str(event["white"]))

    def _on_rolled(self, event: TypedEvent) -> None:
        self._throw(str(event["face"]))

    def _throw(self, white: str) -> None:
        if self._throws == 0:
            self._note("born-early" if white == FIRST_WHITE else "born", life=self._life)
        self._throws += 1

    def _on_passed(self, event: TypedEvent) -> None:
        self._come_to(str(event["end"]))

    def _on_moved(self, event: TypedEvent) -> None:
        self._outcome = None if self._outcome is None else "moved"
        self._come_to(str(event["end"]))

    def _on_sent(self, event: TypedEvent) -> None:
        arrow = str(event["start"])
        if self._outcome is not None:
            self._outcome = "moved"
        elif self._places.is_named(arrow) and self._is_first(f"sent {arrow}"):
            self._note("sent", space=arrow)
        self._come_to(str(event["end"]))

    def _on_went_back(self, event: TypedEvent) -> None:
        if self._outcome is not None:
            self._outcome = "moved"
        else:
            self._note("went-back")
        self._come_to(str(event["end"]))

    def _come_to(self, space: str) -> None:
        service = self._places.service(space)
        if service is not None and self._is_first(f"service {service}"):
            is_kept = service == "long" and not self._is_first("service")
            self._age = "grown"
            self._note("service-kept" if is_kept else f"service-{service}")
            self._seen.add("service")
        if self._places.is_late(space):
            self._age = "late"

    def _on_missed_turn(self, event: TypedEvent) -> None:
        self._waits += 1

    # Learning and careers

    def _on_passed_exam(self, event: TypedEvent) -> None:
        is_diplom = event["certificate"] == "diplom"
        self._note("passed-diplom" if is_diplom else "passed", certificate=event["certificate"])

    def _on_failed_exam(self, event: TypedEvent) -> None:
        self._note("failed", certificate=event["certificate"])

    def _on_began_career(self, event: TypedEvent) -> None:
        career = str(event["career"])
        if self._age == "young":
            self._age = "grown"
        is_first_career = self._is_first("career")
        is_new = self._is_first(f"career {career}")
        if is_first_career or (is_new and career == "crooked"):
            self._note(f"career-{career}")
        elif is_new:
            self._note("career-changed", career=career)

    def _on_rose(self, event: TypedEvent) -> None:
        level = str(event["level"])
        is_first = self._is_first("level")
        kind = "rose-top" if self._places.is_top(level) else "rose-first" if is_first else "rose"
        self._note(kind, level=level)

    # Disko and Konsum

    def _on_stopped(self, event: TypedEvent) -> None:
        self._end_stop()
        self._stop = [self._places.kind(str(event["space"]))]

    def _end_stop(self) -> None:
        """What came of the stop, told once it is over."""
        stop, self._stop = self._stop, None
        if stop == ["disko"]:
            self._note("alone")
        elif stop == ["konsum"]:
            self._note("empty-handed")
        elif stop and stop[0] == "konsum":
            self._note_goods(stop[1:])

    def _note_goods(self, goods: list[str]) -> None:
        if len(goods) == 1:
            self._note("bought", good=goods[0])
        else:
            self._note("bought-two" if len(goods) == 2 else "bought-many", good=goods[0], second=goods[1])

    def _on_met(self, event: TypedEvent) -> None:
        self._stop = None
        self._note("met" if self._is_first("partner") else "met-again", partner=event["partner"])

    def _on_bought(self, event: TypedEvent) -> None:
        self._seen.add("good")
        if self._stop is not None:
            self._stop.append(str(event["good"]))

    def _on_was_given(self, event: TypedEvent) -> None:
        self._seen.add("good")
        self._note("given", good=event["good"])

    def _on_child(self, event: TypedEvent) -> None:
        self._children += 1
        if self._children == 1:
            self._note("child")
        else:
            self._note("child-again", count=self._children)

    # Question cards

    def _on_drew(self, event: TypedEvent) -> None:
        self._outcome = ""

    def _on_kept_open(self, event: TypedEvent) -> None:
        self._outcome = None
        self._note("question-open", question=event["question"])

    def _on_settled(self, event: TypedEvent) -> None:
        self._note("settled", question=event["question"])
        if self._outcome == "cost":
            # what was just paid was the old card, with what the new one brought
            self._outcome = "gain"

    def _on_gained(self, event: TypedEvent) -> None:
        self._gains[str(event["colour"])] += int(event["count"])
        self._chips[str(event["colour"])] += int(event["count"])
        self._outcome = self._outcome if self._outcome != "" else "gain"

    def _on_paid(self, event: TypedEvent) -> None:
        self._chips[str(event["colour"])] -= int(event["count"])
        if self._outcome in ("", "gain"):
            self._outcome = "cost"

    def _on_gave(self, event: TypedEvent) -> None:
        is_giver = event["seat"] == self._seat
        self._chips[str(event["colour"])] += -int(event["count"]) if is_giver else int(event["count"])
        other = event["other"] if is_giver else event["seat"]
        kind = "gave-away" if is_giver else "received"
        # a card that touches everybody is told once; what came before the first throw came before birth
        if self._throws and self._is_first(f"{kind} {self._card}"):
            self._note(kind, other=other, question=self._card)
        self._outcome = None

    def _end_card(self) -> None:
        """What came of the own card, told once it has been carried out."""
        outcome, self._outcome = self._outcome, None
        if outcome is not None:
            self._note(f"question-{outcome}" if outcome else "question", question=self._card)

    # The crooked path

    def _on_coup(self, event: TypedEvent) -> None:
        self._note("coup")

    def _on_detained(self, event: TypedEvent) -> None:
        self._note("detained")

    def _on_imprisoned(self, event: TypedEvent) -> None:
        self._outcome = None if self._outcome is None else "moved"

    def _on_sentenced(self, event: TypedEvent) -> None:
        self._note("sentenced")

    def _on_amnesty(self, event: TypedEvent) -> None:
        self._note("amnesty")

    # The end

    def _on_died(self, event: TypedEvent) -> None:
        self._note("died", space=event["space"])
        self._seen.add("end")

    def _on_retired(self, event: TypedEvent) -> None:
        self._note("arrived")
        self._seen.add("end")

    def _on_scored(self, event: TypedEvent) -> None:
        if "end" not in self._seen:
            self._note("lights-out")
        self._look_back()
        points, unpaid = int(event["points"]), int(event["unpaid"])
        if unpaid:
            self._note("total-unpaid", total=points - unpaid, unpaid=unpaid, place=self._place)
        else:
            self._note("total", total=points, place=self._place)

    def _look_back(self) -> None:
        for what, kind in (("partner", "single"), ("good", "no-goods"), ("level", "no-level")):
            if what not in self._seen:
                self._note(kind)
        if self._waits:
            self._note("waited", count=self._waits)
        if any(self._gains.values()):
            self._note("colour", colour=max(COLOURS, key=lambda colour: self._gains[colour]))
        if left := sum(self._chips.values()):
            self._note("leftover", count=left)
        self._note("throws", count=self._throws)
