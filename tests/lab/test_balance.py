from statistics import NormalDist

import msgspec
import numpy as np
import pytest

from laufspiel.kernel.counting import HAVING, HAVING_SQUARED, HAVING_WINS, WHOLE, WINS, WINS_SQUARED
from laufspiel.lab.balance import balance_of
from laufspiel.lab.balance_report import balance_report
from laufspiel.lab.counters import Trait, traits_of
from laufspiel.lab.simulate import add_up
from laufspiel.lab.statistics import Z
from laufspiel.lab.tally import Tally
from laufspiel.lab.worth import worths_of
from tests.lab.builders import plan


def drawn(chances, games, seed=1):
    """A tally of made-up games of ¡Así es la vida!: one of four players has each card and wins with its chance."""
    tally = Tally(plan("vida", games=games))
    tally.games = games
    luck = np.random.default_rng(seed)
    numbers = {trait: number for number, trait in enumerate(traits_of("asi-es-la-vida"))}
    winners = luck.integers(0, 4, games)
    for seat in range(4):
        tally.wins[seat, 1] = (winners == seat).sum()
    for card, chance in chances.items():
        wins = luck.random(games) < chance
        sums = tally.traits[numbers[Trait("cards", card)]]
        sums[HAVING] = sums[HAVING_SQUARED] = games
        sums[WINS] = sums[HAVING_WINS] = WHOLE * wins.sum()
        sums[WINS_SQUARED] = WHOLE**2 * wins.sum()
    return tally


def verdicts(balance, kind="cards"):
    return {one.key: one.verdict for one in balance.standings if one.kind == kind}


def test_what_wins_too_often_and_too_seldom_is_found():
    chances = {"plus-1": 0.25, "plus-2": 0.35, "plus-3": 0.25, "plus-4": 0.15}
    found = verdicts(balance_of(drawn(chances, 4000)))
    assert found == {"plus-1": "even", "plus-2": "strong", "plus-3": "even", "plus-4": "weak"}


def test_what_is_even_is_seldom_called_otherwise_though_much_is_tested():
    cards = [f"{sign}-{value}" for sign in ("plus",) for value in range(1, 9)] + [
        f"minus-{value}-{twin}" for value in range(1, 9) for twin in "ab"
    ]
    wrong = 0
    for seed in range(100):
        balance = balance_of(drawn(dict.fromkeys(cards, 0.25), 1000, seed))
        wrong += any(one.verdict != "even" for one in balance.standings)
    # In five of a hundred studies by chance; eleven or fewer in 99 of 100 times.
    assert wrong <= 11


def test_intervals_allow_for_how_many_are_tested():
    tally = add_up(plan("vida", games=400), 1)
    balance = balance_of(tally)
    told = [worth for worth in worths_of(tally)["cards"].values() if worth.is_told]
    assert balance.tested == 4 + len(told)
    wider = NormalDist().inv_cdf(1 - 0.05 / (2 * balance.tested)) / Z
    worths = worths_of(tally)["cards"]
    for one in balance.standings:
        if one.kind == "cards":
            plain = worths[one.key].lead
            assert one.lead.high - one.lead.mean == pytest.approx(wider * (plain.high - plain.mean))
            assert one.fair == worths[one.key].usual


def test_a_seat_is_held_against_its_share():
    tally = add_up(plan("kids", "greedy", "random", "random", "random", games=800), 1)
    balance = balance_of(tally)
    seats = {one.key: one for one in balance.standings}
    assert seats["1"].verdict == "strong"
    assert seats["1"].fair == 0.25
    assert seats["1"].wins == pytest.approx(tally.share_of(0) / 800)
    assert {seats[key].verdict for key in "234"} <= {"weak", "even"}
    assert balance.standings[0].key == "1"


def test_shared_wins_count_in_part():
    tally = add_up(plan("vida", *["random"] * 6, games=300), 1)
    balance = balance_of(tally)
    assert sum(one.wins for one in balance.standings if one.kind == "seats") == pytest.approx(1)


def test_kinds_are_counted():
    balance = balance_of(drawn({"plus-1": 0.25, "plus-2": 0.4, "plus-3": 0.1}, 4000))
    cards = balance.kinds["cards"]
    assert (cards.tested, cards.strong, cards.weak, cards.seldom) == (3, 1, 1, 0)
    assert (cards.more, cards.less) == (1, 1)
    assert balance.kinds["seats"].tested == 4


def test_games_without_an_end_say_nothing():
    balance = balance_of(add_up(plan("vida", games=10, limit=5), 1))
    assert balance.standings == []
    assert balance.kinds == {}
    assert "nothing can be said" in shown(balance)


def shown(balance):
    from io import StringIO

    from rich.console import Console

    file = StringIO()
    Console(file=file, width=80).print(balance_report(balance))
    return file.getvalue()


def test_the_report_names_what_is_not_even_and_fits_80_columns():
    balance = balance_of(drawn({"plus-1": 0.25, "plus-2": 0.4, "plus-3": 0.1}, 4000))
    text = shown(balance)
    uneven = text.partition("Too strong or too weak")[2]
    assert "▲ strong" in uneven
    assert "plus-2" in uneven
    assert "▼ weak" in uneven
    assert "plus-3" in uneven
    assert "plus-1" not in uneven
    assert max(map(len, text.splitlines())) <= 80


def test_all_even_is_said():
    balance = balance_of(drawn({"plus-1": 0.25, "plus-2": 0.25}, 200))
    assert "Nothing is too strong or too weak." in shown(balance)


def test_the_object_tells_all():
    balance = balance_of(add_up(plan("vida", games=300), 1))
    read = msgspec.json.decode(msgspec.json.encode(balance))
    assert len(read["standings"]) == read["tested"]
    assert all(one["lead"]["low"] <= one["lead"]["mean"] <= one["lead"]["high"] for one in read["standings"])
