"""Analyses of finished games."""

from contextlib import suppress

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.house.rows import AnalysisRow
from alehouse.house.storage import Taken
from alehouse.server.storage.database import Database
from alehouse.server.storage.schema import analyses


class AnalysisStore:
    """One row for each game of which anything is known; the newest replaces what was known before."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: str) -> AnalysisRow | None:
        query = sa.select(analyses).where(analyses.c.table_id == table_id)

        def work(connection: Connection) -> AnalysisRow | None:
            row = connection.execute(query).first()
            return None if row is None else msgspec.convert(row, AnalysisRow, from_attributes=True)

        return await self._database.do(work)

    async def keep(self, row: AnalysisRow) -> None:
        """Keep what is known now. Where another process was faster, its row stays: both have found the same."""
        values = msgspec.to_builtins(row)

        def work(connection: Connection) -> None:
            known = analyses.update().where(analyses.c.table_id == row.table_id)
            if not connection.execute(known.values(values)).rowcount:
                connection.execute(analyses.insert().values(values))

        with suppress(Taken):
            await self._database.do(work)
