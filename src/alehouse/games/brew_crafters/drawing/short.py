"""The narrow table where there is little height: the same rooms, a lower market, the own things as one line."""

from typing import Final

from alehouse.core.draw.handle import is_opened
from alehouse.core.scene import Box, Canvas, Scene
from alehouse.games.brew_crafters.drawing.chips import rivals_canvas
from alehouse.games.brew_crafters.drawing.landscape import in_layers
from alehouse.games.brew_crafters.drawing.own import own_ground
from alehouse.games.brew_crafters.drawing.own_handle import HANDLE, is_asked, own_handle
from alehouse.games.brew_crafters.drawing.own_numbers import own_numbers
from alehouse.games.brew_crafters.drawing.own_strip import HEAD, HEIGHT, own_strip
from alehouse.games.brew_crafters.drawing.portrait import tabs
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.status import status_line

W: Final = 360  # the narrowest phone's width: words are as large there as anywhere
_STATUS: Final = 40
_CHIP: Final = 44
_AREA: Final = 326  # how high an area is on such a phone
_MARGIN: Final = 8
_OWN: Final = W - 2 * _MARGIN
_LINE: Final = 40  # how high the own things are as a line: a finger hits the handle
_INSIDE: Final = ("stored", "supply")  # pieces of the strip


def scene(seen: Seen) -> Scene:
    asked = is_asked(seen, _INSIDE)
    return Scene(
        layout=seen.layout,
        status=status_line(seen, W, _STATUS),
        rivals=rivals_canvas(seen, W, _MARGIN, _CHIP),
        tabs=tabs(seen, W, _AREA),
        own=_own(seen, is_opened(seen, asked), asked),
    )


def _own(seen: Seen, opened: bool, asked: bool) -> Canvas:
    """The numbers in one line, or all of the strip; the handle at the right end of both."""
    box = Box(0, 0, _OWN, HEIGHT if opened else _LINE)
    if opened:
        pieces = own_strip(seen, box, HANDLE)
    else:
        numbers = Box(0, 0, _OWN - HANDLE, _LINE)
        pieces = own_ground(seen, box, _LINE) + own_numbers(seen, numbers, 0, shown=False)
    handle = own_handle(seen, Box(_OWN - HANDLE, 0, HANDLE, HEAD if opened else _LINE), opened, asked)
    return Canvas(width=_OWN, height=box.h, pieces=(*in_layers(seen, pieces), handle))
