"""Lets a bot play for people who have let a table's deadline pass, until they come back or nobody else plays."""

import logging
from datetime import UTC, datetime
from typing import Final

from alehouse.server import seating
from alehouse.server.keep.rows import SeatRow, TableRow, due_at
from alehouse.server.refusal import Refusal
from alehouse.server.tables import Tables

LEASE: Final = 30  # seconds for which one process alone looks after deadlines

log = logging.getLogger("alehouse.server")


class Deadlines:
    """Looks for people who are late. Nothing is remembered: what is kept says since when a table waits."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def look(self) -> None:
        """Seat a bot wherever somebody is late."""
        if not await self._tables.channel.alone("deadlines", LEASE):
            return
        for row in await self._tables.keep.tables.late():
            if late_seat(row) is not None or forsaken(row):
                await self._replace(row.id)

    async def _replace(self, table_id: str) -> None:
        try:
            table = await self._tables.get(table_id)
            await table.catch_up()  # somebody may have moved in the last moment
            seat = late_seat(table.row)
            if seat is not None and not table.writing:
                await seating.replace_by_bot(table, seat.seat, "late")
            await seating.wait_for_the_late(table)  # whoever played on may have left, or been forgotten
        except Refusal as refusal:
            log.warning("a deadline could not be kept table=%s reason=%s", table_id, refusal)


def late_seat(row: TableRow) -> SeatRow | None:
    """The seat whose person should have decided by now."""
    due = due_at(row)
    return row.seats[row.player] if due and datetime.now(UTC) > due else None


def forsaken(row: TableRow) -> bool:
    """Whether nobody plays any more, and somebody who was only late would."""
    away = [seat.away for seat in row.seats if seat.person]
    return "late" in away and all(away)
