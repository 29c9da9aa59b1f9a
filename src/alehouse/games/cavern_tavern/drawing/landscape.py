"""The wide table: rivals above, the rooms of the tavern in the middle, the own area below."""

from typing import Final

from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Box, Canvas, Scene
from alehouse.games.cavern_tavern.drawing.choosing import laid_out
from alehouse.games.cavern_tavern.drawing.middle import middle
from alehouse.games.cavern_tavern.drawing.own import own_area
from alehouse.games.cavern_tavern.drawing.rivals import rivals_strip, strip_height
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.solo import solo_strip
from alehouse.games.cavern_tavern.drawing.status import status_strip

W: Final = 1096
H: Final = 792
_GAP: Final = 8
_OWN: Final = 208  # how high the own area is


def scene(seen: Seen) -> Scene:
    return Scene(layout=seen.layout, status=status_strip(seen), table=table_canvas(seen))


def table_canvas(seen: Seen) -> Canvas:
    strip = Box(0, 0, W, strip_height(seen))
    own = Box(0, H - _OWN, W, _OWN)
    top = strip.h + _GAP
    pieces = solo_strip(seen, strip) if seen.view.solo else rivals_strip(seen, strip)
    pieces += middle(seen, Box(0, top, W, own.y - _GAP - top))
    pieces += own_area(seen, own)
    over = {"choosing", *laid_out(seen)}  # cards to choose from lie even above dice
    ordered = sorted(dice_on_top(pieces), key=lambda piece: piece.id in over)
    return Canvas(width=W, height=H, pieces=tuple(ordered))
