"""What the house thinks of the decisions at its tables: one after the other at each, and the last one is remembered."""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

from alehouse.bots import ADVISER
from alehouse.bots.advice import Advice
from alehouse.bots.worker import Turn
from alehouse.house.bots import Bots
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.tables.table import LiveTable

Thinking = asyncio.Task[list[Advice]]


class Adviser:
    """Has the bots think, about no more than whoever decides may know."""

    def __init__(self, bots: Bots, sharers: Callable[[LiveTable], Sharers]) -> None:
        self._bots = bots
        self._sharers = sharers  # for whom something is done at a table
        self._last: WeakKeyDictionary[LiveTable, tuple[int, Thinking]] = WeakKeyDictionary()

    def knows(self, table: LiveTable) -> bool:
        """Whether the present decision is thought about already."""
        seq, task = self._last.get(table, (-1, None))
        return seq == table.ledger.seq and task is not None and not _failed(task)

    def consider(self, table: LiveTable) -> Thinking:
        """What the house thinks of the present decision's options; nothing, if it was made meanwhile."""
        if not self.knows(table):
            _, before = self._last.get(table, (-1, None))
            self._last[table] = table.ledger.seq, asyncio.create_task(self._think(table, before))
        return self._last[table][1]

    def waiting_of(self, household: str) -> int:
        """How many hints wait for people of one household."""
        return self._bots.hints_waiting(household)

    async def _think(self, table: LiveTable, before: Thinking | None) -> list[Advice]:
        seq, state = table.ledger.seq, table.state
        if before is not None:
            await asyncio.wait([before])
        if seq != table.ledger.seq:
            return []
        turn = Turn(bot=ADVISER, seat=int(state.player), record=state.record(), cards=table.row.cards, hint=True)
        return await self._bots.advise(turn, self._sharers(table))

    async def close(self) -> None:
        tasks = [task for _, task in self._last.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _failed(task: Thinking) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
