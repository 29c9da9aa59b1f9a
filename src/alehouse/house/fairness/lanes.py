"""Lanes for work that has to wait its turn: each has so many places, shared fairly between those it is done for.

A short errand never waits behind a long one, because they go in different lanes; in each lane nobody waits behind
another's hundred errands, because the next place goes to whoever has had the least (see `fair_share`).
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

from alehouse.house import metrics
from alehouse.house.fairness.fair_share import FairShare, Sharers
from alehouse.house.refusal import TOO_MANY, Refusal

AT_ONCE: Final = 2  # places of one lane that one person may have


class Waiting(Struct, eq=False, kw_only=True):
    """Work that waits for a place."""

    sharers: Sharers
    since: float
    place: asyncio.Future[None]


class Lane:
    """So many places for one kind of work, each of which usually takes about so many seconds.

    A lane that is `after` another one starts nothing while somebody waits there.
    """

    def __init__(self, name: str, places: int, usual: float, after: "Lane | None" = None) -> None:
        self.name: Final = name
        self._free = places
        self._usual = usual
        self._after = after
        self._behind: list[Lane] = []  # those that are after this one
        self._waiting: list[Waiting] = []  # the oldest first
        self._working: Counter[str] = Counter()  # people, by how many places they have
        self._fair = FairShare()
        if after is not None:
            after._behind.append(self)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def longest_wait(self) -> float:
        """Seconds that whoever waits longest has waited by now."""
        return time.monotonic() - self._waiting[0].since if self._waiting else 0.0

    def waiting_of(self, household: str) -> int:
        """How many wait for people of one household."""
        return sum(any(at == household for at, _ in waiting.sharers.people) for waiting in self._waiting)

    def check_queue(self, sharers: Sharers, most: int) -> None:
        """Refuse those of whose household so many wait already that they would come too late."""
        if any(self.waiting_of(household) >= most for household, _ in sharers.people):
            raise Refusal("refused-flood", status=TOO_MANY)

    @asynccontextmanager
    async def place(self, sharers: Sharers) -> AsyncIterator[float]:
        """A place to work at, once it is their turn; how many seconds they waited for it."""
        waited = await self._wait(sharers)
        since = time.monotonic()
        try:
            yield waited
        finally:
            self._fair.correct(sharers, time.monotonic() - since - self._usual)
            self._leave(sharers)

    async def _wait(self, sharers: Sharers) -> float:
        self._fair.want(sharers)
        metrics.pool_jobs.labels(self.name).inc()
        waiting = Waiting(sharers=sharers, since=time.monotonic(), place=asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            await waiting.place
        except BaseException:  # nobody waits any more
            if waiting in self._waiting:
                self._waiting.remove(waiting)
                self._fair.done(sharers)
                metrics.pool_jobs.labels(self.name).dec()
            else:
                self._leave(sharers)  # the place came at the same moment
            raise
        waited = time.monotonic() - waiting.since
        metrics.pool_wait_seconds.labels(self.name).observe(waited)
        return waited

    def _hand_out(self) -> None:
        """Give free places to those whose turn it is."""
        while self._free and (waiting := self._next()) is not None:
            self._waiting.remove(waiting)
            self._free -= 1
            self._fair.give(waiting.sharers, self._usual)
            self._working.update(person for _, person in waiting.sharers.people)
            waiting.place.set_result(None)
        if not self._waiting:
            for lane in self._behind:
                lane._hand_out()

    def _next(self) -> Waiting | None:
        if self._after is not None and self._after.waiting:
            return None
        able = [waiting for waiting in self._waiting if not waiting.place.done() and self._may_have_more(waiting)]
        return able[self._fair.next_of([waiting.sharers for waiting in able])] if able else None

    def _may_have_more(self, waiting: Waiting) -> bool:
        return any(not person or self._working[person] < AT_ONCE for _, person in waiting.sharers.people)

    def _leave(self, sharers: Sharers) -> None:
        self._free += 1
        self._working.subtract(person for _, person in sharers.people)
        self._working += Counter()  # without those who have none
        self._fair.done(sharers)
        metrics.pool_jobs.labels(self.name).dec()
        self._hand_out()
