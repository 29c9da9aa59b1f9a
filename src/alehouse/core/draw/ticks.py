"""Round numbers along a scale, for charts: ones, twos or fives, or ten, a hundred, a tenth times as many."""

from math import ceil, floor, log10
from typing import Final

STEPS: Final = (1, 2, 5, 10)
MOST: Final = 6  # steps from the lowest to the highest number


def round_step(extent: float) -> float:
    """The smallest step of which so many are enough."""
    power = 10.0 ** floor(log10(extent / 4))
    return next(power * times for times in STEPS if extent / (power * times) <= MOST)


def ticks(lowest: float, highest: float, step: float) -> list[float]:
    """The multiples of a step from below the lowest number to above the highest one; at least two."""
    first, last = floor(lowest / step), ceil(highest / step)
    return [first * step + step * number for number in range(max(last - first, 1) + 1)]
