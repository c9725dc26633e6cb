"""All tables: laid, found by their codes, and kept in memory while they are used."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import date

from laufspiel.kernel.match import Setup
from laufspiel.server import shown
from laufspiel.server.codes import digest_of, new_code, new_token, spoken
from laufspiel.server.history import entries_of, opening_record, play_of
from laufspiel.server.laying import once_more, setup_of
from laufspiel.server.play import Play, new_play
from laufspiel.server.protocol import NewTable, TableMade, TableSummary
from laufspiel.server.store import NewRow, Store, StoredTable
from laufspiel.server.table import AT_ONCE, Table
from laufspiel.server.wire import Unfit

MOST_IDLE = 200
"""Tables kept in memory though nobody looks at them."""

MOST_CODES = 100
"""Tables that one list may ask for."""


class Tables:
    """The tables of one store. Everything here runs in one event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # Least recently used first.
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Table]] = {}

    async def lay(self, wish: NewTable) -> TableMade:
        """Lay a table as wished. Raises LaufspielError."""
        return await self._lay(await asyncio.to_thread(setup_of, wish, date.today()))

    async def rematch(self, code: str, token: str) -> TableMade:
        """Lay a table like this one, for the device that plays at it. Raises Unfit, StoreError."""
        table = await self.get(code)
        if not table.knows(token):
            raise Unfit("error-wrong-token")
        return await self._lay(once_more(table.play.match.setup, date.today()))

    async def _lay(self, setup: Setup) -> TableMade:
        play = await asyncio.to_thread(new_play, setup)
        record, token = opening_record(play.match), new_token()
        _begin(play)
        entries = entries_of(play.match, play.deeds, 0)
        id = None
        while id is None:
            code = new_code()
            id = await self.store.lay(NewRow(shown.summary_of(code, play), digest_of(token), record, entries))
        stored = StoredTable(id, code, digest_of(token), record, entries)
        self._remember(Table(self.store, stored, play))
        return TableMade(code, token)

    async def get(self, code: str) -> Table:
        """The table with this code. Raises Unfit, StoreError, or RecordError when it can't be replayed."""
        code = spoken(code)
        if code in self._tables:
            self._tables.move_to_end(code)
            return self._tables[code]
        if code not in self._coming:
            task = self._coming[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._coming.pop(code))
        table = await asyncio.shield(self._coming[code])
        # Nobody may get a second table of this code, even if this one was forgotten in the meantime.
        return self._tables.setdefault(code, table)

    async def _load(self, code: str) -> Table:
        stored = await self.store.find(code)
        if stored is None:
            raise Unfit("error-no-table", code=code)
        table = Table(self.store, stored, await asyncio.to_thread(play_of, stored))
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._tables[table.code] = table
        self._forget_idle()
        table.go_on()

    def _forget_idle(self) -> None:
        idle = [code for code, table in self._tables.items() if table.is_idle]
        for code in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._tables[code]

    async def summaries(self, codes: Sequence[str]) -> list[TableSummary]:
        """What a list of tables tells; unknown codes are left out. Raises StoreError."""
        return await self.store.summaries([spoken(code) for code in codes[:MOST_CODES]])

    async def close(self) -> None:
        """Finish what has begun at any table."""
        await asyncio.gather(*(table.close() for table in self._tables.values()))


def _begin(play: Play) -> None:
    """What luck and bots do before the first person must choose, as far as it is stored with the table itself."""
    while not play.is_at_rest and len(play.deeds) < AT_ONCE:
        play.advance()
