"""Counts that add up exactly, however the games were shared out among workers."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from msgspec import Struct

NORMAL_95: Final = 1.959963984540054  # two-sided 95 % point of the normal distribution
QUANTILES: Final = (0.1, 0.5, 0.9)


class Histogram:
    """How often each value occurred."""

    def __init__(self, counts: dict[float, int] | None = None) -> None:
        self.counts = counts or {}

    def add(self, value: float, times: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + times

    def merge(self, other: "Histogram") -> None:
        for value, times in other.counts.items():
            self.add(value, times)

    def spread(self) -> "Spread":
        """What the values are like; there must be one."""
        values = sorted(self.counts)
        size = sum(self.counts.values())
        low, median, high = (self._quantile(values, size * share) for share in QUANTILES)
        mean = sum(value * self.counts[value] for value in values) / size
        return Spread(mean=mean, min=values[0], p10=low, median=median, p90=high, max=values[-1])

    def _quantile(self, values: Iterable[float], rank: float) -> float:
        """The smallest value that at least `rank` of all do not exceed."""
        below = 0
        value = 0.0
        for value in values:
            below += self.counts[value]
            if below >= rank:
                break
        return value


class Spread(Struct, kw_only=True):
    """Values in short: mean, extremes, and the quantiles of 10, 50 and 90 %."""

    mean: float
    min: float
    p10: float
    median: float
    p90: float
    max: float


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's: it holds near 0 and 1 too)."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    squared = NORMAL_95**2
    centre = share + squared / (2 * trials)
    margin = NORMAL_95 * sqrt(share * (1 - share) / trials + squared / (4 * trials**2))
    scale = 1 + squared / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
