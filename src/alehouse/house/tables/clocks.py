"""The clocks of tables that are in memory: each has a timer of its own; for all others there is a sweep, see
`deadlines`."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from alehouse.house.clock import Clock
from alehouse.house.rows import SeatRow, TableRow, due_at
from alehouse.house.tables import seating
from alehouse.house.tables.table import LiveTable

LATER: Final = 0.05  # seconds after which somebody is late beyond doubt
FAR: Final = timedelta(hours=1)  # what is due later is left to the sweep

RunOut = Callable[[str], Awaitable[None]]


def late_seat(row: TableRow, now: str) -> SeatRow | None:
    """The seat whose person should have decided by now."""
    due = due_at(row)
    return row.seats[row.player] if due and datetime.fromisoformat(now) > due else None


async def replace_late(table: LiveTable) -> None:
    """Seat a bot where somebody is late."""
    await table.catch_up()  # somebody may have moved in the last moment
    seat = late_seat(table.row, table.clock.now())
    if seat is not None and not table.writing:
        await seating.replace_by_bot(table, seat.seat, "late")
    await seating.wait_for_the_late(table)  # whoever played on may have left, or been forgotten


class Clocks:
    """Timers by table, each set to the moment when whoever decides there is late."""

    def __init__(self, clock: Clock, run_out: RunOut) -> None:
        self._clock = clock
        self._run_out = run_out  # what is done with a table whose time has come
        self._timers: dict[str, tuple[datetime, asyncio.Task[None]]] = {}

    def set(self, table: LiveTable) -> None:
        """Set a table's clock by what is kept; one that is set right goes on."""
        due, timer = due_at(table.row), self._timers.get(table.id)
        if timer and timer[0] == due:
            return
        if timer:
            timer[1].cancel()
            del self._timers[table.id]
        left = due - datetime.fromisoformat(self._clock.now()) if due else FAR
        if due and left < FAR:
            task = asyncio.create_task(self._wait(table.id, max(left.total_seconds(), 0) + LATER))
            self._timers[table.id] = (due, task)

    async def _wait(self, table_id: str, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._timers.pop(table_id, None)
        await self._run_out(table_id)

    def stop(self) -> None:
        """No clock runs any more."""
        for _, task in self._timers.values():
            task.cancel()
        self._timers.clear()
