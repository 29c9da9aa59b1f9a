"""After a restart: tables where a bot has to decide are woken in the background, a few at a time, the latest first.

Nobody waits for that: a table that somebody looks at is woken at once.
"""

import logging
from typing import TYPE_CHECKING, Final

from alehouse.core.errors import AlehouseError
from alehouse.house.refusal import Refusal

if TYPE_CHECKING:
    from alehouse.house.tables.tables import Tables

PAUSE: Final = 0.1  # seconds between two tables
AWAKE: Final = 8  # tables at most where bots decide because they were woken
LISTED: Final = 50  # tables that are looked up at a time
TASK: Final = "waking"
LEASE: Final = 10  # seconds for which one process alone wakes tables
RETRY: Final = 5.0  # seconds until the database, or another process, is asked again

log = logging.getLogger("alehouse.house")


class Waker:
    """Goes once through all tables that were left when the house closed."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._before = tables.clock.now(), ""  # what is touched later is not forgotten by anybody
        self._awake: list[str] = []

    async def run(self) -> None:
        more = True
        while more:
            await self._tables.clock.sleep(PAUSE)
            try:
                more = await self._wake_some()
            except AlehouseError as error:
                log.warning("tables could not be woken reason=%s", error)
                await self._tables.clock.sleep(RETRY)
        await self._tables.channel.leave(TASK)

    async def _wake_some(self) -> bool:
        """Wake the next tables; whether there may be more."""
        if not await self._tables.channel.alone(TASK, LEASE):
            await self._tables.clock.sleep(RETRY)  # another process does it
            return True
        found = await self._tables.storage.tables.waiting_for_bots(self._before, LISTED)
        for touched, table_id in found:
            await self._wake(table_id)
            self._before = touched, table_id
        return len(found) == LISTED

    async def _wake(self, table_id: str) -> None:
        while len(self._awake) >= AWAKE:
            await self._tables.clock.sleep(PAUSE)
            self._awake = [awake for awake in self._awake if self._tables.drives(awake)]
        try:
            await self._tables.get(table_id)
            self._awake.append(table_id)
        except Refusal as refusal:
            log.info("a table was not woken table=%s reason=%s", table_id, refusal)
        await self._tables.clock.sleep(PAUSE)
