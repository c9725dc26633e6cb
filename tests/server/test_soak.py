"""A short soak: whatever pages are told is held against the store, also while cards are still secret."""

import asyncio

import pytest

from laufspiel.games import all_games
from laufspiel.load import soak as soaking

MINUTES = 0.02
"""Far less than a game takes."""


@pytest.mark.slow
def test_a_table_left_in_mid_game_is_checked_though_its_record_is_secret(monkeypatch):
    monkeypatch.setattr(soaking, "all_games", lambda: {"go-for-it": all_games()["go-for-it"]})
    result = asyncio.run(soaking.soak(MINUTES, tables=1))
    assert result.over < result.tables
    assert result.messages > 0
    assert result.faults == []
