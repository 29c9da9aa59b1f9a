"""The door of the house: whoever comes to stay is let in one after the other, of each household in turn.

Thousands who come at the same moment would have the house do nothing else until all of them are in. It is a lane that
knows households alone, and so takes no longer to find the next of ten thousand than of ten.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from alehouse.house import metrics

LANE: Final = "arrivals"  # what it is called where lanes are counted


class Door:
    """One for all who come to this process."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by household, the next one first

    @asynccontextmanager
    async def place(self, household: str) -> AsyncIterator[None]:
        """Somebody comes in, once it is their household's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        since = time.monotonic()
        self._lines.setdefault(household, deque()).append(turn)
        metrics.pool_jobs.labels(LANE).inc()
        self._hand_out()
        try:
            await turn
            metrics.pool_wait_seconds.labels(LANE).observe(time.monotonic() - since)
            yield
        finally:
            metrics.pool_jobs.labels(LANE).dec()
            if turn.done() and not turn.cancelled():  # else whoever waited has gone away
                self._free += 1
            self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._lines:
            household, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[household] = line  # at the end
            if not turn.done():
                turn.set_result(None)
                self._free -= 1
