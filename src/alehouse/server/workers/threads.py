"""Work that may take long, in a thread of its own: when the house closes, nobody has to wait for it."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


async def in_thread(work: Callable[[], T]) -> T:
    """What a piece of work returns or raises. It goes on even if nobody waits any more, but not longer than the house.

    Threads of asyncio's own would be waited for to the end.
    """
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    future.set_running_or_notify_cancel()
    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(future)
