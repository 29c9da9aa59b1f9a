"""How far counts are from even, for tests of fairness."""

from collections.abc import Iterable
from math import sqrt


def is_even(counts: Iterable[int]) -> bool:
    """Whether counts of things meant to be equally likely pass a chi-square test: of fair ones, 999 in 1000 do."""
    found = list(counts)
    expected = sum(found) / len(found)
    statistic = sum((count - expected) ** 2 / expected for count in found)
    freedom = len(found) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3  # Wilson and Hilferty
    return statistic < limit
