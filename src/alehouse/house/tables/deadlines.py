"""Looks after the clocks of all tables, those not in memory, too: a bot plays for whoever is late, until they come back
or nobody else plays."""

from typing import Final

from alehouse.house.rows import TableRow
from alehouse.house.tables.clocks import late_seat
from alehouse.house.tables.tables import Tables

LEASE: Final = 30  # seconds for which one process alone looks after deadlines


class Deadlines:
    """Looks for people who are late. Nothing is remembered: what is kept says since when a table waits."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def look(self) -> None:
        """Seat a bot wherever somebody is late."""
        if not await self._tables.channel.alone("deadlines", LEASE):
            return
        for row in await self._tables.storage.tables.late():
            if late_seat(row, self._tables.clock.now()) is not None or forsaken(row):
                await self._tables.keep_time(row.id)


def forsaken(row: TableRow) -> bool:
    """Whether nobody plays any more, and somebody who was only late would."""
    away = [seat.away for seat in row.seats if seat.person]
    return "late" in away and all(away)
