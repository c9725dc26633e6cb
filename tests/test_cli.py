import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from laufspiel import __version__, cli

PATIENCE = 120
"""Seconds for anything to happen on a busy machine."""
JSON_KEYS = {
    *("game", "edition", "options", "seats", "bots", "games", "seed", "turns", "steps", "win_share", "score"),
    *("events", "visits", "figures", "spreads", "worth", "unfinished", "seconds"),
}


@pytest.fixture(autouse=True, scope="module")
def compiled_rules():
    assert cli.run(["compile"]) == 0


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)


@pytest.fixture
def laufspiel(capsys, monkeypatch):
    """Runs a command line in this process; gives status, output and complaint."""

    def run(*words, written=""):
        import io

        monkeypatch.setattr("sys.stdin", io.StringIO(written))
        status = cli.run([str(word) for word in words])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


@pytest.fixture(autouse=True)
def heard_ctrl_c():
    """Tests run in the background ignore Ctrl-C, and so would every process they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def process(*words, **options):
    return subprocess.Popen(
        [sys.executable, "-m", "laufspiel.cli", *words], stderr=subprocess.PIPE, text=True, **options
    )


def is_one_sentence(complaint):
    line = complaint.rstrip("\n")
    return line and "\n" not in line and "Traceback" not in line and line.endswith((".", "--help."))


# Help


def test_help_comes_before_anything_heavy_is_imported():
    code = "import sys, laufspiel.cli; laufspiel.cli.run(['--help']); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "simulate" in shown
    loaded = set(shown.splitlines()[-1].split())
    assert not loaded & {"numba", "numpy", "matplotlib", "msgspec", "laufspiel.games", "uvicorn"}


@pytest.mark.parametrize(
    "command",
    [
        *("play", "serve", "games", "simulate", "replay", "compile", "edition", "bench"),
        *(
            "edition list",
            "edition show",
            "edition check",
            "edition new",
            "edition legend",
            "edition balance",
        ),
        "bench rules",
    ],
)
def test_every_command_has_help(command, laufspiel):
    status, shown, _ = laufspiel(*command.split(), "--help")
    assert status == 0
    assert f"laufspiel {command}" in shown


@pytest.mark.parametrize(
    "command", ["play", "serve", "simulate", "replay", "edition new", "edition balance", "bench rules"]
)
def test_help_gives_examples(command, laufspiel):
    _, shown, _ = laufspiel(*command.split(), "--help")
    examples = shown[shown.index("Examples") :]
    assert f"laufspiel {command} " in examples


def test_the_version_is_told(laufspiel):
    assert laufspiel("--version")[:2] == (0, f"laufspiel {__version__}\n")


# What can go wrong


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("dance", "No such command 'dance'"),
        ("simulate kids --sedes 3", "No such option: --sedes"),
        ("simulate kids -n zero", "valid integer"),
        ("simulate kids -n 0", "--games"),
        ("simulate kids --seed -1", "--seed"),
        ("simulate", "GAME"),
        ("simulate chess", "no game “chess”"),
        ("simulate kids --seats 5", "2 to 4 players, not 5"),
        ("simulate kids --seats 0", "2 to 4 players, not 0"),
        ("play kids --seats 0", "2 to 4 players, not 0"),
        ("simulate kids --bots grandma", "no bot “grandma”"),
        ("simulate kids --bots random,greedy --seats 3", "2 bots are named for 3 seats"),
        ("simulate kids --option first", "NAME=VALUE"),
        ("simulate kids --option colour=pink", "no option “colour”"),
        ("simulate kids --option entry=never", "entry"),
        ("simulate kids -o entry=forced -o entry=choice", "given twice"),
        ("simulate kids --edition shortest", "no edition “shortest”"),
        ("simulate kids --edition nowhere/board.toml", "nowhere/board.toml"),
        ("simulate kids --plot board.gif", "board.gif"),
        ("simulate vida -o sprint=yes -o straggler=yes", "sprint"),
        ("play", "Which game?"),
        ("play kids --language fr", "no language “fr”"),
        ("play kids --resume nowhere.json", "nowhere.json"),
        ("play --resume last", "No match has been saved"),
        ("play kids --born yesterday --name Anna", "yesterday"),
        ("play kids --seats 2 --people 3", "3 people"),
        ("play kids --name Anna --people 0", "1 names"),
        ("replay nowhere.json", "nowhere.json"),
        ("edition show kids longest", "no edition “longest”"),
        ("edition check nowhere.toml", "nowhere.toml"),
        ("edition list chess", "no game “chess”"),
        ("edition legend kids", "kids has no Legend to print"),
        ("edition new kids nowhere/deep/board.toml", "nowhere/deep/board.toml"),
        ("bench rules chess", "no game “chess”"),
    ],
)
def test_what_a_person_can_mend_is_one_sentence_and_status_2(words, told, laufspiel):
    status, shown, complaint = laufspiel(*words.split())
    assert status == 2
    assert shown == ""
    assert is_one_sentence(complaint)
    assert told in complaint


def test_a_file_that_is_a_folder_is_one_sentence(laufspiel, tmp_path):
    for words in (("replay", tmp_path), ("simulate", "kids", "-n", "5", "--csv", tmp_path)):
        status, _, complaint = laufspiel(*words)
        assert status == 2
        assert is_one_sentence(complaint)
        assert str(tmp_path) in complaint


def test_a_broken_record_is_one_sentence(laufspiel, tmp_path):
    for content in (b"", b"{", b"\xff\xfe", b'{"laufspiel": 1}', b"[" * 100_000):
        (tmp_path / "match.json").write_bytes(content)
        status, _, complaint = laufspiel("replay", tmp_path / "match.json")
        assert status == 2
        assert is_one_sentence(complaint)


def test_a_full_disk_is_one_sentence():
    with Path("/dev/full").open("w") as full:
        run = process("games", stdout=full)
        _, complaint = run.communicate()
    assert run.returncode == 2
    assert is_one_sentence(complaint)
    assert "space" in complaint


def test_a_full_disk_under_a_file_is_one_sentence(laufspiel):
    status, _, complaint = laufspiel("simulate", "kids", "-n", "600", "--csv", "/dev/full")
    assert status == 2
    assert is_one_sentence(complaint)
    assert "/dev/full" in complaint


def test_a_reader_who_leaves_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    run = process("games", stdout=writing)
    os.close(writing)
    _, complaint = run.communicate()
    assert (run.returncode, complaint) == (141, "")


def test_ctrl_c_ends_quietly(tmp_path):
    words = ["simulate", "kids", "-n", "2000000000", "--csv", tmp_path / "games.csv"]
    run = process(*words, stdout=subprocess.PIPE)
    # The games have begun once their file has.
    while not unfinished_files(tmp_path):
        assert run.poll() is None
        time.sleep(0.02)
    run.send_signal(signal.SIGINT)
    shown, complaint = run.communicate(timeout=PATIENCE)
    assert (run.returncode, shown, complaint) == (130, "", "")
    assert not unfinished_files(tmp_path)


def unfinished_files(folder):
    return list(folder.glob(".games.csv.*"))


# Simulating


def test_json_is_one_object_with_every_key(laufspiel):
    words = "simulate vida --bots greedy,random,random -n 300 --seed 11 --json -o ones=yes"
    status, shown, complaint = laufspiel(*words.split())
    result = json.loads(shown)
    assert (status, complaint) == (0, "")
    assert set(result) >= JSON_KEYS
    assert set(result["turns"]) >= {"mean", "sd", "min", "median", "max", "q05", "q25", "q75", "q95"}
    assert (result["game"], result["edition"], result["seats"]) == ("asi-es-la-vida", "standard", 3)
    assert result["bots"] == ["greedy", "random", "random"]
    assert (result["games"], result["seed"], result["unfinished"]) == (300, 11, 0)
    assert result["options"]["first"] == "seat"
    assert result["options"]["ones"] == "yes"
    assert [set(share) >= {"mean", "low", "high"} for share in result["win_share"]] == [True] * 3
    assert [set(score) >= {"mean", "sd"} for score in result["score"]] == [True] * 3
    assert result["events"]["all_home"] == 3


def test_the_seed_is_told_and_gives_the_same_games_again(laufspiel):
    _, first, _ = laufspiel("simulate", "kids", "-n", "200", "--json")
    drawn = json.loads(first)
    _, again, _ = laufspiel(
        "simulate", "kids", "-n", "200", "--json", "--seed", drawn["seed"], "--threads", 3
    )
    assert json.loads(again) | {"seconds": 0} == drawn | {"seconds": 0}


@pytest.mark.parametrize("game", ["kids", "vida"])
def test_uncompiled_rules_come_to_the_same_result(game, laufspiel):
    words = ("simulate", game, "-n", "6", "--seed", "8", "--bots", "random,greedy", "--json")
    _, compiled, _ = laufspiel(*words)
    plain = subprocess.run(
        [sys.executable, "-m", "laufspiel.cli", *words],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=True,
    )
    assert plain.stderr == ""
    assert json.loads(plain.stdout) | {"seconds": 0} == json.loads(compiled) | {"seconds": 0}


def test_text_reads_well_at_80_columns(laufspiel):
    for words in ("simulate kids -n 300 --seed 5", "simulate vida --seats 6 -n 300 --bots greedy"):
        status, shown, _ = laufspiel(*words.split())
        assert status == 0
        assert max(map(len, shown.splitlines())) <= 80
        for part in ("seed", "turns", "median", "wins", "95 %", "Events per game", "Visits per game"):
            assert part in shown


def test_games_cut_off_are_told(laufspiel):
    _, shown, _ = laufspiel("simulate", "kids", "-n", "10", "--limit", "30")
    assert "10 of 10 games were cut off after 30 actions" in shown


def test_an_owners_edition_is_simulated_by_its_path(laufspiel, tmp_path):
    board = tmp_path / "my board.toml"
    assert laufspiel("edition", "new", "kids", board, "--edition", "short")[0] == 0
    _, shown, _ = laufspiel("simulate", "kids", "--edition", board, "-n", "20", "--json")
    result = json.loads(shown)
    assert result["edition"] == "my-board"
    assert len(result["visits"]) == 20


def test_files_and_figures_come_from_the_same_games(laufspiel, tmp_path):
    csv, plot = tmp_path / "games.csv", tmp_path / "board.svg"
    words = ("simulate", "kids", "-n", "50", "--json", "--csv", csv, "--plot", plot)
    _, shown, _ = laufspiel(*words)
    turns = [int(line.split(",")[1]) for line in csv.read_text().splitlines()[1:]]
    assert sum(turns) / 50 == pytest.approx(json.loads(shown)["turns"]["mean"])
    assert plot.read_text().startswith("<?xml")


def test_what_cards_are_worth_is_told_and_written(laufspiel, tmp_path):
    file = tmp_path / "worth.csv"
    words = ("simulate", "vida", "-n", "300", "--seed", "3", "--worth", file)
    _, shown, _ = laufspiel(*words)
    assert "Worth of cards" in shown
    assert max(map(len, shown.splitlines())) <= 80
    _, as_json, _ = laufspiel(*words, "--json")
    cards = json.loads(as_json)["worth"]["cards"]
    assert [line.split(",")[1] for line in file.read_text().splitlines()[1:]] == list(cards)


# Editions


@pytest.mark.parametrize("game", ["kids", "vida"])
def test_how_even_an_edition_is(game, laufspiel, tmp_path):
    words = ("edition", "balance", game, "-n", "300", "--bots", "random", "--seed", "2")
    status, shown, _ = laufspiel(*words)
    assert status == 0
    assert "What was looked at" in shown
    assert max(map(len, shown.splitlines())) <= 80
    _, as_json, _ = laufspiel(*words, "--json")
    result = json.loads(as_json)
    assert (result["games"], result["seed"], result["options"]["first"]) == (300, 2, "random")
    assert result["kinds"]["seats"]["tested"] == 4


def test_an_owners_edition_is_weighed_by_its_path(laufspiel, tmp_path):
    board = tmp_path / "my-board.toml"
    laufspiel("edition", "new", "kids", board)
    _, as_json, _ = laufspiel("edition", "balance", "kids", board, "-n", "50", "--seats", "2", "--json")
    assert json.loads(as_json)["edition"] == "my-board"
    assert len(json.loads(as_json)["standings"]) == 2


def test_an_edition_that_is_not_there_is_not_weighed(laufspiel):
    status, _, complaint = laufspiel("edition", "balance", "kids", "nowhere")
    assert status == 2
    assert is_one_sentence(complaint)


def test_games_and_editions_are_listed(laufspiel):
    _, games, _ = laufspiel("games")
    assert "asi-es-la-vida" in games
    assert "2–4" in games
    _, editions, _ = laufspiel("edition", "list", "k")
    assert {"standard", "short", "long", "joker"} <= set(editions.split())
    assert "asi-es-la-vida" not in editions


def test_a_legend_is_printed_in_the_reader_s_language(laufspiel, tmp_path):
    page = tmp_path / "legend.svg"
    status, shown, _ = laufspiel("edition", "legend", "gang", "--out", page, "--language", "de")
    assert (status, shown.strip()) == (0, f"Wrote {page}.")
    assert "Frauen in der Disko" in page.read_text("utf-8")


def test_an_edition_is_shown_with_its_board(laufspiel):
    _, shown, _ = laufspiel("edition", "show", "kids", "long")
    assert "36: 9 blue, 9 red, 9 yellow, 9 green" in shown
    assert shown.count("»") == 4


def test_cards_of_an_edition_are_counted_and_not_listed(laufspiel):
    _, shown, _ = laufspiel("edition", "show", "go-for-it")
    assert "64: 16 house, 16 wheels, 16 feelin, 16 goin" in shown
    assert "{" not in shown


@pytest.mark.parametrize("game", ["kids", "vida"])
def test_a_new_edition_keeps_the_comments_and_passes_the_check(game, laufspiel, tmp_path):
    board = tmp_path / "mine.toml"
    assert laufspiel("edition", "new", game, board)[0] == 0
    assert any(line.startswith("#") for line in board.read_text().splitlines())
    status, shown, _ = laufspiel("edition", "check", board)
    assert status == 0
    assert "OK" in shown
    assert re.search(r"digest +[0-9a-f]{16}", shown)
    assert "mine" in shown


@pytest.mark.parametrize("name", ["My Board.toml", "Gärten_2.toml", "…toml", f"{'board-' * 20}.toml"])
def test_a_new_edition_passes_the_check_whatever_its_file_is_called(name, laufspiel, tmp_path):
    board = tmp_path / name
    assert laufspiel("edition", "new", "vida", board, "--edition", "plus-first")[0] == 0
    status, _, complaint = laufspiel("edition", "check", board)
    assert (status, complaint) == (0, "")


@pytest.mark.parametrize(
    ("data", "told"), [(b"[[[", "this is not TOML"), (b"\xff\xfe", "save the file as UTF-8 text")]
)
def test_a_file_that_no_game_can_read_is_told_as_such(data, told, laufspiel, tmp_path):
    board = tmp_path / "mine.toml"
    board.write_bytes(data)
    status, _, complaint = laufspiel("edition", "check", board)
    assert status == 2
    assert is_one_sentence(complaint)
    assert told in complaint


def test_a_file_that_is_there_is_not_replaced_unasked(laufspiel, tmp_path):
    board = tmp_path / "mine.toml"
    board.write_text("precious")
    status, _, complaint = laufspiel("edition", "new", "kids", board)
    assert (status, board.read_text()) == (2, "precious")
    assert is_one_sentence(complaint)
    assert laufspiel("edition", "new", "kids", board, "--force")[0] == 0
    assert "track" in board.read_text()


def test_the_check_names_file_and_key(laufspiel, tmp_path):
    board = tmp_path / "mine.toml"
    laufspiel("edition", "new", "kids", board)
    board.write_text(board.read_text().replace("blue = 0", "blue = 1"))
    status, _, complaint = laufspiel("edition", "check", board)
    assert status == 2
    assert is_one_sentence(complaint)
    assert complaint.startswith(f"{board}: arrows.blue")


def test_the_check_asks_for_the_game_when_it_cant_tell(laufspiel, tmp_path):
    board = tmp_path / "mine.toml"
    board.write_text('id = "mine"\n')
    status, _, complaint = laufspiel("edition", "check", board)
    assert status == 2
    assert "--game" in complaint
    status, _, complaint = laufspiel("edition", "check", board, "--game", "vida")
    assert status == 2
    assert "--game" not in complaint


# Playing


def test_a_game_is_played_left_and_gone_on_with(laufspiel):
    status, shown, _ = laufspiel("play", "kids", "--seed", "4", "-o", "first=seat", written="1\n1\nq\n")
    assert status == 0
    path = re.search(r"--resume (\S+\.json)", shown)[1]
    status, shown, _ = laufspiel("play", "--resume", path, "--seed", "4", written="1\n" * 2000)
    assert status == 0
    assert "wins!" in shown
    status, shown, _ = laufspiel("replay", "last")
    assert status == 0
    assert "wins!" in shown


def test_people_and_bots_sit_down_as_wished(laufspiel):
    words = "play vida --name Anna --name Ben --seats 4 --bots random --language de"
    _, shown, _ = laufspiel(*words.split())
    assert "▲ Anna  0" in shown
    assert "● Ben  0" in shown
    assert "◆ Grün (random)  0" in shown


def test_dates_of_birth_say_who_begins(laufspiel):
    words = "play kids --name Anna --name Ben --seats 2 --born 2015-03-02 --born 2019-05-31 -o first=youngest"
    _, shown, _ = laufspiel(*words.split())
    assert shown.startswith("Ben rolls")


def test_a_match_of_another_game_is_not_mixed_up(laufspiel):
    laufspiel("play", "kids", written="q\n")
    status, _, complaint = laufspiel("play", "vida", "--resume", "last")
    assert status == 2
    assert is_one_sentence(complaint)


def test_a_killed_terminal_loses_nothing(laufspiel, tmp_path):
    with Terminal("play", "vida", "--pace", "0", "--seats", "2") as terminal:
        terminal.until("Your choice")
        terminal.write("1\n")
        terminal.until("Your choice")
        terminal.process.kill()
    match = json.loads(next((tmp_path / "data").rglob("*.json")).read_text())
    chosen = [action for action in match["actions"] if action["do"] != "roll"]
    assert len(chosen) >= 2


def test_ctrl_c_at_the_table_saves_and_leaves_with_130(tmp_path):
    with Terminal("play", "kids", "--pace", "0") as terminal:
        terminal.until("Your choice")
        terminal.until_it_waits()
        terminal.write("\x03")
        shown = terminal.until("--resume")
        assert terminal.process.wait(PATIENCE) == 130
    assert "Traceback" not in shown
    assert list((tmp_path / "data").rglob("*.json"))


def test_no_color_means_no_colour():
    for colours, is_coloured in (({"NO_COLOR": "1"}, False), ({}, True)):
        with Terminal("play", "kids", "--pace", "0", **colours) as terminal:
            shown = terminal.until("Your choice")
            assert bool(re.search(r"\x1b\[[0-9;]*[34]8;", shown)) == is_coloured
            assert "▲" in shown


def test_a_record_is_stepped_through_at_a_terminal(laufspiel):
    laufspiel("play", "kids", "--seed", "4", "-o", "first=seat", written="1\n1\nq\n")
    with Terminal("replay", "last") as terminal:
        terminal.until("Step 0 of")
        terminal.write("\n")
        terminal.until("Step 1 of")
        terminal.write("q\n")
        assert terminal.process.wait(PATIENCE) == 0


class Terminal:
    """A command run at a pseudo-terminal of 80 × 24."""

    def __init__(self, *words, **environment):
        self.ours, theirs = pty.openpty()
        kept = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "laufspiel.cli", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: _take_terminal(theirs),
            env=kept
            | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "80", "LINES": "24"}
            | environment,
        )
        os.close(theirs)
        self.shown = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def write(self, text):
        self.shown = ""
        os.write(self.ours, text.encode())

    def until(self, text, seconds=PATIENCE):
        """What is shown until a text appears."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, f"“{text}” did not come; shown so far: {self.shown[-2000:]}"
            if select.select([self.ours], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.ours, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.shown
        return self.shown

    def until_it_waits(self, seconds=PATIENCE):
        """Until the command sleeps in reading: a key pressed a moment earlier is heard only with the next one."""
        end, asleep = time.monotonic() + seconds, 0
        while asleep < 10:
            assert time.monotonic() < end, "the command never came to rest"
            time.sleep(0.03)
            asleep = asleep + 1 if self._sleeps() else 0

    def _sleeps(self):
        status = Path(f"/proc/{self.process.pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "S"


def _take_terminal(theirs):
    import fcntl
    import termios

    fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)


# Measuring and compiling


def test_speeds_are_printed_beside_their_targets(laufspiel, monkeypatch):
    from laufspiel.lab import bench

    monkeypatch.setattr(bench, "SECONDS", 0.01)
    status, shown, _ = laufspiel("bench", "rules", "kids", "--threads", "2")
    assert status == 0
    assert "Rules, compiled" in shown
    assert "25,000,000" in shown
    assert "2 threads" in shown
    _, shown, _ = laufspiel("bench", "rules", "kids", "--stepwise")
    assert "200,000" in shown


def test_uncompiled_rules_are_measured_too():
    run = subprocess.run(
        [sys.executable, "-m", "laufspiel.cli", "bench", "rules", "kids"],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=True,
    )
    assert "not compiled" in run.stdout
    assert "5,000" in run.stdout


def test_compiling_again_does_nothing(laufspiel):
    assert laufspiel("compile")[0] == 0
    status, shown, complaint = laufspiel("compile")
    assert (status, shown, complaint) == (0, "", "")
