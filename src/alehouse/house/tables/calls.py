"""Where somebody is waited for: which tables call them, and how they hear of it in whatever process they listen."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from alehouse.house.channel import Channel
from alehouse.house.protocol.home import Calls
from alehouse.house.protocol.house import TableLine
from alehouse.house.rows import TableRow
from alehouse.house.storage import Storage
from alehouse.house.tables.listing import table_line

LATEST: Final = "~"  # after every time: whoever has no deadline can wait


async def calls_of(storage: Storage, person: str, language: str) -> Calls:
    """What calls somebody now."""
    lines = await current_lines(storage, person, language)
    return Calls(turns=turns_among(lines), asked=asked_among(lines))


async def current_lines(storage: Storage, person: str, language: str) -> list[TableLine]:
    """Somebody's tables that are not over, newest first."""
    rows = await storage.tables.current_of(person)
    wishes = await storage.tables.standing_wishes([row.id for row in rows])
    return [table_line(row, language, person, wishes.get(row.id)) for row in rows]


def turns_among(lines: Iterable[TableLine]) -> list[TableLine]:
    """Where it is one's turn: the least time left first, then the longest waiting."""
    return sorted((line for line in lines if line.turn), key=lambda line: (line.due or LATEST, line.when))


def asked_among(lines: Iterable[TableLine]) -> list[TableLine]:
    """Where one is asked something besides."""
    return [line for line in lines if line.asked and not line.turn]


def concerned(row: TableRow) -> set[str]:
    """Whom it concerns when a table changes."""
    asked = [person for seat in row.seats for person in (seat.person, seat.held_for)]
    return {person for person in (row.host, *asked) if person}


class Bell:
    """Rings for persons, in every process where they listen. What there is to hear, each listener looks up."""

    def __init__(self, channel: Channel, begin: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._channel = channel
        self._begin = begin
        self._listening: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    async def listen(self, person: str, ear: asyncio.Event) -> None:
        """From now on `ear` is set whenever it rings for somebody."""
        first = not self._listening[person]
        self._listening[person].add(ear)
        if first:
            await self._channel.follow(person)

    async def stop(self, person: str, ear: asyncio.Event) -> None:
        self._listening[person].discard(ear)
        if not self._listening[person]:
            del self._listening[person]
            await self._channel.unfollow(person)

    def ring(self, persons: Iterable[str]) -> None:
        """Something has changed for these persons: here, and in other processes."""
        for person in persons:
            self.heard(person)
            self._begin(self._channel.call(person))

    def heard(self, person: str) -> None:
        """It rings for somebody; for everybody, if it is unknown for whom it has rung meanwhile."""
        followed = [person] if person else list(self._listening)
        for each in followed:
            for ear in self._listening.get(each, ()):
                ear.set()
