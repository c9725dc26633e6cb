import io
from datetime import date

import pytest
from rich.console import Console

from laufspiel.games import all_games, edition_files, shipped_edition
from laufspiel.games.maedn_kids.edition import KidsEdition, check_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.terminal.boards import FACES, empty_board
from laufspiel.terminal.boards.kids import _cells, _ring_size
from laufspiel.terminal.colours import SYMBOLS
from laufspiel.terminal.scene import scene_of
from tests.terminal.playing import match_of

EDITIONS = [(game.id, edition) for game in all_games().values() for edition in edition_files(game.id)]


def drawn(what):
    shown = io.StringIO()
    Console(file=shown, width=80, color_system=None).print(what)
    return shown.getvalue()


def random_scene(match, steps, viewer=0):
    luck = SeededLuck(9)
    while len(match.actions) < steps and not match.is_over:
        match.draw_luck(luck) if match.actor == LUCK else match.act(
            match.legal()[luck.below(len(match.legal()))]
        )
    while match.actor == LUCK:
        match.draw_luck(luck)
    return scene_of(match, viewer, "en")


def test_every_game_has_a_face():
    assert set(FACES) == set(all_games())


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_fits_80_columns_and_a_screen(game, edition):
    shown = drawn(empty_board(all_games()[game], shipped_edition(game, edition)))
    lines = shown.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24


@pytest.mark.parametrize("name", edition_files("kids"))
def test_each_square_has_a_cell_of_its_own_next_to_the_one_before(name):
    drawing = all_games()["kids"].draw(shipped_edition("kids", name))
    cells = _cells(drawing)
    ring = [cells[key] for key in drawing["track"]]
    assert len(set(ring)) == len(ring)
    for (x, y), (x_next, y_next) in zip(ring, ring[1:] + ring[:1], strict=True):
        assert abs(x - x_next) + abs(y - y_next) == 1


@pytest.mark.parametrize("squares", range(12, 65))
def test_a_ring_of_any_length_fits(squares):
    columns, rows = _ring_size(squares)
    assert 2 * (columns + rows) - 4 in (squares, squares + 1)
    assert columns <= 16
    assert rows <= 18


def test_a_board_of_odd_length_can_be_drawn():
    colours = ("blue", "red", "yellow", "green")
    track = [colours[i % 4] for i in range(29)]
    edition = KidsEdition(
        id="odd",
        source="ours",
        title={"en": "Odd"},
        track=track,
        arrows={"blue": 0, "red": 21, "yellow": 14, "green": 7},
        entries={"blue": 24, "red": 17, "yellow": 10, "green": 3},
        die=list(colours),
        fair=False,
    )
    check_edition(edition, "odd.toml")
    assert drawn(empty_board(all_games()["kids"], edition)).count("»") == 4


def test_every_pawn_shows_once_on_the_kids_board():
    for steps in range(0, 300, 7):
        match = match_of("kids", 1, 3)
        scene = random_scene(match, steps)
        board = drawn(FACES["kids"].draw(scene))
        for player in scene.view.seats:
            symbols = board.count(SYMBOLS[player.colour]) - 1  # one is the name's
            assert symbols == 3


def test_choices_are_numbered_where_they_lead():
    match = match_of("kids", 1, 3)
    for steps in range(5, 200, 9):
        scene = random_scene(match, steps, match.actor)
        scene = scene_of(match, match.actor, "en")
        board = drawn(FACES["kids"].draw(scene))
        for space, numbers in scene.arrivals().items():
            assert f"[{numbers}]" in board, space


def test_every_figure_and_guard_shows_on_the_course():
    for steps in range(0, 160, 9):
        match = match_of("vida", 1, 3)
        scene = random_scene(match, steps)
        course = drawn(FACES["asi-es-la-vida"].draw(scene)).split("home")[0]
        for seat, player in enumerate(scene.view.seats):
            cards = sum(card.figures[seat] > 0 for card in scene.view.course)
            shown = course.count(SYMBOLS[player.colour])
            assert shown == cards + (seat == 0)  # the first player's name stands before the first "home"


@pytest.mark.parametrize("game", ["kids", "vida"])
def test_all_there_is_to_see_fits_a_screen_of_24_lines(game):
    lines = [f"Line {i}." for i in range(20)]
    for steps in range(0, 220, 5):
        match = match_of(game, 1, 3)
        random_scene(match, steps)
        scene = scene_of(match, 0, "en", lines, height=24)
        shown = drawn(FACES[match.game.id].draw(scene)).splitlines()
        assert len(shown) + len(scene.choices) + 4 <= 24
        assert "Line 19." in "\n".join(shown)


def test_lines_without_drawing_tell_where_everybody_is():
    match = match_of("kids", 1, 1)
    lines = FACES["kids"].describe(scene_of(match, 0, "de"))
    assert lines == ["● Anna: wartet, wartet, wartet", "■ Ben: wartet, wartet, wartet"]


def go_for_it_scene(steps, viewer=0, language="en"):
    match = match_of("go-for-it", 1, 3)
    random_scene(match, steps)
    return scene_of(match, viewer, language)


def test_the_year_shows_timepiece_and_birthdays_of_go_for_it():
    for steps in range(20, 400, 37):
        scene = go_for_it_scene(steps)
        year = drawn(FACES["go-for-it"].draw(scene)).splitlines()[1]
        assert year.count("⧗") == 1
        weeks = {player.birthday: player.colour for player in scene.view.seats}
        for week, colour in weeks.items():
            assert (SYMBOLS[colour] in year) == (week != scene.view.timepiece)


def test_the_tray_and_everybodys_values_show_in_go_for_it():
    scene = go_for_it_scene(300)
    board = drawn(FACES["go-for-it"].draw(scene))
    titles = scene.setup.titles
    for row in scene.view.tray:
        assert f"{row.deck}×${row.back}K" in board
        assert all(titles[card]["en"][:12] in board for card in row.open if card)
    for player in scene.view.seats:
        assert f"${player.money}K" in board
        assert f"▤{len(player.cards)}" in board


def test_lines_without_drawing_name_every_open_card_of_go_for_it():
    scene = go_for_it_scene(300, language="de")
    told = "\n".join(FACES["go-for-it"].describe(scene))
    titles = scene.setup.titles
    open_cards = [card for row in scene.view.tray for card in row.open if card]
    owned = [card for player in scene.view.seats for card in player.cards]
    assert owned
    assert all(titles[card]["de"] in told for card in [*open_cards, *owned])


def test_only_the_own_news_is_read_in_a_terminal():
    match = match_of("go-for-it", 2, 0)
    random_scene(match, 400)
    hands = [match.view(seat).seats[seat].hand for seat in (0, 1)]
    assert any(hands)
    titles = match.setup.titles
    for viewer in (0, 1, None):
        told = "\n".join(FACES["go-for-it"].describe(scene_of(match, viewer, "en")))
        for seat, hand in enumerate(hands):
            assert all((titles[news]["en"] in told) == (seat == viewer) for news in hand)


GANG = FACES["es-geht-seinen-gang"]


def gang_scene(steps, language="en"):
    match = match_of("gang", 4, 0)
    random_scene(match, steps)
    return scene_of(match, match.actor, language, height=60)


def test_lives_tell_place_worth_chips_and_cards_of_es_geht_seinen_gang():
    scene = gang_scene(200)
    told = "\n".join(GANG.describe(scene))
    titles = scene.setup.titles
    for life in scene.view.seats:
        assert f"worth {life.score}" in told
        assert f"{life.chips.red} red" in told or not life.chips.red
        assert all(titles[key]["en"] in told for key in [*life.partners, *life.goods, *life.levels])
    assert sum(len(life.goods) for life in scene.view.seats) > 0


def test_what_is_on_offer_shows_with_prices_and_whoever_has_it():
    seen = set()
    for steps in range(20, 260, 16):
        scene = gang_scene(steps)
        told = GANG.describe(scene)
        for offer in getattr(scene.view.pending, "offers", ()):
            (line,) = [line for line in told if line.startswith(f"{scene.setup.titles[offer.key]['en']} (")]
            assert str(offer.cost.count("g")) + " green" in line or "g" not in offer.cost
            assert offer.holder is None or line.endswith(f"{scene.names[offer.holder]} has it")
            seen.add(offer.why_not)
    assert {None, "points", "taken"} <= seen


def test_the_next_spaces_are_told_up_to_a_fork_or_a_stop():
    found = 0
    for steps in range(10, 130, 15):
        coming = [line for line in GANG.describe(gang_scene(steps)) if line.startswith("1: ")]
        for line in coming:
            *before, last = line.split(" · ")
            is_at_stop = any(word in last for word in (" / ", "Examination", "Prison", "End of life"))
            assert len(before) == 11 or (len(before) < 11 and is_at_stop)
            assert not any(word in told for told in before for word in (" / ", "Examination"))
            found += 1
    assert found > 3


def test_six_lives_fit_a_screen():
    match = match_of("gang", 6, 0)
    random_scene(match, 120)
    lines = [f"Line {i}." for i in range(20)]
    scene = scene_of(match, match.actor, "de", lines, height=24)
    shown = drawn(GANG.draw(scene)).splitlines()
    assert max(map(len, shown)) <= 80
    assert len(shown) + len(scene.choices) + 4 <= 28
    assert "Line 19." in "\n".join(shown)


def test_six_players_fit():
    game = all_games()["asi-es-la-vida"]
    edition = shipped_edition(game.id, "")
    seats = [Seat(colour, colour) for colour in game.default_colours(edition, 6)]
    match = Match(prepare(game, edition, {"first": "seat"}, seats, date(2026, 11, 30)))
    start = drawn(FACES[game.id].draw(random_scene(match, 0)))
    for symbol in SYMBOLS.values():
        assert f"{symbol}2" in start
