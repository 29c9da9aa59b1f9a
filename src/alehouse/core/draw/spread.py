"""Cards spread out in rows: as large as they may be, every row around the middle."""

from typing import Final

_ONE_ROW: Final = 0.8  # cards that are so little smaller lie in one row


def largest(count: int, w: float, h: float, gap: float, ratio: float, widest: float) -> tuple[int, float]:
    """In how many columns cards are largest, and how wide they are then."""

    def size(columns: int) -> float:
        rows = -(-count // columns)
        return min((w + gap) / columns - gap, ((h + gap) / rows - gap) / ratio, widest)

    best = max(range(1, count + 1), key=size)
    if size(count) > size(best) * _ONE_ROW:
        best = count
    return best, size(best)


def places(
    count: int, columns: int, middle: float, top: float, w: float, h: float, gap: float
) -> list[tuple[float, float]]:
    """Where cards of that size lie; the last row may be shorter."""
    found = []
    for k in range(count):
        in_row = min(columns, count - k // columns * columns)
        x = middle + (k % columns - in_row / 2) * (w + gap) + gap / 2
        found.append((x, top + k // columns * (h + gap)))
    return found
