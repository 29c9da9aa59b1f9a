"""Has a house note the steps of its loop that take long in time of the processor: nobody else is answered meanwhile."""

import asyncio.events
import gc
import threading
import time
from pathlib import Path

LONG = 0.001  # seconds; shorter ones are not noted


def note_steps(file: str) -> None:
    """From now on, in this process. What looks for garbage comes when it likes, and is nobody's step."""
    gc.disable()
    run, loop = asyncio.events.Handle._run, threading.get_ident()

    def noted(handle: asyncio.Handle) -> None:
        since = time.thread_time()
        run(handle)
        taken = time.thread_time() - since
        if taken > LONG and threading.get_ident() == loop:
            with Path(file).open("a") as notes:
                notes.write(f"{taken}\n")

    asyncio.events.Handle._run = noted  # type: ignore[method-assign, assignment]


def longest_step(file: Path) -> float:
    """How many seconds the longest one took since it was last asked."""
    found = [float(line) for line in file.read_text().split()] if file.exists() else []
    file.unlink(missing_ok=True)
    return max(found, default=LONG)
