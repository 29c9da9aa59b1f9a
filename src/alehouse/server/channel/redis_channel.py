"""Redis as the channel between the processes of a house."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from typing import Final

import redis.asyncio as redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from alehouse.house.channel import PRESENT, Called, Heard, Tally, nobody_called

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
        self._prefix = PREFIX
        self._done = Tally()  # while Redis is away
        self._pubsub: PubSub | None = None  # while it is listened to
        self._followed: set[str] = set()  # persons
        self._listening: asyncio.Task[None] | None = None
        self._unsaid = False  # whether there was something that Redis did not take
        self._making_up: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()  # whether it is known if Redis is there
        self.connected = False

    async def open(self, heard: Heard, house: str, called: Called = nobody_called) -> None:
        self._prefix = f"{PREFIX}{house}:"  # other houses may have the same Redis
        self._listening = asyncio.create_task(self._listen(heard, called))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), PATIENCE)

    async def close(self) -> None:
        tasks = [task for task in (self._listening, self._making_up) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._ears.aclose()
        await self._redis.aclose()

    async def _listen(self, heard: Heard, called: Called) -> None:
        while True:
            try:
                async with self._ears.pubsub() as ears:
                    await ears.subscribe(self._tables, *map(self._topic, self._followed))
                    self._pubsub = ears
                    async for message in ears.listen():
                        if message["type"] == "message":
                            await self._hear(message["channel"], message["data"], heard, called)
                        elif message["type"] == "subscribe":
                            await self._begin_to_hear(message["channel"], heard, called)
            except Exception as error:  # whatever it is: nobody would notice that nothing is heard any more
                if self.connected:
                    log.warning("redis is away reason=%s", error)
                self._pubsub = None
                self.connected = False
                self._tried.set()
                await heard("")  # what others do is not heard now: look it up
                called("")
                await asyncio.sleep(PAUSE)

    async def _begin_to_hear(self, topic: str, heard: Heard, called: Called) -> None:
        """Redis has noted that something is listened to, at first or again: what was said before is looked up."""
        if topic != self._tables:
            called(topic.removeprefix(self._topic("")))
            return
        await heard("")
        called("")
        self.connected = True
        self._tried.set()

    async def _hear(self, topic: str, data: str, heard: Heard, called: Called) -> None:
        """What another process says; of what this one says, it knows."""
        sender, about = json.loads(data)
        if sender == self._name:
            return
        if topic == self._tables:
            await heard(about)
        if topic != self._tables or not about:
            called(about)

    @property
    def _tables(self) -> str:
        return f"{self._prefix}tables"

    def _topic(self, person: str) -> str:
        return f"{self._prefix}person:{person}"

    async def changed(self, table_id: str) -> None:
        await self._say(self._tables, table_id)

    async def call(self, person: str) -> None:
        await self._say(self._topic(person), person)

    async def _say(self, topic: str, about: str) -> None:
        """Tell the others; what cannot be said now is made up for as soon as it can."""
        try:
            await self._redis.publish(topic, json.dumps([self._name, about]))
        except (RedisError, OSError):
            self._unsaid = True
            if self._making_up is None or self._making_up.done():
                self._making_up = asyncio.create_task(self._make_up())

    async def _make_up(self) -> None:
        """Something was not said: let the others look everything up. They may have heard Redis all the time."""
        while self._unsaid:
            await asyncio.sleep(PAUSE)
            self._unsaid = False
            await self._say(self._tables, "")

    async def follow(self, person: str) -> None:
        self._followed.add(person)
        with contextlib.suppress(RedisError, OSError):
            if self._pubsub is not None:
                await self._pubsub.subscribe(self._topic(person))

    async def unfollow(self, person: str) -> None:
        self._followed.discard(person)
        with contextlib.suppress(RedisError, OSError):
            if self._pubsub is not None:
                await self._pubsub.unsubscribe(self._topic(person))

    async def seen(self, table_id: str, person: str) -> None:
        key = f"{self._prefix}present:{table_id}"
        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as work:
                work.zadd(key, {person: time.time()})
                work.expire(key, PRESENT)
                await work.execute()

    async def left(self, table_id: str, person: str) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._redis.zrem(f"{self._prefix}present:{table_id}", person)

    async def present(self, table_id: str) -> set[str]:
        since = time.time() - PRESENT
        with contextlib.suppress(RedisError, OSError):
            found = await self._redis.zrangebyscore(f"{self._prefix}present:{table_id}", since, "+inf")
            return {str(person) for person in found}
        return set()

    async def alone(self, task: str, seconds: int) -> bool:
        key = f"{self._prefix}task:{task}"
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
        key = f"{self._prefix}done:{what}"
        try:
            async with self._redis.pipeline() as work:
                work.set(key, 0, nx=True, ex=seconds)
                work.incr(key)
                _, done = await work.execute()
            return int(done) <= most
        except (RedisError, OSError):
            return self._done.count(what, seconds) <= most  # each process for itself

    async def leave(self, task: str) -> None:
        key = f"{self._prefix}task:{task}"
        with contextlib.suppress(RedisError, OSError):
            if await self._redis.get(key) == self._name:
                await self._redis.delete(key)
