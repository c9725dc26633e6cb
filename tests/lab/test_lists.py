"""Summaries of editions are short, however large the box."""

import pytest
from rich.console import Console

from laufspiel.games import all_games, edition_files, find_game, shipped_edition
from laufspiel.lab.lists import edition_summary

EDITIONS = [(id, name) for id in all_games() for name in edition_files(id)]


def summary(game, edition):
    """What the command line prints of an edition, eighty letters wide."""
    console = Console(width=80)
    with console.capture() as shown:
        console.print(edition_summary(find_game(game), shipped_edition(game, edition)))
    return shown.get()


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_edition_is_summed_up_on_less_than_a_screen(game, edition):
    assert len(summary(game, edition).splitlines()) <= 40


def test_cards_and_paths_are_counted():
    shown = {
        line[:14].strip(): line[14:].strip()
        for line in summary("es-geht-seinen-gang", "house-ddr").splitlines()
    }
    assert (shown["paths"], shown["goods"], shown["questions"]) == ("25", "20", "48")
