"""All tables of the house: opening, finding and listing them, and letting the bots move."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Iterable
from typing import Any, Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from alehouse.bots import load_bot
from alehouse.bots.worker import Turn
from alehouse.core.errors import AlehouseError
from alehouse.core.fate import seeded
from alehouse.core.state import State
from alehouse.server import metrics
from alehouse.server.adviser import Adviser
from alehouse.server.bots_pool import BotPool
from alehouse.server.budgets import budgets_of
from alehouse.server.channel import Channel
from alehouse.server.fair_share import Sharers
from alehouse.server.households import Households
from alehouse.server.keep.database import StorageFailed
from alehouse.server.keep.keep import Keep
from alehouse.server.keep.rows import MoveRow, PersonRow, SeatRow, TableRow, now
from alehouse.server.lanes import Lane
from alehouse.server.own_cards import OwnCards
from alehouse.server.protocol.house import NewTable
from alehouse.server.refusal import Refusal
from alehouse.server.seating import STAND_IN, first_moves, start_if_full
from alehouse.server.settings import LimitSettings
from alehouse.server.table import Also, LiveTable, standing
from alehouse.server.waking import Waker

CACHED: Final = 200  # tables kept ready although nobody watches them
ATTEMPTS: Final = 2  # how often a bot is asked before chance decides for it
BRIEFLY: Final = 0.25  # how long a bot's decision is seen that nobody reads about, against others
PAUSE: Final = 1.0  # seconds before a bot's move that could not be kept is tried again
LONGEST_PAUSE: Final = 60.0  # and after many attempts
DRAWING: Final = 0.01  # seconds that it takes to draw a table, usually
BUSY: Final = 5.0  # seconds after which people are told why a bot takes so long
LEASE: Final = 10  # seconds for which a process alone lets the bots of a table move

log = logging.getLogger("alehouse.server")


class Tables:
    """The tables. Live ones are a cache: everything is rebuilt from what is kept when needed."""

    def __init__(
        self,
        keep: Keep,
        channel: Channel,
        pace: float,
        also: Also | None = None,
        limits: LimitSettings | None = None,
    ) -> None:
        limits = limits or LimitSettings()
        self.keep: Final = keep
        self.channel: Final = channel
        self.pace = pace  # seconds, so that people can follow
        self._also = also
        self._pool = BotPool(limits.thinkers)
        self.adviser: Final = Adviser(self._pool, self._sharers)
        self.cards: Final = OwnCards()
        self.households: Final = Households()
        self.budgets: Final = budgets_of(limits)
        self.drawing: Final = Lane("drawing", 1, DRAWING)  # one after the other: others have their turn in between
        self._live: dict[str, LiveTable] = {}
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # held by anybody: never two of one
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._working: set[asyncio.Task[None]] = set()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        self._closing = False
        self._waker = Waker(self)
        self._waking: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """After a restart: bots whose turn it was move when somebody looks, and slowly without."""
        await self.channel.open(self.heard)
        self._waking = asyncio.create_task(self._waker.run())

    async def close(self) -> None:
        """Stop the bots and finish what is being written."""
        self._closing = True
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        for driver in list(self._drivers.values()):
            driver.cancel()
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)
        for table in self._live.values():
            await table.settle()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self.channel.close()
        await self.adviser.close()
        await self._pool.close()
        await self.cards.close()

    # ── opening and finding ───────────────────────────────────────────────────────────────────────

    async def open(self, new: NewTable, host: PersonRow) -> str:
        """Open a table that has been checked; returns its id. It begins at once if no seat is open."""
        game = await self.cards.game(new.game, new.cards)
        seed = secrets.token_hex(16)
        options: dict[str, Any] = dict(new.options)
        state = game.new(new.players, seed, **options)
        seats = [
            SeatRow(
                seat=number,
                kind=seat.kind if seat.kind in ("bot", "open") else "person",
                person=None if seat.kind in ("bot", "open") else host.id,
                name=seat.name,
                bot=seat.bot,
            )
            for number, seat in enumerate(new.seats)
        ]
        stands = standing(state)
        begins = not any(seat.kind == "open" for seat in seats)
        row = TableRow(
            id=secrets.token_urlsafe(9),
            host=host.id,
            game=game.name,
            rules=game.rules_version,
            players=new.players,
            options=state.record().options,
            seed=seed,
            cards=new.cards,
            status="running" if begins else "open",
            private=new.private,
            deadline=new.deadline,
            hints=bool(new.hints),
            since=now(),
            touched=now(),
            player=stands.player,
            summary=stands.summary,
            seats=seats,
        )
        await self.keep.people.keep(host)
        await self.keep.people.call(host, next((seat.name for seat in new.seats if seat.kind == "me"), ""))
        return await self.keep_table(row, first_moves(state) if begins else [])

    async def rematch(self, table: LiveTable, host: PersonRow) -> str:
        """The table of a rematch with the same people, whoever asked first for it; seats move on by one.

        For those who are away, a bot plays there, too, until they come back.
        """
        if table.row.next:
            return table.row.next
        if not table.state.is_over:
            raise Refusal("refused-rematch")
        before = table.row
        moved = [before.seats[(number + 1) % before.players] for number in range(before.players)]
        seats = [replace(_again(seat, host), seat=number) for number, seat in enumerate(moved)]
        options: dict[str, Any] = dict(before.options)
        seed = secrets.token_hex(16)
        game = await self.cards.game(before.game, before.cards)
        state = game.new(before.players, seed, **options)
        stands = standing(state)
        row = replace(
            before,
            id=secrets.token_urlsafe(9),
            host=host.id,
            rules=game.rules_version,
            seed=seed,
            status="running",
            since=now(),
            touched=now(),
            player=stands.player,
            summary=stands.summary,
            seats=seats,
            origin="",
            next="",
        )
        first = first_moves(state)
        begun = LiveTable(row, first, self.keep, self._moved, self._also, game)
        also = begun.also(begun.state, begun.ledger.seq)
        table.row.next = await self.keep.tables.rematch(table.id, row, first, also)
        await self.get(table.row.next)
        table.tell()
        return table.row.next

    async def keep_table(self, row: TableRow, first: list[MoveRow]) -> str:
        """Keep a new table and let its bots begin."""
        await self.keep.tables.open(row, first)
        await self.get(row.id)
        return row.id

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, from the cache or from what is kept."""
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            table = self._live.pop(table_id, None) or self._alive.get(table_id) or await self._load(table_id)
            self._alive[table_id] = self._live[table_id] = table  # at the end: the longest unused come first
            self._forget_some()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        try:
            found = await self.keep.tables.kept(table_id)
        except StorageFailed as error:
            raise Refusal("refused-storage", {"problem": str(error)}, status=503, lost=True) from error
        if found is None:
            raise Refusal("refused-table", status=404)
        try:
            game = await self.cards.game(found.row.game, found.row.cards, found.row.rules)
            table = LiveTable(found.row, found.moves, self.keep, self._moved, self._also, game)
        except AlehouseError as error:
            raise Refusal("refused-table-broken", {"problem": str(error)}, status=409) from error
        table.know(found)
        await start_if_full(table)  # the house may have closed between the last seat and the beginning
        self._drive(table)
        return table

    async def renew(self, table_ids: Iterable[str]) -> None:
        """People who sit at these tables have changed: look again who they are, here and in other processes."""
        for table_id in table_ids:
            await self.heard(table_id)
            await self.channel.tell(table_id)

    def live(self) -> Iterable[LiveTable]:
        """The tables that are ready."""
        return list(self._alive.values())

    def _forget_some(self) -> None:
        idle = [table for table in self._live.values() if not self._needed(table)]
        for table in idle[: max(0, len(self._live) - CACHED)]:
            del self._live[table.id]
        metrics.live_tables.set(len(self._live))

    def _needed(self, table: LiveTable) -> bool:
        return bool(table.watchers) or table.writing or table.id in self._drivers

    # ── other processes ───────────────────────────────────────────────────────────────────────────

    def _moved(self, table: LiveTable) -> None:
        """Something at a table of ours has changed."""
        self._drive(table)
        self._begin(self.channel.tell(table.id))
        if table.doubtful and not self._closing:
            self._begin(self._make_sure(table))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _make_sure(self, table: LiveTable) -> None:
        """Find out whether a move was written although the storage did not say so."""
        while table.doubtful and not self._closing:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(StorageFailed):
                await table.catch_up()
        self._drive(table)

    async def heard(self, table_id: str) -> None:
        """Another process has changed a table, or any of them. Those that nobody needs are looked up when needed."""
        for table in self.live() if not table_id else filter(None, [self._alive.get(table_id)]):
            if not self._needed(table):
                self._live.pop(table.id, None)
                self._alive.pop(table.id, None)
                continue
            try:
                await table.catch_up()
                await self.look_around(table)
                self._drive(table)
            except Exception as error:
                log.warning("a table could not be refreshed table=%s reason=%s", table.id, error)

    # ── who is there ──────────────────────────────────────────────────────────────────────────────

    async def arrive(self, table: LiveTable, person: str) -> None:
        """Somebody's browser shows a table."""
        table.visitors[person] += 1
        await self.be_seen(table, person)
        table.tell()

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
            table.tell()

    async def look_around(self, table: LiveTable) -> None:
        """See who is at a table, through whatever process."""
        present = await self.channel.present(table.id) | set(table.visitors)
        if present != table.present:
            table.present = present
            table.show()

    # ── bots ──────────────────────────────────────────────────────────────────────────────────────

    def _drive(self, table: LiveTable) -> None:
        """Let bots play at a table, unless they do already or the house is closing."""
        if self._decides_here(table) and table.id not in self._drivers and not self._closing:
            self._drivers[table.id] = asyncio.create_task(self._play_bots(table))

    def _decides_here(self, table: LiveTable) -> bool:
        """Whether the house has to decide: for a bot, or for somebody who has only one option and wants that.

        Bots who play among themselves do so for whoever looks on, and pause while nobody does.
        """
        forlorn = not table.has_people and not table.watchers
        return not forlorn and (bool(table.deciding_bot) or table.has_no_choice(table.state))

    def drives(self, table_id: str) -> bool:
        """Whether bots decide at a table just now."""
        return table_id in self._drivers

    async def _play_bots(self, table: LiveTable) -> None:
        """Play as long as a bot has to decide. Whatever goes wrong is tried again, ever more slowly."""
        pause, task = PAUSE, f"bots:{table.id}"
        try:
            while self._decides_here(table):
                if not await self.channel.alone(task, LEASE):
                    await asyncio.sleep(PAUSE)  # another process lets them move
                    continue
                try:
                    await self._play_bot(table)
                    pause = PAUSE
                except Exception as error:
                    unforeseen = None if isinstance(error, Refusal) else error
                    log.warning("a bot's move was not kept table=%s reason=%s", table.id, error, exc_info=unforeseen)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._drivers[table.id]
            if not self._closing:
                self._begin(self.channel.leave(task))  # to whichever process people move through next

    async def _play_bot(self, table: LiveTable) -> None:
        """One move of the bot whose turn it is; nothing, if its turn went away while it was thinking."""
        seq = table.ledger.seq
        # People first see what happened on the way; a decision that says nothing by itself needs no time.
        shown = (1.0 if table.told else BRIEFLY) + len(table.stops)
        action, _ = await asyncio.gather(self._choose(table), asyncio.sleep(self.pace * shown))
        if seq == table.ledger.seq and self._decides_here(table):
            await table.decide_for_bot(action, seq)

    def _sharers(self, table: LiveTable) -> Sharers:
        """For whom bots think at a table: whoever plays there, or else whoever opened it."""
        people = [seat.person for seat in table.row.seats if seat.person and not seat.away]
        return self.households.sharers(people or [table.row.host], table.id)

    async def _choose(self, table: LiveTable) -> int:
        state, seat = table.state, int(table.state.player)
        if not table.deciding_bot:
            return state.legal_actions()[0]
        waits = asyncio.get_running_loop().call_later(BUSY, table.be_busy, True)
        try:
            return await self._thought(table, state, seat)
        finally:
            waits.cancel()
            table.be_busy(False)

    async def _thought(self, table: LiveTable, state: State, seat: int) -> int:
        """What a bot has thought of; what chance has, if it cannot."""
        turn = Turn(bot=table.deciding_bot, seat=seat, record=state.record(), cards=table.row.cards)
        for _ in range(ATTEMPTS):
            try:
                action = await self._pool.choose(turn, self._sharers(table), not table.people)
                if state.is_legal(action):
                    return action
                problem = f"chose action {action}, which is not allowed"
            except Exception as error:
                problem = repr(error)
            log.warning("a bot failed table=%s bot=%s problem=%s", table.id, turn.bot, problem)
            metrics.bot_failures.labels(turn.bot).inc()
        rng = seeded(secrets.token_hex(16))
        return load_bot("random").choose(state.resample(seat, rng), rng)


def _again(seat: SeatRow, host: PersonRow) -> SeatRow:
    """Who sits in a rematch where somebody sat: whoever asks for it is back, and a bot is there for the forgotten."""
    if seat.person == host.id:
        return replace(seat, away="", bot="")
    return replace(seat, kind="bot", bot=STAND_IN) if seat.kind == "person" and not seat.person else seat
