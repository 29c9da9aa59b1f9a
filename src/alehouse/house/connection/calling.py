"""A browser that waits to be called to a table: it hears where, at once and whenever that changes; and once more when
something about one's devices has."""

import asyncio
import contextlib
import random
from typing import Final

import msgspec

from alehouse.house.connection.connection import BEAT, TURNED_AWAY, turn_away
from alehouse.house.fairness.metering import metered
from alehouse.house.line import HungUp, Line
from alehouse.house.protocol.server import Alive
from alehouse.house.refusal import UNKNOWN, Removed
from alehouse.house.rows import PersonRow
from alehouse.house.storage import StorageFailed
from alehouse.house.tables.calls import calls_of
from alehouse.house.tables.tables import Tables
from alehouse.house.texts import house_words

PAUSE: Final = 0.25  # seconds between two looks at somebody's tables: several changes are told as one
SPENT: Final = 1.0  # seconds between two looks whether whoever has spent all has something left again
# Seconds between two looks whether the device is still theirs, if nothing is said of it; and where one process is the
# whole house, which hears of everything, so that it is noted that the device is here.
KNOWN_EVERY: Final = 15.0
SEEN_EVERY: Final = 300.0
UNEVENLY: Final = (0.5, 1.5)  # times as long: of thousands who came at once not all are looked up at once, ever again
BEATS: Final = 1.0  # seconds between two answers to a browser that asks whether the house is there


class Calling:
    """One line to a page of the house, whichever it shows."""

    def __init__(self, line: Line, person: PersonRow, tables: Tables, language: str) -> None:
        self._line = line
        self._person = person
        self._tables = tables
        self._language = language
        self._ear = asyncio.Event()
        self._doubted = asyncio.Event()
        self._payer = tables.households.counted(person.id), person.id  # who pays for what is looked up
        self._sharers = tables.households.sharers([person.id])
        self._every = KNOWN_EVERY if tables.channel.connected is not None else SEEN_EVERY
        self._told = ""

    async def run(self) -> None:
        """Call until the browser leaves."""
        self._ear.set()
        await self._tables.bell.listen(self._person.id, self._ear)
        self._tables.wires.add(self._person.id, self._doubted.set)
        tasks = [asyncio.create_task(self._keep_calling()), asyncio.create_task(self._stay_known())]
        try:
            while True:
                if await self._line.receive() == BEAT:
                    await self._line.send(msgspec.json.encode(Alive()).decode())
                await self._tables.clock.sleep(BEATS)
        except HungUp:
            pass
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tables.wires.discard(self._person.id, self._doubted.set)
            await self._tables.bell.stop(self._person.id, self._ear)

    async def _keep_calling(self) -> None:
        with contextlib.suppress(HungUp):
            while True:
                await self._ear.wait()
                await self._have_something_left()
                self._ear.clear()
                try:
                    await metered(self._tell(), self._spend)
                except StorageFailed:
                    self._ear.set()  # it is looked up again
                await self._tables.clock.sleep(PAUSE)

    async def _have_something_left(self) -> None:
        """Whoever has spent all hears later: one table that changes all the time calls every page that listens."""
        while self._tables.budgets.spent(*self._payer):
            await self._tables.clock.sleep(SPENT)

    async def _tell(self) -> None:
        """Say where the person is waited for, unless that is known there."""
        async with self._tables.pages.place(self._sharers):
            calls = await calls_of(self._tables.storage, self._person.id, self._language)
        text = msgspec.json.encode(calls).decode()
        if text != self._told:
            await self._tables.turnstile.enter(self._payer[0])
            await self._line.send(text)
            self._told = text

    async def _stay_known(self) -> None:
        """A device that was removed hears nothing here any more; all others hear that something about them changed."""
        with contextlib.suppress(HungUp):
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._doubted.wait(), self._every * random.uniform(*UNEVENLY))
                if self._doubted.is_set():
                    self._told = ""  # it is said again, whatever it is: a page that shows devices looks at them then
                    self._ear.set()
                self._doubted.clear()
                with contextlib.suppress(StorageFailed):
                    if await self._tables.storage.people.with_device(self._person.id, self._person.device) is None:
                        text = house_words(self._language).say(Removed.KEY)
                        await turn_away(self._line, text, TURNED_AWAY + UNKNOWN)
                        return

    def _spend(self, milliseconds: float) -> None:
        self._tables.budgets.spend(*self._payer, milliseconds)
