"""Tables in memory: any number while pages look at them, few when nobody does, and never two of one code."""

import asyncio
from contextlib import ExitStack, closing

import pytest

from laufspiel.server import tables as module
from laufspiel.server.protocol import NewTable, SeatWish
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
