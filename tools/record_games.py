"""Play the recorded games of tests/records: `python tools/record_games.py` adds those that are missing.

They hold the rules to what they once were. When a rule is changed on purpose, remove the games it changes and run this.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from laufspiel.bots import play_bot
from laufspiel.games import find_game, shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.record import write_record
from laufspiel.kernel.seats import Seat

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
DAY = date(2025, 6, 15)
COLUMNS = ("seat", "place", "score", "share")


@dataclass(frozen=True)
class Recorded:
    """A game to be recorded: who plays it and how; a bot and, if need be, a colour and a birthday per seat."""

    game: str
    name: str
    edition: str
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    colours: tuple[str, ...] = ()
    born: tuple[str, ...] = ()


G, R = "greedy", "random"
GAMES = (
    Recorded("kids", "standard-2", "standard", (R, R), {"first": "seat"}),
    Recorded("kids", "standard-4-birthday", "standard", (G, R, G, R), born=("", "2019-06-16", "2017-06-14", "")),
    Recorded("kids", "short-3-places", "short", (G, G, G), {"play_on": "yes", "first": "random"}),
    Recorded("kids", "long-4-forced", "long", (R, R, R, R), {"entry": "forced"}),
    Recorded("kids", "joker-3-colours", "joker", (R, G, R), {}, ("red", "blue", "green")),
    Recorded("kids", "joker-4-all-options", "joker", (G, R, R, G), {"entry": "forced", "play_on": "yes"}),
    Recorded("asi-es-la-vida", "standard-2", "standard", (R, R), {"first": "seat"}),
    Recorded("asi-es-la-vida", "standard-4-youngest", "standard", (G, R, G, R), born=("1950-01-01", "2018-02-28")),
    Recorded("asi-es-la-vida", "plus-first-3-hidden", "plus_first", (G, G, R), {"hidden_stock": "yes"}),
    Recorded("asi-es-la-vida", "fortune-last-5-recycle", "fortune_last", (R,) * 5, {"recycle": "yes", "ones": "yes"}),
    Recorded("asi-es-la-vida", "shuffled-6-sprint", "shuffled", (R, G) * 3, {"sprint": "yes", "first": "random"}),
    Recorded(
        "asi-es-la-vida", "standard-3-straggler", "standard", (G, R, R),
        {"straggler": "yes", "ones": "yes", "tie": "fewest_fortune"}, ("violet", "orange", "red"),
    ),
    Recorded("go-for-it", "house-2-short", "house-1986", (R, R), {"first": "seat", "years": "5", "deals": "0"}),
    Recorded("go-for-it", "house-3-wrap", "house-1986", (R, G, R), {"wrap": "yes", "deals": "1"}),
    Recorded(
        "go-for-it", "house-4-birthdays", "house-1986", (R, G, G, R),
        born=("1960-09-01", "1964-02-29", "1958-06-30", "1961-06-23"),
    ),
    Recorded("go-for-it", "house-5-chosen", "house-1986", (G, R, G, R, G), {"careers": "chosen"}),
    Recorded("go-for-it", "house-6-long", "house-1986", (R,) * 6, {"years": "20", "deals": "6"}),
    Recorded("es-geht-seinen-gang", "house-2", "house-ddr", (R, R), {"first": "seat"}),
    Recorded("es-geht-seinen-gang", "house-3-partners", "house-ddr", (G, R, G), {"any_partner": "yes"}),
    Recorded("es-geht-seinen-gang", "house-4", "house-ddr", (R, R, G, R)),
    Recorded(
        "es-geht-seinen-gang", "house-5-drawn", "house-ddr", (G, R, G, R, R), {"paths": "drawn", "first": "birthday"},
        born=("1961-08-13", "1953-06-17", "1989-06-14", "1949-10-07", "1976-05-29"),
    ),
    Recorded("es-geht-seinen-gang", "house-6-debts", "house-ddr", (R, G) * 3, {"pay_open": "when_wished"}),
)  # fmt: skip


def play(recorded: Recorded, seed: int) -> tuple[Match, Counter[str]]:
    """The whole game, and how often each event happened in it."""
    game = find_game(recorded.game)
    edition = shipped_edition(recorded.game, recorded.edition)
    colours = recorded.colours or game.default_colours(edition, len(recorded.bots))
    born = (*recorded.born, *[""] * len(colours))
    seats = [
        Seat(colour.title(), colour, bot, birthday)
        for colour, bot, birthday in zip(colours, recorded.bots, born, strict=False)
    ]
    match = Match(prepare(game, edition, recorded.options, seats, DAY))
    luck, events = SeededLuck(seed), Counter[str]()
    while not match.is_over:
        if match.actor == LUCK:
            deed = match.draw_luck(luck)
        else:
            deed = match.act(play_bot(match, recorded.bots[match.actor], luck))
        events.update(str(event["event"]) for event in deed.events)
    return match, events


def main() -> None:
    """Record what is missing."""
    for seed, recorded in enumerate(GAMES):
        folder = RECORDS / recorded.game
        file = folder / f"{recorded.name}.json"
        if file.exists():
            continue
        folder.mkdir(parents=True, exist_ok=True)
        match, events = play(recorded, seed)
        file.write_bytes(write_record(match))
        note_expected(folder / "expected.json", recorded.name, match, events)
        print(f"{recorded.game}/{recorded.name}: {len(match.actions)} actions")


def note_expected(file: Path, name: str, match: Match, events: Counter[str]) -> None:
    """Write down how a game ended, beside the games."""
    expected = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    expected[name] = {
        "actions": len(match.actions),
        "events": dict(sorted(events.items())),
        "standings": [dict(zip(COLUMNS, row, strict=True)) for row in sorted(match.standings())],
    }
    file.write_text(json.dumps(dict(sorted(expected.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
