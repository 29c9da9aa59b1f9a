"""The table of a laptop, much wider than high: the own area at the left, the rivals above the rooms of the tavern.

Everything is drawn for 1280 by 566, which is what a window of 1366 by 650 leaves: there one unit is one pixel.
"""

from typing import Final

from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Box, Canvas, Scene
from alehouse.games.cavern_tavern.drawing.choosing import laid_out
from alehouse.games.cavern_tavern.drawing.middle import LAPTOP, middle
from alehouse.games.cavern_tavern.drawing.own_column import own_column
from alehouse.games.cavern_tavern.drawing.rivals import rivals_strip
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.solo import solo_strip
from alehouse.games.cavern_tavern.drawing.status import wide_strip

W: Final = 1280
H: Final = 566
_GAP: Final = 8
_OWN: Final = 232  # how wide the own area is
_STRIP: Final = 76  # how high the rivals are: three lines


def scene(seen: Seen) -> Scene:
    return Scene(layout=seen.layout, status=wide_strip(seen), table=table_canvas(seen))


def table_canvas(seen: Seen) -> Canvas:
    left = _OWN + _GAP
    strip = Box(left, 0, W - left, _STRIP)
    pieces = solo_strip(seen, strip) if seen.view.solo else rivals_strip(seen, strip)
    pieces += middle(seen, Box(left, _STRIP + _GAP, W - left, H - _STRIP - _GAP), LAPTOP)
    pieces += own_column(seen, Box(0, 0, _OWN, H))
    over = {"choosing", *laid_out(seen)}  # cards to choose from lie even above dice
    ordered = sorted(dice_on_top(pieces), key=lambda piece: piece.id in over)
    return Canvas(width=W, height=H, pieces=tuple(ordered))
