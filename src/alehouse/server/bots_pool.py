"""Bots think in processes of their own, so that the house keeps serving; one that dies is replaced.

So are those that began as plain Python, once the rules have been compiled behind the house.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec
from msgspec import Struct

from alehouse import compiled
from alehouse.bots.advice import Advice
from alehouse.bots.worker import Thought, Turn

PATIENCE: Final = 60.0  # seconds after which a bot is given up


class BotFailed(Exception):
    """A bot could not think; the text is its error."""


class Worker(Struct, eq=False):
    """A process to think in, and whether compiled rules were there when it began."""

    process: Process
    compiled: bool


class BotPool:
    """A few worker processes, started when they are first needed."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._idle: list[Worker] = []

    async def choose(self, turn: Turn) -> int:
        """The action that a bot chooses. Raises whatever goes wrong: a crash, a hang, a bot's own mistake."""
        return (await self._think(turn)).action

    async def advise(self, turn: Turn) -> list[Advice]:
        """What a bot thinks of the best few options, the best first; raises likewise."""
        return (await self._think(turn)).advice

    async def _think(self, turn: Turn) -> Thought:
        async with self._places:
            worker = await self._free_worker()
            try:
                thought = await asyncio.wait_for(self._ask(worker, turn), PATIENCE)
            except BaseException:
                await self._stop(worker)  # its answer may still be on the way: never ask it again
                raise
            self._idle.append(worker)
        if thought.problem:
            raise BotFailed(thought.problem)
        return thought

    async def close(self) -> None:
        while self._idle:
            await self._stop(self._idle.pop())

    async def _free_worker(self) -> Worker:
        """One that is idle, unless a new one would think faster; or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.compiled or not compiled.is_there():
                return worker
            await self._stop(worker)
        return await self._start()

    async def _start(self) -> Worker:
        fast = compiled.is_there()
        command = (sys.executable, "-m", "alehouse.bots.worker")
        # A session of its own: Ctrl-C in the terminal is for the house, which then stops its workers.
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        return Worker(process, fast)

    async def _ask(self, worker: Worker, turn: Turn) -> Thought:
        assert worker.process.stdin
        assert worker.process.stdout
        worker.process.stdin.write(msgspec.json.encode(turn) + b"\n")
        await worker.process.stdin.drain()
        return msgspec.json.decode(await worker.process.stdout.readline(), type=Thought)

    async def _stop(self, worker: Worker) -> None:
        if worker.process.returncode is None:
            worker.process.kill()
        await worker.process.wait()
