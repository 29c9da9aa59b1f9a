"""Cards spread out in rows."""

import pytest

from alehouse.core.draw.spread import largest, places


@pytest.mark.parametrize(
    ("count", "w", "h", "expected"),
    [
        (1, 1000, 1000, (1, 150)),  # never wider than they may be
        (4, 430, 150, (4, 100)),  # one row, as wide as four and their gaps
        (4, 210, 290, (2, 100)),  # two rows
        (4, 430, 320, (4, 100)),  # hardly smaller in one row than in two
        (4, 430, 416, (2, 145)),  # much smaller: two rows, each 203 high
    ],
)
def test_cards_are_as_large_as_they_may_be(count: int, w: float, h: float, expected: tuple[int, float]) -> None:
    columns, width = largest(count, w, h, gap=10, ratio=1.4, widest=150)
    assert columns == expected[0]
    assert width == pytest.approx(expected[1])


def test_every_row_lies_around_the_middle() -> None:
    assert places(3, columns=2, middle=500, top=20, w=100, h=140, gap=10) == [(395, 20), (505, 20), (450, 170)]
