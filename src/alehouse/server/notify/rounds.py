"""Periodic tasks: what is done again and again while the house is open."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from alehouse.core.errors import AlehouseError

STOPPING: Final = 3.0  # seconds for what is under way when the house closes

log = logging.getLogger("alehouse.server")


class Rounds:
    """A task that does its work every so many seconds, whatever happened the last time."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        self._name = name
        self._work = work
        self._every = every
        self._problem = ""  # of the last round
        self._stopping = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._work()
                self._problem = ""
            except Exception as error:
                self._complain(error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._every)

    def _complain(self, error: Exception) -> None:
        """Say what went wrong, once as long as it is the same."""
        if str(error) != self._problem:
            unforeseen = None if isinstance(error, AlehouseError) else error
            log.warning("a task failed, goes on task=%s reason=%s", self._name, error, exc_info=unforeseen)
        self._problem = str(error)

    async def stop(self) -> None:
        """Finish the round that is under way, if it does not take too long."""
        self._stopping.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._task, STOPPING)
