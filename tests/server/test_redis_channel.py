"""Redis between the processes of a house: what one says the others hear, sooner or later, whatever goes wrong."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from redis.exceptions import ConnectionError as NoConnection
from tests.server.house import PATIENCE
from tests.server.parts import Redis

from alehouse.server.channel import redis_channel
from alehouse.server.channel.redis_channel import RedisChannel


def channel_at(address: str) -> RedisChannel:
    """A channel that takes no Redis for gone because it is slow: on a busy machine anything may be, for a while."""
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(redis_channel, "PATIENCE", PATIENCE)
        return RedisChannel(address)


class Gate:
    """A way to Redis that can be closed: whoever sends something then is not answered until it is opened."""

    def __init__(self, redis_port: int) -> None:
        self._redis_port = redis_port
        self._open = asyncio.Event()
        self.address = ""
        self.knocked = asyncio.Event()  # something was sent while it was closed

    @asynccontextmanager
    async def there(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._connect, "127.0.0.1", family=socket.AF_INET)
        self.address = f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server:
            yield

    async def _connect(self, guest: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        from_redis, to_redis = await asyncio.open_connection("127.0.0.1", self._redis_port)
        await asyncio.gather(self._pass(guest, to_redis, b"SUBSCRIBE"), self._pass(from_redis, answers, b""))

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, closed_to: bytes) -> None:
        while data := await source.read(1 << 16):
            if closed_to and closed_to in data:
                self.knocked.set()
                await self._open.wait()
            target.write(data)
        target.close()

    def open(self) -> None:
        self._open.set()


def test_processes_count_together_and_each_for_itself_without_redis(own_redis: Redis) -> None:
    async def test() -> None:
        one, other = channel_at(own_redis.address), channel_at(own_redis.address)
        assert [await each.allows("a letter", 2, 60) for each in (one, other, one)] == [True, True, False]
        assert await one.allows("soon again", 1, 1)
        await asyncio.sleep(1.1)
        assert await other.allows("soon again", 1, 1)
        own_redis.stop()
        assert [await each.allows("a letter", 1, 60) for each in (one, other, one)] == [True, True, False]
        await one.close()
        await other.close()

    asyncio.run(test())


def test_houses_at_one_redis_share_nothing(own_redis: Redis) -> None:
    async def test() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        ours, mine, theirs = (channel_at(own_redis.address) for _ in range(3))
        for channel, house in ((ours, "inn"), (mine, "inn"), (theirs, "tavern")):
            await channel.open(heard.put, house)
        assert [await heard.get() for _ in range(3)] == [""] * 3  # each looks around once
        assert [await channel.alone("deadlines", 60) for channel in (ours, mine, theirs)] == [True, False, True]
        assert [await channel.allows("a letter", 1, 60) for channel in (ours, mine, theirs)] == [True, False, True]
        await ours.seen("table", "anna")
        assert [await channel.present("table") for channel in (mine, theirs)] == [{"anna"}, set()]
        await theirs.changed("another's table")
        await ours.changed("table")
        assert await heard.get() == "table"
        for channel in (ours, mine, theirs):
            await channel.close()

    asyncio.run(test())


def test_what_redis_did_not_take_is_made_up_for(own_redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process has heard Redis all the time, so it has no reason of its own to look anything up."""

    async def refuse(*_: object) -> None:
        raise NoConnection

    async def test() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        called: asyncio.Queue[str] = asyncio.Queue()
        one, other = channel_at(own_redis.address), channel_at(own_redis.address)
        await other.open(heard.put, "inn", called.put_nowait)
        await one.open(asyncio.Queue[str]().put, "inn")
        assert (await heard.get(), await called.get()) == ("", "")
        with monkeypatch.context() as broken:
            broken.setattr(one._redis, "publish", refuse)
            await one.changed("table")
        async with asyncio.timeout(PATIENCE):
            assert (await heard.get(), await called.get()) == ("", "")
        await one.close()
        await other.close()

    asyncio.run(test())


def test_what_was_said_before_redis_listens_is_looked_up(own_redis: Redis) -> None:
    """To ask Redis is not to hear yet: a process that looks around at once misses what is said in between."""

    async def test() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        gate = Gate(own_redis.port)
        async with gate.there(), asyncio.timeout(PATIENCE):
            channel = channel_at(gate.address)
            opening = asyncio.create_task(channel.open(heard.put, "inn"))
            await gate.knocked.wait()
            await opening  # nobody waits for Redis for ever
            assert heard.empty()
            gate.open()
            assert await heard.get() == ""
            await channel.close()

    asyncio.run(test())
