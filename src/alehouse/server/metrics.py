"""What the server counts about itself, and everything that is counted, for Prometheus.

Several processes count together in a folder: `PROMETHEUS_MULTIPROC_DIR` is set before any of them starts.
"""

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"

messages: Final = Counter("alehouse_messages", "Messages from browsers (in) and to them (out).", ["way"])
connections: Final = Gauge("alehouse_connections", "Browsers at a table.", multiprocess_mode="livesum")
letters_waiting: Final = Gauge(
    "alehouse_letters_waiting", "Letters that have still to be sent.", multiprocess_mode="livemostrecent"
)
commit_seconds: Final = Histogram(
    "alehouse_commit_seconds",
    "How long the database needs to keep a group of changes.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def forget(process: int | None, folder: str) -> None:
    """A process is dead: it has no browsers nor tables any more. What it counted stays."""
    multiprocess.mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


def exposition() -> bytes:
    """Everything counted so far, of all processes together."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
