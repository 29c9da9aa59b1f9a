"""The analyses of finished games: begun when one has ended, or somebody opens its page; kept part by part, told to
whoever has that page open, taken up again later.

Several processes of a house may be at the same game. Both would find the same, so nobody is kept from it: each goes on
from what is kept.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from alehouse.analysis import NONE, READY, WAITING, Analysis, Progress, Request, Sizes
from alehouse.analysis.worker import PART, Part
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.refusal import TOO_MANY, Refusal
from alehouse.house.rows import AnalysisRow
from alehouse.house.storage import Storage, StorageFailed
from alehouse.house.tables.table import LiveTable
from alehouse.server.workers.analyst import Analyst

VERSION: Final = 1  # grows when the same game would be told otherwise: what was kept before is found out again
SIZES = Sizes()  # how much is played on; tests take less
SECONDS = PART  # of a processor, between two times that what is known is kept
MOST_WAITING: Final = 3  # games of one household
USUAL: Final = 120.0  # seconds for a game

NOTHING: Final = Analysis(state=NONE, done=1.0, curve=[], points=[])
NOT_YET: Final = Analysis(state=WAITING, done=0.0, curve=[], points=[])

log = logging.getLogger("alehouse.server")


Tell = Callable[[list[str]], Awaitable[None]]  # that more is known of some tables


class Known(Struct, kw_only=True):
    """What is kept of an analysis; when it is done, nothing is needed to go on."""

    analysis: Analysis
    progress: Progress | None = None


class Analyses:
    """All analyses that this process works on: one game after the other, fairly between those who wait for them."""

    def __init__(self, storage: Storage, analyst: Analyst, tell: Tell) -> None:
        self._storage = storage
        self._analyst = analyst
        self._tell = tell
        self._games = Lane("analyses", 1, USUAL)
        self._under_way: dict[str, asyncio.Task[None]] = {}  # by table; those that wait, too
        self._given_up: set[str] = set()  # tables; until the house is opened again

    async def of(self, table: LiveTable, sharers: Sharers) -> Analysis:
        """What is known of a finished game. Where more can be found out, that begins."""
        if not is_analysed(table):
            return NOTHING
        known = await self._known(table.id)
        if table.id in self._given_up:
            return replace(known.analysis, done=1.0) if known and known.analysis.curve else NOTHING
        if known is None or known.analysis.done < 1:
            self._begin(table, sharers, known)
        return known.analysis if known else NOT_YET

    async def points_of(self, table_id: str) -> int | None:
        """How many turning points were found in a game; none, as long as that is not known for sure."""
        known = await self._known(table_id)
        return len(known.analysis.points) if known and known.analysis.state == READY else None

    async def begin(self, table: LiveTable, sharers: Sharers) -> None:
        """A game has ended: find out how it turned, unless those who played it wait for too many already."""
        with suppress(Refusal, StorageFailed):  # whoever opens its page asks again
            await self.of(table, sharers)

    def _begin(self, table: LiveTable, sharers: Sharers, known: Known | None) -> None:
        if table.id in self._under_way:
            return
        if any(self._games.waiting_of(household) >= MOST_WAITING for household, _ in sharers.people):
            if known is None:
                raise Refusal("refused-analyses", {"count": MOST_WAITING}, status=TOO_MANY)
            return
        people = tuple(seat.seat for seat in table.row.seats if seat.kind == "person")
        request = Request(record=table.past.record_of(len(table.ledger.moves)), people=people, sizes=SIZES)
        self._under_way[table.id] = asyncio.create_task(self._through(table.id, request, sharers))

    async def _through(self, table_id: str, request: Request, sharers: Sharers) -> None:
        """Analyse a game when its turn has come, as far as that is possible."""
        try:
            async with self._games.place(sharers):
                while not await self._is_done_after_part(table_id, request, sharers):
                    pass
        except StorageFailed as error:
            log.warning("an analysis was put off table=%s problem=%s", table_id, error)
        except Exception:
            self._given_up.add(table_id)
            log.exception("a game could not be analysed table=%s", table_id)
        finally:
            del self._under_way[table_id]
            if not self._under_way:
                await self._analyst.rest()

    async def _is_done_after_part(self, table_id: str, request: Request, sharers: Sharers) -> bool:
        """Do the next part of an analysis and keep what is known then."""
        known = await self._known(table_id)
        if known is not None and known.analysis.done == 1:  # another process has done the rest
            return True
        part = Part(request=request, progress=known.progress if known else None, seconds=SECONDS)
        answer = await self._analyst.do(part, sharers)
        assert answer.analysis is not None
        done = answer.analysis.done == 1
        known = Known(analysis=answer.analysis, progress=None if done else answer.progress)
        data = msgspec.json.encode(known).decode()
        state = answer.analysis.state
        row = AnalysisRow(table_id=table_id, version=VERSION, state=state, data=data, done=answer.analysis.done)
        await self._storage.analyses.keep(row)
        await self._tell([table_id])
        return done

    async def _known(self, table_id: str) -> Known | None:
        row = await self._storage.analyses.get(table_id)
        return msgspec.json.decode(row.data, type=Known) if row is not None and row.version == VERSION else None

    async def close(self) -> None:
        """Stop; what is kept is gone on from when the house is open again."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._analyst.rest()


def is_analysed(table: LiveTable) -> bool:
    """Only finished games in which a person has decided something and somebody else could have won; with the house's
    own cards, which everybody knows."""
    contested = len(table.state.ranking()) > 1
    return contested and table.has_people and not table.row.cards and not table.is_lesson
