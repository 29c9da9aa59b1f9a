"""A whole game in a house without a server: run as a program, where web, databases, threads and processes are missing.

What it found out about the game is printed as JSON.
"""

import asyncio
import importlib.abc
import json
import os
import random
import secrets
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final, NoReturn

MISSING: Final = {
    *("litestar", "uvicorn", "websockets", "httptools"),
    *("sqlalchemy", "alembic", "sqlite3", "psycopg", "redis"),
    *("multiprocessing",),
}
PATIENCE: Final = 300.0  # seconds for an answer, on a busy machine

Message = dict[str, Any]


class NotInstalled(importlib.abc.MetaPathFinder):
    """As if the modules were not there."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"there is no {name} here")
        return None


def be_alone() -> None:
    """From now on nothing of the kind can be imported; and no thread and no process can be started."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise AssertionError("a house alone starts no thread and no process")

    assert not MISSING & set(sys.modules)
    sys.meta_path.insert(0, NotInstalled())
    for owner, name in ((threading.Thread, "start"), (subprocess, "Popen"), (os, "fork"), (os, "posix_spawn")):
        setattr(owner, name, refuse)


def foretell(seed: str) -> None:
    """Fate and bots do the same whenever the seed is the same: luck may make a game in which nothing is taken back."""
    chance = random.Random(f"fate {seed}")

    def token(size: int = 32) -> str:
        return chance.randbytes(size).hex()

    secrets.token_hex = token  # type: ignore[assignment]  # of which the house makes all seeds


class Wire:
    """The line between a person and the house: two queues."""

    def __init__(self) -> None:
        self._up: asyncio.Queue[str | None] = asyncio.Queue()
        self._down: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        await self._down.put(text)

    async def receive(self) -> str:
        from alehouse.house.line import HungUp

        text = await self._up.get()
        if text is None:
            raise HungUp
        return text

    async def close(self, code: int) -> None:
        await self._up.put(None)

    async def say(self, kind: str, **said: object) -> None:
        await self._up.put(json.dumps({"type": kind, **said}))

    async def hear(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self._down.get(), PATIENCE))
        return message


class Person:
    """Somebody who plays at random, by messages alone."""

    def __init__(self, wire: Wire, seed: str) -> None:
        self.wire = wire
        self.table: Message = {}  # as it was last shown
        self._chance = random.Random(seed)
        self._clicks = 0

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message that is wanted; the table is seen on the way. Nothing may be refused."""
        while True:
            message = await self.wire.hear()
            assert message["type"] != "refused", message
            if message["type"] == "table":
                self.table = message
            if wanted(message):
                return message

    @property
    def is_asked(self) -> bool:
        prompt = self.table.get("prompt") or {}
        return self.table.get("over", False) or (bool(prompt.get("mine")) and "move" not in self.table)

    async def turn(self, after: int = -1) -> None:
        """Wait until something is to be decided here, later than `after`, or everything is over."""
        if not (self.table and self.table["seq"] > after and self.is_asked):
            await self.until(lambda message: message["type"] == "table" and message["seq"] > after and self.is_asked)

    async def move(self) -> None:
        self._clicks += 1
        before, click = self.table["seq"], f"click-{self._clicks}"
        action = self._chance.choice(self.table["prompt"]["options"])["action"]
        await self.wire.say("move", action=action, seq=before, client_id=click)
        await self.until(lambda message: message.get("client_id") == click)
        await self.turn(after=before)

    async def take_back(self) -> None:
        before = self.table["seq"]
        await self.wire.say("undo", seq=before)
        await self.turn(after=before)

    async def look_back(self) -> int:
        """See the table as it was before anybody decided, then as it is; how many moves were shown then."""
        await self.wire.say("look", move=0)
        shown = await self.until(lambda message: message["type"] == "table" and message.get("move") is not None)
        await self.wire.say("look", live=True)
        await self.until(lambda message: message["type"] == "table" and "move" not in message)
        return int(shown["move"])

    async def chat(self, text: str) -> str:
        await self.wire.say("say", text=text)
        said = await self.until(lambda message: message["type"] == "said")
        return str(said["lines"][-1]["text"])

    async def take_hint(self) -> int:
        """Ask what to do; how many options the house has thought of."""
        await self.wire.say("hint", seq=self.table["seq"])
        hinted = await self.until(lambda message: message["type"] == "hinted")
        return len(hinted["options"])


async def play(game: str, seed: str) -> Message:
    """A game of somebody called Anna with two bots, from opening the table until the result is kept."""
    from alehouse.core.scene import LANDSCAPE
    from alehouse.house.connection.client_view import ClientView
    from alehouse.house.connection.connection import Connection
    from alehouse.house.connection.serving import serve
    from alehouse.house.fairness.token_bucket import TokenBucket
    from alehouse.house.forms import checked
    from alehouse.house.keys import Keys
    from alehouse.house.memory import memory_house
    from alehouse.house.protocol.house import NewTable, SeatForm
    from alehouse.house.rows import PersonRow
    from alehouse.house.tables.opening import open_table

    tables = memory_house()
    anna = PersonRow(id="anna")
    seats = [SeatForm(kind="me", name="Anna"), SeatForm(kind="bot", bot="greedy"), SeatForm(kind="bot", bot="random")]
    wanted = NewTable(game=game, players=3, options={}, seats=seats, hints=True)
    new = checked(wanted, await tables.cards.game(game, ""))
    table = await tables.get(await open_table(tables, new, anna))
    wire = Wire()
    connection = Connection(wire, ClientView(table, anna.id, LANDSCAPE, "en"), anna, tables, Keys(b"secret"))
    connection.bucket = TokenBucket(rate=1e9)  # a program decides faster than people
    serving = asyncio.create_task(serve(connection))
    found = await sit_and_play(Person(wire, seed))
    await wire.close(1000)
    await serving
    results = await tables.storage.results.of_person(anna.id)
    record = table.state.record()
    found |= {
        "results": [(result.game, result.players, result.seat) for result in results],
        "replays": table.game.replay(record).ranking() == table.state.ranking(),
        "kept": len((await tables.storage.tables.kept(table.id)).moves) == table.ledger.seq,  # type: ignore[union-attr]
        "own": [row.id for row in await tables.storage.tables.of_person(anna.id)] == [table.id],
    }
    await tables.close()
    return found


async def sit_and_play(person: Person) -> Message:
    """Decide until the game is over, and do once whatever else can be done at a table."""
    await person.turn()
    found: Message = {"chat": await person.chat("Good evening!"), "taken_back": 0, "decisions": 0}
    while not person.table.get("over"):
        if len(person.table["prompt"]["options"]) > 1 and "hints" not in found:
            found["hints"] = await person.take_hint()
        await person.move()
        found["decisions"] += 1
        if found["decisions"] == 5:
            found["looked_back"] = await person.look_back()
        if person.table.get("can_undo") and found["taken_back"] < 3:
            await person.take_back()
            found["taken_back"] += 1
    found["places"] = person.table["result"]["places"]
    return found


if __name__ == "__main__":
    be_alone()
    foretell(sys.argv[2])
    print(json.dumps(asyncio.run(play(*sys.argv[1:]))))
