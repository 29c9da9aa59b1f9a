"""The table on a telephone with little height: as on any other, with lower houses; of the own trays the Active Pool in
one line, the Warehouse behind a handle.

Its canvases are 360 units wide, so that nothing is too small to be read on the narrowest telephone.
"""

from typing import Final

from alehouse.core.draw.handle import handle, is_opened
from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Canvas, Scene
from alehouse.games.dice_brewing.drawing.buildings import House
from alehouse.games.dice_brewing.drawing.needs import warehouse_lit, warehouse_needed
from alehouse.games.dice_brewing.drawing.phone import Phone, phone_scene
from alehouse.games.dice_brewing.drawing.recipe_faces import NARROW
from alehouse.games.dice_brewing.drawing.spaces import Floor
from alehouse.games.dice_brewing.drawing.strips import (
    Strip,
    pool_line,
    pool_line_height,
    warehouse_strip,
    warehouse_strip_height,
)
from alehouse.games.dice_brewing.drawing.table import DrawnTable

PHONE: Final = Phone(360, House(171, 23, 46), Floor(161, 43, 28, 22, 28), NARROW, 40)
_HANDLE: Final = 42


def scene(table: DrawnTable) -> Scene:
    return phone_scene(table, PHONE, _own_canvas(table))


def _own_canvas(table: DrawnTable) -> Canvas:
    """The Active Pool; the Warehouse below it if a person wishes, or if a decision is about what lies there."""
    trays, whole = table.me.trays, PHONE.strip
    opened = is_opened(table, warehouse_needed(table, trays.seat))
    line = Strip(whole.w - _HANDLE - 4, whole.die)
    high = height = pool_line_height(trays, line)
    pieces = pool_line(table, trays, line, not opened)
    knob = handle(table, whole.w - _HANDLE, 0, _HANDLE, high, opened, warehouse_lit(table, trays.seat))
    if opened:
        pieces += warehouse_strip(table, trays, 0, high + 4, whole)
        height += 4 + warehouse_strip_height(table, trays, whole)
    return Canvas(width=whole.w, height=height, pieces=(*dice_on_top(pieces), knob))  # it may come to lie over dice
