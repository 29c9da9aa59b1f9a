"""What a process that works for strangers allows itself: so much memory, so much time, files of such a size."""

import signal


def limit_memory(most: int) -> None:
    """So many bytes for everything, where the system can see to that."""
    _limit("RLIMIT_AS", most)


def limit_files(largest: int) -> None:
    """No file that is written is larger; whoever tries gets an `OSError`."""
    _limit("RLIMIT_FSIZE", largest)


def limit_time(seconds: float) -> None:
    """End this process after so many seconds of the processor, whatever it is doing then; 0 for no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit(what: str, most: int) -> None:
    try:
        import resource  # not everywhere
    except ImportError:
        return
    resource.setrlimit(getattr(resource, what), (most, most))
