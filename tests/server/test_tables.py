"""Tables in memory: any number while pages look at them, few when nobody does, and never two of one code."""

import asyncio
from contextlib import ExitStack, closing

import pytest

from laufspiel.server import table as one_table
from laufspiel.server import tables as module
from laufspiel.server.protocol import Act, NewTable, SeatWish
from laufspiel.server.store import Store
from laufspiel.server.tables import Tables
from laufspiel.server.viewers import Viewer
from laufspiel.server.wire import Unfit
from tests.server.visitors import PERSON, lay, visit

WISH = NewTable("kids", [SeatWish("Anna"), SeatWish("Ben")])


@pytest.fixture
def few_idle(monkeypatch):
    monkeypatch.setattr(module, "MOST_IDLE", 2)


def test_pages_of_many_tables_all_see_their_own(house, few_idle):
    with house() as client:
        made = [lay(client, PERSON, PERSON) for _ in range(6)]
    with house() as client, ExitStack() as stack:
        pairs = [
            (stack.enter_context(visit(client, table)), stack.enter_context(visit(client, table, watch=True)))
            for table in made
        ]
        for page, watcher in pairs:
            page.act()
            assert watcher.hear("update")["sequence"] == page.sequence


def test_tables_nobody_looks_at_are_forgotten_and_found_again(tmp_path, few_idle):
    async def scenario(tables):
        codes = [(await tables.lay(WISH)).code for _ in range(5)]
        in_memory = await asyncio.gather(*(tables.get(code) for code in codes[3:]))
        assert [await tables.get(code) for code in codes[3:]] == in_memory
        looked_at = await tables.get(codes[0])
        looked_at.join(Viewer())
        for code in codes[1:]:
            assert (await tables.get(code)).code == code
        assert await tables.get(codes[0]) is looked_at
        assert len(tables._tables) == 3
        await tables.close()

    with closing(Store(tmp_path)) as store:
        asyncio.run(scenario(Tables(store)))


def test_a_table_asked_for_by_many_at_once_is_one_table(tmp_path):
    async def scenario(store):
        code = (await Tables(store).lay(WISH)).code
        tables = Tables(store)
        same = await asyncio.gather(*(tables.get(code) for _ in range(8)))
        assert len(set(same)) == 1
        await tables.close()

    with closing(Store(tmp_path)) as store:
        asyncio.run(scenario(store))


def test_a_table_that_is_not_there_can_be_asked_for_again_and_again(tmp_path):
    async def scenario(tables):
        for _ in range(3):
            with pytest.raises(Unfit):
                await tables.get("lumo-kari-tes")

    with closing(Store(tmp_path)) as store:
        asyncio.run(scenario(Tables(store)))


# Luck and bots


WITH_BOTS = NewTable("kids", [SeatWish("Anna"), SeatWish("Ben", "random"), SeatWish("Cleo", "random")])


@pytest.fixture
def slow_bots(monkeypatch):
    """Luck and bots act one by one, each stored by itself."""
    monkeypatch.setattr(one_table, "AT_ONCE", 1)


async def sit_down(table, made):
    viewer = Viewer()
    table.join(viewer)
    await table.greet(viewer, list(made.seats.values()))
    return viewer


async def until_quiet(table):
    while table._tasks:
        await asyncio.gather(*table._tasks, return_exceptions=True)


def first_choice(table, id):
    return Act(id, table.sequence, table.play.match.choices()[0].action)


def test_bots_go_on_though_whoever_acted_has_gone(tmp_path, slow_bots):
    async def scenario(tables):
        made = await tables.lay(WITH_BOTS)
        table = await tables.get(made.code)
        viewer = await sit_down(table, made)
        await until_quiet(table)
        acting = asyncio.create_task(table.do(viewer, first_choice(table, "a")))
        await asyncio.sleep(0)
        acting.cancel()
        await until_quiet(table)
        assert table.play.is_at_rest
        assert acting.cancelled()

    with closing(Store(tmp_path)) as store:
        asyncio.run(scenario(Tables(store)))


def test_bots_go_on_where_another_server_left_off(tmp_path, slow_bots):
    async def scenario(one, other):
        made = await one.lay(WITH_BOTS)
        ours, theirs = await one.get(made.code), await other.get(made.code)
        we, they = await sit_down(ours, made), await sit_down(theirs, made)
        await until_quiet(ours)
        await until_quiet(theirs)
        # Theirs ends before its bots have acted.
        theirs._is_going_on = True
        await theirs.do(they, first_choice(theirs, "a"))
        assert not theirs.play.is_at_rest
        await ours.do(we, first_choice(ours, "b"))
        await until_quiet(ours)
        assert ours.sequence > theirs.sequence
        assert ours.play.is_at_rest

    with closing(Store(tmp_path)) as one, closing(Store(tmp_path)) as other:
        asyncio.run(scenario(Tables(one), Tables(other)))
