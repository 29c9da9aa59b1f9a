"""Bots think in processes of their own, so that the house keeps serving; one that dies is replaced.

So are those that began as plain Python, once the rules have been compiled behind the house. There are lanes, so that
nobody who decides in a moment waits for those who think, nor anybody who plays for those whom nobody plays with.
"""

import asyncio
import os
from typing import Final

import msgspec

from alehouse import compiled
from alehouse.bots import SIMPLE
from alehouse.bots.advice import Advice
from alehouse.bots.worker import Thought, Turn
from alehouse.house.bots import BUSY
from alehouse.house.fairness.fair_share import HOUSE, Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.server.workers.worker_process import WorkerProcess

PATIENCE: Final = 60.0  # seconds after which a bot is given up
MOST_THINKERS: Final = 4  # at once, in one process
WORKER: Final = "alehouse.bots.worker"
# Where somebody has waited for so long that the house is busy, all who think there do so for half their time; after
# twice as long for a quarter.
SHORTEST: Final = 0.25  # of its time


class BotFailed(Exception):
    """A bot could not think; the text is its error."""


class Thinkers:
    """A lane with its worker processes, which are started when they are first needed."""

    def __init__(self, lane: Lane, politeness: int = 0) -> None:
        self.lane: Final = lane
        self._politeness = politeness  # how far others that want the processor come first
        self.idle: list[tuple[WorkerProcess, bool]] = []  # and whether compiled rules were there when it began

    async def think(self, turn: Turn, sharers: Sharers) -> Thought:
        async with self.lane.place(sharers) as waited:
            turn.share = share_of_time(max(waited, self.lane.longest_wait))
            worker, fast = await self._free_worker()
            try:
                answer = await asyncio.wait_for(worker.ask(msgspec.json.encode(turn)), PATIENCE)
            except BaseException:
                await worker.stop()  # its answer may still be on the way: never ask it again
                raise
            self.idle.append((worker, fast))
        thought = msgspec.json.decode(answer, type=Thought)
        if thought.problem:
            raise BotFailed(thought.problem)
        return thought

    async def _free_worker(self) -> tuple[WorkerProcess, bool]:
        """One that is idle, unless a new one would think faster; or a new one."""
        while self.idle:
            worker, fast = self.idle.pop()
            if fast or not compiled.is_there():
                return worker, fast
            await worker.stop()
        fast = compiled.is_there()
        return await WorkerProcess.start(WORKER, str(self._politeness)), fast

    async def close(self) -> None:
        while self.idle:
            worker, _ = self.idle.pop()
            await worker.stop()


class BotPool:
    """The lanes of the bots: quick ones, those who think, hints, and bots whom nobody plays with, who come last."""

    def __init__(self, thinkers: int = 0) -> None:
        thinking = Lane("thinking", thinkers or usual_thinkers(), usual=1.0)
        self.quick: Final = Thinkers(Lane("quick", 1, usual=0.01))
        self.thinking: Final = Thinkers(thinking, politeness=5)
        self.hints: Final = Thinkers(Lane("hints", 1, usual=1.0), politeness=5)
        self.slow: Final = Thinkers(Lane("slow", 1, usual=0.1, after=thinking), politeness=10)

    async def choose(self, turn: Turn, sharers: Sharers = HOUSE, alone: bool = False) -> int:
        """The action that a bot chooses; `alone`: nobody plays with it. Raises whatever goes wrong: a crash, a hang, a
        bot's own mistake."""
        return (await self._thinkers(turn.bot, alone).think(turn, sharers)).action

    def is_busy(self, bot: str, alone: bool = False) -> bool:
        """Whether somebody waits so long, where a bot would think, that all think for less."""
        return self._thinkers(bot, alone).lane.longest_wait >= BUSY

    def _thinkers(self, bot: str, alone: bool) -> Thinkers:
        return self.slow if alone else self.quick if bot in SIMPLE else self.thinking

    async def advise(self, turn: Turn, sharers: Sharers = HOUSE) -> list[Advice]:
        """What a bot thinks of the best few options, the best first; raises likewise."""
        return (await self.hints.think(turn, sharers)).advice

    def hints_waiting(self, household: str) -> int:
        """How many hints wait for people of one household."""
        return self.hints.lane.waiting_of(household)

    async def close(self) -> None:
        for thinkers in (self.quick, self.thinking, self.hints, self.slow):
            await thinkers.close()


def share_of_time(waited: float) -> float:
    """What part of its time a bot may think where somebody has waited so long for a place."""
    return max(SHORTEST, 0.5 ** int(waited / BUSY))


def usual_thinkers(processes: int = 1) -> int:
    """How many may think at once in each of several processes of the house: one core is left for other things."""
    return max(1, min(MOST_THINKERS, ((os.cpu_count() or 2) - 1) // processes))
