"""All tables of the house: opening, finding and listing them, and letting the bots move."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any, Final
from weakref import WeakValueDictionary

from alehouse.bots import load_bot
from alehouse.bots.worker import Turn
from alehouse.core.errors import AlehouseError
from alehouse.core.fate import seeded
from alehouse.core.state import FATE
from alehouse.server.bots_pool import BotPool
from alehouse.server.protocol import NewTable
from alehouse.server.refusal import Refusal
from alehouse.server.storage import MoveRow, Storage, TableRow, now
from alehouse.server.table import LiveTable, game_of, summaries

CACHED: Final = 200  # tables kept ready although nobody watches them
ATTEMPTS: Final = 2  # how often a bot is asked before chance decides for it
BRIEFLY: Final = 0.25  # how long a bot's decision is seen that nobody reads about, against others
PAUSE: Final = 1.0  # seconds before a bot's move that could not be kept is tried again
LONGEST_PAUSE: Final = 60.0  # and after many attempts

log = logging.getLogger("alehouse.server")


class Tables:
    """The tables. Live ones are a cache: everything is rebuilt from storage when needed."""

    def __init__(self, storage: Storage, pace: float) -> None:
        self.storage: Final = storage
        self.pace = pace  # seconds, so that people can follow
        self._pool = BotPool()
        self._live: dict[str, LiveTable] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        self._closing = False

    async def resume(self) -> None:
        """After a restart: let every bot move whose turn it was."""
        for row in await self.storage.unfinished():
            if row.seats[row.player].kind == "bot":
                with contextlib.suppress(Refusal):
                    await self.get(row.id)

    async def close(self) -> None:
        """Stop the bots and finish what is being written."""
        self._closing = True
        for driver in list(self._drivers.values()):
            driver.cancel()
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)
        for table in self._live.values():
            await table.settle()
        await self._pool.close()

    async def open(self, new: NewTable, owner: str) -> str:
        """Open a table that has been checked; returns its id."""
        game = game_of(new.game, new.cards)
        seed = secrets.token_hex(16)
        options: dict[str, Any] = dict(new.options)
        state = game.new(new.players, seed, **options)
        record = state.record()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            owner=owner,
            game=game.name,
            rules=game.rules_version,
            players=new.players,
            options=record.options,
            seats=new.seats,
            seed=seed,
            cards=new.cards,
            touched=now(),
            player=int(state.player),
            summary=summaries(state),
        )
        first = [MoveRow(seq=seq, action=move, seat=FATE) for seq, move in enumerate(record.moves)]
        await self.storage.open(row, first)
        await self.get(row.id)
        return row.id

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, from the cache or from storage."""
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            table = self._live.pop(table_id, None) or await self._load(table_id)
            self._live[table_id] = table  # at the end: the longest unused come first
            self._forget_some()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        found = await self.storage.table(table_id)
        if found is None:
            raise Refusal("refused-table", status=404)
        try:
            table = LiveTable(*found, self.storage, self._drive)
        except AlehouseError as error:
            raise Refusal("refused-table-broken", {"problem": str(error)}, status=409) from error
        self._drive(table)
        return table

    def _forget_some(self) -> None:
        idle = [table for table in self._live.values() if not self._needed(table)]
        for table in idle[: max(0, len(self._live) - CACHED)]:
            del self._live[table.id]

    def _needed(self, table: LiveTable) -> bool:
        return bool(table.watchers) or table.writing or table.id in self._drivers

    # ── bots ──────────────────────────────────────────────────────────────────────────────────────

    def _drive(self, table: LiveTable) -> None:
        """Let bots play at a table, unless they do already or the house is closing."""
        if table.deciding_bot and table.id not in self._drivers and not self._closing:
            self._drivers[table.id] = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        """Play as long as a bot has to decide. Whatever goes wrong is tried again, ever more slowly."""
        pause = PAUSE
        try:
            while table.deciding_bot:
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

    async def _play_bot(self, table: LiveTable) -> None:
        """One move of the bot whose turn it is; nothing, if its turn went away while it was thinking."""
        seq = table.ledger.seq
        # People first see what happened on the way; a decision that says nothing by itself needs no time.
        shown = (1.0 if table.told else BRIEFLY) + len(table.stops)
        action, _ = await asyncio.gather(self._choose(table), asyncio.sleep(self.pace * shown))
        if seq == table.ledger.seq:
            await table.decide_for_bot(action, seq)

    async def _choose(self, table: LiveTable) -> int:
        state, seat = table.state, int(table.state.player)
        turn = Turn(bot=table.deciding_bot, seat=seat, record=state.record(), cards=table.row.cards)
        for _ in range(ATTEMPTS):
            try:
                action = await self._pool.choose(turn)
                if state.is_legal(action):
                    return action
                problem = f"chose action {action}, which is not allowed"
            except Exception as error:
                problem = repr(error)
            log.warning("a bot failed table=%s bot=%s problem=%s", table.id, turn.bot, problem)
        rng = seeded(secrets.token_hex(16))
        return load_bot("random").choose(state.resample(seat, rng), rng)
