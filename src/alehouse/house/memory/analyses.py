"""Analyses of finished games, in memory."""

from copy import copy

from alehouse.house.memory.shelves import Shelves
from alehouse.house.rows import AnalysisRow


class MemoryAnalyses:
    """One row for each game of which anything is known; the newest replaces what was known before."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    async def get(self, table_id: str) -> AnalysisRow | None:
        return copy(self._shelves.analyses.get(table_id))

    async def keep(self, row: AnalysisRow) -> None:
        if row.table_id in self._shelves.tables:
            self._shelves.analyses[row.table_id] = copy(row)
