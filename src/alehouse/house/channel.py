"""How the processes of a house tell each other what has changed, and who is there."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

PRESENT: Final = 30  # seconds that somebody counts as there after having been seen
COUNTED: Final = 10_000  # things; when there are more, and twice as many as then, those that are over are forgotten

PERSON: Final = "person:"  # before whom a piece of news is about, who has removed a device; no table is called so

Heard = Callable[[str], Awaitable[None]]  # a table has changed; "" after a gap: any of them may have
Called = Callable[[str], None]  # somebody is called; "" after a gap: anybody may have been


def nobody_called(_: str) -> None:
    """What a process does with calls that nobody there waits for."""


class Channel(Protocol):
    """What the processes have in common besides the database."""

    @property
    def connected(self) -> bool | None:
        """Whether they hear each other; none where there is only one."""

    async def open(self, heard: Heard, house: str, called: Called = nobody_called) -> None:
        """Begin to listen to the processes of a house; others are not heard, nor do they share tasks with it."""

    async def close(self) -> None: ...

    async def changed(self, table_id: str) -> None:
        """Something at a table has changed, or about a person: see `PERSON`."""

    async def call(self, person: str) -> None:
        """Somebody's tables have changed: processes that follow the person are told so."""

    async def follow(self, person: str) -> None:
        """Hear from now on when other processes call somebody."""

    async def unfollow(self, person: str) -> None:
        """Nobody here waits for such calls any more."""

    async def seen(self, table_id: str, person: str) -> None:
        """Somebody is at a table."""

    async def left(self, table_id: str, person: str) -> None:
        """Somebody is not at a table any more."""

    async def present(self, table_id: str) -> set[str]:
        """Who is at a table."""

    async def alone(self, task: str, seconds: int) -> bool:
        """Whether this process, and no other, may do a task for so many seconds."""

    async def leave(self, task: str) -> None:
        """Leave a task to whoever wants to do it."""

    async def allows(self, what: str, most: int, seconds: int) -> bool:
        """Whether something, which is done now, was done less than `most` times in that many seconds."""


class Tally:
    """How often things were done lately."""

    def __init__(self) -> None:
        self._counts: dict[str, tuple[float, int]] = {}  # (until when it is counted, how often it was done)
        self._most = COUNTED

    def count(self, what: str, seconds: float) -> int:
        """Count something that is done now; how often it was done, within so many seconds after the first time."""
        now = time.monotonic()
        if len(self._counts) >= self._most:
            self._counts = {name: kept for name, kept in self._counts.items() if kept[0] > now}
            self._most = max(COUNTED, 2 * len(self._counts))
        until, done = self._counts.get(what, (0.0, 0))
        self._counts[what] = (until, done + 1) if until > now else (now + seconds, 1)
        return self._counts[what][1]


class OneProcess:
    """The channel of a house with a single process: nobody else is to be told."""

    connected: Final = None

    def __init__(self) -> None:
        self._seen: dict[str, dict[str, float]] = {}
        self._done = Tally()

    async def open(self, heard: Heard, house: str, called: Called = nobody_called) -> None:
        pass

    async def close(self) -> None:
        pass

    async def changed(self, table_id: str) -> None:
        pass

    async def call(self, person: str) -> None:
        pass

    async def follow(self, person: str) -> None:
        pass

    async def unfollow(self, person: str) -> None:
        pass

    async def seen(self, table_id: str, person: str) -> None:
        self._seen.setdefault(table_id, {})[person] = asyncio.get_running_loop().time()

    async def left(self, table_id: str, person: str) -> None:
        self._seen.get(table_id, {}).pop(person, None)

    async def present(self, table_id: str) -> set[str]:
        since = asyncio.get_running_loop().time() - PRESENT
        there = {person: seen for person, seen in self._seen.pop(table_id, {}).items() if seen > since}
        if there:
            self._seen[table_id] = there
        return set(there)

    async def alone(self, task: str, seconds: int) -> bool:
        return True

    async def leave(self, task: str) -> None:
        pass

    async def allows(self, what: str, most: int, seconds: int) -> bool:
        return self._done.count(what, seconds) <= most
