"""What happens in a house, counted for whoever runs it.

The server shows it to Prometheus, together with what it counts itself.
"""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

moves: Final = Counter("alehouse_moves", "Moves that are kept, by game; undos count, too.", ["game"])
refusals: Final = Counter("alehouse_refusals", "Requests that were refused, by reason.", ["reason"])
live_tables: Final = Gauge("alehouse_live_tables", "Tables that are ready in memory.", multiprocess_mode="livesum")
bot_failures: Final = Counter("alehouse_bot_failures", "Decisions that a bot could not make.", ["bot"])
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
