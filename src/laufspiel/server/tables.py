"""All tables: laid, found by their codes, and kept in memory while they are used."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from datetime import date

from laufspiel.kernel.fairness import SECRET_BYTES
from laufspiel.kernel.match import Setup
from laufspiel.server import keeping
from laufspiel.server.codes import new_code, spoken
from laufspiel.server.history import entries_of, opening_record, story_of
from laufspiel.server.keeping import FOR_EVER, Keeping
from laufspiel.server.laying import door_of, laid, once_more
from laufspiel.server.lobby import Lobby
from laufspiel.server.passwords import password_digest
from laufspiel.server.play import Play, new_play
from laufspiel.server.protocol import NewTable, OpenTable, TableMade, TableSummary
from laufspiel.server.shown import summary_of
from laufspiel.server.store import NewRow, Store, StoredTable
from laufspiel.server.table import AT_ONCE, Table
from laufspiel.server.wire import Unfit

MOST_IDLE = 200
"""Tables kept in memory though nobody looks at them."""

MOST_OPEN = 50
"""Tables in the list of open ones."""

MOST_CODES = 100
"""Tables that one list may ask for."""


class Tables:
    """The tables of one store. Everything here runs in one event loop."""

    def __init__(self, store: Store, keeping: Keeping = FOR_EVER) -> None:
        self.store = store
        self._keeping = keeping
        self._clearing: set[str] = set()
        """Codes of tables that are being cleared away."""
        # Least recently used first.
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Table]] = {}

    async def lay(self, wish: NewTable) -> TableMade:
        """Lay a table as wished. Raises LaufspielError."""
        password = await password_digest(wish.password)
        new = await asyncio.to_thread(laid, wish, password, date.today())
        code = await self._lay(new.setup, new.lobby)
        return TableMade(code, new.host_token, {str(seat): token for seat, token in new.tokens.items()})

    async def rematch(self, code: str, tokens: Sequence[str], seed: str = "") -> TableMade:
        """Lay a table for the people of this one, for whoever has a seat at it. Raises Unfit, StoreError."""
        table = await self.get(code)
        again = await table.rematch(tokens, seed, self._lay_again)
        lobby = (await self.get(again)).lobby
        seats = {str(seat): token for token in tokens for seat in sorted(lobby.seats_of([token]))}
        host = next((token for token in tokens if lobby.is_host_token([token])), "")
        return TableMade(again, host, seats)

    async def _lay_again(self, setup: Setup, lobby: Lobby) -> str:
        return await self._lay(once_more(setup, date.today()), lobby)

    async def _lay(self, setup: Setup, opening: Lobby) -> str:
        secret = secrets.token_bytes(SECRET_BYTES)
        play = await asyncio.to_thread(new_play, setup, secret)
        record = opening_record(play.match)
        play.seat(opening)
        _begin(play)
        entries, door = entries_of(play.match, play.deeds, 0), door_of(opening)
        id = None
        while id is None:
            code = new_code()
            summary = summary_of(code, play, door.players)
            id = await self.store.lay(NewRow(summary, opening, record, entries, door, secret))
        lobby = opening
        for entry, deed in zip(entries, play.deeds, strict=True):
            lobby = lobby.after_play(deed.actor, entry.sequence)
        stored = StoredTable(id, code, opening, record, entries, secret=secret)
        self._remember(Table(self.store, stored, play, lobby, self._keeping))
        return code

    async def get(self, code: str) -> Table:
        """The table with this code. Raises Unfit, StoreError, or RecordError when it can't be replayed."""
        code = spoken(code)
        if code in self._clearing:
            raise Unfit("error-table-cleared", code=code)
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
            cleared = await self.store.was_cleared(code)
            raise Unfit("error-table-cleared" if cleared else "error-no-table", code=code)
        table = Table(self.store, stored, *await asyncio.to_thread(story_of, stored), self._keeping)
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

    async def clear(self) -> int:
        """Clear away tables whose time is up and where nobody is; gives how many. Raises StoreError."""
        due = await self.store.over_due(self._keeping, keeping.now())
        going = [(code, touched) for code, touched in due if self._may_go(code)]
        if not going:
            return 0
        # Nobody may open one while it is being taken away.
        self._clearing = {code for code, _ in going}
        for code in self._clearing:
            self._tables.pop(code, None)
        try:
            return len(await self.store.remove(going))
        finally:
            self._clearing = set()

    def _may_go(self, code: str) -> bool:
        return code not in self._coming and (code not in self._tables or self._tables[code].is_idle)

    @property
    def count(self) -> int:
        """Tables in memory."""
        return len(self._tables)

    async def summaries(self, codes: Sequence[str]) -> list[TableSummary]:
        """What a list of tables tells; unknown codes are left out. Raises StoreError."""
        return await self.store.summaries([spoken(code) for code in codes[:MOST_CODES]])

    async def open_tables(self) -> list[OpenTable]:
        """Tables that anybody may join, newest first. Raises StoreError."""
        return await self.store.open_tables(MOST_OPEN)

    async def close(self) -> None:
        """Finish what has begun at any table."""
        await asyncio.gather(*(table.close() for table in self._tables.values()))


def _begin(play: Play) -> None:
    """What luck and bots do before the first person must choose, as far as it is stored with the table itself."""
    while not play.is_at_rest and len(play.deeds) < AT_ONCE:
        play.advance()
