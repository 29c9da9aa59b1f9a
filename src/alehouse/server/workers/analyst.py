"""Whoever analyses finished games: one process beside the house, which comes after everybody who plays.

It works in parts of a few seconds, and begins none while somebody waits for a bot that thinks. It is started when it is
needed, and ended when nothing is left to do.
"""

import asyncio
from typing import Final

import msgspec

from alehouse.analysis.worker import PART, Answer, Part
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.server.workers.worker_process import WorkerProcess

WORKER: Final = "alehouse.analysis.worker"
POLITENESS: Final = 15  # how far others that want the processor come first
PATIENCE: Final = 900.0  # seconds after which a part is given up: on a busy machine others come first for long


class AnalysisFailed(Exception):
    """A part could not be done; the text is its error."""


class Analyst:
    """A lane with one place, and the process that works there. Others who can wait work in the same lane."""

    def __init__(self, thinking: Lane) -> None:
        self.lane: Final = Lane("analysis", 1, usual=PART, after=thinking)
        self._worker: WorkerProcess | None = None  # while it has nothing to do

    async def do(self, part: Part, sharers: Sharers) -> Answer:
        """Do a part. Raises whatever goes wrong: a crash, a hang, a mistake."""
        async with self.lane.place(sharers):
            worker = self._worker or await WorkerProcess.start(WORKER, str(POLITENESS))
            self._worker = None
            try:
                line = await asyncio.wait_for(worker.ask(msgspec.json.encode(part)), PATIENCE)
            except BaseException:
                await worker.stop()  # its answer may still be on the way: never ask it again
                raise
            self._worker = worker
        answer = msgspec.json.decode(line, type=Answer)
        if answer.problem:
            raise AnalysisFailed(answer.problem)
        return answer

    async def rest(self) -> None:
        """Nothing is left to do."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.stop()
