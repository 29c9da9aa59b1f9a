"""The table on a telephone: players as chips, one board at a time behind tabs, the own trays always at hand below."""

from typing import Final

from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Canvas, Scene
from alehouse.games.dice_brewing.drawing.buildings import House
from alehouse.games.dice_brewing.drawing.phone import Phone, phone_scene
from alehouse.games.dice_brewing.drawing.recipe_faces import WIDE
from alehouse.games.dice_brewing.drawing.spaces import Floor
from alehouse.games.dice_brewing.drawing.strips import (
    pool_strip,
    pool_strip_height,
    warehouse_strip,
    warehouse_strip_height,
)
from alehouse.games.dice_brewing.drawing.table import DrawnTable

PHONE: Final = Phone(390, House(182, 26, 62), Floor(172, 58.5, 41, 28, 41), WIDE, 41)


def scene(table: DrawnTable) -> Scene:
    return phone_scene(table, PHONE, _own_canvas(table))


def _own_canvas(table: DrawnTable) -> Canvas:
    """Active Pool and Warehouse, whatever tab is shown: dice are taken from here."""
    strip, trays = PHONE.strip, table.me.trays
    pool, store = pool_strip_height(trays, strip), warehouse_strip_height(table, trays, strip)
    pieces = pool_strip(table, trays, 0, 0, strip) + warehouse_strip(table, trays, 0, pool + 5, strip)
    return Canvas(width=strip.w, height=pool + store + 5, pieces=tuple(dice_on_top(pieces)))
