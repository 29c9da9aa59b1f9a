"""What the house counts about itself, for Prometheus.

Several processes count together in a folder: `PROMETHEUS_MULTIPROC_DIR` is set before any of them starts.
"""

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"

moves: Final = Counter("alehouse_moves", "Moves that are kept, by game; undos count, too.", ["game"])
refusals: Final = Counter("alehouse_refusals", "Requests that were refused, by reason.", ["reason"])
messages: Final = Counter("alehouse_messages", "Messages from browsers (in) and to them (out).", ["way"])
connections: Final = Gauge("alehouse_connections", "Browsers at a table.", multiprocess_mode="livesum")
live_tables: Final = Gauge("alehouse_live_tables", "Tables that are ready in memory.", multiprocess_mode="livesum")
bot_failures: Final = Counter("alehouse_bot_failures", "Decisions that a bot could not make.", ["bot"])
letters_waiting: Final = Gauge(
    "alehouse_letters_waiting", "Letters that have still to be sent.", multiprocess_mode="livemostrecent"
)
commit_seconds: Final = Histogram(
    "alehouse_commit_seconds",
    "How long the database needs to keep a group of changes.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)

pool_jobs: Final = Gauge(
    "alehouse_pool_jobs", "Work that is done or waits in a lane.", ["lane"], multiprocess_mode="livesum"
)
pool_wait_seconds: Final = Histogram(
    "alehouse_pool_wait_seconds",
    "How long work waits for a place in its lane.",
    ["lane"],
    buckets=(0.001, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100),
)

quotas_spent: Final = Counter(
    "alehouse_quotas_spent", "What was refused because a quota was spent, by quota.", ["quota"]
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
