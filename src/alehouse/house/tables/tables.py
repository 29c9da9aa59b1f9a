"""All tables of the house: keeping, finding and following them, and who is there."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any, Final
from weakref import WeakSet, WeakValueDictionary

from alehouse.core.errors import AlehouseError
from alehouse.core.game import Game
from alehouse.core.state import State
from alehouse.house import metrics
from alehouse.house.channel import PERSON
from alehouse.house.fairness.budgets import budgets_of
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.households import Households
from alehouse.house.fairness.lanes import Lane
from alehouse.house.fairness.limits import LimitSettings
from alehouse.house.fairness.turnstile import Turnstile
from alehouse.house.ports import Ports
from alehouse.house.refusal import GONE, Refusal, lost
from alehouse.house.rows import LESSON, MoveRow, TableRow, is_closed
from alehouse.house.storage import StorageFailed, Work
from alehouse.house.tables.adviser import Adviser
from alehouse.house.tables.bot_driver import BotDriver
from alehouse.house.tables.calls import Bell, concerned
from alehouse.house.tables.clocks import Clocks, replace_late
from alehouse.house.tables.lesson_table import load_lesson
from alehouse.house.tables.looking_back import LookingBack
from alehouse.house.tables.results import ended
from alehouse.house.tables.seating import start_if_full
from alehouse.house.tables.table import Also, Asking, LiveTable
from alehouse.house.tables.waking import Waker
from alehouse.house.wires import Wires

CACHED: Final = 200  # tables kept ready although nobody watches them
PAUSE: Final = 1.0  # seconds between two attempts to find out what was written
DRAWING: Final = 0.01  # seconds that it takes to draw a table, usually
PAGE: Final = 0.02  # seconds that it takes to make a page for somebody, usually
VISITED: Final = 24 * 3600  # seconds after which it is noted again that somebody has come to a table that waits

Ended = Callable[[LiveTable, Sharers], Coroutine[Any, Any, None]]  # what is done when a game has ended

log = logging.getLogger("alehouse.house")


class Tables:
    """The tables. Live ones are a cache: everything is rebuilt from what is kept when needed."""

    def __init__(
        self,
        ports: Ports,
        pace: float,
        also: Also | None = None,
        limits: LimitSettings | None = None,
        asking: Asking | None = None,
    ) -> None:
        limits = limits or LimitSettings()
        self.storage: Final = ports.storage
        self.channel: Final = ports.channel
        self.cards: Final = ports.cards
        self.clock: Final = ports.clock
        self.offload: Final = ports.offload
        self._also = partial(_with_results, also)
        self.asking: Final = asking or _without_words
        self.on_end: Ended | None = None
        self._running: WeakSet[LiveTable] = WeakSet()  # whose games go on, as far as that was seen here
        self._bots = ports.bots
        self._driver = BotDriver(ports, pace, self._sharers, self._begin)
        self.clocks: Final = Clocks(ports.clock, self.keep_time)
        self.adviser: Final = Adviser(ports.bots, self._sharers)
        self.households: Final = Households()
        self.budgets: Final = budgets_of(limits)
        self.turnstile: Final = Turnstile()
        self.bell: Final = Bell(ports.channel, self._begin)
        self.wires: Final = Wires()
        self.looking_back: Final = LookingBack(self.budgets, self.households, ports.offload)
        self.drawing: Final = Lane("drawing", 1, DRAWING)  # one after the other: others have their turn in between
        self.pages: Final = Lane("pages", 1, PAGE)  # the same for whatever is made for one visitor: lists, codes
        self._live: dict[str, LiveTable] = {}
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # held by anybody: never two of one
        self._news: set[str] = set()  # tables that another process has changed, and that are looked up next
        self._stale: WeakSet[LiveTable] = WeakSet()  # where another process has changed something that was not needed
        self._working: set[asyncio.Task[None]] = set()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        self._overtaken: set[str] = set()  # tables that another process has changed while they were being loaded
        self._closing = False
        self._waker = Waker(self)
        self._waking: asyncio.Task[None] | None = None

    async def resume(self, house: str) -> None:
        """After a restart: bots whose turn it was move when somebody looks, and slowly without. `house` is what its
        processes call it among themselves."""
        await self.channel.open(self._hear, house, self.bell.heard)
        self._waking = asyncio.create_task(self._waker.run())

    async def close(self) -> None:
        """Stop the bots and finish what is being written."""
        self._closing = True
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        self.clocks.stop()
        await self._driver.close()
        for table in self._live.values():
            await table.settle()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self.channel.close()
        await self.adviser.close()
        await self._bots.close()
        await self.cards.close()

    # ── keeping and finding ───────────────────────────────────────────────────────────────────────

    async def keep_table(self, row: TableRow, first: list[MoveRow]) -> str:
        """Keep a new table and let its bots begin."""
        await self.storage.tables.open(row, first)
        await self.get(row.id)
        self.bell.ring(concerned(row))
        return row.id

    async def get(self, table_id: str, looking: bool = False) -> LiveTable:
        """A table by its id, from the cache or from what is kept; for whoever only looks, also one that was closed."""
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            table = self._live.pop(table_id, None) or self._alive.get(table_id) or await self._load_latest(table_id)
            self._alive[table_id] = self._live[table_id] = table  # at the end: the longest unused come first
            self._forget_some()
            await self._refresh(table)
        await self._come_to(table, looking)
        return table

    async def _refresh(self, table: LiveTable) -> None:
        """See what others have done at a table since nobody needed it here."""
        if table not in self._stale:
            return
        self._stale.discard(table)
        try:
            await table.catch_up()
        except StorageFailed as error:
            self._stale.add(table)
            raise lost(error) from error
        self._driver.drive(table)

    async def _come_to(self, table: LiveTable, looking: bool) -> None:
        """Somebody comes to a table: one that waits for people goes on waiting, unless nobody had come for long; nor is
        there one of bots alone that nobody has watched for long."""
        if table.closed:
            check_open(table, looking)
        elif is_closed(table.row, self.clock.now) and not table.present:
            raise Refusal(_why_closed(table.row), status=GONE)
        if table.waiting and table.row.touched < self.clock.now(-VISITED):
            table.row.touched = await self.storage.tables.visit(table.id)

    async def _load_latest(self, table_id: str) -> LiveTable:
        """A table from what is kept; what is changed while it is being loaded is looked up at once."""
        try:
            table = await self._load(table_id)
            if table_id in self._overtaken:
                self._stale.add(table)
            return table
        finally:
            self._overtaken.discard(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        if table_id.startswith(LESSON):
            return await load_lesson(table_id, self.storage, self._changed, self.offload)
        try:
            found = await self.storage.tables.kept(table_id)
        except StorageFailed as error:
            raise lost(error) from error
        if found is None:
            raise Refusal("refused-table", status=404)
        try:
            game = await self.cards.game(found.row.game, found.row.cards, found.row.rules)
            table = self.live_table(found.row, found.moves, game)
        except AlehouseError as error:
            raise Refusal("refused-table-broken", {"problem": str(error)}, status=409) from error
        table.know(found)
        await start_if_full(table)  # the house may have closed between the last seat and the beginning
        self._driver.drive(table)
        self.clocks.set(table)
        return table

    async def keep_time(self, table_id: str) -> None:
        """The clock of somebody who decides at a table may have run out."""
        try:
            await replace_late(await self.get(table_id))
        except (Refusal, StorageFailed) as problem:  # what is not done now, is with the next look at all clocks
            log.warning("a deadline could not be kept table=%s reason=%s", table_id, problem)

    def drives(self, table_id: str) -> bool:
        """Whether bots decide at a table just now."""
        return self._driver.drives(table_id)

    def live_table(self, row: TableRow, moves: list[MoveRow], game: Game) -> LiveTable:
        """A table as it stands after its moves."""
        shelf = self.looking_back.shelf
        find = self.cards.game
        return LiveTable(row, moves, self.storage, self._changed, self._also, game, shelf, self.clock, find)

    async def renew(self, table_ids: Iterable[str]) -> None:
        """People who sit at these tables have changed: look again who they are, here and in other processes."""
        for table_id in table_ids:
            await self.heard(table_id)
            await self.channel.changed(table_id)

    async def doubt(self, person: str) -> None:
        """Somebody has removed a device: whoever has its wire, here and in other processes, is to hang up."""
        self.wires.doubt(person)
        await self.channel.changed(f"{PERSON}{person}")

    def live(self) -> Iterable[LiveTable]:
        """The tables that are ready."""
        return list(self._alive.values())

    def _forget_some(self) -> None:
        idle = [table for table in self._live.values() if not self._needed(table)]
        for table in idle[: max(0, len(self._live) - CACHED)]:
            del self._live[table.id]
        metrics.live_tables.set(len(self._live))

    def _needed(self, table: LiveTable) -> bool:
        return bool(table.watchers) or table.writing or self.drives(table.id)

    # ── other processes ───────────────────────────────────────────────────────────────────────────

    def _changed(self, table: LiveTable) -> None:
        """Something at a table of ours has changed."""
        self._driver.drive(table)
        if not self._closing:
            self.clocks.set(table)
        self._begin(self.channel.changed(table.id))
        if not table.is_lesson and table.has_news():
            self.bell.ring(concerned(table.row))
        self._follow_to_end(table)
        if table.doubtful and not self._closing:
            self._begin(self._make_sure(table))

    def _follow_to_end(self, table: LiveTable) -> None:
        """Notice when a game ends."""
        if not table.state.is_over:
            self._running.add(table)
        elif table in self._running:
            self._running.discard(table)
            if self.on_end is not None and not table.is_lesson:
                self._begin(self.on_end(table, self._sharers(table)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _make_sure(self, table: LiveTable) -> None:
        """Find out whether a move was written although the storage did not say so."""
        while table.doubtful and not self._closing:
            await self.clock.sleep(PAUSE)
            with contextlib.suppress(StorageFailed):
                await table.catch_up()
        self._driver.drive(table)

    async def _hear(self, table_id: str) -> None:
        """Another process says that it has changed a table, or somebody's devices. Nobody's table waits until another's
        is looked up; and one that is to be looked up already, however often it has changed since, is so once."""
        if table_id.startswith(PERSON):
            self.wires.doubt(table_id.removeprefix(PERSON))
        elif not table_id:
            self.wires.doubt()
            await self.heard(table_id)
        elif table_id not in self._news:
            self._news.add(table_id)
            self._begin(self._look_up(table_id))

    async def _look_up(self, table_id: str) -> None:
        self._news.discard(table_id)  # what is changed from now on is other news
        await self.heard(table_id)

    async def heard(self, table_id: str) -> None:
        """Another process has changed a table, or any of them. Those that nobody needs are looked up when needed."""
        self._overtaken |= {name for name in self._loading if name not in self._alive and table_id in ("", name)}
        for table in self.live() if not table_id else filter(None, [self._alive.get(table_id)]):
            if not self._needed(table):
                self._stale.add(table)  # somebody may be coming to it just now
                continue
            try:
                await table.catch_up()
                await self.look_around(table)
                self._driver.drive(table)
                self.clocks.set(table)
            except Exception as error:
                log.warning("a table could not be refreshed table=%s reason=%s", table.id, error)

    # ── who is there ──────────────────────────────────────────────────────────────────────────────

    async def arrive(self, table: LiveTable, person: str) -> None:
        """Somebody's browser shows a table."""
        table.visitors[person] += 1
        await self._refresh(table)
        await self.be_seen(table, person)
        table.changed()

    async def be_seen(self, table: LiveTable, person: str) -> None:
        """Somebody is still there."""
        await self.channel.seen(table.id, person)
        await self.look_around(table)

    async def go(self, table: LiveTable, person: str) -> None:
        """Somebody's browser is closed."""
        table.visitors[person] -= 1
        if table.visitors[person] <= 0:
            del table.visitors[person]
            await self.channel.left(table.id, person)
            await self.look_around(table)
            table.changed()

    async def look_around(self, table: LiveTable) -> None:
        """See who is at a table, through whatever process."""
        present = await self.channel.present(table.id) | set(table.visitors)
        if present != table.present:
            table.present = present
            table.changed(everywhere=False)

    def _sharers(self, table: LiveTable) -> Sharers:
        """For whom bots think at a table: whoever plays there, or else whoever opened it."""
        people = [seat.person for seat in table.row.seats if seat.person and not seat.away]
        return self.households.sharers(people or [table.row.host], table.id)


def check_open(table: LiveTable, looking: bool) -> None:
    """Refuse whoever comes to a table that was closed; where a game had begun, not whoever is content with looking."""
    if table.closed and not (looking and table.ledger.seq):
        raise Refusal("refused-closed-host", status=GONE)


def _why_closed(row: TableRow) -> str:
    """What whoever comes to a table that has waited in vain is told."""
    if row.status == "running":
        return "refused-closed-bots"
    return "refused-lapsed" if row.before else "refused-closed"


def _without_words(table_id: str, persons: Sequence[str]) -> Sequence[Work]:
    """Nobody is written to where the house sends no letters."""
    return ()


def _with_results(also: Also | None, table: LiveTable, following: State, seq: int) -> list[Work]:
    """What is written with a move: how the game ended, if it did, and what the house is to write besides."""
    return [*ended(table, following), *(also(table, following, seq) if also else ())]
