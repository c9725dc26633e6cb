"""Bots: each does something legal, sees no more than its seat, and the greedy one wins more than its share."""

from datetime import date

import pytest

from laufspiel.bots import BOTS, check_bot, play_bot, position_of
from laufspiel.games import all_games, shipped_edition
from laufspiel.kernel.contract import LUCK
from laufspiel.kernel.errors import OptionError
from laufspiel.kernel.luck import SeededLuck
from laufspiel.kernel.match import Match, prepare
from laufspiel.kernel.seats import Seat
from laufspiel.kernel.struct import same

every_game = pytest.mark.parametrize("game_id", all_games())


def table(game_id, *bots):
    game, edition = all_games()[game_id], shipped_edition(game_id, "")
    colours = game.default_colours(edition, len(bots))
    seats = [Seat(colour, colour, bot) for colour, bot in zip(colours, bots, strict=True)]
    return Match(prepare(game, edition, {"first": "random"}, seats, date(2026, 1, 1)))


def play(match, luck, before_bot=lambda match, bot: None):
    """Play a table of bots to its end."""
    while not match.is_over:
        if match.actor == LUCK:
            match.draw_luck(luck)
        else:
            bot = match.setup.seats[match.actor].bot
            before_bot(match, bot)
            match.act(play_bot(match, bot, luck))
    return match


@every_game
def test_a_bot_leaves_the_table_as_it_is(game_id):
    luck = SeededLuck(3)

    def look(match, _bot):
        before = match.state.copy()
        for name in BOTS:
            assert play_bot(match, name, luck) in match.legal()
        assert same(match.state, before)

    play(table(game_id, "greedy", "random"), luck, look)


@every_game
def test_a_bot_may_do_what_it_likes_with_its_position(game_id):
    match = table(game_id, "random", "random")
    luck = SeededLuck(5)
    while match.actor == LUCK:
        match.draw_luck(luck)
    position = position_of(match, luck)
    assert position.seat == match.actor
    assert list(position.choices) == match.legal()
    position.state.turns = 77
    assert match.state.turns != 77


@every_game
def test_the_greedy_bot_wins_more_than_its_share(game_id):
    luck = SeededLuck(11)
    shares = []
    for _ in range(60):
        match = play(table(game_id, "greedy", "random", "random"), luck)
        shares.append(next(share for seat, _, _, share in match.standings() if seat == 0))
    assert sum(shares) / 60 > 1 / 3 + 0.1


def test_the_same_luck_gives_the_same_choices():
    games = [play(table("kids", "greedy", "random"), SeededLuck(13)).actions for _ in range(2)]
    assert games[0] == games[1]


def test_an_unknown_bot_is_told_with_those_there_are():
    with pytest.raises(OptionError, match="no bot “hal”; the bots are random, greedy"):
        check_bot("hal")
