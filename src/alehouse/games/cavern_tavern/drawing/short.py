"""A telephone with little height: as the narrow table, with the own things in a line that opens when they are needed.

Everything but the Mess Hall is drawn for a width of 360, the least there is: no word is shown smaller than it is drawn.
"""

from typing import Final

from alehouse.core.draw.handle import handle
from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Box, Canvas, Scene
from alehouse.games.cavern_tavern.drawing.folding import behind_short_line, folding
from alehouse.games.cavern_tavern.drawing.own_line import HANDLE, HEIGHT, own_line
from alehouse.games.cavern_tavern.drawing.own_strip import HEIGHT as WHOLE
from alehouse.games.cavern_tavern.drawing.own_strip import own_strip
from alehouse.games.cavern_tavern.drawing.portrait import SMALL, rivals_canvas, tabs
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.status import status_line

_EDGE: Final = 8  # between the handle and the edges of the own things


def scene(seen: Seen) -> Scene:
    return Scene(
        layout=seen.layout,
        status=status_line(seen, SMALL.w),
        rivals=rivals_canvas(seen, SMALL),
        tabs=tabs(seen, SMALL),
        own=own_canvas(seen),
    )


def own_canvas(seen: Seen) -> Canvas:
    """One line, or all of it as on a larger telephone."""
    fold = folding(seen, behind_short_line(seen))
    w = SMALL.within
    if not fold.opened:
        pieces = own_line(seen, Box(0, 0, w, HEIGHT), fold)
        return Canvas(width=w, height=HEIGHT, pieces=tuple(dice_on_top(pieces)))
    pieces = own_strip(seen, Box(0, 0, w, WHOLE), HANDLE + 2)
    pieces.append(handle(seen, w - HANDLE - _EDGE, _EDGE, HANDLE, HEIGHT - 2 * _EDGE, fold.opened, fold.needed))
    return Canvas(width=w, height=WHOLE, pieces=tuple(dice_on_top(pieces)))
