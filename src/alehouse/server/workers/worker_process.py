"""A process that works for the house, one thing at a time: questions go in as lines of JSON, answers come out."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

LONGEST: Final = 16_000_000  # bytes of an answer; the progress of a long game's analysis has some 100,000


class WorkerDied(Exception):
    """It ended instead of answering: a crash, or more memory or time than it may have."""


class WorkerProcess:
    """A module that is run with some arguments; see `alehouse.bots.worker`."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process

    @classmethod
    async def start(cls, module: str, *arguments: str) -> "WorkerProcess":
        command = (sys.executable, "-m", module, *arguments)
        # A session of its own: Ctrl-C in the terminal is for the house, which then stops its workers.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST
        )
        return cls(process)

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question, which is one line."""
        assert self.process.stdin
        try:
            self.process.stdin.write(question + b"\n")
            await self.process.stdin.drain()
        except (BrokenPipeError, ConnectionResetError) as error:
            raise WorkerDied from error
        return await self.hear()

    async def hear(self) -> bytes:
        """The next line that it says; some say how far they are before they answer."""
        assert self.process.stdout
        answer = await self.process.stdout.readline()
        if not answer:
            raise WorkerDied
        return answer

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
