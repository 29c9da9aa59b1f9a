"""How the processes of a house tell each other what has changed, and who is there."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PREFIX: Final = "alehouse:"
PRESENT: Final = 30  # seconds that somebody counts as there after having been seen
PATIENCE: Final = 2.0  # seconds to wait for Redis
PAUSE: Final = 0.5  # seconds before a lost connection is tried again
COUNTED: Final = 10_000  # things; when there are more, those that are over are forgotten

Heard = Callable[[str], Awaitable[None]]  # a table has changed; "" after a gap: any of them may have

log = logging.getLogger("alehouse.server")


class Channel(Protocol):
    """What the processes have in common besides the database."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""

    async def close(self) -> None: ...

    async def tell(self, table_id: str) -> None:
        """Something at a table has changed."""

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

    def count(self, what: str, seconds: float) -> int:
        """Count something that is done now; how often it was done, within so many seconds after the first time."""
        now = time.monotonic()
        if len(self._counts) >= COUNTED:
            self._counts = {name: kept for name, kept in self._counts.items() if kept[0] > now}
        until, done = self._counts.get(what, (0.0, 0))
        self._counts[what] = (until, done + 1) if until > now else (now + seconds, 1)
        return self._counts[what][1]


class OneProcess:
    """The channel of a house with a single process: nobody else is to be told."""

    def __init__(self) -> None:
        self._seen: dict[str, dict[str, float]] = {}
        self._done = Tally()

    async def open(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass

    async def tell(self, table_id: str) -> None:
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


class RedisChannel:
    """Redis between processes. While it is away, everything goes on; what was missed is looked up afterwards."""

    def __init__(self, address: str) -> None:
        # A try is a try: whoever waits for Redis holds up people at a table.
        self._redis = redis.from_url(
            address,
            decode_responses=True,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 1),
        )
        self._ears = redis.from_url(
            address, decode_responses=True, socket_connect_timeout=PATIENCE, socket_timeout=None, retry=None
        )
        self._name = secrets.token_hex(8)
        self._done = Tally()  # while Redis is away
        self._listening: asyncio.Task[None] | None = None
        self.connected = False

    async def open(self, heard: Heard) -> None:
        self._listening = asyncio.create_task(self._listen(heard))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._ears.aclose()
        await self._redis.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._ears.pubsub() as ears:
                    await ears.subscribe(f"{PREFIX}tables")
                    await heard("")
                    self.connected = True
                    async for message in ears.listen():
                        if message["type"] == "message":
                            sender, table_id = json.loads(message["data"])
                            if sender != self._name:
                                await heard(table_id)
            except (RedisError, OSError) as error:
                if self.connected:
                    log.warning("redis is away reason=%s", error)
                self.connected = False
                await heard("")  # what others do is not heard now: look it up
                await asyncio.sleep(PAUSE)

    async def tell(self, table_id: str) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(f"{PREFIX}tables", json.dumps([self._name, table_id]))

    async def seen(self, table_id: str, person: str) -> None:
        key = f"{PREFIX}present:{table_id}"
        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as work:
                work.zadd(key, {person: time.time()})
                work.expire(key, PRESENT)
                await work.execute()

    async def left(self, table_id: str, person: str) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._redis.zrem(f"{PREFIX}present:{table_id}", person)

    async def present(self, table_id: str) -> set[str]:
        since = time.time() - PRESENT
        with contextlib.suppress(RedisError, OSError):
            found = await self._redis.zrangebyscore(f"{PREFIX}present:{table_id}", since, "+inf")
            return {str(person) for person in found}
        return set()

    async def alone(self, task: str, seconds: int) -> bool:
        key = f"{PREFIX}task:{task}"
        try:
            if await self._redis.set(key, self._name, nx=True, ex=seconds):
                return True
            if await self._redis.get(key) == self._name:
                await self._redis.expire(key, seconds)
                return True
        except (RedisError, OSError):
            return True  # better twice than never: every task bears that
        return False

    async def allows(self, what: str, most: int, seconds: int) -> bool:
        key = f"{PREFIX}done:{what}"
        try:
            async with self._redis.pipeline() as work:
                work.set(key, 0, nx=True, ex=seconds)
                work.incr(key)
                _, done = await work.execute()
            return int(done) <= most
        except (RedisError, OSError):
            return self._done.count(what, seconds) <= most  # each process for itself

    async def leave(self, task: str) -> None:
        key = f"{PREFIX}task:{task}"
        with contextlib.suppress(RedisError, OSError):
            if await self._redis.get(key) == self._name:
                await self._redis.delete(key)


def channel_of(address: str) -> Channel:
    """The channel at an address of Redis, or that of a single process."""
    return RedisChannel(address) if address else OneProcess()
