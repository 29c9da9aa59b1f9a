"""Long work at somebody's expense: what it takes is counted, also where nobody waits for it any more."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from alehouse.house.fairness.metering import Spend
from alehouse.house.offload import Offload

T = TypeVar("T")


async def paid(work: Callable[[], T], spend: Spend, offload: Offload) -> T:
    """What a piece of work returns or raises; `spend` is told how many milliseconds it took."""
    loop = asyncio.get_running_loop()

    def measured() -> T:
        begun = time.thread_time()
        try:
            return work()
        finally:
            with suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(spend, 1000 * (time.thread_time() - begun))

    return await offload(measured)
