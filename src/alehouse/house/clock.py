"""What time it is in a house, and waiting until it is later."""

import asyncio
from typing import Protocol

from alehouse.house.rows import now


class Clock(Protocol):
    """The time of a house; a test may have its own."""

    def now(self, later: float = 0) -> str:
        """The time, so many seconds later, in the form that is kept and sent."""

    async def sleep(self, seconds: float) -> None:
        """Come back so many seconds later."""


class SystemClock:
    """The clock of the machine."""

    def now(self, later: float = 0) -> str:
        return now(later)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
