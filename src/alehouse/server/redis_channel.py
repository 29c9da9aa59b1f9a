"""Redis as the channel between the processes of a house."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from typing import Final

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from alehouse.server.channel import PRESENT, Heard, Tally

PREFIX: Final = "alehouse:"
PATIENCE: Final = 2.0  # seconds to wait for Redis
PAUSE: Final = 0.5  # seconds before a lost connection is tried again

log = logging.getLogger("alehouse.server")


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
        self._tried = asyncio.Event()  # whether it is known if Redis is there
        self.connected = False

    async def open(self, heard: Heard) -> None:
        self._listening = asyncio.create_task(self._listen(heard))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), PATIENCE)

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
                    self._tried.set()
                    async for message in ears.listen():
                        if message["type"] == "message":
                            sender, table_id = json.loads(message["data"])
                            if sender != self._name:
                                await heard(table_id)
            except (RedisError, OSError) as error:
                if self.connected:
                    log.warning("redis is away reason=%s", error)
                self.connected = False
                self._tried.set()
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
