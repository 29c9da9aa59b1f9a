"""The lab's arithmetic, against values worked out elsewhere."""

import pytest

from alehouse.lab.statistics import Histogram, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 10, 0.0179, 0.4042), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_spread() -> None:
    histogram = Histogram()
    for value in range(1, 11):
        histogram.add(value)
    spread = histogram.spread()
    assert (spread.mean, spread.min, spread.p10, spread.median, spread.p90, spread.max) == (5.5, 1, 1, 5, 9, 10)


def test_histograms_add_up() -> None:
    one, other = Histogram({1: 2, 3: 1}), Histogram({3: 4})
    one.merge(other)
    assert one.counts == {1: 2, 3: 5}
