import pytest

from laufspiel.games import all_games
from laufspiel.kernel.record import read_record
from laufspiel.terminal.saves import load
from laufspiel.terminal.session import Session
from tests.terminal.playing import match_of, played


@pytest.fixture
def path(tmp_path):
    return tmp_path / "saves" / "match.json"


@pytest.mark.parametrize("game", ["kids", "vida", "go-for-it", "gang"])
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_game_is_played_with_numbers(game, people, path, monkeypatch):
    match = match_of(game, people, 1)
    shown = played(match, path, *["1"] * 2000, monkeypatch=monkeypatch)
    assert match.is_over
    places = [line[0] for line in shown.splitlines() if line[1:].startswith((". Anna:", ". Ben:", ". Cleo:"))]
    assert places == [str(place) for _, place, _, _ in match.standings()]
    assert load(path).actions == match.actions


@pytest.mark.parametrize(
    ("game", "shows"),
    [
        ("kids", "0 of 3 home"),
        ("vida", "0 of 3 home"),
        ("go-for-it", "Year 1 of 10"),
        ("gang", "Birth clinic"),
    ],
)
def test_a_terminal_shows_the_board_of_a_whole_game(game, shows, path, monkeypatch):
    match = match_of(game, 1, 3)
    shown = played(match, path, *["1"] * 2000, monkeypatch=monkeypatch, terminal=True)
    assert match.is_over
    # What is written about a life isn't echoed with its line breaks.
    before_lives, _, _ = shown.partition("The life of")
    lines = [line for line in before_lives.splitlines() if str(path) not in line]
    assert max(map(len, lines)) <= 80
    assert shows in shown


def test_bots_play_among_themselves(path, monkeypatch):
    match = match_of("kids", 0, 3)
    shown = played(match, path, monkeypatch=monkeypatch)
    assert match.is_over
    assert "Your choice" not in shown


def test_end_of_input_saves_and_tells_how_to_go_on(path, monkeypatch):
    match = match_of()
    shown = played(match, path, "1", "1", monkeypatch=monkeypatch)
    assert not match.is_over
    assert f"laufspiel play --resume {path}" in shown
    assert load(path).actions == match.actions


def test_a_saved_match_goes_on_where_it_stopped(path, monkeypatch):
    whole = match_of()
    played(whole, path.with_name("whole.json"), *["1"] * 2000, monkeypatch=monkeypatch)
    played(match_of(), path, *["1"] * 5, "q", monkeypatch=monkeypatch)
    resumed = load(path)
    played(resumed, path, *["1"] * 2000, monkeypatch=monkeypatch)
    assert resumed.actions == whole.actions


def test_ctrl_c_saves_and_is_passed_on(path, monkeypatch):
    match = match_of()
    monkeypatch.setattr(Session, "_read", lambda self: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        played(match, path, monkeypatch=monkeypatch)
    assert load(path).actions == match.actions


def test_every_move_is_on_disk_before_the_next_is_asked_for(path, monkeypatch):
    match = match_of()
    seen = []

    def look(self):
        seen.append(read_record(path.read_bytes(), all_games()).actions == match.actions)
        return "1" if len(seen) < 10 else "q"

    monkeypatch.setattr(Session, "_read", look)
    played(match, path, monkeypatch=monkeypatch)
    assert seen == [True] * 10


def test_undo_goes_back_to_the_last_choice(path, monkeypatch):
    match = match_of()
    played(match, path, "1", "1", "q", monkeypatch=monkeypatch)
    before = list(match.actions)
    again = match_of()
    shown = played(again, path, "1", "1", "1", "u", "q", monkeypatch=monkeypatch)
    assert again.actions == before
    assert "Taken back." in shown


def test_undo_goes_back_over_a_resume_to_the_very_first_choice(path, monkeypatch):
    played(match_of(), path, "1", "1", "1", "q", monkeypatch=monkeypatch)
    resumed = load(path)
    shown = played(resumed, path, "u", "u", "u", "u", "q", monkeypatch=monkeypatch)
    assert "There is no choice of yours to take back." in shown
    first = match_of()
    played(first, path, "q", monkeypatch=monkeypatch)
    assert resumed.actions == first.actions


def test_undo_rolls_the_same_dice_again(path, monkeypatch):
    match = match_of()
    played(match, path, "1", "1", "1", "q", monkeypatch=monkeypatch)
    again = match_of()
    played(again, path, "1", "1", "u", "1", "1", "q", monkeypatch=monkeypatch)
    assert again.actions == match.actions


def test_what_the_rules_forbid_is_refused_with_the_rule(path, monkeypatch):
    match = match_of()
    shown = played(match, path, "move 3 blue", "q", monkeypatch=monkeypatch)
    assert "(K-05)" in shown


def test_a_number_too_high_is_answered_with_what_is_possible(path, monkeypatch):
    shown = played(match_of("vida"), path, "77", "q", monkeypatch=monkeypatch)
    assert "Write a number from 1 to" in shown or "There is one choice" in shown


def test_a_question_mark_shows_the_rules(path, monkeypatch):
    shown = played(match_of(), path, "?", "? k-11", "? Z-1", "q", monkeypatch=monkeypatch)
    assert shown.count("K-11") == 2
    assert "There is no rule Z-1 in this game" in shown


def test_all_rules_come_by_chapter_after_a_turn_in_short(path, monkeypatch):
    shown = played(match_of("kids"), path, "?", "q", monkeypatch=monkeypatch, language="de")
    told = [
        "So läuft ein Zug",
        "1. Wirf den Farbwürfel.",
        "Aufbau",
        "K-01",
        "Der Zug",
        "K-03",
        "Ziehen",
        "K-07",
    ]
    places = [shown.index(word) for word in told]
    assert places == sorted(places)


def test_rules_longer_than_the_screen_are_shown_by_screenfuls(path, monkeypatch):
    shown = played(match_of(), path, "?", *[""] * 20, monkeypatch=monkeypatch, terminal=True)
    pages = shown[shown.index("K-01") : shown.rindex("K-17")].split("Press Enter to go on.")
    assert len(pages) > 1
    assert all(len(page.splitlines()) <= 24 for page in pages)
    assert shown[shown.index("K-17") :].count("u undo") >= 1


def test_a_copy_can_be_saved_elsewhere(path, tmp_path, monkeypatch):
    match = match_of()
    shown = played(match, path, f"s {tmp_path}/copy.json", "q", monkeypatch=monkeypatch)
    assert f"Saved as {tmp_path}/copy.json" in shown
    assert load(tmp_path / "copy.json").actions == match.actions


def test_a_disk_that_refuses_is_told_once_and_play_goes_on(path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("laufspiel.terminal.session.save", full)
    match = match_of()
    shown = played(match, path, *["1"] * 2000, monkeypatch=monkeypatch)
    assert match.is_over
    assert shown.count("No space left on device") == 1
    assert "The record" not in shown


def test_other_players_hidden_cards_are_not_shown(path, monkeypatch):
    shown = played(match_of("vida", 1, 1, hidden_stock="yes"), path, *["1"] * 12, monkeypatch=monkeypatch)
    others = [line for line in shown.splitlines() if "Ben (random)" in line]
    assert others
    assert all(line.endswith(("card", "cards")) for line in others)
    own = [line for line in shown.splitlines() if "Anna  " in line]
    assert any("points" in line for line in own)


def test_between_two_people_with_secrets_the_device_is_passed_on(path, monkeypatch):
    match = match_of("vida", 2, 0, hidden_stock="yes")
    shown = played(match, path, "1", "", "1", "", monkeypatch=monkeypatch)
    assert "Pass the device to Ben" in shown
    assert "Pass the device to Anna" in shown
    assert shown.index("Ben  0 of 3 home, 0 cards") < shown.index("Pass the device to Ben")


def test_without_secrets_nobody_passes_anything_on(path, monkeypatch):
    shown = played(match_of("vida", 2, 0), path, "1", "1", "1", monkeypatch=monkeypatch)
    assert "Pass the device" not in shown


def test_only_a_news_hand_with_cards_is_passed_on_unseen(path, monkeypatch):
    match = match_of("go-for-it", 2, 0)
    asked = []

    def look(self):
        asked.append((match.actor, match.view(None).seats[match.actor].news > 0))
        return "1" if len(asked) < 200 else "q"

    passed_on = []
    monkeypatch.setattr(Session, "_read", look)
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: passed_on.append(len(asked)))
    played(match, path, monkeypatch=monkeypatch)
    handed = [i for i in range(1, len(asked)) if asked[i][0] != asked[i - 1][0]]
    assert {holds for _, holds in asked} == {True, False}
    assert passed_on == [i for i in handed if asked[i][1]]


@pytest.mark.parametrize(("language", "asked"), [("de", "Was tun?"), ("es", "¿Qué haces?")])
def test_it_speaks_the_players_language(language, asked, path, monkeypatch):
    shown = played(match_of("vida"), path, "1", "1", monkeypatch=monkeypatch, language=language)
    assert asked in shown
    assert "asi-es-la-vida-" not in shown
    assert "terminal-" not in shown
