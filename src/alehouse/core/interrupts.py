"""Ctrl-C while processes are started: it is for whoever starts them, and is not lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


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
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
