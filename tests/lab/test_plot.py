from xml.etree import ElementTree

import pytest

from laufspiel.kernel.errors import OptionError
from laufspiel.lab.plot import plot
from laufspiel.lab.simulate import simulate
from tests.lab.builders import plan

TEXT = "{http://www.w3.org/2000/svg}text"


def plotted(wished, path):
    result, turns = simulate(wished, 2)
    setup = wished.setup
    plot(result, setup.game.draw(setup.edition), turns, path)
    return result


def texts_of(path):
    return ["".join(text.itertext()) for text in ElementTree.parse(path).iter(TEXT)]


@pytest.mark.parametrize(("game", "edition"), [("kids", "long"), ("vida", "plus_first")])
def test_each_space_carries_its_mean_visits(game, edition, tmp_path):
    path = tmp_path / "board.svg"
    result = plotted(plan(game, edition=edition), path)
    shown = texts_of(path)
    for space, visits in result.visits.items():
        if space not in ("start", "finish"):
            assert f"{visits:.1f}" in shown


def test_the_picture_says_what_it_shows(tmp_path):
    path = tmp_path / "board.svg"
    result = plotted(plan("kids", "random", "greedy", seed=77), path)
    shown = " ".join(texts_of(path))
    assert "Mensch ärgere Dich nicht Kids" in shown
    assert "seed 77" in shown
    assert "random, greedy" in shown
    assert f"median: {result.turns.median:g}" in shown


def test_the_same_result_gives_the_same_file(tmp_path):
    one, other = tmp_path / "one.svg", tmp_path / "other.svg"
    result, turns = simulate(plan("kids"), 1)
    drawing = plan("kids").setup.game.draw(plan("kids").setup.edition)
    plot(result, drawing, turns, one)
    plot(result, drawing, turns, other)
    assert one.read_bytes() == other.read_bytes()


def test_a_png_is_a_png(tmp_path):
    path = tmp_path / "board.PNG"
    plotted(plan("vida"), path)
    assert path.read_bytes().startswith(b"\x89PNG")


def test_games_without_an_end_are_drawn_all_the_same(tmp_path):
    path = tmp_path / "board.svg"
    plotted(plan(limit=10), path)
    assert "no game came to its end" in texts_of(path)


def test_other_kinds_of_files_are_refused(tmp_path):
    with pytest.raises(OptionError, match=r"board\.gif"):
        plotted(plan(games=1), tmp_path / "board.gif")
