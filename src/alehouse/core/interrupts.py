"""Ctrl-C while processes are started: it is for whoever starts them, and is not lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """Processes started now leave Ctrl-C to us: they inherit that it is blocked. One that comes meanwhile is heard
    afterwards; where signals cannot be blocked, it is lost, and has to be pressed again."""
    if sys.platform == "win32":
        ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, ours)
    else:
        # The first process that is started brings Python's tracker of shared resources along. Whoever starts that one
        # is no longer deaf to Ctrl-C afterwards, nor is the process that comes next: so it is there before.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
