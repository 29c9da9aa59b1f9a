"""Goods as people read them at a glance: number and icon, crowns of leaders, heaps, places for items."""

from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import cube_outline
from alehouse.core.draw.svg import use


def count_with_icon(good: str, amount: int, leads: bool, icon: float, size: float) -> str:
    """Icon, number, and a crown for the one who leads; the icon's left edge and middle are the origin."""
    crown_size = size * 0.8
    crown = use("crown", icon + 9 + width(amount, size, bold=True), -crown_size / 2, crown_size) if leads else ""
    figure = text(icon + 6, size * 0.36, amount, size, INK, bold=True)
    return use(f"g-{good}", 0, -icon / 2, icon) + figure + crown


def small_count(good: str, amount: int, leads: bool, icon: float, size: float, span: float) -> str:
    """The same for tight places: the crown sits on the icon, and large numbers fit into the `span` there is."""
    crown = use("crown", icon / 2 - 6.5, -icon / 2 - 9, 13) if leads else ""
    figure = text(icon + 2, size * 0.36, amount, size, INK, bold=True, span=span - icon - 6)
    return use(f"g-{good}", 0, -icon / 2, icon) + crown + figure


def item_places(amount: int, goal: int, w: float, h: float) -> str:
    """Places for the items that end the game, filled from the left, as large as they fit; at the right of the room."""
    count = min(max(goal, amount), 12)
    columns = max(range(1, count + 1), key=lambda columns: _item_size(count, columns, w, h))
    size = _item_size(count, columns, w, h)
    left = w - columns * (size + 2) + 2
    out = ""
    for n in range(count):
        x, y = left + n % columns * (size + 2), n // columns * (size + 2)
        out += use("g-item", x, y, size) if n < amount else cube_outline(x, y, size)
    return out


def _item_size(count: int, columns: int, w: float, h: float) -> float:
    """How large the places are that stand side by side in so many columns."""
    rows = -(-count // columns)
    return min((w + 2) / columns - 2, (h + 2) / rows - 2, 25)


def heap(good: str, amount: int, cx: float, base: float, size: float) -> str:
    """Cubes in a heap, nearer ones in front; beyond ten the number alone tells."""
    rows = _rows(min(amount, 10))
    if len(rows) > 2:
        size, cx = size * 0.74, cx + 4
    out = ""
    for level, count in reversed(list(enumerate(rows))):
        left = cx - count * size * 0.43
        out += "".join(use(good, left + n * size * 0.86, base - size - level * size * 0.5, size) for n in range(count))
    return out


def _rows(amount: int) -> list[int]:
    """How many cubes lie in each row of a heap, the lowest first."""
    shapes: tuple[list[int], ...] = (
        [],
        [1],
        [2],
        [2, 1],
        [3, 1],
        [3, 2],
        [3, 2, 1],
        [4, 2, 1],
        [4, 3, 1],
        [4, 3, 2],
        [4, 3, 2, 1],
    )
    return list(shapes[amount])


def medal_rows(amount: int, w: float, size: float) -> str:
    """Medals in two rows, closer together the more there are."""
    shown = min(amount, 12)
    columns = 3 if shown <= 6 else 6
    step = min(size + 2, (w - size) / (columns - 1))
    return "".join(use("g-medal", n % columns * step, n // columns * size, size) for n in range(shown))
