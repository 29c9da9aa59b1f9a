"""The wide table: rivals above, the rooms of the tavern in the middle, the own area below."""

from typing import Final

from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Box, Canvas, Scene
from alehouse.games.cavern_tavern.drawing.choosing import laid_out
from alehouse.games.cavern_tavern.drawing.middle import middle
from alehouse.games.cavern_tavern.drawing.own import own_area
from alehouse.games.cavern_tavern.drawing.rivals import HIGH, rivals_strip, strip_height
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.solo import solo_strip
from alehouse.games.cavern_tavern.drawing.status import status_strip

W: Final = 1096
H: Final = 792
_GAP: Final = 8
_NARROW: Final = 4  # where many rivals take of the height: what is written in the rooms keeps its size
_OWN: Final = 208  # how high the own area is


def scene(seen: Seen) -> Scene:
    return Scene(layout=seen.layout, status=status_strip(seen), table=table_canvas(seen))


def table_canvas(seen: Seen) -> Canvas:
    strip = Box(0, 0, W, strip_height(seen))
    own = Box(0, H - _OWN, W, _OWN)
    gap = _NARROW if strip.h == HIGH else _GAP
    top = strip.h + gap
    pieces = solo_strip(seen, strip) if seen.view.solo else rivals_strip(seen, strip)
    pieces += middle(seen, Box(0, top, W, own.y - gap - top))
    pieces += own_area(seen, own)
    over = {"choosing", *laid_out(seen)}  # cards to choose from lie even above dice
    ordered = sorted(dice_on_top(pieces), key=lambda piece: piece.id in over)
    return Canvas(width=W, height=H, pieces=tuple(ordered))
